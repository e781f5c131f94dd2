/**
 * What the Tuning page is about: a board and up to four configurations for it, and what is swept over which
 * levels. Frozen; an edit makes a new one.
 * @import { Catalog } from './types.js'
 * @import { Bound, Configuration } from './batch.js'
 * @typedef {'sweep' | 'race' | 'divergence'} TuningTab
 * @typedef {'expansions' | 'seconds'} Pace   what all have the same of
 * @typedef {Readonly<{ configuration: Configuration, parameter: string, from: number, to: number,
 *   points: number, scale: 'linear' | 'log', collection: string, levels: number }>} SweepWish
 *   parameter: 'weight', or the id of a numeric option; collection: its title, '' for the page's board alone;
 *   levels: as many of its first ones
 * @typedef {Readonly<{ tab: TuningTab, domain: string, board: string, entrants: readonly Configuration[],
 *   pair: readonly [number, number], pace: Pace, bound: Bound, sweep: SweepWish }>} TuningDocument
 *   pair: the two entrants whose first divergence is looked for; bound: of every search
 */
import { configurationOf } from './batch.js';
import { tidyBoard } from './document.js';
import { repairOwn } from './own.js';

export const mostEntrants = 4;
export const mostPoints = 60;

/** @param {TuningDocument} document @param {Partial<TuningDocument>} change @returns {TuningDocument} */
export const editTuning = (document, change) => Object.freeze({ ...document, ...change });

/** @param {Catalog} catalog @param {string} [domainId] @returns {TuningDocument} */
export function freshTuning(catalog, domainId) {
  const domain = catalog.domains.find(({ id }) => id === domainId) ?? catalog.domains[0];
  return Object.freeze({
    tab: 'sweep',
    domain: domain.id,
    board: tidyBoard(domain.example),
    entrants: [
      configurationOf({ key: '1', strategy: 'a_star' }),
      configurationOf({ key: '2', strategy: 'weighted_a_star', weight: 2 }),
    ],
    pair: /** @type {const} */ ([0, 1]),
    pace: 'expansions',
    bound: Object.freeze({ seconds: null, expansions: 20_000 }),
    sweep: Object.freeze({
      configuration: configurationOf({ key: 'sweep', strategy: 'weighted_a_star' }),
      parameter: 'weight',
      from: 1,
      to: 5,
      points: 9,
      scale: 'log',
      collection: '',
      levels: 10,
    }),
  });
}

/** @param {unknown} value @param {number} least @param {number} most @param {number} otherwise */
const numberIn = (value, least, most, otherwise) =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** @param {unknown} given @returns {Record<string, unknown>} */
const recordOf = (given) =>
  typeof given === 'object' && given !== null ? /** @type {Record<string, unknown>} */ (given) : {};

/** @param {unknown} given @param {Catalog} catalog @param {string} key @param {boolean} withOwn
 * @returns {Configuration} */
function repairConfiguration(given, catalog, key, withOwn) {
  const { strategy, heuristic, own, guide, formula, weight, options } = recordOf(given);
  const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value.slice(0, 1001) : '');
  const chosen = Object.entries(recordOf(options)).filter(([, value]) => typeof value === 'string');
  const code = withOwn ? repairOwn(own) : null;
  return configurationOf({
    key,
    strategy: catalog.strategies.find(({ id }) => id === strategy)?.id ?? 'a_star',
    heuristic: text(heuristic) === 'own' && !code ? '' : text(heuristic),
    own: code,
    guide: text(guide),
    formula: text(formula),
    weight: weight === null ? null : numberIn(weight, 0, catalog.limits.weight, 1),
    options: Object.freeze(Object.fromEntries(/** @type {[string, string][]} */ (chosen))),
  });
}

/** A document from storage or a link; what is not known becomes that of a fresh one. @param {unknown} given
 * @param {Catalog} catalog @param {boolean} [withOwn] whether code may be in it: what a link brings must not
 * run @returns {TuningDocument} */
