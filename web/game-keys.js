/**
 * What a key means on the game's page, as an update and its arguments; null where it means nothing. Keys
 * never act while a field has the focus, and a button keeps the keys that press it.
 * @import { GameMode, GameState } from './state/game-state.js'
 * @import { Home } from './state/state.js'
 * @import { Call } from './state/store.js'
 * @import { Direction } from './model/game-play.js'
 * @import { Press } from './keys.js'
 * @typedef {Call<GameState, [] | [by: number] | [step: bigint] | [mode: GameMode]
 *   | [by: number, time: number] | [home: Home, tab: string]>} GameMeaning
 */
import { moveTowards } from './model/game-play.js';
import { gameRuns, lastStepOf, lineOf, stepOf } from './state/selectors-game.js';
import { moveGameLevel, redoGame, showMode, solveGame, stopGame, undoGame } from './state/updates-game.js';
import { chooseNextTile, makeMove, restartGame, takeBack } from './state/updates-game-play.js';
import { seekPly, seekStep, toggleGamePlay } from './state/updates-game-walk.js';
import { chooseTab } from './state/updates-page.js';

const modes = /** @type {Record<string, GameState['mode']>} */ ({ w: 'line', e: 'edit', p: 'play' });
/** In the order of their tabs. */
const wholeTabs = ['drawing', 'list', 'rules', 'lessons'];

/** @param {GameState} state @param {Press} press @param {number} time
 * @returns {GameMeaning | 'keys' | 'share' | null} */
export function gameMeaning(state, press, time) {
  const { key: pressed, ctrl, shift, alt, typing, onButton } = press;
  const key = pressed.toLowerCase();
  if (ctrl && key === 'enter') return [solveGame];
  if (key === 'escape') return gameRuns(state) ? [stopGame] : null;
  if (typing || alt || !state.history) return null;
  if (ctrl && key === 'z') return [shift ? redoGame : undoGame];
  if (ctrl) return key === 'y' ? [redoGame] : null;
  if (onButton && (key === ' ' || key === 'enter')) return null;
  return stageMeaning(state, press) ?? anywhere(state, pressed, key, time);
}

/** @param {GameState} state @param {string} pressed @param {string} key @param {number} time
 * @returns {GameMeaning | 'keys' | 'share' | null} */
function anywhere({ mode, layout }, pressed, key, time) {
  if (key in modes) return [showMode, modes[key]];
  if (key === '[' || key === ']') return [moveGameLevel, key === '[' ? -1 : 1, time];
  const tab = mode === 'edit' ? undefined : wholeTabs[Number(pressed) - 1];
  if (tab) return [chooseTab, layout === 'desktop' || layout === 'wide' ? 'C' : 'A', tab];
  return key === '?' ? 'keys' : key === 'l' ? 'share' : null;
}

const directions = /** @type {Record<string, Direction>} */ ({
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
});

/** @param {GameState} state @param {Pick<Press, 'key' | 'shift' | 'inView'>} press
 * @returns {GameMeaning | null} */
function stageMeaning(state, press) {
  if (press.inView) return null;
  return state.mode === 'play' ? playMeaning(state, press) : walkMeaning(state, press.key);
}

/** @param {GameState} state @param {string} key @returns {GameMeaning | null} */
function walkMeaning(state, key) {
  const line = lineOf(state);
  if (!line.length || state.mode === 'edit') return null;
  if (key === ' ') return [toggleGamePlay];
  const isLine = state.mode === 'line';
  const here = isLine ? BigInt(state.cursor.ply) : stepOf(state);
  const last = isLine ? BigInt(line.length) : lastStepOf(state);
  const to = { ArrowRight: here + 1n, ArrowLeft: here - 1n, Home: 0n, End: last }[key];
  if (to === undefined) return null;
  return isLine ? [seekPly, Number(to)] : [seekStep, to];
}

/** @param {GameState} state @param {Pick<Press, 'key' | 'shift'>} press @returns {GameMeaning | null} */
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
