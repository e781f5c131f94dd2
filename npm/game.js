/**
 * The game of three agents: from beginning to end by game(), or looked at in a Game.
 * @import { Engine } from './engine.js'
 * @typedef {import('../wasm/frontier').Game} CoreGame
 * @typedef {import('../wasm/frontier').GameRequest} GameRequest
 */
import { Driven } from './driven.js';
import { engine as loaded, use } from './engine.js';
import { answered, wrong } from './errors.js';
import { count, fields, readControl, text } from './request.js';

const firstMoves = 2000;
const started = Symbol('started');
const readers = {
  start: text,
  goal: text,
  search: text,
  turns: (/** @type {unknown} */ value) =>
    String(typeof value === 'number' ? count(value, 'turns') : text(value, 'turns')),
  memory_mib: count,
};

/** @extends {Driven<CoreGame>} */
export class Game extends Driven {
  /** @param {symbol} key @param {Engine} engine @param {GameRequest} request */
  constructor(key, engine, request) {
    if (key !== started) throw wrong('A game is begun by: await Game.start(request)', '');
    super(engine, (module) => new module.Game(request));
  }

  /** @param {unknown} request */
  static async start(request) {
    return new Game(started, await loaded(), fields(request, readers, 'the request'));
  }

  get stats() {
    return this.ask((held) => held.stats());
  }

  get status() {
    return this.stats.status;
  }

  get result() {
    return this.ask((held) => held.result());
  }

  /** @param {unknown} [given] */
  async run(given) {
    const control = readControl(given);
    await this.drive(
      control,
      (size) => this.ask((held) => held.advance(size)),
      (status) => this.ask((held) => held.stop(status)),
      () => control.onProgress?.({ ...this.stats, seconds: this.seconds }),
      { first: firstMoves },
    );
    return this.status;
  }

  /** @param {readonly number[]} [path] */
  position(path = []) {
    return this.#at(path, (held) => held.position(path));
  }

  /** @param {readonly number[]} [path] */
  tree(path = []) {
    return this.#at(path, (held) => held.tree(path));
  }

  /** Turns the search to a position; run() then answers it. @param {readonly number[]} path */
  turnTo(path) {
    this.assertIdle();
    return this.#at(path, (held) => held.ask(path));
  }

  /** @param {readonly number[]} path */
  answer(path) {
    this.position(path);
    return this.ask((held) => held.answer(path));
  }

  /** @template T @param {readonly number[]} path @param {(held: CoreGame) => T | null} look @returns {T} */
  #at(path, look) {
    const found = Array.isArray(path) ? this.ask(look) : null;
    if (found === null) throw wrong('A path is the indexes of legal moves from the start.', 'path');
    return found;
  }
}

/** @param {unknown} request @param {unknown} [control] */
export async function game(request, control) {
  readControl(control);
  const played = await Game.start(request);
  try {
    const status = await played.run(control);
    const { result, stats, seconds } = played;
    return { status, result, stats, seconds };
  } finally {
    played.dispose();
  }
}

export async function gameInfo() {
  return use(await loaded(), (module) => module.game_info());
}

/** @param {string} given */
export async function readGameCollection(given) {
  const collection = text(given, 'text');
  const engine = await loaded();
  return answered(use(engine, (module) => module.game_levels(collection)));
}
