/**
 * f as it was at a step. The columns of the tree have it as of the end of the search, and where an order
 * looks at the weight, at the best cost or at the lower bound, it has changed since.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @typedef {{ weight: number | null, isExact: boolean }} OrderAt
 *   weight: what f is to be worked out anew with, null where it is as in the columns; isExact: f is that of
 *   the step
 */

/** @param {string} formula @param {{ weight: number, cost: number | null, lower_bound: number | null }} then
 * @param {{ weight: number, cost: number | null, lower_bound: number | null }} end @returns {OrderAt} */
export function orderAt(formula, then, end) {
  const isUsed = (/** @type {string} */ name) => new RegExp(`\\b${name}\\b`).test(formula);
  const isSame =
    (!isUsed('w') || then.weight === end.weight) &&
    (!isUsed('u') || then.cost === end.cost) &&
    (!isUsed('l') || then.lower_bound === end.lower_bound);
  if (isSame) return { weight: null, isExact: true };
  const isSum = formula.replaceAll(' ', '') === 'g+w*h';
  return isSum ? { weight: then.weight, isExact: true } : { weight: null, isExact: false };
}

/** The last columns that were made, since every drawing asks for them.
 * @type {{ from: NodeColumns | null, weight: number, made: NodeColumns | null }} */
let kept = { from: null, weight: 0, made: null };

/** The columns with the f of g + w·h for that weight. @param {NodeColumns | null} columns
 * @param {number | null} weight
 * @returns {NodeColumns | null} */
export function columnsAt(columns, weight) {
  if (!columns || weight === null) return columns;
  if (kept.from !== columns || kept.weight !== weight) {
    const f = Float64Array.from(columns.g, (g, node) => g + weight * columns.h[node]);
    kept = { from: columns, weight, made: { ...columns, f } };
  }
  return kept.made;
}
