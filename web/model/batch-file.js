/**
 * A batch as a file of JSON, the same from the page and from the command line:
 *
 *   { "format": "frontier-scoreboard-1",
 *     "title": "…",                                       what it is called, as a reader sees it
 *     "bound": { "seconds": null, "expansions": 200000 }, null: without
 *     "seconds": 12.5,                                    by the clock, in all; null: not to be compared
 *     "levels": [{ "key": "sokoban_csc384:1", "collection": "CSC384, several robots", "id": "A00",
 *        "title": "", "domain": "sokoban", "board": "…", "optimal": 16 }],
 *     "configurations": [{ "key": "c1", "name": "", "strategy": "a_star", "heuristic": "manhattan",
 *        "own": null, "guide": "", "formula": "", "weight": null, "options": {}, "memory_mib": null }],
 *     "results": [{ "level": "sokoban_csc384:1", "configuration": "c1", "status": "solved", "cost": 16,
 *        "lower_bound": 16, "claim": "optimal", "ratio": 1, "expanded": 1234, "generated": 3456,
 *        "seconds": 0.5, "plans": [{ "cost": 16, "expanded": 1233, "seconds": 0.5, "lower_bound": 16 }],
 *        "checked": true, "length": { "moves": 16, "pushes": 7 }, "memory": 123456, "error": "" }] }
 *
 * Keys are without spaces, and tell levels and configurations apart. `seconds` of a result, and of a plan in
 * it, is null where times are not to be compared, as in a table that is the same on every machine. Fields as
 * in batch.js and engine/batch-task.js; what a file leaves out is what the page takes unless told.
 * @import { Batch, BatchLevel, Configuration } from './batch.js'
 * @import { BatchResult, PlanFound } from '../engine/batch-task.js'
 * @typedef {{ ok: true, batch: Batch } | { ok: false, message: string }} ReadBatch
 * @typedef {Record<string, unknown>} Loose
 */
import { configurationOf, taskKey } from './batch.js';
import { repairOwn } from './own.js';

export const format = 'frontier-scoreboard-1';
/** More is no table any more. */
const mostLevels = 20_000;
const mostConfigurations = 60;
const mostPlans = 400;
const statuses = new Set([
  'solved',
  'exhausted',
  'timeout',
  'expansions',
  'memory',
  'cancelled',
  'failed',
  'refused',
  'lost',
]);
const claims = new Set(['none', 'optimal', 'bounded', 'unsolvable', 'unsolvable_in_bounds']);

/** @param {Batch} batch @returns {string} */
export function batchText({ title, levels, configurations, bound, seconds, results }) {
  const rows = levels.flatMap((level) =>
    configurations.flatMap((configuration) => {
      const result = results[taskKey(level, configuration)];
      return result ? [{ level: level.key, configuration: configuration.key, ...result }] : [];
    }),
  );
  const line = (/** @type {readonly object[]} */ all) =>
    `[\n${all.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n ]`;
  return `{
 "format": ${JSON.stringify(format)},
 "title": ${JSON.stringify(title)},
 "bound": ${JSON.stringify(bound)},
 "seconds": ${JSON.stringify(seconds)},
 "levels": ${line(levels)},
 "configurations": ${line(configurations)},
 "results": ${line(rows)}
}
`;
}

/** @param {string} text @param {string} name of the file @returns {ReadBatch} */
export function readBatch(text, name) {
  const refused = (/** @type {string} */ why) => ({ ok: /** @type {const} */ (false), message: why });
  /** @type {unknown} */ let given = null;
  try {
    given = JSON.parse(text);
  } catch {
    return refused(`${name} is not JSON.`);
  }
  const file = looseOf(given);
  if (file.format !== format)
    return refused(
      typeof file.format === 'string' && file.format.startsWith('frontier-scoreboard-')
        ? `${name} was made by a newer version of this page.`
        : `${name} is no run of a scoreboard.`,
    );
  const levels = listOf(file.levels).flatMap(levelOf);
  const configurations = listOf(file.configurations).flatMap(configurationFrom);
  if (!levels.length || !configurations.length) return refused(`${name} has no levels or no configurations.`);
  if (levels.length > mostLevels || configurations.length > mostConfigurations)
    return refused(`${name} is too large for a table.`);
  const known = (/** @type {readonly { key: string }[]} */ all) => new Set(all.map(({ key }) => key));
  const [levelKeys, configurationKeys] = [known(levels), known(configurations)];
  if (levelKeys.size < levels.length || configurationKeys.size < configurations.length)
    return refused(`${name} has two levels or two configurations under one key.`);
  const results = Object.fromEntries(
    listOf(file.results).flatMap((each) => {
      const { level, configuration } = looseOf(each);
      const isKnown = levelKeys.has(String(level)) && configurationKeys.has(String(configuration));
      const result = isKnown ? resultFrom(each) : null;
      return result ? [[`${level} ${configuration}`, result]] : [];
    }),
  );
  const bound = looseOf(file.bound);
  return {
    ok: true,
    batch: Object.freeze({
      id: '',
      title: textOf(file.title, 200) || name,
      levels,
      configurations,
      bound: Object.freeze({ seconds: numberOf(bound.seconds), expansions: numberOf(bound.expansions) }),
      seconds: numberOf(file.seconds) ?? 0,
      results: Object.freeze(results),
    }),
  };
}

