/**
 * What the Lab's pages do alike with the browser: a link of the page to the clipboard, and the levels to
 * choose from.
 * @import { Shell } from './state/state.js'
 * @import { Dispatch } from './state/store.js'
 * @import { LevelBrowser } from './views/level-browser.js'
 */
import { browserClock as clock } from './effects/clock.js';
import { mostFragment } from './model/link.js';
import { toHash } from './model/places.js';
import { linkCopied, notify } from './state/updates-page.js';
import { copy, copyRefused } from './browser.js';
import { loadedFor } from './views/part-note.js';

const told = 2000;

/** Whether the link is on the clipboard. @template {Shell} S @param {Dispatch<S>} dispatch
 * @param {string} fragment @param {string} tooLong words */
export async function shareLink(dispatch, fragment, tooLong) {
  const link = new URL(location.href);
  link.hash = toHash(fragment);
  const wrong = fragment.length > mostFragment ? tooLong : (await copy(link.href)) ? '' : copyRefused;
  if (wrong) {
    dispatch(notify, wrong);
    return false;
  }
  dispatch(linkCopied, true);
  clock.after(told, () => dispatch(linkCopied, false));
  return true;
}

/** @param {string} domain @returns {Promise<void>} */
export async function openLevelBrowser(domain) {
  const part = () => import('./views/level-browser.js');
  if (!(await loadedFor(part, () => openLevelBrowser(domain)))) return;
  const browser = /** @type {LevelBrowser} */ (document.querySelector('level-browser'));
  await browser.updateComplete;
  await browser.open(domain);
}
