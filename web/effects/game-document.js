/**
 * The game's document and the world: the engine says what it makes of the boards, the browser keeps them, the
 * address carries them.
 * @import { GameEngine } from '../engine/game-engine.js'
 * @import { GameInfo } from '../engine/game-protocol.js'
 * @import { GameDocument } from '../model/game-document.js'
 * @import { Keeper } from './address.js'
 * @import { SomeStorage } from './storage.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { GameState } from '../state/game-state.js'
 * @typedef {Pick<GameEngine, 'board' | 'check'>} GameCheckEngine
 */
import {
  editGame,
  freshGame,
  loadGame,
  repairGame,
  requestOf,
  saveGame,
  usualSeconds,
} from '../model/game-document.js';
import { fromGameFragment, gameFaults, gameViewOf, leadsOn, toGameFragment } from '../model/game-link.js';
import { record, startHistory } from '../model/history.js';
import { gameOf } from '../state/game-state.js';
import {
  boardsChecked,
  editBoards,
  gameLevelsLoaded,
  gameLinked,
  gameMomentShown,
  gameOpened,
  solveWhenChecked,
} from '../state/updates-game.js';
import { momentOf } from '../state/selectors-game.js';
import { notify, sizesRestored } from '../state/updates-page.js';
import { loadRecord } from './storage.js';

const sizesKey = 'frontier.game.panes.1';
/** What stands in the address besides the document. */
const written = /** @type {const} */ (['linked', 'cursor', 'tree', 'mode', 'panes', 'run', 'question']);

/** @param {Store<GameState>} store @param {GameCheckEngine} engine @returns {Follower<GameState>} */
export function gameCheckEffect(store, engine) {
  /** @param {GameState} state */
  async function check(state) {
    const document = gameOf(state);
    const answers = await Promise.all([
      engine.board(document.start, 'start'),
      engine.board(document.goal, 'goal'),
      engine.check(requestOf(document, null)),
    ]).catch(() => null);
    if (!answers) return; // the worker is gone; the state then asks once more
    const [start, goal, diagnostic] = answers;
    store.dispatch(boardsChecked, document, { start, goal }, diagnostic);
  }

  return (state, before) => {
    if (!state.history) return;
    const isNew = state.history.present !== before.history?.present;
    if (isNew || (state.checked === null && before.checked !== null)) void check(state);
  };
}

/** The document and what is shown of it as a fragment of the address. @param {GameState} state */
export const gameFragment = (state) =>
  toGameFragment(gameOf(state), freshGame(), { ...state.linked, ...momentOf(state) });

/** What a link must run is given no more than this. @param {GameDocument} document */
const bounded = (document) => ({
  ...document,
  time_bound: Math.min(document.time_bound ?? usualSeconds, usualSeconds),
});

/** @param {Store<GameState>} store @param {SomeStorage} storage @param {Keeper} keeper */
export function gameKeepingEffect(store, storage, keeper) {
  /** @type {Follower<GameState>} */
  const follow = (state, before) => {
    if (state.panes.sizes !== before.panes.sizes) saveSizes(storage, state.panes.sizes);
    if (!state.history) return;
    if (state.run?.result && leadsOn(state.linked)) return store.dispatch(gameMomentShown);
    const isSame = state.history.present === before.history?.present;
    if (!isSame) saveGame(storage, state.history.present);
    if (isSame && written.every((key) => state[key] === before[key])) return;
    if (!state.cursor.playing) keeper.write(gameFragment(state));
  };

  /** @param {string} fragment @param {GameInfo} info */
  const shown = (fragment, info) => {
    const words = gameFaults(fragment, info);
    if (words) store.dispatch(notify, words);
    store.dispatch(gameLinked, gameViewOf(fragment));
  };

  return Object.assign(follow, {
    /** What the page begins with: the link's document, with the saved one an undo away. What is one's own is
     * solved at once; somebody else's link waits for a click, unless it leads to a moment of its search,
     * which is given some seconds. @param {GameInfo} info */
    begin(info) {
      const saved = loadGame(storage);
      const linked = fromGameFragment(keeper.now);
      const own = startHistory(repairGame(linked && saved === null ? linked : saved, info));
      const isMoment = leadsOn(gameViewOf(keeper.now));
      const given = linked && repairGame(linked, info);
      const opened = given && (isMoment ? bounded(given) : given);
      const history = opened ? record(own, editGame(own.present, opened), '', 0) : own;
      const isOwn = !linked || (saved !== null && history === own);
      shown(keeper.now, info);
      store.dispatch(gameOpened, history, isMoment || (isOwn && history.present.time_bound !== null));
    },
    restoreSizes: () => store.dispatch(sizesRestored, loadRecord(storage, sizesKey, 'number')),
    /** Somebody pasted another link over this one. @param {string} fragment @param {number} time */
    followLink(fragment, time) {
      const linked = fromGameFragment(fragment);
      const { info } = store.state;
      if (!info || !store.state.history) return;
      shown(fragment, info);
      if (!linked) return;
      const isMoment = leadsOn(store.state.linked);
      const given = repairGame(linked, info);
      store.dispatch(editBoards, isMoment ? bounded(given) : given, '', time);
      if (isMoment) store.dispatch(solveWhenChecked);
    },
  });
}

/** @param {SomeStorage} storage @param {Readonly<Record<string, number>>} sizes */
function saveSizes(storage, sizes) {
  try {
    storage.setItem(sizesKey, JSON.stringify(sizes));
  } catch {
    // A full storage: the sizes hold for this visit.
  }
}

/** The boards to choose from. @param {Store<GameState>} store @param {Pick<GameEngine, 'levels'>} engine
 * @param {() => Promise<string | null>} read */
export async function loadGameLevels(store, engine, read) {
  const text = await read().catch(() => null);
  const answer = text === null ? null : await engine.levels(text).catch(() => null);
  store.dispatch(gameLevelsLoaded, answer?.ok ? answer.levels : null);
}
