/**
 * The scoreboard: joins its state, its effects, the browser and the screen, as lab.js does for the Lab.
 * @import { Catalog } from './model/types.js'
 * @import { KeySheet } from './views/key-sheet.js'
 * @import { XyChart } from './views/xy-chart.js'
 * @typedef {ReturnType<typeof createScoreboardPage>} ScoreboardPage
 */
import { BatchPool } from './engine/batch.js';
import { Engine } from './engine/engine.js';
import { browserClock as clock } from './effects/clock.js';
import { noticeEffect } from './effects/notice.js';
import { scoreboardFilesEffect } from './effects/scoreboard-files.js';
import { firstConfigurations, scoreboardKeepingEffect } from './effects/scoreboard-keeping.js';
import { scoreboardRunEffect } from './effects/scoreboard-run.js';
import { documentFor, emptyBatch, levelsFrom } from './model/batch.js';
import { fromBoardFragment, toBoardFragment } from './model/batch-link.js';
import { freshDocument } from './model/document.js';
import { mostFragment, toFragment } from './model/link.js';
import { addressOf, fromHash, toHash } from './model/places.js';
import { batchOf, initialScoreboard } from './state/scoreboard-state.js';
import { cellShown } from './state/selectors-scoreboard-cell.js';
import { tasksLeft } from './state/selectors-scoreboard.js';
import { createStore } from './state/store.js';
import * as updates from './state/updates-scoreboard.js';
import { setOver } from './state/updates-scoreboard-view.js';
import { closeMenu, linkCopied, notify, setDark } from './state/updates-page.js';
import { browserBatchStore } from './batch-store.js';
import { chooseColours, copy, copyRefused, listenForBoards, openStorage } from './browser.js';
import { browserFiles, bundledNames } from './files.js';
import { keepForOffline, takeNewVersion } from './keep-offline.js';
import { pressOf } from './keys.js';
import { scoreboardScreen } from './screens/scoreboard.js';
import { drawPage, followBrowser } from './show-page.js';

const told = 2000;
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
  for (const follower of [run, keeping, files, noticeEffect(/** @type {never} */ (store), clock)])
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

  return {
    get state() {
      return store.state;
    },
    store,
    dispatch,
    engine,
    storage,
    keeping,
    takeNewVersion,
    puzzlesAddress,
    take: files.take,
    openFile: files.openFile,
    loadLevels: files.loadLevels,
    chooseFile: files.chooseFile,
    comparePublished: files.comparePublished,
    hasPublished: published !== undefined,
    now: () => clock.now(),
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
    /** A picture of any text. @param {string} domain @param {string} text */
    async sketch(domain, text) {
      const check = await engine.check(domain, text, {}, []);
      return check.ok
        ? { width: check.width, height: check.height, cells: check.cells }
        : engine.sketch(domain, text);
    },
    startAfresh() {
      const { catalog, collections } = store.state;
      if (catalog) dispatch(updates.boardReplaced, firstBoard(catalog, collections), clock.now());
    },
    async copyLink() {
      const fragment = toBoardFragment(batchOf(store.state));
      if (fragment.length > mostFragment)
        return dispatch(notify, 'That is too much for a link. Export it instead.');
      const link = new URL(location.href);
      link.hash = toHash(fragment);
      if (!(await copy(link.href))) return dispatch(notify, copyRefused);
      dispatch(linkCopied, true);
      clock.after(told, () => dispatch(linkCopied, false));
    },
    openKeys: () => /** @type {KeySheet | null} */ (document.querySelector('key-sheet'))?.open(),
    toggleColours: () => dispatch(setDark, chooseColours(storage, !store.state.dark)),
  };
}

/** What a first visit finds. @param {Catalog} catalog
 * @param {import('./state/scoreboard-state.js').ScoreboardState['collections']} collections */
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

/** @param {ScoreboardPage} page */
function listenForKeys(page) {
  addEventListener('keydown', (event) => {
    const sheet = document.querySelector('key-sheet')?.shadowRoot?.querySelector('dialog[open]');
    const { state, dispatch } = page;
    if (event.defaultPrevented || sheet || !state.history) return;
    const { key: pressed, ctrl, shift, typing } = pressOf(event);
    const key = pressed.toLowerCase();
    if (ctrl && key === 'enter' && state.phase !== 'running') page.primary();
    else if (key === 'escape' && state.open) dispatch(closeMenu);
    else if (key === 'escape' && state.phase === 'running') dispatch(updates.pauseRun);
    else if (typing) return;
    else if (ctrl && key === 'z') dispatch(shift ? updates.redoBoard : updates.undoBoard);
    else if (key === '?') page.openKeys();
    else return;
    event.preventDefault();
  });
}

async function start() {
  const page = createScoreboardPage();
  const { dispatch, storage, keeping, engine } = page;
  followBrowser(dispatch, storage);
  drawPage(page.store.subscribe, () => scoreboardScreen(page));
  listenForKeys(page);
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
