/**
 * A state that the reader makes to answer with: the board is played or edited, and what stands there is
 * taken. While it is edited, the question waits; afterwards the board that is asked about comes back.
 * @import { MadeState, GivenVerdict } from '../model/class-admissible.js'
 * @import { Mode, State } from './state.js'
 */
import { newMade } from '../model/class-admissible.js';
import { documentOf, set } from './state.js';
import { setMode } from './updates-cursor.js';
import { editDocument } from './updates-document.js';
import { give } from './updates-question.js';

/** @param {State} state @param {Mode} mode @returns {State} */
export function makeState(state, mode) {
  const { question } = state;
  if (!question) return state;
  const making = mode === 'edit' ? documentOf(state).board : question.making;
  return setMode(set(state, { question: set(question, { making }) }), mode);
}

/** What stands on the board now; null where nothing is made. @param {State} state
 * @returns {MadeState | null} */
export function madeNow(state) {
  const { mode, play, question, check } = state;
  if (mode === 'play') return play.position ? newMade(play.position.text, 'play') : null;
  return mode === 'edit' && question?.making != null && check?.ok
    ? newMade(documentOf(state).board, 'edit')
    : null;
}

/** It is the answer; the engine has yet to say what it is worth. @param {State} state @returns {State} */
export function useMade(state) {
  const made = madeNow(state);
  const given = /** @type {GivenVerdict | undefined} */ (state.question?.given);
  if (!made || !given) return state;
  const next = give(state, { ...given, verdict: 'no', state: -1, made });
  return made.by === 'edit' ? setMode(next, 'watch') : next;
}

/** What the engine says of it; an answer to an earlier one is dropped. @param {State} state
 * @param {MadeState} asked @param {MadeState} made @returns {State} */
export function madeArrived(state, asked, made) {
  const given = /** @type {GivenVerdict | null} */ (state.question?.given ?? null);
  if (given?.made !== asked) return state;
  const next = give(state, { ...given, made });
  return made.words ? set(next, { narration: made.words }) : next;
}

/** The board that is asked about. @param {State} state @param {number} time @returns {State} */
export function boardBack(state, time) {
  const board = state.question?.making;
  if (!state.question || board == null) return state;
  const next = set(state, { question: set(state.question, { making: null }) });
  return editDocument(next, { board }, '', time);
}
