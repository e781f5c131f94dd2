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

/** Of moves made by hand; nothing where none of them pushes. @param {readonly { pushes: boolean }[]} moves
 * @returns {PlanLength | undefined} */
export function lengthByHand(moves) {
  const pushes = moves.filter((move) => move.pushes).length;
  return pushes > 0 ? { moves: moves.length, pushes } : undefined;
}

/** @param {Readonly<Record<string, string>> | undefined} options of the puzzle */
export const countsPushes = (options) => options?.metric === 'pushes';

/** @param {PlanLength} length @param {Readonly<Record<string, string>> | undefined} options */
export function lengthWords({ moves, pushes }, options) {
  const words = [plural(moves, 'move'), plural(pushes, 'push', 'pushes')];
  return (countsPushes(options) ? words.reverse() : words).join(', ');
}
