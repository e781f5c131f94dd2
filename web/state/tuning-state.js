/**
 * The one state of the Tuning page, as state.js is that of the puzzles': one plain object that is never
 * changed. Updates are in updates-tuning*.js, what follows from it in selectors-tuning.js.
 * @import { BoardCheck, Catalog, Cells, Collection, Stats, Step } from '../model/types.js'
 * @import { Batch } from '../model/batch.js'
 * @import { Divergence } from '../model/divergence.js'
 * @import { History } from '../model/history.js'
 * @import { Own } from '../model/own.js'
 * @import { TuningDocument } from '../model/tuning-document.js'
 * @import { Shell } from './state.js'
 *
 * @typedef {Readonly<{ expanded: number, seconds: number, cost: number }>} FirstPlan
 * @typedef {Readonly<{ key: string, stats: Stats | null, seconds: number, cells: Cells | null,
 *   first: FirstPlan | null, over: boolean, error: string }>} Runner
 *   cells: the board of the node expanded last, or of the goal that was found; over: it does not go on;
 *   error: why it failed, in words
 * @typedef {Readonly<{ id: number, document: TuningDocument, stride: number, running: boolean, wished:
 *   number,
 *   ticks: number, runners: readonly Runner[] }>} Race
 *   stride: expansions, or milliseconds, of each at a time; wished: so many strides are wanted where it does
 *   not run by itself; ticks: those that were made
 * @typedef {Readonly<{ race: number, pair: readonly [number, number], ticks: number, part: number,
 *   found: Divergence | null, left: Step | null, right: Step | null, error: string }>} Comparison
 *   race, ticks: what is compared, and when; part: how much of it was read; left, right: the nodes at which
 *   they part
 * @typedef {Readonly<{ id: number, batch: Batch, phase: 'running' | 'paused' | 'done', error: string }>}
 *   Sweep
 *
 * @typedef {Shell & Readonly<{
 *   catalog: Catalog | null, ready: boolean, collections: readonly Collection[],
 *   history: History<TuningDocument> | null, check: BoardCheck | null,
 *   drawn: { domain: string, board: Cells } | null, boards: Readonly<Record<string, string>>,
 *   owns: readonly Own[], races: number, race: Race | null, stride: number, comparing: Comparison | null,
 *   sweeps: number, sweep: Sweep | null, how: 'median' | 'sum', picked: string | null, calm: boolean
 * }>} TuningState
 *   check: what the engine says of the board, null while it has not answered; drawn: the last good one;
 *   boards: the last one of each puzzle; owns: the user's own heuristics for this puzzle; stride: as chosen
 *   for the next race; how levels are put together; picked: the key of a value; calm: nothing
 *   shall move by itself
 */
import { initialShell } from './state.js';

/** @type {TuningState} */
export const initialTuning = Object.freeze({
  ...initialShell,
  catalog: null,
  ready: false,
  collections: [],
  history: null,
  check: null,
  drawn: null,
  boards: {},
  owns: [],
  races: 0,
  race: null,
  stride: 10,
  comparing: null,
  sweeps: 0,
  sweep: null,
  how: 'median',
  picked: null,
  calm: false,
});

/** The document that is open. @param {TuningState} state @returns {TuningDocument} */
export const tuningOf = (state) => /** @type {History<TuningDocument>} */ (state.history).present;
