/**
 * What became of the step, the move or the node that a link leads to.
 * @import { Run } from './types.js'
 */
import { formatCount, formatSeconds, plural } from './format.js';

/** Why a link's step is not shown; '' where it is. @param {number} step
 * @param {Pick<Run, 'status' | 'stats' | 'seconds'>} run */
export function missedStep(step, { status, stats, seconds }) {
  const expanded = stats?.expanded ?? 0;
  if (step <= expanded) return '';
  const wish = `The link leads to step ${formatCount(step)}, but`;
  if (status === 'solved' || status === 'exhausted') {
    return `${wish} the search is over after ${plural(expanded, 'expansion')}: its end is shown.`;
  }
  const why =
    status === 'timeout'
      ? `its time bound ended the search after ${formatSeconds(seconds)}`
      : 'the search ended early';
  return `${wish} ${why}, at ${plural(expanded, 'expansion')}. Go on to get there.`;
}

/** Why a link's move is not shown; '' where it is. @param {number} move infinite: the last
 * @param {Pick<Run, 'plan'>} run */
export function missedMove(move, { plan }) {
  if (!plan) return 'The link leads to the plan, but the search has found none: its end is shown.';
  const moves = plan.actions.length;
  if (move === Infinity || move <= moves) return '';
  const has = plural(moves, 'move');
  return `The link leads to move ${formatCount(move)}, but the plan has ${has}: its end is shown.`;
}

/** Why a link's node is not shown; '' where it is. @param {number} node @param {Pick<Run, 'stats'>} run */
export function missedNode(node, { stats }) {
  const nodes = stats?.nodes ?? 0;
  if (node < nodes) return '';
  const has = plural(nodes, 'node');
  return `The link leads to node ${formatCount(node)}, but the search has ${has}: none is chosen.`;
}
