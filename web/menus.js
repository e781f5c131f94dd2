/**
 * Menus and dialogs of the puzzles' page, which are loaded when they are asked for.
 * @import { Store } from './state/store.js'
 */
import { toggleMenu } from './state/updates-page.js';
import { loadedFor } from './views/part-note.js';

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

/** Opens a menu of the bar. @param {Store} store @param {string} name */
export async function openMenu(store, name) {
  if (await loadedFor(menuParts[name], () => openMenu(store, name))) store.dispatch(toggleMenu, name);
}

/** @param {string} element @param {string} [what] */
export async function openDialog(element, what) {
  if (!(await loadedFor(dialogParts[element], () => openDialog(element, what)))) return;
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
