/**
 * What is said of one cell of the scoreboard, in words.
 * @import { BatchLevel, Configuration } from '../model/batch.js'
 * @import { Cell } from '../model/batch-score.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { ScoreboardState } from './scoreboard-state.js'
 */
import { firstPlan, nameOf, taskKey } from '../model/batch.js';
import { marksOf, resultsOnLevels } from '../model/batch-score.js';
import { formatCount, formatSeconds } from '../model/format.js';
import { lengthWords } from '../model/plan-length.js';
import { batchOf } from './scoreboard-state.js';
import { cellAt, factsNow, formerResults } from './selectors-scoreboard.js';

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** @param {number} count */
export const numberWord = (count) => numbers[count] ?? String(count);

/** The level and configuration that are looked at. @param {ScoreboardState} state
 * @returns {{ level: BatchLevel, configuration: Configuration } | null} */
export function cellShown(state) {
  const { cell } = state;
  const batch = batchOf(state);
  const level = batch.levels.find(({ key }) => key === cell?.level);
  const configuration = batch.configurations.find(({ key }) => key === cell?.configuration);
  return level && configuration ? { level, configuration } : null;
}

/** What a cell is, and what that means. @param {ScoreboardState} state @param {BatchLevel} level
 * @param {Configuration} configuration @returns {{ title: string, sentences: string }} */
export function cellWords(state, level, configuration) {
  const { result, cell } = cellAt(state, level, configuration);
  const { shows, optimum } = knownWords(state, level, configuration);
  switch (cell.kind) {
    case 'waiting':
      return { title: 'Not run yet', sentences: '' };
    case 'running':
      return { title: 'Running', sentences: 'It has not ended yet.' };
    case 'unfit':
      return { title: 'Not for this puzzle', sentences: 'This puzzle has no such heuristic.' };
    case 'error': {
      const refused = 'The independent checker refuses its plan.';
      return { title: 'Failed', sentences: result?.checked === false ? refused : (result?.error ?? '') };
    }
    case 'unsolvable':
      return { title: 'No plan exists', sentences: 'The search has seen all there is.' };
    case 'noplan': {
      const known = optimum || (shows && `${shows[0].toUpperCase()}${shows.slice(1)}`);
      return { title: 'No plan', sentences: `${whyEnded(result?.status)} ${known}`.trim() };
    }
    default: {
      const within = cell.ratio === null ? '' : `At most ${cell.ratio.toFixed(2)} × optimal: ${shows}`;
      const more = cell.kind === 'over' ? optimum : within;
      return {
        title: result ? planLength(result, configuration) : '',
        sentences: `${planWords(state, level, cell)} ${more}`.trim(),
      };
    }
  }
}

/** How long the plan of a result is, in words. @param {BatchResult} result
 * @param {Configuration} configuration */
export const planLength = ({ cost, length }, { options }) =>
  length ? lengthWords(length, options) : `Cost ${formatCount(cost ?? 0)}`;

/** Who shows the best lower bound, and what the optimum is, where these are known.
 * @param {ScoreboardState} state @param {BatchLevel} level @param {Configuration} configuration */
function knownWords(state, level, configuration) {
  const { catalog } = state;
  const batch = batchOf(state);
  const facts = factsNow(batch).get(level.key);
  const by = batch.configurations.find(({ key }) => key === facts?.boundBy);
  if (!facts || !catalog) return { shows: '', optimum: '' };
  const who = by && (by.key === configuration.key ? 'it' : nameOf(by, catalog, batch.levels));
  const source = facts.source === 'collection' ? ', as the collection says' : '';
  return {
    shows: who ? `${who} shows that every plan costs at least ${formatCount(facts.bound ?? 0)}.` : '',
    optimum: facts.optimum === null ? '' : `The optimum is ${formatCount(facts.optimum)}${source}.`,
  };
}

/** How a plan stands among the others. @param {ScoreboardState} state @param {BatchLevel} level
 * @param {Cell} cell */
