/**
 * Changes of the Tuning page's document: board, configurations, what is swept. Every way to another document
 * leads through `tuningOpened`.
 * @import { BoardCheck, Catalog, Collection } from '../model/types.js'
 * @import { Bound, Configuration } from '../model/batch.js'
 * @import { History } from '../model/history.js'
 * @import { Own } from '../model/own.js'
 * @import { SweepWish, TuningDocument, TuningTab } from '../model/tuning-document.js'
 * @import { TuningState } from './tuning-state.js'
 */
import { configurationOf } from '../model/batch.js';
import { tidyBoard } from '../model/document.js';
import { record, redo, undo } from '../model/history.js';
import { editTuning, mostEntrants } from '../model/tuning-document.js';
import { parametersOf } from '../model/tuning-sweep.js';
import { set } from './state.js';
import { tuningOf } from './tuning-state.js';

/** @param {TuningState} state @param {Catalog} catalog @returns {TuningState} */
export const tuningReady = (state, catalog) => set(state, { catalog, ready: true });

/** @param {TuningState} state @param {string} reason @returns {TuningState} */
export const tuningUnavailable = (state, reason) =>
  set(state, { ready: false, notice: { words: reason, tone: 'bad', action: 'reload' } });

/** @param {TuningState} state @param {readonly Collection[]} collections @param {string} diagnostic '' for
 * none
 * @returns {TuningState} */
export const tuningLevelsLoaded = (state, collections, diagnostic) =>
  set(state, {
    collections,
    notice: diagnostic ? { words: diagnostic, tone: 'bad', action: '' } : state.notice,
  });

/** Makes a history's present the document of the page. @param {TuningState} state
 * @param {History<TuningDocument>} history @returns {TuningState} */
export function tuningOpened(state, history) {
  const [before, now] = [state.history?.present, history.present];
  const isOther = before?.domain !== now.domain || before?.board !== now.board;
  return set(state, {
    history,
    check: isOther ? null : state.check,
    boards: isOther ? { ...state.boards, [now.domain]: now.board } : state.boards,
  });
}

/** @param {TuningState} state @param {Partial<TuningDocument>} change @param {string} group edits of one are
 * undone together @param {number} time milliseconds @returns {TuningState} */
export const editTuningDocument = (state, change, group, time) =>
  state.history
    ? tuningOpened(state, record(state.history, editTuning(tuningOf(state), change), group, time))
    : state;

/** Which of the page's views is open is kept, but is no step of undoing. @param {TuningState} state
 * @param {TuningTab} tab @returns {TuningState} */
export function openTab(state, tab) {
  const { history } = state;
  if (!history || history.present.tab === tab) return state;
  return set(state, { history: { ...history, present: editTuning(history.present, { tab }) } });
}

/** Another puzzle, with the board it was left with. Heuristics that only the other one has are left to it.
 * @param {TuningState} state @param {string} domain @param {number} time @returns {TuningState} */
export function pickTuningDomain(state, domain, time) {
  const row = state.catalog?.domains.find(({ id }) => id === domain);
  if (!state.history || !row || tuningOf(state).domain === domain) return state;
  const known = new Set(row.heuristics.map(({ id }) => id));
  const fitting = (/** @type {Configuration} */ each) =>
    each.heuristic === '' || known.has(each.heuristic)
      ? each
      : configurationOf({ ...each, heuristic: '', own: null });
  const { entrants, sweep } = tuningOf(state);
  const change = {
    domain,
    board: state.boards[domain] ?? tidyBoard(row.example),
    entrants: entrants.map(fitting),
    sweep: Object.freeze({ ...sweep, configuration: fitting(sweep.configuration), collection: '' }),
  };
  return editTuningDocument(state, change, '', time);
}

/** @param {TuningState} state @param {string} domain @param {string} board @param {number} time
 * @returns {TuningState} */
export const pickTuningBoard = (state, domain, board, time) =>
  editTuningDocument(pickTuningDomain(state, domain, time), { board: tidyBoard(board) }, '', time);

/** What the engine makes of a board; an answer to an earlier one is dropped. @param {TuningState} state
 * @param {string} domain @param {string} text @param {BoardCheck} check @returns {TuningState} */
