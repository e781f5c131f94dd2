/** What somebody may have meant. */

/** How many letters must be put in, taken out, changed, or changed round. @param {string} a
 * @param {string} b */
export function edits(a, b) {
  /** @type {number[][]} */ const table = [[...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i += 1) {
    table[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
    }
  }
  return table[a.length][b.length];
}

const bare = (/** @type {string} */ word) => word.toLowerCase().replace(/[^a-z]/g, '');

/** The one of the words that is nearest, if one is near. @param {string} word
 * @param {readonly string[]} words */
export function nearest(word, words) {
  const asked = bare(word.slice(0, 40));
  const rows = words.map((each) => ({ each, far: edits(asked, bare(each)) }));
  const [best] = rows.sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(asked.length / 3)) ? best.each : null;
}
