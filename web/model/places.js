/**
 * Where the pages of the site are, and what stands in their addresses. The one file that holds all pages has
 * its own: single/places.js.
 * @typedef {'puzzles' | 'game' | 'lab' | 'scoreboard'} PageName
 */

/** Where links to a board lead, seen from any page. */
export const home = './';
export const iconAddress = './icon.svg';
/** Whether there are embed.html and embed.js for other sites. */
export const canEmbed = true;
/** The folder of the lessons; '' where there are none. @type {string} */
export const lessonsFolder = './lessons/';
/** Why there is no Python here; '' where there is. */
export const pythonMissing = '';

const pages = { puzzles: home, game: './game.html', lab: './lab.html', scoreboard: './scoreboard.html' };

/** @param {PageName} page @param {unknown} [fragment] what it shows */
export const addressOf = (page, fragment = '') => pages[page] + toHash(fragment);

/** A fragment as the end of this page's address. @param {unknown} fragment */
export const toHash = (fragment) => (String(fragment) ? `#${fragment}` : '');

/** The fragment at the end of this page's address. @param {string} hash */
export const fromHash = (hash) => hash;
