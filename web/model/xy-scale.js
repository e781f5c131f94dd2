/**
 * The scales of a chart: from values to places and back to round marks, linear or by powers of ten.
 * @typedef {{ name: string, log?: boolean, format?: (value: number) => string, least?: number,
 *   most?: number }} AxisOf   least, most: the axis reaches at least from one to the other
 * @typedef {{ at: (value: number) => number, marks: number[] }} Scale
 */
import { ticks } from './anytime.js';

/** @param {readonly number[]} values @param {AxisOf} axis @param {number} from the place of the least value
 * @param {number} to @param {number} wanted so many marks @returns {Scale} */
export function scaleOf(values, { log, least, most }, from, to, wanted) {
  const finite = values.filter((value) => Number.isFinite(value) && (!log || value > 0));
  let low = Math.min(least ?? Infinity, ...spread(finite));
  let high = Math.max(most ?? -Infinity, ...spread(finite));
  if (!Number.isFinite(low) || !Number.isFinite(high)) [low, high] = log ? [1, 10] : [0, 1];
  if (log) {
    const [first, last] = [Math.floor(Math.log10(low) + 1e-9), Math.ceil(Math.log10(high) - 1e-9)];
    const end = Math.max(last, first + 1);
    const step = Math.max(1, Math.ceil((end - first) / wanted));
    const marks = [];
    for (let power = first; power <= end; power += step) marks.push(10 ** power);
    return { at: (value) => from + ((Math.log10(value) - first) / (end - first)) * (to - from), marks };
  }
  if (high <= low) high = low + 1;
  const marks = ticks(low, high, wanted);
  return { at: (value) => from + ((value - low) / (high - low)) * (to - from), marks };
}

/** Few enough to be arguments: the ends of any number of values. @param {readonly number[]} values */
function spread(values) {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return values.length ? [low, high] : [];
}

/** Heights for labels that want to stand at some, so that none lies on another and all are inside.
 * @param {readonly number[]} wanted @param {number} height of one @param {number} top
 * @param {number} bottom */
export function spaced(wanted, height, top, bottom) {
  const order = wanted.map((_, i) => i).toSorted((a, b) => wanted[a] - wanted[b] || a - b);
  const places = [...wanted];
  let least = top;
  for (const i of order) {
    places[i] = Math.max(places[i], least);
    least = places[i] + height;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i], most);
    most = places[i] - height;
  }
  return places;
}
