/**
 * A puzzle played by hand: a line of moves from the document's board. View state, like Walk: it is not undone with
 * the document. The engine knows the rules; wishes are carried out one after the other.
 * @import { Engine } from '../engine/engine.js'
 * @import { Cells, Domain, LinePosition } from './types.js'
 * @import { Direction, Mover } from './movers.js'
 * @typedef {Pick<Engine, 'openLine' | 'linePosition' | 'lineMove' | 'lineEffects'>} PlayEngine
 * @typedef {{ domain: Domain, board: string, options: Record<string, string> }} PlayStart
 */
import { isNumbered } from './brushes.js';
import { moversOf, readAction } from './movers.js';
import { pieceAt } from './picture.js';
import { pushTargets, pushTo, walkTo } from './route.js';

const name = 'play';

export class PlayControl {
  /** @type {PlayStart | null} */ start = null;
  /** @type {LinePosition | null} */ position = null;
  /** @type {Mover[]} */ movers = [];
  /** The moves made and those that redo would make again. @type {string[]} */ actions = [];
  /** Which of them moved a second piece. @type {boolean[]} */ pushed = [];
  /** The cell of a piece that was picked, or -1. */ chosen = -1;
  /** Where the picked piece can go. @type {Set<number>} */ targets = new Set();
  /** @type {Promise<unknown>} */ #busy = Promise.resolve();
  /** Counts the wishes; an older way is given up. */ #wish = 0;
  /** The mover that arrow keys move, by its cell. */ #active = -1;
  #engine;
  #onChange;
  #pause;

  /** @param {PlayEngine} engine @param {(words: string) => void} onChange words: what is said aloud, or ''
   * @param {() => Promise<unknown>} [pause] between the steps of a way */
  constructor(engine, onChange, pause = () => new Promise((resolve) => setTimeout(resolve, 70))) {
    this.#engine = engine;
    this.#onChange = onChange;
    this.#pause = pause;
  }

  get index() {
    return this.position?.index ?? 0;
  }

  get canRedo() {
    return this.index < this.actions.length;
  }

  /** How many of the moves made moved a second piece. */
  get pushes() {
    return this.pushed.slice(0, this.index).filter(Boolean).length;
  }

  /** The moves made so far. */
  get line() {
    return this.actions.slice(0, this.index);
  }

