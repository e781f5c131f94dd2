/**
 * The page's side of the game's worker: every question is a promise. A worker that breaks, or does not stop within a
 * second, is replaced: what was pending fails with GameLost, and `onLost` is told why.
 * @import { GameBoardCheck, GameInfo, GameLevelsAnswer, GameOutcome, GameProgress, GameRequest, MovePath } from './game-protocol.js'
 * @import { Problem } from './protocol.js'
 * @typedef {{ postMessage(message: any): void, terminate(): void, onmessage: any, onerror: any }} WorkerLike
 * @typedef {(progress: GameProgress) => void} Watch
 * @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void, watch?: Watch }} Pending
 */

export class GameLost extends Error {}

/** @returns {WorkerLike} */
const startWorker = () => new Worker(new URL('./game-worker.js', import.meta.url), { type: 'module', name: 'game' });

export class GameEngine {
  /** @type {WorkerLike} */ #worker;
  /** @type {Map<number, Pending>} */ #pending = new Map();
  /** @type {string | null} */ #unavailable = null;
  #nextId = 1;
  #isReady = false;
  #driving = 0;
  #hooks;

  /** @param {{ onLost?: (reason: string) => void, onUnavailable?: (reason: string) => void,
   *   createWorker?: () => WorkerLike, patience?: number }} [hooks] */
  constructor({ onLost = () => {}, onUnavailable = () => {}, createWorker = startWorker, patience = 1000 } = {}) {
    this.#hooks = { onLost, onUnavailable, createWorker, patience };
    this.#worker = this.#start();
  }

  /** @returns {Promise<GameInfo>} */
  info() {
    return this.#ask({ type: 'call', name: 'game_info', args: [] });
  }

  /** @param {string} text @param {'start' | 'goal'} field @returns {Promise<GameBoardCheck>} */
  board(text, field) {
    return this.#ask({ type: 'call', name: 'game_board', args: [text, field] });
  }

  /** @param {string} text @returns {Promise<GameLevelsAnswer>} */
  levels(text) {
    return this.#ask({ type: 'call', name: 'game_levels', args: [text] });
  }

  /** @param {GameRequest} request @returns {Promise<Problem | null>} */
  check(request) {
    return this.#ask({ type: 'check', request });
  }

  /** @param {GameRequest} request @param {number | null} seconds @param {Watch} watch @returns {Promise<GameOutcome>} */
  run(request, seconds, watch) {
    return this.#drive({ type: 'run', request, seconds }, watch);
  }

  /** Goes on for so many seconds more, turned to a position. @param {MovePath} path @param {number | null} seconds
   * @param {Watch} [watch] @returns {Promise<GameOutcome>} */
  think(path, seconds, watch) {
    return this.#drive({ type: 'think', path, seconds }, watch);
  }

  /** What the game knows; null where it knows nothing. @template T @param {'position' | 'tree' | 'path_of' | 'number_of' | 'answer'} name
   * @param {MovePath | string} what @returns {Promise<T | null>} */
  look(name, what) {
    return this.#ask({ type: 'look', name, args: [what] });
  }

  stop() {
    if (!this.#driving) return;
    const worker = this.#worker;
    worker.postMessage({ type: 'stop' });
    setTimeout(() => {
      if (worker === this.#worker && this.#driving) this.#replace('The search did not answer to Stop, so its worker was ended.');
    }, this.#hooks.patience);
  }

  /** @param {object} message @param {Watch} [watch] @returns {Promise<GameOutcome>} */
  async #drive(message, watch) {
    this.#driving += 1;
    try {
      return await this.#ask(message, watch);
    } finally {
      this.#driving -= 1;
    }
  }

  /** @param {object} message @param {Watch} [watch] @returns {Promise<any>} */
  #ask(message, watch) {
    if (this.#unavailable !== null) return Promise.reject(new GameLost(this.#unavailable));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, watch });
      this.#worker.postMessage({ ...message, id });
    });
  }

  #start() {
    const worker = this.#hooks.createWorker();
    worker.onmessage = (/** @type {{ data: any }} */ { data }) => this.#receive(data);
    worker.onerror = (/** @type {ErrorEvent} */ { message }) => {
      const why = message ? `: ${message}` : '';
      if (this.#isReady) this.#replace(`The engine stopped working${why}.`);
      else this.#giveUp(`The engine could not be loaded${why || ': its worker did not start'}`);
    };
    return worker;
  }

  /** @param {any} message */
  #receive(message) {
    const pending = this.#pending.get(message.id);
    if (message.type === 'ready') this.#isReady = true;
    else if (message.type === 'unavailable') this.#giveUp(message.message);
    else if (message.type === 'broken') this.#replace(`The engine stopped working: ${message.message}.`);
    else if (message.type === 'progress') pending?.watch?.(message.progress);
    else {
      this.#pending.delete(message.id);
      pending?.resolve(message.value);
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
    for (const { reject } of waiting) reject(new GameLost(reason));
  }
}
