/**
 * What the results of a batch are worth: of a level what is known of its optimum, of a cell how it stands to
 * that, of a configuration what it solved, proved and won.
 * @import { Batch, BatchLevel, Configuration } from './batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @typedef {Readonly<{ optimum: number | null, source: '' | 'run' | 'collection' | 'bounds',
 *   bound: number | null, boundBy: string, best: number | null, unsolvable: boolean }>} Facts
 *   optimum: the least cost there is; source: who says so; bound: no plan costs less, as the configuration
 *   boundBy shows; best: the least cost found; unsolvable: a search showed that there is no plan
 * @typedef {'waiting' | 'running' | 'unfit' | 'proved' | 'optimum' | 'over' | 'within' | 'plan' | 'noplan'
 *   | 'unsolvable' | 'error'} Kind
 * @typedef {'cost' | 'seconds' | 'expanded' | 'first'} Metric   first: seconds until the first plan
 * @typedef {Readonly<{ kind: Kind, over: number | null, ratio: number | null, isBest: boolean }>} Cell
 *   over: so much more than the optimum; ratio: at most so many times the optimum; isBest: of its level,
 *   where the optimum is not known
 * @typedef {Readonly<{ tried: number, solved: number, proved: number, failed: number, cost: number,
 *   common: number, over: number | null, wins: number, expanded: number, seconds: number | null }>} Summary
 *   failed: neither a plan nor a proof that there is none; cost: of all its plans; common: of those levels
 *   that all configurations solved; over: by what part its plans are dearer than the optima that are known;
 *   wins: levels where nobody is better by the metric
 */
import { boardKey, firstPlan, taskKey } from './batch.js';

/** @param {Batch} batch @param {BatchLevel} level @returns {Facts} */
export function factsOf({ configurations, results }, level) {
  let [best, bound, boundBy, optimum] =
    /** @type {[number | null, number | null, string, number | null]} */ ([null, null, '', null]);
  let unsolvable = false;
  for (const configuration of configurations) {
    const result = results[taskKey(level, configuration)];
    if (!result || result.checked === false) continue;
    if (result.cost !== null && (best === null || result.cost < best)) best = result.cost;
    if (result.claim === 'optimal') optimum = result.cost;
    if (result.claim === 'unsolvable') unsolvable = true;
    if (result.lower_bound !== null && (bound === null || result.lower_bound > bound))
      [bound, boundBy] = [result.lower_bound, configuration.key];
  }
  const base = { bound, boundBy, best, unsolvable };
  if (optimum !== null) return { ...base, optimum, source: 'run' };
  if (level.optimal !== null) return { ...base, optimum: level.optimal, source: 'collection' };
  if (best !== null && best === bound) return { ...base, optimum: best, source: 'bounds' };
  return { ...base, optimum: null, source: '' };
}

/** @param {BatchResult | undefined} result @param {Facts} facts @param {boolean} [isRunning]
 * @returns {Cell} */
export function cellOf(result, facts, isRunning = false) {
  const plain = { over: null, ratio: null, isBest: false };
  if (!result) return { ...plain, kind: isRunning ? 'running' : 'waiting' };
  if (result.checked === false || (result.error !== '' && result.cost === null && isBroken(result)))
    return { ...plain, kind: 'error' };
  if (result.claim === 'unsolvable') return { ...plain, kind: 'unsolvable' };
  if (result.cost === null) return { ...plain, kind: 'noplan' };
  if (result.claim === 'optimal') return { ...plain, kind: 'proved' };
  const { optimum, bound, best } = facts;
  if (optimum !== null) {
    const over = result.cost - optimum;
    return { ...plain, kind: over > 0 ? 'over' : 'optimum', over };
  }
  const isBest = result.cost === best;
  if (!bound) return { ...plain, kind: 'plan', isBest };
  return { ...plain, kind: 'within', ratio: result.cost / bound, isBest };
}

/** @param {BatchResult} result */
const isBroken = ({ status }) => ['refused', 'lost', 'failed'].includes(status);

/** What a metric says of a result; null where it says nothing. @param {BatchResult | undefined} result
 * @param {Metric} metric @returns {number | null} */
export function valueOf(result, metric) {
  if (!result) return null;
  if (metric === 'first') return firstPlan(result)?.seconds ?? null;
  if (metric === 'cost') return result.checked === false ? null : result.cost;
  return result.cost === null && result.claim !== 'unsolvable' ? null : result[metric];
}

/** Facts by the keys of levels. @param {Batch} batch @returns {ReadonlyMap<string, Facts>} */
export const allFacts = (batch) => new Map(batch.levels.map((level) => [level.key, factsOf(batch, level)]));

/** @param {Batch} batch @param {ReadonlyMap<string, Facts>} facts @param {Metric} metric
 * @returns {Summary[]} one for each configuration */
