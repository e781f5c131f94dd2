/**
 * A batch: levels × configurations under one bound, and what came out. Plain frozen data; what a
 * configuration means on a level is a document, as on the puzzles' page, so that every run can be opened
 * there.
 * @import { Catalog, Collection, PlaygroundDocument } from './types.js'
 * @import { Own } from './own.js'
 * @import { BatchResult, BatchTask, PlanFound } from '../engine/batch-task.js'
 * @typedef {Readonly<{ key: string, name: string, strategy: string, heuristic: string, own: Own | null,
 *   guide: string, formula: string, weight: number | null, options: Readonly<Record<string, string>>,
 *   memory_mib: number | null }>} Configuration
 *   key: its own in the batch; name: '' where what it is says enough; heuristic: an id, a formula after "=",
 *   `own`, or '' for the one that a puzzle has; weight and memory_mib null: what they are unless told
 * @typedef {Readonly<{ seconds: number | null, expansions: number | null }>} Bound
 *   by expansions alone a result is the same on every machine
 * @typedef {Readonly<{ key: string, collection: string, id: string, title: string, domain: string,
 *   board: string, optimal: number | null }>} BatchLevel
 *   key: its own in the batch; optimal: what the collection says
 * @typedef {Readonly<{ id: string, title: string, levels: readonly BatchLevel[],
 *   configurations: readonly Configuration[], bound: Bound, seconds: number,
 *   results: Readonly<Record<string, BatchResult>> }>} Batch
 *   seconds: by the clock, while it ran; results: by `taskKey`
 */
import { domainOf, edit, freshDocument, isFormula, strategyOf } from './document.js';
import { ownId } from './own.js';
import { requestOf, takesWeight } from './options.js';
import { formatCount, formatValue } from './format.js';

/** @type {Bound} */
export const firstBound = Object.freeze({ seconds: null, expansions: 100_000 });

/** @type {Batch} */
export const emptyBatch = Object.freeze({
  id: '',
  title: '',
  levels: [],
  configurations: [],
  bound: firstBound,
  seconds: 0,
  results: {},
});

/** @param {Pick<BatchLevel, 'key'>} level @param {Pick<Configuration, 'key'>} configuration */
export const taskKey = (level, configuration) => `${level.key} ${configuration.key}`;

/** @param {Partial<Configuration>} given @returns {Configuration} */
export const configurationOf = (given) =>
  Object.freeze({
    key: '',
    name: '',
    strategy: 'a_star',
    heuristic: '',
    own: null,
    guide: '',
    formula: '',
    weight: null,
    options: Object.freeze({}),
    memory_mib: null,
    ...given,
  });

/** The levels of a collection. @param {Collection} collection @param {string} name by which its levels are
 * told from those of others @returns {BatchLevel[]} */
export const levelsFrom = ({ title, domain, levels }, name) =>
  levels.map(({ id, title: own, board, optimal }, index) =>
    Object.freeze({
      key: `${name}:${index + 1}`.replaceAll(' ', '_'),
      collection: title,
      id: id || String(index + 1),
      title: own,
      domain,
      board,
      optimal,
    }),
  );

/** What a configuration is on a level, as a document of the puzzles' page; null where that puzzle has no such
 * heuristic. @param {Configuration} configuration @param {Pick<BatchLevel, 'domain' | 'board'>} level
 * @param {Bound} bound @param {Catalog} catalog @returns {PlaygroundDocument | null} */
export function documentFor(configuration, level, bound, catalog) {
  const fresh = freshDocument(catalog, level.domain);
  if (fresh.domain !== level.domain) return null;
  const known = new Set(domainOf(fresh, catalog).heuristics.map(({ id }) => id));
  const { heuristic, guide, own } = configuration;
  const fits = (/** @type {string} */ id) =>
    id === '' || known.has(id) || isFormula(id) || (id === ownId && own !== null);
  if (!fits(heuristic) || !fits(guide)) return null;
  return edit(fresh, {
    board: level.board,
    strategy: configuration.strategy,
    heuristic: heuristic || fresh.heuristic,
    own: heuristic === ownId || guide === ownId ? own : null,
    guide,
    formula: configuration.formula || fresh.formula,
    weight: configuration.weight,
    options: configuration.options,
    memory_mib: configuration.memory_mib ?? fresh.memory_mib,
    time_bound: bound.seconds,
    max_expansions: bound.expansions,
  });
}

/** All tasks that have no result yet, level by level, so that rows are filled one after the other.
 * @param {Batch} batch @param {Catalog} catalog @returns {BatchTask[]} */
export const tasksOf = (batch, catalog) =>
  batch.levels.flatMap((level) =>
    batch.configurations.flatMap((configuration) => {
      const key = taskKey(level, configuration);
      const document = key in batch.results ? null : documentFor(configuration, level, batch.bound, catalog);
      return document ? [{ key, request: requestOf(document, catalog), seconds: batch.bound.seconds }] : [];
    }),
  );

/** Asked for every cell at every drawing. @type {WeakMap<Configuration, Map<string, boolean>>} */
const fitting = new WeakMap();

/** Whether a configuration means something on a level. @param {Configuration} configuration
 * @param {BatchLevel} level @param {Catalog} catalog */
