/**
 * The nodes that were expanded before a step, the last one first, out of the columns of the tree.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Frontier, FrontierRow } from './types.js'
 */
import { formatCount } from './format.js';

const never = 0xffffffff;
const first = 48;
/** The order of expansion of the last tree that was asked about.
 * @type {{ tree: NodeColumns | null, order: Uint32Array }} */
let kept = { tree: null, order: new Uint32Array() };

/** The nodes by the moment they were expanded. @param {NodeColumns} tree */
function orderOf(tree) {
  if (kept.tree !== tree) {
    const nodes = [...tree.expanded_at.keys()].filter((node) => tree.expanded_at[node] !== never);
    kept = { tree, order: Uint32Array.from(nodes.sort((a, b) => tree.expanded_at[a] - tree.expanded_at[b])) };
  }
  return kept.order;
}

/** How many of the ordered nodes were expanded before a step. @param {NodeColumns} tree
 * @param {Uint32Array} order
 * @param {number} step */
function countBefore(tree, order, step) {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tree.expanded_at[order[middle]] < step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {NodeColumns | null} tree @param {number} step
 * @returns {{ first: Frontier | null, load: (from: number, to: number) => Promise<Frontier> }} */
export function closedNodes(tree, step) {
  if (!tree?.parent.length) return { first: null, load: async () => ({ total: 0, rows: [] }) };
  const order = orderOf(tree);
  const total = countBefore(tree, order, step);
  const rows = (/** @type {number} */ from, /** @type {number} */ to) => {
    /** @type {FrontierRow[]} */ const found = [];
    for (let place = from; place < Math.min(to, total); place += 1) {
      const node = order[total - 1 - place];
      const parent = tree.parent[node] === never ? null : tree.parent[node];
      const h = tree.h[node];
      found.push({
        node,
        parent,
        action: formatCount(tree.expanded_at[node]),
        g: tree.g[node],
        h: Number.isFinite(h) ? h : null,
        f: tree.f[node],
        bound: null,
      });
    }
    return found;
  };
  return {
    first: { total, rows: rows(0, first) },
    load: async (from, to) => ({ total, rows: rows(from, to) }),
  };
}
