/**
 * Which option rows belong to a document, what they are set to, and the request a document stands for.
 * @import { Catalog, OptionRow, PlaygroundDocument, SearchRequest } from './types.js'
 */
import { defaultMemory, domainOf, edit, strategyOf } from './document.js';

/** Only options that apply: the engine refuses the others. @param {PlaygroundDocument} document
 * @param {Catalog} catalog */
export function optionRows(document, catalog) {
  const { ignores = [], options } = strategyOf(document, catalog);
  return {
    domain: domainOf(document, catalog).options,
    search: [...catalog.options.filter(({ id }) => !ignores.includes(id)), ...options],
  };
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
  Object.fromEntries(rows.filter(({ id }) => id in document.options).map(({ id }) => [id, document.options[id]]));

/** @param {PlaygroundDocument} document @param {Catalog} catalog */
export const domainOptions = (document, catalog) => chosen(document, optionRows(document, catalog).domain);

/** @param {PlaygroundDocument} document @param {Catalog} catalog @returns {SearchRequest} */
export function requestOf(document, catalog) {
  const rows = optionRows(document, catalog);
  const strategy = strategyOf(document, catalog);
  return {
    domain: document.domain,
    board: document.board,
    options: chosen(document, [...rows.domain, ...rows.search]),
    strategy: strategy.id,
    heuristic: document.heuristic,
    formula: strategy.uses_formula ? document.formula : '',
    weight: strategy.uses_weight ? (document.weight ?? strategy.default_weight) : null,
    bound: { ...document.bound },
    max_expansions: document.max_expansions,
    memory_mib: document.memory_mib,
  };
}

/** How many settings behind "More settings" differ from their defaults.
 * @param {PlaygroundDocument} document @param {Catalog} catalog */
export function changedOptions(document, catalog) {
  const rows = optionRows(document, catalog);
  const own = Object.keys(chosen(document, [...rows.domain, ...rows.search])).length;
  const bounds = Object.values(document.bound).filter((value) => value !== null).length;
  const limits = [document.max_expansions !== null, document.memory_mib !== defaultMemory];
  return own + bounds + limits.filter(Boolean).length + document.breakpoints.length;
}
