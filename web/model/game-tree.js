/**
 * The part of the game tree that is open. Children are asked for when a node is opened, and shown in portions; so the
 * size of the whole tree does not matter. With a moment set, what the evaluation has not reached yet is shown as such.
 * @import { MovePath, TreeNode, TreeRow } from '../engine/game-protocol.js'
 * @typedef {'whole' | 'ahead' | 'open' | 'now' | 'left' | 'cut'} Phase
 * @typedef {{ kind: 'node', key: string, path: MovePath, level: number, row: TreeRow, agent: string, open: boolean,
 *   leaf: boolean,
 *   position: number, siblings: number, best: boolean, phase: Phase, selected: boolean }} NodeRow
 *   agent: who made the move that leads here
 * @typedef {{ kind: 'more', key: string, path: MovePath, level: number, left: number }} MoreRow
 * @typedef {(path: MovePath) => Promise<TreeNode | null>} AskNode
 */

const portion = 24;

/** @param {MovePath} path */
export const keyOf = (path) => path.join('.');

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

export class GameTree {
  /** @type {Map<string, TreeNode>} */ #nodes = new Map();
  /** @type {Map<string, number>} */ #open = new Map();
  /** @type {MovePath} */ selected = [];
  /** @type {bigint | null} */ moment = null;
  /** How long the game is, where that is known. */ plies = Infinity;
  #ask;

  /** @param {AskNode} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Another search: nothing is known of its tree. */
  clear() {
    this.#nodes.clear();
    this.#open.clear();
    this.selected = [];
    this.moment = null;
  }

  /** @param {MovePath} [path] */
  node(path = this.selected) {
    return this.#nodes.get(keyOf(path)) ?? null;
  }

  /** @param {MovePath} path */
  async #load(path) {
    const known = this.node(path);
    if (known) return known;
    const node = await this.#ask(path);
    if (node) this.#nodes.set(keyOf(path), node);
    return node;
  }

  /** @param {MovePath} path */
  async open(path) {
    const node = await this.#load(path);
    if (node?.children.length && !this.#open.has(keyOf(path))) this.#open.set(keyOf(path), portion);
  }

  /** @param {MovePath} path */
  close(path) {
    this.#open.delete(keyOf(path));
    if (path.every((move, ply) => this.selected[ply] === move)) this.selected = path;
  }

  /** @param {MovePath} path */
  showMore(path) {
    const shown = this.#open.get(keyOf(path));
    if (shown !== undefined) this.#open.set(keyOf(path), shown + portion);
  }

  /** Selects a node at once, and opens all above it. @param {MovePath} path */
  async select(path) {
    this.selected = path;
    for (let length = 0; length < path.length; length += 1) {
      await this.open(path.slice(0, length));
      const above = keyOf(path.slice(0, length));
      const shown = this.#open.get(above);
      if (shown !== undefined && path[length] >= shown) this.#open.set(above,
        Math.ceil((path[length] + 1) / portion) * portion);
    }
    await this.#load(path);
  }

  /** Everything to draw, from the top. @returns {(NodeRow | MoreRow)[]} */
  rows() {
    const root = this.node([]);
    if (!root) return [];
    /** @type {(NodeRow | MoreRow)[]} */ const rows = [];
    const place = { position: 1, siblings: 1, best: true, passed: true, agent: '' };
    this.#append(rows, [], root, place);
    return rows;
  }

  /** @param {(NodeRow | MoreRow)[]} rows @param {MovePath} path @param {TreeRow} row
   * @param {{ position: number, siblings: number, best: boolean, passed: boolean, agent: string }} place */
  #append(rows, path, row, { passed, ...place }) {
    const key = keyOf(path);
    const node = this.node(path);
    const shown = this.#open.get(key);
    const phase = phaseOf(row, this.moment, passed);
    const leaf = node ? node.children.length === 0 : row.nodes === '1' || path.length >= this.plies;
    rows.push({
      kind: 'node', key, path, level: path.length + 1, row, open: shown !== undefined, leaf, phase, ...place,
      selected: key === keyOf(this.selected),
    });
    if (!node || shown === undefined) return;
    const { moment } = this;
    const allLeft = moment === null || node.children.every(({ number, nodes }) =>
      number === null || nodes === null || BigInt(number) + BigInt(nodes) <= moment);
    const siblings = node.children.length;
    for (const [index, child] of node.children.slice(0, shown).entries()) {
      const best = node.best === index && (moment === null || this.#isLeft(node));
      this.#append(rows, [...path, index], child, {
        position: index + 1, siblings, best, passed: allLeft, agent: node.agent,
      });
    }
    if (siblings > shown) rows.push({ kind: 'more', key: `${key}+`, path, level: path.length + 2,
      left: siblings - shown });
  }

  /** @param {TreeNode} node */
  #isLeft(node) {
    return phaseOf(node, this.moment, true) === 'left';
  }
}

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
