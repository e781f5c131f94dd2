/**
 * Asks the engine what is known of a heuristic that is written as a formula: the document's, its guide's, and
 * the one being typed.
 * @import { Engine } from '../engine/engine.js'
 * @import { Follower, Store } from '../state/store.js'
 */
import { saidKey } from '../model/document.js';
import { heuristicChecked, wantedFormulas } from '../state/updates-heuristic.js';

/** @param {Store} store @param {Pick<Engine, 'checkHeuristic'>} engine @returns {Follower} */
export function heuristicEffect(store, engine) {
  /** What was asked and not answered yet. @type {Set<string>} */ const asked = new Set();

  /** @param {string} domain @param {string} heuristic */
  async function ask(domain, heuristic) {
    const key = saidKey(domain, heuristic);
    asked.add(key);
    const answer = await engine.checkHeuristic(domain, heuristic).catch(() => null);
    if (!answer) return; // an engine that is gone is not asked again
    asked.delete(key);
    store.dispatch(heuristicChecked, domain, heuristic, answer);
  }

  return (state, before) => {
    if (!state.catalog || !state.history) return;
    if (state.history === before.history && state.draft === before.draft && before.catalog) return;
    const { domain } = state.history.present;
    for (const heuristic of wantedFormulas(state)) {
      const key = saidKey(domain, heuristic);
      if (!state.said[key] && !asked.has(key)) void ask(domain, heuristic);
    }
  };
}
