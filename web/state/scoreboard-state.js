/**
 * The one state of the scoreboard's page, as state.js is that of the puzzles': one plain object that is never
 * changed. Updates are in updates-scoreboard*.js, what follows from it in selectors-scoreboard*.js.
 * @import { Catalog, Cells, Collection } from '../model/types.js'
 * @import { Batch, Configuration } from '../model/batch.js'
 * @import { Kind, Metric } from '../model/batch-score.js'
 * @import { Axis } from '../model/batch-charts.js'
 * @import { History } from '../model/history.js'
 * @import { Own } from '../model/own.js'
 * @import { Shell } from './state.js'
 *
 * @typedef {Collection & { name: string, opened: boolean }} NamedCollection
 *   name: its own, and the beginning of its levels' keys; opened: from a file or a text of the user's
 * @typedef {Own & { domain: string }} OwnListed   a heuristic of the Lab's notebook
 * @typedef {'idle' | 'running' | 'paused'} Phase
 * @typedef {Readonly<{ level: string, configuration: string }>} CellKey
 * @typedef {Readonly<{ by: string, down: boolean }>} Sorting   by: '' as they come, `level`, `optimum`, or
 *   the key of a configuration
 * @typedef {Readonly<{ text: string, kind: '' | 'open' | 'failed' | 'differs' }>} Filter
 * @typedef {Readonly<{ manhattan: string, benchmark: string }>} References
 *   keys of configurations; with `former ` before it, one of the run that is compared with
 *
 * @typedef {Shell & Readonly<{
 *   catalog: Catalog | null, ready: boolean, collections: readonly NamedCollection[],
 *   history: History<Batch> | null, phase: Phase, running: readonly string[], leg: number,
 *   metric: Metric, sorting: Sorting, filter: Filter, cell: CellKey | null, axis: Axis,
 *   pair: readonly [string, string], draft: Configuration | null, former: Batch | null,
 *   references: References, owns: readonly OwnListed[], drawn: { key: string, board: Cells } | null,
 *   stored: string, asTable: boolean, dropping: boolean
 * }>} ScoreboardState
 *   running: keys of tasks; leg: how often a run was begun or changed; draft: the configuration that is
 *   written; former: another run to compare with; drawn: the board of the cell's level; stored: what is wrong
 *   with keeping it, in words; asTable: the chart as numbers
 */
import { initialShell } from './state.js';

/** @type {ScoreboardState} */
export const initialScoreboard = Object.freeze({
  ...initialShell,
  catalog: null,
  ready: false,
  collections: [],
  history: null,
  phase: 'idle',
  running: [],
  leg: 0,
  metric: 'cost',
  sorting: Object.freeze({ by: '', down: false }),
  filter: Object.freeze({ text: '', kind: '' }),
  cell: null,
  axis: 'expanded',
  pair: Object.freeze(/** @type {[string, string]} */ (['', ''])),
  draft: null,
  former: null,
  references: Object.freeze({ manhattan: '', benchmark: '' }),
  owns: [],
  drawn: null,
  stored: '',
  asTable: false,
  dropping: false,
});

/** What is on the board. @param {ScoreboardState} state @returns {Batch} */
export const batchOf = (state) => /** @type {History<Batch>} */ (state.history).present;
