/**
 * Playing against the search.
 * @import { GameAnswer, GamePosition } from '../engine/game-protocol.js'
 * @import { GamePlay, Wish } from '../model/game-play.js'
 * @import { GameState } from './game-state.js'
 */
import { choseNext, isPersonsTurn, moved, seated, tapped, tookBack, wished } from '../model/game-play.js';
import { formatUtility, turnWords } from '../model/game-words.js';
import { set } from './state.js';

/** @param {GameState} state @param {GamePlay} play @returns {GameState} */
const played = (state, play) => set(state, { play });

/** @param {GameState} state @param {number} cell @returns {GameState} */
export const tapTile = (state, cell) => played(state, tapped(state.play, cell));

/** @param {GameState} state @param {number} index of a legal move @returns {GameState} */
export const makeMove = (state, index) => played(state, moved(state.play, index));

/** @param {GameState} state @param {number} by @returns {GameState} */
export const chooseNextTile = (state, by) => played(state, choseNext(state.play, by));

/** @param {GameState} state @returns {GameState} */
export const takeBack = (state) => played(state, tookBack(state.play));

/** @param {GameState} state @returns {GameState} */
export const restartGame = (state) => played(state, wished(state.play, []));

/** Goes on from where it was left. @param {GameState} state @returns {GameState} */
export const thinkOn = (state) => played(state, wished(state.play, state.play.path));

/** @param {GameState} state @param {string} agent @param {boolean} person @returns {GameState} */
export const takeSeat = (state, agent, person) => played(state, seated(state.play, agent, person));

/** The search makes its move, unless something else is wished by now. @param {GameState} state
 * @param {Wish} wish
 * @param {number} index @returns {GameState} */
export const searchMoved = (state, wish, index) =>
  wish === state.play.wish ? played(state, wished(state.play, [...wish.path, index])) : state;

/** @param {GameState} state @param {Wish} wish @param {GamePosition | null} position @returns {GameState} */
export const playPositionArrived = (state, wish, position) =>
  wish === state.play.wish
    ? played(state, {
        ...state.play,
        path: wish.path,
        position,
        answer: null,
        chosen: -1,
        thinking: position !== null,
        diagnostic: position ? '' : 'These moves cannot be played here.',
      })
    : state;

/** @param {GameState} state @param {Wish} wish @param {GameAnswer | null} answer @param {string} diagnostic
 * @returns {GameState} */
export function gameAnswered(state, wish, answer, diagnostic) {
  if (wish !== state.play.wish) return state;
  const next = played(state, { ...state.play, thinking: false, answer, diagnostic });
  return set(next, { narration: playWords(next) || state.narration });
}

/** @param {GameState} state */
function playWords({ mode, play }) {
  const { position, answer } = play;
  if (mode !== 'play' || !position) return '';
  const last = position.played.at(-1);
  const made = last ? `${last.agent} ${last.move}. ` : '';
  const isTold = answer && isPersonsTurn(play);
  const worth = isTold ? `. The position is worth ${formatUtility(answer.value)}.` : '';
  return `${made}${turnWords(position)}${worth}`;
}
