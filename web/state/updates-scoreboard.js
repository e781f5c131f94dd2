/**
 * How the scoreboard's state changes: what is on the board, and how it runs. An edit can be undone, with the
 * results it took away; what a run finds is no edit.
 * @import { Catalog } from '../model/types.js'
 * @import { Batch, Bound, Configuration } from '../model/batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { NamedCollection, OwnListed, ScoreboardState } from './scoreboard-state.js'
 */
import { configurationOf, countTasks, levelsFrom, withResults } from '../model/batch.js';
import { redo, record, startHistory, undo } from '../model/history.js';
import { batchOf } from './scoreboard-state.js';
import { set } from './state.js';

/** Colours and columns end there. */
export const mostConfigurations = 12;

/** @param {ScoreboardState} state @param {Catalog} catalog @returns {ScoreboardState} */
export const scoreboardReady = (state, catalog) => set(state, { catalog, ready: true });

/** @param {ScoreboardState} state @param {string} reason @returns {ScoreboardState} */
export const scoreboardUnavailable = (state, reason) =>
  set(state, {
    phase: state.phase === 'running' ? 'paused' : state.phase,
    running: [],
    notice: { words: reason, tone: 'bad', action: 'reload' },
  });

/** What the page begins with. @param {ScoreboardState} state @param {Batch} batch
 * @param {readonly OwnListed[]} owns @returns {ScoreboardState} */
export const scoreboardOpened = (state, batch, owns) =>
  set(state, { history: startHistory(batch), owns, axis: axisFor(batch.bound) });

/** @param {Bound} bound */
const axisFor = ({ seconds }) => (seconds === null ? 'expanded' : 'seconds');

/** @param {ScoreboardState} state @param {readonly NamedCollection[]} collections
 * @returns {ScoreboardState} */
export const collectionsLoaded = (state, collections) =>
  set(state, { collections: [...state.collections.filter(({ opened }) => opened), ...collections] });

/** @param {ScoreboardState} state @param {Partial<Batch>} change @param {number} time @param {string} [group]
 * @returns {ScoreboardState} */
function edited(state, change, time, group = '') {
  if (!state.history) return state;
  const next = Object.freeze({ ...state.history.present, ...change });
  return set(state, { history: record(state.history, next, group, time), leg: state.leg + 1 });
}

/** The results that still have a place. @param {Batch} batch @param {Pick<Batch, 'levels' |
 * 'configurations'>} next @returns {Batch['results']} */
function kept({ results }, { levels, configurations }) {
  const [rows, columns] = [levels, configurations].map((all) => new Set(all.map(({ key }) => key)));
  const pairs = Object.entries(results).filter(([key]) => {
    const [level, configuration] = key.split(' ');
    return rows.has(level) && columns.has(configuration);
  });
  return Object.freeze(Object.fromEntries(pairs));
}

/** Whether all levels of a collection are on the board. @param {Batch} batch @param {NamedCollection} one */
export const isPicked = ({ levels }, { name }) => levels.some(({ key }) => key.startsWith(`${name}:`));

/** Puts the levels of a collection on the board, or takes them away. @param {ScoreboardState} state
 * @param {string} name @param {number} time @returns {ScoreboardState} */
export function toggleCollection(state, name, time) {
  const found = state.collections.find((each) => each.name === name);
  if (!found || !state.history) return state;
  const batch = batchOf(state);
  const levels = isPicked(batch, found)
    ? batch.levels.filter(({ key }) => !key.startsWith(`${name}:`))
    : [...batch.levels, ...levelsFrom(found, name)];
  return edited(state, { levels, results: kept(batch, { ...batch, levels }) }, time);
}

/** Only this collection. @param {ScoreboardState} state @param {string} name @param {number} time
 * @returns {ScoreboardState} */
export function pickCollection(state, name, time) {
  const found = state.collections.find((each) => each.name === name);
  if (!found || !state.history) return state;
  const batch = batchOf(state);
  const levels = levelsFrom(found, name);
  return edited(state, { levels, results: kept(batch, { ...batch, levels }) }, time);
}

/** Levels from a file, a drop or a paste; they go on the board at once. @param {ScoreboardState} state
 * @param {Omit<NamedCollection, 'name' | 'opened'>} collection @param {string} wanted a name for it
 * @param {number} time @returns {ScoreboardState} */
