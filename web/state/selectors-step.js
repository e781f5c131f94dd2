/**
 * Where a search paused, in words, and what orders its nodes at a step.
 * @import { OrderAt } from '../model/f-at-step.js'
 * @import { State } from './state.js'
 */
import { breakpointName } from '../model/breakpoints.js';
import { orderAt } from '../model/f-at-step.js';
import { formatCount, formatValue, plural } from '../model/format.js';
import { formulaOf } from './selectors-run.js';

/** How f of the tree's columns is to be read at the step that is shown. @param {State} state
 * @returns {OrderAt} */
export function orderNow(state) {
  const { cursor, step, run } = state;
  if (cursor.track !== 'search' || !step || !run?.stats) return { weight: null, isExact: true };
  return orderAt(formulaOf(state), step.expansion, run.stats);
}

/** Which breakpoint a search paused at, and the values there. @param {State} state */
export function pauseWords({ run, step, catalog, stops }) {
  const at = run?.stats?.paused_at ?? null;
  if (at === null || !catalog || !run) return '';
  const rows = run.ask.breakpoints.length ? run.ask.breakpoints : [...run.document.breakpoints, ...stops];
  const which = rows.length === 1 ? breakpointName(rows[0], catalog) : plural(rows.length, 'breakpoint');
  const { node, g, h, f } =
    step?.expansion.index === at ? step.expansion : { node: null, g: null, h: null, f: null };
  const values =
    node === null || node === undefined
      ? ''
      : `: node ${formatCount(node)}, g ${formatValue(g)}, h ${formatValue(h)}${
          f === null ? '' : `, f ${formatValue(f)}`
        }`;
  return `at step ${formatCount(at)}, ${which}${values}.`;
}
