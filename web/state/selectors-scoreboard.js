/**
 * What follows from the scoreboard's state: the rows as they are shown, what is still to do, the primary
 * button and the status line. What is worked out of all results is kept until they change.
 * @import { Primary, Status } from './selectors-status.js'
 * @import { Batch, BatchLevel, Configuration } from '../model/batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { ScoreboardState } from './scoreboard-state.js'
 */
import {
  boundWords,
  contentOn,
  countTasks,
  fitsLevel,
  isSameEverywhere,
  namesOf,
  taskKey,
} from '../model/batch.js';
import { allFacts, cellOf, resultsOnLevels, solvedByAll, summaries, valueOf } from '../model/batch-score.js';
import { formatCount, formatSeconds, plural } from '../model/format.js';
import { batchOf } from './scoreboard-state.js';

/** Remembers the last answer. @template {unknown[]} A, R @param {(...args: A) => R} work
 * @returns {(...args: A) => R} */
export function remembered(work) {
  /** @type {{ args: A, answer: R } | null} */ let last = null;
  return (...args) => {
    if (!last || args.some((each, i) => each !== last?.args[i])) last = { args, answer: work(...args) };
    return last.answer;
  };
}

export const factsNow = remembered((/** @type {Batch} */ batch) => allFacts(batch));
export const summariesNow = remembered(
  (/** @type {Batch} */ batch, /** @type {ScoreboardState['metric']} */ metric) =>
    summaries(batch, factsNow(batch), metric),
);
const settledNow = remembered(solvedByAll);
const leftNow = remembered(
  (/** @type {Batch} */ batch, /** @type {NonNullable<ScoreboardState['catalog']>} */ catalog) =>
    countTasks(batch, catalog),
);

/** How many runs are still to be made. @param {ScoreboardState} state */
export const tasksLeft = (state) =>
  state.history && state.catalog ? leftNow(batchOf(state), state.catalog) : 0;

/** What the run that is compared with has of each column of this one, by level: boards are known by their
 * texts, columns by what they are on the puzzle.
 * @type {(batch: Batch, former: Batch | null, catalog: ScoreboardState['catalog']) =>
 *   ReadonlyMap<string, ReadonlyMap<string, BatchResult>>} */
export const formerResults = remembered((batch, former, catalog) => {
  if (!former || !catalog) return new Map();
  const domains = [...new Set(batch.levels.map(({ domain }) => domain))];
  const known = new Map(
    former.configurations.flatMap((each) =>
      domains.map((domain) => [`${domain} ${contentOn(each, domain, catalog)}`, each]),
    ),
  );
  return new Map(
    batch.configurations.map((configuration) => {
      const found = domains.map((domain) => {
        const column = known.get(`${domain} ${contentOn(configuration, domain, catalog)}`);
        return column ? [...resultsOnLevels(batch, former, column)] : [];
      });
      const domainOf = new Map(batch.levels.map(({ key, domain }) => [key, domain]));
      const own = found.flatMap((rows, i) => rows.filter(([key]) => domainOf.get(key) === domains[i]));
      return [configuration.key, new Map(own)];
    }),
  );
});

/** The rows, filtered and in order. @type {(batch: Batch, metric: ScoreboardState['metric'],
 *   sorting: ScoreboardState['sorting'], filter: ScoreboardState['filter'], former: Batch | null,
 *   catalog: ScoreboardState['catalog']) => readonly BatchLevel[]} */
const rowsNow = remembered((batch, metric, sorting, filter, former, catalog) => {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {BatchLevel} */ level) => {
    const text = `${level.id} ${level.title} ${level.collection}`.toLowerCase();
    return words.every((word) => text.includes(word)) && isOfKind(batch, level, filter.kind, former, catalog);
  };
  const rows = batch.levels.filter(fits);
  if (!sorting.by) return rows;
  const facts = factsNow(batch);
  const value = (/** @type {BatchLevel} */ level) => {
    if (sorting.by === 'optimum') return facts.get(level.key)?.optimum ?? facts.get(level.key)?.bound ?? null;
    return valueOf(batch.results[`${level.key} ${sorting.by}`], metric);
  };
  const turn = sorting.down ? -1 : 1;
  if (sorting.by === 'level')
    return rows.toSorted((a, b) => turn * a.id.localeCompare(b.id, 'en', { numeric: true }));
  return rows.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null); // missing: last
    return turn * (x - y);
  });
});

/** @param {Batch} batch @param {BatchLevel} level @param {ScoreboardState['filter']['kind']} kind
 * @param {Batch | null} former @param {ScoreboardState['catalog']} catalog */
