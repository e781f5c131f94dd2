/**
 * What became of the step that a link leads to.
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
