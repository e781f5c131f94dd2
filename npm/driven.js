/**
 * An object that lives in the engine until it is disposed of, and is run in slices: a search, a game, an
 * X-ray.
 * @import { Module } from '../web/engine/protocol.js'
 * @import { Status } from '../web/engine/slices.js'
 * @import { Engine } from './engine.js'
 * @import { Control } from './request.js'
 * @typedef {{ error(): import('../wasm/frontier').Diagnostic | null, delete(): void }} Held
 */
import { Pacer } from '../web/engine/pacer.js';
import { runInSlices } from '../web/engine/slices.js';
import { breathe } from './breathe.js';
import { use } from './engine.js';
import { refused, wrong } from './errors.js';

/** Who forgets to dispose of one need not fear for the memory. @type {FinalizationRegistry<() => void>} */
const forgotten = new FinalizationRegistry((free) => free());

/** @template {Held} H */
export class Driven {
  /** @type {H | null} */ #held;
  #engine;
  #isBusy = false;
  #isRunning = false;
  #seconds = 0;

  /** @param {Engine} engine @param {(module: Module) => H} make */
  constructor(engine, make) {
    this.#engine = engine;
    const held = use(engine, make);
    const error = use(engine, () => held.error());
    if (error) {
      held.delete();
      throw refused(error);
    }
    this.#held = held;
    forgotten.register(this, () => engine.broken || held.delete(), this);
  }

  /** Seconds of search, over all runs. */
  get seconds() {
    return this.#seconds;
  }

  get disposed() {
    return this.#held === null;
  }

  /** A heuristic that is asked by the engine must not ask the same search back. @protected
   * @template T @param {(held: H) => T} call @returns {T} */
  ask(call) {
    const held = this.#held;
    if (!held) throw wrong('This was disposed of, and answers nothing more.', '');
    if (this.#isBusy) throw wrong('It is being asked already: by its own heuristic?', '');
    this.#isBusy = true;
    try {
      return use(this.#engine, () => call(held));
    } finally {
      this.#isBusy = false;
    }
  }

  /** For what would get in the way of a run. @protected */
  assertIdle() {
    if (this.#isRunning) throw wrong('It is running: wait for its end, or abort it.', '');
  }

  /** Slices until it ends or is stopped. @protected @param {Control} control
   * @param {(size: number) => Status} advance @param {(status: 'timeout' | 'cancelled') => void} stop
   * @param {() => void} tell @param {{ preparing?: () => boolean, first?: number }} [pace] */
  async drive({ seconds, signal }, advance, stop, tell, { preparing, first } = {}) {
    this.assertIdle();
    this.#isRunning = true;
    const before = this.#seconds;
    const gone = () => this.disposed;
    const job = {
      session: {
        advance: (/** @type {number} */ size) => (gone() ? 'cancelled' : advance(size)),
        stop: (/** @type {'timeout' | 'cancelled'} */ status) => gone() || stop(status),
        preparing: () => !gone() && (preparing?.() ?? false),
      },
      seconds: before,
      limit: seconds === null ? null : before + seconds,
      pacer: new Pacer(first),
      get stopping() {
        return signal?.aborted ?? false;
      },
    };
    try {
      const report = () => {
        this.#seconds = job.seconds;
        if (!gone()) tell();
      };
      await runInSlices(/** @type {import('../web/engine/slices.js').SlicedJob} */ (job), report, breathe);
    } finally {
      this.#seconds = job.seconds;
      this.#isRunning = false;
    }
  }

  dispose() {
    if (this.#isBusy) throw wrong('It cannot be disposed of by its own heuristic.', '');
    const held = this.#held;
    this.#held = null;
    forgotten.unregister(this);
    if (held && !this.#engine.broken) use(this.#engine, () => held.delete());
  }
}

// Not all that run this have the symbol yet.
if (Symbol.dispose)
  Object.defineProperty(Driven.prototype, Symbol.dispose, {
    value: /** @this {Driven<Held>} */ function () {
      this.dispose();
    },
  });
