/**
 * Where pieces have been, made ready for a picture and for words.
 * @import { Domain } from './types.js'
 * @import { HeatMap } from '../engine/protocol.js'
 */
import { isNumbered } from './brushes.js';
import { floorOf } from './picture.js';

/** What was seen, by the legend's order: the pieces of each kind, or, where numbered tiles fill the board,
 * the empty cells. @param {HeatMap} map @param {Domain} domain
 * @returns {{ id: number, name: string, counts: Uint32Array }[]} */
export function heatKinds(map, domain) {
  const seen = Object.keys(map.kinds)
    .map(Number)
    .filter((kind) => domain.legend[kind])
    .sort((a, b) => a - b);
  const tiles = seen.find((kind) => isNumbered(domain.legend[kind]));
  if (tiles === undefined)
    return seen.map((id) => ({ id, name: domain.legend[id].name, counts: map.kinds[id] }));
  const floor = floorOf(domain.legend);
  const counts = map.kinds[tiles].map((count, cell) =>
    map.grounds[cell] === floor ? map.looked - count : 0,
  );
  return [{ id: floor, name: domain.legend[floor].name, counts }];
}

/** How warm each cell is, from 0 to 1; the square root, so that what is rare can be seen too.
 * @param {Uint32Array} counts */
export function warmth(counts) {
  const most = counts.reduce((a, b) => Math.max(a, b), 1);
  return Float64Array.from(counts, (count) => Math.sqrt(count / most));
}

/** The cells where it was most often. @param {Uint32Array} counts @param {number} width
 * @param {number} most */
export function warmest(counts, width, most) {
  return [...counts.keys()]
    .filter((cell) => counts[cell] > 0)
    .sort((a, b) => counts[b] - counts[a] || a - b)
    .slice(0, most)
    .map((cell) => ({ column: (cell % width) + 1, row: Math.floor(cell / width) + 1, count: counts[cell] }));
}
