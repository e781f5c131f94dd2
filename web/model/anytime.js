/**
 * The anytime view's data: the cost of the best plan and the lower bound, over expansions or seconds.
 * @import { Run } from './types.js'
 * @import { Track } from '../engine/protocol.js'
 * @import { Sample } from './profile.js'
 * @typedef {{ x: number, value: number }} Place
 * @typedef {{ x: number, value: number, weight: number, bound: number | null, expanded: number,
 *   index: number }} PlanPlace
 * @typedef {{ end: number, plans: PlanPlace[], bounds: Place[], weights: Place[], low: number,
 *   high: number }} Curves
 * @typedef {'expanded' | 'seconds'} Axis
 */
import { secondsAt } from './profile.js';

/** @param {Pick<Run, 'stats' | 'seconds' | 'profile'>} run @param {Track | null} track @param {Axis} axis
 * @returns {Curves | null} null before anything is known */
export function curvesOf({ stats, seconds, profile }, track, axis) {
  if (!stats) return null;
  const place = placer(profile, axis);
  const plans = stats.incumbents.map(({ cost, weight, lower_bound: bound, expanded }, index) => ({
    x: place(expanded),
    value: cost,
    weight,
    bound,
    expanded,
    index,
  }));
  const bounds = boundsOf(stats, track, place);
  const weights = [...(track?.weight_at ?? [])].map((moment, i) => ({
    x: place(moment),
    value: track?.weight[i] ?? 1,
  }));
  const values = [...plans, ...bounds].map(({ value }) => value);
  const end = axis === 'seconds' ? Math.max(seconds, ...plans.map(({ x }) => x)) : stats.expanded;
  return { end, plans, bounds, weights, low: Math.min(...values, 0), high: Math.max(...values, 1) };
}

/** @param {readonly Sample[]} profile @param {Axis} axis @returns {(expanded: number) => number} */
const placer = (profile, axis) => (expanded) =>
  axis === 'seconds' ? secondsAt(profile, expanded) : expanded;

/** @param {NonNullable<Run['stats']>} stats @param {Track | null} track
 * @param {(expanded: number) => number} place */
function boundsOf(stats, track, place) {
  const known = [...(track?.bound_at ?? [])].map((moment, i) => ({
    x: place(moment),
    value: track?.bound[i] ?? 0,
  }));
  if (!known.length) {
    for (const { expanded, lower_bound: bound } of stats.incumbents) {
      if (bound !== null) known.push({ x: place(expanded), value: bound });
    }
  }
  const now = stats.lower_bound;
  if (now !== null && known.at(-1)?.value !== now) known.push({ x: place(stats.expanded), value: now });
  return known;
}

/** How far the best plan may be from the cheapest, or null. @param {number | null} cost
 * @param {number | null} bound */
export function gapOf(cost, bound) {
  if (cost === null || bound === null || bound <= 0) return null;
  return { difference: cost - bound, percent: (100 * (cost - bound)) / bound };
}

/** The points of a line of steps: flat until the next change. @param {Place[]} places @param {number} end
 * @returns {Place[]} */
export function steps(places, end) {
  return places.flatMap((place, i) => {
    const until = places[i + 1]?.x ?? end;
    return [place, { x: Math.max(until, place.x), value: place.value }];
  });
}

/** Round values to mark an axis with, about so many. @param {number} low @param {number} high
 * @param {number} [wanted]
 * @param {boolean} [whole] */
export function ticks(low, high, wanted = 5, whole = false) {
  const span = Math.max(high - low, whole ? 1 : 1e-9);
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => span / size <= wanted) ?? span;
  const size = whole ? Math.max(1, Math.round(step)) : step;
  const marks = [];
  const last = high + size * 1e-9;
  for (let at = Math.ceil(low / size) * size; at <= last; at += size) marks.push(Number(at.toPrecision(12)));
  return marks;
}
