/**
 * The dots of the h–g plane. A search can meet millions of pairs of h and g, a picture has some thousand
 * places: pairs that fall on one place are one dot.
 * @import { PlanePoints } from '../engine/protocol.js'
 *
 * @typedef {{ x: number, y: number, count: number, first: number, pulled: boolean }} PlaneDot   first: the
 *   step at which it appears; pulled: found from the goal
 */

/** Pixels of a place, each way: dots are no smaller. */
const place = 2;

/** @param {PlanePoints} points @param {(h: number) => number} x to pixels @param {(g: number) => number} y
 * @param {number} width @param {number} height @returns {PlaneDot[]} */
export function dotsOf({ g, h, count, first, pulled }, x, y, width, height) {
  const columns = Math.ceil(width / place) + 1;
  const places = columns * (Math.ceil(height / place) + 1);
  const taken = new Int32Array(2 * places).fill(-1);
  /** @type {PlaneDot[]} */ const dots = [];
  for (let i = 0; i < g.length; i += 1) {
    const [left, top] = [x(h[i]), y(g[i])];
    const at = Math.floor(top / place) * columns + Math.floor(left / place) + pulled[i] * places;
    const dot = dots[taken[at]];
    if (dot) {
      dot.count += count[i];
      dot.first = Math.min(dot.first, first[i]);
    } else {
      taken[at] =
        dots.push({ x: left, y: top, count: count[i], first: first[i], pulled: pulled[i] === 1 }) - 1;
    }
  }
  return dots;
}

/** Which pairs were expanded most often, those that came first before others. @param {PlanePoints} points
 * @param {number} wanted @returns {number[]} */
export function mostFrequent({ count, first }, wanted) {
  /** @type {number[]} */ const best = [];
  const isBefore = (/** @type {number} */ a, /** @type {number} */ b) =>
    count[a] > count[b] || (count[a] === count[b] && first[a] < first[b]);
  for (let i = 0; i < count.length; i += 1) {
    if (best.length === wanted && !isBefore(i, best[wanted - 1])) continue;
    const at = best.findIndex((other) => isBefore(i, other));
    best.splice(at < 0 ? best.length : at, 0, i);
    best.length = Math.min(best.length, wanted);
  }
  return best;
}
