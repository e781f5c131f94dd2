/**
 * Which successors are dropped, and why? Each successor of the node that is expanded at the step is kept, or
 * dropped for one of the reasons that the catalogue has.
 * @import { Catalog, Cells, Expansion, PlaygroundDocument } from './types.js'
 * @import { Kind } from './class-questions.js'
 * @typedef {{ action: string, g: number, h: number | null, f: number | null, picture: Cells, key: string,
 *   outcome: string, reason: string }} PrunedRow   key: 'kept', or the id of the reason
 * @typedef {{ step: number, node: number | null, rows: PrunedRow[], reasons: { id: string, name: string,
 *   summary: string }[], cycle: string, hasNumbers: boolean }} PosedPruned
 */
import { ordersByFormula, strategyOf } from './document.js';
import { formatCount, plural } from './format.js';

/** The last of the outcomes by which a successor stays; those behind it in the catalogue drop it. */
const lastKept = 'solution';

/** @param {{ expansion: Expansion, document: PlaygroundDocument, catalog: Catalog }} known
 * @returns {PosedPruned | string} or why it cannot be asked */
export function prunedPosed({ expansion, document, catalog }) {
  const { index: step, node, successors, is_goal: isGoal } = expansion;
  if (node === null) return 'No node is expanded at this step, so that nothing is dropped.';
  if (isGoal) return 'The node of this step is a goal: it is not expanded, so that nothing is dropped.';
  if (!successors.length) return 'The node of this step has no successors, so that nothing is dropped.';
  const { outcomes } = catalog;
  const reasons = outcomes.slice(outcomes.findIndex(({ id }) => id === lastKept) + 1);
  return {
    step,
    node,
    rows: successors.map(({ action, g, h, f, picture, outcome, reason }) => ({
      action,
      g,
      h,
      f,
      picture,
      key: reasons.some(({ id }) => id === outcome) ? outcome : 'kept',
      outcome: outcomes.find(({ id }) => id === outcome)?.name ?? outcome,
      reason: reason || (outcomes.find(({ id }) => id === outcome)?.summary ?? ''),
    })),
    reasons,
    cycle: cycleWords(document, catalog),
    // Of a dead end there is no h, which would tell it from the others.
    hasNumbers:
      ordersByFormula(strategyOf(document, catalog)) &&
      successors.every(({ h, f, outcome }) => h !== null && f !== null && outcome !== 'deadlock'),
  };
}

/** @param {PlaygroundDocument} document @param {Catalog} catalog */
function cycleWords(document, catalog) {
  const strategy = strategyOf(document, catalog);
  const row = catalog.options.find(({ id }) => id === 'cycle');
  if (!row || strategy.ignores.includes('cycle')) return '';
  const said = document.options.cycle ?? row.fallback;
  const rule = row.choices.find(({ id }) => id === (said === 'auto' ? strategy.default_cycle : said));
  return rule ? `${row.name}: ${rule.name.toLowerCase()}. ${rule.summary}` : '';
}

/** @param {PrunedRow} row @param {string} given */
function judgeRow({ key }, given) {
  if (given === key) return 'right';
  return given !== 'kept' && key !== 'kept' ? 'half' : 'wrong';
}

/** @type {Kind<PosedPruned, string[]>} given: 'kept', a reason, 'dropped' without one yet, or '' */
export const pruned = {
  title: 'Which successors are dropped, and why?',
  lines: ({ step, node, rows, cycle }) => [
    `At step ${formatCount(step)} node ${formatCount(node ?? 0)} is expanded. ${
      rows.length === 1 ? 'What becomes of its successor?' : `What becomes of its ${rows.length} successors?`
    }`,
    ...(cycle ? [cycle] : []),
  ],
  empty: ({ rows }) => rows.map(() => ''),
  isWhole: (given) => given.every((each) => each !== '' && each !== 'dropped'),
  judge({ rows }, given) {
    const judged = rows.map((row, at) => judgeRow(row, given[at]));
    const count = (/** @type {string} */ word) => judged.filter((each) => each === word).length;
    if (count('right') === rows.length) return { correct: true, words: '', rows: judged };
    const parts = [
      `${count('right')} of ${rows.length} ${count('right') === 1 ? 'is' : 'are'} right.`,
      ...(count('half')
        ? [`${plural(count('half'), 'other is', 'others are')} dropped, but for another reason.`]
        : []),
    ];
    return { correct: false, words: parts.join(' '), rows: judged };
  },
  hint({ rows }) {
    const dropped = rows.filter(({ key }) => key !== 'kept');
    if (!dropped.length) return 'Not every node has a successor that is dropped.';
    const kinds = new Set(dropped.map(({ key }) => key)).size;
    return `${dropped.length} of ${rows.length} ${dropped.length === 1 ? 'is' : 'are'} dropped${
      dropped.length > 1 ? `, for ${plural(kinds, 'reason')}` : ''
    }.`;
  },
  reason: ({ rows }) =>
    rows.map(({ action, outcome, reason }) => `${action}: ${outcome.toLowerCase()}. ${sentence(reason)}`),
  key: ({ rows }) => rows.map(({ key }) => key),
};

/** @param {string} words */
const sentence = (words) => {
  const text = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
};
