/**
 * Runs the entrants of a comparison on the board, each in a worker of its own, a few at a time.
 * @import { Catalog, PlaygroundDocument, Run } from '../model/types.js'
 * @import { Engine } from '../engine/engine.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @typedef {Pick<Engine, 'search' | 'track' | 'close'>} RaceEngine
 */
import { edit } from '../model/document.js';
import { requestOf } from '../model/options.js';
import { addSample } from '../model/profile.js';
import { entrantRan } from '../state/updates-compare.js';

/** How many workers at once: no more than there are processors, and from two to four.
 * @param {number} processors */
export const workersFor = (processors) => Math.max(2, Math.min(4, processors));

/** @param {Store} store @param {(onLost: (reason: string) => void) => RaceEngine} createEngine
 * @param {number} workers
 * @returns {Follower} */
export function compareEffect(store, createEngine, workers) {
  /** @type {Set<AbortController>} */ const active = new Set();

  /** @param {State} state */
  async function race({ comparison, catalog, history }) {
    if (!catalog || !history) return;
    const queue = comparison.entrants.map(({ key }) => key);
    const work = async () => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift())
        await runOne(key, history.present, catalog);
    };
    await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work));
  }

  /** @param {number} key @param {PlaygroundDocument} document @param {Catalog} catalog */
  async function runOne(key, document, catalog) {
    const { entrants, seconds } = store.state.comparison;
    const entrant = entrants.find((each) => each.key === key);
    if (entrant?.state !== 'waiting') return;
    const own = edit(document, { ...entrant.choice, time_bound: seconds });
    /** @type {Run} */
    let run = {
      document: own,
      status: 'running',
      seconds: 0,
      stats: null,
      profile: [],
      diagnostic: null,
      plan: null,
      verdict: null,
      lost: null,
    };
    const tell = (/** @type {Parameters<typeof entrantRan>[2]} */ change) =>
      store.dispatch(entrantRan, key, change);
    const engine = createEngine((reason) =>
      tell({ state: 'ended', run: { ...run, status: 'failed', lost: reason } }),
    );
    const abort = new AbortController();
    active.add(abort);
    tell({ state: 'running', run });
    try {
      const outcome = await engine.search(requestOf(own, catalog), seconds, {
        signal: abort.signal,
        onProgress: (progress) => {
          run = sampled(run, progress);
          tell({ run });
        },
      });
      run = outcome.ok
        ? { ...sampled(run, outcome), status: outcome.stats.status }
        : { ...run, status: 'failed', diagnostic: outcome.error };
      tell({ state: 'ended', run, track: outcome.ok ? await engine.track() : null });
    } catch {
      tell({ state: 'ended' });
    } finally {
      active.delete(abort);
      engine.close();
    }
  }

  return ({ comparison, ...state }, before) => {
    if (comparison.race !== before.comparison.race) void race({ comparison, ...state });
    if (comparison.stopped !== before.comparison.stopped) for (const abort of active) abort.abort();
  };
}

/** @param {Run} run @param {{ stats: NonNullable<Run['stats']>, seconds: number }} progress @returns {Run} */
const sampled = (run, { stats, seconds }) => ({
  ...run,
  stats,
  seconds,
  profile: addSample(run.profile, { seconds, expanded: stats.expanded }),
});
