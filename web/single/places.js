/**
 * The same as model/places.js for one file that holds all pages: which of them is meant stands at the
 * beginning of the fragment, so that the file works under any name, with any query, and from a disk.
 * @typedef {'puzzles' | 'game' | 'lab' | 'scoreboard' | 'tuning'} PageName
 */
import { icon } from '#inside';

export const home = '';
export const iconAddress = icon;
export const canEmbed = false;
export const lessonsFolder = '';
export const lessonsMissing =
  'The lessons are pages of their own, each with many boards, and are not in this file. They are on ' +
  'Frontier’s site, under Lessons, and in its repository, in docs/lessons.';
export const pythonMissing =
  'Python is not in this file, which would be seven times as large. It is on Frontier’s site.';

const named = /^#page=(puzzles|game|lab|scoreboard|tuning|embed)(?:&|$)/;

/** The page that an address asks for. A link that says what is shown around the board, or who may talk to it,
 * is for a frame. @param {string} hash @returns {PageName | 'embed'} */
export function pageOf(hash) {
  const page = named.exec(hash)?.[1];
  if (page) return /** @type {PageName | 'embed'} */ (page);
  const link = new URLSearchParams(hash.slice(1));
  return link.has('controls') || link.has('host') ? 'embed' : 'puzzles';
}

/** The page that this file shows now. */
export const shown = pageOf(globalThis.location?.hash ?? '');

/** @param {string} page @param {unknown} [fragment] */
export const addressOf = (page, fragment = '') => `#page=${page}${fragment && `&${fragment}`}`;

/** A link to a board is the same as on the site. @param {unknown} fragment */
export const toHash = (fragment) =>
  shown === 'puzzles' && String(fragment) ? `#${fragment}` : addressOf(shown, String(fragment));

/** @param {string} hash */
export const fromHash = (hash) => hash.replace(named, '#');
