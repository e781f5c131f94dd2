/**
 * A heuristic of the user's own: its language, its name, its code, and which of its functions is meant.
 * @typedef {'javascript' | 'python' | 'formula'} Language
 * @typedef {Readonly<{ language: Language, name: string, code: string, entry: string }>} Own
 *   entry: the name of the function, '' for the first
 */

/** @type {readonly { id: Language, name: string, ending: string }[]} */
export const languages = [
  { id: 'formula', name: 'Formula', ending: 'txt' },
  { id: 'javascript', name: 'JavaScript', ending: 'js' },
  { id: 'python', name: 'Python', ending: 'py' },
];

/** What a request calls a heuristic that is handed in. */
export const ownId = 'own';

/** Longer code is no heuristic; it is refused before anything looks at it. */
export const mostCode = 200_000;
const mostName = 60;

/** @param {unknown} value @param {number} most */
const textOf = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');

/** What came from outside as a heuristic, or null. @param {unknown} given @returns {Own | null} */
export function repairOwn(given) {
  if (typeof given !== 'object' || given === null) return null;
  const { language, name, code, entry } = /** @type {Record<string, unknown>} */ (given);
  const known = languages.find(({ id }) => id === language);
  if (!known || typeof code !== 'string' || code.length > mostCode) return null;
  return Object.freeze({
    language: known.id,
    name: textOf(name, mostName) || 'own',
    code,
    entry: textOf(entry, mostName),
  });
}

/** How a request names it: a formula is written there itself. @param {Pick<Own, 'language' | 'code'>} own */
export const heuristicOf = ({ language, code }) =>
  language === 'formula' ? `=${code.trim().replace(/^=/, '')}` : ownId;

/** A name that tells two codes apart, for lists of what was trusted.
 * @param {Pick<Own, 'language' | 'code'>} own */
export const codeKey = ({ language, code }) => `${language}\n${code.trim()}`;

/** A file's name for it. @param {Own} own */
export function fileNameOf({ name, language }) {
  const ending = languages.find(({ id }) => id === language)?.ending ?? 'txt';
  return `${name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '_').replace(/^_+|_+$/g, '') || 'heuristic'}.${ending}`;
}

/** The functions that a file seems to define, before an engine has read it: `heur_…` of a course, else all.
 * @param {Language} language @param {string} code @returns {{ name: string, line: number }[]} */
export function functionsIn(language, code) {
  if (language === 'formula') return [];
  const pattern =
    language === 'python'
      ? /^def\s+(\w+)\s*\(/
      : /^export\s+(?:default\s+)?(?:function\s+(\w+)|(?:const|let)\s+(\w+)\s*=)/;
  const all = code.split('\n').flatMap((text, i) => {
    const [, first, second] = pattern.exec(text) ?? [];
    const name = first ?? second;
    return name ? [{ name, line: i + 1 }] : [];
  });
  const heuristics = all.filter(({ name }) => name.startsWith('heur'));
  return heuristics.length ? heuristics : all;
}