export function summaries(batch, facts, metric) {
  const { levels, configurations, results } = batch;
  const of = (/** @type {BatchLevel} */ level, /** @type {Configuration} */ configuration) =>
    results[taskKey(level, configuration)];
  const isSolved = (/** @type {BatchResult | undefined} */ result) => valueOf(result, 'cost') !== null;
  const common = levels.filter((level) =>
    configurations.every((configuration) => isSolved(of(level, configuration))),
  );
  const least = new Map(
    levels.map((level) => {
      const values = configurations.flatMap((each) => valueOf(of(level, each), metric) ?? []);
      return [level.key, values.length ? Math.min(...values) : null];
    }),
  );
  return configurations.map((configuration) => {
    const tried = levels.filter((level) => of(level, configuration));
    const solved = tried.filter((level) => isSolved(of(level, configuration)));
    const costOf = (/** @type {BatchLevel} */ level) => of(level, configuration)?.cost ?? 0;
    const known = solved.filter((level) => facts.get(level.key)?.optimum);
    const optima = sum(known, (level) => facts.get(level.key)?.optimum ?? 0);
    const times = tried.map((level) => of(level, configuration)?.seconds ?? null);
    return {
      tried: tried.length,
      solved: solved.length,
      proved: tried.filter((level) => isProof(of(level, configuration))).length,
      failed: tried.filter((level) => isFailure(of(level, configuration))).length,
      cost: sum(solved, costOf),
      common: sum(common, costOf),
      over: optima ? sum(known, costOf) / optima - 1 : null,
      wins: tried.filter((level) => {
        const value = valueOf(of(level, configuration), metric);
        return value !== null && value === least.get(level.key);
      }).length,
      expanded: sum(tried, (level) => of(level, configuration)?.expanded ?? 0),
      seconds: times.includes(null) ? null : sum(times, (time) => time ?? 0),
    };
  });
}

/** @param {BatchResult | undefined} result */
const isProof = (result) => result?.claim === 'optimal' || result?.claim === 'unsolvable';
/** @param {BatchResult | undefined} result */
const isFailure = (result) =>
  result !== undefined && result.claim !== 'unsolvable' && valueOf(result, 'cost') === null;

/** @template T @param {readonly T[]} all @param {(each: T) => number} of */
const sum = (all, of) => all.reduce((total, each) => total + of(each), 0);

/** How many levels all configurations solved, and how many none. @param {Batch} batch */
export function solvedByAll({ levels, configurations, results }) {
  let [all, none] = [0, 0];
  for (const level of levels) {
    const found = configurations.map((each) => results[taskKey(level, each)]);
    if (found.some((each) => !each)) continue;
    const solved = found.filter((each) => valueOf(each, 'cost') !== null).length;
    if (solved === found.length) all += 1;
    if (solved === 0 && !found.some(isProof)) none += 1;
  }
  return { all, none };
}

/** The results of another batch on the levels of this one, by the keys of this one's levels: boards are
 * compared, so that a level may have another name there.
 * @param {Batch} batch @param {Batch} other @param {Configuration} configuration of the other
 * @returns {ReadonlyMap<string, BatchResult>} */
export function resultsOnLevels(batch, other, configuration) {
  const byBoard = new Map(other.levels.map((level) => [boardKey(level), level]));
  return new Map(
    batch.levels.flatMap((level) => {
      const found = byBoard.get(boardKey(level));
      const result = found && other.results[taskKey(found, configuration)];
      return result ? [[level.key, result]] : [];
    }),
  );
}

/** @typedef {Readonly<{ marks: number, solved: number, manhattan: number, benchmark: number, asShort: number,
 *   sentence: string }>} Marks */

/** A course's marks out of 25: up to 10 for as many levels as Manhattan solves, up to 20 for as many as the
 * benchmark, and the last 5 for plans that are no longer than the benchmark's.
 * @param {readonly (BatchResult | undefined)[]} own level by level
 * @param {readonly (BatchResult | undefined)[]} manhattan
 * @param {readonly (BatchResult | undefined)[]} benchmark @returns {Marks} */
export function marksOf(own, manhattan, benchmark) {
  const costs = (/** @type {readonly (BatchResult | undefined)[]} */ all) =>
    all.map((each) => valueOf(each, 'cost'));
  const [mine, low, high] = [costs(own), costs(manhattan), costs(benchmark)];
  const count = (/** @type {(number | null)[]} */ all) => all.filter((cost) => cost !== null).length;
  const [solved, least, wanted] = [count(mine), count(low), count(high)];
  const asShort = high.filter((cost, i) => {
    const own_ = mine[i];
    return cost !== null && own_ !== null && own_ !== undefined && own_ <= cost;
  }).length;
  const lower = least ? Math.min(1, solved / least) : 1;
  const upper = wanted > least ? Math.max(0, Math.min(1, (solved - least) / (wanted - least))) : lower;
  const short = wanted ? asShort / wanted : 0;
  const isAll = solved >= wanted && lower === 1;
  const marks = 10 * lower + 10 * (lower === 1 ? upper : 0) + (isAll ? 5 * short : 0);
  return {
    marks: Math.round(marks * 10) / 10,
    solved,
    manhattan: least,
    benchmark: wanted,
    asShort,
    sentence: isAll
      ? `Solves as many as the benchmark; ${asShort} of ${wanted} plans are no longer than its.`
      : lower === 1
        ? `Between Manhattan’s ${least} and the benchmark’s ${wanted}.`
        : `Fewer than Manhattan’s ${least}.`,
  };
}
