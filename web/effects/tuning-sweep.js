/**
 * Runs the searches of a sweep in the pool of workers of a batch, and reports what they found a few times a
 * second: thousands of short ones would keep the page drawing.
 * @import { BatchPool, BatchHooks } from '../engine/batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { TuningState } from '../state/tuning-state.js'
 * @typedef {Pick<BatchPool, 'run' | 'pause' | 'close'>} SweepPool
 */
import { tasksOf } from '../model/batch.js';
import { sweepDone, sweepFailed, sweepFound } from '../state/updates-tuning-run.js';

const tellEvery = 200;

/** @param {Store<TuningState>} store @param {(hooks: BatchHooks) => SweepPool} createPool @param {Clock}
 * clock
 * @returns {Follower<TuningState>} */
export function sweepEffect(store, createPool, clock) {
  /** @type {{ id: number, pool: SweepPool } | null} */ let current = null;
  /** @type {Record<string, BatchResult>} */ let found = {};
  let forget = () => {};

  const tell = () => {
    forget();
    forget = () => {};
    if (current && Object.keys(found).length) store.dispatch(sweepFound, current.id, found);
    found = {};
  };

  const close = () => {
    forget();
    found = {};
    current?.pool.close();
    current = null;
  };

  /** @param {NonNullable<TuningState['sweep']>} sweep @param {NonNullable<TuningState['catalog']>} catalog */
  function begin({ id, batch }, catalog) {
    close();
    const pool = createPool({
      onResult(key, result) {
        if (!Object.keys(found).length) forget = clock.after(tellEvery, tell);
        found[key] = result;
      },
      onDone() {
        tell();
        store.dispatch(sweepDone, id);
        if (current?.id === id) close();
      },
      onUnavailable(reason) {
        tell();
        store.dispatch(sweepFailed, id, reason);
        if (current?.id === id) current = null;
      },
    });
    current = { id, pool };
    pool.run(tasksOf(batch, catalog));
  }

  return ({ sweep, catalog }, before) => {
    if (!sweep || !catalog || sweep === before.sweep) return;
    const isNew = sweep.id !== before.sweep?.id;
    if (isNew && sweep.phase !== 'running') return close();
    const isStarted = sweep.phase === 'running' && (isNew || before.sweep?.phase !== 'running');
    if (isStarted && (isNew || !current)) return begin(sweep, catalog);
    if (sweep.phase !== before.sweep?.phase) current?.pool.pause(sweep.phase === 'paused');
  };
}
