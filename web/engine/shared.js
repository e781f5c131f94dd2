/**
 * A worker that embedded pages share, as a page sees its own: at most one for each core, however many boards
 * a site shows. Where there is none (a phone, a sandboxed frame), or where it was lost once, the page has
 * a worker of its own.
 * @import { WorkerLike } from './worker-link.js'
 */
import workerUrl from './search-worker.js?worker&url';
import { startWorker } from './engine.js';

let wasLost = false;

/** @returns {WorkerLike} */
export function sharedWorker() {
  if (wasLost || typeof SharedWorker !== 'function') return startWorker();
  const cores = Math.max(1, Math.min(navigator.hardwareConcurrency || 1, 4));
  try {
    const name = `frontier ${Math.floor(Math.random() * cores)}`;
    return asWorker(new SharedWorker(workerUrl, { type: 'module', name }));
  } catch {
    return startWorker();
  }
}

/** @param {SharedWorker} shared @returns {WorkerLike} */
function asWorker(shared) {
  const { port } = shared;
  const close = () => port.postMessage({ type: 'close' });
  addEventListener('pagehide', ({ persisted }) => persisted || close());
  const worker = /** @type {WorkerLike} */ ({
    onmessage: null,
    onerror: null,
    postMessage: (message) => port.postMessage(message),
    terminate() {
      wasLost = true;
      close();
      port.close();
    },
  });
  port.onmessage = (event) => worker.onmessage?.(event);
  shared.onerror = (event) => worker.onerror?.(/** @type {ErrorEvent} */ (event));
  return worker;
}
