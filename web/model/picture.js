/**
 * Changes to a board's picture, as the editor makes them. Pictures are never changed in place.
 * @import { Cells, LegendEntry } from './types.js'
 * @typedef {'top' | 'right' | 'bottom' | 'left'} Side
 */

export const nothingThere = -1;
/** Grounds on which no piece can stand. */
const solid = new Set(['wall', 'fixed']);

/** @param {readonly LegendEntry[]} legend */
export const floorOf = (legend) =>
  Math.max(
    0,
    legend.findIndex(({ id }) => id === 'floor'),
  );

/** @param {readonly LegendEntry[]} legend @param {number} ground */
export const isSolid = (legend, ground) => solid.has(legend[ground]?.id ?? '');

/** @param {Cells} picture @param {number} cell */
export const groundAt = ({ cells }, cell) => cells[3 * cell];
/** @param {Cells} picture @param {number} cell */
export const pieceAt = ({ cells }, cell) => cells[3 * cell + 1];
/** @param {Cells} picture @param {number} cell */
export const labelAt = ({ cells }, cell) => cells[3 * cell + 2];

/** @param {Cells} picture @param {number} cell
 * @param {[ground: number, piece: number, label: number]} values */
function withCell(picture, cell, values) {
  const cells = picture.cells.slice();
  cells.set(values, 3 * cell);
  return { ...picture, cells };
}

/** The least number that no piece of a kind bears. @param {Cells} picture @param {number} kind
 * @param {number} [but]
 * a cell that does not count */
function freeLabel(picture, kind, but = -1) {
  const used = new Set();
  for (let cell = 0; cell < picture.width * picture.height; cell += 1) {
    if (cell !== but && pieceAt(picture, cell) === kind) used.add(labelAt(picture, cell));
  }
  let label = 0;
  while (used.has(label)) label += 1;
  return label;
}

/** One cell painted with an entry of the legend. Floor also takes away what stands there; a solid ground too.
 * @param {Cells} picture @param {readonly LegendEntry[]} legend @param {number} cell @param {number} entry
 * @param {number | null} [label] the piece's number; null: the first that is free @returns {Cells} */
export function paint(picture, legend, cell, entry, label = null) {
  const [ground, piece, number] = [groundAt(picture, cell), pieceAt(picture, cell), labelAt(picture, cell)];
  if (legend[entry].layer === 'ground') {
    const clears = entry === floorOf(legend) || isSolid(legend, entry);
    const same = ground === entry && (!clears || piece < 0);
    return same
      ? picture
      : withCell(picture, cell, clears ? [entry, nothingThere, nothingThere] : [entry, piece, number]);
  }
  const under = ground < 0 || isSolid(legend, ground) ? floorOf(legend) : ground;
  if (piece === entry && under === ground && (label === null || label === number)) return picture;
  return withCell(picture, cell, [under, entry, label ?? freeLabel(picture, entry, cell)]);
}

/** The piece of one cell moved to another, where it takes the place of what stood there.
 * @param {Cells} picture @param {readonly LegendEntry[]} legend @param {number} from @param {number} to
 * @returns {Cells} */
export function movePiece(picture, legend, from, to) {
  if (from === to || pieceAt(picture, from) < 0) return picture;
  const under =
    groundAt(picture, to) < 0 || isSolid(legend, groundAt(picture, to))
      ? floorOf(legend)
      : groundAt(picture, to);
  const lifted = withCell(picture, from, [groundAt(picture, from), nothingThere, nothingThere]);
  return withCell(lifted, to, [under, pieceAt(picture, from), labelAt(picture, from)]);
}

/** A picture of a new size made cell by cell; a source of -1 is floor.
 * @param {Cells} picture @param {readonly LegendEntry[]} legend @param {number} width @param {number} height
 * @param {(x: number, y: number) => number} source the old cell of a new place @returns {Cells} */
