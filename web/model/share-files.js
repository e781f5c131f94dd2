/** Names of files, and the beginnings of texts. */

/** Extensions that other programs know a format by. */
const endings = /** @type {Record<string, string>} */ ({
  xsb: 'xsb',
  rle: 'rle.txt',
  numeric: 'lsp',
  python: 'py',
  lurd: 'lurd.txt',
  csv: 'csv',
  json: 'json',
  posthoc: 'trace.json',
});

/** @param {string} text */
const slug = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

/** A name that says what is in the file: puzzle, level, what. @param {readonly string[]} parts
 * @param {string} ending without its dot */
export const fileName = (parts, ending) =>
  `${parts.map(slug).filter(Boolean).join('-') || 'frontier'}.${ending}`;

/** @param {string} format the id of a format of boards or plans */
export const endingOf = (format) => endings[format] ?? 'txt';

/** The first lines of a text, and how many are left out. @param {string} text @param {number} most
 * @param {number} [mostLetters] */
export function beginning(text, most, mostLetters = 20_000) {
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, most).join('\n').slice(0, mostLetters);
  return {
    shown,
    left: Math.max(0, lines.length - most),
    cut: shown.length < text.replace(/\n$/, '').length,
  };
}
