/**
 * What every screen works out of what they have in common.
 * @import { Notice, Shell } from './state.js'
 */

/** @type {Notice} */
const newVersion = Object.freeze({
  words: 'A new version is ready. Reload when it suits you; what you typed is kept.',
  tone: 'note',
  action: 'update',
});

/** What the page has to say of itself. @param {Pick<Shell, 'notice' | 'newer'>} state */
export const noticeOf = ({ notice, newer }) => notice ?? (newer ? newVersion : null);
