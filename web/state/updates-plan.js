/**
 * The plan that is looked at: one of the search's, or one that was pasted.
 * @import { Cells, PlaygroundDocument } from '../model/types.js'
 * @import { Checked, ShownPlan, State } from './state.js'
 */
import { set } from './state.js';

/** A plan of the search is wanted on the board. @param {State} state @param {number} incumbent
 * @returns {State} */
export function showPlan(state, incumbent) {
  const cursor = set(state.cursor, { track: 'plan', move: 0, playing: false });
  if (state.plan.incumbent === incumbent && state.plan.shown)
    return set(state, { mode: 'watch', cursor, selection: null });
  return set(state, {
    mode: 'watch',
    cursor,
    selection: null,
    plan: set(state.plan, { incumbent, wish: state.plan.wish + 1 }),
  });
}

/** A plan is there; while a search runs the first one comes onto the board by itself.
 * @param {State} state @param {number} wish @param {ShownPlan} shown @param {PlaygroundDocument} document
 * @returns {State} */
export function planShown(state, wish, shown, document) {
  if (wish !== state.plan.wish) return state;
  const move = Math.min(state.cursor.move, shown.actions.length);
  const comes = state.cursor.track === 'start' && state.run?.status === 'running' && state.mode === 'watch';
  const cursor = set(state.cursor, { move: comes ? 0 : move, track: comes ? 'plan' : state.cursor.track });
  return set(state, { plan: set(state.plan, { shown, document, incumbent: shown.incumbent }), cursor });
}

/** @param {State} state @param {ShownPlan} shown @param {number} move @param {Cells} board
 * @param {string} words
 * @returns {State} */
export function planBoardArrived(state, shown, move, board, words) {
  if (state.plan.shown !== shown || state.cursor.move !== move) return state;
  return set(state, { plan: set(state.plan, { board }), narration: words || state.narration });
}

/** @param {State} state @param {string} format @returns {State} */
export const pickFormat = (state, format) => set(state, { plan: set(state.plan, { format }) });

/** @param {State} state @param {ShownPlan} shown @param {string} format @param {string} text
 * @returns {State} */
export const planWritten = (state, shown, format, text) =>
  state.plan.shown === shown && state.plan.format === format
    ? set(state, { plan: set(state.plan, { text }) })
    : state;

/** A plan of the user's is to be checked. @param {State} state @param {string} text @returns {State} */
export const checkPlan = (state, text) =>
  set(state, { plan: set(state.plan, { checking: text, wish: state.plan.wish + 1 }) });

/** @param {State} state @param {number} wish @param {Checked} checked @param {ShownPlan | null} shown
 * @param {PlaygroundDocument} document @returns {State} */
export function planChecked(state, wish, checked, shown, document) {
  if (wish !== state.plan.wish) return state;
  const plan = set(state.plan, {
    checking: null,
    checked,
    ...(shown ? { shown, document, incumbent: -1 } : {}),
  });
  if (!shown) return set(state, { plan });
  const move = checked.failed ? shown.actions.length : 0;
  return set(state, {
    plan,
    mode: 'watch',
    cursor: set(state.cursor, { track: 'plan', move, playing: false }),
  });
}

/** The plan's text went to the clipboard, or its notice is over. @param {State} state @param {boolean} copied
 * @returns {State} */
export const planCopied = (state, copied) =>
  set(state, {
    plan: set(state.plan, { copied }),
    narration: copied ? 'The plan is on the clipboard.' : state.narration,
  });
