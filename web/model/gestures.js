/**
 * Pointers on a picture: one drags it, two pinch it, and a press that goes nowhere is a click.
 * @typedef {{ id: number, x: number, y: number }} Pointer
 * @typedef {{ pan(dx: number, dy: number): void, zoom(factor: number, x: number, y: number): void,
 *   click(x: number, y: number): void }} Moves   zoom: the place (x, y) stays where it is
 */

/** Farther than a hand shakes, in pixels. */
const still = 5;

export class Gestures {
  /** @type {Map<number, Pointer>} */ #down = new Map();
  /** How far the pointers have gone since the first one came down. */ #travelled = 0;
  #moves;

  /** @param {Moves} moves */
  constructor(moves) {
    this.#moves = moves;
  }

  /** @param {Pointer} pointer */
  press(pointer) {
    if (this.#down.size === 0) this.#travelled = 0;
    else this.#travelled = Infinity;
    this.#down.set(pointer.id, pointer);
  }

  /** @param {Pointer} pointer */
  move(pointer) {
    const before = this.#down.get(pointer.id);
    if (!before) return;
    const other = [...this.#down.values()].find(({ id }) => id !== pointer.id);
    this.#down.set(pointer.id, pointer);
    const [dx, dy] = [pointer.x - before.x, pointer.y - before.y];
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    if (this.#travelled < still) return;
    if (!other) return this.#moves.pan(dx, dy);
    // The middle between two fingers goes half the way of the one that moved.
    this.#moves.pan(dx / 2, dy / 2);
    const factor = distance(pointer, other) / Math.max(1, distance(before, other));
    this.#moves.zoom(factor, (pointer.x + other.x) / 2, (pointer.y + other.y) / 2);
  }

  /** @param {Pointer} pointer */
  release(pointer) {
    if (this.#down.delete(pointer.id) && this.#travelled < still) this.#moves.click(pointer.x, pointer.y);
  }

  /** @param {number} id */
  cancel(id) {
    this.#down.delete(id);
  }
}

/** @param {Pointer} a @param {Pointer} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
