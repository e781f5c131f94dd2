/**
 * The scoreboard: joins its state, its effects, the browser and the screen, as lab.js does for the Lab.
 * @import { Catalog } from './model/types.js'
 * @import { Press } from './keys.js'
 * @import { ScoreboardState } from './state/scoreboard-state.js'
 * @import { Call } from './state/store.js'
 * @import { XyChart } from './views/xy-chart.js'
 * @typedef {ReturnType<typeof createScoreboardPage>} ScoreboardPage
 */
import { BatchPool } from './engine/batch.js';
import { Engine } from './engine/engine.js';
import { trust } from './engine/own/trust.js';
import { browserClock as clock } from './effects/clock.js';
import { sketchWith } from './effects/level-files.js';
import { noticeEffect } from './effects/notice.js';
import { ownTrustEffect } from './effects/own-trust.js';
import { scoreboardFilesEffect } from './effects/scoreboard-files.js';
import { firstConfigurations, scoreboardKeepingEffect } from './effects/scoreboard-keeping.js';
import { scoreboardRunEffect } from './effects/scoreboard-run.js';
import { documentFor, emptyBatch, levelsFrom } from './model/batch.js';
import { fromBoardFragment, toBoardFragment } from './model/batch-link.js';
import { freshDocument } from './model/document.js';
import { toFragment } from './model/link.js';
import { addressOf, fromHash, toHash } from './model/places.js';
import { batchOf, initialScoreboard } from './state/scoreboard-state.js';
import { cellShown } from './state/selectors-scoreboard-cell.js';
import { tasksLeft } from './state/selectors-scoreboard.js';
import { createStore } from './state/store.js';
import * as updates from './state/updates-scoreboard.js';
import { setOver } from './state/updates-scoreboard-view.js';
import { closeMenu, notify } from './state/updates-page.js';
import { browserBatchStore } from './batch-store.js';
import { listenForBoards, openStorage } from './browser.js';
import { bundledNames } from './bundled-levels.js';
import { browserFiles } from './files.js';
import { keepForOffline } from './keep-offline.js';
import { followKeys, openKeys } from './key-meanings.js';
import { scoreboardScreen } from './screens/scoreboard.js';
import { shareLink } from './share-page.js';
import { drawPage, followBrowser, pageOf } from './show-page.js';

/** The levels of a first visit. */
const firstSet = 'sokoban_csc384';
/** The table that the site was published with, where it has one. */
const published = Object.values(
  /** @type {Record<string, string>} */ (
    import.meta.glob('../docs/results.json', { query: '?url', import: 'default', eager: true })
  ),
)[0];

export function createScoreboardPage() {
  const store = createStore(initialScoreboard);
  const { dispatch } = store;
  const storage = openStorage();
  const engine = new Engine({ onUnavailable: (reason) => dispatch(updates.scoreboardUnavailable, reason) });
  const keeping = scoreboardKeepingEffect(store, browserBatchStore(), storage);
  const files = scoreboardFilesEffect(
    store,
    engine,
    {
      ...browserFiles,
      names: bundledNames,
      published: () =>
        published
          ? fetch(published).then(
              (each) => (each.ok ? each.text() : null),
              () => null,
            )
          : null,
    },
    clock,
  );
  const run = scoreboardRunEffect(store, (hooks) => new BatchPool(hooks), clock);
  const trusting = ownTrustEffect(
    (/** @type {ScoreboardState} */ { history }) => history?.present.configurations ?? [],
    (code) => trust(storage, code),
  );
  for (const follower of [run, keeping, files, trusting, noticeEffect(/** @type {never} */ (store), clock)])
    store.subscribe(/** @type {never} */ (follower));

  /** That very run, to be stepped through. */
  function puzzlesAddress() {
    const { state } = store;
    const shown = cellShown(state);
    const { catalog } = state;
    const document =
      shown && catalog && documentFor(shown.configuration, shown.level, batchOf(state).bound, catalog);
    if (!document) return addressOf('puzzles');
    return addressOf('puzzles', toFragment(document, freshDocument(catalog, document.domain), { step: 0 }));
  }

  return pageOf(store, storage, {
    engine,
    keeping,
    puzzlesAddress,
    sketch: sketchWith(engine),
    take: files.take,
    openFile: files.openFile,
    loadLevels: files.loadLevels,
    chooseFile: files.chooseFile,
    comparePublished: files.comparePublished,
    hasPublished: published !== undefined,
    primary() {
      const isDone = store.state.phase === 'idle' && !tasksLeft(store.state);
      if (isDone) dispatch(updates.runAfresh, clock.now());
      else dispatch(updates.runPrimary);
    },
    openInPuzzles: () => location.assign(puzzlesAddress()),
    /** @param {string} id */
    exportAs(id) {
      if (id !== 'svg') return files.exportAs(id);
      const chart = /** @type {XyChart | null} */ (document.querySelector('xy-chart'));
      if (chart) browserFiles.download('chart.svg', chart.picture());
      else dispatch(notify, 'There is no chart to be seen: choose one on the right.');
    },
    startAfresh() {
      const { catalog, collections } = store.state;
      if (catalog) dispatch(updates.boardReplaced, firstBoard(catalog, collections), clock.now());
    },
    copyLink: () =>
      shareLink(
        dispatch,
        toBoardFragment(batchOf(store.state)),
        'That is too much for a link. Export it instead.',
      ),
    openKeys,
  });
}

