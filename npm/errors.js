/**
 * The one error of this package.
 * @typedef {import('../wasm/frontier').Diagnostic} Diagnostic
 * @typedef {'input' | 'heuristic' | 'engine'} Kind
 */

const longestMessage = 2000;

export class FrontierError extends Error {
  /** @param {string} message @param {Kind} kind
   * @param {Partial<Omit<Diagnostic, 'message'>> & { board?: string, cause?: unknown }} [more] */
  constructor(message, kind, { line = 0, column = 0, field = '', board = '', ...more } = {}) {
    super(message.slice(0, longestMessage), more);
    this.name = 'FrontierError';
    this.kind = kind;
    this.line = line;
    this.column = column;
    this.field = field;
    this.board = board;
  }
}

/** What is wrong with what was handed in. @param {string} message @param {string} field */
export const wrong = (message, field) => new FrontierError(message, 'input', { field });

/** What the core says of it. @param {Diagnostic} diagnostic */
export const refused = ({ message, ...where }) => new FrontierError(message, 'input', where);

/** An answer, or its error thrown. @template T @param {import('../wasm/frontier').Answer<T>} answer
 * @returns {T} */
export function answered(answer) {
  if (answer.ok === false) throw refused(answer.error);
  const { ok: _, ...rest } = /** @type {T & { ok: true }} */ (answer);
  return /** @type {T} */ (/** @type {unknown} */ (rest));
}
