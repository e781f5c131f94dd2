/**
 * The service worker: keeps the whole site for times without a network. tools/offline.mjs puts the list of
 * files before it and makes it `sw.js`. A new version is fetched beside the old one and waits until the page
 * is told to take it; the version before stays, for tabs that are still of it.
 * @typedef {{ version: string, files: Record<string, string>, later: string[] }} Site
 *   files: a file's path and what its content must hash to; later: kept once somebody asked for them
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Extendable
 * @typedef {Extendable & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching
 * @typedef {{ site: Site, registration: ServiceWorkerRegistration, skipWaiting(): Promise<void>,
 *   clients: { claim(): Promise<void> } }} WorkerScope
 */
const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const { version, files, later } = scope.site;
const root = scope.registration.scope;
// Other copies of the site may be kept for the same origin, each below its own path.
const prefix = `frontier ${root} `;
const [whole, asked, notes] = [version, 'later', 'notes'].map((name) => prefix + name);

const addressOf = (/** @type {string} */ path) => new URL(path, root).href;
/** Whether a path names a content, which is the same for ever. @param {string} path */
const isLasting = (path) => /^(assets|python)\//.test(path);

/** A file as it is, and no other: a site that is just being replaced is tried again later.
 * @param {string} path @param {string} integrity */
async function fetched(path, integrity) {
  const cache = isLasting(path) ? 'default' : 'no-cache';
  const response = await fetch(addressOf(path), { integrity, cache });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // A page that was come by through a redirection cannot be given to whoever asks for it directly.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function keepAll() {
  const cache = await caches.open(whole);
  await Promise.all(
    Object.entries(files).map(async ([path, integrity]) => {
      const address = addressOf(path);
      if (await cache.match(address)) return; // an attempt before this one came so far
      const known = isLasting(path) ? await caches.match(address) : null;
      await cache.put(address, known ?? (await fetched(path, integrity)));
    }),
  );
}

/** Keeps this version and the one before it. */
async function forgetOld() {
  const cache = await caches.open(notes);
  const note = addressOf('versions');
  /** @type {Pick<Site, 'version' | 'later'>[]} */
  const before = await cache.match(note).then((found) => found?.json() ?? []);
  const kept = [{ version, later }, ...before.filter((each) => each.version !== version)].slice(0, 2);
  await cache.put(note, new Response(JSON.stringify(kept)));
  const names = [asked, notes, ...kept.map((each) => prefix + each.version)];
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !names.includes(name)) await caches.delete(name);
  const wanted = kept.flatMap((each) => each.later.map(addressOf));
  const heap = await caches.open(asked);
  for (const { url } of await heap.keys()) if (!wanted.includes(url)) await heap.delete(url);
}

/** The file that a request is for; null where it is none of the site's. @param {Request} request */
function pathOf({ method, url }) {
  if (method !== 'GET' || !url.startsWith(root)) return null;
  const path = url.slice(root.length).replace(/[?#].*$/, '');
  const named = [path || 'index.html', `${path}.html`].find((each) => each in files);
  return named ?? (isLasting(path) ? path : null);
}

/** @param {Fetching} event @param {string} path @returns {Promise<Response>} */
async function answer(event, path) {
  const address = addressOf(path);
  const here = await (await caches.open(whole)).match(address);
  const found = here ?? (await caches.match(address)); // of the version before
  if (found) return found;
  const response = await fetch(event.request);
  if (later.includes(path) && response.ok) {
    const copy = response.clone();
    const keep = caches.open(asked).then((cache) => cache.put(address, copy));
    event.waitUntil(keep.catch(() => {})); // where there is no room, it is fetched again the next time
  }
  return response;
}

addEventListener('install', (event) => /** @type {Extendable} */ (event).waitUntil(keepAll()));
addEventListener('activate', (event) =>
  /** @type {Extendable} */ (event).waitUntil(forgetOld().then(() => scope.clients.claim())),
);
addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
addEventListener('fetch', (event) => {
  const fetching = /** @type {Fetching} */ (event);
  const path = pathOf(fetching.request);
  if (path) fetching.respondWith(answer(fetching, path));
});
