/**
 * The page of the game: joins its state, its effects, the browser and the screen, as app.js does for the
 * puzzles.
 * @import { GameInfo } from './engine/game-protocol.js'
 * @import { GameDocument } from './model/game-document.js'
 * @import { GameState } from './state/game-state.js'
 * @typedef {{ state: GameState, dispatch: import('./state/store.js').Dispatch<GameState>,
 *   isFramed: boolean }} GameView
 * @typedef {ReturnType<typeof createGamePage>} GamePage
 */
import { GameEngine } from './engine/game-engine.js';
import { browserClock as clock } from './effects/clock.js';
import { gameCheckEffect, gameKeepingEffect, loadGameLevels } from './effects/game-document.js';
import { gamePlayEffect } from './effects/game-play.js';
import { questionLoader } from './effects/question-loader.js';
import { gameSearchEffect } from './effects/game-search.js';
import { gameWalkEffect } from './effects/game-walk.js';
import { initialGame } from './state/game-state.js';
import { createStore } from './state/store.js';
import { editBoards, gameLost, gameReady, gameUnavailable } from './state/updates-game.js';
import { notify, say } from './state/updates-page.js';
import { copy, copyRefused, keepFragment, openStorage } from './browser.js';
import { gameMeaning } from './game-keys.js';
import { keepForOffline } from './keep-offline.js';
import { followKeys, openKeys } from './key-meanings.js';
import { gameScreen } from './screens/game.js';
import { drawPage, followBrowser, pageOf } from './show-page.js';
import { loadedFor } from './views/part-note.js';
import levelsUrl from '../levels/game_first_boards.txt?url';

export function createGamePage() {
  const store = createStore(initialGame);
  const { dispatch } = store;
  const storage = openStorage();
  const engine = new GameEngine({
    onLost: (reason) => dispatch(gameLost, reason),
    onUnavailable: (reason) => dispatch(gameUnavailable, reason),
  });
  const fragments = keepFragment((fragment) => keeping.followLink(fragment, clock.now()));
  const keeping = gameKeepingEffect(store, storage, fragments);
  /** The card of a question, once it is loaded. */
  const card = { view: /** @type {((page: GameView) => unknown) | null} */ (null) };
  const question = questionLoader(store, async () => {
    const [{ gameQuestionEffect }, { gameQuestion }] = await Promise.all([
      import('./effects/game-question.js'),
      import('./screens/game-question.js'),
    ]);
    card.view = gameQuestion;
    return gameQuestionEffect(store, () => new GameEngine());
  });
  const followers = [
    gameSearchEffect(store, engine),
    gameCheckEffect(store, engine),
    gameWalkEffect(store, engine, clock),
    gamePlayEffect(store, engine, clock),
    keeping,
    question,
  ];
  followers.forEach((follower) => store.subscribe(follower));

  const page = pageOf(store, storage, {
    engine,
    keeping,
    card,
    question,
    /** In someone else's page there is less around it. */
    isFramed: window.parent !== window,
    /** @param {Partial<GameDocument>} change @param {string} [group] */
    edit: (change, group = '') => dispatch(editBoards, change, group, clock.now()),
    async copySolution() {
      const copied = await copy(store.state.run?.result?.solution ?? '');
      if (copied) dispatch(say, 'The solution file is on the clipboard.');
      else dispatch(notify, copyRefused);
    },
    openKeys,
    /** @returns {Promise<void>} */
    async share() {
      const part = () => import('./share-game.js');
      if (await loadedFor(part, page.share)) await (await part()).openGameShare(page);
    },
  });
  return page;
}

/** @returns {Promise<string | null>} */
async function readLevels() {
  const response = await fetch(levelsUrl);
  return response.ok ? response.text() : null;
}

async function start() {
  const page = createGamePage();
  const { dispatch, storage, keeping, engine, store } = page;
  document.documentElement.toggleAttribute('data-embedded', page.isFramed);
  followBrowser(dispatch, storage);
  keeping.restoreSizes();
  drawPage(store.subscribe, () => gameScreen(page));
  followKeys(page, (state, press) => gameMeaning(state, press, page.now()), {
    share: () => void page.share(),
  });
  if (page.isFramed)
    void import('./host.js').then(
      ({ joinGameHost }) => joinGameHost(store),
      () => {}, // then the page around hears nothing, and the game can be played
    );
  /** @type {GameInfo | null} */ const info = await engine.info().catch(() => null);
  if (!info) return;
  dispatch(gameReady, info);
  keeping.begin(info);
  await loadGameLevels(store, engine, readLevels);
  keepForOffline(dispatch);
}

void start();
