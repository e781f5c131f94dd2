/**
 * What follows from the state about the search: whether it can begin, go on, or is out of date.
 * @import { BreakpointRow } from '../model/types.js'
 * @import { State } from './state.js'
 */
import { edit, strategyOf } from '../model/document.js';
import { heldStep } from './selectors-question.js';
import { documentOf } from './state.js';

/** @param {State} state */
export const isRunning = ({ run }) => run?.status === 'running';

/** Whether there is something that Stop ends: the search, or one for a hint. @param {State} state */
export const canStop = (state) => isRunning(state) || state.play.thinking;

/** Whether there is anything to show: the engine has answered once, and a document is open.
 * @param {State} state */
export const isOpen = ({ catalog, history }) => catalog !== null && history !== null;

/** @param {State} state */
export const isWrong = ({ check }) => check?.ok === false;

/** @param {State} state */
export const canSolve = (state) => state.ready && isOpen(state) && !isRunning(state) && !isWrong(state);

/** Whether the search can be asked to go on where it ended. @param {State} state */
export function canContinue(state) {
  const { run } = state;
  if (!state.ready || !state.catalog || !run || run.lost || run.diagnostic || isRunning(state)) return false;
  if (run.status === 'memory') return run.document.memory_mib < state.catalog.limits.memory_mib;
  return ['timeout', 'cancelled', 'paused', 'expansions'].includes(run.status);
}

/** Whether the document asks for another search than the last one. Bounds that a continuation is given anew
 * do not count; a search that runs takes a new weight. @param {State} state */
export function changedSinceRun(state) {
  const { run } = state;
  if (!run || !state.history) return false;
  const {
    time_bound: _,
    max_expansions: __,
    breakpoints: ___,
    memory_mib: ____,
    weight,
    ...before
  } = run.document;
  const same = isRunning(state) ? before : { ...before, weight };
  return edit(documentOf(state), same) !== documentOf(state);
}

/** Whether the search is played and its next step is on its way: no state to look at, for the place is that
 * step's and the rest still the one's before. One that takes long is waited for in sight.
 * @param {State} state */
export const isBetweenSteps = ({ cursor, step, slowStep }) =>
  cursor.playing &&
  cursor.track === 'search' &&
  step !== null &&
  step.expansion.index !== cursor.step &&
  slowStep !== cursor.step;

/** All breakpoints, those on states too. @param {State} state @returns {BreakpointRow[]} */
export const breakpointsOf = (state) => [...documentOf(state).breakpoints, ...state.stops];

/** The order of the run, as a formula; '' where there is none. @param {State} state */
export function formulaOf({ run, catalog }) {
  if (!run || !catalog) return '';
  const { uses_formula: isOwn, formula } = strategyOf(run.document, catalog);
  return isOwn ? run.document.formula : formula;
}

/** Whether the last search can be stepped through. @param {State} state */
export const canStep = ({ run }) => run?.stats != null && run.lost === null;

/** How many places the shown track has; those behind a question's step are open when it is answered.
 * @param {State} state */
export function lastPlace(state) {
  const { run, plan, cursor } = state;
  if (cursor.track === 'search') return heldStep(state) ?? run?.stats?.expanded ?? 0;
  return cursor.track === 'plan' ? (plan.shown?.actions.length ?? 0) : 0;
}

/** @param {State} state */
export const placeOf = ({ cursor }) =>
  cursor.track === 'search' ? cursor.step : cursor.track === 'plan' ? cursor.move : 0;

/** Which room of the page's work one is in: it decides which tabs are open. @param {State} state
 * @returns {'idle' | 'running' | 'stepping' | 'plan' | 'edit' | 'play'} */
export function phaseOf(state) {
  if (state.mode !== 'watch') return state.mode;
  if (isRunning(state) && state.cursor.track !== 'search') return 'running';
  if (!state.run || state.cursor.track === 'start') return 'idle';
  return state.cursor.track === 'search' ? 'stepping' : 'plan';
}

/** The dropped successor that is looked at, while its step is shown. @param {State} state */
export const droppedNow = ({ cursor, step, selection, dropped }) =>
  cursor.track === 'search' && !cursor.playing && !selection && dropped?.step === step?.expansion.index
    ? (step?.expansion.successors[dropped?.successor ?? -1] ?? null)
    : null;
