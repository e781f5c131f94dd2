/**
 * Takes back a note that nobody closed: what it offers (Undo) is in the header as well. Errors and questions
 * stay.
 * @import { Follower, Store } from '../state/store.js'
 */
import { closeNotice } from '../state/updates-page.js';

export const noteTime = 8000;

/** @param {Store} store @param {import('./clock.js').Clock} clock @returns {Follower} */
export function noticeEffect(store, clock) {
  let forget = () => {};
  return ({ notice }, before) => {
    if (notice === before.notice) return;
    forget();
    forget =
      notice?.tone === 'note' && !['run', 'allow', 'fetch'].includes(notice.action)
        ? clock.after(noteTime, () => store.dispatch(closeNotice))
        : () => {};
  };
}
