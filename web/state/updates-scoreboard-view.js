/**
 * How the scoreboard is looked at: which numbers, in which order, which cell, which chart, compared with
 * what.
 * @import { Cells } from '../model/types.js'
 * @import { Batch } from '../model/batch.js'
 * @import { Metric } from '../model/batch-score.js'
 * @import { CellKey, Filter, References, ScoreboardState } from './scoreboard-state.js'
 */
import { set } from './state.js';

/** @param {ScoreboardState} state @param {Metric} metric @returns {ScoreboardState} */
export const setMetric = (state, metric) => set(state, { metric });

/** The same column once more turns the order round, and then leaves it as it comes.
 * @param {ScoreboardState} state @param {string} by @returns {ScoreboardState} */
export function sortBy(state, by) {
  const { sorting } = state;
  if (sorting.by !== by) return set(state, { sorting: Object.freeze({ by, down: false }) });
  return set(state, { sorting: Object.freeze(sorting.down ? { by: '', down: false } : { by, down: true }) });
}

/** @param {ScoreboardState} state @param {Partial<Filter>} change @returns {ScoreboardState} */
export const setFilter = (state, change) =>
  set(state, { filter: Object.freeze({ ...state.filter, ...change }) });

/** @param {ScoreboardState} state @param {CellKey | null} cell @returns {ScoreboardState} */
export const pickCell = (state, cell) =>
  set(state, { cell, drawn: cell && cell.level === state.cell?.level ? state.drawn : null });

/** @param {ScoreboardState} state @param {string} key of the level @param {Cells} board
 * @returns {ScoreboardState} */
export const cellDrawn = (state, key, board) =>
  state.cell?.level === key ? set(state, { drawn: { key, board } }) : state;

/** @param {ScoreboardState} state @param {ScoreboardState['axis']} axis @returns {ScoreboardState} */
export const setAxis = (state, axis) => set(state, { axis });

/** @param {ScoreboardState} state @param {0 | 1} side @param {string} key @returns {ScoreboardState} */
export const setPair = (state, side, key) =>
  set(state, { pair: Object.freeze(side ? [state.pair[0], key] : [key, state.pair[1]]) });

/** @param {ScoreboardState} state @param {boolean} asTable @returns {ScoreboardState} */
export const showAsTable = (state, asTable) => set(state, { asTable });

/** Another run to compare with, or none. @param {ScoreboardState} state @param {Batch | null} former
 * @returns {ScoreboardState} */
export const setFormer = (state, former) => set(state, { former });

/** @param {ScoreboardState} state @param {Partial<References>} change @returns {ScoreboardState} */
export const setReferences = (state, change) =>
  set(state, { references: Object.freeze({ ...state.references, ...change }) });

/** @param {ScoreboardState} state @param {string} stored @returns {ScoreboardState} */
export const keepingTold = (state, stored) => (stored === state.stored ? state : set(state, { stored }));

/** @param {ScoreboardState} state @param {boolean} dropping @returns {ScoreboardState} */
export const setOver = (state, dropping) => set(state, { dropping });
