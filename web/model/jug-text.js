/** The text of a jugs board (capacities, start, goal) as a list of jugs, each of three words. */

/** @param {string} text @returns {string[][] | null} null when it is not three lines of equally many words,
 * or when an amount is wanted in any jug: that goal is no jug's own */
export function readJugs(text) {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith(';'))
    .map((line) => line.trim().split(/\s+/));
  if (lines.length !== 3 || lines.some((line) => line.length !== lines[0].length) || lines[2][0] === 'any')
    return null;
  return lines[0].map((_, jug) => lines.map((line) => line[jug]));
}

/** @param {readonly string[][]} jugs */
export const writeJugs = (jugs) => [0, 1, 2].map((row) => jugs.map((jug) => jug[row]).join(' ')).join('\n');

/** What is typed stays as it is, wrong or not: the reader of boards says what is wrong. An empty goal is any
 * amount.
 * @param {readonly string[][]} jugs @param {number} index @param {number} row @param {string} value */
export function setJug(jugs, index, row, value) {
  const word = value.replace(/\s+/g, '') || (row === 2 ? '*' : '0');
  return jugs.map((jug, i) => (i === index ? jug.with(row, word) : jug));
}

/** @param {readonly string[][]} jugs */
export const addJug = (jugs) => [...jugs, ['5', '0', '*']];

/** @param {readonly string[][]} jugs */
export const removeJug = (jugs) => jugs.slice(0, -1);
