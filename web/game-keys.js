/**
 * What a key means on the game's page, as an update and its arguments; null where it means nothing.
 * @import { GameState } from './state/game-state.js'
 * @import { Direction } from './model/game-play.js'
 * @typedef {{ key: string, ctrl: boolean, shift: boolean, alt: boolean, typing: boolean }} GamePress
 * @typedef {[update: (state: GameState, ...args: any[]) => GameState, ...args: any[]]} GameMeaning
 */
import { moveTowards } from './model/game-play.js';
import { gameRuns, lastStepOf, stepOf } from './state/selectors-game.js';
import { redoGame, solveGame, stopGame, undoGame } from './state/updates-game.js';
import { chooseNextTile, makeMove, restartGame, takeBack } from './state/updates-game-play.js';
import { seekPly, seekStep, toggleGamePlay } from './state/updates-game-walk.js';

/** Keys that act wherever the focus is. @param {GameState} state @param {GamePress} press
 * @returns {GameMeaning | 'keys' | null} */
export function gameMeaning(state, { key: pressed, ctrl, shift, alt, typing }) {
  const key = pressed.toLowerCase();
  if (ctrl && key === 'enter') return [solveGame];
  if (key === 'escape') return gameRuns(state) ? [stopGame] : null;
  if (typing || alt || !state.history) return null;
  if (ctrl && key === 'z') return [shift ? redoGame : undoGame];
  if (ctrl) return key === 'y' ? [redoGame] : null;
  return key === '?' ? 'keys' : null;
}

const directions = /** @type {Record<string, Direction>} */ ({
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
});

/** The keys of the stage. @param {GameState} state @param {{ key: string, shift: boolean }} press
 * @returns {GameMeaning | null} */
export const stageMeaning = (state, press) =>
  (state.mode === 'play' ? playMeaning(state, press) : walkMeaning(state, press.key));

/** @param {GameState} state @param {string} key @returns {GameMeaning | null} */
function walkMeaning(state, key) {
  const line = state.run?.result?.line;
  if (!line || state.mode === 'edit') return null;
  if (key === ' ') return [toggleGamePlay];
  const isLine = state.mode === 'line';
  const here = isLine ? BigInt(state.cursor.ply) : stepOf(state);
  const last = isLine ? BigInt(line.length) : lastStepOf(state);
  const to = { ArrowRight: here + 1n, ArrowLeft: here - 1n, Home: 0n, End: last }[key];
  if (to === undefined) return null;
  return isLine ? [seekPly, Number(to)] : [seekStep, to];
}

/** @param {GameState} state @param {{ key: string, shift: boolean }} press @returns {GameMeaning | null} */
function playMeaning({ play }, { key, shift }) {
  const direction = directions[key];
  if (direction) {
    if (!play.position) return null;
    if (play.chosen < 0) return [chooseNextTile, 1];
    return [makeMove, moveTowards(play.position, play.chosen, direction)];
  }
  const letter = key.toLowerCase();
  if (letter === 'n') return [chooseNextTile, shift ? -1 : 1];
  if (letter === 'z' || letter === 'u') return [takeBack];
  return letter === 'r' ? [restartGame] : null;
}
