/**
 * How long a plan is, in words. Where some moves are pushes both are said, what the rules count first.
 * @import { Verdict } from './types.js'
 * @typedef {{ moves: number, pushes: number }} PlanLength
 */
import { plural } from './format.js';

/** Null where the puzzle has no pushes. @param {Pick<Verdict, 'steps' | 'pushes'> | null | undefined} verdict
 * @returns {PlanLength | null} */
export const lengthOf = (verdict) =>
  verdict?.pushes == null ? null : { moves: verdict.steps, pushes: verdict.pushes };

/** @param {Readonly<Record<string, string>> | undefined} options of the puzzle */
export const countsPushes = (options) => options?.metric === 'pushes';

/** @param {PlanLength} length @param {Readonly<Record<string, string>> | undefined} options */
export function lengthWords({ moves, pushes }, options) {
  const words = [plural(moves, 'move'), plural(pushes, 'push', 'pushes')];
  return (countsPushes(options) ? words.reverse() : words).join(', ');
}
