/**
 * What will the cost be with weight W? Weighted A* is run aside, with W and with 1, so that the search on the
 * page stays.
 * @import { Stats } from './types.js'
 * @import { Kind } from './class-questions.js'
 * @typedef {{ weight: number, heuristic: string, cost: number, expanded: number, optimal: number,
 *   expandedBy: number, isOptimal: boolean, isBounded: boolean }} PosedCost
 *   optimal, expandedBy: what A* finds, and after how many expansions; isOptimal: no plan costs less;
 * isBounded: the plan of W is at most W times as dear
 */
import { formatCount, formatValue, plural } from './format.js';

/** @param {number} weight @param {string} heuristic its name @param {Stats | null} weighted
 * @param {Stats | null} plain @returns {PosedCost | string} or why it cannot be asked */
export function costPosed(weight, heuristic, weighted, plain) {
  const unknown = 'The cost cannot be asked here: ';
  if (weighted?.status === 'exhausted' && weighted.cost === null) return `${unknown}this board has no plan.`;
  if (!weighted || !plain || weighted.cost === null || plain.cost === null)
    return `${unknown}the engine did not find the answer itself within its bounds.`;
  return {
    weight,
    heuristic,
    cost: weighted.cost,
    expanded: weighted.expanded,
    optimal: plain.cost,
    expandedBy: plain.expanded,
    isOptimal: plain.claim.kind === 'optimal',
    isBounded: weighted.claim.kind === 'optimal' || weighted.claim.kind === 'bounded',
  };
}

/** @param {PosedCost} posed */
const highest = ({ weight, optimal }) => Math.max(1, weight) * optimal;

/** @param {string} given */
const numberOf = (given) => (given.trim() === '' ? NaN : Number(given.trim().replace(',', '.')));

/** @type {Kind<PosedCost, string>} given: as it was typed */
export const cost = {
  title: 'What will the plan cost?',
  lines: ({ weight, heuristic }) => [
    `Weighted A* on this board with ${heuristic} and w = ${formatValue(weight)}: what does the plan ` +
      'cost that it finds?',
  ],
  empty: () => '',
  isWhole: (given) => Number.isFinite(numberOf(given)),
  judge(posed, given) {
    const number = numberOf(given);
    if (Math.abs(number - posed.cost) < 1e-6) return { correct: true, words: '' };
    const { optimal, isOptimal, isBounded } = posed;
    if (isOptimal && number < optimal)
      return { correct: false, words: `No plan of this board costs as little as ${formatValue(number)}.` };
    if (isOptimal && isBounded && number > highest(posed))
      return { correct: false, words: `${formatValue(number)} is more than the weight allows.` };
    return { correct: false, words: `It is not ${formatValue(number)}, though that could be.` };
  },
  hint(posed) {
    const { weight, optimal, isOptimal, isBounded } = posed;
    if (!isOptimal)
      return (
        `A* finds a plan of cost ${formatValue(optimal)} with this heuristic, which proves nothing: ` +
        'it may say too much.'
      );
    if (!isBounded) return `The cheapest plan costs ${formatValue(optimal)}: no plan costs less.`;
    return `The cheapest plan costs ${formatValue(optimal)}, so that ${formatValue(
      optimal,
    )} ≤ cost ≤ ${formatValue(weight)} × ${formatValue(optimal)} = ${formatValue(highest(posed))}.`;
  },
  reason: ({ weight, cost: found, expanded, optimal, expandedBy, isOptimal }) => [
    `With w = ${formatValue(weight)} the plan costs ${formatValue(found)}, after ${plural(
      expanded,
      'expansion',
    )}.`,
    `With w = 1 it costs ${formatValue(optimal)}, after ${plural(expandedBy, 'expansion')}${
      isOptimal ? ': no plan costs less' : ''
    }.`,
    found === optimal && expanded < expandedBy
      ? `Here the weight saves ${formatCount(expandedBy - expanded)} expansions and costs nothing.`
      : 'A weight is a bound on what may be lost, not what is lost.',
  ],
  key: ({ cost: found }) => String(found),
};
