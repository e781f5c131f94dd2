/**
 * The last document, kept in the browser's storage. A storage that is full or forbidden is no error.
 * @import { PlaygroundDocument } from './types.js'
 */

const key = 'frontier.document.1';

/** @param {Pick<Storage, 'setItem'>} storage @param {PlaygroundDocument} document */
export function saveDocument(storage, document) {
  try {
    storage.setItem(key, JSON.stringify(document));
    return true;
  } catch {
    return false;
  }
}

/** @param {Pick<Storage, 'getItem'>} storage @returns {unknown} null when there is none */
export function loadDocument(storage) {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
