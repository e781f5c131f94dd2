/**
 * A tree's nodes as shades of a colour, and in words.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Tree } from './tree-layout.js'
 */
import { formatCount, formatValue, plural } from './format.js';
import { isJoined, meets, pullsBack, rootWords, sideOf } from './sides.js';
import { never, noNode } from './tree-layout.js';

/** Beyond it lies what a formula uses for "at once". */
const largest = 1e11;

/** Each value's place among so many shades, from the least value to the greatest; what has no value is last.
 * @param {ArrayLike<number>} values @param {number} shades */
export function shadesOf(values, shades) {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (!Number.isFinite(value) || value === never || Math.abs(value) > largest) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const span = Math.max(1e-9, high - low);
  const place = (/** @type {number} */ value) =>
    Number.isFinite(value) ? Math.max(0, Math.min(1, (value - low) / span)) : 1;
  return { low, high, shade: Uint8Array.from(values, (value) => Math.round(place(value) * (shades - 1))) };
}

/** @param {number} id @param {Tree} tree @param {NodeColumns} columns
 * @param {boolean} [ofEnd] f is not that of the step
 * that is shown, but of the end */
export function nodeWords(id, tree, columns, ofEnd = false) {
  if (id >= tree.count) return `Node ${formatCount(id)} is beyond the part of the tree that is shown.`;
  const at = columns.expanded_at[id];
  const side = sideOf(columns, id);
  const h = formatValue(Number.isFinite(columns.h[id]) ? columns.h[id] : null);
  const f =
    Math.abs(columns.f[id]) < largest ? `, f ${ofEnd ? 'at the end ' : ''}${formatValue(columns.f[id])}` : '';
  return [
    `Node ${formatCount(id)}, ${
      tree.parent[id] === noNode ? rootWords(side) : `from node ${formatCount(tree.parent[id])}`
    }, depth ${tree.depth[id]}`,
    `: g ${formatValue(columns.g[id])}, h ${h}${f}; ${
      at === never ? 'not expanded' : `expanded at step ${formatCount(at)}`
    }`,
    `; ${plural(tree.children[id], 'child', 'children')}`,
    sideWords(side, tree.parent[id] === noNode),
  ].join('');
}

/** @param {number} side @param {boolean} isRoot whose own words say it */
const sideWords = (side, isRoot) =>
  meets(side)
    ? '; here the two directions met'
    : isJoined(side)
      ? '; pulled from the goal, and appended to the plan'
      : pullsBack(side) && !isRoot
        ? '; pulled from the goal'
        : '';
