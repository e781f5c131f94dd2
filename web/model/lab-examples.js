/**
 * What the Lab offers to begin with: worked examples of each puzzle in each language, boards that are small
 * enough to be seen whole, and what the guides of the seeds' questions open.
 * @import { Language } from './own.js'
 * @typedef {{ title: string, about: string, code: string, wrong?: boolean }} ExampleRow
 * @typedef {ExampleRow & { language: Language, name: string }} Example
 */
import { formulas } from './lab-examples-formula.js';
import { scripts } from './lab-examples-javascript.js';
import { pythons } from './lab-examples-python.js';
import { questions } from './questions.js';

/** @type {Record<Language, Record<string, readonly ExampleRow[]>>} */
const all = { formula: formulas, javascript: scripts, python: pythons };

/** For a puzzle that nobody wrote examples for. @type {Record<Language, ExampleRow>} */
const plain = {
  formula: { title: 'Nothing is known', about: 'Always 0.', code: '=0' },
  javascript: {
    title: 'Nothing is known',
    about: 'Always 0.',
    code: 'export function h(state, board) {\n  return 0;\n}\n',
  },
  python: {
    title: 'Nothing is known',
    about: 'Always 0.',
    code: 'def heur_alternate(state):\n    return 0\n',
  },
};

/** A name that can stand in a file. @param {string} title */
const nameOf = (title) => title.toLowerCase().replaceAll(/[^a-z0-9_]+/g, '_');

/** @param {string} domain @param {Language} language @returns {Example[]} */
export const examplesOf = (domain, language) =>
  (all[language][domain] ?? [plain[language]]).map((row) => ({ ...row, language, name: nameOf(row.title) }));

/** What a fresh page shows: the one that is wrong on purpose, for that shows most. @param {string} domain
 * @param {Language} language @returns {Example & { board?: string }} */
export function firstExample(domain, language) {
  const examples = examplesOf(domain, language);
  const first = examples.find(({ wrong }) => wrong) ?? examples[0];
  return { ...first, board: firstBoards[domain] };
}

/** Boards whose states can all be seen in a moment. @type {Record<string, string | undefined>} */
export const firstBoards = {
  sokoban: '######\n#.  .#\n# $$ #\n#$ # #\n#@  .#\n######',
  snowman: '#######\n#     #\n#?m b #\n#   s #\n#     #\n#######\ndestination 3 1',
  lunar: 'A...a\nb...c\n..+..\nd....\n...e.',
  jugs: '3 5\n0 0\n0 4',
  tiles: '1 2 3\n. 4 6\n7 5 8\n\n1 2 3\n4 5 6\n7 8 .',
};

/** Whether a code is one of ours. @param {string} code */
export const isExample = (code) =>
  questions.some(({ lab }) => lab.code.trim() === code.trim()) ||
  Object.values(all).some((byDomain) =>
    Object.values(byDomain).some((rows) => rows.some((row) => row.code.trim() === code.trim())),
  );
