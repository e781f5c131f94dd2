/**
 * The strategies in groups by what one wants of them, in the order in which a menu shows them.
 * @import { Catalog, Strategy } from './types.js'
 * @typedef {{ id: string, name: string, purpose: string, strategies: Strategy[] }} StrategyGroup
 */

const groups = [
  { id: 'solve', name: 'Just solve', purpose: 'the best the puzzle allows' },
  { id: 'optimal', name: 'Optimal', purpose: 'cheapest plan, proved' },
  { id: 'anytime', name: 'Anytime', purpose: 'a plan soon, then better ones' },
  { id: 'memory', name: 'Little memory', purpose: 'keeps one path only' },
  { id: 'bounded', name: 'Bounded', purpose: 'at most w × optimal' },
  { id: 'greedy', name: 'Greedy', purpose: 'fast, no promise' },
  { id: 'course', name: 'For the course', purpose: 'to learn from' },
];

/** For an engine that does not say which group a strategy is in. @type {Record<string, string>} */
const known = {
  solve: 'solve', a_star: 'optimal', ucs: 'optimal', breadth_first: 'optimal', anytime_weighted_astar: 'anytime',
  ara_star: 'anytime', ana_star: 'anytime', rwa_star: 'anytime', anytime_gbfs: 'anytime', ida_star: 'memory',
  dfbnb: 'memory', weighted_a_star: 'bounded', optimistic: 'bounded', dps: 'bounded', xdp: 'bounded', xup: 'bounded',
  pwxd: 'bounded', pwxu: 'bounded', best_first: 'greedy', beam: 'greedy', depth_first: 'course', custom: 'course',
};

/** A few words beside the name. @type {Record<string, string>} */
const purposes = {
  solve: 'a plan soon, then better ones, with the best heuristic of the puzzle', a_star: 'least g + h',
  ucs: 'least g, no heuristic', breadth_first: 'layer by layer', anytime_weighted_astar: 'w falls',
  ara_star: 'repairs between rounds', ana_star: 'no weight to choose', rwa_star: 'starts afresh',
  anytime_gbfs: 'h only, keeps going', ida_star: 'deeper each time', dfbnb: 'depth-first, cuts',
  weighted_a_star: 'g + w·h', optimistic: 'guess, then prove', dps: 'by the lower bound', xdp: 'careful early, free late',
  xup: 'free early, careful late', pwxd: 'XDP in two pieces', pwxu: 'XUP in two pieces', best_first: 'least h',
  beam: 'the best few of each layer', depth_first: 'newest node first', custom: 'a formula over g, h, w, d',
};

/** @param {Strategy} strategy */
const groupId = ({ id, group }) => (groups.some((each) => each.id === group) ? group : (known[id] ?? 'course'));

/** In few words what a strategy is for. @param {Strategy} strategy */
export const purposeOf = ({ id, summary }) => purposes[id] ?? summary;

/** The groups that have a strategy whose name or words have all that is wanted. @param {Pick<Catalog, 'strategies'>} catalog
 * @param {string} [wanted] @returns {StrategyGroup[]} */
export function strategyGroups({ strategies }, wanted = '') {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {Strategy} */ each, /** @type {string} */ about) =>
    words.every((word) => `${each.name} ${purposeOf(each)} ${each.id} ${about}`.toLowerCase().includes(word));
  return groups
    .map((group) => ({
      ...group, strategies: strategies.filter((each) => groupId(each) === group.id && fits(each, group.name)),
    }))
    .filter((group) => group.strategies.length);
}
