/**
 * What runs on the Tuning page: a sweep, a race, and the comparison of two of its searches.
 * @import { Step } from '../model/types.js'
 * @import { Batch } from '../model/batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { Divergence } from '../model/divergence.js'
 * @import { TuningTab } from '../model/tuning-document.js'
 * @import { Runner, Sweep, TuningState } from './tuning-state.js'
 */
import { withResults } from '../model/batch.js';
import { sweepBatch } from '../model/tuning-sweep.js';
import { isRaceCurrent, isRaceRunning, isSweepCurrent, whyNotTuning } from './selectors-tuning.js';
import { openTab } from './updates-tuning.js';
import { set } from './state.js';
import { tuningOf } from './tuning-state.js';

/** @param {TuningState} state @param {boolean} running @param {number} wished @param {number} [stride]
 * @returns {TuningState} */
function newRace(state, running, wished, stride = state.stride) {
  if (!state.history || whyNotTuning(state)) return state;
  const document = tuningOf(state);
  const id = state.races + 1;
  /** @type {Runner[]} */
  const runners = document.entrants.map(({ key }) => ({
    key,
    stats: null,
    seconds: 0,
    cells: null,
    first: null,
    over: false,
    error: '',
  }));
  const race = { id, document, stride, running, wished, ticks: 0, runners };
  return set(state, { races: id, race, comparing: null });
}

/** @param {TuningState} state @returns {TuningState} */
export const startTuningRace = (state) => newRace(state, true, 0);

/** All of them go on by one stride. @param {TuningState} state @returns {TuningState} */
export function stepRace(state) {
  const { race } = state;
  if (!race || !isRaceCurrent(state) || isRaceOver(state)) return newRace(state, false, 1);
  return set(state, {
    race: { ...race, running: false, stride: state.stride, wished: Math.max(race.wished, race.ticks) + 1 },
  });
}

/** @param {TuningState} state @returns {TuningState} */
export function toggleRace(state) {
  const { race } = state;
  if (!race || !isRaceCurrent(state) || isRaceOver(state)) return startTuningRace(state);
  return set(state, { race: { ...race, running: !race.running, stride: state.stride, wished: race.ticks } });
}

/** @param {TuningState} state @returns {TuningState} */
export const pauseRace = ({ race, ...state }) =>
  set(/** @type {TuningState} */ ({ ...state, race }), {
    race: race && { ...race, running: false, wished: race.ticks },
  });

/** @param {TuningState} state */
const isRaceOver = ({ race }) => race !== null && race.runners.every(({ over }) => over);

/** @param {TuningState} state @param {number} stride @returns {TuningState} */
export const setStride = (state, stride) =>
  set(state, { stride, race: state.race?.running ? { ...state.race, stride } : state.race });

/** One more stride is made; what belongs to an earlier race is dropped. @param {TuningState} state
 * @param {number} id @param {readonly Runner[]} runners @returns {TuningState} */
export function raceTicked(state, id, runners) {
  const { race } = state;
  if (race?.id !== id) return state;
  const isOver = runners.every(({ over }) => over);
  return set(state, {
    race: { ...race, runners, ticks: race.ticks + 1, running: race.running && !isOver },
    narration: isOver ? 'The race is over.' : state.narration,
  });
}

/** Two searches are to be compared: those of the race where it is of what stands there now, else they run
 * first, to their bound. @param {TuningState} state @returns {TuningState} */
export function compareRuns(state) {
  if (!state.history) return state;
  const isThere = state.race !== null && isRaceCurrent(state) && state.race.ticks > 0;
  const ready = isThere ? state : newRace(state, true, 0, mostStride);
  if (!ready.race) return state;
  return set(ready, {
    comparing: {
      race: ready.race.id,
      pair: tuningOf(ready).pair,
      ticks: -1,
      part: 0,
      found: null,
      left: null,
      right: null,
      error: '',
    },
  });
}

/** As far as one goes between two looks, where nobody watches. */
const mostStride = 5000;

/** How far the comparison is. @param {TuningState} state @param {number} race @param {number} ticks
 * @param {number} part @returns {TuningState} */
export const comparisonRead = (state, race, ticks, part) =>
  state.comparing?.race === race ? set(state, { comparing: { ...state.comparing, ticks, part } }) : state;

