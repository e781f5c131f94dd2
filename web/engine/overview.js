/**
 * A search as a whole, kept in the worker: what the timeline, the h–g plane and the heat map show. It reads
 * each expansion once, in portions, so that a search that runs is not held up.
 * @import { HeatMap, PlanePoints, Session, TimelineMarks } from './protocol.js'
 */

const portion = 50_000;
const again = 1;
const fChanged = 2;

/** A typed array with room for one more of its kind. @template {Uint8Array | Uint32Array} T
 * @param {T} array @param {number} size @returns {T} */
function withRoom(array, size) {
  if (size <= array.length) return array;
  const larger = new /** @type {new (size: number) => T} */ (array.constructor)(
    Math.max(size, array.length * 2),
  );
  larger.set(array);
  return larger;
}

export class Overview {
  count = 0;
  #session;
  #flags = new Uint8Array(4096);
  #nodes = new Uint32Array(4096);
  #lastF = NaN;
  /** @type {Map<number, { g: number, h: number, count: number, first: number, f: number,
   *   pulled: boolean }>} */ #points = new Map();

  /** @param {Pick<Session, 'columns' | 'cells'>} session */
  constructor(session) {
    this.#session = session;
  }

  /** Reads what is new, for at most so long. @param {number} expanded how many there are
   * @param {number} [milliseconds] @returns {boolean} whether all is read */
  read(expanded, milliseconds = 30) {
    const begun = performance.now();
    while (this.count < expanded && performance.now() - begun < milliseconds) this.#readSome(expanded);
    return this.count >= expanded;
  }

  /** @param {number} expanded */
  #readSome(expanded) {
    const to = Math.min(expanded, this.count + portion);
    const { node, g, h, f, fresh, from_goal: pulled } = this.#session.columns(this.count, to);
    this.#flags = withRoom(this.#flags, to);
    this.#nodes = withRoom(this.#nodes, to);
    this.#nodes.set(node, this.count);
    for (let i = 0; i < node.length; i += 1) {
      const index = this.count + i;
      this.#flags[index] = (fresh[i] ? 0 : again) | (index > 0 && f[i] !== this.#lastF ? fChanged : 0);
      this.#lastF = f[i];
      this.#addPoint(g[i], h[i], f[i], index, pulled?.[i] === 1);
    }
    this.count = to;
  }

  /** @param {number} g @param {number} h @param {number} f @param {number} index @param {boolean} pulled */
  #addPoint(g, h, f, index, pulled) {
    if (!Number.isFinite(h)) return;
    const key = 2 * (g * 0x400000 + Math.round(h * 64)) + Number(pulled);
    const point = this.#points.get(key);
    if (point) point.count += 1;
    else this.#points.set(key, { g, h, count: 1, first: index, f, pulled });
  }

  /** How many expansions of each kind fall into each of so many equal parts of the whole.
   * @param {number} expanded @param {number} parts @returns {TimelineMarks} */
  marks(expanded, parts) {
    const counts = { f: new Uint32Array(parts), again: new Uint32Array(parts) };
    for (let index = 0; index < this.count; index += 1) {
      const flags = this.#flags[index];
      if (!flags) continue;
      const part = Math.min(parts - 1, Math.floor((index * parts) / Math.max(1, expanded)));
      if (flags & fChanged) counts.f[part] += 1;
      if (flags & again) counts.again[part] += 1;
    }
    return { expanded, counted: this.count, ...counts };
  }

  /** Each pair of h and g that was expanded: how often, and when first. @returns {PlanePoints} */
  points() {
    const all = [...this.#points.values()];
    return {
      g: Float64Array.from(all, (point) => point.g),
      h: Float64Array.from(all, (point) => point.h),
      f: Float64Array.from(all, (point) => point.f),
      count: Uint32Array.from(all, (point) => point.count),
      first: Uint32Array.from(all, (point) => point.first),
      pulled: Uint8Array.from(all, (point) => Number(point.pulled)),
      counted: this.count,
    };
  }

  /** How often each kind of piece stood on each cell, over expansions before `end`: all of them, or as many,
   * evenly spread, as there is time for. @param {number} end @param {number} [most] @param {number}
   * [milliseconds]
   * @returns {HeatMap | null} */
  heat(end, most = 1024, milliseconds = 60) {
    const last = Math.min(end, this.count);
    if (last === 0) return null;
    const begun = performance.now();
    /** @type {HeatMap | null} */ let map = null;
    for (const index of spread(last, most)) {
      if (map && performance.now() - begun > milliseconds) break;
      const board = this.#session.cells(this.#nodes[index]);
      if (!board) continue;
      map ??= {
        width: board.width,
        height: board.height,
        grounds: groundsOf(board.cells),
        kinds: {},
        looked: 0,
        of: last,
      };
      addPieces(map, board.cells);
      map.looked += 1;
    }
    return map;
  }
}

/** Up to `most` of the numbers below `count`, in an order whose beginnings are spread evenly as well.
 * @param {number} count @param {number} most */
export function spread(count, most) {
  const bits = Math.ceil(Math.log2(Math.max(2, Math.min(count, most))));
  const size = 2 ** bits;
  const order = [];
  for (let i = 0; i < size; i += 1) {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit += 1) if (i & (1 << bit)) reversed |= 1 << (bits - 1 - bit);
    order.push(Math.floor((reversed * count) / size));
  }
  return [...new Set(order)];
}

/** @param {Int32Array} cells */
const groundsOf = (cells) => Int32Array.from({ length: cells.length / 3 }, (_, cell) => cells[3 * cell]);

/** @param {HeatMap} map @param {Int32Array} cells */
function addPieces(map, cells) {
  for (let cell = 0; cell < cells.length / 3; cell += 1) {
    const kind = cells[3 * cell + 1];
    if (kind < 0) continue;
    map.kinds[kind] ??= new Uint32Array(cells.length / 3);
    map.kinds[kind][cell] += 1;
  }
}
