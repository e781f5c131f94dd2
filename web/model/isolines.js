/**
 * Lines of equal value over a square grid of values, as pieces of straight line (marching squares).
 */

/** @param {ArrayLike<number>} values (steps + 1)² of them, row by row @param {number} steps
 * @param {number} level
 * @returns {number[]} x1, y1, x2, y2 of each piece, in steps of the grid; x is the column */
export function isoline(values, steps, level) {
  /** @type {number[]} */ const pieces = [];
  const row = steps + 1;
  for (let y = 0; y < steps; y += 1) {
    for (let x = 0; x < steps; x += 1) {
      const at = y * row + x;
      const isAbove = values[at] >= level;
      // most squares lie on one side of the line, and are left at once
      if (
        values[at + 1] >= level === isAbove &&
        values[at + row] >= level === isAbove &&
        values[at + row + 1] >= level === isAbove
      )
        continue;
      const corners = [values[at], values[at + 1], values[at + row + 1], values[at + row]];
      if (corners.every(Number.isFinite)) pieces.push(...crossing(corners, level, x, y));
    }
  }
  return pieces;
}

const corner = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** @param {number[]} values clockwise @param {number} level @param {number} x @param {number} y */
function crossing(values, level, x, y) {
  /** @type {number[]} */ const found = [];
  for (let side = 0; side < 4; side += 1) {
    const [a, b] = [values[side], values[(side + 1) % 4]];
    if (a >= level === b >= level) continue;
    const part = (level - a) / (b - a);
    const [[ax, ay], [bx, by]] = [corner[side], corner[(side + 1) % 4]];
    found.push(x + ax + part * (bx - ax), y + ay + part * (by - ay));
  }
  return found;
}
