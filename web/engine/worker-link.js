/**
 * The page's end of a worker: every question is a promise. A stop that is not answered in two seconds, or a
 * worker that breaks, ends that worker; a new one is started, what was pending fails with `EngineLost`, and
 * `onLost` is told why. A module that cannot be loaded is told to `onUnavailable` and to every question.
 * @import { MessageToPage } from './protocol.js'
 * @typedef {{ postMessage(message: object): void, terminate(): void,
 *   onmessage: ((event: MessageEvent<MessageToPage>) => void) | null,
 *   onerror: ((event: ErrorEvent) => void) | null }} WorkerLike
 * @typedef {{ onLost?: (reason: string) => void, onUnavailable?: (reason: string) => void,
 *   createWorker?: () => WorkerLike, patience?: number }} LinkHooks   patience: milliseconds that a stop may
 *   take
 */

/** @typedef {{ resolve: (value: unknown) => void, reject: (error: Error) => void,
 *   onProgress?: (progress: unknown) => void }} Pending */

/**
 * A message before it has its number.
 * @template M
 * @typedef {M extends { id: number } ? Omit<M, 'id'> : never} Question
 */

/**
 * @template Progress
 * @typedef {{ signal?: AbortSignal, onProgress?: (progress: Progress) => void }} DriveHooks
 */

export class EngineLost extends Error {}

/** @template M   the messages that the worker knows */
export class WorkerLink {
  /** @type {WorkerLike} */ #worker;
  /** @type {Map<number, Pending>} */ #pending = new Map();
  #nextId = 1;
  #isReady = false;
  /** @type {string | null} */ #unavailable = null;
  #hooks;

  /** @param {LinkHooks} hooks @param {() => WorkerLike} startWorker */
  constructor(hooks, startWorker) {
    this.#hooks = {
      onLost: () => {},
      onUnavailable: () => {},
      createWorker: startWorker,
      patience: 2000,
      ...hooks,
    };
    this.#worker = this.#start();
  }

  /** Who asks says what is answered. @template [T=unknown], [P=unknown] @param {Question<M>} message
   * @param {(progress: P) => void} [onProgress] @returns {Promise<T>} */
  ask(message, onProgress) {
    if (this.#unavailable !== null) return Promise.reject(new EngineLost(this.#unavailable));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject, onProgress };
      this.#pending.set(id, /** @type {Pending} */ (waiting));
      this.#worker.postMessage({ ...message, id });
    });
  }

  /** A question that takes long: it tells how far it is, and can be stopped.
   * @template T, P @param {Question<M>} message @param {DriveHooks<P>} hooks @returns {Promise<T>} */
  async drive(message, { signal, onProgress }) {
    const worker = this.#worker;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
    const wait = () => {
      timer = setTimeout(() => {
        if (worker !== this.#worker) return;
        if (!this.#isReady) return wait(); // it is still being loaded, and will read the message then
        this.#replace('The search did not answer to Stop, so its worker was ended.');
      }, this.#hooks.patience);
    };
    const stop = () => {
      worker.postMessage({ type: 'stop' });
      wait();
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await this.ask(message, onProgress);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Ends the worker, whatever it does; another one answers from now on. @param {string} reason */
  restart(reason) {
    this.#replace(reason);
  }

  /** Ends the worker; nothing more can be asked. */
  close() {
    this.#unavailable = 'The engine was closed.';
    this.#worker.terminate();
    this.#rejectAll(this.#unavailable);
  }

  #start() {
    const worker = this.#hooks.createWorker();
    worker.onmessage = (/** @type {{ data: MessageToPage }} */ { data }) => this.#receive(data);
    worker.onerror = (/** @type {ErrorEvent} */ { message }) => {
      const why = message ? `: ${message}` : '';
      if (this.#isReady) this.#replace(`The engine stopped working${why}.`);
      else this.#giveUp(`The engine could not be loaded${why || ': its worker did not start'}`);
    };
    return worker;
  }

  /** @param {MessageToPage} message */
  #receive(message) {
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        return;
      case 'unavailable':
        return this.#giveUp(message.message);
      case 'progress':
        return this.#pending.get(message.id)?.onProgress?.(message.progress);
      case 'answer':
        this.#pending.get(message.id)?.resolve(message.value);
        return void this.#pending.delete(message.id);
      case 'broken':
        return this.#replace(`The engine stopped working: ${message.message}.`);
      case 'ended':
        return this.#replace(message.message);
    }
  }

  /** @param {string} reason */
  #replace(reason) {
    this.#worker.terminate();
    this.#isReady = false;
    this.#worker = this.#start();
    this.#rejectAll(reason);
    this.#hooks.onLost(reason);
  }

  /** @param {string} reason */
  #giveUp(reason) {
    this.#unavailable = reason;
    this.#worker.terminate();
    this.#rejectAll(reason);
    this.#hooks.onUnavailable(reason);
  }

  /** @param {string} reason */
  #rejectAll(reason) {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(new EngineLost(reason));
  }
}
