/**
 * Where the page's workers have their WASM module from: the site.
 * @import { Module } from './protocol.js'
 */
import createFrontier from '#wasm/frontier.mjs';
import firstUrl from '#wasm/frontier.first.wasm?url';
import restUrl from '#wasm/frontier.rest.wasm?url';
import { createInParts } from './parts.js';

/** @param {string} what */
const missing = (what) => new Error(`The engine could not be loaded: ${what}`);

/** The bytes are fetched here, because Emscripten's own loader hides the answer of the server.
 * @param {string} url
 * @param {string} name */
async function bytesOf(url, name) {
  const response = await fetch(url).catch(() => {
    throw missing(`${name} could not be fetched`);
  });
  if (!response.ok) throw missing(`${name} answered ${response.status}`);
  return response.arrayBuffer();
}

/** For a function of the rest that is called before the rest has come. */
function restAtOnce() {
  const request = new XMLHttpRequest();
  request.open('GET', restUrl, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    throw missing('frontier.rest.wasm could not be fetched');
  }
  if (request.status !== 200) throw missing(`frontier.rest.wasm answered ${request.status}`);
  return request.response;
}

/** @type {() => void} */ let settle;
/** When the rest has come, or cannot be had: for what can wait, and need not fetch it a second time.
 * @type {Promise<void>} */
export const restSettled = new Promise((resolve) => (settle = resolve));

/** The engine from the site. */
export async function load() {
  const first = await bytesOf(firstUrl, 'frontier.first.wasm');
  const { module, join } = await createInParts(createFrontier, first, restAtOnce);
  // Not awaited. If it fails, whatever needs the rest asks again and says why.
  void bytesOf(restUrl, 'frontier.rest.wasm')
    .then((bytes) => WebAssembly.compile(bytes))
    .then(join)
    .catch(() => {})
    .then(settle);
  return module;
}
