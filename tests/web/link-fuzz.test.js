// Ten thousand links that somebody means ill with: none throws, none reaches beyond what it is, and each
// takes no more work than its length allows. The work is counted, not timed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readLink } from '../../web/effects/link-reading.js';
import { repairDocument } from '../../web/model/document.js';
import { mostBoard } from '../../web/model/link.js';
import { mostUnpacked, unpack } from '../../web/model/link-packed.js';
import { fromFragment, mostStops, paneNames } from '../../web/model/link-read.js';
import { requestOf } from '../../web/model/options.js';
import { load } from '../wasm/frontier.js';
import { bomb, large, nasty, randomFrom } from './link-nasty.js';

const catalog = (await load()).catalog();
const { links } = JSON.parse(readFileSync(new URL('link-gallery.json', import.meta.url), 'utf8'));
const seeds = links.map(({ link }) => link);
const level = { id: '1', title: '', board: '#####\n#@$.#\n#####\n', line: 1 };
const shipped = async (name) =>
  name === 'sokoban_first_steps' ? { title: '', domain: 'sokoban', levels: [level] } : undefined;

/** How often the pairs of a link are gone through while `act` runs. */
async function passes(act) {
  const methods = ['get', 'getAll', 'has', 'entries', Symbol.iterator, 'toString'];
  const { prototype } = URLSearchParams;
  const originals = methods.map((name) => prototype[name]);
  let count = 0;
  methods.forEach((name, i) => {
    prototype[name] = function counted(...args) {
      ++count;
      return originals[i].apply(this, args);
    };
  });
  try {
    await act();
  } finally {
    methods.forEach((name, i) => {
      prototype[name] = originals[i];
    });
  }
  return count;
}

const known = (rows, id) => rows.some((row) => row.id === id);

/** All that may come of a link. */
function checkDocument(document) {
  assert.deepEqual(repairDocument(document, catalog), document, 'nothing is left to repair');
  const domain = catalog.domains.find(({ id }) => id === document.domain);
  assert.ok(domain && known(catalog.strategies, document.strategy));
  for (const heuristic of [document.heuristic, document.guide].filter(Boolean)) {
    const isOwn = heuristic === 'own' && document.own;
    assert.ok(known(domain.heuristics, heuristic) || isOwn || /^=[^]{0,1000}$/.test(heuristic), heuristic);
  }
  assert.ok(document.board.length <= mostBoard && document.formula.length <= 1000);
  assert.ok(document.breakpoints.length <= mostStops && Object.keys(document.options).length < 20);
  for (const text of [document.board, document.formula, ...Object.values(document.options)])
    assert.equal(typeof text, 'string');
  assert.ok(requestOf(document, catalog).board === document.board);
}

function checkView({ step, node, panes, controls, theme, ask, host, url }) {
  for (const count of [step, node]) assert.ok(count === null || (count >= 0 && count < 2 ** 32));
  for (const [home, id] of Object.entries(panes)) assert.ok('ABCD'.includes(home) && paneNames.includes(id));
  assert.ok(controls === null || controls.length < 40);
  assert.match(theme, /^(light|dark)?$/);
  assert.match(ask, /^(next|pruned|admissible|cut|cost:[0-9.]{1,20})?$/);
  assert.match(host, /^(\*|null|https?:\/\/[^/\s]+)?$/);
  assert.ok(url === '' || (new URL(url).protocol === 'https:' && url.length < 10_000));
}

async function check(link) {
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  fromFragment(link);
  const { bytes } = await unpack(link);
  assert.ok(bytes <= mostUnpacked + 2 ** 17, `${bytes} bytes were unpacked`);
  let read;
  const count = await passes(async () => {
    read = await readLink(link, catalog, shipped);
  });
  assert.ok(count <= 400, `the pairs were gone through ${count} times`);
  const { document, view, words } = read;
  assert.ok(words.length < 500, 'a notice is no place for a novel');
  if (document) checkDocument(document);
  if (view) checkView(view);
  assert.equal({}.polluted, undefined);
  assert.equal(Object.getOwnPropertyNames(Object.prototype).length, before);
}

test('10 000 links that were meant ill', async () => {
  const random = randomFrom(20_240_611);
  for (let i = 0; i < 10_000; ++i) {
    const link = nasty(random, seeds);
    try {
      await check(link);
    } catch (error) {
      error.message = `${JSON.stringify(link.slice(0, 2000))}: ${error.message}`;
      throw error;
    }
  }
});

test('links of megabytes, and links that stand for them', async () => {
  for (const link of large()) await check(`#${link}`);
});

test('what is unpacked of a bomb does not grow with it', async () => {
  const sizes = [];
  for (const mebibytes of [2, 16, 128]) sizes.push((await unpack(`#${bomb(mebibytes)}`)).bytes);
  assert.equal(new Set(sizes).size, 1, String(sizes));
});
