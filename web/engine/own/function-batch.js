/**
 * A function of JavaScript's, (state, board) => number, asked about the states of a batch.
 * @import { View } from './layout.js'
 * @import { Batch, Problem } from './own-types.js'
 */
import { makeStage } from './layout.js';

/** @param {Function} heuristic @param {{ name: string, line: number }} where it is declared
 * @param {(error: unknown) => number | null} lineOf where something was thrown
 * @param {View} view @returns {Batch} */
export function functionBatch(heuristic, { name, line }, lineOf, view) {
  const { board, state, show } = makeStage(view);
  const { stride } = view;
  const call = /** @type {(state: object, board: object) => unknown} */ (heuristic);
  return (rows, from, to, out) => {
    let row = from;
    try {
      for (; row < to; row += 1) {
        show(rows, row * stride);
        const value = call(state, board);
        if (typeof value !== 'number') return { ...noNumber(name, value, line), row };
        out[row] = value;
      }
      return null;
    } catch (error) {
      return { message: messageOf(error), line: lineOf(error) ?? line, row };
    }
  };
}

/** @param {unknown} error @returns {string} */
export function messageOf(error) {
  try {
    if (!(error instanceof Error)) return `It threw ${String(error).slice(0, 200)}, which is no Error.`;
    const text = String(error.message).replace(/^Failed to execute 'importScripts'[^:]*: /, '');
    return `${String(error.name)}: ${text}`.slice(0, 500);
  } catch {
    return 'It threw something that cannot be read.';
  }
}

/** @param {string} name @param {unknown} value @param {number} line @returns {Problem} */
function noNumber(name, value, line) {
  const kind = typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  const what = value === null || value === undefined ? String(value) : kind;
  const hint = value === undefined ? ' Is there a return?' : '';
  return { message: `${name} gave ${what}, and not a number.${hint}`, line };
}
