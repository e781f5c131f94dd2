/**
 * What the page of the game asks of its engine. How the questions reach the worker, and what happens when it
 * breaks, is in WorkerLink.
 * @import { GameBoardCheck, GameInfo, GameLevelsAnswer, GameLook, GameLookName, GameMessage, GameObject,
 *   GameOutcome, GameProgress, GameRequest, GameRun, GameThink, MovePath, PlainCount }
 *   from './game-protocol.js'
 * @import { Diagnostic } from './protocol.js'
 * @import { LinkHooks, Question, WorkerLike } from './worker-link.js'
 * @typedef {(progress: GameProgress) => void} Watch
 */
import { WorkerLink } from './worker-link.js';

/** @returns {WorkerLike} */
const startWorker = () =>
  new Worker(new URL('./game-worker.js', import.meta.url), { type: 'module', name: 'game' });

export class GameEngine {
  #link;
  #stop = new AbortController();

  /** @param {LinkHooks} [hooks] */
  constructor(hooks = {}) {
    /** @type {WorkerLink<GameMessage>} */ this.#link = new WorkerLink(hooks, startWorker);
  }

  /** @returns {Promise<GameInfo>} */
  info() {
    return this.#link.ask({ type: 'call', name: 'game_info', args: [] });
  }

  /** @param {string} text @param {'start' | 'goal'} field @returns {Promise<GameBoardCheck>} */
  board(text, field) {
    return this.#link.ask({ type: 'call', name: 'game_board', args: [text, field] });
  }

  /** @param {string} text @returns {Promise<GameLevelsAnswer>} */
  levels(text) {
    return this.#link.ask({ type: 'call', name: 'game_levels', args: [text] });
  }

  /** @param {GameRequest} request @returns {Promise<Diagnostic | null>} */
  check(request) {
    return this.#link.ask({ type: 'check', request });
  }

  /** @param {GameRequest} request @param {number | null} seconds @param {Watch} watch
   * @returns {Promise<GameOutcome>} */
  run(request, seconds, watch) {
    return this.#drive({ type: 'run', request, seconds }, watch);
  }

  /** What plain minimax finds and how often it calls the utility; null where that takes longer.
   * @param {GameRequest} request @param {number} seconds @returns {Promise<PlainCount | null>} */
  plain(request, seconds) {
    return this.#link.ask({ type: 'plain', request, seconds });
  }

  /** Goes on for so many seconds more, turned to a position. @param {MovePath} path
   * @param {number | null} seconds
   * @param {Watch} [watch] @returns {Promise<GameOutcome>} */
  think(path, seconds, watch) {
    return this.#drive({ type: 'think', path, seconds }, watch);
  }

  /** What the game knows; null where it knows nothing.
   * @template {GameLookName} K @param {K} name @param {Parameters<GameObject[K]>} args
   * @returns {Promise<ReturnType<GameObject[K]> | null>} */
  look(name, ...args) {
    return this.#link.ask(/** @type {Question<GameLook>} */ ({ type: 'look', name, args }));
  }

  /** Stops whatever runs. */
  stop() {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** @param {Question<GameRun | GameThink>} message @param {Watch} [watch] @returns {Promise<GameOutcome>} */
  #drive(message, watch) {
    return this.#link.drive(message, { signal: this.#stop.signal, onProgress: watch });
  }
}
