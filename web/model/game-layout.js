/**
 * Where the nodes of a drawn game tree stand: a row for each ply, leaves side by side, a parent over the
 * middle of its
 * children.
 * @import { NodeRow } from './game-tree.js'
 */

const least = 50;
const margin = { left: 90, right: 24 };

/** @param {readonly NodeRow[]} rows in the order of a walk from the top
 * @param {{ width: number, height: number }} size
 * @returns {{ places: Map<string, { x: number, y: number }>, width: number, height: number }} */
export function layOutGame(rows, size) {
  const parents = new Set(rows.filter(({ path }) => path.length).map(({ path }) =>
    path.slice(0, -1).join('.')));
  const leaves = rows.filter(({ key }) => !parents.has(key)).length;
  const depth = Math.max(...rows.map(({ path }) => path.length), 0) + 1;
  const width = Math.max(size.width - margin.left - margin.right, leaves * least);
  const each = width / Math.max(1, leaves);
  const high = size.height / depth;
  /** @type {Map<string, { x: number, y: number }>} */ const places = new Map();
  let next = 0;
  for (const { key, path } of rows) {
    if (parents.has(key)) continue;
    places.set(key, { x: margin.left + (next + 0.5) * each, y: (path.length + 0.5) * high });
    next += 1;
  }
  for (const { key, path } of rows.toReversed()) {
    if (places.has(key)) continue;
    const own = rows.filter((row) => row.path.length === path.length + 1
      && row.path.slice(0, -1).join('.') === key);
    const xs = own.map((row) => places.get(row.key)?.x ?? 0);
    places.set(key, { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (path.length + 0.5) * high });
  }
  return { places, width: margin.left + width + margin.right, height: size.height };
}
