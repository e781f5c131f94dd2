/**
 * What a heuristic's code is given: the puzzle's fields, from the catalogue, and functions that spare some
 * work.
 * @import { Domain } from './types.js'
 * @import { Language } from './own.js'
 * @typedef {{ name: string, type: string, words: string }} Helper
 * @typedef {{ id: string, kind: string, of_board: boolean, summary: string }} ViewRow
 */

/** @type {Record<Exclude<Language, 'formula'>, Record<string, string>>} */
const types = {
  javascript: { number: 'number', numbers: 'number[]', place: '{ x, y }', places: '{ x, y }[]' },
  python: { number: 'int', numbers: 'list of int', place: '(x, y)', places: 'list of (x, y)' },
};

/** @type {readonly Helper[]} */
const functions = [
  { name: 'distance(a, b)', type: '→ number', words: 'Steps between two places if nothing were in the way.' },
  { name: 'nearest(a, places)', type: '→ number', words: 'The distance to the nearest of the places.' },
  { name: 'sum(list, f)', type: '→ number', words: 'What f says of each, added up.' },
  { name: 'on(a, places)', type: '→ boolean', words: 'Whether a place is one of these.' },
  {
    name: 'assignment(from, to, cost)',
    type: '→ number',
    words: 'The least sum when each of from is given another of to; cost is the distance if nothing is said.',
  },
];

/** What Python has otherwise, as the assignments do. @type {Record<string, Record<string, Omit<Helper,
 * 'name'>>>} */
const inPython = {
  snowman: {
    snowballs: {
      type: 'dict: (x, y) → int',
      words:
        'The size of what lies on each place, as an index of state.sizes: b, m, s are single balls, ' +
        'A, B, C ' +
        'two ' +
        'of them, G the whole snowperson.',
    },
  },
  jugs: {
    goal: {
      type: 'tuple of int or None',
      words: 'How much each jug should hold in the end; None where any amount will do.',
    },
  },
  lunar: { xanadus: { type: 'tuple of (x, y)', words: 'The rovers on the board.' } },
};

/** @type {readonly Helper[]} */
const operations = [
  { name: '+  −  *  /', type: 'numbers', words: 'A sum of admissible parts is not known to be admissible.' },
  { name: 'max(a, b, …)', type: '', words: 'The larger of admissible ones is admissible.' },
  { name: 'min(a, b, …)', type: '', words: 'The smaller of them, which is admissible if one of them is.' },
];

/** The fields of a puzzle; a catalogue of an older engine has none. @param {Domain} domain
 * @returns {ViewRow[]} */
export const viewOf = (domain) => /** @type {{ view?: ViewRow[] }} */ (domain).view ?? [];

/** @param {Domain} domain */
const featuresOf = (domain) =>
  /** @type {{ features?: { id: string, name: string, summary: string }[] }} */ (domain).features ?? [];

/** @param {Domain} domain @param {Language} language
 * @returns {{ title: string, about: string, rows: readonly Helper[] }[]} */
export function helpersOf(domain, language) {
  if (language === 'formula') {
    const row = (/** @type {{ id: string, name: string, summary: string }} */ { id, name, summary }) => ({
      name: id,
      type: name,
      words: summary,
    });
    const features = featuresOf(domain).map(row);
    return [
      { title: 'Heuristics', about: 'Each is a number of the state.', rows: domain.heuristics.map(row) },
      ...(features.length
        ? [{ title: 'Features', about: 'Numbers that promise nothing.', rows: features }]
        : []),
      { title: 'Between them', about: '', rows: operations },
    ];
  }
  const type = types[language];
  const row = (/** @type {ViewRow} */ { id, kind, summary }) => ({
    name: language === 'python' ? `state.${id}` : id,
    type: type[kind] ?? kind,
    words: summary,
    ...(language === 'python' ? inPython[domain.id]?.[id] : {}),
  });
  const all = viewOf(domain);
  const python = 'As in the assignments: one function of a state that has all of these as attributes.';
  const script = 'A state has all of these; the second argument, the board, only what never changes.';
  return [
    {
      title: 'The state',
      about: language === 'python' ? python : script,
      rows: all.filter(({ of_board }) => !of_board).map(row),
    },
    {
      title: 'The board',
      about: 'The same in every state.',
      rows: all.filter(({ of_board }) => of_board).map(row),
    },
    ...(language === 'javascript'
      ? [{ title: 'Functions', about: 'There without import.', rows: functions }]
      : []),
  ];
}

/** The same for an editor that completes words. @param {Domain} domain @param {Language} language */
export const completionsOf = (domain, language) =>
  helpersOf(domain, language).flatMap(({ title, rows }) =>
    rows.flatMap(({ name, type, words }) => {
      const label = /[A-Za-z_]\w*/.exec(name.replace(/^state\./, ''))?.[0];
      if (!label) return [];
      const kind = title === 'Functions' || title === 'Between them' ? 'function' : 'property';
      return [{ label, detail: type, info: words, type: kind }];
    }),
  );
