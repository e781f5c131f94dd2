/**
 * The search tree laid out: each leaf has a place of its own from left to right, a node stands over the
 * middle of its children. Works on columns of numbers without recursion, so that 100,000 nodes take some
 * milliseconds. What is folded away is not laid out.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @typedef {{ count: number, parent: Uint32Array, first: Int32Array, next: Int32Array, depth: Uint32Array,
 *   roots: number[], children: Uint32Array }} Tree   first child and next sibling, -1 for none
 * @typedef {{ x: Float32Array, rows: number[][], width: number, enter: Int32Array, leave: Int32Array }}
 *   Layout
 *   x is NaN where hidden; rows: the nodes of each depth from left to right; a subtree is those nodes whose
 *   `enter` lies between its root's enter and leave
 */

export const noNode = 0xffffffff;
export const never = 0xffffffff;

/** @param {Pick<NodeColumns, 'parent'>} columns @returns {Tree} */
export function buildTree({ parent }) {
  const count = parent.length;
  const [first, next] = [new Int32Array(count).fill(-1), new Int32Array(count).fill(-1)];
  const [depth, children] = [new Uint32Array(count), new Uint32Array(count)];
  const roots = [];
  for (let id = count - 1; id >= 0; id -= 1) {
    const above = parent[id];
    if (above === noNode) roots.unshift(id);
    else {
      next[id] = first[above];
      first[above] = id;
      children[above] += 1;
    }
  }
  for (let id = 0; id < count; id += 1) if (parent[id] !== noNode) depth[id] = depth[parent[id]] + 1;
  return { count, parent, first, next, depth, roots, children };
}

/** From which step on each node is there: ascending, for ids are given in the order of generation. A state
 * that was reached again later has its new parent, but is no younger for that than the nodes after it.
 * A search that makes its children one by one tells when.
 * @param {Pick<NodeColumns, 'parent' | 'expanded_at'> & Partial<Pick<NodeColumns, 'made_at'>>} columns
 * @returns {Uint32Array} */
export function birthsOf({ parent, expanded_at: at, made_at: made }) {
  const births = new Uint32Array(parent.length);
  let least = never;
  for (let id = parent.length - 1; id >= 0; id -= 1) {
    const own = parent[id] === noNode ? at[id] : at[parent[id]] === never ? never : at[parent[id]] + 1;
    const told = made?.[id] ?? never;
    least = Math.min(least, told === never ? own : told);
    births[id] = least;
  }
  return births;
}

/** How many nodes there are at a step. @param {Uint32Array} births @param {number} step */
export function bornBy(births, step) {
  let [low, high] = [0, births.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (births[middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {Tree} tree @param {ReadonlySet<number>} folded
 * @param {number} [end] of the nodes, the first so many
 * @returns {Layout} */
export function layOut(tree, folded, end = tree.count) {
  const known = (/** @type {number} */ id) => (id < end ? id : -1);
  const x = new Float32Array(tree.count).fill(NaN);
  const [enter, leave] = [new Int32Array(tree.count).fill(-1), new Int32Array(tree.count).fill(-1)];
  /** @type {number[][]} */ const rows = [];
  let [leaves, entered] = [0, 0];
  for (const root of tree.roots) {
    if (root >= end) break;
    let [id, down] = [root, true];
    while (id >= 0) {
      if (down) {
        enter[id] = entered++;
        (rows[tree.depth[id]] ??= []).push(id);
        const child = folded.has(id) ? -1 : known(tree.first[id]);
        if (child >= 0) {
          id = child;
          continue;
        }
        x[id] = leaves++;
      } else x[id] = (x[tree.first[id]] + x[lastEntered(tree, id, end)]) / 2;
      leave[id] = entered - 1;
      if (id === root) break;
      const next = known(tree.next[id]);
      down = next >= 0;
      id = down ? next : tree.parent[id];
    }
  }
  return { x, rows, width: leaves, enter, leave };
}

/** @param {Tree} tree @param {number} id @param {number} end */
function lastEntered(tree, id, end) {
  let child = tree.first[id];
  while (tree.next[child] >= 0 && tree.next[child] < end) child = tree.next[child];
  return child;
}

/** From a node to its root, the node first. @param {Pick<Tree, 'parent'>} tree @param {number} node */
export function pathToRoot(tree, node) {
  const path = [];
  for (let id = node; id !== noNode && id < tree.parent.length; id = tree.parent[id]) path.push(id);
  return path;
}

/** Folds that leave only the line to a node open, and its own children. @param {Tree} tree
 * @param {number} node */
export function foldAllBut(tree, node) {
  const open = new Set(pathToRoot(tree, node));
  const folded = new Set();
  for (const id of open) {
    for (let child = tree.first[id]; child >= 0; child = tree.next[child]) {
      if (!open.has(child) && tree.first[child] >= 0) folded.add(child);
    }
  }
  return folded;
}

/** The node that an arrow leads to, or the same one. @param {Tree} tree @param {Layout} layout
 * @param {number} node
 * @param {string} key @param {number} [end] of the nodes that are shown, the first so many */
export function neighbour(tree, layout, node, key, end = tree.count) {
  const seen = (/** @type {number} */ id) => id >= 0 && id < end && layout.enter[id] >= 0;
  if (key === 'ArrowUp') return seen(tree.parent[node]) ? tree.parent[node] : node;
  if (key === 'ArrowDown') return seen(tree.first[node]) ? tree.first[node] : node;
  const row = layout.rows[tree.depth[node]] ?? [];
  const by = key === 'ArrowRight' ? 1 : -1;
  let place = firstAtLeast(row, layout.x, layout.x[node]) + by;
  while (row[place] >= end) place += by;
  return row[place] ?? node;
}

/** The first place in a row whose x is not below a value. @param {number[]} row @param {Float32Array} x
 * @param {number} value */
export function firstAtLeast(row, x, value) {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x[row[middle]] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The visible node nearest to a place, at most `reach` away from it in x. @param {Layout} layout
 * @param {number} x
 * @param {number} depth @param {number} reach @param {number} [end] of the nodes that are shown */
export function nodeAt(layout, x, depth, reach, end = Infinity) {
  const row = layout.rows[depth] ?? [];
  const away = (/** @type {number} */ id) => Math.abs(layout.x[id] - x);
  let found = null;
  for (
    let place = firstAtLeast(row, layout.x, x - reach);
    place < row.length && layout.x[row[place]] <= x + reach;
    place += 1
  ) {
    if (row[place] < end && (found === null || away(row[place]) < away(found))) found = row[place];
  }
  return found;
}
