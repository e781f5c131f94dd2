/**
 * Keeps in the browser what is there again on the next visit: the document, the last board of each puzzle,
 * the sizes of the panes, the least costs by hand and by search, the colours. A storage that is full or
 * forbidden is no
 * error.
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @typedef {{ getItem: (key: string) => string | null, setItem: (key: string, value: string) => void }}
 *   SomeStorage
 */

export const keys = Object.freeze({
  document: 'frontier.document.1',
  boards: 'frontier.boards.1',
  sizes: 'frontier.panes.1',
  bests: 'frontier.bests.1',
  found: 'frontier.found.1',
});
/** Boards larger than this are not kept for each puzzle. */
const mostLetters = 20_000;

/** @param {SomeStorage} storage @param {string} key @returns {unknown} null where there is nothing to read */
export function load(storage, key) {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What was kept of one kind: an object whose values are all of a type. @template {'string' | 'number'} T
 * @param {SomeStorage} storage @param {string} key @param {T} type
 * @returns {Record<string, T extends 'string' ? string : number>} */
export function loadRecord(storage, key, type) {
  const found = Object.entries(load(storage, key) ?? {}).filter(([, value]) => typeof value === type);
  return /** @type {Record<string, T extends 'string' ? string : number>} */ (Object.fromEntries(found));
}

/** @param {Store} _store @param {SomeStorage} storage @returns {Follower} */
export function storageEffect(_store, storage) {
  const save = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // What was kept before stays; nothing of this visit is lost.
    }
  };
  return (state, before) => {
    if (state.embed.on || !state.history) return;
    if (state.history.present !== before.history?.present) save(keys.document, state.history.present);
    if (state.boards !== before.boards) save(keys.boards, small(state.boards));
    if (state.bests !== before.bests) save(keys.bests, state.bests);
    if (state.found !== before.found) save(keys.found, state.found);
    if (state.panes.sizes !== before.panes.sizes) save(keys.sizes, state.panes.sizes);
  };
}

/** @param {State['boards']} boards */
const small = (boards) =>
  Object.fromEntries(Object.entries(boards).filter(([, text]) => text.length <= mostLetters));
