/**
 * The one state of the Lab's page, as state.js is that of the puzzles': one plain object that is never
 * changed. Updates are in updates-lab*.js, what follows from it in selectors-lab.js.
 * @import { BoardCheck, Catalog, Cells, Collection } from '../model/types.js'
 * @import { History } from '../model/history.js'
 * @import { LabDocument } from '../model/lab-document.js'
 * @import { CounterExample, ExampleKind, Failure, FunctionRow, GapMap, Report, ScoreRow }
 *   from '../model/lab-types.js'
 * @import { Language } from '../model/own.js'
 * @import { Notebook } from '../model/notebook.js'
 * @import { Shell } from './state.js'
 *
 * @typedef {Readonly<{ id: number, document: LabDocument, states: number | null, placements: boolean,
 *   phase: 'loading' | 'checking' | 'done' | 'stopped' | 'failed', progress: Report | null,
 *   report: Report | null, seconds: number, failure: Failure | null, rows: readonly ScoreRow[],
 *   scoring: boolean, map: GapMap | null, main: string }>} LabRun
 *   states: at most so many are looked at; placements: also what is not reached; progress: the last report
 *   while it runs; rows: A* with each
 *   heuristic, scoring: some are still to come; main: the function that is asked where none is named
 * @typedef {Readonly<{ kind: ExampleKind, index: number, shown: CounterExample | null, step: number,
 *   way: readonly Cells[] | null }>} Examples
 *   index: the counter-example that is wanted; step: how many moves of its plan are made on the picture
 * @typedef {Readonly<{ functions: readonly FunctionRow[], error: Failure | null, code: string,
 *   language: Language }>} Reading   what the engine says of a code
 * @typedef {Readonly<{ domain: string, language: Language, code: string, name: string }>} Draft
 *
 * @typedef {Shell & Readonly<{
 *   catalog: Catalog | null, ready: boolean, collections: readonly Collection[],
 *   history: History<LabDocument> | null, check: BoardCheck | null,
 *   drawn: { domain: string, board: Cells } | null, reading: Reading | null,
 *   run: LabRun | null, runs: number, stops: number, examples: Examples, seen: Failure | null,
 *   notebook: Notebook, compared: readonly string[], stored: string,
 *   drafts: Readonly<Record<string, Draft>>, boards: Readonly<Record<string, string>>, how: boolean
 * }>} LabState
 *   check: what the engine says of the board, null while it has not answered; drawn: the last good one; seen:
 *   a failure whose board is shown; compared: the ids of two tries; stored: what is wrong with the storage,
 *   in words; drafts: what was last typed, by puzzle and language; how: the verdict's pane tells how it comes
 *   about
 */

import { initialShell } from './state.js';

/** @type {Examples} */
export const noExamples = Object.freeze({ kind: 'too_high', index: 0, shown: null, step: 0, way: null });

/** @type {LabState} */
export const initialLab = Object.freeze({
  ...initialShell,
  catalog: null,
  ready: false,
  collections: [],
  history: null,
  check: null,
  drawn: null,
  reading: null,
  run: null,
  runs: 0,
  stops: 0,
  examples: noExamples,
  seen: null,
  notebook: [],
  compared: [],
  stored: '',
  drafts: {},
  boards: {},
  how: false,
});

/** The document that is open. @param {LabState} state @returns {LabDocument} */
export const labOf = (state) => /** @type {History<LabDocument>} */ (state.history).present;
