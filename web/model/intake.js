/**
 * A text from outside (a file, a drop, a paste): which puzzle it is for, and whether it is one board or many
 * levels.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Collection, Domain, Diagnostic } from './types.js'
 * @typedef {{ kind: 'board', domain: string, board: string } | { kind: 'levels', collection: Collection }
 *   | { kind: 'unknown', message: string }} Found
 * @typedef {Pick<Engine, 'check' | 'levels' | 'recognise'>} IntakeEngine
 */
import { isNumbered } from './brushes.js';
import { headerValue } from './levels.js';

/** The largest board has some thousand squares; what is longer than this is none, and a field that shows it
 * would keep the page from answering. */
const mostLetters = 20_000;
const mostLines = 1000;
/** A text with this part of a puzzle's signs is meant for it. */
const mostSigns = 0.8;

/** Whether a text is too long for a field that shows a board or a plan. @param {string} text */
export const isLong = (text) =>
  text.length > mostLetters || text.split('\n', mostLines + 1).length > mostLines;

/** The puzzle that a text is taken for: the one its header names, the one in use if it reads it as a board,
 * or the likeliest. @param {IntakeEngine} engine @param {readonly string[]} found the puzzles that read it,
 * the likeliest first
 * @param {string} current @param {string} text */
async function chosenDomain(engine, found, current, text) {
  const [likeliest] = found;
  if (likeliest === headerValue(text, 'domain') || !found.includes(current)) return likeliest;
  return (await engine.check(current, text, {}, [])).ok ? current : likeliest;
}

/** @param {Diagnostic} diagnostic with it as levels @returns {Found} */
const tooLong = (diagnostic) => ({
  kind: 'unknown',
  message: `It is too long for a board. Read as levels: ${place(diagnostic)}${diagnostic.message}`,
});

/** A long text is taken for the board or the levels in it, or refused: it never becomes the board as it is.
 * @param {IntakeEngine} engine @param {string} domain @param {string} text @param {string} title
 * @returns {Promise<Found>} */
async function readAs(engine, domain, text, title) {
  const whole = /** @type {const} */ ({ kind: 'board', domain, board: text });
  const check = await engine.check(domain, text, {}, []);
  if (check.ok) return isLong(text) ? { ...whole, board: check.text } : whole;
  const answer = await engine.levels(domain, text);
  if (!answer.ok) return isLong(text) ? tooLong(answer.error) : whole;
  const {
    levels,
    levels: [{ board }],
  } = answer;
  if (levels.length > 1)
    return { kind: 'levels', collection: { title: answer.title || title, domain, levels } };
  return (await engine.check(domain, board, {}, [])).ok || isLong(text) ? { ...whole, board } : whole;
}

/** What part of a text's signs a puzzle has; letters of words count against all. @param {Domain} domain
 * @param {string} text */
function signsKnown({ legend }, text) {
  const signs = new Set(legend.flatMap(({ symbol }) => [...symbol]));
  if (legend.some(isNumbered)) [...'0123456789,'].forEach((digit) => signs.add(digit));
  const all = [...text.replaceAll(/\s/g, '')];
  return all.filter((sign) => signs.has(sign)).length / Math.max(1, all.length);
}

/** The puzzle whose signs a text has, where it has nearly all of them and no other puzzle as many; else the
 * one in use.
 * @param {Catalog} catalog @param {string} current @param {string} text */
function likeliest({ domains }, current, text) {
  const parts = domains
    .map((domain) => ({ domain, part: signsKnown(domain, text) }))
    .toSorted((a, b) => b.part - a.part);
  const [first, second] = parts;
  const isClear = first && first.part >= mostSigns && first.part > (second?.part ?? 0);
  return isClear ? first.domain : domains.find(({ id }) => id === current);
}

/** @param {IntakeEngine} engine @param {Catalog} catalog @param {string} current the domain in use
 * @param {string} text @param {string} title of a collection that has none, such as the file's name
 * @returns {Promise<Found>} */
export async function recognise(engine, catalog, current, text, title) {
  if (!text.trim()) return { kind: 'unknown', message: 'There is no text in it.' };
  const found = await engine.recognise(text);
  if (found.length) return readAs(engine, await chosenDomain(engine, found, current, text), text, title);
  const row = (/** @type {string} */ id) => catalog.domains.find((domain) => domain.id === id);
  const meant = row(headerValue(text, 'domain')) ?? likeliest(catalog, current, text);
  const refusal = meant && (await engine.check(meant.id, text, {}, []));
  const why =
    !refusal || refusal.ok ? '' : ` Read as ${meant.name}: ${place(refusal.error)}${refusal.error.message}`;
  return { kind: 'unknown', message: `No puzzle here reads this text.${why}` };
}

/** @param {{ line: number, column: number }} error */
const place = ({ line, column }) => (line ? `line ${line}${column ? `, column ${column}` : ''}: ` : '');
