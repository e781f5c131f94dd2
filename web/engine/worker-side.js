/**
 * What every worker does: it loads the WASM module, answers messages with it, and reads new ones while it works.
 * @import { MessageToPage } from './protocol.js'
 */
import createFrontier from '#wasm/frontier.mjs';
import wasmUrl from '#wasm/frontier.wasm?url';

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
export const post = (message, transfer = []) => /** @type {any} */ (self).postMessage(message, transfer);

/** The bytes are fetched here, because Emscripten's own loader hides the answer of the server. */
async function load() {
  let response;
  try {
    response = await fetch(wasmUrl);
  } catch {
    throw new Error('The engine could not be loaded: frontier.wasm could not be fetched');
  }
  if (response.ok) return createFrontier({ wasmBinary: await response.arrayBuffer() });
  throw new Error(`The engine could not be loaded: frontier.wasm answered ${response.status}`);
}

/** Answers all messages from now on. @param {(module: any, message: any) => Promise<any>} answer
 * @param {() => void} stop a search that runs shall end
 * @param {(message: any, value: any) => Transferable[]} [transferred] what an answer gives away instead of a copy */
export function serve(answer, stop, transferred = () => []) {
  const loading = load();
  self.onmessage = async ({ data: message }) => {
    if (message.type === 'stop') return stop();
    const module = await loading.catch(() => null);
    if (!module) return;
    try {
      const value = await answer(module, message);
      post({ type: 'answer', id: message.id, value }, transferred(message, value));
    } catch (error) {
      post({ type: 'broken', message: error instanceof Error ? error.message : 'an error inside the engine' });
    }
  };
  loading.then(
    () => post({ type: 'ready' }),
    (error) => post({ type: 'unavailable', message: error.message }),
  );
}
