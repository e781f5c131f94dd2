/**
 * Places in a text, as the reader of the board names them: line and column count from 1.
 */

/** How many line numbers are drawn at once: more than anyone sees. */
export const numbersShown = 300;
const numbersApart = 100;

/** @param {string} text */
export function lineCount(text) {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** How many lines lie above the first number that is drawn; it moves in great steps.
 * @param {number} part how far the text is scrolled, of its whole height @param {number} lines */
export const numbersFrom = (part, lines) =>
  Math.max(0, Math.floor((part * lines) / numbersApart) - 1) * numbersApart;

/** The text around a place, for marking it. A place behind the end of its line marks a blank there.
 * @param {string} text @param {number} line 0 when no place applies @param {number} column
 * @returns {{ before: string, marked: string, after: string } | null} */
export function splitAtMark(text, line, column) {
  const lines = text.split('\n');
  if (line < 1 || line > lines.length) return null;
  const characters = [...lines[line - 1]];
  const index = Math.min(Math.max(column, 1), characters.length + 1) - 1;
  const start = offsetOf(text, line, column);
  const marked = characters[index] ?? ' ';
  const rest = start + (characters[index]?.length ?? 0);
  return { before: text.slice(0, start), marked, after: text.slice(rest) };
}

/** The offset in the text of a place, kept inside the text.
 * @param {string} text @param {number} line @param {number} column */
export function offsetOf(text, line, column) {
  const lines = text.split('\n');
  const row = Math.min(Math.max(line, 1), lines.length) - 1;
  const before = lines.slice(0, row).reduce((sum, each) => sum + each.length + 1, 0);
  return before + [...lines[row]].slice(0, Math.max(column, 1) - 1).join('').length;
}