/** @param {unknown} value @returns {Loose} */
const looseOf = (value) => /** @type {Loose} */ (typeof value === 'object' && value !== null ? value : {});
/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);
/** @param {unknown} value @param {number} most */
const textOf = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');
/** @param {unknown} value @returns {number | null} */
const numberOf = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** @param {unknown} given @returns {BatchLevel[]} none where it is no level */
function levelOf(given) {
  const { key, collection, id, title, domain, board, optimal } = looseOf(given);
  if (!isKey(key) || typeof domain !== 'string' || typeof board !== 'string') return [];
  return [
    Object.freeze({
      key,
      collection: textOf(collection, 200),
      id: textOf(id, 100) || key,
      title: textOf(title, 200),
      domain,
      board: board.slice(0, 65_536),
      optimal: numberOf(optimal),
    }),
  ];
}

/** @param {unknown} key @returns {key is string} */
const isKey = (key) => typeof key === 'string' && /^\S{1,200}$/.test(key);

/** @param {unknown} given @returns {Configuration[]} */
export function configurationFrom(given) {
  const {
    key,
    name,
    strategy,
    heuristic,
    own,
    guide,
    formula,
    weight,
    options,
    memory_mib: memory,
  } = looseOf(given);
  if (!isKey(key) || typeof strategy !== 'string') return [];
  const texts = Object.entries(looseOf(options)).filter(([, value]) => typeof value === 'string');
  return [
    configurationOf({
      key,
      name: textOf(name, 80),
      strategy,
      heuristic: textOf(heuristic, 2000),
      own: repairOwn(own),
      guide: textOf(guide, 2000),
      formula: textOf(formula, 2000),
      weight: numberOf(weight),
      options: Object.freeze(/** @type {Record<string, string>} */ (Object.fromEntries(texts))),
      memory_mib: numberOf(memory),
    }),
  ];
}

/** @param {unknown} given @returns {BatchResult | null} */
export function resultFrom(given) {
  const row = looseOf(given);
  if (!statuses.has(String(row.status))) return null;
  return Object.freeze({
    status: /** @type {BatchResult['status']} */ (row.status),
    cost: numberOf(row.cost),
    lower_bound: numberOf(row.lower_bound),
    claim: /** @type {BatchResult['claim']} */ (claims.has(String(row.claim)) ? row.claim : 'none'),
    ratio: numberOf(row.ratio),
    expanded: numberOf(row.expanded) ?? 0,
    generated: numberOf(row.generated) ?? 0,
    seconds: numberOf(row.seconds),
    plans: listOf(row.plans).slice(0, mostPlans).flatMap(planFrom),
    checked: typeof row.checked === 'boolean' ? row.checked : null,
    length: lengthFrom(row.length),
    memory: numberOf(row.memory) ?? 0,
    error: textOf(row.error, 1000),
  });
}

/** @param {unknown} given @returns {PlanFound[]} */
function planFrom(given) {
  const row = looseOf(given);
  const [cost, expanded] = [numberOf(row.cost), numberOf(row.expanded)];
  if (cost === null || expanded === null) return [];
  return [{ cost, expanded, seconds: numberOf(row.seconds), lower_bound: numberOf(row.lower_bound) }];
}

/** @param {unknown} given @returns {BatchResult['length']} */
function lengthFrom(given) {
  const row = looseOf(given);
  const [moves, pushes] = [numberOf(row.moves), numberOf(row.pushes)];
  return moves === null || pushes === null ? null : { moves, pushes };
}
