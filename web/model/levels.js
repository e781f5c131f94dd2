/**
 * Level collections: which there are, and which level a board is.
 * @import { Collection, Level, PlaygroundDocument } from './types.js'
 */

/** The value of a header line such as `; domain: sokoban`. @param {string} text @param {string} key */
export function headerValue(text, key) {
  const start = text.indexOf(`; ${key}:`);
  if (start < 0) return '';
  const value = text.slice(start + key.length + 3);
  return value.slice(0, (value + '\n').indexOf('\n')).trim();
}

/** @param {string} board */
const normal = (board) => board.replace(/[ \t]+$/gm, '').replace(/\n+$/, '');

/** @param {Collection[]} collections @param {string} domain
 * @returns {{ collection: Collection, level: Level }[]} */
export const levelsOf = (collections, domain) =>
  collections
    .filter((collection) => collection.domain === domain)
    .flatMap((collection) => collection.levels.map((level) => ({ collection, level })));

/** The position among `levelsOf` of the level that the document's board is, or -1.
 * @param {Collection[]} collections @param {PlaygroundDocument} document */
export function levelIndex(collections, document) {
  const board = normal(document.board);
  return levelsOf(collections, document.domain).findIndex(({ level }) => normal(level.board) === board);
}
