/**
 * Which node is expanded next? Candidates are taken from the frontier behind the step that is shown, in the
 * order in which they were generated, so that their order says nothing.
 * @import { Catalog, Frontier, FrontierRow, PlaygroundDocument, Step } from './types.js'
 * @import { Kind } from './class-questions.js'
 * @typedef {Pick<FrontierRow, 'parent' | 'action' | 'g' | 'h' | 'f'> & { node: number }} Candidate
 * @typedef {{ step: number, expanded: number | null, candidates: Candidate[], key: number, waiting: number,
 *   hasF: boolean, strategy: string, order: string, ties: string, why: string }} PosedNext
 *   expanded: the node of the step; waiting: nodes in the frontier; ties: how they are broken, '' where there
 * are none
 */
import { ordersByFormula, strategyOf } from './document.js';
import { formatCount, formatValue, plural } from './format.js';

const mostCandidates = 8;
/** So many come first in the order; the others are spread over the rest. */
const nearest = 5;

/** @param {{ step: number, expanded: number | null, behind: Step, document: PlaygroundDocument,
 *   catalog: Catalog }} known behind: the step after the one that is shown
 * @returns {PosedNext | string} or why it cannot be asked */
export function nextPosed({ step, expanded, behind: { expansion, frontier }, document, catalog }) {
  const key = expansion.node ?? frontier.rows[0]?.node ?? null;
  if (key === null) return 'No node is expanded after this step, so that there is nothing to ask.';
  const candidates = candidatesOf(frontier, key);
  if (candidates.length < 2)
    return 'Only one node waits at this step, so that there is nothing to choose from.';
  const strategy = strategyOf(document, catalog);
  return {
    step,
    expanded,
    candidates,
    key,
    waiting: frontier.total,
    hasF: ordersByFormula(strategy) && candidates.every(({ f }) => f !== null),
    strategy: strategy.name,
    order: strategy.summary,
    ties: tieWords(document, catalog),
    why: expansion.why.sentence || strategy.summary,
  };
}

/** @param {Frontier} frontier @param {number} key @returns {Candidate[]} */
function candidatesOf({ rows }, key) {
  const known = /** @type {Candidate[]} */ (
    rows.filter(({ node }, at) => node !== null && rows.findIndex((row) => row.node === node) === at)
  );
  const others = known.filter(({ node }) => node !== key);
  const rest = others.slice(nearest);
  const room = mostCandidates - 1 - nearest;
  const spread = rest.filter(
    (_, at) => rest.length <= room || (at + 1) % Math.floor(rest.length / room) === 0,
  );
  const right = known.filter(({ node }) => node === key);
  return [...right, ...others.slice(0, nearest), ...spread.slice(0, room)]
    .map(({ node, parent, action, g, h, f }) => ({ node, parent, action, g, h, f }))
    .toSorted((a, b) => a.node - b.node);
}

/** @param {PlaygroundDocument} document @param {Catalog} catalog */
function tieWords(document, catalog) {
  const strategy = strategyOf(document, catalog);
  const row = catalog.options.find(({ id }) => id === 'ties');
  if (!row || strategy.ignores.includes('ties')) return '';
  const said = document.options.ties ?? row.fallback;
  const rule = row.choices.find(({ id }) => id === (said === 'auto' ? strategy.default_ties : said));
  return rule ? `${rule.name.toLowerCase()} (${rule.summary.replace(/\.$/, '').toLowerCase()})` : '';
}

/** @param {PosedNext} posed */
const least = ({ candidates }) => Math.min(...candidates.map(({ f }) => f ?? Infinity));

/** @type {Kind<PosedNext, number | null>} */
export const next = {
  title: 'Which node is expanded next?',
  lines: ({ step, expanded, waiting, candidates, strategy, order, ties }) => [
    `${expanded === null ? '' : `At step ${formatCount(step)} node ${formatCount(expanded)} is expanded. `}${
      waiting > candidates.length
        ? `These are ${candidates.length} of the ${formatCount(waiting)} nodes that wait then.`
        : `These ${plural(waiting, 'node waits', 'nodes wait')} then.`
    }`,
    `${strategy}: ${order}${ties ? ` Ties: ${ties}.` : ''}`,
  ],
  empty: () => null,
  isWhole: (given) => given !== null,
  judge(posed, given) {
    if (given === posed.key) return { correct: true, words: '' };
    const row = posed.candidates.find(({ node }) => node === given);
    const name = `Node ${formatCount(given ?? 0)}`;
    if (!posed.hasF || !row)
      return { correct: false, words: `${name} has to wait: another one of these goes first.` };
    const right = posed.candidates.find(({ node }) => node === posed.key);
    if (row.f === right?.f)
      return {
        correct: false,
        words: `${name} has the right f, but it shares it: look at how ties are broken.`,
      };
    return {
      correct: false,
      words:
        (row.f ?? 0) > (right?.f ?? 0)
          ? `${name} has f = ${formatValue(row.f)}: that is not the least here.`
          : `${name} has a small f, but this strategy does not go by f alone.`,
    };
  },
  hint(posed) {
    const { hasF, candidates, key, ties, order } = posed;
    const f = least(posed);
    if (!hasF || candidates.find(({ node }) => node === key)?.f !== f) return `Once more: ${order}`;
    const sharing = candidates.filter((row) => row.f === f).length;
    const shared = sharing > 1 ? `${sharing} of them have it, and ties go to: ${ties}.` : 'only one has it.';
    return `The least f of these is ${formatValue(f)}; ${shared}`;
  },
  reason: ({ key, step, why }) => [
    `Node ${formatCount(key)} is expanded at step ${formatCount(step + 1)}.`,
    why,
  ],
  key: ({ key }) => key,
};
