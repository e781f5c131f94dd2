/**
 * What is said aloud after each step, and the words of an answer.
 * @import { Catalog, Limits, Plan, Run, Step } from './types.js'
 */
import { formatCount, formatValue, plural } from './format.js';
import { rootOf } from './roots.js';

/** What an empty frontier means: the end of a search that is over, but not of one that was kept from going
 * on.
 * @param {Pick<Run, 'status' | 'stats'>} run */
export function emptyFrontier({ status, stats }) {
  if (status === 'solved' || status === 'exhausted')
    return 'The frontier is empty: nothing is left to expand.';
  return stats?.expanded
    ? 'The search got this far and can go on.'
    : 'No node was expanded yet: the search has not got that far.';
}

/** @param {Step} step @param {Catalog} catalog @param {Pick<Run, 'status' | 'stats'>} run */
export function narrateStep(step, catalog, run) {
  const { expansion, frontier } = step;
  const expanded = run.stats?.expanded ?? 0;
  if (expansion.node === null) {
    const waiting = `${plural(frontier.total, 'node is', 'nodes are')} in the frontier.`;
    return `After ${plural(expanded, 'expansion')}${
      frontier.total ? `: ${waiting}` : `. ${emptyFrontier(run)}`
    }`;
  }
  const how = expansion.parent === null ? rootOf(expansion.action) : `reached by ${expansion.action}`;
  const node = `node ${expansion.node}, ${how}.${expansion.formula ? ` ${expansion.formula}.` : ''}`;
  if (expansion.is_goal) return `After ${plural(expanded, 'expansion')}: the goal, ${node}`;
  const place = `Step ${formatCount(expansion.index)} of ${formatCount(expanded)}`;
  return `${place}: ${node} ${narrateOutcomes(step, catalog)}`;
}

/** @param {Step} step @param {Catalog} catalog */
function narrateOutcomes({ expansion }, catalog) {
  const counts = new Map();
  for (const { outcome } of expansion.successors) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const name = (/** @type {string} */ id) =>
    catalog.outcomes.find((outcome) => outcome.id === id)?.name.toLowerCase() ?? id;
  const parts = [...counts].map(([outcome, count]) => `${count} ${name(outcome)}`);
  if (!parts.length) return 'No successors.';
  return `${plural(expansion.successors.length, 'successor')}: ${parts.join(', ')}.`;
}

/** @param {Pick<Plan, 'actions'>} plan @param {number} index 0 is the start */
export function narratePlan(plan, index) {
  if (index === 0) return `Start of the plan, ${plural(plan.actions.length, 'action')}.`;
  const end = index === plan.actions.length ? ' The goal is reached.' : '';
  return `Action ${index} of ${plan.actions.length}: ${plan.actions[index - 1]}.${end}`;
}

/** @param {Run} run @param {Catalog} catalog */
export function narrateRun(run, catalog) {
  if (run.lost) return run.lost;
  if (run.diagnostic) return `The search could not start: ${run.diagnostic.message}`;
  const name = catalog.statuses.find(({ id }) => id === run.status)?.name ?? run.status;
  const cost = run.stats?.cost == null ? '' : ` Cost ${formatValue(run.stats.cost)}.`;
  return `${name}.${cost} ${run.stats?.claim.sentence ?? ''}`;
}

const claimWords = /** @type {Record<string, string>} */ ({
  optimal: 'Optimal',
  unsolvable: 'No plan exists',
  unsolvable_in_bounds: 'No plan within the bounds',
  none: 'No claim',
});

/** The claim in two or three words. @param {NonNullable<Run['stats']>['claim']} claim */
export function claimBadge({ kind, ratio }) {
  return kind === 'bounded' ? `At most ${formatValue(ratio)} × optimal` : (claimWords[kind] ?? kind);
}

/** @param {Run} run @param {Limits} limits */
export const moreMemory = (run, limits) => Math.min(limits.memory_mib, run.document.memory_mib * 2);