/** What a first visit finds. @param {Catalog} catalog
 * @param {ScoreboardState['collections']} collections */
function firstBoard(catalog, collections) {
  const found = collections.find(({ name }) => name === firstSet) ?? collections[0];
  return Object.freeze({
    ...emptyBatch,
    levels: found ? levelsFrom(found, found.name) : [],
    configurations: firstConfigurations(catalog),
  });
}

/** @param {ScoreboardPage} page @param {Catalog} catalog */
function followLink(page, catalog) {
  const linked = fromBoardFragment(fromHash(location.hash));
  if (!linked) return false;
  const { collections } = page.state;
  const levels = collections
    .filter(({ name }) => linked.sets.includes(name))
    .flatMap((each) => levelsFrom(each, each.name));
  const { configurations, bound } = linked;
  const some = configurations.length ? configurations : firstConfigurations(catalog);
  page.dispatch(updates.boardReplaced, { ...emptyBatch, levels, configurations: some, bound }, page.now());
  history.replaceState(null, '', toHash('') || location.pathname + location.search);
  return true;
}

/** What a key means. @param {ScoreboardState} state @param {Press} press
 * @returns {Call<ScoreboardState, []> | 'primary' | 'keys' | null} */
function scoreboardMeaning(state, { key: pressed, ctrl, shift, typing }) {
  const key = pressed.toLowerCase();
  if (!state.history) return null;
  if (ctrl && key === 'enter' && state.phase !== 'running') return 'primary';
  if (key === 'escape' && state.open) return [closeMenu];
  if (key === 'escape' && state.phase === 'running') return [updates.pauseRun];
  if (typing) return null;
  if (ctrl && key === 'z') return [shift ? updates.redoBoard : updates.undoBoard];
  return key === '?' ? 'keys' : null;
}

async function start() {
  const page = createScoreboardPage();
  const { dispatch, storage, keeping, engine } = page;
  followBrowser(dispatch, storage);
  drawPage(page.store.subscribe, () => scoreboardScreen(page));
  followKeys(page, scoreboardMeaning, { primary: page.primary });
  listenForBoards({
    dropping: (over) => dispatch(setOver, over),
    async file(...[first, others]) {
      for (const file of [first, ...others]) await page.openFile(file);
    },
    text: (text, name) => void page.take(text, name),
  });
  /** @type {Catalog | null} */ const catalog = await engine.catalog().catch(() => null);
  if (!catalog) return;
  dispatch(updates.scoreboardReady, catalog);
  const [wasKept] = await Promise.all([keeping.begin(catalog), page.loadLevels()]);
  if (!followLink(page, catalog) && !wasKept)
    dispatch(updates.scoreboardOpened, firstBoard(catalog, page.state.collections), page.state.owns);
  keepForOffline(dispatch);
}

void start();
