/**
 * The check of a heuristic: begun, on its way, ended; its counter-examples and its score. An answer names the
 * check that it belongs to, so that one that comes too late is dropped.
 * @import { Cells } from '../model/types.js'
 * @import { CounterExample, ExampleKind, Failure, FunctionRow, GapMap, Report, ScoreRow }
 *   from '../model/lab-types.js'
 * @import { LabRun, LabState } from './lab-state.js'
 */
import { scoreOf, withExpansions, withTry } from '../model/notebook.js';
import { verdictOf } from '../model/lab-words.js';
import { boardName, canCheck, isChecking } from './selectors-lab.js';
import { labOf, noExamples } from './lab-state.js';
import { set } from './state.js';

/** So many states are looked at, unless another limit is asked for. */
export const mostStates = 3_000_000;

/** @param {LabState} state @param {number | null} [states] null: no limit but the memory's
 * @param {boolean} [placements] also those of the pieces' placements that are not reached from the board
 * @returns {LabState} */
export function startCheck(state, states = mostStates, placements = false) {
  if (!canCheck(state)) return state;
  /** @type {LabRun} */
  const run = Object.freeze({
    id: state.runs + 1,
    document: labOf(state),
    states,
    placements,
    phase: 'loading',
    progress: null,
    report: null,
    seconds: 0,
    failure: null,
    rows: [],
    scoring: false,
    map: null,
    main: '',
  });
  const { A, ...chosen } = state.panes.chosen;
  return set(state, {
    run,
    runs: run.id,
    examples: noExamples,
    seen: null,
    notice: null,
    open: '',
    panes: set(state.panes, { chosen: { ...(A ? { A } : {}), ...(chosen.C ? { C: chosen.C } : {}) } }),
  });
}

/** @param {LabState} state @returns {LabState} */
export const stopCheck = (state) =>
  isChecking(state) || state.run?.scoring ? set(state, { stops: state.stops + 1 }) : state;

/** The primary button. @param {LabState} state @returns {LabState} */
export const primaryOfLab = (state) => (isChecking(state) ? stopCheck(state) : startCheck(state));

/** @param {LabState} state @param {number} id @param {Partial<LabRun>} change @returns {LabState} */
const changed = (state, id, change) =>
  state.run?.id === id ? set(state, { run: Object.freeze({ ...state.run, ...change }) }) : state;

/** @param {LabState} state @param {number} id @param {Report} progress @param {number} seconds
 * @returns {LabState} */
export const checkProgressed = (state, id, progress, seconds) =>
  isChecking(state) ? changed(state, id, { phase: 'checking', progress, seconds }) : state;

/** The engine has read the code. @param {LabState} state @param {number} id
 * @param {readonly FunctionRow[]} functions @param {string} main @returns {LabState} */
export function checkLoaded(state, id, functions, main) {
  if (state.run?.id !== id) return state;
  const { code, language } = state.run.document;
  const isShown = state.history?.present.code === code && functions.length > 0;
  const reading = isShown ? { functions, error: null, code, language } : state.reading;
  return set(changed(state, id, { main }), { reading });
}

/** The code could not be read, or failed on a board. @param {LabState} state @param {number} id
 * @param {Failure} failure @param {number} seconds @returns {LabState} */
export const checkFailed = (state, id, failure, seconds) =>
  set(changed(state, id, { phase: 'failed', failure, seconds, progress: null }), {
    narration: `The check failed. ${failure.message}`,
  });

/** @param {LabState} state @param {number} id @param {number} seconds @returns {LabState} */
export const checkStopped = (state, id, seconds) =>
  state.run?.id === id && isChecking(state)
    ? set(changed(state, id, { phase: 'stopped', seconds }), { narration: 'Stopped.' })
    : state;

/** @param {LabState} state @param {number} id @param {Report} report @param {number} seconds
 * @param {number} time @returns {LabState} */
