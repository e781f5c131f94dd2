/**
 * Plays the game: shows the position that is wished for, lets the search think about it, and makes the
 * search's moves.
 * @import { GameEngine } from '../engine/game-engine.js'
 * @import { GameAnswer, GameOutcome, GamePosition } from '../engine/game-protocol.js'
 * @import { Wish } from '../model/game-play.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { GameState } from '../state/game-state.js'
 * @typedef {Pick<GameEngine, 'look' | 'think'>} GamePlayEngine
 */
import { choiceOf, playsOn } from '../model/game-play.js';
import { gameOf } from '../state/game-state.js';
import { gameAnswered, playPositionArrived, searchMoved } from '../state/updates-game-play.js';

/** Milliseconds: long enough to see each move. */
const pause = 450;

/** @param {Store<GameState>} store @param {GamePlayEngine} engine @param {Clock} clock
 * @param {() => number} [random]
 * @returns {Follower<GameState>} */
export function gamePlayEffect(store, engine, clock, random = Math.random) {
  const isWished = (/** @type {Wish} */ wish) => store.state.play.wish === wish;

  /** @param {Wish} wish */
  async function go(wish) {
    const position = await engine.look('position', wish.path).catch(() => null);
    store.dispatch(playPositionArrived, wish, /** @type {GamePosition | null} */ (position));
    if (!position || !isWished(wish)) return;
    /** @type {GameOutcome | null} */
    const outcome = await engine.think(wish.path, gameOf(store.state).time_bound).catch(() => null);
    /** @type {GameAnswer | null} */
    const answer = await engine.look('answer', wish.path).catch(() => null);
    store.dispatch(gameAnswered, wish, answer, answer ? '' : silence(outcome));
    if (!answer || !isWished(wish) || !playsOn(store.state.play)) return;
    clock.after(pause, () => store.dispatch(searchMoved, wish, choiceOf(answer, random)));
  }

  return (state, before) => {
    const { wish } = state.play;
    if (wish && wish !== before.play.wish) void go(wish);
  };
}

/** Why there is no answer. @param {GameOutcome | null} outcome */
function silence(outcome) {
  if (!outcome) return 'The engine was replaced.';
  return outcome.ok ? outcome.stats.message || 'The search has no answer here.' : outcome.error.message;
}
