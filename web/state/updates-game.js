/**
 * The game's document, what the engine makes of it, and its searches.
 * @import { GameBoardCheck, GameInfo, GameLevel, GameResult, GameStats,
 *   PlainCount } from '../engine/game-protocol.js'
 * @import { GameDocument } from '../model/game-document.js'
 * @import { GameView } from '../model/game-link.js'
 * @import { History } from '../model/history.js'
 * @import { Diagnostic } from '../model/types.js'
 * @import { GameMode, GameState, Side } from './game-state.js'
 */
import { editGame, freshGame, levelChange, levelOf } from '../model/game-document.js';
import { forgotten, wished } from '../model/game-play.js';
import { startTree } from '../model/game-tree.js';
import { formatUtility, groupDigits, statusWords } from '../model/game-words.js';
import { record, redo as redone, undo as undone } from '../model/history.js';
import { firstPly, gameOf } from './game-state.js';
import { canResume, canRun, gameChanged, gameRuns, lastStepOf } from './selectors-game.js';
import { isHeld } from './selectors-question.js';
import { set } from './state.js';
import { pickNode, seekPly, seekStep } from './updates-game-walk.js';

/** @param {GameState} state @param {GameInfo} info @returns {GameState} */
export const gameReady = (state, info) => set(state, { info, ready: true });

/** @param {GameState} state @param {string} reason @returns {GameState} */
export const gameUnavailable = (state, reason) =>
  set(state, { ready: false, notice: { words: reason, tone: 'bad', action: 'reload' } });

/** Makes a history's present the document of the page. @param {GameState} state
 * @param {History<GameDocument>} history
 * @param {boolean} [eager] whether it is to be solved by itself @returns {GameState} */
export const gameOpened = (state, history, eager = false) => set(state, { history, eager });

/** What a link shows and asks. @param {GameState} state @param {Partial<GameView>} view
 * @returns {GameState} */
export function gameLinked(state, view) {
  const linked = { ...state.linked, ...view };
  const panes = view.panes && Object.keys(view.panes).length ? { chosen: view.panes } : {};
  return set(state, { linked: { ...linked, panes: {} }, panes: set(state.panes, panes) });
}

/** The search of the moment that a link led to has ended: it is shown, or what is nearest to it.
 * @param {GameState} state @returns {GameState} */
export function gameMomentShown(state) {
  const { ply, step, node } = state.linked;
  const next = set(state, { linked: { ...state.linked, ply: null, step: null, node: null } });
  if (isHeld(state)) return next; // it would give the answer away
  const line = state.run?.result?.line.length ?? 0;
  const last = lastStepOf(state);
  const missed =
    ply !== null && ply > line
      ? `The link leads to ply ${ply}, but the line of play has ${line}: its end is shown.`
      : step !== null && BigInt(step) > last
        ? `The link leads to step ${step}, but the evaluation has ${last}: its end is shown.`
        : '';
  const told = missed ? set(next, { notice: { words: missed, tone: 'bad', action: '' } }) : next;
  if (step !== null) return seekStep(set(told, { mode: 'tree' }), BigInt(step));
  const shown = ply === null ? told : seekPly(set(told, { mode: 'line' }), ply);
  return node ? pickNode(ply === null ? set(shown, { mode: 'tree' }) : shown, node) : shown;
}

/** @param {GameState} state @returns {GameState} */
export const solveWhenChecked = (state) =>
  state.checked === state.history?.present ? solveGame(state) : set(state, { eager: true });

/** @param {GameState} state @param {Partial<GameDocument>} change
 * @param {string} group edits of one are undone together
 * @param {number} time milliseconds @returns {GameState} */
export function editBoards(state, change, group, time) {
  if (!state.history) return state;
  return gameOpened(state, record(state.history, editGame(gameOf(state), change), group, time));
}

/** Boards of the list, which are solved at once, as on a first visit. @param {GameState} state
 * @param {number} index @param {number} time @returns {GameState} */
export function pickGameLevel(state, index, time) {
  const level = state.levels[index];
  if (!level || !state.history) return state;
  const next = editBoards(state, levelChange(level), '', time);
  const eager = gameOf(next).time_bound !== null && state.mode !== 'edit';
  return next === state ? state : set(next, { eager });
}

/** The boards so many places on in the list; own boards stand before the first. @param {GameState} state
 * @param {number} by @param {number} time @returns {GameState} */
export const moveGameLevel = (state, by, time) =>
  state.history ? pickGameLevel(state, levelOf(state.levels, gameOf(state)) + by, time) : state;

/** @param {GameState} state @returns {GameState} */
export const undoGame = (state) => (state.history ? gameOpened(state, undone(state.history)) : state);

/** @param {GameState} state @returns {GameState} */
export const redoGame = (state) => (state.history ? gameOpened(state, redone(state.history)) : state);

/** @param {GameState} state @param {number} time @returns {GameState} */
export const startGameAfresh = (state, time) =>
  state.info
    ? set(editBoards(state, freshGame(), '', time), {
        narration: 'The first boards again. Undo brings yours back.',
      })
    : state;

/** What the engine makes of a document; an answer to an earlier one is dropped. @param {GameState} state
 * @param {GameDocument} document @param {Record<Side, GameBoardCheck>} boards
 * @param {Diagnostic | null} diagnostic
 * @returns {GameState} */
