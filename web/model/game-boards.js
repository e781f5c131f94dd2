/**
 * Boards that follow from a board and a move, so that every row of the tree has its picture without a
 * question to the engine.
 * @import { Cells } from './types.js'
 */

const steps = /** @type {Record<string, [dx: number, dy: number]>} */ ({
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
});

/** The cells from which and to which a tile of this number can be moved, in the engine's order: row by row.
 * @param {Cells} board @param {string} number @param {string} direction
 * @returns {[from: number, to: number][]} */
function slides({ width, height, cells }, number, direction) {
  const [dx, dy] = steps[direction];
  /** @type {[number, number][]} */ const found = [];
  for (let from = 0; from < width * height; from += 1) {
    if (cells[3 * from + 1] < 0 || String(cells[3 * from + 2]) !== number) continue;
    const [x, y] = [(from % width) + dx, Math.floor(from / width) + dy];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const to = y * width + x;
    if (cells[3 * to] !== 1 && cells[3 * to + 1] < 0) found.push([from, to]);
  }
  return found;
}

/** The cell that a move has left, or -1. @param {Cells} before @param {Cells} after */
export function leftCell(before, after) {
  for (let cell = 0; cell < before.width * before.height; cell += 1) {
    if (before.cells[3 * cell + 1] >= 0 && after.cells[3 * cell + 1] < 0) return cell;
  }
  return -1;
}

/** The board after one of its moves. Tiles of one number share their moves' names: the first of that name is
 * of the first such tile. @param {Cells} board
 * @param {readonly string[]} moves all there are, in the engine's order
 * @param {number} index @returns {Cells} */
export function boardAfter(board, moves, index) {
  const [, number, direction] = /^move (-?\d+) (left|right|up|down)$/.exec(moves[index]) ?? [];
  if (!number) return board; // an agent that cannot move passes
  const namesake = moves.slice(0, index).filter((move) => move === moves[index]).length;
  const slide = slides(board, number, direction)[namesake];
  if (!slide) return board;
  const cells = Int32Array.from(board.cells);
  const [from, to] = slide;
  cells.copyWithin(3 * to, 3 * from, 3 * from + 3);
  cells.set([0, -1, -1], 3 * from);
  return { ...board, cells };
}
