/**
 * A question for a class: how it begins, whether it is still open, and what it hides as long as it is.
 * @import { Question } from './state.js'
 * @typedef {Readonly<{ question: Question | null }>} Asked   the state of either screen
 */
import { isOfStep } from '../model/asks.js';

/** @param {string} ask @returns {Question} */
export const newQuestion = (ask) =>
  Object.freeze({
    ask,
    tries: 0,
    correct: null,
    given: null,
    hint: false,
    reason: null,
    status: 'waiting',
    context: '',
    posed: null,
    step: null,
    words: '',
    rows: [],
    shown: false,
    making: null,
  });

/** Whether there is nothing left to find out. @param {Question} question */
export const isSettled = ({ correct, shown, status }) => correct === true || shown || status === 'refused';

/** Whether what comes next is hidden. @param {Asked} state */
export const isHeld = ({ question }) =>
  question !== null && (isOfStep(question.ask) || question.ask === 'cut') && !isSettled(question);

/** The last step that may be looked at; null: any. @param {Asked} state */
export const heldStep = (state) => (isHeld(state) ? (state.question?.step ?? null) : null);

/** What says nothing of the search. */
const harmless = ['question', 'rules', 'level', 'lessons', 'text', 'formats', 'checks', 'moves'];

/** Whether a pane would give the answer away. @param {Asked} state @param {string} id */
export const isPaneHeld = (state, id) =>
  isHeld(state) && !harmless.includes(id) && !(id === 'node' && state.question?.ask === 'next');
