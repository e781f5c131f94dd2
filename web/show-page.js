/** What both pages begin with: following the browser's colours and size, and drawing. */
import { render } from 'lit';
import { setDark, setLayout } from './state/updates-page.js';
import { followColours, followLayout } from './browser.js';

/** @import { SomeStorage } from './effects/storage.js' */
/** @import { Shell } from './state/state.js' */
/** @import { Dispatch } from './state/store.js' */

/** @template {Shell} S @param {Dispatch<S>} dispatch @param {SomeStorage} storage */
export function followBrowser(dispatch, storage) {
  const dark = (/** @type {boolean} */ on) => dispatch(setDark, on);
  const layout = (/** @type {Shell['layout']} */ now) => dispatch(setLayout, now);
  dark(followColours(storage, dark));
  layout(followLayout(layout));
}

/** Draws the screen in place of the words that were there while the page was loaded, and after each change,
 * once for all changes of a moment.
 * @param {(follower: () => void) => unknown} subscribe @param {() => unknown} screen */
export function drawPage(subscribe, screen) {
  const root = /** @type {HTMLElement} */ (document.getElementById('app'));
  let scheduled = false;
  const now = () => {
    scheduled = false;
    render(screen(), root);
  };
  subscribe(() => {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(now);
  });
  root.replaceChildren();
  now();
}
