/**
 * What every worker does with its messages, wherever its module and its port come from: it answers them one
 * by one, and reads new ones while it works.
 * @import { MessageToPage, Module } from './protocol.js'
 * @typedef {{ postMessage(message: object, options: { transfer: Transferable[] }): void,
 *   onmessage: ((event: MessageEvent) => unknown) | null }} Port
 */
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

/** @type {(message: MessageToPage, transfer: Transferable[]) => void} */
let send = () => {};

/** @param {MessageToPage} message @param {Transferable[]} [transfer] */
export const post = (message, transfer = []) => send(message, transfer);

/** What a message names, called: who sends it is held to the types of what is called. @template {object} T
 * @param {T} target @param {{ name: keyof T, args: readonly unknown[] }} call @returns {unknown} */
export const called = (target, { name, args }) =>
  Reflect.apply(/** @type {Function} */ (target[name]), target, args);

/** Answers all messages of a port from now on. @template {{ type: string }} M @param {Port} port
 * @param {Promise<Module>} loading
 * @param {(module: Module, message: M) => Promise<unknown>} answer
 * @param {() => void} stop a search that runs shall end
 * @param {(message: M, value: unknown) => Transferable[]} [transferred] what an answer gives away instead of
 * a copy */
export function serveOn(port, loading, answer, stop, transferred = () => []) {
  send = (message, transfer) => port.postMessage(message, { transfer });
  port.onmessage = async ({ data: message }) => {
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
