/**
 * What a shared link opens at, and how long it may be.
 * @import { LinkView } from './link.js'
 * @typedef {'moment' | 'before' | 'plan'} Moment
 * @typedef {{ cursor: { track: string, step: number, move: number, whole: boolean },
 *   selection: { node: number } | null, panes: Partial<Record<string, string>>,
 *   node: number | null }} Now   what is on screen; node: the one of the step
 */
import { formatCount, plural } from './format.js';
import { mostBoard, mostFragment, mostReadable } from './link.js';

/** Where a link opens; holds: what it has; words: what this moment is.
 * @typedef {{ id: Moment, name: string, holds: string, words?: string }} MomentChoice */

/** @type {readonly MomentChoice[]} */
export const moments = [
  {
    id: 'moment',
    name: 'This moment',
    holds:
      'The board, all settings, the step, the node and the open tabs. The search is run when it is opened.',
  },
  {
    id: 'before',
    name: 'Before the run',
    holds: 'The board and all settings. Nothing runs until the reader presses Solve.',
  },
  {
    id: 'plan',
    name: 'The finished plan',
    holds: 'The board and all settings. The search is run when it is opened, and its plan is shown.',
  },
];

/** @param {Moment} moment @param {Now} now @returns {Partial<LinkView>} */
export function viewAt(moment, { cursor, selection, panes }) {
  if (moment === 'before') return {};
  if (moment === 'plan') return { plan: Infinity, panes };
  if (cursor.track === 'search')
    return { step: cursor.step, node: selection?.node ?? null, whole: cursor.whole, panes };
  return cursor.track === 'plan' ? { plan: cursor.move, panes } : { panes };
}

/** What this moment is, in a few words. @param {Now} now */
export function momentWords({ cursor, selection, node }) {
  if (cursor.track === 'plan') return cursor.move ? `move ${formatCount(cursor.move)}` : 'start of the plan';
  if (cursor.track !== 'search') return 'start position';
  const shown = selection?.node ?? node;
  return `step ${formatCount(cursor.step)}${shown === null ? '' : `, node ${formatCount(shown)}`}`;
}

/** How long a link is, and what that means. @param {string} link @param {number} board its length
 * @returns {{ words: string, fits: boolean }} */
export function lengthWords(link, board) {
  const fragment = link.length - link.indexOf('#') - 1;
  const length = plural(link.length, 'character');
  if (fragment > mostFragment || board > mostBoard)
    return { words: `${length}: too long for a link. Send the board as a file.`, fits: false };
  const words = fragment > mostReadable ? `${length}. Some chats and mails break links so long.` : length;
  return { words, fits: true };
}

/** What stands in a link, by name. @param {string} fragment @returns {[name: string, value: string][]} */
export const fieldsOf = (fragment) => [...new URLSearchParams(fragment)];