export function tuningBoardChecked(state, domain, text, check) {
  if (!state.history || tuningOf(state).domain !== domain || tuningOf(state).board !== text) return state;
  return set(state, { check, drawn: check.ok ? { domain, board: check } : state.drawn });
}

/** @param {TuningState} state @param {readonly Own[]} owns @returns {TuningState} */
export const tuningOwnsListed = (state, owns) => set(state, { owns });

/** Another bound of all searches; one of the two there must be. @param {TuningState} state @param {Bound}
 * bound
 * @param {number} time @returns {TuningState} */
export const setTuningBound = (state, bound, time) =>
  bound.seconds === null && bound.expansions === null
    ? state
    : editTuningDocument(state, { bound: Object.freeze(bound) }, 'bound', time);

/** @param {readonly Configuration[]} entrants */
const nextKey = (entrants) => String(Math.max(0, ...entrants.map(({ key }) => Number(key) || 0)) + 1);

/** One more configuration: a copy of the last one, to be changed. @param {TuningState} state
 * @param {number} time @returns {TuningState} */
export function addRacer(state, time) {
  if (!state.history) return state;
  const { entrants } = tuningOf(state);
  if (entrants.length >= mostEntrants) return state;
  const added = configurationOf({ ...entrants.at(-1), key: nextKey(entrants) });
  return editTuningDocument(state, { entrants: [...entrants, added] }, '', time);
}

/** @param {TuningState} state @param {string} key @param {number} time @returns {TuningState} */
export function removeRacer(state, key, time) {
  if (!state.history || tuningOf(state).entrants.length < 2) return state;
  const entrants = tuningOf(state).entrants.filter((each) => each.key !== key);
  return editTuningDocument(state, { entrants, pair: [0, Math.min(1, entrants.length - 1)] }, '', time);
}

/** @param {TuningState} state @param {string} key of an entrant, or `sweep`
 * @param {Partial<Configuration>} change @param {number} time @returns {TuningState} */
export function changeConfiguration(state, key, change, time) {
  if (!state.history || !state.catalog) return state;
  const { entrants, sweep, domain } = tuningOf(state);
  const changed = (/** @type {Configuration} */ each) => configurationOf({ ...each, ...change });
  if (key !== sweep.configuration.key) {
    const list = entrants.map((each) => (each.key === key ? changed(each) : each));
    return editTuningDocument(state, { entrants: list }, `configuration ${key}`, time);
  }
  const configuration = changed(sweep.configuration);
  const parameters = parametersOf(configuration, state.catalog, domain);
  const [first] = parameters;
  const isLast = change.strategy !== undefined && parameters.at(-1)?.id === sweep.parameter; // that all have
  const stays = parameters.some(({ id }) => id === sweep.parameter) && !isLast;
  const moved = stays || first.id === sweep.parameter ? {} : { parameter: first.id, ...firstRange(first) };
  return changeSweep(state, { configuration, ...moved }, time);
}

/** What a number is swept over at first. @param {{ id: string, least: number, most: number }} parameter */
const firstRange = ({ id, least, most }) =>
  id === 'weight'
    ? { from: 1, to: 5 }
    : { from: Math.max(1, least), to: Math.min(most, Math.max(1, least) * 1000) };

/** @param {TuningState} state @param {Partial<SweepWish>} change @param {number} time @returns
 * {TuningState} */
export function changeSweep(state, change, time) {
  if (!state.history) return state;
  const sweep = Object.freeze({ ...tuningOf(state).sweep, ...change });
  return editTuningDocument(state, { sweep }, `sweep ${Object.keys(change).join()}`, time);
}

/** Another number to sweep begins with a range of its own. @param {TuningState} state @param {string} id
 * @param {number} time @returns {TuningState} */
export function pickParameter(state, id, time) {
  if (!state.history || !state.catalog) return state;
  const { sweep, domain } = tuningOf(state);
  const found = parametersOf(sweep.configuration, state.catalog, domain).find((each) => each.id === id);
  return found ? changeSweep(state, { parameter: id, ...firstRange(found) }, time) : state;
}

/** @param {TuningState} state @returns {TuningState} */
export const undoTuning = (state) =>
  state.history ? set(tuningOpened(state, undo(state.history)), { notice: null }) : state;

/** @param {TuningState} state @returns {TuningState} */
export const redoTuning = (state) => (state.history ? tuningOpened(state, redo(state.history)) : state);
