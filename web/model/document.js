/**
 * The document: all that is shared, undone and kept over a reload. Frozen; an edit makes a new one.
 * @import { Candidate, Catalog, CostBound, Domain, Heuristic, HeuristicCheck, PlaygroundDocument, Strategy }
 *   from './types.js'
 */
import { repairBreakpoints } from './breakpoints.js';
import { ownId, repairOwn } from './own.js';
import { offeredBy } from './strategies.js';

/** In the order in which they are looked for: an engine may not have the first. */
const defaultStrategies = ['solve', 'a_star'];
/** Seconds. Long enough for a plan of most boards, short enough to wait for. */
export const defaultTime = 10;
const noBound = Object.freeze({ g: null, h: null, f: null });

/** @param {PlaygroundDocument} document @returns {PlaygroundDocument} */
function freeze(document) {
  Object.freeze(document.options);
  Object.freeze(document.bound);
  return Object.freeze(document);
}

/** @param {Catalog} catalog @param {unknown} [domainId] @returns {PlaygroundDocument} */
export function freshDocument(catalog, domainId) {
  const domain = catalog.domains.find(({ id }) => id === domainId) ?? catalog.domains[0];
  const strategy =
    defaultStrategies.flatMap((wanted) => catalog.strategies.filter(({ id }) => id === wanted))[0] ??
    catalog.strategies[0];
  return freeze({
    domain: domain.id,
    board: tidyBoard(domain.example),
    options: {},
    strategy: strategy.id,
    heuristic: domain.default_heuristic,
    own: null,
    guide: '',
    formula: catalog.formulas[0]?.formula ?? 'g + h',
    weight: null,
    time_bound: defaultTime,
    max_expansions: null,
    memory_mib: catalog.limits.default_memory_mib,
    bound: noBound,
    breakpoints: [],
  });
}

/** A board as it is put into the text field: without line ends behind it. @param {string} board */
export const tidyBoard = (board) => board.replace(/\n+$/, '');

/** @param {PlaygroundDocument} document @param {Partial<PlaygroundDocument>} change
 * @returns {PlaygroundDocument} */
export function edit(document, change) {
  const keys = /** @type {(keyof PlaygroundDocument)[]} */ (Object.keys(change));
  if (keys.every((key) => sameValue(document[key], change[key]))) return document;
  return freeze({ ...document, ...change });
}

/** @param {unknown} a @param {unknown} b */
const sameValue = (a, b) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Another domain: its example board and default heuristic; the rest stays.
 * @param {PlaygroundDocument} document @param {Catalog} catalog @param {string} domainId */
export function changeDomain(document, catalog, domainId) {
  const fresh = freshDocument(catalog, domainId);
  const { domain, board, heuristic, guide, own } = fresh;
  const strategies = offeredBy(catalog.strategies, domainOf(fresh, catalog));
  const strategy = knownId(strategies, document.strategy) ?? fresh.strategy;
  return edit(document, { domain, board, heuristic, guide, own, strategy });
}

/** A document that came from outside (storage): what the catalogue does not know becomes the default.
 * @param {unknown} given @param {Catalog} catalog @returns {PlaygroundDocument} */
export function repairDocument(given, catalog) {
  if (typeof given !== 'object' || given === null) return freshDocument(catalog);
  const candidate = /** @type {Candidate} */ (given);
  const bound = /** @type {Partial<Record<keyof CostBound, unknown>>} */ (candidate.bound ?? {});
  const fresh = freshDocument(catalog, candidate.domain);
  const sameDomain = fresh.domain === candidate.domain;
  const own = sameDomain ? repairOwn(candidate.own) : null;
  const heuristics = [...domainOf(fresh, catalog).heuristics, ...(own ? [{ id: ownId }] : [])];
  return freeze({
    ...fresh,
    board: sameDomain && typeof candidate.board === 'string' ? candidate.board : fresh.board,
    options: stringsOf(candidate.options),
    strategy:
      knownId(offeredBy(catalog.strategies, domainOf(fresh, catalog)), candidate.strategy) ?? fresh.strategy,
    heuristic: knownHeuristic(heuristics, candidate.heuristic) ?? fresh.heuristic,
    own,
    guide: knownHeuristic(heuristics, candidate.guide) ?? fresh.guide,
    formula: typeof candidate.formula === 'string' ? candidate.formula : fresh.formula,
    weight: numberOr(candidate.weight, null, 0, catalog.limits.weight),
    time_bound: 'time_bound' in candidate ? numberOr(candidate.time_bound, null) : fresh.time_bound,
    max_expansions: numberOr(candidate.max_expansions, null, 1),
    memory_mib: numberOr(candidate.memory_mib, fresh.memory_mib, 1, catalog.limits.memory_mib),
    bound: { g: numberOr(bound.g, null), h: numberOr(bound.h, null), f: numberOr(bound.f, null) },
    breakpoints: repairBreakpoints(candidate.breakpoints),
  });
}

