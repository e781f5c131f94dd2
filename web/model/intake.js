/**
 * A text from outside (a file, a drop, a paste): which puzzle it is for, and whether it is one board or many levels.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Collection, Problem } from './types.js'
 * @typedef {{ kind: 'board', domain: string, board: string } | { kind: 'levels', collection: Collection }
 *   | { kind: 'unknown', message: string }} Found
 * @typedef {Pick<Engine, 'check' | 'levels' | 'recognise'>} IntakeEngine
 */
import { headerValue } from './levels.js';

/** The largest board has some thousand squares; what is longer than this is none, and a field that shows it would keep the page
 * from answering. */
const mostLetters = 20_000;
const mostLines = 1000;

/** Whether a text is too long for a field that shows a board or a plan. @param {string} text */
export const isLong = (text) => text.length > mostLetters || text.split('\n', mostLines + 1).length > mostLines;

/** The puzzle that a text is taken for: the one its header names, the one in use if it reads it as a board, or the
 * likeliest. @param {IntakeEngine} engine @param {readonly string[]} found the puzzles that read it, the likeliest first
 * @param {string} current @param {string} text */
async function chosenDomain(engine, found, current, text) {
  const [likeliest] = found;
  if (likeliest === headerValue(text, 'domain') || !found.includes(current)) return likeliest;
  return (await engine.check(current, text, {}, [])).ok ? current : likeliest;
}

/** @param {Problem} problem with it as levels @returns {Found} */
const tooLong = (problem) =>
  ({ kind: 'unknown', message: `It is too long for a board. Read as levels: ${place(problem)}${problem.message}` });

/** A long text is taken for the board or the levels in it, or refused: it never becomes the board as it is.
 * @param {IntakeEngine} engine @param {string} domain @param {string} text @param {string} title
 * @returns {Promise<Found>} */
async function readAs(engine, domain, text, title) {
  const whole = /** @type {const} */ ({ kind: 'board', domain, board: text });
  const check = await engine.check(domain, text, {}, []);
  if (check.ok) return isLong(text) ? { ...whole, board: check.text } : whole;
  const answer = await engine.levels(domain, text);
  if (!answer.ok) return isLong(text) ? tooLong(answer.error) : whole;
  const { levels, levels: [{ board }] } = answer;
  if (levels.length > 1) return { kind: 'levels', collection: { title: answer.title || title, domain, levels } };
  return (await engine.check(domain, board, {}, [])).ok || isLong(text) ? { ...whole, board } : whole;
}

/** @param {IntakeEngine} engine @param {Catalog} catalog @param {string} current the domain in use
 * @param {string} text @param {string} title of a collection that has none, such as the file's name
 * @returns {Promise<Found>} */
export async function recognise(engine, catalog, current, text, title) {
  if (!text.trim()) return { kind: 'unknown', message: 'There is no text in it.' };
  const found = await engine.recognise(text);
  if (found.length) return readAs(engine, await chosenDomain(engine, found, current, text), text, title);
  const row = (/** @type {string} */ id) => catalog.domains.find((domain) => domain.id === id);
  const meant = row(headerValue(text, 'domain')) ?? row(current);
  const refusal = meant && await engine.check(meant.id, text, {}, []);
  const why = !refusal || refusal.ok ? '' : ` Read as ${meant.name}: ${place(refusal.error)}${refusal.error.message}`;
  return { kind: 'unknown', message: `No puzzle here reads this text.${why}` };
}

/** @param {{ line: number, column: number }} error */
const place = ({ line, column }) => (line ? `line ${line}${column ? `, column ${column}` : ''}: ` : '');
