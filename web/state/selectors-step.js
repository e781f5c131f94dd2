/**
 * What a step says: why this node was next, and where a search paused.
 * @import { Expansion, Step } from '../model/types.js'
 * @import { State } from './state.js'
 */
import { breakpointName } from '../model/breakpoints.js';
import { ordersByFormula, strategyOf } from '../model/document.js';
import { formatCount, formatValue, plural } from '../model/format.js';
import { optionValue } from '../model/options.js';

const tieWords = /** @type {Record<string, string>} */ ({
  larger_g: 'the larger g goes first', smaller_h: 'the smaller h goes first', lifo: 'the newest goes first',
  fifo: 'the oldest goes first', heapq: 'as in CPython’s heapq',
});

/** Why the node of this step was next, in words. @param {State} state @param {Step} step */
export function whyThisOne(state, { expansion, frontier }) {
  const { catalog, run } = state;
  if (!catalog || !run) return '';
  const strategy = strategyOf(run.document, catalog);
  if (expansion.why) return whyFrom(expansion.why, expansion);
  if (!ordersByFormula(strategy)) return `${strategy.name}: ${frontier.total > 1 ? `first of ${formatCount(frontier.total)} in line.` : 'the only one waiting.'}`;
  const [own, ...others] = frontier.rows;
  const [rival] = others;
  if (!rival) return 'The only one waiting.';
  if (rival.f !== own?.f) return `Least f. Next in line is node ${formatCount(rival.node)} with f = ${formatValue(rival.f)}.`;
  const ties = frontier.rows.filter(({ f }) => f === own.f).length;
  const count = ties === frontier.rows.length && frontier.total > ties ? `${ties} or more` : String(ties);
  return `Least f. ${count} nodes tie at f = ${formatValue(own.f)}; ${tieRule(state)}: before node ${formatCount(rival.node)}.`;
}

/** @param {NonNullable<Expansion['why']>} why @param {Expansion} expansion */
function whyFrom({ ties, rule, rival, sentence }, { f }) {
  if (sentence) return sentence;
  if (ties <= 1) return rival === null ? 'The only one waiting.' : `Least f. Next in line is node ${formatCount(rival)}.`;
  const decided = tieWords[rule] ?? rule;
  const against = rival === null ? '' : `: before node ${formatCount(rival)}`;
  return `Least f. ${plural(ties, 'node ties', 'nodes tie')} at f = ${formatValue(f)}; ${decided}${against}.`;
}

/** @param {State} state */
function tieRule({ catalog, run }) {
  const row = catalog?.options.find(({ id }) => id === 'ties');
  const value = row && run ? optionValue(run.document, row) : 'auto';
  return tieWords[value] ?? 'the strategy’s tie rule decides';
}

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