/** @param {readonly { id: string }[]} entries @param {unknown} id */
const knownId = (entries, id) => entries.find((entry) => entry.id === id)?.id;

/** Longer ones the engine does not read. */
const mostFormula = 1001;

/** Whether h is written as a formula over the puzzle's heuristics and features. @param {unknown} heuristic
 * @returns {heuristic is string} */
export const isFormula = (heuristic) =>
  typeof heuristic === 'string' && heuristic.startsWith('=') && heuristic.length <= mostFormula;

/** An id, or a formula, of which the engine says whether it can be read.
 * @param {readonly { id: string }[]} entries @param {unknown} heuristic */
const knownHeuristic = (entries, heuristic) =>
  isFormula(heuristic) ? heuristic : knownId(entries, heuristic);

/** @template T @param {unknown} value @param {T} otherwise @param {number} [least] @param {number} [most]
 * @returns {number | T} */
const numberOr = (value, otherwise, least = 0, most = Number.MAX_VALUE) =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** @param {unknown} options @returns {Record<string, string>} */
function stringsOf(options) {
  const pairs = Object.entries(options ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(/** @type {[string, string][]} */ (pairs));
}

/** @param {PlaygroundDocument} document @param {Catalog} catalog @returns {Domain} */
export const domainOf = (document, catalog) =>
  catalog.domains.find(({ id }) => id === document.domain) ?? catalog.domains[0];

/** @param {PlaygroundDocument} document @param {Catalog} catalog @returns {Strategy} */
export const strategyOf = (document, catalog) =>
  catalog.strategies.find(({ id }) => id === document.strategy) ?? catalog.strategies[0];

/** Whether the order of expansion is by a formula; breadth-first, say, has none.
 * @param {Strategy} strategy */
export const ordersByFormula = (strategy) => strategy.formula !== '' || strategy.uses_formula;

/** Whether a search of the document asks the user's own heuristic. @param {PlaygroundDocument} document */
export const usesOwn = ({ heuristic, guide, own }) =>
  own !== null && (heuristic === ownId || guide === ownId);

/** Under what the engine's word on a formula is kept. @param {string} domain @param {string} heuristic */
export const saidKey = (domain, heuristic) => `${domain} ${heuristic}`;

/** The puzzle's heuristics, the formulas that the document has for some, and the user's own one, which
 * promises nothing. What the engine has not said of a formula is not known.
 * @param {PlaygroundDocument} document @param {Catalog} catalog
 * @param {Readonly<Record<string, HeuristicCheck>>} [said] @returns {Heuristic[]} */
export function heuristicsOf(document, catalog, said = {}) {
  const formulas = [...new Set([document.heuristic, document.guide])].filter(isFormula);
  const about = (/** @type {string} */ id) => {
    const answer = said[saidKey(document.domain, id)];
    return answer?.ok ? answer : unread(id);
  };
  const own = document.own ? [{ ...catalog.own, id: ownId, name: document.own.name }] : [];
  return [...domainOf(document, catalog).heuristics, ...formulas.map(about), ...own];
}

/** @param {string} id @returns {Heuristic} */
const unread = (id) => ({
  id,
  name: id.slice(1).trim(),
  summary: 'A formula of your own.',
  admissible: 'unknown',
  consistent: 'unknown',
  why: '',
  cost: '',
  times: null,
});

/** The one that is chosen. @param {PlaygroundDocument} document @param {Catalog} catalog
 * @param {Readonly<Record<string, HeuristicCheck>>} [said] */
export const heuristicOf = (document, catalog, said = {}) =>
  heuristicsOf(document, catalog, said).find(({ id }) => id === document.heuristic);
