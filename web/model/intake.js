/**
 * A text from outside (a file, a drop, a paste): which puzzle it is for, and whether it is one board or many levels.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Collection } from './types.js'
 * @typedef {{ kind: 'board', domain: string, board: string } | { kind: 'levels', collection: Collection }
 *   | { kind: 'unknown', message: string }} Found
 * @typedef {Pick<Engine, 'check' | 'levels' | 'recognise'>} IntakeEngine
 */
import { headerValue } from './levels.js';

export const mostBytes = 1 << 20;

/** The puzzle that a text is taken for: the one its header names, the one in use if it reads it as a board, or the
 * likeliest. @param {IntakeEngine} engine @param {readonly string[]} found the puzzles that read it, the likeliest first
 * @param {string} current @param {string} text */
async function chosenDomain(engine, found, current, text) {
  const [likeliest] = found;
  if (likeliest === headerValue(text, 'domain') || !found.includes(current)) return likeliest;
  return (await engine.check(current, text, {}, [])).ok ? current : likeliest;
}

/** @param {IntakeEngine} engine @param {string} domain @param {string} text @param {string} title
 * @returns {Promise<Found>} */
async function readAs(engine, domain, text, title) {
  const whole = /** @type {const} */ ({ kind: 'board', domain, board: text });
  const answer = (await engine.check(domain, text, {}, [])).ok ? null : await engine.levels(domain, text);
  if (!answer?.ok) return whole;
  const { levels, levels: [{ board }] } = answer;
  if (levels.length > 1) return { kind: 'levels', collection: { title: answer.title || title, domain, levels } };
  return (await engine.check(domain, board, {}, [])).ok ? { ...whole, board } : whole;
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
