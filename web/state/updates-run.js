/**
 * The search: begun, stopped, gone on with; and what the engine tells of it.
 * @import { BreakpointRow, Plan, PlaygroundDocument, Diagnostic, Verdict } from '../model/types.js'
 * @import { Stats } from '../engine/protocol.js'
 * @import { Ask, Run, State } from './state.js'
 */
import { missedMove, missedStep } from '../model/link-step.js';
import { moreMemory } from '../model/narrate.js';
import { requestOf } from '../model/options.js';
import { addSample } from '../model/profile.js';
import { lengthOf } from '../model/plan-length.js';
import { recordKey, withRecord } from '../model/records.js';
import { askLeave, needsLeave } from './updates-own.js';
import { documentOf, noOverview, noPlan, runsSearch, set } from './state.js';
import { canContinue, canSolve, canStop, changedSinceRun, isRunning } from './selectors-run.js';

/** @typedef {{ unbounded?: boolean, seconds?: number, expansions?: number | null,
 *   breakpoints?: readonly BreakpointRow[] }} How   seconds: where the document has no time bound */

/** Begins a search of the document as it stands. @param {State} state @param {How} [how] @returns {State} */
export function solve(state, how = {}) {
  if (!canSolve(state) || !state.catalog) return state;
  if (needsLeave(state)) return askLeave(state);
  const document = documentOf(state);
  const { catalog, run: old } = state;
  const asked = (/** @type {PlaygroundDocument} */ of) => JSON.stringify(requestOf(of, catalog));
  // A node of another search is another state, so that a breakpoint on it goes.
  const stops = old && asked(old.document) === asked(document) ? state.stops : [];
  /** @type {Ask} */
  const ask = {
    kind: 'search',
    seconds: how.unbounded ? null : (document.time_bound ?? how.seconds ?? null),
    memory: null,
    from: 0,
    expansions: how.expansions ?? document.max_expansions,
    breakpoints: how.breakpoints ?? [...document.breakpoints, ...stops],
  };
  const runs = state.runs + 1;
  /** @type {Run} */
  const run = {
    id: runs,
    leg: 1,
    ask,
    document,
    status: 'running',
    seconds: 0,
    profile: [],
    stats: null,
    diagnostic: null,
    plan: null,
    verdict: null,
    lost: null,
  };
  return set(state, {
    run,
    runs,
    stops,
    stopping: false,
    mode: 'watch',
    step: null,
    selection: null,
    jumps: [],
    overview: noOverview,
    plan: set(noPlan, { format: state.plan.format, wish: state.plan.wish + 1 }),
    cursor: set(state.cursor, { track: 'start', step: 0, move: 0, playing: false, wanted: null }),
    // A link that runs a search also says which panes are open.
    panes: runsSearch(state.linked) ? state.panes : set(state.panes, { chosen: {} }),
    open: '',
    notice: null,
    narration: 'The search runs.',
  });
}

/** Goes on for as much again as the document says. @param {State} state
 * @param {How & { memory?: boolean }} [how]
 * @returns {State} */
export function goOn(state, how = {}) {
  const { run, catalog } = state;
  if (!run || !catalog || !canContinue(state)) return state;
  const document = documentOf(state);
  const { weight } = document;
  const memory = how.memory ? moreMemory(run, catalog.limits) : null;
  /** @type {Ask} */
  const ask = {
    kind: 'resume',
    seconds: how.unbounded ? null : document.time_bound,
    memory,
    from: run.seconds,
    expansions: how.expansions ?? document.max_expansions,
    breakpoints: how.breakpoints ?? [...document.breakpoints, ...state.stops],
  };
  const own = { ...run.document, weight, memory_mib: memory ?? run.document.memory_mib };
  return set(state, {
    run: { ...run, document: own, leg: run.leg + 1, ask, status: 'running', plan: null, verdict: null },
    stopping: false,
    open: '',
    cursor: set(state.cursor, { playing: false }),
    narration: 'The search goes on.',
  });
}

/** What the primary button does: Solve, Stop, or Go on. @param {State} state @returns {State} */
export function primary(state) {
  if (canStop(state)) return stop(state);
  return canContinue(state) && !changedSinceRun(state) ? goOn(state) : solve(state);
}

/** Expands one node more, of this search or of a new one. @param {State} state @returns {State} */
export function stepOnce(state) {
  if (isRunning(state)) return state;
  const fresh = !state.run || changedSinceRun(state);
  if (fresh) return solve(state, { expansions: 1, breakpoints: [] });
  const { cursor, run } = state;
  const last = run?.stats?.expanded ?? 0;
  // The last expansion is shown at the place before the last: from there, too, the next one is yet to be
  // made.
  const isBehind = cursor.track === 'search' && cursor.step < (canContinue(state) ? last - 1 : last);
  if (isBehind)
    return set(state, { cursor: set(cursor, { step: cursor.step + 1, playing: false }), selection: null });
  if (canContinue(state)) return set(goOn(state, { expansions: 1, breakpoints: [] }), { selection: null });
  return set(state, { mode: 'watch', cursor: set(cursor, { track: 'search', playing: false }) });
}

/** @param {State} state @returns {State} */
export const stop = (state) => (canStop(state) ? set(state, { stopping: true }) : state);