function rebuild(picture, legend, width, height, source) {
  const cells = new Int32Array(3 * width * height);
  for (let cell = 0; cell < width * height; cell += 1) {
    const from = source(cell % width, Math.floor(cell / width));
    const values =
      from < 0
        ? [floorOf(legend), nothingThere, nothingThere]
        : picture.cells.subarray(3 * from, 3 * from + 3);
    cells.set(values, 3 * cell);
  }
  return { width, height, cells };
}

/** Whether a row or column can be added or taken away at a side.
 * @param {Cells} picture @param {Side} side @param {1 | -1} by @param {number} [most] squares */
export function canResize({ width, height }, side, by, most = Infinity) {
  const size = (side === 'top' || side === 'bottom' ? height : width) + by;
  return size >= 1 && size <= most;
}

/** A row or column more or less at a side. @param {Cells} picture @param {readonly LegendEntry[]} legend
 * @param {Side} side @param {1 | -1} by @returns {Cells} */
export function resize(picture, legend, side, by) {
  if (!canResize(picture, side, by)) return picture;
  const { width, height } = picture;
  const upright = side === 'top' || side === 'bottom';
  const [shiftX, shiftY] = [side === 'left' ? by : 0, side === 'top' ? by : 0];
  return rebuild(picture, legend, width + (upright ? 0 : by), height + (upright ? by : 0), (x, y) => {
    const [oldX, oldY] = [x - shiftX, y - shiftY];
    return oldX >= 0 && oldY >= 0 && oldX < width && oldY < height ? oldY * width + oldX : -1;
  });
}

/** A quarter turn clockwise. @param {Cells} picture @param {readonly LegendEntry[]} legend */
export const rotate = (picture, legend) =>
  rebuild(
    picture,
    legend,
    picture.height,
    picture.width,
    (x, y) => (picture.height - 1 - x) * picture.width + y,
  );

/** Left and right exchanged. @param {Cells} picture @param {readonly LegendEntry[]} legend */
export const mirror = (picture, legend) =>
  rebuild(
    picture,
    legend,
    picture.width,
    picture.height,
    (x, y) => y * picture.width + picture.width - 1 - x,
  );

/** Nothing but floor, inside a wall where there are walls. @param {Cells} picture
 * @param {readonly LegendEntry[]} legend @returns {Cells} */
export function clear(picture, legend) {
  const wall = legend.findIndex(({ id }) => id === 'wall');
  const { width, height } = picture;
  const cells = new Int32Array(3 * width * height);
  for (let cell = 0; cell < width * height; cell += 1) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    cells.set([edge && wall >= 0 ? wall : floorOf(legend), nothingThere, nothingThere], 3 * cell);
  }
  return { width, height, cells };
}

/** The cells on the way from one to another, both included: a quick drag skips none.
 * @param {number} width @param {number} from @param {number} to @returns {number[]} */
export function cellsBetween(width, from, to) {
  const [x0, y0, x1, y1] = [from % width, Math.floor(from / width), to % width, Math.floor(to / width)];
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
  const at = (/** @type {number} */ i) =>
    Math.round(y0 + ((y1 - y0) * i) / steps) * width + Math.round(x0 + ((x1 - x0) * i) / steps);
  return [...new Set(Array.from({ length: steps + 1 }, (_, i) => at(i)))];
}

/** A cell in words. @param {Cells} picture @param {readonly LegendEntry[]} legend @param {number} cell */
export function describeCell(picture, legend, cell) {
  const place = `Column ${(cell % picture.width) + 1}, row ${Math.floor(cell / picture.width) + 1}`;
  const ground = legend[groundAt(picture, cell)]?.name.toLowerCase() ?? 'outside';
  const piece = legend[pieceAt(picture, cell)];
  if (!piece) return `${place}: ${ground}`;
  const on = groundAt(picture, cell) === floorOf(legend) ? '' : ` on ${ground}`;
  return `${place}: ${piece.name.toLowerCase()}${on}`;
}

/** @param {Cells | null} a @param {Cells | null} b */
export const samePicture = (a, b) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.width === b.width &&
    a.cells.length === b.cells.length &&
    a.cells.every((value, i) => value === b.cells[i]));
