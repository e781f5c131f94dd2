/**
 * What is said of one cell of the scoreboard, in words.
 * @import { BatchLevel, Configuration } from '../model/batch.js'
 * @import { ScoreboardState } from './scoreboard-state.js'
 */
import { firstPlan, nameOf, taskKey } from '../model/batch.js';
import { marksOf, resultsOnLevels } from '../model/batch-score.js';
import { formatCount, formatSeconds } from '../model/format.js';
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

/** @param {ScoreboardState} state @param {BatchLevel} level @param {Configuration} configuration */
export function cellWords(state, level, configuration) {
  const { catalog } = state;
  const batch = batchOf(state);
  const { result, cell } = cellAt(state, level, configuration);
  const facts = factsNow(batch).get(level.key);
  if (!catalog || !facts) return { title: '', sentences: '' };
  const by = batch.configurations.find(({ key }) => key === facts.boundBy);
  const shows = by ? `${by.key === configuration.key ? 'It' : nameOf(by, catalog, batchOf(state).levels)} shows that every plan costs
    at least ${formatCount(facts.bound ?? 0)}.` : '';
  const optimum = facts.optimum === null ? '' : `The optimum is ${formatCount(facts.optimum)}${
    facts.source === 'collection' ? ', as the collection says' : ''
  }.`;
  switch (cell.kind) {
    case 'waiting':
      return { title: 'Not run yet', sentences: '' };
    case 'running':
      return { title: 'Running', sentences: 'It has not ended yet.' };
    case 'unfit':
      return { title: 'Not for this puzzle', sentences: 'This puzzle has no such heuristic.' };
    case 'error':
      return {
        title: 'Failed',
        sentences: result?.checked === false ? 'The independent checker refuses its plan.' : (result?.error ?? ''),
      };
    case 'unsolvable':
      return { title: 'No plan exists', sentences: 'The search has seen all there is.' };
    case 'noplan':
      return { title: 'No plan', sentences: `${whyEnded(result?.status)} ${optimum || shows}`.trim() };
    default:
      return { title: `Cost ${formatCount(result?.cost ?? 0)}`, sentences: `${ofPlan()} ${rest()}`.trim() };
  }

  function ofPlan() {
    const others = batch.configurations.flatMap((each) => batch.results[taskKey(level, each)]?.cost ?? []);
    if (cell.kind === 'proved') return 'Proved optimal.';
    if (cell.kind === 'optimum') return 'As cheap as the optimum, without a proof of its own.';
    if (cell.kind === 'over') return `${formatCount(cell.over ?? 0)} more than the optimum.`;
    if (!cell.isBest) return `The best plan costs ${formatCount(facts?.best ?? 0)}.`;
    const ties = others.filter((cost) => cost === facts?.best).length;
    if (others.length < 2) return 'The only plan.';
    const all = numberWord(batch.configurations.length);
    return ties > 1 ? `One of ${numberWord(ties)} best plans of the ${all}.` : `Best of the ${all}.`;
  }

  function rest() {
    if (cell.kind === 'within')
      return `At most ${cell.ratio?.toFixed(2)} × optimal: ${lowerFirst(shows.replace(/\s+/g, ' '), by?.key === configuration.key)}`;
    return cell.kind === 'over' ? optimum : '';
  }
}

/** @param {string} text @param {boolean} wanted */
const lowerFirst = (text, wanted) => (wanted ? text.replace(/^It/, 'it') : text);

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
  const before = formerResults(batch, state.former).get(configuration.key)?.get(level.key);
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
  return rows.map(({ name, value, former }) => ({ name, value, former: former === value ? '' : (former ?? '') }));
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
