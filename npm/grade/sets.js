/**
 * The levels that are graded on: sets of the package by their names, or files.
 * @import { GradedLevel } from './types.js'
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FrontierError, wrong } from '../errors.js';
import { readCollection } from '../texts.js';

const folder = new URL('../levels/', import.meta.url);

const shipped = () =>
  readdirSync(folder)
    .map((name) => basename(name, '.txt'))
    .sort();

/** @param {string} name @returns {Promise<GradedLevel[]>} */
async function levelsOf(name) {
  const isShipped = shipped().includes(name);
  let text;
  try {
    text = readFileSync(isShipped ? fileURLToPath(new URL(`${name}.txt`, folder)) : name, 'utf8');
  } catch {
    throw wrong(
      `There is no set ${name}, and no file of that name can be read. The sets are: ${shipped().join(', ')}.`,
      'set',
    );
  }
  try {
    const { domain, levels } = await readCollection(text);
    const set = isShipped ? name : basename(name).replace(/\.[^.]*$/, '');
    return levels.map(({ id, title, board, optimal }) => ({ set, id, title, domain, board, optimal }));
  } catch (error) {
    const { message, line } = /** @type {FrontierError} */ (error);
    throw wrong(`${name}${line ? `:${line}` : ''}: ${message}`, 'set');
  }
}

/** @param {readonly string[]} names @returns {Promise<GradedLevel[]>} */
export async function readSets(names) {
  const all = [];
  for (const name of new Set(names)) all.push(...(await levelsOf(name)));
  const [first, other] = new Set(all.map(({ domain }) => domain));
  if (other)
    throw wrong(
      `The sets are of different puzzles, ${first} and ${other}: a heuristic is graded on one.`,
      'set',
    );
  return all;
}
