/**
 * One weight for each place of a sweep.
 * @import { Catalog, PlaygroundDocument } from './types.js'
 * @import { Choice } from '../state/state.js'
 */
import { strategyOf } from './document.js';

export const sweepWeights = [1, 1.2, 1.5, 2, 3, 5, 10];

/** @param {Catalog} catalog @param {PlaygroundDocument} document @returns {Choice[]} */
export function sweepOf(catalog, document) {
  const own = strategyOf(document, catalog);
  const { id } = own.uses_weight
    ? own
    : (catalog.strategies.find(({ id }) => id === 'weighted_a_star') ?? own);
  return sweepWeights.map((weight) => ({ strategy: id, heuristic: document.heuristic, weight }));
}