function isOfKind(batch, level, kind, former, catalog) {
  if (!kind) return true;
  const known = factsNow(batch).get(level.key);
  if (kind === 'open') return known?.optimum === null && !known.unsolvable;
  const results = batch.configurations.map((each) => batch.results[taskKey(level, each)]);
  if (kind === 'failed')
    return results.some((each) => each && each.cost === null && each.claim !== 'unsolvable');
  const others = formerResults(batch, former, catalog);
  return batch.configurations.some((each, i) => {
    const before = others.get(each.key)?.get(level.key);
    const now = results[i];
    return before && now && (before.cost !== now.cost || before.expanded !== now.expanded);
  });
}

/** @param {ScoreboardState} state */
export const rowsShown = (state) =>
  rowsNow(batchOf(state), state.metric, state.sorting, state.filter, state.former, state.catalog);

/** @param {ScoreboardState} state @param {BatchLevel} level @param {Configuration} configuration */
export function cellAt(state, level, configuration) {
  const batch = batchOf(state);
  const key = taskKey(level, configuration);
  const facts = factsNow(batch).get(level.key);
  const result = batch.results[key];
  if (!facts || (!result && state.catalog && !fitsLevel(configuration, level, state.catalog)))
    return { result, cell: { kind: /** @type {const} */ ('unfit'), over: null, ratio: null, isBest: false } };
  return { result, cell: cellOf(result, facts, state.running.includes(key)) };
}

/** @param {ScoreboardState} state @returns {Primary} */
export function scoreboardPrimary(state) {
  if (state.phase === 'running') return { word: 'Pause', icon: 'pause', kind: 'ink', why: 'Esc' };
  if (state.phase === 'paused') return { word: 'Go on', icon: 'play', kind: 'solid', why: 'Ctrl+Enter' };
  const { levels, configurations, results } = batchOf(state);
  const why = !levels.length ? 'Choose some levels.' : configurations.length ? '' : 'Add a configuration.';
  if (why) return { word: 'Run all', icon: 'play', kind: 'off', why };
  if (!tasksLeft(state))
    return { word: 'Run all', icon: 'play', kind: 'soft', why: 'All is done: once more' };
  const word = Object.keys(results).length ? 'Run rest' : 'Run all';
  return { word, icon: 'play', kind: 'solid', why: 'Ctrl+Enter' };
}

/** How long the rest will take, by what was done; null before that can be said.
 * @param {ScoreboardState} state */
export function secondsLeft(state) {
  const { results, seconds } = batchOf(state);
  const done = Object.keys(results).length;
  return done < 3 || seconds <= 0 ? null : (seconds / done) * tasksLeft(state);
}

/** A time that is only guessed. @param {number} seconds */
const formatAbout = (seconds) =>
  seconds < 100 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** @param {ScoreboardState} state @returns {Status} */
export function scoreboardStatus(state) {
  const batch = batchOf(state);
  const done = Object.keys(batch.results).length;
  const left = tasksLeft(state);
  const all = done + left;
  const { all: solved, none } = settledNow(batch);
  const figures = done
    ? [
        { name: 'Solved by all', value: formatCount(solved) },
        { name: 'Solved by none', value: formatCount(none) },
      ]
    : [];
  const same = isSameEverywhere(batch.bound)
    ? 'The same on every machine.'
    : 'Times are those of this machine.';
  const part = all ? done / all : 0;
  const base = { figures, part, more: state.stored || same, act: '' };
  if (state.phase !== 'idle') {
    const rest = secondsLeft(state);
    const time = rest === null ? '' : `, about ${formatAbout(rest)} left`;
    const words = `${formatCount(done)} of ${plural(all, 'run')}${time}.`;
    return state.phase === 'running'
      ? { ...base, sign: 'busy', tone: 'busy', title: 'Running', words, act: 'Stop' }
      : { ...base, sign: 'dot', tone: '', title: 'Paused', words, act: 'Stop' };
  }
  if (!all)
    return { ...base, sign: 'dot', tone: '', title: 'Empty', words: 'Choose levels and configurations.' };
  const bound = `${boundWords(batch.bound)} each`;
  const configurations = plural(batch.configurations.length, 'configuration');
  if (left)
    return {
      ...base,
      sign: 'dot',
      tone: '',
      title: done ? 'Not complete' : 'Ready',
      words: done
        ? `${plural(left, 'run')} of ${formatCount(all)} are still to do, ${bound}.`
        : `${plural(batch.levels.length, 'level')} × ${configurations}, ${bound}.`,
    };
  const wrong = Object.values(batch.results).filter(({ checked }) => checked === false).length;
  const words = `${plural(done, 'run')} in ${formatSeconds(batch.seconds)}. ${
    wrong ? `The checker refuses ${plural(wrong, 'plan')}.` : 'Every plan checked.'
  }`;
  return { ...base, sign: wrong ? 'alert' : 'tick', tone: wrong ? 'warn' : '', title: 'Done', words };
}

/** @param {ScoreboardState} state */
export const columnsOf = (state) => {
  const { catalog } = state;
  return catalog
    ? batchOf(state).configurations.map((each, tone) => ({
        ...namesOf(each, catalog, batchOf(state).levels),
        key: each.key,
        tone,
      }))
    : [];
};
