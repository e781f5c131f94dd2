/**
 * A sweep: one configuration for each value of a number, over some levels, and what came out as curves.
 * @import { Catalog, Collection, OptionRow, PlaygroundDocument } from './types.js'
 * @import { Batch, BatchLevel, Configuration } from './batch.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @import { SweepWish, TuningDocument } from './tuning-document.js'
 * @typedef {{ id: string, name: string, least: number, most: number, whole: boolean }} Parameter
 * @typedef {'expanded' | 'first' | 'seconds' | 'cost'} Measure
 * @typedef {{ value: number, key: string, done: number, of: number, solved: number, proved: number,
 *   expanded: number | null, first: number | null, seconds: number | null, cost: number | null,
 *   failed: string }} SweepRow
 *   what a value makes of all levels; failed: the first error in words
 * @typedef {{ level: BatchLevel, values: (number | null)[] }} LevelCurve
 */
import { configurationOf, documentFor, emptyBatch, firstPlan, levelsFrom, taskKey } from './batch.js';
import { edit, freshDocument } from './document.js';
import { optionRows, takesWeight } from './options.js';
import { mostPoints } from './tuning-document.js';

/** @type {readonly { id: Measure, name: string, unit: string }[]} */
export const measures = [
  { id: 'expanded', name: 'Expansions', unit: '' },
  { id: 'first', name: 'Expansions to the first plan', unit: '' },
  { id: 'seconds', name: 'Seconds to the first plan', unit: 's' },
  { id: 'cost', name: 'Cost of the plan', unit: '' },
];

/** The numbers of a configuration that can be swept. @param {Configuration} configuration @param {Catalog}
 * catalog
 * @param {string} domain @returns {Parameter[]} */
export function parametersOf(configuration, catalog, domain) {
  const { strategy, options, formula, heuristic } = configuration;
  const fresh = freshDocument(catalog, domain);
  const document = edit(fresh, {
    strategy,
    options,
    formula: formula || fresh.formula,
    heuristic: heuristic || fresh.heuristic,
  });
  const isNumeric = (/** @type {OptionRow} */ { kind }) => kind === 'number' || kind === 'integer';
  const rows = optionRows(document, catalog);
  const { limits } = catalog;
  return [
    takesWeight(document, catalog)
      ? [{ id: 'weight', name: 'Weight w', least: 0, most: limits.weight, whole: false }]
      : [],
    [...rows.search, ...rows.domain].filter(isNumeric).map(parameterOf),
    { id: 'memory_mib', name: 'Memory in MiB', least: 1, most: limits.memory_mib, whole: true },
  ].flat();
}

/** @param {OptionRow} row @returns {Parameter} */
const parameterOf = ({ id, name, minimum, maximum, kind }) => ({
  id,
  name,
  least: minimum ?? 0,
  most: maximum ?? 1e9,
  whole: kind === 'integer',
});

/** The values in between, short enough to say, each once. @param {SweepWish} wish @param {Parameter}
 * parameter
 * @returns {number[]} */
export function valuesOf({ from, to, points, scale }, { least, most, whole }) {
  const [low, high] = [Math.max(least, Math.min(from, to)), Math.min(most, Math.max(from, to))];
  const count = Math.max(1, Math.min(mostPoints, points));
  const at = (/** @type {number} */ part) =>
    scale === 'log' && low > 0 ? low * (high / low) ** part : low + (high - low) * part;
  const short = (/** @type {number} */ value) => (whole ? Math.round(value) : Number(value.toPrecision(3)));
  const values = Array.from({ length: count }, (_, i) => at(count === 1 ? 0 : i / (count - 1))).map(short);
  return [...new Set(values.map((value) => Math.max(low, Math.min(high, value))))];
}

/** Why there is nothing to sweep; '' where there is. @param {SweepWish} wish
 * @param {Parameter | undefined} parameter @param {number} levels */
export function whyNoSweep({ from, to, scale }, parameter, levels) {
  if (!parameter) return 'This strategy has no number to sweep: choose one with a weight or a width.';
  if (!levels) return 'There is no level to sweep over.';
  if (scale === 'log' && Math.min(from, to) <= 0) return 'A logarithmic scale begins above 0.';
  if (Math.max(from, to) < parameter.least) return `${parameter.name} is at least ${parameter.least}.`;
  return Math.min(from, to) > parameter.most ? `${parameter.name} is at most ${parameter.most}.` : '';
}

/** @param {Configuration} configuration @param {string} parameter @param {number} value
 * @returns {Configuration} */
const configurationAt = (configuration, parameter, value) =>
  configurationOf({
    ...configuration,
    key: `${parameter}=${value}`,
    ...(parameter === 'weight' || parameter === 'memory_mib'
      ? { [parameter]: value }
      : { options: Object.freeze({ ...configuration.options, [parameter]: String(value) }) }),
  });

/** The levels that are meant: some of a collection, or the page's board. @param {TuningDocument} document
 * @param {readonly Collection[]} collections @returns {readonly BatchLevel[]} */
