/**
 * The part of the game tree that is open, as a value. A node that is open, selected or drawn and not yet
 * known is one to ask for; children are shown in portions; so the size of the whole tree does not matter.
 * With a moment set, what the evaluation has not reached yet is shown as such.
 * @import { Cells } from './types.js'
 * @import { MovePath, TreeNode, TreeRow } from '../engine/game-protocol.js'
 * @typedef {'whole' | 'ahead' | 'open' | 'now' | 'left' | 'cut'} Phase
 * @typedef {{ kind: 'node', key: string, path: MovePath, level: number, row: TreeRow, agent: string,
 *   board: Cells | null, open: boolean, leaf: boolean, position: number, siblings: number, best: boolean,
 *   phase: Phase, selected: boolean }} NodeRow
 *   agent: who made the move that leads here
 * @typedef {{ kind: 'more', key: string, path: MovePath, level: number, left: number }} MoreRow
 * @typedef {ReadonlyMap<string, number>} Shown   how many children are shown of each open node, by its key
 * @typedef {Readonly<{ nodes: ReadonlyMap<string, TreeNode | null>, open: Shown, drawn: Shown,
 *   selected: MovePath, moment: bigint | null, plies: number }>} GameTree
 *   nodes: those that were asked for, null where the search knows none; open: in the list, drawn: in the
 *   drawing; plies: how long the game is, where that is known
 */
import { boardAfter } from './game-boards.js';

const portion = 24;
/** More nodes than this are a thicket. */
const mostDrawn = 70;

/** @param {MovePath} path */
export const keyOf = (path) => path.join('.');

/** @param {string} key @returns {MovePath} */
const pathOf = (key) => (key ? key.split('.').map(Number) : []);

/** A tree of which nothing is known but its root wanted. @param {number} [plies] @returns {GameTree} */
export const startTree = (plies = Infinity) => ({
  nodes: new Map(),
  open: new Map([['', portion]]),
  drawn: new Map([['', portion]]),
  selected: [],
  moment: null,
  plies,
});

/** @param {GameTree} tree @param {MovePath} [path] */
export const nodeOf = (tree, path = tree.selected) => tree.nodes.get(keyOf(path)) ?? null;

/** Which nodes must be asked for. @param {GameTree} tree @returns {MovePath[]} */
export function missingNodes({ nodes, open, drawn, selected }) {
  const wanted = new Set([...open.keys(), ...drawn.keys(), keyOf(selected)]);
  return [...wanted].filter((key) => !nodes.has(key)).map(pathOf);
}

/** A node was asked for: now it is known, and the drawing may go on. @param {GameTree} tree
 * @param {MovePath} path
 * @param {TreeNode | null} node @returns {GameTree} */
export const withNode = (tree, path, node) =>
  spread({ ...tree, nodes: new Map(tree.nodes).set(keyOf(path), node) });

/** @param {GameTree} tree @param {MovePath} path @returns {GameTree} */
export const openNode = (tree, path) =>
  tree.open.has(keyOf(path)) ? tree : { ...tree, open: new Map(tree.open).set(keyOf(path), portion) };

/** @param {GameTree} tree @param {MovePath} path @returns {GameTree} */
export function closeNode(tree, path) {
  const open = new Map(tree.open);
  open.delete(keyOf(path));
  const isAbove = path.every((move, ply) => tree.selected[ply] === move);
  return { ...tree, open, selected: isAbove ? path : tree.selected };
}

/** @param {GameTree} tree @param {MovePath} path @returns {GameTree} */
export function showMore(tree, path) {
  const shown = tree.open.get(keyOf(path));
  return shown === undefined ? tree : { ...tree, open: new Map(tree.open).set(keyOf(path), shown + portion) };
}

/** Selects a node, and opens all above it so far that it is among the shown. @param {GameTree} tree
 * @param {MovePath} path @returns {GameTree} */
export function selectNode(tree, path) {
  const open = new Map(tree.open);
  for (const [ply, move] of path.entries()) {
    const above = keyOf(path.slice(0, ply));
    open.set(above, Math.max(open.get(above) ?? portion, Math.ceil((move + 1) / portion) * portion));
  }
  return { ...tree, open, selected: path };
}

/** Opens the drawn tree ply by ply, as far as it stays readable and its nodes are known.
 * @param {GameTree} tree
 * @returns {GameTree} */
function spread(tree) {
  let drawn = /** @type {Shown} */ (new Map([['', portion]]));
  for (let ply = 1; ply < tree.plies; ply += 1) {
    if (![...drawn.keys()].every((key) => tree.nodes.has(key))) break;
    const rows = drawnRows({ ...tree, drawn, moment: null });
    const wide = rows.filter(
      ({ path, leaf, row }) => path.length === ply && !leaf && row.visited === 'visited',
    );
    if (!wide.length || wide.length * 3 + rows.length > mostDrawn) break;
    drawn = new Map([...drawn, ...wide.map(({ key }) => /** @type {[string, number]} */ ([key, portion]))]);
  }
  return { ...tree, drawn };
}

