/**
 * Several configurations on one board, side by side.
 * @import { Choice, Comparison, Entrant, State } from './state.js'
 */
import { set } from './state.js';

export const mostEntrants = 4;

/** @param {State} state */
export const isRacing = ({ comparison }) =>
  comparison.entrants.some(({ state }) => state === 'running' || state === 'waiting');

/** @param {State} state @param {Partial<Comparison>} change @returns {State} */
const compared = (state, change) => set(state, { comparison: set(state.comparison, change) });

/** @param {number} key @param {Choice} choice @returns {Entrant} */
const entrant = (key, { strategy, heuristic, weight }) => ({
  key,
  choice: { strategy, heuristic, weight },
  state: 'ready',
  run: null,
  track: null,
});

/** @param {State} state @param {Choice[]} choices @returns {State} */
export function replaceEntrants(state, choices) {
  if (isRacing(state)) return state;
  const { next } = state.comparison;
  return compared(state, {
    entrants: choices.map((choice, i) => entrant(next + i, choice)),
    next: next + choices.length,
  });
}

/** @param {State} state @param {Choice} choice @returns {State} */
export function addEntrant(state, choice) {
  const { entrants, next } = state.comparison;
  if (isRacing(state) || entrants.length >= mostEntrants) return state;
  return compared(state, { entrants: [...entrants, entrant(next, choice)], next: next + 1 });
}

/** The last search as an entrant, with what it found, so that another one can be held against it.
 * @param {State} state @returns {State} */
export function keepRun(state) {
  const {
    run,
    overview: { track },
  } = state;
  const { entrants, next } = state.comparison;
  if (!run?.stats || run.status === 'running' || isRacing(state) || entrants.length >= mostEntrants)
    return state;
  const kept = { ...entrant(next, run.document), state: /** @type {const} */ ('ended'), run, track };
  return set(compared(state, { entrants: [...entrants, kept], next: next + 1 }), {
    panes: set(state.panes, { chosen: { ...state.panes.chosen, C: 'compare' } }),
    open: '',
    narration: 'The search is kept for comparison.',
  });
}

/** @param {State} state @param {number} key @returns {State} */
export const removeEntrant = (state, key) =>
  isRacing(state)
    ? state
    : compared(state, { entrants: state.comparison.entrants.filter((each) => each.key !== key) });

/** @param {State} state @param {number} key @param {Partial<Choice>} change @returns {State} */
export function changeEntrant(state, key, change) {
  const old = state.comparison.entrants.find((each) => each.key === key);
  if (isRacing(state) || !old) return state;
  return entrantRan(state, key, {
    choice: { ...old.choice, ...change },
    state: 'ready',
    run: null,
    track: null,
  });
}

/** @param {State} state @param {number | null} seconds @returns {State} */
export const setRaceSeconds = (state, seconds) => compared(state, { seconds });

/** @param {State} state @returns {State} */
export function startRace(state) {
  const { comparison } = state;
  if (isRacing(state) || !comparison.entrants.length) return state;
  const entrants = comparison.entrants.map((each) => ({
    ...each,
    state: /** @type {const} */ ('waiting'),
    run: null,
    track: null,
  }));
  return compared(state, { entrants, race: comparison.race + 1 });
}

/** Ends what runs, and what waits does not begin. @param {State} state @returns {State} */
export function stopRace(state) {
  const { comparison } = state;
  const entrants = comparison.entrants.map((each) =>
    each.state === 'waiting' ? { ...each, state: /** @type {const} */ ('ready') } : each,
  );
  return compared(state, { entrants, stopped: comparison.race });
}

/** @param {State} state @param {number} key @param {Partial<Entrant>} change @returns {State} */
export const entrantRan = (state, key, change) =>
  compared(state, {
    entrants: state.comparison.entrants.map((each) => (each.key === key ? { ...each, ...change } : each)),
  });
