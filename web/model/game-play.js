/**
 * A game against the search: which seats are a person's, the moves made, and the search's answer for each position.
 * @import { GameAnswer, GameOutcome, GamePosition, LegalMove, MovePath } from '../engine/game-protocol.js'
 * @typedef {{ position: (path: MovePath) => Promise<GamePosition | null>,
 *   answer: (path: MovePath) => Promise<GameAnswer | null>,
 *   think: (path: MovePath) => Promise<GameOutcome> }} Asker
 * @typedef {'left' | 'right' | 'up' | 'down'} Direction
 */

const agents = ['AGENT1', 'AGENT2', 'AGENT3'];
/** Long enough to see each move. */
const pause = () => new Promise((done) => setTimeout(done, 450));

/** The move of a tile to a side, if it is legal. @param {GamePosition} position @param {number} cell
 * @param {Direction} direction */
export const moveTowards = (position, cell, direction) =>
  position.moves.findIndex(({ from, move }) => from === cell && move.endsWith(` ${direction}`));

/** Cells of tiles that may move, each once, in order. @param {readonly LegalMove[]} moves */
export const movableCells = (moves) =>
  [...new Set(moves.filter(({ from, to }) => from !== to).map(({ from }) => from))];

export class GamePlay {
  /** @type {ReadonlySet<string>} */ seats = new Set(['AGENT1']);
  /** @type {MovePath} */ path = [];
  /** @type {GamePosition | null} */ position = null;
  /** @type {GameAnswer | null} */ answer = null;
  /** The tile that was picked, as its cell; -1 is none. */ chosen = -1;
  thinking = false;
  problem = '';
  #asker;
  #onChange;
  #random;
  #wait;
  #generation = 0;

  /** @param {Asker} asker @param {() => void} onChange
   * @param {{ random?: () => number, wait?: () => Promise<unknown> }} [how] */
  constructor(asker, onChange, { random = Math.random, wait = pause } = {}) {
    this.#asker = asker;
    this.#onChange = onChange;
    this.#random = random;
    this.#wait = wait;
  }

  get isPersonsTurn() {
    return this.position !== null && this.seats.has(this.position.agent);
  }

  get isOver() {
    return this.position !== null && this.position.agent === '';
  }

  /** Where the picked tile may go. @returns {number[]} */
  get targets() {
    return this.position?.moves.filter(({ from, to }) => from === this.chosen && from !== to).map(({ to }) => to) ?? [];
  }

  /** No position is known any more, as when the worker was replaced. The moves are kept. */
  forget() {
    this.#generation += 1;
    Object.assign(this, { position: null, answer: null, thinking: false, chosen: -1, problem: '' });
  }

  restart() {
    return this.#go([]);
  }

  /** Goes on from where it was left. */
  resume() {
    return this.#go(this.path);
  }

  /** @param {string} agent @param {boolean} person */
  setSeat(agent, person) {
    const seats = new Set(this.seats);
    person ? seats.add(agent) : seats.delete(agent);
    this.seats = seats;
    return this.position ? this.#go(this.path) : this.#onChange();
  }

  /** @param {number} index of a legal move */
  async move(index) {
    if (!this.isPersonsTurn || !this.position?.moves[index]) return false;
    await this.#go([...this.path, index]);
    return true;
  }

  /** Picks a tile, or moves the picked one to a free cell. @param {number} cell */
  async tap(cell) {
    const { position } = this;
    if (!position || !this.isPersonsTurn) return;
    const move = position.moves.findIndex(({ from, to }) => from === this.chosen && to === cell && from !== to);
    if (move >= 0) return void (await this.move(move));
    this.chosen = movableCells(position.moves).includes(cell) && cell !== this.chosen ? cell : -1;
    this.#onChange();
  }

  /** The next tile that may move. @param {number} [by] */
  chooseNext(by = 1) {
    const cells = movableCells(this.position?.moves ?? []);
    if (!this.isPersonsTurn || !cells.length) return;
    const index = cells.indexOf(this.chosen);
    this.chosen = cells[index < 0 ? 0 : (index + by + cells.length) % cells.length];
    this.#onChange();
  }

  /** Back to the last position where a person was to move; without a person's seat, one move. */
  takeBack() {
    if (!this.path.length) return;
    let length = this.path.length - 1;
    while (length > 0 && this.seats.size && !this.seats.has(agents[length % 3])) length -= 1;
    return this.#go(this.path.slice(0, length), true);
  }

  /** Shows a position, and plays on while it is the search's turn. @param {MovePath} path @param {boolean} [hold] */
  async #go(path, hold = false) {
    const mine = ++this.#generation;
    const position = await this.#asker.position(path);
    if (mine !== this.#generation) return;
    Object.assign(this, { path, position, answer: null, chosen: -1, problem: '', thinking: position !== null });
    if (!position) this.problem = 'These moves cannot be played here.';
    this.#onChange();
    if (position) await this.#answer(mine, path, hold);
  }

  /** @param {number} mine @param {MovePath} path @param {boolean} hold */
  async #answer(mine, path, hold) {
    const outcome = await this.#asker.think(path);
    const answer = await this.#asker.answer(path);
    if (mine !== this.#generation) return;
    this.thinking = false;
    this.answer = answer;
    if (!answer) this.problem = outcome.ok
      ? outcome.stats.message || 'The search has no answer here.'
      : outcome.error.message;
    this.#onChange();
    if (!answer || this.isOver || this.isPersonsTurn || (hold && this.seats.size === 0)) return;
    await this.#wait();
    if (mine === this.#generation) await this.#go([...path, this.#choice(answer)]);
  }

  /** A random agent's move is drawn. @param {GameAnswer} answer */
  #choice({ random, best, moves }) {
    return random || best === null ? Math.floor(this.#random() * moves.length) : best;
  }
}
