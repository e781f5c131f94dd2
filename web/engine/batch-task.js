/**
 * One search of a batch, from beginning to end: its request, its bound, and what came out. Plain data, so
 * that it can be kept and sent.
 * @import { SearchRequest, Stats, Verdict } from './protocol.js'
 * @import { OwnAsked } from './choosing-engine.js'
 * @typedef {import('../../wasm/frontier').ClaimKind} ClaimKind
 * @typedef {{ key: string, request: SearchRequest & { own?: OwnAsked }, seconds: number | null }} BatchTask
 *   key: says what it is to whoever asked; seconds: null without a bound by the clock
 * @typedef {Readonly<{ cost: number, expanded: number, seconds: number | null,
 *   lower_bound: number | null }>} PlanFound   seconds null: not known, or not to be compared
 * @typedef {Readonly<{ status: Stats['status'] | 'refused' | 'lost', cost: number | null,
 *   lower_bound: number | null, claim: ClaimKind, ratio: number | null, expanded: number, generated: number,
 *   seconds: number | null, plans: readonly PlanFound[], checked: boolean | null,
 *   length: { moves: number, pushes: number } | null, memory: number, error: string }>} BatchResult
 *   status: refused where the engine did not take the request, lost where its worker broke; plans: each
 *   better than the one before; checked: what the independent checker says of the best plan, null without
 *   one; length: of that plan, where some moves are pushes; memory: bytes at most;
 *   error: in words, '' where there is none
 */

/** When each plan was found: the engine counts expansions, and the clock is read now and then. */
export class PlanTimes {
  /** @type {PlanFound[]} */ plans = [];
  #before = { expanded: 0, seconds: 0 };

  /** How a search stands. @param {Stats} stats @param {number} seconds */
  note({ expanded, incumbents }, seconds) {
    const before = this.#before;
    const span = Math.max(1, expanded - before.expanded);
    for (const each of incumbents.slice(this.plans.length)) {
      const part = Math.max(0, Math.min(1, (each.expanded - before.expanded) / span));
      this.plans.push({
        cost: each.cost,
        expanded: each.expanded,
        // Not past the end by a rounding either.
        seconds: Math.min(seconds, before.seconds + part * (seconds - before.seconds)),
        lower_bound: each.lower_bound,
      });
    }
    this.#before = { expanded, seconds };
  }
}

/** @param {Stats} stats @param {number} seconds @param {readonly PlanFound[]} plans
 * @param {Verdict | { ok: false } | null} verdict of the checker on the best plan; null without one
 * @returns {BatchResult} */
export function resultOf(stats, seconds, plans, verdict) {
  const { failure } = stats;
  const line = failure?.line ? `Line ${failure.line} of the heuristic: ` : '';
  return {
    status: stats.status,
    cost: stats.cost,
    lower_bound: stats.lower_bound,
    claim: stats.claim.kind,
    ratio: stats.claim.ratio,
    expanded: stats.expanded,
    generated: stats.generated,
    seconds,
    plans,
    checked: verdict && agrees(verdict, stats.cost),
    length: verdict && lengthOf(verdict),
    memory: stats.peak_memory_bytes,
    error: failure ? `${line}${failure.message}` : stats.message,
  };
}

/** A task that was not searched, or not to its end. @param {'refused' | 'lost'} status @param {string} error
 * @returns {BatchResult} */
export const withoutResult = (status, error) => ({
  status,
  cost: null,
  lower_bound: null,
  claim: 'none',
  ratio: null,
  expanded: 0,
  generated: 0,
  seconds: null,
  plans: [],
  checked: null,
  length: null,
  memory: 0,
  error,
});

/** Whether the checker agrees with a plan that is said to cost so much.
 * @param {Verdict | { ok: false }} verdict @param {number | null} cost */
const agrees = (verdict, cost) =>
  'legal' in verdict && verdict.legal && verdict.reaches_goal && verdict.cost === cost;

/** @param {Verdict | { ok: false }} verdict */
const lengthOf = (verdict) =>
  'pushes' in verdict && verdict.pushes !== null ? { moves: verdict.steps, pushes: verdict.pushes } : null;
