/**
 * The cells of a feature space as a grid, as they were at a step: the first feature across, the second down;
 * cells that differ in the others share a square, which tells them apart in words.
 * @import { FeatureCellsView, Incumbent, NodeColumns } from '../engine/protocol.js'
 * @typedef {{ view: FeatureCellsView, tree: NodeColumns | null }} CellsAnswer   tree: of the nodes, the first
 *   so many; null where there are no cells
 * @typedef {{ features: number[], count: number }} CellCount
 * @typedef {{ space: number, across: number, down: number, count: number, newest: number,
 *   cells: CellCount[] }} Square
 * @typedef {{ space: number, from: { across: number, down: number }, to: { across: number, down: number },
 *   squares: Square[], most: number }} CellGrid   from, to: of the whole search, so that nothing moves when
 *   one steps; most: nodes in a square
 * @typedef {{ grid: CellGrid, left: number, top: number, width: number, height: number, each: number,
 *   tall: number }} Frame   where it is drawn; each, tall: the sides of a square, in pixels
 */
import { formatCount, plural } from './format.js';
import { isJoined, meets, pullsBack, sideOf } from './sides.js';
import { birthsOf, bornBy, pathToRoot } from './tree-layout.js';

const across = 0;
const down = 1;
/** The engine's word for a space that is searched from the goal. */
const pulling = 'pulls';

export class FeatureCells {
  /** Of each node its cell's number, -1 for none. */ #cellOf;
  #births;
  /** The nodes in which the two directions met. @type {number[]} */ #met = [];
  /** Of each space. @type {{ from: CellGrid['from'], to: CellGrid['to'] }[]} */ #extent = [];
  #view;
  #tree;

