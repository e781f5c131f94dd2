/** What every page begins with: following the browser's colours and size, and drawing. */
import { render } from 'lit';
import { setDark, setLayout } from './state/updates-page.js';
import { browserClock as clock } from './effects/clock.js';
import { chooseColours, followColours, followLayout } from './browser.js';
import { takeNewVersion } from './keep-offline.js';

/** @import { SomeStorage } from './effects/storage.js' */
/** @import { Shell } from './state/state.js' */
/** @import { Dispatch, Store } from './state/store.js' */

/** A page as its screen is given it: the state, always the present one, and all that can be done there.
 * @template {Shell} S @template P @param {Store<S>} store @param {SomeStorage} storage @param {P} parts
 * @returns {{ readonly state: S, store: Store<S>, dispatch: Dispatch<S>, storage: SomeStorage,
 *   takeNewVersion: typeof takeNewVersion, now: () => number, toggleColours: () => void } & P} */
export function pageOf(store, storage, parts) {
  const own = {
    store,
    storage,
    takeNewVersion,
    now: clock.now,
    toggleColours: () => store.dispatch(setDark, chooseColours(storage, !store.state.dark)),
  };
  return Object.assign(Object.create(store), own, parts);
}

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
