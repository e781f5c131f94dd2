/**
 * The user's own heuristics on the puzzles' page: those to choose from, and which code may run.
 * @import { Own } from '../model/own.js'
 * @import { State } from './state.js'
 */
import { usesOwn } from '../model/document.js';
import { ownId } from '../model/own.js';
import { set } from './state.js';

export const foreignWords =
  'This heuristic is code that came with a link. It runs in a sandbox that reaches nothing of yours, ' +
  'and only if you say so.';

/** What the notebook has. @param {State} state @param {readonly Own[]} owns @returns {State} */
export const ownsLoaded = (state, owns) => set(state, { owns });

/** A code was written or allowed on this machine. @param {State} state @param {string} allowed
 * @returns {State} */
export const codeAllowed = (state, allowed) => set(state, { allowed });

/** What the document's own code says of the board. @param {State} state
 * @param {State['check']} check of which board @param {number | null} value @returns {State} */
export const ownEstimated = (state, check, value) =>
  check?.ok && check === state.check
    ? set(state, { check: { ...check, estimates: [...check.estimates, { heuristic: ownId, value }] } })
    : state;

/** What other code said is not said of this one. @param {State['check']} check */
export const withoutOwn = (check) =>
  check?.ok ? { ...check, estimates: check.estimates.filter(({ heuristic }) => heuristic !== ownId) } : check;

/** Whether the document's code must be allowed first. @param {State} state */
export const needsLeave = ({ history, allowed }) =>
  history !== null && usesOwn(history.present) && history.present.own?.code !== allowed;

/** Whoever looks at the page lets the document's code run. @param {State} state @returns {State} */
export const allowOwn = (state) =>
  set(state, { allowed: state.history?.present.own?.code ?? state.allowed, notice: null });

/** Asks whether it may. @param {State} state @returns {State} */
export const askLeave = (state) =>
  set(state, { notice: { words: foreignWords, tone: 'note', action: 'allow' } });
