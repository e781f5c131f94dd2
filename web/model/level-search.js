/**
 * Which levels the browser shows.
 * @import { Collection, Level } from './types.js'
 */

export const standings = Object.freeze([
  { id: '', name: 'All levels' },
  { id: 'open', name: 'Not solved' },
  { id: 'solved', name: 'Solved' },
]);

/** The collections with the levels that fit; those without any are left out. Every word must be found in the
 * level's id or title or the collection's title.
 * @param {readonly Collection[]} collections @param {string} domain '' is all of them @param {string} wanted
 * @param {string} [standing] of `standings` @param {(domain: string, level: Level) => boolean} [isSolved]
 * @returns {{ collection: Collection, levels: Level[] }[]} */
export function findLevels(collections, domain, wanted, standing = '', isSolved = () => false) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const stands = (/** @type {Collection} */ collection, /** @type {Level} */ level) =>
    !standing || isSolved(collection.domain, level) === (standing === 'solved');
  return collections
    .filter((collection) => !domain || collection.domain === domain)
    .map((collection) => ({
      collection,
      levels: collection.levels.filter(
        (level) => fits(level, collection, words) && stands(collection, level),
      ),
    }))
    .filter(({ levels }) => levels.length);
}

/** @param {Level} level @param {Collection} collection @param {string[]} words */
function fits({ id, title }, collection, words) {
  if (!words.length) return true;
  const text = `${id} ${title} ${collection.title}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** @param {{ id: string, title: string }} level */
export const levelName = ({ id, title }) => (title && title !== id ? `${id} · ${title}` : id);
