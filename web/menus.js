/**
 * Menus and dialogs of the puzzles' page, which are loaded when they are asked for.
 * @import { Store } from './state/store.js'
 */
import { notify, partLoaded } from './state/updates-page.js';

/** @type {Record<string, (() => Promise<unknown>) | undefined>} */
const menuParts = {
  strategy: () => import('./views/strategy-menu.js'),
  heuristic: () => import('./views/heuristic-menu.js'),
  formula: () => import('./views/formula-field.js'),
  weight: () => import('./views/weight-field.js'),
  drawer: () => import('./views/settings-drawer.js'),
  method: () => import('./views/method-sheet.js'),
};

/** @type {Record<string, () => Promise<unknown>>} */
const dialogParts = {
  'level-browser': () => import('./views/level-browser.js'),
  'help-dialog': () => import('./views/help-dialog.js'),
  'share-dialog': async () => (await import('./share.js')).giveShare(),
  'key-sheet': async () => {
    const { groups } = await import('./views/puzzle-keys.js');
    Object.assign(/** @type {object} */ (document.querySelector('key-sheet')), { groups });
  },
};

/** Loads a part; where it cannot be had, that is said. @param {Store} store
 * @param {(() => Promise<unknown>) | undefined} part */
export async function wanted(store, part) {
  try {
    await part?.();
    return true;
  } catch {
    store.dispatch(
      notify,
      'This part of the page could not be loaded. Is the connection gone? Press again to try again.',
    );
    return false;
  }
}

/** A menu that cannot be had says so in its own place; a phone, which has no bar, in a notice.
 * @param {Store} store @param {string} name */
export async function loadMenu(store, name) {
  const part = menuParts[name];
  if (!part) return true;
  const isHere =
    store.state.layout === 'phone'
      ? await wanted(store, part)
      : await part().then(
          () => true,
          () => false,
        );
  store.dispatch(partLoaded, `menu ${name}`, isHere ? 'ready' : 'failed');
  return isHere;
}

/** @param {Store} store @param {string} element @param {string} [what] */
export async function openDialog(store, element, what) {
  if (!(await wanted(store, dialogParts[element]))) return;
  const dialog = /** @type {import('lit').LitElement & { open(what?: string): unknown }} */ (
    document.querySelector(element)
  );
  await dialog.updateComplete;
  await dialog.open(what);
}

/** All of them, before anybody asks. */
export function loadAll() {
  for (const part of Object.values({ ...menuParts, ...dialogParts })) part?.().catch(() => {});
}