export function checkSettled(state, id, report, seconds, time) {
  if (state.run?.id !== id) return state;
  const { document } = state.run;
  const level = boardName(state, document);
  const notebook = withTry(state.notebook, document, scoreOf(report), level, time);
  const { title, words } = verdictOf(report, level);
  const kind = !report.too_high && report.inconsistent ? 'inconsistent' : 'too_high';
  return set(
    changed(state, id, {
      phase: report.failure ? 'failed' : 'done',
      report,
      failure: report.failure,
      seconds,
      progress: null,
      scoring: !report.failure,
    }),
    { notebook, narration: `${title}. ${words}`, examples: set(noExamples, { kind }) },
  );
}

/** @param {LabState} state @param {number} id @param {ScoreRow} row @returns {LabState} */
export function rowScored(state, id, row) {
  if (state.run?.id !== id) return state;
  const rows = [...state.run.rows.filter((each) => each.id !== row.id), row];
  const { document } = state.run;
  const own = state.notebook.find(
    ({ code, entry, board }) =>
      code === document.code && entry === document.entry && board === document.board,
  );
  const notebook =
    row.kind === 'own' && own
      ? withExpansions(state.notebook, own.id, row.expanded, row.cost)
      : state.notebook;
  return set(changed(state, id, { rows }), { notebook });
}

/** @param {LabState} state @param {number} id @returns {LabState} */
export const scoringEnded = (state, id) => changed(state, id, { scoring: false });

/** @param {LabState} state @param {number} id @param {GapMap | null} map @returns {LabState} */
export const mapArrived = (state, id, map) => changed(state, id, { map });

/** How many counter-examples there are of a kind. @param {LabState} state @param {ExampleKind} kind */
const countOf = ({ run }, kind) => run?.report?.[kind] ?? 0;

/** @param {LabState} state @param {ExampleKind} kind @returns {LabState} */
export const showKind = (state, kind) =>
  countOf(state, kind) && kind !== state.examples.kind
    ? set(state, { examples: set(noExamples, { kind }) })
    : state;

/** @param {LabState} state @param {number} by @returns {LabState} */
export function moveExample(state, by) {
  const { kind, index } = state.examples;
  const to = Math.max(0, Math.min(index + by, countOf(state, kind) - 1));
  return set(state, { examples: set(state.examples, { index: to }) });
}

/** @param {LabState} state @param {number} id @param {ExampleKind} kind @param {number} index
 * @param {CounterExample | null} shown @returns {LabState} */
export function exampleArrived(state, id, kind, index, shown) {
  const { examples, run } = state;
  if (run?.id !== id || examples.kind !== kind || examples.index !== index) return state;
  return set(state, { examples: set(examples, { shown, step: 0, way: null }) });
}

/** The boards along a counter-example's plan. @param {LabState} state @param {CounterExample} of
 * @param {readonly Cells[]} way @returns {LabState} */
export const wayArrived = (state, of, way) =>
  state.examples.shown === of ? set(state, { examples: set(state.examples, { way }) }) : state;

/** @param {LabState} state @param {number} step @returns {LabState} */
export function stepExample(state, step) {
  const most = state.examples.shown?.plan.length ?? 0;
  return set(state, { examples: set(state.examples, { step: Math.max(0, Math.min(step, most)) }) });
}

/** The board on which the code failed, or back. @param {LabState} state @param {boolean} on
 * @returns {LabState} */
export const showFailure = (state, on) => set(state, { seen: on ? (state.run?.failure ?? null) : null });

/** The worker is gone. @param {LabState} state @param {string} reason @returns {LabState} */
export function labLost(state, reason) {
  const { run } = state;
  if (!run || !(isChecking(state) || run.scoring)) return state;
  const failure = isChecking(state) ? { message: reason, line: 0 } : run.failure;
  const phase = isChecking(state) ? 'failed' : run.phase;
  return changed(state, run.id, { phase, failure, scoring: false, progress: null });
}
