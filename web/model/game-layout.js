/**
 * Where the boards of a drawn game tree stand: a row for each ply, leaves side by side, a parent over the
 * middle of its children; and where an arrow key leads from one to another.
 * @import { MovePath } from '../engine/game-protocol.js'
 * @import { NodeRow } from './game-tree.js'
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ x: number, y: number, wide: number, high: number, beside: boolean }} Place
 *   x, y: the middle of its board; beside: whether there is room for its value on the right
 */

/** The narrowest place of a leaf, in pixels. */
const leastSlot = 42;
/** In a tree that is wider than its pane anyway: the side of a cell, and the widest place. */
const roomyCell = 16;
const roomySlot = 84;
/** For a value beside a board. */
const valueWidth = 42;
const valueHeight = 22;
const right = 10;
/** For the move's name and some of the line that it stands on. */
const lineHeight = 32;

/** @param {MovePath} path */
const above = (path) => path.slice(0, -1).join('.');

/** @param {readonly NodeRow[]} rows in the order of a walk from the top @param {Size} size of the pane
 * @param {Size} shape of the boards, in cells
 * @returns {Size & { places: Map<string, Place>, rows: number[], gutter: number, isTight: boolean }}
 *   rows: the middle of each ply; isTight: there is no room for words beside each other */
export function layOutGame(rows, size, shape) {
  const leavesBelow = countLeaves(rows);
  const leaves = Math.max(1, leavesBelow.get('') ?? 0);
  const isNarrow = size.width < 560;
  const gutter = isNarrow ? 30 : 124;
  const even = (size.width - gutter - right) / leaves;
  const roomy = Math.max(leastSlot, Math.min(roomySlot, roomyCell * shape.width + 8));
  const slot = even >= leastSlot ? even : roomy;
  const deepest = Math.max(0, ...rows.map(({ path }) => path.length));
  const board = (/** @type {number} */ wide, /** @type {number} */ high) => {
    const cell = Math.min(wide / shape.width, high / shape.height);
    return { wide: cell * shape.width, high: cell * shape.height };
  };
  const highest = isNarrow && even >= leastSlot ? 34 : 54;
  const largest = board(Math.min(72, slot * (isNarrow ? 1.1 : 0.85)), highest);
  const boardOf = (/** @type {NodeRow} */ { key, path }) =>
    path.length === deepest && deepest
      ? board(Math.min(slot - 8, 60), largest.high)
      : board(Math.min((leavesBelow.get(key) ?? 1) * slot - 8, largest.wide), largest.high);
  const xs = across(rows, slot, gutter, leavesBelow);
  /** @type {Map<string, Place>} */ const places = new Map(
    rows.map((row) => [row.key, { x: xs.get(row.key) ?? 0, y: 0, ...boardOf(row), beside: false }]),
  );
  const areBelow = placeValues(rows, places, deepest);
  const first = 12 + largest.high / 2;
  const bottom = rows.find(({ path }) => path.length === deepest)?.key ?? '';
  const last = (places.get(bottom)?.high ?? 0) / 2 + valueHeight + 6;
  const least = largest.high + lineHeight + (areBelow ? valueHeight : 0);
  const gap = Math.max(least, (size.height - first - last) / Math.max(1, deepest));
  const middles = Array.from({ length: deepest + 1 }, (_, ply) => first + ply * gap);
  for (const { key, path } of rows) /** @type {Place} */ (places.get(key)).y = middles[path.length];
  return {
    places,
    rows: middles,
    gutter,
    isTight: slot < 56,
    width: gutter + leaves * slot + right,
    height: first + deepest * gap + last,
  };
}

/** How many leaves lie below each node, itself where it is one. @param {readonly NodeRow[]} rows */
function countLeaves(rows) {
  /** @type {Map<string, number>} */ const counts = new Map();
  for (const { key, path } of rows.toReversed()) {
    const own = counts.get(key) ?? 1;
    counts.set(key, own);
    if (path.length) counts.set(above(path), (counts.get(above(path)) ?? 0) + own);
  }
  return counts;
}

/** @param {readonly NodeRow[]} rows @param {number} slot @param {number} gutter
 * @param {ReadonlyMap<string, number>} leavesBelow */
function across(rows, slot, gutter, leavesBelow) {
  /** @type {Map<string, number>} */ const left = new Map([['', gutter]]);
  /** @type {Map<string, number>} */ const middle = new Map();
  for (const { key, path } of rows) {
    const from = left.get(path.length ? above(path) : '') ?? gutter;
    const wide = (leavesBelow.get(key) ?? 1) * slot;
    middle.set(key, from + wide / 2);
    left.set(key, from);
    if (path.length) left.set(above(path), from + wide);
  }
  return middle;
}

/** A value stands beside its board where the next one leaves room, else below; says whether any inner one is
 * below.
 * @param {readonly NodeRow[]} rows @param {Map<string, Place>} places @param {number} deepest */
function placeValues(rows, places, deepest) {
  let areBelow = false;
  for (let ply = 0; ply < deepest; ply += 1) {
    const own = rows.filter(({ path }) => path.length === ply).flatMap(({ key }) => places.get(key) ?? []);
    own.forEach((place, at) => {
      const end = own[at + 1] ? own[at + 1].x - own[at + 1].wide / 2 : Infinity;
      place.beside = place.x + place.wide / 2 + valueWidth < end;
      areBelow ||= !place.beside;
    });
  }
  return areBelow;
}

/** Where an arrow leads: up to the parent, down to the child that is best or first, sideways along a ply.
 * @param {readonly NodeRow[]} rows @param {string} selected @param {string} key @returns {MovePath | null} */
export function drawnNeighbour(rows, selected, key) {
  const here = rows.find((row) => row.key === selected) ?? rows[0];
  if (!here) return null;
  if (key === 'ArrowUp') return here.path.length ? here.path.slice(0, -1) : null;
  if (key === 'ArrowDown') {
    const below = rows.filter(({ path }) => path.length > here.path.length && above(path) === here.key);
    return (below.find(({ best }) => best) ?? below[0])?.path ?? null;
  }
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const ply = rows.filter(({ path }) => path.length === here.path.length);
  return (by && ply[ply.indexOf(here) + by]?.path) || null;
}
