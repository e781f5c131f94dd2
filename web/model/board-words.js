/**
 * A board in words, for those who do not see it.
 * @import { Cells, Domain } from './types.js'
 */

/** @param {Domain} domain @param {Cells} board @returns {string} */
export function describeGrid(domain, board) {
  const { width, height, cells } = board;
  const kinds = domain.legend.filter(({ layer }) => layer === 'piece');
  const places = new Map(kinds.map(({ id }) => [id, /** @type {string[]} */ ([])]));
  for (let cell = 0; cell < width * height; cell += 1) {
    const piece = domain.legend[cells[3 * cell + 1]];
    if (!piece) continue;
    const ground = domain.legend[cells[3 * cell]];
    const on = ground && ground.id !== 'floor' ? ` on ${ground.name.toLowerCase()}` : '';
    const [column, row] = [(cell % width) + 1, Math.floor(cell / width) + 1];
    places.get(piece.id)?.push(`column ${column} row ${row}${on}`);
  }
  const parts = kinds.map(({ id, name }) => namePlaces(name.toLowerCase(), places.get(id) ?? []));
  const grounds = describeGrounds(domain, board);
  return [`${domain.name}, ${width} columns, ${height} rows`, ...parts, ...grounds]
    .filter(Boolean)
    .join('. ');
}

/** Grounds that matter, as runs in each row; walls that surround the board are said once.
 * @param {Domain} domain @param {Cells} board @returns {string[]} */
function describeGrounds({ legend }, { width, height, cells }) {
  const special = legend.filter(({ layer, id }) => layer === 'ground' && id !== 'floor');
  return special.map(({ id, name }) => {
    const found = Array.from({ length: width * height }, (_, cell) => cell).filter(
      (cell) => legend[cells[3 * cell]]?.id === id,
    );
    const inner = found.filter((cell) => !isEdge(cell, width, height));
    const isRing = id === 'wall' && found.length - inner.length === edgeCells(width, height);
    const runs = runsOf(isRing ? inner : found, width);
    return [isRing ? 'walls all around' : '', namePlaces(name.toLowerCase(), runs)]
      .filter(Boolean)
      .join('. ');
  });
}

/** @param {number} cell @param {number} width @param {number} height */
const isEdge = (cell, width, height) => {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
};

/** @param {number} width @param {number} height */
const edgeCells = (width, height) => (width < 2 || height < 2 ? width * height : 2 * (width + height) - 4);

/** Cells in rising order, row by row: "row 2 columns 1, 4 to 6". @param {number[]} cells
 * @param {number} width */
function runsOf(cells, width) {
  /** @type {Map<number, [number, number][]>} */ const rows = new Map();
  for (const cell of cells) {
    const [column, row] = [(cell % width) + 1, Math.floor(cell / width) + 1];
    const runs = rows.get(row) ?? [];
    const last = runs.at(-1);
    if (last?.[1] === column - 1) last[1] = column;
    else runs.push([column, column]);
    rows.set(row, runs);
  }
  const words = (/** @type {[number, number]} */ [from, to]) =>
    from === to ? `${from}` : `${from} to ${to}`;
  return [...rows].map(([row, runs]) => {
    const isOne = runs.length === 1 && runs[0][0] === runs[0][1];
    return `row ${row} ${isOne ? 'column' : 'columns'} ${runs.map(words).join(', ')}`;
  });
}

/** @param {string} name @param {string[]} list */
const namePlaces = (name, list) => (list.length ? `${name}: ${list.join('; ')}` : '');
