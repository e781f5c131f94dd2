/**
 * A text from outside (a file, a drop, a paste): which puzzle it is for, and whether it is one board or many levels.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Collection, Domain } from './types.js'
 * @typedef {{ kind: 'board', domain: string, board: string } | { kind: 'levels', collection: Collection }
 *   | { kind: 'unknown', message: string }} Found
 * @typedef {Pick<Engine, 'check' | 'levels'>} IntakeEngine
 */
import { headerValue } from './levels.js';

export const mostBytes = 1 << 20;
/** How many levels of a file are read before it counts as being for a puzzle. */
const tried = 3;

/** The domains in the order they are tried: the one a header names, the one in use, the others.
 * @param {Catalog} catalog @param {string} current @param {string} text */
function domainsToTry(catalog, current, text) {
  const named = headerValue(text, 'domain');
  const rank = (/** @type {Domain} */ { id }) => (id === named ? 0 : id === current ? 1 : 2);
  return catalog.domains.toSorted((a, b) => rank(a) - rank(b));
}

/** @param {IntakeEngine} engine @param {string} domain @param {string} text @param {string} title
 * @returns {Promise<Collection | null>} null: this is no file of levels of that puzzle */
async function readLevels(engine, domain, text, title) {
  const answer = await engine.levels(domain, text);
  if (!answer.ok || !answer.levels.length) return null;
  const first = await Promise.all(answer.levels.slice(0, tried).map(({ board }) => engine.check(domain, board, {})));
  if (!first.some(({ ok }) => ok)) return null;
  return { title: answer.title || title, domain, levels: answer.levels };
}

/** @param {IntakeEngine} engine @param {Catalog} catalog @param {string} current the domain in use
 * @param {string} text @param {string} title of a collection that has none, such as the file's name
 * @returns {Promise<Found>} */
export async function recognise(engine, catalog, current, text, title) {
  if (!text.trim()) return { kind: 'unknown', message: 'There is no text in it.' };
  const domains = domainsToTry(catalog, current, text);
  for (const { id } of domains) {
    const check = await engine.check(id, text, {});
    if (check.ok) return { kind: 'board', domain: id, board: text };
    const collection = await readLevels(engine, id, text, title);
    if (collection && collection.levels.length > 1) return { kind: 'levels', collection };
    if (collection) return { kind: 'board', domain: id, board: collection.levels[0].board };
  }
  const refusal = await engine.check(domains[0].id, text, {});
  const why = refusal.ok ? '' : ` Read as ${domains[0].name}: ${place(refusal.error)}${refusal.error.message}`;
  return { kind: 'unknown', message: `No puzzle here reads this text.${why}` };
}

/** @param {{ line: number, column: number }} error */
const place = ({ line, column }) => (line ? `line ${line}${column ? `, column ${column}` : ''}: ` : '');
