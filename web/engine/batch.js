/**
 * Runs the tasks of a batch in as many workers as the machine has cores. A worker has its next task before it
 * is done with one, so that it never waits for the page. A heuristic of the user's own runs in a sandbox, as
 * everywhere, and its plans are checked outside of it. What one task breaks is told of that task alone.
 * @import { SearchRequest, Verdict } from './protocol.js'
 * @import { CodeEngine, OwnAsked } from './choosing-engine.js'
 * @import { OwnCode } from './own/own-types.js'
 * @import { BatchMessage } from './batch-server.js'
 * @import { BatchResult, BatchTask } from './batch-task.js'
 * @import { LinkHooks, WorkerLink } from './worker-link.js'
 * @typedef {Pick<WorkerLink<BatchMessage>, 'ask' | 'close'>} BatchLink
 * @typedef {{ onResult: (key: string, result: BatchResult) => void, onStart?: (key: string) => void,
 *   onDone?: () => void, onUnavailable?: (reason: string) => void, workers?: number,
 *   createLink?: (hooks: LinkHooks) => BatchLink, createOwn?: () => Promise<CodeEngine> }} BatchHooks
 *   onUnavailable: there is no engine; nothing was lost, and the same tasks can be run again
 */
import { PlanTimes, resultOf, withoutResult } from './batch-task.js';
import { startBatchLink } from './batch-link.js';

/** Tasks that a worker has, the one it runs included. */
const ahead = 2;
/** A worker's memory grows and never shrinks; after a task that took so many bytes it is replaced. */
const tiringBytes = 384 * 2 ** 20;

/** @returns {Promise<CodeEngine>} */
async function createSandbox() {
  const { OwnEngine } = await import('./own/own-engine.js').catch(() => {
    throw new Error('What runs your own code could not be loaded. Is the connection gone?');
  });
  return new OwnEngine();
}

/** How many workers are wanted: one for each core. */
export const coreCount = () => Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 2);

export class BatchPool {
  /** @type {BatchTask[]} */ #queue = [];
  /** @type {Slot[]} */ #slots = [];
  #isPaused = false;
  #isClosed = false;
  /** @type {Required<BatchHooks>} */ #hooks;

