/**
 * Which option rows belong to a document, what they are set to, and the request a document stands for.
 * @import { Catalog, OptionRow, PlaygroundDocument, SearchRequest } from './types.js'
 */
import { domainOf, edit, strategyOf, usesOwn } from './document.js';

/** The rows that mean something: the engine refuses an option that would change nothing.
 * @param {PlaygroundDocument} document @param {Catalog} catalog */
export function optionRows(document, catalog) {
  const strategy = strategyOf(document, catalog);
  const all = [...catalog.options, ...strategy.options];
  const valueOf = (/** @type {OptionRow} */ row) => {
    const value = optionValue(document, row);
    return row.id === 'cycle' && value === 'auto' ? strategy.default_cycle : value;
  };
  const applies = (/** @type {OptionRow} */ row) => {
    const needed = all.find(({ id }) => id === row.needs_option);
    return !strategy.ignores.includes(row.id) && (!needed || valueOf(needed) === row.needs_value);
  };
  const domain = domainOf(document, catalog).options.map((row) =>
    strategy.takes_solve_options ? leftToStrategy(row) : row,
  );
  return { domain, search: all.filter(applies) };
}

/** A row that the strategy decides where the user says nothing: that is a choice of its own, and what is the
 * fallback elsewhere must be asked for. @param {OptionRow} row @returns {OptionRow} */
function leftToStrategy(row) {
  const own = row.choices.find(({ id }) => id === row.solve_value);
  if (!own) return row;
  const otherwise = row.choices.find(({ id }) => id === row.fallback)?.name;
  const summary = `${own.summary}${otherwise ? ` Where the board does not allow it: ${otherwise}.` : ''}`;
  return {
    ...row,
    fallback: '',
    choices: [{ id: '', name: `As the strategy has it (${own.name})`, summary }, ...row.choices],
  };
}

/** Whether the search reads w. @param {PlaygroundDocument} document @param {Catalog} catalog */
export function takesWeight(document, catalog) {
  const strategy = strategyOf(document, catalog);
  const hasList = optionRows(document, catalog).search.some(
    (row) => row.id === 'weights' && optionValue(document, row),
  );
  return strategy.uses_weight && !hasList && (!strategy.uses_formula || /\bw\b/.test(document.formula));
}

/** @param {PlaygroundDocument} document @param {OptionRow} row */
export const optionValue = (document, row) => document.options[row.id] ?? row.fallback;

/** Sets an option; the fallback itself is not kept.
 * @param {PlaygroundDocument} document @param {OptionRow} row @param {string} value */
export function setOption(document, row, value) {
  const options = { ...document.options, [row.id]: value };
  if (value === row.fallback) delete options[row.id];
  return edit(document, { options });
}

/** @param {PlaygroundDocument} document @param {OptionRow[]} rows */
const chosen = (document, rows) =>
  Object.fromEntries(
    rows.filter(({ id }) => id in document.options).map(({ id }) => [id, document.options[id]]),
  );

/** @param {PlaygroundDocument} document @param {Catalog} catalog */
export const domainOptions = (document, catalog) => chosen(document, optionRows(document, catalog).domain);

/** A request in which nothing is asked for in particular.
 * @type {Readonly<Omit<SearchRequest, 'domain' | 'board' | 'strategy' | 'heuristic' | 'memory_mib'>>} */
export const plainRequest = Object.freeze({
  options: {},
  guide: '',
  formula: '',
  weight: null,
  bound: { g: null, h: null, f: null },
  max_expansions: null,
});

/** @param {PlaygroundDocument} document @param {Catalog} catalog
 * @returns {SearchRequest & { own?: import('./own.js').Own }} own: what `own` means, where it is asked */
export function requestOf(document, catalog) {
  const rows = optionRows(document, catalog);
  const strategy = strategyOf(document, catalog);
  return {
    ...plainRequest,
    domain: document.domain,
    board: document.board,
    options: chosen(document, [...rows.domain, ...rows.search]),
    strategy: strategy.id,
    heuristic: document.heuristic,
    guide: strategy.takes_guide ? document.guide : '',
    formula: strategy.uses_formula ? document.formula : '',
    weight: takesWeight(document, catalog) ? document.weight : null,
    bound: { ...document.bound },
    max_expansions: document.max_expansions,
    memory_mib: document.memory_mib,
    ...(usesOwn(document) && document.own ? { own: document.own } : {}),
  };
}

/** How many settings behind "More settings" differ from their defaults.
 * @param {PlaygroundDocument} document @param {Catalog} catalog */
export function changedOptions(document, catalog) {
  const rows = optionRows(document, catalog);
  const own = Object.keys(chosen(document, [...rows.domain, ...rows.search])).length;
  const bounds = Object.values(document.bound).filter((value) => value !== null).length;
  const guided = strategyOf(document, catalog).takes_guide && document.guide !== '';
  const limits = [
    guided,
    document.max_expansions !== null,
    document.memory_mib !== catalog.limits.default_memory_mib,
  ];
  return own + bounds + limits.filter(Boolean).length + document.breakpoints.length;
}
