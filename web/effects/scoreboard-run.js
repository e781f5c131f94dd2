/**
 * Runs the scoreboard: while its phase says so, what has no result yet is run in a pool of workers. Results
 * are told a few times a second, however many there are.
 * @import { BatchHooks, BatchPool } from '../engine/batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { ScoreboardState } from '../state/scoreboard-state.js'
 * @typedef {Pick<BatchPool, 'run' | 'pause' | 'close'>} SomePool
 */
import { tasksOf } from '../model/batch.js';
import { batchOf } from '../state/scoreboard-state.js';
import { resultsArrived, runEnded, scoreboardUnavailable } from '../state/updates-scoreboard.js';

export const tellingMilliseconds = 150;

/** @param {Store<ScoreboardState>} store @param {(hooks: BatchHooks) => SomePool} createPool
 * @param {Clock} clock @returns {Follower<ScoreboardState>} */
export function scoreboardRunEffect(store, createPool, clock) {
  /** @type {SomePool | null} */ let pool = null;
  /** @type {Record<string, BatchResult>} */ let found = {};
  /** @type {Set<string>} */ let running = new Set();
  let leg = 0;
  let told = 0;
  let forget = () => {};

  const tell = () => {
    const now = clock.now();
    const results = found;
    found = {};
    store.dispatch(resultsArrived, leg, results, [...running], (now - told) / 1000);
    told = now;
  };
  let waits = false;
  const note = () => {
    if (waits) return;
    waits = true;
    forget = clock.after(tellingMilliseconds, () => {
      waits = false;
      tell();
    });
  };

  const end = () => {
    pool?.close();
    pool = null;
    forget();
    waits = false;
    found = {};
    running = new Set();
  };

  /** @param {ScoreboardState} state */
  function begin(state) {
    end();
    if (!state.catalog) return;
    ({ leg } = state);
    told = clock.now();
    const mine = createPool({
      onStart: (key) => {
        running.add(key);
        note();
      },
      onResult: (key, result) => {
        running.delete(key);
        found[key] = result;
        note();
      },
      onDone: () => {
        if (mine !== pool) return;
        tell();
        const ended = leg;
        end();
        store.dispatch(runEnded, ended);
      },
      onUnavailable: (reason) => {
        end();
        store.dispatch(scoreboardUnavailable, reason);
      },
    });
    pool = mine;
    mine.run(tasksOf(batchOf(state), state.catalog));
  }

  return (state, before) => {
    const isChanged = state.leg !== before.leg;
    if (state.phase === 'idle') {
      if (pool) end();
      return;
    }
    if (isChanged || !pool) {
      if (state.phase === 'running') begin(state);
      else if (isChanged) end(); // it begins anew when it goes on
      return;
    }
    if (state.phase === before.phase) return;
    if (state.phase === 'paused') tell();
    else told = clock.now();
    pool.pause(state.phase === 'paused');
  };
}
