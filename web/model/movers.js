/**
 * Which pieces can be moved by hand, by what the engine says of the legal moves: so it works for every puzzle
 * whose actions end in a direction, whatever its rules are.
 * @import { Cells, NextMove } from './types.js'
 * @typedef {'up' | 'right' | 'down' | 'left'} Direction
 * @typedef {{ action: string, direction: Direction, to: number, pushed: number | null }} MoverMove
 *   to: the cell where the piece comes to rest; pushed: where another piece comes to rest that it pushes
 * @typedef {{ name: string, cell: number, kind: number, label: number, moves: MoverMove[] }} Mover
 *   name: what stands before the direction in its actions, '' for the only one
 */
import { labelAt, pieceAt } from './picture.js';

export const steps = /** @type {Record<Direction, [number, number]>} */ ({
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
});

/** @param {string} action @returns {{ name: string, direction: Direction } | null} */
export function readAction(action) {
  const [, name = '', direction] = /^(?:(.*) )?(up|right|down|left)$/.exec(action) ?? [];
  return direction ? { name, direction: /** @type {Direction} */ (direction) } : null;
}

/** The neighbour of a cell, or -1 at the edge. @param {Cells} board @param {number} cell
 * @param {Direction} direction */
export function neighbour({ width, height }, cell, direction) {
  const [x, y] = [(cell % width) + steps[direction][0], Math.floor(cell / width) + steps[direction][1]];
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

/** @param {Cells} board @param {readonly NextMove[]} moves
 * @returns {Mover[]} empty where the puzzle has no pieces that go in directions */
export function moversOf(board, moves) {
  /** @type {Map<string, Mover>} */ const movers = new Map();
  for (const {
    action,
    shifts: [own, pushed = null],
  } of moves) {
    const read = readAction(action);
    if (!read || !own || own.from === null || own.to === null) continue;
    const key = `${read.name} ${own.from}`;
    const mover = movers.get(key) ?? {
      name: read.name,
      cell: own.from,
      kind: pieceAt(board, own.from),
      label: labelAt(board, own.from),
      moves: [],
    };
    mover.moves.push({ action, direction: read.direction, to: own.to, pushed: pushed?.to ?? null });
    movers.set(key, mover);
  }
  return [...movers.values()];
}