/** Where a node stands at a moment of the evaluation. @param {TreeRow} row @param {bigint | null} moment
 * @param {boolean} passed whether all visited siblings have been left @returns {Phase} */
export function phaseOf(row, moment, passed) {
  if (moment === null) return row.visited === 'cut' ? 'cut' : 'whole';
  if (row.number === null || row.nodes === null) return passed ? 'cut' : 'ahead';
  const number = BigInt(row.number);
  if (number > moment) return 'ahead';
  if (number === moment) return 'now';
  return number + BigInt(row.nodes) > moment ? 'open' : 'left';
}

/** Everything in the list, from the top. @param {GameTree} tree @returns {(NodeRow | MoreRow)[]} */
export function listRows(tree) {
  const root = nodeOf(tree, []);
  /** @type {(NodeRow | MoreRow)[]} */ const rows = [];
  const place = { position: 1, siblings: 1, best: true, passed: true, agent: '', board: root?.board ?? null };
  if (root) append(rows, tree, [], root, place);
  return rows;
}

/** Everything in the drawing, at the moment that is shown. @param {GameTree} tree */
export function drawnRows(tree) {
  const rows = listRows({ ...tree, open: tree.drawn });
  return /** @type {NodeRow[]} */ (rows.filter(({ kind }) => kind === 'node'));
}

/** Alpha and beta as they are now, by key, of nodes that the evaluation is below: those that it took along
 * into the child. @param {readonly NodeRow[]} rows @returns {Map<string, Pick<TreeRow, 'alpha' | 'beta'>>} */
export const openWindows = (rows) =>
  new Map(
    rows
      .filter(({ phase, path }) => path.length && (phase === 'open' || phase === 'now'))
      .map(({ path, row }) => [keyOf(path.slice(0, -1)), row]),
  );

/** @param {(NodeRow | MoreRow)[]} rows @param {GameTree} tree @param {MovePath} path @param {TreeRow} row
 * @param {{ position: number, siblings: number, best: boolean, passed: boolean, agent: string,
 *   board: Cells | null }} place */
function append(rows, tree, path, row, { passed, ...place }) {
  const key = keyOf(path);
  const node = nodeOf(tree, path);
  const shown = node?.children.length ? tree.open.get(key) : undefined;
  const phase = phaseOf(row, tree.moment, passed);
  const leaf = node ? node.children.length === 0 : row.nodes === '1' || path.length >= tree.plies;
  rows.push({
    kind: 'node',
    key,
    path,
    level: path.length + 1,
    row,
    open: shown !== undefined,
    leaf,
    phase,
    ...place,
    selected: key === keyOf(tree.selected),
  });
  if (!node || shown === undefined) return;
  const siblings = node.children.length;
  const allLeft = isPassed(node, tree.moment);
  const moves = node.children.map(({ move }) => move);
  const bestKnown = tree.moment === null || phaseOf(node, tree.moment, true) === 'left';
  for (const [index, child] of node.children.slice(0, shown).entries()) {
    append(rows, tree, [...path, index], child, {
      position: index + 1,
      siblings,
      best: bestKnown && node.best === index,
      passed: allLeft,
      agent: node.agent,
      board: node.board ? boardAfter(node.board, moves, index) : null,
    });
  }
  if (siblings > shown)
    rows.push({ kind: 'more', key: `${key}+`, path, level: path.length + 2, left: siblings - shown });
}

/** Whether all visited children have been left. @param {TreeNode} node @param {bigint | null} moment */
const isPassed = ({ children }, moment) =>
  moment === null ||
  children.every(
    ({ number, nodes }) => number === null || nodes === null || BigInt(number) + BigInt(nodes) <= moment,
  );

/** Where an arrow key leads: to another node, or it opens or closes this one.
 * @param {readonly (NodeRow | MoreRow)[]} rows @param {string} key
 * @returns {{ select?: MovePath, open?: MovePath, close?: MovePath, more?: MovePath } | null} */
export function treeKey(rows, key) {
  const here = rows.findIndex((row) => row.kind === 'node' && row.selected);
  const row = rows[here];
  if (!row || row.kind !== 'node') return null;
  const to = (/** @type {number} */ index) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
    return next.kind === 'more' ? { more: next.path } : { select: next.path };
  };
  switch (key) {
    case 'ArrowDown':
      return to(here + 1);
    case 'ArrowUp':
      return here > 0 && rows[here - 1].kind === 'more' ? to(here - 2) : to(here - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (row.leaf) return null;
      return row.open ? to(here + 1) : { open: row.path };
    case 'ArrowLeft':
      if (row.open) return { close: row.path };
      return row.path.length ? { select: row.path.slice(0, -1) } : null;
    default:
      return null;
  }
}