/** @param {State} state @param {number} id @param {Stats} stats @param {number} seconds @returns {State} */
export function progressed(state, id, stats, seconds) {
  const { run } = state;
  if (run?.id !== id) return state;
  const profile = addSample(run.profile, { seconds, expanded: stats.expanded });
  return withBestPlan(set(state, { run: { ...run, stats, seconds, profile } }), run.stats);
}

/** A plan is shown as soon as it is found, while the search goes on; one chosen by hand stays.
 * @param {State} state @param {Stats | null} before @returns {State} */
function withBestPlan(state, before) {
  const best = (state.run?.stats?.incumbents.length ?? 0) - 1;
  const known = (before?.incumbents.length ?? 0) - 1;
  const { plan, cursor } = state;
  const follows = plan.incumbent === null || plan.incumbent === known;
  if (best < 0 || best === plan.incumbent || !follows || cursor.track === 'search') return state;
  return set(state, { plan: set(plan, { incumbent: best, wish: plan.wish + 1 }) });
}

/** The search ended. What it found is shown, unless something else is looked at.
 * @param {State} state @param {number} id @param {{ stats: Stats, seconds: number, plan: Plan | null,
 *   verdict: Verdict | null }} outcome @returns {State} */
export function settled(state, id, { stats, seconds, plan, verdict }) {
  if (state.run?.id !== id) return state;
  const ended = progressed(state, id, stats, seconds);
  const run = { .../** @type {Run} */ (ended.run), status: stats.status, plan, verdict };
  return arrived(set(withFound(ended, run), { run, stopping: false }), run);
}

/** The best plan that was found for a board is remembered, once it is checked. @param {State} state
 * @param {Run} run @returns {State} */
function withFound(state, { document: { domain, board, options }, stats, verdict }) {
  if (!stats || stats.cost === null || !verdict?.reaches_goal) return state;
  const length = lengthOf(verdict) ?? undefined;
  const best = { cost: stats.cost, proved: stats.claim.kind === 'optimal', length };
  const found = withRecord(state.found, recordKey(domain, board, options), best);
  return found === state.found ? state : set(state, { found });
}

/** Where one stands when a search has ended. @param {State} state @param {Run} run @returns {State} */
function arrived(state, run) {
  const { linked, cursor } = state;
  const last = run.stats?.expanded ?? 0;
  const to = (/** @type {Partial<State['cursor']>} */ change) =>
    set(state, { cursor: set(cursor, { playing: false, ...change }) });
  const noted = (/** @type {string} */ words) =>
    words ? { words, tone: /** @type {const} */ ('note'), action: /** @type {const} */ ('') } : state.notice;
  if (linked.step !== null) {
    const missed = missedStep(linked.step, run);
    return set(to({ track: 'search', step: Math.min(linked.step, last) }), {
      linked: { ...linked, step: null },
      notice: noted(missed),
    });
  }
  if (linked.plan !== null) {
    const move = Math.min(linked.plan, run.plan?.actions.length ?? 0);
    return set(run.plan ? to({ track: 'plan', move }) : to({ track: 'search', step: last }), {
      linked: { ...linked, plan: null },
      notice: noted(missedMove(linked.plan, run)),
    });
  }
  if (state.mode !== 'watch' || changedSinceRun(state)) return state;
  if (run.status === 'paused' && run.stats?.paused_at != null) {
    return to({ track: 'search', step: run.stats.paused_at });
  }
  const stepped = run.ask.expansions !== null && run.ask.expansions !== run.document.max_expansions;
  if (stepped)
    return to({ track: 'search', step: run.status === 'expansions' ? Math.max(0, last - 1) : last });
  if (cursor.track !== 'start') return state;
  return run.plan ? to({ track: 'plan', move: 0 }) : to({ track: 'search', step: 0 });
}

/** The engine would not begin the search. @param {State} state @param {number} id
 * @param {Diagnostic} diagnostic
 * @returns {State} */
export function refused(state, id, diagnostic) {
  const { run } = state;
  if (run?.id !== id) return state;
  return set(state, { run: { ...run, status: 'failed', diagnostic }, stopping: false });
}

/** The weight of a search that runs was changed. @param {State} state @param {number | null} weight
 * @returns {State} */
export const weightTaken = (state, weight) =>
  state.run ? set(state, { run: { ...state.run, document: { ...state.run.document, weight } } }) : state;

/** The worker is gone, and with it all that could be stepped through. @param {State} state
 * @param {string} reason
 * @returns {State} */
export function engineLost(state, reason) {
  const { run } = state;
  const words = `${reason} A new one was started; nothing you typed is lost.`;
  const status = run?.status === 'running' ? 'failed' : (run?.status ?? 'failed');
  return set(state, {
    run: run ? { ...run, status, lost: reason } : null,
    stopping: false,
    step: null,
    selection: null,
    jumps: [],
    overview: noOverview,
    plan: set(noPlan, { wish: state.plan.wish + 1 }),
    check: null,
    deadEnd: null,
    cursor: set(state.cursor, { track: 'start', playing: false }),
    notice: { words, tone: 'bad', action: '' },
    // The line that was played is opened anew in the new engine.
    play: state.play.position ? set(state.play, { number: state.play.number + 1 }) : state.play,
  });
}
