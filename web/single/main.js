/** All pages in one file, with the engine, the workers and the levels inside: it asks nobody for anything. */
import * as inside from '#inside';
import { pageOf, shown } from './places.js';

/** What tools/single.mjs puts in place of addresses.
 * @typedef {{ frontierEngine: { first: ArrayBuffer, rest: ArrayBuffer }, frontierSandbox: string,
 *   frontierWorker: (name: 'search' | 'batch' | 'game' | 'gif') => Worker }} Inside */
const realm = /** @type {typeof globalThis & Inside} */ (globalThis);

/** Before a worker's own text: the engine is what the first message brings, and nobody else sees that. */
const waiting = `self.frontierEngine = new Promise((resolve) => {
  addEventListener('message', (event) => {
    event.stopImmediatePropagation();
    resolve(event.data);
  }, { once: true });
});
`;

const pages = {
  puzzles: () => import('../puzzles.js'),
  embed: () => import('../embed-page.js'),
  game: () => import('../game.js'),
  lab: () => import('../lab.js'),
  scoreboard: () => import('../scoreboard.js'),
};

/** Bytes that came as compressed text. @param {string} text */
function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}

async function start() {
  const [first, rest] = await Promise.all([unpacked(inside.first), unpacked(inside.rest)]);
  realm.frontierEngine = { first, rest };
  realm.frontierSandbox = inside.sandbox;
  realm.frontierWorker = (name) => {
    const isEngine = name !== 'gif';
    const text = new Blob([isEngine ? waiting : '', inside[name]], { type: 'text/javascript' });
    const worker = new Worker(URL.createObjectURL(text), { name });
    if (isEngine) worker.postMessage(realm.frontierEngine);
    return worker;
  };
  await pages[shown]();
}

/** What was noted for a reload is of the page before. */
function forgetFragments() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('frontier.fragment')) sessionStorage.removeItem(key);
  } catch {
    // then nothing was noted
  }
}

addEventListener('hashchange', (event) => {
  if (pageOf(location.hash) === shown) return;
  event.stopImmediatePropagation();
  forgetFragments();
  location.reload();
});

document.documentElement.toggleAttribute('data-embedded', shown === 'embed');
for (const style of document.querySelectorAll('style'))
  if (style.dataset.page?.split(' ').includes(shown)) style.media = '';
document.title = inside.titles[shown];
start().catch((error) => {
  const words =
    'Frontier cannot run here. It needs a browser of 2024 or later that lets a page have workers.';
  document.querySelector('.loading')?.replaceChildren(`${words} (${error.message})`);
});