export function fitsLevel(configuration, { domain }, catalog) {
  const known = fitting.get(configuration) ?? new Map();
  fitting.set(configuration, known);
  const answer =
    known.get(domain) ?? documentFor(configuration, { domain, board: '' }, firstBound, catalog) !== null;
  known.set(domain, answer);
  return answer;
}

/** How many tasks have no result yet. @param {Batch} batch @param {Catalog} catalog */
export function countTasks({ levels, configurations, results }, catalog) {
  let count = 0;
  for (const level of levels)
    for (const configuration of configurations)
      if (!(taskKey(level, configuration) in results) && fitsLevel(configuration, level, catalog)) count += 1;
  return count;
}

/** @param {Batch} batch @param {Readonly<Record<string, BatchResult>>} found @returns {Batch} */
export const withResults = (batch, found) =>
  Object.freeze({ ...batch, results: Object.freeze({ ...batch.results, ...found }) });

/** Whether the same comes out on every machine. @param {Bound} bound */
export const isSameEverywhere = ({ seconds }) => seconds === null;

/** @param {Bound} bound */
export const boundWords = ({ seconds, expansions }) =>
  [
    seconds === null ? [] : [`${formatValue(seconds)} s`],
    expansions === null ? [] : [`${formatCount(expansions)} expansions`],
  ]
    .flat()
    .join(', ') || 'no bound';

/** What a configuration is called: its strategy, and its heuristic with what was set.
 * @param {Configuration} configuration @param {Catalog} catalog @param {readonly BatchLevel[]} [levels] where
 * they are of one puzzle, its own heuristic has its name @returns {{ name: string, more: string }} */
export function namesOf(configuration, catalog, levels = []) {
  const fresh = edit(freshDocument(catalog), {
    strategy: configuration.strategy,
    options: configuration.options,
    formula: configuration.formula || undefined,
  });
  const strategy = strategyOf(fresh, catalog);
  const heuristic = strategy.uses_heuristic ? heuristicName(configuration, catalog, levels) : '';
  const weight = takesWeight(fresh, catalog) ? (configuration.weight ?? strategy.default_weight) : null;
  const rows = [
    ...catalog.options,
    ...strategy.options,
    ...catalog.domains.flatMap(({ options }) => options),
  ];
  const options = Object.entries(configuration.options).map(([id, value]) => {
    const row = rows.find((each) => each.id === id);
    const choice = row?.choices.find((each) => each.id === value);
    return `${(row?.name ?? id).toLowerCase()} ${choice?.name ?? value}`;
  });
  const more = [heuristic, weight === null ? '' : `w ${formatValue(weight)}`, ...options].filter(Boolean);
  return { name: configuration.name || strategy.name, more: more.join(', ') };
}

/** @param {Configuration} configuration @param {Catalog} catalog @param {readonly BatchLevel[]} levels */
function heuristicName({ heuristic: asked, own }, catalog, levels) {
  const [first] = levels;
  const isOne = levels.every(({ domain }) => domain === first.domain);
  const usual = first && isOne ? catalog.domains.find(({ id }) => id === first.domain) : null;
  const heuristic = asked || (usual?.default_heuristic ?? '');
  if (heuristic === '') return 'the puzzle’s heuristic';
  if (heuristic === ownId) return own?.name ?? ownId;
  if (isFormula(heuristic)) return heuristic.slice(1).trim();
  const rows = catalog.domains.flatMap(({ heuristics }) => heuristics);
  return rows.find(({ id }) => id === heuristic)?.name ?? heuristic;
}

/** A configuration in one line. @param {Configuration} configuration @param {Catalog} catalog
 * @param {readonly BatchLevel[]} [levels] */
export function nameOf(configuration, catalog, levels = []) {
  const { name, more } = namesOf(configuration, catalog, levels);
  return more ? `${name}, ${more}` : name;
}

/** By what two batches know that they mean the same. @param {Configuration} configuration */
export const contentOf = ({ key: _, name: __, own, ...rest }) =>
  JSON.stringify([
    rest.strategy,
    rest.heuristic,
    rest.guide,
    rest.formula,
    rest.weight,
    rest.memory_mib,
    Object.entries(rest.options).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    own && [own.language, own.code.trim(), own.entry],
  ]);

/** The same on one puzzle: what it has unless told may be said or not. @param {Configuration} configuration
 * @param {string} domain @param {Catalog} catalog */
export function contentOn(configuration, domain, catalog) {
  const { heuristic, weight, strategy: id } = configuration;
  const strategy = catalog.strategies.find((each) => each.id === id);
  const usual = catalog.domains.find((each) => each.id === domain)?.default_heuristic;
  return contentOf({
    ...configuration,
    heuristic: strategy?.uses_heuristic && heuristic !== usual ? heuristic : '',
    weight: weight === strategy?.default_weight ? null : weight,
  });
}

/** @param {Pick<BatchLevel, 'domain' | 'board'>} level */
export const boardKey = ({ domain, board }) =>
  `${domain}\n${board.replace(/[ \t]+$/gm, '').replace(/\n+$/, '')}`;

/** The first plan that a search found. @param {BatchResult | undefined} result @returns {PlanFound | null} */
export const firstPlan = (result) => result?.plans[0] ?? null;
