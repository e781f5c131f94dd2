/**
 * A question for a class: posed with its key, answered, judged, hinted at, given up, asked anew. They work on
 * the state of either screen.
 * @import { Question } from './state.js'
 * @import { Posed } from '../model/class-questions.js'
 */
/** @template S @typedef {S & Readonly<{ question: Question | null, narration: string }>} Asking */
import { isWhole, kindOf, triesBeforeShown } from '../model/class-questions.js';
import { isSettled, newQuestion } from './selectors-question.js';
import { set } from './state.js';

/** @template {Asking<object>} S @param {S} state @param {Partial<Question>} change
 * @param {string} [narration] @returns {S} */
function changed(state, change, narration = state.narration) {
  if (!state.question) return state;
  return set(state, /** @type {Partial<S>} */ ({ question: set(state.question, change), narration }));
}

/** The engine is asked for the key. @template {Asking<object>} S @param {S} state @param {string} context
 * what it is asked about @param {number | null} step @returns {S} */
export function questionBegun(state, context, step) {
  if (!state.question) return state;
  const question = set(newQuestion(state.question.ask), { context, step, status: 'posing' });
  return set(state, /** @type {Partial<S>} */ ({ question }));
}

/** The key is here, or a reason why it cannot be asked. One that comes too late is dropped.
 * @template {Asking<object>} S @param {S} state @param {string} context @param {Posed | string} posed
 * @returns {S} */
export function questionPosed(state, context, posed) {
  const { question } = state;
  if (!question || question.context !== context || question.status !== 'posing') return state;
  if (typeof posed === 'string') return changed(state, { status: 'refused', words: posed }, posed);
  const { empty, title } = kindOf(question.ask);
  return changed(state, { status: 'asked', posed, given: empty(posed) }, `Question: ${title}`);
}

/** What it was asked about is no longer there. @template {Asking<object>} S @param {S} state @returns {S} */
export const questionVoid = (state) =>
  state.question ? changed(state, { ...newQuestion(state.question.ask), step: state.question.step }) : state;

/** The answer as far as it was given. @template {Asking<object>} S @param {S} state @param {unknown} given
 * @returns {S} */
export const give = (state, given) =>
  state.question?.status === 'asked' && !isSettled(state.question)
    ? changed(state, { given, words: '', rows: [] })
    : state;

/** Judges what was given. @template {Asking<object>} S @param {S} state @returns {S} */
export function checkAnswer(state) {
  const { question } = state;
  if (!question?.posed || isSettled(question) || !isWhole(question)) return state;
  const { ask, posed, given, tries } = question;
  const { judge, reason } = kindOf(ask);
  const { correct, words, rows = [] } = judge(posed, given);
  return changed(state, {
    tries: tries + 1,
    correct,
    words,
    rows,
    reason: correct ? reason(posed, given) : null,
  });
}

/** @template {Asking<object>} S @param {S} state @returns {S} */
export const showHint = (state) =>
  state.question?.status === 'asked' ? changed(state, { hint: true }) : state;

/** Whether one may give up. @param {Question} question */
export const canShow = (question) =>
  question.status === 'asked' && question.tries >= triesBeforeShown && !isSettled(question);

/** @template {Asking<object>} S @param {S} state @returns {S} */
export function showAnswer(state) {
  const { question } = state;
  if (!question?.posed || !canShow(question)) return state;
  const { key, reason } = kindOf(question.ask);
  // a wrong node that was picked is no longer looked at
  const nothing = /** @type {Partial<S>} */ (/** @type {unknown} */ ({ selection: null }));
  const cleared = 'selection' in state ? set(state, nothing) : state;
  return changed(cleared, {
    shown: true,
    correct: false,
    given: key(question.posed),
    words: '',
    rows: [],
    reason: reason(question.posed),
  });
}

/** Back from what would give the answer away. @param {import('./state.js').State} state
 * @returns {import('./state.js').State} */
export function holdCursor(state) {
  const { question, cursor } = state;
  const most = question?.step ?? null;
  if (most === null || (cursor.track === 'search' && cursor.step <= most)) return state;
  const step = cursor.track === 'search' ? Math.min(cursor.step, most) : most;
  return set(state, { cursor: set(cursor, { track: 'search', step, playing: false }) });
}

/** The step that is asked about is shown. @param {import('./state.js').State} state
 * @returns {import('./state.js').State} */
export function showAskedStep(state) {
  const { question, cursor } = state;
  const step = question?.step ?? null;
  return step === null
    ? state
    : set(state, { cursor: set(cursor, { track: 'search', step, playing: false }) });
}

/** The same once more, at the step that is shown now. @param {import('./state.js').State} state
 * @returns {import('./state.js').State} */
export const askHere = (state) =>
  state.question
    ? set(state, { question: set(newQuestion(state.question.ask), { step: state.cursor.step }) })
    : state;

/** Nothing is asked any more. @template {Asking<{ linked: object }>} S @param {S} state @returns {S} */
export const closeQuestion = (state) =>
  set(
    state,
    /** @type {Partial<S>} */ (
      /** @type {unknown} */ ({ question: null, linked: { ...state.linked, ask: null } })
    ),
  );