export function repairTuning(given, catalog, withOwn = true) {
  const { tab, domain, board, entrants, pair, pace, bound, sweep } = recordOf(given);
  const fresh = freshTuning(catalog, typeof domain === 'string' ? domain : undefined);
  const limits = recordOf(bound);
  const limit = (/** @type {unknown} */ value) =>
    typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : null;
  const seconds = limit(limits.seconds);
  const list = Array.isArray(entrants) ? entrants.slice(0, mostEntrants) : fresh.entrants;
  const repaired = list.map((each, i) => repairConfiguration(each, catalog, String(i + 1), withOwn));
  const [a, b] = Array.isArray(pair) ? pair : fresh.pair;
  const place = (/** @type {unknown} */ value, /** @type {number} */ otherwise) =>
    numberIn(value, 0, Math.max(0, repaired.length - 1), otherwise);
  return Object.freeze({
    tab: tab === 'race' || tab === 'divergence' ? tab : 'sweep',
    domain: fresh.domain,
    board: fresh.domain === domain && typeof board === 'string' ? board : fresh.board,
    entrants: repaired.length ? repaired : fresh.entrants,
    pair: /** @type {const} */ ([place(a, 0), place(b, Math.min(1, repaired.length - 1))]),
    pace: pace === 'seconds' ? 'seconds' : 'expansions',
    bound: Object.freeze({
      seconds,
      expansions: limit(limits.expansions) ?? (seconds === null ? fresh.bound.expansions : null),
    }),
    sweep: repairSweep(recordOf(sweep), catalog, fresh.sweep, withOwn),
  });
}

/** @param {Record<string, unknown>} given @param {Catalog} catalog @param {SweepWish} fresh
 * @param {boolean} withOwn @returns {SweepWish} */
function repairSweep(given, catalog, fresh, withOwn) {
  const { configuration, parameter, from, to, points, scale, collection, levels } = given;
  return Object.freeze({
    configuration: configuration
      ? repairConfiguration(configuration, catalog, 'sweep', withOwn)
      : fresh.configuration,
    parameter: typeof parameter === 'string' ? parameter.slice(0, 60) : fresh.parameter,
    from: numberIn(from, 0, 1e9, fresh.from),
    to: numberIn(to, 0, 1e9, fresh.to),
    points: Math.round(numberIn(points, 1, mostPoints, fresh.points)),
    scale: scale === 'linear' ? 'linear' : 'log',
    collection: typeof collection === 'string' ? collection.slice(0, 200) : fresh.collection,
    levels: Math.round(numberIn(levels, 1, 5000, fresh.levels)),
  });
}

/** A configuration with the heuristic that it has on this puzzle, for its name to say.
 * @param {Configuration} configuration @param {string} domain @param {Catalog} catalog @returns
 * {Configuration} */
export const onPuzzle = (configuration, domain, catalog) =>
  configuration.heuristic === ''
    ? configurationOf({
        ...configuration,
        heuristic: catalog.domains.find(({ id }) => id === domain)?.default_heuristic ?? '',
      })
    : configuration;

/** What a link says; code of one's own stays at home. @param {TuningDocument} document */
export const toTuningFragment = (document) =>
  new URLSearchParams({ tuning: JSON.stringify(document, publicly) }).toString();

/** @param {string} key @param {unknown} value */
const publicly = (key, value) => (key === 'own' ? null : value);

/** Whether a link leaves something out. @param {TuningDocument} document */
export const hasOwn = ({ entrants, sweep }) =>
  [...entrants, sweep.configuration].some(({ own }) => own !== null);

/** @param {string} fragment @param {Catalog} catalog @returns {TuningDocument | null} */
export function fromTuningFragment(fragment, catalog) {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get('tuning');
  if (text === null) return null;
  try {
    return repairTuning(JSON.parse(text), catalog, false);
  } catch {
    return null;
  }
}
