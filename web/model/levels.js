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

/** @typedef {{ collection: Collection, level: Level }} LevelEntry */

/** By collections and puzzle, since thousands of levels are asked for at every drawing.
 * @type {WeakMap<readonly Collection[], Map<string, LevelEntry[]>>} */
const listed = new WeakMap();

/** @param {readonly Collection[]} collections @param {string} domain @returns {readonly LevelEntry[]} */
export function levelsOf(collections, domain) {
  const byDomain = listed.get(collections) ?? new Map();
  listed.set(collections, byDomain);
  const all =
    byDomain.get(domain) ??
    collections
      .filter((collection) => collection.domain === domain)
      .flatMap((collection) => collection.levels.map((level) => ({ collection, level })));
  byDomain.set(domain, all);
  return all;
}

/** The position among `levelsOf` of the level that the document's board is, or -1.
 * @param {readonly Collection[]} collections @param {PlaygroundDocument} document */
export function levelIndex(collections, document) {
  const board = normal(document.board);
  const first = board.slice(0, board.indexOf('\n'));
  return levelsOf(collections, document.domain).findIndex(
    ({ level }) => level.board.startsWith(first) && normal(level.board) === board,
  );
}
