/**
 * The strategies in groups by what one wants of them, in the order in which a menu shows them.
 * @import { Catalog, Domain, Strategy } from './types.js'
 * @typedef {{ id: string, name: string, purpose: string, strategies: Strategy[] }} StrategyGroup
 */

/** Those that a puzzle has: some strategies are a search of one puzzle's own.
 * @param {readonly Strategy[]} strategies
 * @param {Pick<Domain, 'own_strategies'> | null} [domain] */
export const offeredBy = (strategies, domain) =>
  strategies.filter(({ id, is_own }) => !is_own || domain?.own_strategies.includes(id));

/** The groups that have a strategy whose name or words have all that is wanted.
 * @param {Pick<Catalog, 'strategies' | 'groups'>} catalog @param {string} [wanted]
 * @param {Pick<Domain, 'own_strategies'> | null} [domain] @returns {StrategyGroup[]} */
export function strategyGroups({ strategies, groups }, wanted = '', domain = null) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {Strategy} */ each, /** @type {string} */ about) =>
    words.every((word) => `${each.name} ${each.purpose} ${each.id} ${about}`.toLowerCase().includes(word));
  return groups
    .map(({ id, name, summary }) => ({
      id,
      name,
      purpose: summary,
      strategies: offeredBy(strategies, domain).filter((each) => each.group === id && fits(each, name)),
    }))
    .filter((group) => group.strategies.length);
}
