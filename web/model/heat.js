/**
 * Where pieces have been, made ready for a picture and for words.
 * @import { Domain } from './types.js'
 * @import { HeatMap } from '../engine/protocol.js'
 */

/** The kinds of piece that were seen, by the legend's order. @param {HeatMap} map @param {Domain} domain */
export const heatKinds = (map, domain) =>
  Object.keys(map.kinds).map(Number).sort((a, b) => a - b)
    .map((kind) => ({ id: kind, name: domain.legend[kind]?.name ?? String(kind) }));

/** How warm each cell is, from 0 to 1; the square root, so that what is rare can be seen too.
 * @param {Uint32Array} counts */
export function warmth(counts) {
  const most = counts.reduce((a, b) => Math.max(a, b), 1);
  return Float64Array.from(counts, (count) => Math.sqrt(count / most));
}

/** The cells where it was most often. @param {Uint32Array} counts @param {number} width @param {number} most */
export function warmest(counts, width, most) {
  return [...counts.keys()]
    .filter((cell) => counts[cell] > 0)
    .sort((a, b) => counts[b] - counts[a] || a - b)
    .slice(0, most)
    .map((cell) => ({ column: (cell % width) + 1, row: Math.floor(cell / width) + 1, count: counts[cell] }));
}
