/**
 * The strategies in groups by what one wants of them, in the order in which a menu shows them.
 * @import { Catalog, Strategy } from './types.js'
 * @typedef {{ id: string, name: string, purpose: string, strategies: Strategy[] }} StrategyGroup
 */

/** The groups that have a strategy whose name or words have all that is wanted.
 * @param {Pick<Catalog, 'strategies' | 'groups'>} catalog @param {string} [wanted]
 * @returns {StrategyGroup[]} */
export function strategyGroups({ strategies, groups }, wanted = '') {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {Strategy} */ each, /** @type {string} */ about) =>
    words.every((word) => `${each.name} ${each.purpose} ${each.id} ${about}`.toLowerCase().includes(word));
  return groups
    .map(({ id, name, summary }) => ({
      id,
      name,
      purpose: summary,
      strategies: strategies.filter((each) => each.group === id && fits(each, name)),
    }))
    .filter((group) => group.strategies.length);
}
