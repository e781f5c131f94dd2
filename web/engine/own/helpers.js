/**
 * What JavaScript of the user's own may call without writing it: distances between places, and the like. A
 * place is { x, y, cell }.
 * @import { Place } from './layout.js'
 * @typedef {{ x: number, y: number }} Point
 */

/** Steps between two places if nothing were in the way. @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The distance to the nearest of the places; Infinity where there is none. @param {Point} from
 * @param {readonly Point[]} places */
export function nearest(from, places) {
  let best = Infinity;
  for (let i = 0; i < places.length; i += 1) {
    const to = places[i];
    const steps = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
    if (steps < best) best = steps;
  }
  return best;
}

/** What a function says of each, added up. @template T @param {readonly T[]} list
 * @param {(each: T, index: number) => number} of */
export function sum(list, of) {
  let total = 0;
  for (let i = 0; i < list.length; i += 1) total += of(list[i], i);
  return total;
}

/** Whether a place is one of these. @param {Point} place @param {readonly Point[]} places */
export function on(place, places) {
  for (let i = 0; i < places.length; i += 1)
    if (places[i].x === place.x && places[i].y === place.y) return true;
  return false;
}

/** The least sum when each of `from` is given another of `to`, by the Hungarian method; Infinity where there
 * are too few. @template A, B @param {readonly A[]} from @param {readonly B[]} to
 * @param {(a: A, b: B) => number} [cost] the distance, if nothing is said */
export function assignment(from, to, cost = /** @type {(a: A, b: B) => number} */ (distance)) {
  const [n, m] = [from.length, to.length];
  if (n > m) return Infinity;
  const u = new Array(n + 1).fill(0);
  const v = new Array(m + 1).fill(0);
  const taken = new Array(m + 1).fill(0); // which of `from` has each of `to`; 0: nobody
  const way = new Array(m + 1).fill(0);
  for (let row = 1; row <= n; row += 1) {
    taken[0] = row;
    let at = 0;
    const least = new Array(m + 1).fill(Infinity);
    const done = new Array(m + 1).fill(false);
    do {
      done[at] = true;
      const here = taken[at];
      let [delta, next] = [Infinity, 0];
      for (let j = 1; j <= m; j += 1) {
        if (done[j]) continue;
        const reduced = cost(from[here - 1], to[j - 1]) - u[here] - v[j];
        if (reduced < least[j]) [least[j], way[j]] = [reduced, at];
        if (least[j] < delta) [delta, next] = [least[j], j];
      }
      if (delta === Infinity) return Infinity;
      for (let j = 0; j <= m; j += 1) {
        if (done[j]) {
          u[taken[j]] += delta;
          v[j] -= delta;
        } else least[j] -= delta;
      }
      at = next;
    } while (taken[at] !== 0);
    do {
      const before = way[at];
      taken[at] = taken[before];
      at = before;
    } while (at);
  }
  return 0 - v[0];
}

/** By the names that the user's code has for them. */
export const helpers = Object.freeze({ distance, manhattan: distance, nearest, sum, on, assignment });
