/**
 * What every worker does: it loads the WASM module, answers messages with it, and reads new ones while it
 * works.
 * @import { MessageToPage, Module } from './protocol.js'
 */
import createFrontier from '#wasm/frontier.mjs';
import firstUrl from '#wasm/frontier.first.wasm?url';
import restUrl from '#wasm/frontier.rest.wasm?url';
import { createInParts } from './parts.js';

const channel = new MessageChannel();
/** Several may wait, when one search takes over from another. @type {((value?: unknown) => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets messages that have arrived be read. */
export const readMessages = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(0);
  });

/** @param {MessageToPage} message @param {Transferable[]} [transfer] */
export const post = (message, transfer = []) => self.postMessage(message, { transfer });

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

/** What a message names, called: who sends it is held to the types of what is called. @template {object} T
 * @param {T} target @param {{ name: keyof T, args: readonly unknown[] }} call @returns {unknown} */
export const called = (target, { name, args }) =>
  Reflect.apply(/** @type {Function} */ (target[name]), target, args);

/** Answers all messages from now on. @template {{ type: string }} M
 * @param {(module: Module, message: M) => Promise<unknown>} answer
 * @param {() => void} stop a search that runs shall end
 * @param {(message: M, value: unknown) => Transferable[]} [transferred] what an answer gives away instead of
 * a copy */
export function serve(answer, stop, transferred = () => []) {
  const loading = load();
  self.onmessage = async ({ data: message }) => {
    const module = await loading.catch(() => null); // messages wait in their order: what is stopped was begun
    if (!module) return;
    if (message.type === 'stop') return stop();
    try {
      const value = await answer(module, message);
      post({ type: 'answer', id: message.id, value }, transferred(message, value));
    } catch (error) {
      post({
        type: 'broken',
        message: error instanceof Error ? error.message : 'an error inside the engine',
      });
    }
  };
  loading.then(
    () => post({ type: 'ready' }),
    (error) => post({ type: 'unavailable', message: error.message }),
  );
}
