/**
 * Whether the page is kept for times without a network, and who does so: loaded when nothing else is to be
 * done. A frame in someone else's page keeps nothing.
 * @import { Shell } from './state/state.js'
 * @import { Dispatch } from './state/store.js'
 */
import { newerFound } from './state/updates-page.js';

const load = () => import('./offline.js');

/** When there is nothing else to do. @param {() => void} act */
export const whenIdle = (act) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 500);

/** @template {Shell} S @param {Dispatch<S>} dispatch */
export function keepForOffline(dispatch) {
  if (import.meta.env.DEV || self !== top || !isSecureContext || !navigator.serviceWorker) return;
  whenIdle(() => {
    // a page that cannot be kept works as before
    load()
      .then(({ keepOffline }) => keepOffline(() => dispatch(newerFound)))
      .catch(() => {});
  });
}

export const takeNewVersion = () => void load().then((offline) => offline.takeNewVersion());
