/**
 * Ways over the board for a click: walking to a square, and pushing a piece to one. Only the picture is known
 * here, so a way is a wish: the engine decides at every step whether it is a move.
 * @import { Cells, LegendEntry } from './types.js'
 * @import { Direction } from './movers.js'
 */
import { neighbour, steps } from './movers.js';
import { groundAt, isSolid, pieceAt } from './picture.js';

const directions = /** @type {Direction[]} */ (Object.keys(steps));
/** Beyond this the board is too large for a click; a push needs a state for each pair of squares. */
const mostStates = 200_000;

/** @param {Cells} board @param {readonly LegendEntry[]} legend
 * @returns {(cell: number) => boolean} no wall, no piece */
const freeTest = (board, legend) => (cell) =>
  cell >= 0 &&
  groundAt(board, cell) >= 0 &&
  !isSolid(legend, groundAt(board, cell)) &&
  pieceAt(board, cell) < 0;

/** Breadth first over numbered states. @template {number} T
 * @param {T} start @param {(state: T) => [direction: Direction, state: T][]} next
 * @param {(state: T) => boolean} isGoal @returns {Direction[] | null} */
function shortest(start, next, isGoal) {
  /** @type {Map<T, { from: T, direction: Direction } | null>} */ const seen = new Map([[start, null]]);
  for (const state of seen.keys()) {
    if (isGoal(state)) return trace(seen, state);
    if (seen.size > mostStates) return null;
    for (const [direction, after] of next(state))
      if (!seen.has(after)) seen.set(after, { from: state, direction });
  }
  return null;
}

/** @template T @param {Map<T, { from: T, direction: Direction } | null>} seen @param {T} end */
function trace(seen, end) {
  /** @type {Direction[]} */ const way = [];
  for (let step = seen.get(end); step; step = seen.get(step.from)) way.push(step.direction);
  return way.reverse();
}

/** @param {Cells} board @param {readonly LegendEntry[]} legend @param {number} from @param {number} to
 * @returns {Direction[] | null} */
export function walkTo(board, legend, from, to) {
  const isFree = freeTest(board, legend);
  if (!isFree(to)) return null;
  const next = (/** @type {number} */ cell) =>
    directions
      .map((direction) => /** @type {[Direction, number]} */ ([direction, neighbour(board, cell, direction)]))
      .filter(([, after]) => isFree(after));
  return shortest(from, next, (cell) => cell === to);
}

/** What a pusher and the piece it pushes can do; a state is the two cells in one number.
 * @param {Cells} board @param {readonly LegendEntry[]} legend @param {number} pusher @param {number} piece
 * @param {number} target a square where something may stand already */
function pushMoves(board, legend, pusher, piece, target) {
  const size = board.width * board.height;
  const isOpen = freeTest(board, legend);
  const isFree = (/** @type {number} */ cell) => cell === pusher || cell === piece || isOpen(cell);
  /** @param {number} state @returns {[Direction, number][]} */
  const next = (state) => {
    const [at, pushed] = [Math.floor(state / size), state % size];
    return directions.flatMap((direction) => {
      const ahead = neighbour(board, at, direction);
      if (ahead !== pushed)
        return isFree(ahead) ? [/** @type {[Direction, number]} */ ([direction, ahead * size + pushed])] : [];
      const beyond = neighbour(board, ahead, direction);
      const opens = isFree(beyond) || (beyond === target && beyond >= 0);
      return opens ? [/** @type {[Direction, number]} */ ([direction, ahead * size + beyond])] : [];
    });
  };
  return { start: pusher * size + piece, size, next };
}

/** @param {Cells} board @param {readonly LegendEntry[]} legend @param {number} pusher @param {number} piece
 * @param {number} to @returns {Direction[] | null} */
export function pushTo(board, legend, pusher, piece, to) {
  if (piece === to || groundAt(board, to) < 0 || isSolid(legend, groundAt(board, to))) return null;
  const { start, size, next } = pushMoves(board, legend, pusher, piece, to);
  return shortest(start, next, (state) => state % size === to);
}

/** Every square that a piece could be pushed to. @param {Cells} board @param {readonly LegendEntry[]} legend
 * @param {number} pusher @param {number} piece @returns {Set<number>} */
export function pushTargets(board, legend, pusher, piece) {
  const { start, size, next } = pushMoves(board, legend, pusher, piece, -1);
  const seen = new Set([start]);
  for (const state of seen) {
    if (seen.size > mostStates) break;
    for (const [, after] of next(state)) seen.add(after);
  }
  const targets = new Set([...seen].map((state) => state % size));
  targets.delete(piece);
  return targets;
}