export function collectionOpened(state, collection, wanted, time) {
  const names = new Set(state.collections.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`;
  const collections = [{ ...collection, name, opened: true }, ...state.collections];
  return toggleCollection(set(state, { collections }), name, time);
}

/** @param {ScoreboardState} state @param {Bound} bound @param {number} time @returns {ScoreboardState} */
export function setBound(state, bound, time) {
  const batch = batchOf(state);
  if (bound.seconds === batch.bound.seconds && bound.expansions === batch.bound.expansions) return state;
  const next = edited(state, { bound: Object.freeze(bound), results: Object.freeze({}), seconds: 0 }, time);
  return set(next, { axis: axisFor(bound), phase: 'idle', running: [] });
}

/** The configuration that is written: a new one, or one of the board. @param {ScoreboardState} state
 * @param {string} [key] @returns {ScoreboardState} */
export function openDraft(state, key = '') {
  const { configurations } = batchOf(state);
  const found = configurations.find((each) => each.key === key);
  const last = configurations.at(-1);
  return set(state, { draft: found ?? configurationOf({ ...last, key: '', name: '' }), open: 'draft' });
}

/** @param {ScoreboardState} state @param {Partial<Configuration>} change @returns {ScoreboardState} */
export const changeDraft = (state, change) =>
  state.draft ? set(state, { draft: Object.freeze({ ...state.draft, ...change }) }) : state;

/** What was written takes its place; what it found as another one is gone. @param {ScoreboardState} state
 * @param {number} time @returns {ScoreboardState} */
export function takeDraft(state, time) {
  const { draft } = state;
  if (!draft) return state;
  const batch = batchOf(state);
  const closed = set(state, { draft: null, open: '' });
  const fresh = Object.freeze({ ...draft, key: freshKey(batch) });
  const configurations = batch.configurations.some(({ key }) => key === draft.key)
    ? batch.configurations.map((each) => (each.key === draft.key ? fresh : each))
    : [...batch.configurations, fresh].slice(0, mostConfigurations);
  return edited(closed, { configurations, results: kept(batch, { ...batch, configurations }) }, time);
}

/** @param {Batch} batch */
function freshKey({ configurations }) {
  const used = configurations.map(({ key }) => Number(/^c(\d+)$/.exec(key)?.[1] ?? 0));
  return `c${Math.max(0, ...used) + 1}`;
}

/** @param {ScoreboardState} state @param {string} key @param {number} time @returns {ScoreboardState} */
export function removeConfiguration(state, key, time) {
  const batch = batchOf(state);
  const configurations = batch.configurations.filter((each) => each.key !== key);
  const next = edited(state, { configurations, results: kept(batch, { ...batch, configurations }) }, time);
  return set(next, { draft: null, open: '', cell: next.cell?.configuration === key ? null : next.cell });
}

/** Another board altogether, such as a link's. @param {ScoreboardState} state @param {Batch} batch
 * @param {number} time @returns {ScoreboardState} */
export const boardReplaced = (state, batch, time) =>
  set(edited(state, batch, time), { phase: 'idle', running: [], cell: null, axis: axisFor(batch.bound) });

/** @param {ScoreboardState} state @returns {ScoreboardState} */
export const undoBoard = (state) => moved(state, undo);

/** @param {ScoreboardState} state @returns {ScoreboardState} */
export const redoBoard = (state) => moved(state, redo);

/** @param {ScoreboardState} state @param {typeof undo<Batch>} move @returns {ScoreboardState} */
function moved(state, move) {
  if (!state.history) return state;
  const history = move(state.history);
  if (history === state.history) return state;
  return set(state, { history, leg: state.leg + 1, phase: 'idle', running: [] });
}

/** Runs what has no result yet. @param {ScoreboardState} state @returns {ScoreboardState} */
export const startRun = (state) =>
  state.history && state.catalog && countTasks(batchOf(state), state.catalog)
    ? set(state, { phase: 'running', running: [], leg: state.leg + 1 })
    : state;

/** @param {ScoreboardState} state @param {number} time @returns {ScoreboardState} */
export const runAfresh = (state, time) =>
  startRun(edited(state, { results: Object.freeze({}), seconds: 0 }, time));

/** Only one column again. @param {ScoreboardState} state @param {string} key @param {number} time
 * @returns {ScoreboardState} */
export function runColumn(state, key, time) {
  const pairs = Object.entries(batchOf(state).results).filter(([task]) => !task.endsWith(` ${key}`));
  return startRun(edited(state, { results: Object.freeze(Object.fromEntries(pairs)) }, time));
}

/** @param {ScoreboardState} state @returns {ScoreboardState} */
export const pauseRun = (state) => (state.phase === 'running' ? set(state, { phase: 'paused' }) : state);

/** @param {ScoreboardState} state @returns {ScoreboardState} */
export const goOn = (state) => (state.phase === 'paused' ? set(state, { phase: 'running' }) : state);

/** What was found stays. @param {ScoreboardState} state @returns {ScoreboardState} */
export const stopRun = (state) =>
  state.phase === 'idle' ? state : set(state, { phase: 'idle', running: [], leg: state.leg + 1 });

/** @param {ScoreboardState} state @returns {ScoreboardState} */
export function runPrimary(state) {
  if (state.phase === 'running') return pauseRun(state);
  return state.phase === 'paused' ? goOn(state) : startRun(state);
}

/** Some tasks are done, others begun. @param {ScoreboardState} state @param {number} leg of which run
 * @param {Readonly<Record<string, BatchResult>>} results @param {readonly string[]} running
 * @param {number} seconds since the last time @returns {ScoreboardState} */
export function resultsArrived(state, leg, results, running, seconds) {
  if (leg !== state.leg || !state.history) return state;
  const present = withResults({ ...batchOf(state), seconds: batchOf(state).seconds + seconds }, results);
  return set(state, { history: { ...state.history, present }, running });
}

/** @param {ScoreboardState} state @param {number} leg @returns {ScoreboardState} */
export function runEnded(state, leg) {
  if (leg !== state.leg) return state;
  const count = Object.keys(batchOf(state).results).length;
  return set(state, { phase: 'idle', running: [], narration: `${count} runs are done.` });
}
