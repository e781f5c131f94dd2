/** A mark in the game tree that is asked about. It needs none of what judges it, which is loaded later.
 * @import { GameState } from './game-state.js' */
import { isHeld } from './selectors-question.js';
import { set } from './state.js';

/** @param {GameState} state @param {string} key of a branch @returns {GameState} */
export function markCut(state, key) {
  const { question } = state;
  if (!question?.posed || !isHeld(state)) return state;
  const given = toggledCut(/** @type {string[]} */ (question.given), key);
  return set(state, { question: set(question, { given, words: '', rows: [] }) });
}

/** Marks a branch, or no longer; what is below it need not be marked. @param {readonly string[]} given
 * @param {string} key */
export const toggledCut = (given, key) =>
  given.includes(key)
    ? given.filter((each) => each !== key)
    : [...given.filter((each) => !each.startsWith(`${key}.`)), key];
