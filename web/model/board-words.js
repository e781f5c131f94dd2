/**
 * A board in words, for those who do not see it.
 * @import { Cells, Domain } from './types.js'
 */

const mostPlaces = 12;

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
  return [`${domain.name}, ${width} columns, ${height} rows`, ...parts, ...grounds].filter(Boolean).join('. ');
}

/** Grounds that matter: each special square, and the walls that do not merely surround the board.
 * @param {Domain} domain @param {Cells} board @returns {string[]} */
function describeGrounds({ legend }, { width, height, cells }) {
  const special = legend.filter(({ layer, id }) => layer === 'ground' && id !== 'floor');
  return special.map(({ id, name }) => {
    const found = Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => legend[cells[3 * cell]]?.id === id);
    const inner = id === 'wall' ? found.filter((cell) => !isEdge(cell, width, height)) : found;
    const list = inner.map((cell) => `column ${(cell % width) + 1} row ${Math.floor(cell / width) + 1}`);
    const around = id === 'wall' && found.length > inner.length ? ' around and' : '';
    return list.length ? namePlaces(`${name.toLowerCase()}${around}`, list) : around && 'walls around';
  });
}

/** @param {number} cell @param {number} width @param {number} height */
const isEdge = (cell, width, height) => {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
};

/** @param {string} name @param {string[]} list */
function namePlaces(name, list) {
  if (!list.length) return '';
  const more = list.length > mostPlaces ? ` and ${list.length - mostPlaces} more` : '';
  return `${name}: ${list.slice(0, mostPlaces).join('; ')}${more}`;
}
