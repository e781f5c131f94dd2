/**
 * A search as a table: one row an expansion, in the order in which they were made.
 * @import { Columns } from '../engine/protocol.js'
 * @typedef {Record<string, unknown>} About   what was searched, and how it ended
 */

export { traceBegin, traceClose, traceLines } from '../engine/trace-text.js';

export const traceColumns = /** @type {const} */ (['step', 'node', 'parent', 'g', 'h', 'f', 'first']);

/** More rows make a file that nothing opens. */
export const mostRows = 1_000_000;

/** The engine's word for no node: what a strategy does not keep, and the parent of the start. */
const noNode = 0xffffffff;

/** A value that is none is empty: infinite estimates of dead ends, f without a formula.
 * @param {number} value */
const cell = (value) => (Number.isFinite(value) ? String(value) : '');
/** @param {number} value */
const orNull = (value) => (Number.isFinite(value) ? value : null);

/** @param {Columns} columns @param {number} from the step of the first
 * @param {Uint32Array} parents by node */
function* rows({ node, g, h, f, fresh }, from, parents) {
  const known = (/** @type {number | undefined} */ id) => (id === undefined || id === noNode ? NaN : id);
  for (let i = 0; i < node.length; i += 1)
    yield [from + i, known(node[i]), known(parents[node[i]]), g[i], h[i], f[i], fresh[i]];
}

export const csvHead = `${traceColumns.join(',')}\n`;

/** @param {Columns} columns @param {number} from @param {Uint32Array} parents */
export const csvRows = (columns, from, parents) =>
  Array.from(rows(columns, from, parents), (row) => `${row.map(cell).join(',')}\n`).join('');

/** The beginning of the JSON: what the rows are about, and their names. @param {About} about */
export const jsonHead = (about) =>
  `${JSON.stringify({ ...about, columns: traceColumns }, null, 1).slice(0, -2)},\n "expansions": [`;

/** @param {Columns} columns @param {number} from @param {Uint32Array} parents */
export const jsonRows = (columns, from, parents) =>
  Array.from(
    rows(columns, from, parents),
    (row, i) => `${from || i ? ',' : ''}\n  ${JSON.stringify(row.map(orNull))}`,
  ).join('');

export const jsonEnd = '\n ]\n}\n';