export function sweepLevels({ sweep, domain, board }, collections) {
  const found = collections.find((each) => each.domain === domain && each.title === sweep.collection);
  if (found) return levelsFrom(found, found.title).slice(0, sweep.levels);
  const level = { id: 'this board', title: '', board, line: 0, optimal: null, author: '' };
  return board.trim() ? levelsFrom({ title: 'This board', domain, levels: [level] }, 'board') : [];
}

/** @param {TuningDocument} document @param {readonly Collection[]} collections @param {Catalog} catalog
 * @returns {Batch | null} null where there is nothing to sweep */
export function sweepBatch(document, collections, catalog) {
  const { sweep, bound, domain } = document;
  const parameter = parametersOf(sweep.configuration, catalog, domain).find(
    ({ id }) => id === sweep.parameter,
  );
  const levels = sweepLevels(document, collections);
  if (!parameter || whyNoSweep(sweep, parameter, levels.length)) return null;
  const configurations = valuesOf(sweep, parameter).map((value) =>
    configurationAt(sweep.configuration, sweep.parameter, value),
  );
  return Object.freeze({ ...emptyBatch, title: parameter.name, levels, configurations, bound });
}

/** The value that a configuration of a sweep stands for. @param {Configuration} configuration */
export const valueOf = ({ key }) => Number(key.slice(key.indexOf('=') + 1));

/** @param {Measure} measure @param {BatchResult | undefined} result @returns {number | null} */
export function measured(measure, result) {
  if (!result || result.status === 'refused' || result.status === 'lost') return null;
  const plan = firstPlan(result);
  if (measure === 'expanded') return result.expanded;
  if (measure === 'first') return plan?.expanded ?? null;
  return measure === 'seconds' ? (plan?.seconds ?? null) : result.cost;
}

/** @param {readonly number[]} values @param {'median' | 'sum'} how */
export function summed(values, how) {
  if (!values.length) return null;
  if (how === 'sum') return values.reduce((sum, each) => sum + each, 0);
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Each level as a curve over the values. @param {Batch} batch @param {Measure} measure @returns
 * {LevelCurve[]} */
export const levelCurves = ({ levels, configurations, results }, measure) =>
  levels.map((level) => ({
    level,
    values: configurations.map((each) => measured(measure, results[taskKey(level, each)])),
  }));

/** The levels that have a number at every value: only these can be summed up and compared.
 * @param {readonly LevelCurve[]} curves */
export const wholeCurves = (curves) => curves.filter(({ values }) => values.every((each) => each !== null));

/** All levels as one curve. @param {readonly LevelCurve[]} curves @param {number} count of values
 * @param {'median' | 'sum'} how @returns {(number | null)[]} */
export const summary = (curves, count, how) =>
  Array.from({ length: count }, (_, i) =>
    summed(
      wholeCurves(curves).map(({ values }) => /** @type {number} */ (values[i])),
      how,
    ),
  );

/** @param {Batch} batch @param {'median' | 'sum'} how @returns {SweepRow[]} */
export function sweepRows(batch, how) {
  const { levels, configurations, results } = batch;
  const all = Object.fromEntries(
    measures.map(({ id }) => [id, summary(levelCurves(batch, id), configurations.length, how)]),
  );
  return configurations.map((each, i) => {
    const found = levels.flatMap((level) => results[taskKey(level, each)] ?? []);
    return {
      value: valueOf(each),
      key: each.key,
      done: found.length,
      of: levels.length,
      solved: found.filter(({ cost }) => cost !== null).length,
      proved: found.filter(({ claim }) => claim === 'optimal').length,
      expanded: all.expanded[i],
      first: all.first[i],
      seconds: all.seconds[i],
      cost: all.cost[i],
      failed: found.find(({ error }) => error)?.error ?? '',
    };
  });
}

/** A run of a sweep as a document of the puzzles' page. @param {Batch} batch @param {string} configuration
 * @param {string} level their keys @param {Catalog} catalog @returns {PlaygroundDocument | null} */
export function documentAt({ configurations, levels, bound }, configuration, level, catalog) {
  const [which, where] = [
    configurations.find(({ key }) => key === configuration),
    levels.find(({ key }) => key === level),
  ];
  return which && where ? documentFor(which, where, bound, catalog) : null;
}

/** A table for other programs. @param {Batch} batch */
export function sweepCsv({ title, levels, configurations, results }) {
  const quoted = (/** @type {string} */ text) =>
    /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const rows = configurations.flatMap((each) =>
    levels.map((level) => {
      const result = results[taskKey(level, each)];
      const cells = measures.map(({ id }) => measured(id, result) ?? '');
      return [
        valueOf(each),
        quoted(level.collection),
        quoted(level.id),
        result?.status ?? '',
        ...cells,
      ].join();
    }),
  );
  const head = [quoted(title), 'collection', 'level', 'status', ...measures.map(({ id }) => id)].join();
  return `${[head, ...rows].join('\n')}\n`;
}
