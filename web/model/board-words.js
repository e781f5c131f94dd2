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
  return [`${domain.name}, ${width} columns, ${height} rows`, ...parts.filter(Boolean)].join('. ');
}

/** @param {string} name @param {string[]} list */
function namePlaces(name, list) {
  if (!list.length) return '';
  const more = list.length > mostPlaces ? ` and ${list.length - mostPlaces} more` : '';
  return `${name}: ${list.slice(0, mostPlaces).join('; ')}${more}`;
}
