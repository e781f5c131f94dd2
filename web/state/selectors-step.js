/**
 * Where a search paused, in words.
 * @import { State } from './state.js'
 */
import { breakpointName } from '../model/breakpoints.js';
import { formatCount, formatValue, plural } from '../model/format.js';

/** Which breakpoint a search paused at, and the values there. @param {State} state */
export function pauseWords({ run, step, catalog, stops }) {
  const at = run?.stats?.paused_at ?? null;
  if (at === null || !catalog || !run) return '';
  const rows = run.ask.breakpoints.length ? run.ask.breakpoints : [...run.document.breakpoints, ...stops];
  const which = rows.length === 1 ? breakpointName(rows[0], catalog) : plural(rows.length, 'breakpoint');
  const { node, g, h, f } = step?.expansion.index === at ? step.expansion : { node: null, g: null, h: null, f: null };
  const values = node === null || node === undefined
    ? ''
    : `: node ${formatCount(node)}, g ${formatValue(g)}, h ${formatValue(h)}${f === null ? '' : `, f ${formatValue(f)}`}`;
  return `at step ${formatCount(at)}, ${which}${values}.`;
}