  /** @param {FeatureCellsView} view @param {NodeColumns} tree */
  constructor(view, tree) {
    this.#view = view;
    this.#tree = tree;
    this.#births = birthsOf(tree);
    tree.side.forEach((side, id) => meets(side) && this.#met.push(id));
    this.#cellOf = new Int32Array(tree.parent.length).fill(-1);
    view.cells.forEach(({ space, features, nodes }, cell) => {
      for (const node of nodes) if (node < this.#cellOf.length) this.#cellOf[node] = cell;
      const [x, y] = [features[across], features[down]];
      const known = (this.#extent[space] ??= { from: { across: x, down: y }, to: { across: x, down: y } });
      known.from = { across: Math.min(known.from.across, x), down: Math.min(known.from.down, y) };
      known.to = { across: Math.max(known.to.across, x), down: Math.max(known.to.down, y) };
    });
  }

  get features() {
    return this.#view.features;
  }

  /** @param {number} space */
  isPulling(space) {
    return this.#view.spaces[space] === pulling;
  }

  /** How many nodes there are at a step; null: all. @param {number | null} step */
  endAt(step) {
    if (step === null) return Infinity;
    const born = bornBy(this.#births, step);
    return born === this.#births.length ? Infinity : born;
  }

  /** The space of each direction at a step. A direction that began anew with a plan left its old space; a
   * node of that one brings it back. @param {number | null} step @param {number | null} node that is shown
   * @returns {number[]} pushing first */
  spacesAt(step, node) {
    const end = this.endAt(step);
    /** @type {(number | undefined)[]} */ const latest = [];
    const side = (/** @type {number} */ space) => Number(this.isPulling(space));
    for (const { space, nodes } of this.#view.cells)
      if (nodes[0] < end) latest[side(space)] = Math.max(space, latest[side(space)] ?? 0);
    const own = node === null ? null : this.squareOf(node)?.space;
    if (own != null) latest[side(own)] = own;
    return latest.filter((space) => space !== undefined);
  }

  /** @param {number} space @param {number | null} step @returns {CellGrid} */
  gridAt(space, step) {
    const end = this.endAt(step);
    /** @type {Map<string, Square>} */ const squares = new Map();
    for (const cell of this.#view.cells) {
      const count = cell.space === space ? countBelow(cell.nodes, end) : 0;
      if (!count) continue;
      const [x, y] = [cell.features[across], cell.features[down]];
      const newest = cell.nodes[count - 1];
      const square = squares.get(`${x} ${y}`);
      const one = { features: [...cell.features], count };
      if (square) {
        square.count += count;
        square.newest = Math.max(square.newest, newest);
        square.cells.push(one);
      } else squares.set(`${x} ${y}`, { space, across: x, down: y, count, newest, cells: [one] });
    }
    const all = [...squares.values()].sort((a, b) => a.across - b.across || a.down - b.down);
    const most = all.reduce((best, { count }) => Math.max(best, count), 1);
    return { space, ...this.#extent[space], squares: all, most };
  }

  /** Where a node is; null for one that is in no cell. @param {number} node */
  squareOf(node) {
    const cell = this.#view.cells[this.#cellOf[node] ?? -1];
    return cell && { space: cell.space, across: cell.features[across], down: cell.features[down] };
  }

  /** The features of the cell that a node is in. @param {number} node */
  cellWords(node) {
    const cell = this.#view.cells[this.#cellOf[node] ?? -1];
    return cell ? Array.from(cell.features, (value, i) => this.#said(i, value)).join(', ') : '';
  }

  /** Of a square the node that is nearest to its end, the newest of equals. @param {Square} square
   * @param {number | null} step */
  bestOf({ space, across: x, down: y, newest }, step) {
    const end = this.endAt(step);
    let best = newest;
    for (const cell of this.#view.cells) {
      if (cell.space !== space || cell.features[across] !== x || cell.features[down] !== y) continue;
      for (const node of cell.nodes) {
        if (node >= end || node >= this.#tree.h.length) break;
        const better = this.#tree.h[node] - this.#tree.h[best];
        if (better < 0 || (better === 0 && node > best)) best = node;
      }
    }
    return best;
  }

  /** The squares from a root to a node, each once in a row; those of a plan's end that were pulled are in the
   * other direction's space. @param {number} node */
  wayTo(node) {
    const squares = pathToRoot(this.#tree, node)
      .reverse()
      .flatMap((id) => this.squareOf(id) ?? []);
    return squares.filter(
      ({ across: x, down: y }, i) => !i || squares[i - 1].across !== x || squares[i - 1].down !== y,
    );
  }

  /** The ways of a plan that ends with a node: one in each direction, where two have met.
   * @param {number} node */
  waysOfPlan(node) {
    const ways = [this.wayTo(node)];
    const hasMet = pathToRoot(this.#tree, node).some((id) => isJoined(sideOf(this.#tree, id)));
    const pulled = this.#met.filter((id) => hasMet && pullsBack(sideOf(this.#tree, id)));
    return [...ways, ...pulled.map((id) => this.wayTo(id))].filter((way) => way.length);
  }

  /** Where the two directions met, a square in each; none before. @param {number | null} step */
  meetingAt(step) {
    const end = this.endAt(step);
    return this.#met.every((id) => id < end) ? this.#met.flatMap((id) => this.squareOf(id) ?? []) : [];
  }

  /** @param {Square} square */
  words({ across: x, down: y, count, cells, newest }) {
    const others = this.features
      .map((_, i) => i)
      .slice(down + 1)
      .map((i) => {
        const values = cells.map(({ features }) => features[i]);
        const [least, most] = [Math.min(...values), Math.max(...values)];
        return `${least === most ? least : `${least}–${most}`} ${this.features[i]}`;
      });
    const held = cells.length > 1 ? ` in ${plural(cells.length, 'cell')}` : '';
    return (
      `${this.#said(across, x)}, ${this.#said(down, y)}: ${plural(count, 'node')}${held}` +
      `${others.length ? `; ${others.join(', ')}` : ''}. The newest is node ${formatCount(newest)}.`
    );
  }

  /** @param {number} feature @param {number} value */
  #said(feature, value) {
    const name = this.features[feature];
    return `${value} ${value === 1 ? name.replace(/^regions$/, 'region') : name}`;
  }
}

/** The square that an arrow leads to: the nearest one that way, and of equals the one least aside.
 * @param {readonly Square[]} squares @param {Pick<Square, 'across' | 'down'>} from @param {string} key */
export function squareBeside(squares, from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
    0, 0,
  ];
  const far = (/** @type {Square} */ square) => {
    const [x, y] = [square.across - from.across, square.down - from.down];
    const ahead = x * dx + y * dy;
    return ahead > 0 ? Math.abs(x * dy + y * dx) * 1000 + ahead : Infinity;
  };
  const best = squares.toSorted((a, b) => far(a) - far(b))[0];
  return best && far(best) < Infinity ? best : null;
}

/** How many of ascending numbers are below another. @param {ArrayLike<number>} numbers @param {number} end */
function countBelow(numbers, end) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last node of the plan that the search by features found, where it is found by a step: the first plan
 * of all, for the searches that better it begin with it. And how many plans there are by then.
 * @param {readonly Pick<Incumbent, 'node' | 'expanded'>[]} incumbents @param {number | null} step */
export function planAt(incumbents, step) {
  const found = incumbents.filter(({ expanded }) => step === null || step >= expanded);
  return { node: found[0]?.node ?? null, plans: found.length };
}

const margin = { left: 44, right: 14, top: 24, bottom: 34 };
const largest = { each: 64, tall: 40 };

/** Where each grid stands; squares are wider than high, so that long plans and many regions both fit.
 * @param {readonly CellGrid[]} grids @param {{ width: number, height: number }} size @returns {Frame[]} */
export function framesOf(grids, size) {
  const room = size.width / Math.max(1, grids.length);
  return grids.map((grid, place) => {
    const columns = grid.to.across - grid.from.across + 1;
    const rows = grid.to.down - grid.from.down + 1;
    const each = Math.min(largest.each, (room - margin.left - margin.right) / columns);
    const tall = Math.min(largest.tall, (size.height - margin.top - margin.bottom) / rows);
    return {
      grid,
      left: place * room + margin.left,
      top: margin.top,
      width: each * columns,
      height: tall * rows,
      each,
      tall,
    };
  });
}

/** @param {readonly Frame[]} frames @param {number} x @param {number} y @returns {Square | null} */
export function squareAt(frames, x, y) {
  for (const { grid, left, top, each, tall } of frames) {
    const across = grid.from.across + Math.floor((x - left) / each);
    const down = grid.from.down + Math.floor((y - top) / tall);
    const found = grid.squares.find((one) => one.across === across && one.down === down);
    if (found) return found;
  }
  return null;
}
