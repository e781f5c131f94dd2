/**
 * A heuristic as a formula: the one being typed, and what the engine says of those in use.
 * @import { HeuristicCheck } from '../model/types.js'
 * @import { State } from './state.js'
 */
import { isFormula, saidKey } from '../model/document.js';
import { set } from './state.js';

/** The formulas of which something is to be known. @param {State} state @returns {string[]} */
export function wantedFormulas({ history, draft }) {
  if (!history) return [];
  const { heuristic, guide } = history.present;
  return [...new Set([heuristic, guide, draft])].filter((text) => isFormula(text) && text.trim() !== '=');
}

/** The formula as it is typed, with its "=". @param {State} state @param {string} draft @returns {State} */
export const draftHeuristic = (state, draft) => set(state, { draft });

/** Only what is said of formulas in use is kept. @param {State} state @param {string} domain
 * @param {string} heuristic @param {HeuristicCheck} answer @returns {State} */
export function heuristicChecked(state, domain, heuristic, answer) {
  if (domain !== state.history?.present.domain || !wantedFormulas(state).includes(heuristic)) return state;
  const known = { ...state.said, [saidKey(domain, heuristic)]: answer };
  const keys = wantedFormulas(state).map((text) => saidKey(domain, text));
  return set(state, {
    said: Object.fromEntries(keys.filter((key) => known[key]).map((key) => [key, known[key]])),
  });
}
