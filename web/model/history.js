/**
 * Undo and redo over whole documents. Edits of one group that follow each other closely, such as typing,
 * are one step.
 * @import { PlaygroundDocument } from './types.js'
 * @typedef {Readonly<{ past: readonly PlaygroundDocument[], present: PlaygroundDocument,
 *   future: readonly PlaygroundDocument[], group: string, time: number }>} History
 */

const pauseMilliseconds = 1000;
const limit = 500;

/** @param {PlaygroundDocument} document @returns {History} */
export const startHistory = (document) => ({ past: [], present: document, future: [], group: '', time: 0 });

/** @param {History} history @param {PlaygroundDocument} document @param {string} group '' is never joined
 * @param {number} time milliseconds @returns {History} */
export function record(history, document, group, time) {
  if (document === history.present) return history;
  const joins = group !== '' && group === history.group && time - history.time < pauseMilliseconds;
  const past = joins ? history.past : [...history.past, history.present].slice(-limit);
  return { past, present: document, future: [], group, time };
}

/** @param {History} history */
export const canUndo = (history) => history.past.length > 0;

/** @param {History} history */
export const canRedo = (history) => history.future.length > 0;

/** @param {History} history @returns {History} */
export function undo(history) {
  const previous = history.past.at(-1);
  if (!previous) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: previous, future, group: '', time: 0 };
}

/** @param {History} history @returns {History} */
export function redo(history) {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, group: '', time: 0 };
}