function planWords(state, level, cell) {
  const batch = batchOf(state);
  const best = factsNow(batch).get(level.key)?.best ?? 0;
  if (cell.kind === 'proved') return 'Proved optimal.';
  if (cell.kind === 'optimum') return 'As cheap as the optimum, without a proof of its own.';
  if (cell.kind === 'over') return `${formatCount(cell.over ?? 0)} more than the optimum.`;
  if (!cell.isBest) return `The best plan costs ${formatCount(best)}.`;
  const costs = batch.configurations.flatMap((each) => batch.results[taskKey(level, each)]?.cost ?? []);
  if (costs.length < 2) return 'The only plan.';
  const ties = costs.filter((cost) => cost === best).length;
  const all = numberWord(batch.configurations.length);
  return ties > 1 ? `One of ${numberWord(ties)} best plans of the ${all}.` : `Best of the ${all}.`;
}

/** @param {string | undefined} status */
function whyEnded(status) {
  if (status === 'timeout') return 'The time was up.';
  if (status === 'expansions') return 'All expansions were used up.';
  if (status === 'memory') return 'The memory was used up.';
  return status === 'exhausted' ? 'The search ended without one.' : 'It was stopped.';
}

/** The numbers of a cell, each with what it was in the run that is compared with.
 * @param {ScoreboardState} state @param {BatchLevel} level @param {Configuration} configuration */
export function cellFigures(state, level, configuration) {
  const batch = batchOf(state);
  const result = batch.results[taskKey(level, configuration)];
  const before = formerResults(batch, state.former, state.catalog).get(configuration.key)?.get(level.key);
  if (!result) return [];
  const first = firstPlan(result);
  const time = (/** @type {number | null | undefined} */ value) =>
    value === null || value === undefined ? '–' : formatSeconds(value);
  const rows = [
    { name: 'Time', value: time(result.seconds), former: before && time(before.seconds) },
    { name: 'Expanded', value: formatCount(result.expanded), former: before && formatCount(before.expanded) },
    {
      name: 'First plan',
      value: first ? `${formatCount(first.cost)} after ${formatCount(first.expanded)}` : '–',
      former: before && String(firstPlan(before)?.cost ?? '–'),
    },
  ];
  return rows.map(({ name, value, former }) => ({
    name,
    value,
    former: former === value ? '' : (former ?? ''),
  }));
}

/** Which results stand for a reference. @param {ScoreboardState} state @param {string} key */
function referenceResults(state, key) {
  const batch = batchOf(state);
  const configuration = state.former?.configurations.find((each) => `former ${each.key}` === key);
  if (state.former && configuration) {
    const found = resultsOnLevels(batch, state.former, configuration);
    return batch.levels.map((each) => found.get(each.key));
  }
  return batch.levels.map((each) => batch.results[`${each.key} ${key}`]);
}

/** The configurations that Manhattan and the benchmark are: chosen, or the likeliest.
 * @param {ScoreboardState} state */
export function referencesOf(state) {
  const { configurations } = batchOf(state);
  const isThere = (/** @type {string} */ key) =>
    configurations.some((each) => each.key === key) ||
    (key.startsWith('former ') &&
      state.former?.configurations.some((each) => `former ${each.key}` === key) === true);
  const { manhattan, benchmark } = state.references;
  const plain = configurations.find(({ heuristic }) => heuristic === 'manhattan') ?? configurations[0];
  const better = configurations.find(({ key }) => key !== plain?.key) ?? plain;
  return {
    manhattan: isThere(manhattan) ? manhattan : (plain?.key ?? ''),
    benchmark: isThere(benchmark) ? benchmark : (better?.key ?? ''),
  };
}

/** @param {ScoreboardState} state */
export function marksNow(state) {
  const batch = batchOf(state);
  const { manhattan, benchmark } = referencesOf(state);
  const [low, high] = [manhattan, benchmark].map((key) => referenceResults(state, key));
  return batch.configurations.map((configuration) => ({
    configuration,
    ...marksOf(
      batch.levels.map((level) => batch.results[taskKey(level, configuration)]),
      low,
      high,
    ),
  }));
}
