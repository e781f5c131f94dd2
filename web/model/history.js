/**
 * Undo and redo over whole documents. Edits of one group that follow each other closely, such as typing,
 * are one step.
 * @import { PlaygroundDocument } from './types.js'
 * @template [T=PlaygroundDocument]
 * @typedef {Readonly<{ past: readonly T[], present: T, future: readonly T[], group: string, time: number }>}
 *   History
 */

const pauseMilliseconds = 1000;

/** @template T @param {T} document @returns {History<T>} */
export const startHistory = (document) => ({ past: [], present: document, future: [], group: '', time: 0 });

/** @template T @param {History<T>} history @param {T} document @param {string} group '' is never joined
 * @param {number} time milliseconds @returns {History<T>} */
export function record(history, document, group, time) {
  if (document === history.present) return history;
  const joins = group !== '' && group === history.group && time - history.time < pauseMilliseconds;
  const past = joins ? history.past : [...history.past, history.present];
  return { past, present: document, future: [], group, time };
}

/** @param {History<unknown>} history */
export const canUndo = (history) => history.past.length > 0;

/** @param {History<unknown>} history */
export const canRedo = (history) => history.future.length > 0;

/** @template T @param {History<T>} history @returns {History<T>} */
export function undo(history) {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: previous, future, group: '', time: 0 };
}

/** @template T @param {History<T>} history @returns {History<T>} */
export function redo(history) {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, group: '', time: 0 };
}