export function boardsChecked(state, document, boards, diagnostic) {
  if (document !== state.history?.present) return state;
  const { start, goal } = boards;
  const drawn = {
    start: start.ok ? start.board : state.drawn.start,
    goal: goal.ok ? goal.board : state.drawn.goal,
  };
  const next = set(state, { boards, drawn, diagnostic, checked: document, eager: false });
  return state.eager && !diagnostic && state.ready ? begun(next) : next;
}

/** @param {GameState} state @param {readonly GameLevel[] | null} levels null: they cannot be had
 * @returns {GameState} */
export const gameLevelsLoaded = (state, levels) =>
  set(
    state,
    levels
      ? { levels }
      : { notice: { words: 'The list of boards could not be loaded.', tone: 'bad', action: '' } },
  );

/** @param {GameState} state @returns {GameState} */
export const solveGame = (state) => (canRun(state) ? begun(state) : state);

/** Another search takes over from one that still runs. @param {GameState} state @returns {GameState} */
function begun(state) {
  const runs = state.runs + 1;
  return set(withoutTree(state), {
    runs,
    notice: null,
    narration: 'The search runs.',
    play: { ...forgotten(state.play), path: [] },
    run: {
      id: runs,
      leg: 1,
      ended: 0,
      document: gameOf(state),
      stats: null,
      seconds: 0,
      result: null,
      diagnostic: null,
      plain: null,
    },
  });
}

/** Goes on after a stop or the time bound. @param {GameState} state @returns {GameState} */
export function resumeGame(state) {
  if (!state.ready || !state.run || gameRuns(state)) return state;
  return set(state, { run: { ...state.run, leg: state.run.leg + 1 } });
}

/** Stops whatever runs. @param {GameState} state @returns {GameState} */
export const stopGame = (state) => set(state, { stops: state.stops + 1 });

/** What the primary button does. @param {GameState} state @returns {GameState} */
export function primaryOfGame(state) {
  if (gameRuns(state)) return stopGame(state);
  return canResume(state) ? resumeGame(state) : solveGame(state);
}

/** @param {GameState} state @param {number} id of which search @param {GameStats} stats
 * @param {number} seconds
 * @returns {GameState} */
export const gameProgressed = (state, id, stats, seconds) =>
  state.run?.id === id && gameRuns(state) ? set(state, { run: { ...state.run, stats, seconds } }) : state;

/** @param {GameState} state @param {number} id @param {Diagnostic} diagnostic @returns {GameState} */
export const gameRefused = (state, id, diagnostic) =>
  state.run?.id === id ? set(state, { run: { ...state.run, ended: state.run.leg, diagnostic } }) : state;

/** A leg has ended, with or without a result: there is something to look at. @param {GameState} state
 * @param {number} id
 * @param {{ stats: GameStats, seconds: number, result: GameResult | null }} outcome @returns {GameState} */
export function gameSettled(state, id, { stats, seconds, result }) {
  const { run } = state;
  if (run?.id !== id) return state;
  return set(state, {
    run: { ...run, stats, seconds, result, ended: run.leg },
    tree: startTree(result?.line.length),
    node: null,
    cursor: { ...firstPly, speed: state.cursor.speed },
    narration: resultWords(stats, result),
    play: state.mode === 'play' ? wished(state.play, state.play.path) : state.play,
  });
}

/** @param {GameState} state @param {number} id of which search @param {PlainCount | null} plain
 * @returns {GameState} */
export const plainCounted = (state, id, plain) =>
  state.run?.id === id ? set(state, { run: { ...state.run, plain } }) : state;

/** @param {GameStats} stats @param {GameResult | null} result */
function resultWords(stats, result) {
  if (!result) return Object.values(statusWords(stats)).join('. ');
  const calls = groupDigits(result.util_calls);
  return `Done. The value is ${formatUtility(result.value)}, with ${calls} utility calls.`;
}

/** The worker is gone, and another one knows nothing. @param {GameState} state @param {string} reason
 * @returns {GameState} */
export const gameLost = (state, reason) =>
  set(withoutTree(state), {
    run: null,
    checked: null,
    play: forgotten(state.play),
    notice: { words: `${reason} A new one was started; nothing you typed is lost.`, tone: 'bad', action: '' },
  });

/** @param {GameState} state @returns {GameState} */
const withoutTree = (state) =>
  set(state, {
    tree: startTree(),
    node: null,
    position: null,
    cursor: { ...firstPly, speed: state.cursor.speed },
  });

/** What the stage shows. Play needs a search of these boards. @param {GameState} state @param {GameMode} mode
 * @returns {GameState} */
export function showMode(state, mode) {
  const isOther = isWatching(mode) !== isWatching(state.mode) || !isWatching(mode);
  const panes = isOther ? set(state.panes, { chosen: {} }) : state.panes; // each mode has its own tabs
  const next = set(state, { mode, panes, cursor: { ...state.cursor, playing: false, wanted: null } });
  if (mode === 'play') return beginPlay(next);
  return mode === 'line' ? showLine(next) : next;
}

/** @param {GameMode} mode */
const isWatching = (mode) => mode === 'line' || mode === 'tree';

/** The line belongs to the whole evaluation. @param {GameState} state @returns {GameState} */
const showLine = (state) => seekPly(set(state, { tree: { ...state.tree, moment: null } }), state.cursor.ply);

/** @param {GameState} state @returns {GameState} */
function beginPlay(state) {
  if (!state.run || gameChanged(state)) return solveGame(state);
  if (state.play.position || gameRuns(state)) return state;
  return set(state, { play: wished(state.play, state.play.path) });
}

/** @param {GameState} state @param {boolean} hints @returns {GameState} */
export const showHints = (state, hints) => set(state, { hints });
