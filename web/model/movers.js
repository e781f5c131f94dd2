/**
 * Which pieces can be moved by hand, learned from what the legal moves do to the board: so it works for every
 * puzzle whose actions end in a direction, whatever its rules are.
 * @import { Cells, LegendEntry, LineEffect } from './types.js'
 * @typedef {'up' | 'right' | 'down' | 'left'} Direction
 * @typedef {{ action: string, direction: Direction, to: number, pushes: boolean }} MoverMove
 *   to: the cell where the piece comes to rest; pushes: another piece is moved too
 * @typedef {{ name: string, cell: number, kind: number, label: number, moves: MoverMove[] }} Mover
 *   name: what stands before the direction in its actions, '' for the only one
 */
import { isSolid, labelAt, pieceAt } from './picture.js';

export const steps = /** @type {Record<Direction, [number, number]>} */ ({
  up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0],
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

/** @param {Cells} a @param {Cells} b @param {number} cell */
const differs = (a, b, cell) => pieceAt(a, cell) !== pieceAt(b, cell) || labelAt(a, cell) !== labelAt(b, cell);

/** The cells whose pieces changed, from the one furthest behind on.
 * @param {Cells} before @param {Cells} after @param {Direction} direction */
function changedCells(before, after, direction) {
  const [dx, dy] = steps[direction];
  const along = (/** @type {number} */ cell) => (cell % before.width) * dx + Math.floor(cell / before.width) * dy;
  const cells = Array.from({ length: before.width * before.height }, (_, cell) => cell);
  return cells.filter((cell) => differs(before, after, cell)).sort((a, b) => along(a) - along(b));
}

/** The piece that an action moves: the hindmost of what changed. A robot that only pushes a snowball off stays where
 * it is, behind what changed.
 * @param {readonly LegendEntry[]} legend @param {Cells} before @param {number} first @param {Direction} direction */
function moverCell(legend, before, first, direction) {
  const opposite = /** @type {Record<Direction, Direction>} */ ({
    up: 'down', right: 'left', down: 'up', left: 'right',
  });
  const behind = neighbour(before, first, opposite[direction]);
  const isRobot = (/** @type {number} */ cell) => cell >= 0 && legend[pieceAt(before, cell)]?.id === 'robot';
  return !isRobot(first) && isRobot(behind) ? behind : first;
}

/** Where the piece went. One that left the board is said to be at the last special ground on its way, as a hatch is.
 * @param {readonly LegendEntry[]} legend @param {Cells} before @param {Cells} after @param {number} from
 * @param {Direction} direction */
function restingCell(legend, before, after, from, direction) {
  const [kind, label] = [pieceAt(before, from), labelAt(before, from)];
  let special = from;
  for (let cell = from; cell >= 0; cell = neighbour(before, cell, direction)) {
    if (pieceAt(after, cell) === kind && labelAt(after, cell) === label) return cell;
    const ground = legend[before.cells[3 * cell]]?.id;
    if (ground && ground !== 'floor' && !isSolid(legend, before.cells[3 * cell]) && special === from) special = cell;
  }
  return special;
}

/** @param {readonly LegendEntry[]} legend @param {Cells} before @param {readonly LineEffect[]} effects
 * @returns {Mover[]} empty where the puzzle has no pieces that go in directions */
export function moversOf(legend, before, effects) {
  /** @type {Map<string, Mover>} */ const movers = new Map();
  for (const { action, picture } of effects) {
    const read = readAction(action);
    const changed = read ? changedCells(before, picture, read.direction) : [];
    if (!read || !changed.length) continue;
    const cell = moverCell(legend, before, changed[0], read.direction);
    const to = restingCell(legend, before, picture, cell, read.direction);
    const key = `${read.name} ${cell}`;
    const mover = movers.get(key) ?? {
      name: read.name, cell, kind: pieceAt(before, cell), label: labelAt(before, cell), moves: [],
    };
    const pushes = changed.some((each) => each !== cell && each !== to);
    mover.moves.push({ action, direction: read.direction, to, pushes });
    movers.set(key, mover);
  }
  return [...movers.values()];
}
