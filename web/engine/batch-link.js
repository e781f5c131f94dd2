/**
 * The page's end of a batch's worker.
 * @import { BatchMessage } from './batch-server.js'
 * @import { LinkHooks, WorkerLike } from './worker-link.js'
 */
import { WorkerLink } from './worker-link.js';

/** @returns {WorkerLike} */
const startWorker = () =>
  new Worker(new URL('./batch-worker.js', import.meta.url), { type: 'module', name: 'batch' });

/** @param {LinkHooks} hooks @returns {WorkerLink<BatchMessage>} */
export const startBatchLink = (hooks) => new WorkerLink(hooks, startWorker);