  /** @param {BatchHooks} hooks */
  constructor(hooks) {
    this.#hooks = {
      onStart: () => {},
      onDone: () => {},
      onUnavailable: () => {},
      workers: coreCount(),
      createLink: startBatchLink,
      createOwn: createSandbox,
      ...hooks,
    };
  }

  /** More to run, in this order. @param {readonly BatchTask[]} tasks */
  run(tasks) {
    this.#queue.push(...tasks);
    const wanted = Math.min(this.#hooks.workers, this.#slots.length + tasks.length);
    while (this.#slots.length < wanted) this.#slots.push(new Slot(this.#hooks, this));
    this.#feed();
    if (!tasks.length) queueMicrotask(() => this.settle());
  }

  /** What runs stands still, and goes on where it stood. @param {boolean} paused */
  pause(paused) {
    if (this.#isPaused === paused) return;
    this.#isPaused = paused;
    for (const slot of this.#slots) slot.pause(paused);
    if (!paused) this.#feed();
  }

  /** Ends all at once; what was not done is not told. */
  close() {
    this.#isClosed = true;
    this.#queue = [];
    for (const slot of this.#slots) slot.close();
  }

  get isPaused() {
    return this.#isPaused;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** The next task for a worker that has so many; null where it shall have none. @param {number} has
   * @returns {BatchTask | null} */
  next(has) {
    const [task] = this.#queue;
    const room = this.#queue.length > this.#slots.length ? ahead : 1;
    if (this.#isPaused || this.#isClosed || !task || has >= (task.request.own ? 1 : room)) return null;
    return this.#queue.shift() ?? null;
  }

  /** What a worker did not come to. @param {BatchTask[]} tasks */
  giveBack(tasks) {
    this.#queue.unshift(...tasks);
  }

  /** @param {string} key @param {BatchResult} result */
  tell(key, result) {
    if (!this.#isClosed) this.#hooks.onResult(key, result);
  }

  /** @param {string} reason */
  giveUp(reason) {
    if (this.#isClosed) return;
    this.close();
    this.#hooks.onUnavailable(reason);
  }

  /** A worker has nothing more to do. */
  settle() {
    if (this.#isClosed || this.#queue.length || this.#slots.some(({ isBusy }) => isBusy)) return;
    this.#hooks.onDone();
  }

  #feed() {
    for (const slot of this.#slots) slot.feed();
  }
}

/** One core: a worker for what is built in, and a sandbox for what is not; one of them works at a time. */
class Slot {
  /** @type {BatchTask[]} */ #flying = [];
  /** @type {BatchLink | null} */ #link = null;
  /** A sandbox for each language: one that changes it begins anew, which takes Python seconds.
   * @type {Map<string, Promise<CodeEngine>>} */ #owns = new Map();
  /** Ends the part of an own search that runs. @type {AbortController | null} */ #abort = null;
  /** @type {(value?: unknown) => void} */ #wake = () => {};
  #isTired = false;
  /** How often a worker broke. */ #losses = 0;
  #hooks;
  #pool;

  /** @param {Required<BatchHooks>} hooks @param {BatchPool} pool */
  constructor(hooks, pool) {
    this.#hooks = hooks;
    this.#pool = pool;
  }

  get isBusy() {
    return this.#flying.length > 0;
  }

  feed() {
    for (;;) {
      const [first] = this.#flying;
      if (first && (first.request.own || this.#isTired)) return;
      const task = this.#pool.next(this.#flying.length);
      if (!task) break;
      this.#flying.push(task);
      if (!first) this.#hooks.onStart(task.key);
      void (task.request.own ? this.#runOwn(task, task.request.own) : this.#runPlain(task));
    }
    if (!this.isBusy) this.#pool.settle();
  }

  /** @param {boolean} paused */
  pause(paused) {
    void this.#link?.ask({ type: 'pause', paused }).catch(() => {});
    if (paused) this.#abort?.abort();
    else this.#wake();
  }

  close() {
    this.#link?.close();
    this.#abort?.abort();
    for (const own of this.#owns.values())
      void own.then(
        (engine) => engine.close(),
        () => {},
      );
  }

  #worker() {
    if (this.#isTired) {
      this.#link?.close();
      this.#link = null;
      this.#isTired = false;
    }
    return (this.#link ??= this.#hooks.createLink({ onUnavailable: (reason) => this.#pool.giveUp(reason) }));
  }

  /** @param {BatchTask} task */
  async #runPlain(task) {
    const { own: _, ...request } = task.request;
    const losses = this.#losses;
    try {
      /** @type {BatchResult} */
      const result = await this.#worker().ask({ type: 'task', request, seconds: task.seconds });
      this.#isTired ||= result.memory > tiringBytes;
      this.#done(task, result);
    } catch (error) {
      if (this.#pool.isClosed || losses !== this.#losses) return; // who was to blame has been found
      this.#losses += 1;
      const [blamed, ...others] = this.#flying;
      this.#flying = [];
      this.#pool.giveBack(others);
      this.#pool.tell(blamed.key, withoutResult('lost', messageOf(error)));
      this.feed();
    }
  }

  /** @param {BatchTask} task @param {OwnAsked} own */
  async #runOwn(task, own) {
    const result = await this.#searchOwn(task, own).catch((error) => withoutResult('lost', messageOf(error)));
    if (!this.#pool.isClosed) this.#done(task, result);
  }

  /** @param {BatchTask} task @param {OwnAsked} own @returns {Promise<BatchResult>} */
  async #searchOwn({ request: { own: _, ...request }, seconds }, { language, code, entry }) {
    const own = this.#owns.get(language) ?? this.#hooks.createOwn();
    this.#owns.set(language, own);
    const engine = await own.catch((error) => {
      this.#owns.delete(language); // the next task tries again
      throw error;
    });
    const loaded = await engine.load(/** @type {OwnCode} */ ({ language, code, name: entry || null }));
    if (!loaded.ok) {
      const { message, line } = loaded.error;
      return withoutResult('refused', line ? `Line ${line} of the heuristic: ${message}` : message);
    }
    const times = new PlanTimes();
    const hooks = () => {
      this.#abort = new AbortController();
      if (this.#pool.isPaused) this.#abort.abort();
      return {
        signal: this.#abort.signal,
        onProgress: (/** @type {import('./protocol.js').Progress} */ progress) =>
          times.note(progress.stats, progress.seconds),
      };
    };
    await this.#whileRunning();
    let outcome = await engine.search(request, seconds, hooks());
    while (outcome.ok && outcome.stats.status === 'cancelled' && !this.#pool.isClosed) {
      await this.#whileRunning();
      const left = request.max_expansions === null ? null : request.max_expansions - outcome.stats.expanded;
      const more = { seconds: seconds && seconds - outcome.seconds, expansions: left, memory: null };
      outcome = await engine.resume(more, hooks());
    }
    if (!outcome.ok) return withoutResult('refused', outcome.error.message);
    times.note(outcome.stats, outcome.seconds);
    const { stats } = outcome;
    const plan = stats.cost === null ? null : await engine.plan(stats.incumbents.length - 1);
    const verdict = plan && (await this.#check(request, plan.actions));
    return resultOf(stats, outcome.seconds, times.plans, verdict);
  }

  /** @param {SearchRequest} request @param {string[]} actions @returns {Promise<Verdict>} */
  #check(request, actions) {
    return this.#worker().ask({ type: 'check', request, actions });
  }

  async #whileRunning() {
    if (this.#pool.isPaused) await new Promise((resolve) => (this.#wake = resolve));
  }

  /** @param {BatchTask} task @param {BatchResult} result */
  #done(task, result) {
    this.#flying = this.#flying.filter((each) => each !== task);
    this.#pool.tell(task.key, result);
    const [next] = this.#flying;
    if (next) this.#hooks.onStart(next.key);
    this.feed();
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : 'The engine stopped working.');
