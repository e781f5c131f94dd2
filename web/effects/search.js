/**
 * Carries out the search that the state asks for: a new leg is driven, a wish to stop is passed on, and what
 * runs hears of a new weight and of new breakpoints. When it ends, its plan is fetched and checked.
 * @import { Engine, SearchHooks } from '../engine/engine.js'
 * @import { Plan, Verdict } from '../model/types.js'
 * @import { SearchResult } from '../engine/protocol.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Run, State } from '../state/state.js'
 * @typedef {Pick<Engine, 'search' | 'resume' | 'plan' | 'validate' | 'setWeight' | 'setBreakpoints'>}
 *   SearchEngine
 */
import { strategyOf } from '../model/document.js';
import { narrateRun } from '../model/narrate.js';
import { requestOf, takesWeight } from '../model/options.js';
import { documentOf } from '../state/state.js';
import { breakpointsOf, isRunning } from '../state/selectors-run.js';
import { say } from '../state/updates-page.js';
import { progressed, refused, settled, weightTaken } from '../state/updates-run.js';
import { verdictOn } from './plans.js';

/** @param {Store} store @param {SearchEngine} engine @returns {Follower} */
export function searchEffect(store, engine) {
  /** @type {AbortController | null} */ let abort = null;

  /** @param {State} state @param {Run} run */
  async function drive(state, run) {
    abort = new AbortController();
    const { id, ask } = run;
    /** @type {SearchHooks} */
    const hooks = {
      signal: abort.signal,
      onProgress: ({ stats, seconds }) => store.dispatch(progressed, id, stats, seconds),
    };
    try {
      const outcome = await begin(engine, state, run, hooks);
      if (!outcome.ok) return store.dispatch(refused, id, outcome.error);
      const found = await settle(engine, state, run, outcome);
      store.dispatch(settled, id, { stats: outcome.stats, seconds: outcome.seconds, ...found });
      const now = store.state;
      if (now.run?.id === id && now.catalog && ask === now.run.ask)
        store.dispatch(say, narrateRun(now.run, now.catalog));
    } catch {
      // The worker is gone: the engine's own hook has told the state so.
    }
  }

  return (state, before) => {
    const { run } = state;
    if (run && isRunning(state) && (run.id !== before.run?.id || run.leg !== before.run.leg))
      void drive(state, run);
    if (state.stopping && !before.stopping) abort?.abort();
    if (!run || !state.history || run.lost || !state.catalog) return;
    const { weight } = documentOf(state);
    if (isRunning(state) && weight !== before.history?.present.weight && weight !== run.document.weight) {
      void engine.setWeight(weight ?? strategyOf(run.document, state.catalog).default_weight).catch(() => {});
      store.dispatch(weightTaken, weight);
    }
    const isSame =
      documentOf(state).breakpoints === before.history?.present.breakpoints && state.stops === before.stops;
    if (!isSame && before.run?.id === run.id)
      void engine.setBreakpoints(breakpointsOf(state)).catch(() => {});
  };
}

/** @param {SearchEngine} engine @param {State} state @param {Run} run @param {SearchHooks} hooks
 * @returns {Promise<SearchResult>} */
async function begin(engine, { catalog }, { document, ask }, hooks) {
  const { kind, seconds, expansions, memory, breakpoints } = ask;
  if (!catalog) throw new Error('A search begins with a catalogue.');
  if (kind === 'search') {
    const request = { ...requestOf(document, catalog), max_expansions: expansions };
    return engine.search(request, seconds, hooks, [...breakpoints]);
  }
  const strategy = strategyOf(document, catalog);
  if (takesWeight(document, catalog))
    void engine.setWeight(document.weight ?? strategy.default_weight).catch(() => {});
  await engine.setBreakpoints([...breakpoints]);
  return engine.resume({ seconds, expansions, memory }, hooks);
}

/** The best plan, and what the independent checker says of it. @param {SearchEngine} engine
 * @param {State} state
 * @param {Run} run @param {{ stats: NonNullable<Run['stats']> }} outcome
 * @returns {Promise<{ plan: Plan | null, verdict: Verdict | null }>} */
async function settle(engine, { catalog }, { document }, { stats }) {
  if (stats.cost === null || !catalog) return { plan: null, verdict: null };
  const plan = await engine.plan(Math.max(0, stats.incumbents.length - 1));
  if (!plan) return { plan, verdict: null };
  return { plan, verdict: await verdictOn(engine, document, catalog, plan) };
}
