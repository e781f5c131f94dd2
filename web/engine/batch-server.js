/**
 * The side of a batch that has the WASM module: tasks that were asked for are run one after the other, each
 * from its beginning to its end, in slices. Between them messages are read, so that a pause acts at once; a
 * search that was paused goes on as if nothing had been.
 * @import { Module, SearchRequest } from './protocol.js'
 * @import { BatchResult } from './batch-task.js'
 * @typedef {{ type: 'task', id: number, request: SearchRequest, seconds: number | null }} TaskMessage
 * @typedef {{ type: 'pause', id: number, paused: boolean }} PauseMessage
 * @typedef {{ type: 'check', id: number, request: SearchRequest, actions: string[] }} CheckMessage
 *   what the independent checker says of a plan from elsewhere
 * @typedef {TaskMessage | PauseMessage | CheckMessage} BatchMessage
 * @import { SlicedJob } from './slices.js'
 */
import { PlanTimes, resultOf, withoutResult } from './batch-task.js';
import { Pacer } from './pacer.js';
import { runInSlices } from './slices.js';

export class BatchServer {
  /** @type {Promise<unknown>} */ #turn = Promise.resolve();
  /** @type {(SlicedJob & { stopping: boolean }) | null} */ #job = null;
  #isPaused = false;
  /** @type {(value?: unknown) => void} */ #wake = () => {};
  #breathe;

  /** @param {() => Promise<unknown>} breathe lets messages that have arrived be read */
  constructor(breathe) {
    this.#breathe = breathe;
  }

  /** @param {Module} module @param {BatchMessage} message @returns {Promise<unknown>} */
  async answer(module, message) {
    if (message.type === 'pause') return this.#pause(message.paused);
    if (message.type === 'check') return checkedBy(module, message.request, message.actions);
    const done = this.#turn.then(() => this.#run(module, message));
    this.#turn = done.catch(() => {});
    return done;
  }

  stop() {}

  /** @param {boolean} paused */
  #pause(paused) {
    this.#isPaused = paused;
    if (this.#job) this.#job.stopping = paused;
    if (!paused) this.#wake();
  }

  /** @param {Module} module @param {TaskMessage} message @returns {Promise<BatchResult>} */
  async #run(module, { request, seconds }) {
    await this.#whileRunning();
    const begun = performance.now();
    const session = new module.Session(request, null);
    try {
      const error = session.error();
      if (error) return withoutResult('refused', error.message);
      const spent = (performance.now() - begun) / 1000;
      const job = { session, seconds: spent, limit: seconds, pacer: new Pacer(), stopping: this.#isPaused };
      this.#job = job;
      const times = new PlanTimes();
      const note = () => times.note(session.stats(), job.seconds);
      const breathe = () => {
        note();
        return this.#breathe();
      };
      for (;;) {
        await runInSlices(job, () => {}, breathe);
        if (session.stats().status !== 'cancelled') break;
        await this.#whileRunning();
        session.extend(request.max_expansions, null);
      }
      note();
      const stats = session.stats();
      const plan = stats.cost === null ? null : session.plan(stats.incumbents.length - 1);
      return resultOf(stats, job.seconds, times.plans, plan && checkedBy(module, request, plan.actions));
    } finally {
      this.#job = null;
      session.delete();
    }
  }

  async #whileRunning() {
    if (this.#isPaused) await new Promise((resolve) => (this.#wake = resolve));
  }
}

/** @param {Module} module @param {SearchRequest} request @param {string[]} actions */
const checkedBy = (module, { domain, board, options }, actions) =>
  module.validate(domain, board, options, actions.join('\n'));
