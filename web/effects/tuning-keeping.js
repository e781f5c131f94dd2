/**
 * Keeps the Tuning page's document in the browser and in its address, and the last sweep with all it found,
 * so
 * that one that was broken off can go on. What there is no room for is not kept, and nothing else is lost.
 * @import { Catalog } from '../model/types.js'
 * @import { Batch } from '../model/batch.js'
 * @import { Keeper } from './address.js'
 * @import { SomeStorage } from './storage.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { TuningState } from '../state/tuning-state.js'
 */
import { emptyBatch } from '../model/batch.js';
import { record, startHistory } from '../model/history.js';
import { mostFragment } from '../model/link.js';
import { fromTuningFragment, repairTuning, toTuningFragment } from '../model/tuning-document.js';
import { sweepBatch } from '../model/tuning-sweep.js';
import { tuningOf } from '../state/tuning-state.js';
import { tuningOpened, tuningOwnsListed } from '../state/updates-tuning.js';
import { sweepRestored } from '../state/updates-tuning-run.js';
import { listed } from './own-heuristics.js';
import { load } from './storage.js';

export const tuningKeys = Object.freeze({
  document: 'frontier.tuning.document.1',
  sweep: 'frontier.tuning.sweep.1',
});

/** @param {Store<TuningState>} store @param {SomeStorage} storage @param {Keeper} keeper */
export function tuningKeepingEffect(store, storage, keeper) {
  const save = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // What was kept before stays; nothing of this visit is lost.
    }
  };

  /** @type {Follower<TuningState>} */
  const follow = (state, before) => {
    const { history, sweep } = state;
    if (sweep && sweep.batch !== before.sweep?.batch && before.history)
      save(tuningKeys.sweep, { batch: sweep.batch, document: tuningOf(state) });
    if (!history || history.present === before.history?.present) return;
    if (history.present.domain !== before.history?.present.domain)
      store.dispatch(tuningOwnsListed, listed(storage, history.present.domain));
    save(tuningKeys.document, history.present);
    const fragment = toTuningFragment(history.present);
    keeper.write(fragment.length <= mostFragment ? fragment : '');
  };

  return Object.assign(follow, {
    /** What the page begins with: the link's document, with the saved one an undo away.
     * @param {Catalog} catalog @param {number} time */
    begin(catalog, time) {
      const saved = load(storage, tuningKeys.document);
      const own = startHistory(repairTuning(saved, catalog));
      const linked = fromTuningFragment(keeper.now, catalog);
      const isSame = linked && toTuningFragment(linked) === toTuningFragment(own.present);
      if (!linked || isSame) return store.dispatch(tuningOpened, own);
      store.dispatch(tuningOpened, saved === null ? startHistory(linked) : record(own, linked, '', time));
    },
    /** The last sweep, once the levels are there: what it found counts only where it is of the same runs.
     * @param {Catalog} catalog */
    restoreSweep(catalog) {
      const { collections, history, sweep } = store.state;
      const kept = /** @type {{ batch?: Partial<Batch> } | null} */ (load(storage, tuningKeys.sweep));
      if (!history || sweep || !kept?.batch?.results || typeof kept.batch.results !== 'object') return;
      const now = sweepBatch(history.present, collections, catalog);
      if (!now || !isSame(now, kept.batch)) return;
      const batch = Object.freeze({
        ...emptyBatch,
        ...now,
        results: Object.freeze({ ...kept.batch.results }),
      });
      const all = batch.levels.length * batch.configurations.length;
      store.dispatch(sweepRestored, batch, Object.keys(batch.results).length >= all);
    },
    /** Somebody pasted another link over this one. @param {string} fragment @param {number} time */
    followLink(fragment, time) {
      const { catalog, history } = store.state;
      const linked = catalog && fromTuningFragment(fragment, catalog);
      if (linked && history) store.dispatch(tuningOpened, record(history, linked, '', time));
    },
  });
}

/** Whether a batch that was kept is of the runs of this one. @param {Batch} now @param {Partial<Batch>}
 * kept */
const isSame = (now, kept) =>
  JSON.stringify([now.levels, now.configurations, now.bound]) ===
  JSON.stringify([kept.levels, kept.configurations, kept.bound]);
