/**
 * What every worker does with its messages, wherever its module and its port come from: it answers them one
 * by one, and reads new ones while it works.
 * @import { MessageToPage, Module } from './protocol.js'
 * @typedef {{ postMessage(message: object, options: { transfer: Transferable[] }): void,
 *   onmessage: ((event: MessageEvent) => unknown) | null }} Port
 * @typedef {(message: MessageToPage, transfer?: Transferable[]) => void} Post
 */

/**
 * @template M
 * @typedef {{ answer(module: Module, message: M): Promise<unknown>, stop(): void, close?(): unknown,
 *   transferred?(message: M, value: unknown): Transferable[] }} Answerer
 *   stop: a search that runs shall end; transferred: what an answer gives away instead of a copy
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

/** What a message names, called: who sends it is held to the types of what is called. @template {object} T
 * @param {T} target @param {{ name: keyof T, args: readonly unknown[] }} call @returns {unknown} */
export const called = (target, { name, args }) =>
  Reflect.apply(/** @type {Function} */ (target[name]), target, args);

/** Answers all messages of a port from now on, in their order: what is stopped was begun.
 * @template {{ type: string }} M @param {Port} port @param {Promise<Module>} loading
 * @param {(post: Post) => Answerer<M>} makeAnswerer @param {(port: Port) => void} [onBroken] */
export function serveOn(port, loading, makeAnswerer, onBroken = () => {}) {
  /** @type {Post} */ const post = (message, transfer = []) => port.postMessage(message, { transfer });
  const answerer = makeAnswerer(post);
  port.onmessage = async ({ data: message }) => {
    const module = await loading.catch(() => null);
    if (message.type === 'close') return answerer.close?.();
    if (!module) return;
    if (message.type === 'stop') return answerer.stop();
    try {
      const value = await answerer.answer(module, message);
      post({ type: 'answer', id: message.id, value }, answerer.transferred?.(message, value));
    } catch (error) {
      post({
        type: 'broken',
        message: error instanceof Error ? error.message : 'an error inside the engine',
      });
      onBroken(port);
    }
  };
  loading.then(
    () => post({ type: 'ready' }),
    (error) => post({ type: 'unavailable', message: error.message }),
  );
}