  /** The mover that the arrow keys move; among several, none until one is picked, except among robots.
   * @returns {Mover | null} */
  get active() {
    const kept = this.movers.find(({ cell }) => cell === this.#active);
    const robots = this.movers.every(({ kind }) => this.start?.domain.legend[kind]?.id === 'robot');
    return kept ?? (robots || this.movers.length === 1 ? (this.movers[0] ?? null) : null);
  }

  /** Begins at a board, or goes on where this board was left. @param {PlayStart} start */
  async open(start) {
    const same = this.start && this.position && JSON.stringify(this.start) === JSON.stringify(start);
    if (same) return this.#onChange('');
    this.#wish += 1;
    Object.assign(this, { start, position: null, movers: [], actions: [], pushed: [] });
    this.#active = -1;
    await this.#enqueue(() => this.#reopen(0));
  }

  /** After the engine was replaced: the same line in the new one. */
  async restore() {
    if (this.position) await this.#enqueue(() => this.#reopen(this.index));
  }

  /** @param {string} action */
  move(action) {
    this.#wish += 1;
    return this.#enqueue(() => this.#make(action));
  }

  /** @param {Direction} direction */
  step(direction) {
    this.#wish += 1;
    return this.#enqueue(() => this.#step(direction));
  }

  /** Back to the start. */
  restart() {
    this.#wish += 1;
    return this.#enqueue(() => this.#seek(0));
  }

  /** Undoes or redoes moves, counted from where the wishes before this one lead. @param {number} by */
  seekBy(by) {
    this.#wish += 1;
    return this.#enqueue(() => this.#seek(Math.max(0, Math.min(this.index + by, this.actions.length))));
  }

  /** Makes another piece the one that arrow keys move. @param {string} wanted its name, or '' for the next one */
  pick(wanted) {
    return this.#enqueue(async () => {
      const at = this.movers.findIndex(({ cell }) => cell === this.active?.cell);
      const next = this.movers[(at + 1) % this.movers.length];
      const mover = wanted ? this.movers.find((each) => each.name === wanted) : next;
      if (mover) this.#choose(mover.cell);
    });
  }

  /** A click on a square: picks a piece, or sends the picked one there, or walks there. @param {number} cell */
  tap(cell) {
    if (!this.start || !this.position) return;
    const chosen = this.movers.find((mover) => mover.cell === this.chosen);
    const hit = chosen?.moves.find(({ to }) => to === cell);
    if (hit && cell !== this.chosen) return this.move(hit.action);
    if (cell === this.chosen) return chosen?.moves.length === 1 ? this.move(chosen.moves[0].action) : this.#choose(-1);
    if (!chosen && this.chosen >= 0 && this.targets.has(cell)) return this.#push(cell);
    if (pieceAt(this.position.picture, cell) >= 0) return this.#pickOrPush(cell);
    return this.#walk(cell);
  }

  /** @param {number} cell a square with a piece */
  #pickOrPush(cell) {
    const isMover = this.movers.some((mover) => mover.cell === cell);
    if (!isMover && this.chosen >= 0 && !this.movers.some((mover) => mover.cell === this.chosen)) {
      const way = this.#pushWay(cell);
      if (way) return this.#follow(way);
    }
    return this.#choose(cell);
  }

  /** @param {number} cell -1: none */
  #choose(cell) {
    this.chosen = cell;
    const mover = this.movers.find((each) => each.cell === cell);
    if (mover) this.#active = cell;
    this.targets = mover
      ? new Set(mover.moves.map(({ to }) => to).filter((to) => to !== cell))
      : this.#pushTargets(cell);
    this.#onChange(this.#chosenWords(mover ?? null));
  }

  /** @param {Mover | null} mover */
  #chosenWords(mover) {
    const { position, start } = this;
    if (this.chosen < 0 || !position || !start) return '';
    const piece = start.domain.legend[pieceAt(position.picture, this.chosen)]?.name ?? 'Piece';
    const named = mover?.name ? `${piece} ${mover.name.replace(/^move /, '')}` : piece;
    return `${named}: ${this.targets.size ? `${this.targets.size} squares to go to` : 'it cannot move'}.`;
  }

  /** @param {number} cell */
  #pushTargets(cell) {
    const { position, start, active } = this;
    if (cell < 0 || !position || !start || !active) return new Set();
    return pushTargets(position.picture, start.domain.legend, active.cell, cell);
  }

  /** @param {number} cell @returns {Direction[] | null} */
  #pushWay(cell) {
    const { position, start, active } = this;
    if (!position || !start || !active) return null;
    return pushTo(position.picture, start.domain.legend, active.cell, this.chosen, cell);
  }

  /** @param {number} cell */
  #push(cell) {
    const way = this.#pushWay(cell);
    return way ? this.#follow(way) : this.#onChange('No way to push it there.');
  }

  /** @param {number} cell */
  #walk(cell) {
    const { position, start, active } = this;
    if (!position || !start) return;
    if (!active) return this.#onChange('Choose a piece first.');
    const way = walkTo(position.picture, start.domain.legend, active.cell, cell);
    const slides = active.moves.some(({ to, direction }) => !isNext(position.picture, active.cell, to, direction));
    if (way && !slides) return this.#follow(way);
    if (this.chosen >= 0) this.#choose(-1);
    return this.#onChange('No way there.');
  }

  /** Steps one after the other until one is refused or something else is wished. @param {Direction[]} way */
  #follow(way) {
    const wish = ++this.#wish;
    return this.#enqueue(async () => {
      for (const [i, direction] of way.entries()) {
        if (wish !== this.#wish || !(await this.#step(direction))) return;
        if (i + 1 < way.length) await this.#pause();
      }
    });
  }

  /** @param {Direction} direction */
  async #step(direction) {
    const { active } = this;
    const move = active?.moves.find((each) => each.direction === direction) ?? this.#onlyMove(direction);
    if (move) return this.#make(move.action);
    if (!active) this.#onChange(this.movers.length ? 'Choose a piece first.' : 'Nothing can move.');
    else this.#onChange(`${direction} is no move here.`.replace(/^./, (letter) => letter.toUpperCase()));
    return false;
  }

  /** Among numbered tiles a direction alone may say which one is meant. @param {Direction} direction */
  #onlyMove(direction) {
    const legend = this.start?.domain.legend ?? [];
    const tiles = this.movers.filter(({ kind }) => isNumbered(legend[kind]));
    const moves = tiles.flatMap((tile) => tile.moves.filter((move) => move.direction === direction));
    return moves.length === 1 ? moves[0] : undefined;
  }

  /** @param {string} action */
  async #make(action) {
    const { index } = this;
    const known = this.movers.flatMap(({ moves }) => moves).find((each) => each.action === action);
    const position = await this.#engine.lineMove(name, index, action);
    if (!position) {
      this.#onChange(`${action} is no move here.`);
      return false;
    }
    this.actions = [...this.actions.slice(0, index), action];
    this.pushed = [...this.pushed.slice(0, index), known?.pushes ?? false];
    if (known) this.#active = known.to;
    await this.#arrive(position, this.#moveWords(position));
    return true;
  }

  /** @param {LinePosition} position */
  #moveWords(position) {
    if (position.is_goal) return `${position.action}. The goal is reached, cost ${position.cost}.`;
    return position.dead_end ? `${position.action}. No plan leads on: ${position.dead_end}` : position.action;
  }

  /** @param {number} index */
  async #seek(index) {
    const position = await this.#engine.linePosition(name, index);
    if (!position) return;
    const turned = index < this.index ? this.actions[this.index - 1] : this.actions[index - 1];
    this.#active = -1;
    await this.#arrive(position, `${index} moves made.`, turned);
  }

  /** @param {number} index */
  async #reopen(index) {
    const { start } = this;
    if (!start) return;
    const { domain, board, options } = start;
    const answer = await this.#engine.openLine(name, { domain: domain.id, board, options, actions: this.actions });
    if (!answer.ok || start !== this.start) return;
    const position = await this.#engine.linePosition(name, index);
    if (position) await this.#arrive(position, '');
  }

  /** @param {LinePosition} position @param {string} words
   * @param {string} [last] the piece of this action stays active */
  async #arrive(position, words, last = '') {
    const effects = (await this.#engine.lineEffects(name, position.index)) ?? [];
    this.position = position;
    this.movers = moversOf(this.start?.domain.legend ?? [], position.picture, effects);
    const mover = this.movers.find((each) => last && each.name === readAction(last)?.name);
    if (mover) this.#active = mover.cell;
    this.chosen = -1;
    this.targets = new Set();
    this.#onChange(words);
  }

  /** @template T @param {() => Promise<T>} task @returns {Promise<T | undefined>} */
  #enqueue(task) {
    const done = this.#busy.then(task).catch(() => undefined); // an engine that was lost is restored by its owner
    this.#busy = done;
    return done;
  }
}

/** @param {Cells} board @param {number} from @param {number} to @param {Direction} direction */
function isNext({ width }, from, to, direction) {
  const step = { up: -width, right: 1, down: width, left: -1 }[direction];
  return to === from || to - from === step;
}
