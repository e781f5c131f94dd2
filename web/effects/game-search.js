/**
 * Carries out the search of the game that the state asks for: a new leg is driven, a wish to stop is passed
 * on.
 * @import { GameEngine } from '../engine/game-engine.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { GameRun, GameState } from '../state/game-state.js'
 * @typedef {Pick<GameEngine, 'run' | 'plain' | 'think' | 'stop'>} GameSearchEngine
 */
import { requestOf } from '../model/game-document.js';
import { gameOf } from '../state/game-state.js';
import { gameRuns } from '../state/selectors-game.js';
import { gameProgressed, gameRefused, gameSettled, plainCounted } from '../state/updates-game.js';

/** For the count of plain minimax, which is only compared with. */
const plainMib = 256;
const plainSeconds = 3;

/** @param {Store<GameState>} store @param {GameSearchEngine} engine @returns {Follower<GameState>} */
export function gameSearchEffect(store, engine) {
  /** @param {GameState} state @param {GameRun} run */
  async function drive(state, { id, leg, document }) {
    const { time_bound: seconds } = gameOf(state);
    const watch = (/** @type {import('../engine/game-protocol.js').GameProgress} */ progress) =>
      store.dispatch(gameProgressed, id, progress.stats, progress.seconds);
    const outcome = await (
      leg === 1 ? engine.run(requestOf(document, null), seconds, watch) : engine.think([], seconds, watch)
    ).catch(() => null);
    if (!outcome) return; // the worker is gone, which the engine's own hook has told the state
    if (!outcome.ok) return void store.dispatch(gameRefused, id, outcome.error);
    store.dispatch(gameSettled, id, outcome);
    if (!outcome.result || document.search !== 'alpha_beta_pruning') return;
    const request = requestOf({ ...document, search: 'minimax' }, plainMib);
    store.dispatch(plainCounted, id, await engine.plain(request, plainSeconds).catch(() => null));
  }

  return (state, before) => {
    const { run } = state;
    const isNew = run?.id !== before.run?.id || run?.leg !== before.run?.leg;
    if (run && isNew && gameRuns(state)) void drive(state, run);
    if (state.stops !== before.stops) engine.stop();
  };
}
