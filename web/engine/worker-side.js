/**
 * What the page's workers do: they load the WASM module from the site, and answer messages with it.
 * @import { Module } from './protocol.js'
 */
import createFrontier from '#wasm/frontier.mjs';
import firstUrl from '#wasm/frontier.first.wasm?url';
import restUrl from '#wasm/frontier.rest.wasm?url';
import { createInParts } from './parts.js';
import { serveOn } from './serving.js';

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

async function load() {
  const first = await bytesOf(firstUrl, 'frontier.first.wasm');
  const { module, join } = await createInParts(createFrontier, first, restAtOnce);
  // Not awaited. If it fails, whatever needs the rest asks again and says why.
  void bytesOf(restUrl, 'frontier.rest.wasm')
    .then((bytes) => WebAssembly.compile(bytes))
    .then(join)
    .catch(() => {});
  return module;
}

/** Answers all messages from now on. @template {{ type: string }} M
 * @param {(module: Module, message: M) => Promise<unknown>} answer
 * @param {() => void} stop a search that runs shall end
 * @param {(message: M, value: unknown) => Transferable[]} [transferred] what an answer gives away instead of
 * a copy */
export const serve = (answer, stop, transferred) => serveOn(self, load(), answer, stop, transferred);
