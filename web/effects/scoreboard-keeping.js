/**
 * Keeps the scoreboard in the browser, results as they come, so that it is there again after a reload and
 * goes on where it was. A second tab looks at what is kept, and runs only what it is told to.
 * @import { Catalog } from '../model/types.js'
 * @import { Batch, Configuration } from '../model/batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Try } from '../model/notebook.js'
 * @import { ScoreboardState } from '../state/scoreboard-state.js'
 * @typedef {{ board: unknown, results: [string, unknown][], seconds: unknown }} Kept
 * @typedef {{ load: () => Promise<Kept | null>, saveBoard: (board: object) => Promise<void>,
 *   saveResults: (results: [string, BatchResult][], isAll: boolean, seconds: number) => Promise<void>,
 *   hold: () => Promise<boolean> }} BatchStore
 *   saveResults: isAll: those that are there go; hold: whether this tab is the one that goes on by itself
 */
import { configurationOf, emptyBatch } from '../model/batch.js';
import { readBatch, resultFrom, format } from '../model/batch-file.js';
import { repairTries } from '../model/notebook.js';
import { batchOf } from '../state/scoreboard-state.js';
import { scoreboardOpened, startRun } from '../state/updates-scoreboard.js';
import { keepingTold } from '../state/updates-scoreboard-view.js';
import { notebookKey } from './own-heuristics.js';
import { load } from './storage.js';

const full =
  'The browser does not keep this run: there is no room, or it may not. Export it before you leave.';

/** @typedef {import('./storage.js').SomeStorage} SomeStorage */

/** What a first visit finds, besides the levels. @param {Catalog} catalog @returns {Configuration[]} */
export function firstConfigurations({ strategies }) {
  const wanted = [
    { strategy: 'a_star', heuristic: 'manhattan' },
    { strategy: 'a_star' },
    { strategy: 'weighted_a_star', weight: 2 },
    { strategy: 'best_first' },
    { strategy: 'anytime_weighted_astar' },
  ];
  return wanted
    .filter(({ strategy }) => strategies.some(({ id }) => id === strategy))
    .map((each, i) => configurationOf({ ...each, key: `c${i + 1}` }));
}

/** @param {Store<ScoreboardState>} store @param {BatchStore} kept @param {SomeStorage} storage */
export function scoreboardKeepingEffect(store, kept, storage) {
  let isOpen = false;
  /** @type {Promise<unknown>} */ let turn = Promise.resolve();
  /** In their order. @param {() => Promise<void>} act */
  const save = (act) => {
    turn = turn.then(act).then(
      () => store.dispatch(keepingTold, ''),
      () => store.dispatch(keepingTold, full),
    );
  };

  /** @type {Follower<ScoreboardState>} */
  const follow = (state, before) => {
    if (!isOpen || !state.history || !before.history) return;
    const [now, old] = [batchOf(state), batchOf(before)];
    const isEdited = state.leg !== before.leg || now.levels !== old.levels;
    if (isEdited || state.phase !== before.phase) {
      const { results: _, ...board } = now;
      save(() => kept.saveBoard({ ...board, format, going: state.phase === 'running' }));
    }
    if (now.results === old.results) return;
    const fresh = Object.entries(now.results).filter(([key, result]) => old.results[key] !== result);
    const isAll = Object.keys(now.results).length !== Object.keys(old.results).length + fresh.length;
    save(() => kept.saveResults(isAll ? Object.entries(now.results) : fresh, isAll, now.seconds));
  };

  return Object.assign(follow, {
    /** What was kept, or a first board; what ran goes on. @param {Catalog} catalog */
    async begin(catalog) {
      const found = await kept.load().catch(() => null);
      const batch = found && boardFrom(found);
      const tries = repairTries(load(storage, notebookKey)).filter(({ foreign }) => !foreign);
      const what = (/** @type {Try} */ { domain, name, code, entry }) =>
        JSON.stringify([domain, name, code, entry]);
      const owns = [...new Map(tries.map((each) => [what(each), each])).values()]; // tried on several boards
      const fresh = { ...emptyBatch, configurations: firstConfigurations(catalog) };
      store.dispatch(scoreboardOpened, batch ?? Object.freeze(fresh), owns);
      isOpen = true;
      const { going } = /** @type {{ going?: unknown }} */ (found?.board ?? {});
      if (batch && going === true && (await kept.hold())) store.dispatch(startRun);
      return batch !== null;
    },
    /** When all is written. */
    settled: () => turn,
  });
}

/** @param {Kept} found @returns {Batch | null} */
function boardFrom({ board, results, seconds }) {
  const read = readBatch(JSON.stringify(board), 'What was kept');
  if (!read.ok) return null;
  const good = results.flatMap(([key, value]) => {
    const result = resultFrom(value);
    return result ? [[key, result]] : [];
  });
  return Object.freeze({
    ...read.batch,
    title: '',
    seconds: typeof seconds === 'number' ? seconds : read.batch.seconds,
    results: Object.freeze(Object.fromEntries(good)),
  });
}