/** @param {TuningState} state @param {number} race @param {{ found: Divergence | null, left: Step | null,
 *   right: Step | null, error: string }} answer @returns {TuningState} */
export const comparisonDone = (state, race, answer) =>
  state.comparing?.race === race
    ? set(state, { comparing: { ...state.comparing, part: 1, ...answer }, narration: 'Compared.' })
    : state;

/** Which two are compared. @param {TuningState} state @param {readonly [number, number]} pair
 * @returns {TuningState} */
export function pickPair(state, pair) {
  const { history } = state;
  if (!history) return state;
  const present = Object.freeze({ ...history.present, pair });
  const next = set(state, { history: { ...history, present } });
  return state.comparing ? compareRuns(set(next, { comparing: null })) : next;
}

/** @param {TuningState} state @returns {TuningState} */
export function startSweep(state) {
  const { catalog, history, collections } = state;
  if (!catalog || !history || whyNotTuning(state)) return state;
  const batch = sweepBatch(tuningOf(state), collections, catalog);
  if (!batch) return state;
  const id = state.sweeps + 1;
  return set(state, { sweeps: id, sweep: { id, batch, phase: 'running', error: '' }, picked: null });
}

/** What was kept from the last visit. @param {TuningState} state @param {Batch} batch @param {boolean} isDone
 * @returns {TuningState} */
export function sweepRestored(state, batch, isDone) {
  const id = state.sweeps + 1;
  /** @type {Sweep} */
  const sweep = { id, batch, phase: isDone ? 'done' : 'paused', error: '' };
  return set(state, { sweeps: id, sweep });
}

/** @param {TuningState} state @param {boolean} paused @returns {TuningState} */
export const pauseSweep = (state, paused) =>
  state.sweep && state.sweep.phase !== 'done'
    ? set(state, { sweep: { ...state.sweep, phase: paused ? 'paused' : 'running', error: '' } })
    : state;

/** @param {TuningState} state @param {number} id @param {Readonly<Record<string, BatchResult>>} found
 * @returns {TuningState} */
export const sweepFound = (state, id, found) =>
  state.sweep?.id === id
    ? set(state, { sweep: { ...state.sweep, batch: withResults(state.sweep.batch, found) } })
    : state;

/** @param {TuningState} state @param {number} id @returns {TuningState} */
export const sweepDone = (state, id) =>
  state.sweep?.id === id
    ? set(state, { sweep: { ...state.sweep, phase: 'done' }, narration: 'The sweep is done.' })
    : state;

/** The engine is gone; nothing was lost, and it can go on. @param {TuningState} state @param {number} id
 * @param {string} error @returns {TuningState} */
export const sweepFailed = (state, id, error) =>
  state.sweep?.id === id ? set(state, { sweep: { ...state.sweep, phase: 'paused', error } }) : state;

/** @param {TuningState} state @param {'median' | 'sum'} how @returns {TuningState} */
export const setSummary = (state, how) => set(state, { how });

/** @param {TuningState} state @param {string | null} picked @returns {TuningState} */
export const pickPoint = (state, picked) =>
  set(state, { picked, panes: set(state.panes, { chosen: { ...state.panes.chosen, B: 'levels' } }) });

/** Opens a view; two searches that stand there are compared at once. @param {TuningState} state
 * @param {TuningTab} tab @returns {TuningState} */
export function showTab(state, tab) {
  const next = openTab(state, tab);
  const isReady = tab === 'divergence' && next.race !== null && isRaceCurrent(next) && isRaceOver(next);
  return isReady && next.comparing === null ? compareRuns(next) : next;
}

/** @param {TuningState} state @param {boolean} calm @returns {TuningState} */
export const setCalm = (state, calm) => set(state, { calm });

/** What the primary button does. @param {TuningState} state @returns {TuningState} */
export function primaryOfTuning(state) {
  if (!state.history) return state;
  const { tab } = tuningOf(state);
  if (tab === 'race') return toggleRace(state);
  if (tab === 'divergence') return isRaceRunning(state.race) ? pauseRace(state) : compareRuns(state);
  if (state.sweep?.phase === 'running') return pauseSweep(state, true);
  return state.sweep?.phase === 'paused' && isSweepCurrent(state)
    ? pauseSweep(state, false)
    : startSweep(state);
}
