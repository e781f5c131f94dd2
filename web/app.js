/**
 * The page of the puzzles, whole or embedded: joins the state, its effects, the browser and the screen. What
 * views can ask for besides changes of the state is gathered here.
 * @import { Catalog, PlaygroundDocument } from './model/types.js'
 * @import { WorkerLike } from './engine/worker-link.js'
 * @import { Pane } from './state/selectors-panes.js'
 * @import { State } from './state/state.js'
 * @typedef {ReturnType<typeof createPage>} Page
 */
import { ChoosingEngine } from './engine/choosing-engine.js';
import { Engine } from './engine/engine.js';
import { edit, freshDocument } from './model/document.js';
import { addressEffect, linkOf } from './effects/address.js';
import { boardEffect } from './effects/board.js';
import { browserClock } from './effects/clock.js';
import { heuristicEffect } from './effects/heuristic.js';
import { laterEffect } from './effects/later.js';
import { sketchWith } from './effects/level-files.js';
import { levelsEffect } from './effects/levels.js';
import { noticeEffect } from './effects/notice.js';
import { overviewEffect } from './effects/overview.js';
import { questionLoader } from './effects/question-loader.js';
import { partsEffect } from './effects/parts.js';
import { plansEffect } from './effects/plans.js';
import { playEffect } from './effects/play.js';
import { searchEffect } from './effects/search.js';
import { keys, load, loadRecord, storageEffect } from './effects/storage.js';
import { timeEffect } from './effects/time.js';
import { record } from './model/history.js';
import { home } from './model/places.js';
import { readRecords } from './model/records.js';
import { isBetweenSteps } from './state/selectors-run.js';
import { visiblePanes } from './state/selectors-panes.js';
import { initialState, documentOf, set } from './state/state.js';
import { createStore } from './state/store.js';
import { setMode } from './state/updates-cursor.js';
import { editDocument, engineReady, engineUnavailable, opened, pickBoard } from './state/updates-document.js';
import * as pageUpdates from './state/updates-page.js';
import { planCopied } from './state/updates-plan.js';
import { hintMissing } from './state/updates-play.js';
import { engineLost, solve } from './state/updates-run.js';
import { copy, copyRefused, keepFragment, listenForBoards, openStorage, showColours } from './browser.js';
import { browserFiles } from './files.js';
import { listenForKeys, solveBy } from './commands.js';
import { whenIdle } from './keep-offline.js';
import { loadAll, openDialog, openMenu } from './menus.js';
import { panes } from './panes.js';
import { drawPage, followBrowser, pageOf } from './show-page.js';
import { loadedFor } from './views/part-note.js';

const told = 2000;

/** @param {{ embedded?: boolean, createWorker?: () => WorkerLike, visible?: (state: State) => Pane[] }} [how]
 *   visible: the panes in sight, where the screen is not the whole page's */
export function createPage({
  embedded = false,
  createWorker,
  visible = (state) => visiblePanes(panes, state),
} = {}) {
  const store = createStore(set(initialState, { embed: { ...initialState.embed, on: embedded } }));
  const { dispatch } = store;
  const storage = openStorage();
  const isAllowed = (/** @type {string} */ code) => store.state.allowed === code;
  const engine = new ChoosingEngine({
    ...(createWorker ? { createWorker } : {}),
    isAllowed,
    onLost: (reason) => dispatch(engineLost, reason),
    onUnavailable: (reason) => dispatch(engineUnavailable, reason),
  });
  const clock = browserClock;
  const levels = levelsEffect(store, engine, browserFiles, clock);
  const address = addressEffect(
    store,
    keepFragment((fragment) => address.followLink(fragment, clock.now())),
    {
      shipped: levels.shipped,
      colours: (theme) => dispatch(pageUpdates.setDark, showColours(storage, theme)),
    },
  );
  /** By the state, for effects ask of two at a time, and often. @type {WeakMap<object, Set<string>>} */
  const sights = new WeakMap();
  const inSight = (/** @type {State} */ state) => {
    const known = sights.get(state) ?? new Set([...visible(state).map(({ id }) => id), state.wanted]);
    sights.set(state, known);
    return known;
  };
  const showsEstimates = (/** @type {State} */ state) =>
    state.open === 'heuristic' || inSight(state).has('estimates');
  const [board, play, parts] = [
    boardEffect(store, engine, clock, showsEstimates),
    playEffect(store, engine, clock),
    partsEffect(store, panes, () => import('./views/edit-parts.js'), visible),
  ];
  const question = questionLoader(store, async () => {
    const { questionEffect } = await import('./effects/question.js');
    return questionEffect(store, engine, () => new Engine());
  });
  const followers = [
    searchEffect(store, engine),
    board,
    heuristicEffect(store, engine),
    timeEffect(store, engine, clock),
    plansEffect(store, engine),
    overviewEffect(store, engine, clock, inSight),
    play,
    laterEffect(
      store,
      (state, before) => state.play.asked !== before.play.asked,
      async () => (await import('./effects/hints.js')).hintEffect(store, () => new Engine()),
      () => dispatch(hintMissing),
    ),
    // Only its own pane starts one.
    laterEffect(
      store,
      (state, before) => state.panes.parts.compare === 'ready' && before.panes.parts.compare !== 'ready',
      async () => {
        const { compareEffect, workersFor } = await import('./effects/compare.js');
        const createEngine = (/** @type {(reason: string) => void} */ onLost) =>
          new ChoosingEngine({ onLost, isAllowed });
        return compareEffect(store, createEngine, workersFor(navigator.hardwareConcurrency));
      },
      () => dispatch(pageUpdates.partLoaded, 'compare', 'failed'),
    ),
    storageEffect(store, storage),
    noticeEffect(store, clock),
    // The notebook is not an embed's; a code that came with its link is.
    laterEffect(
      store,
      ({ history }) => Boolean(history && (!embedded || history.present.own)),
      async () => {
        const [{ ownHeuristicsEffect }, { isTrusted, trust }] = await Promise.all([
          import('./effects/own-heuristics.js'),
          import('./engine/own/trust.js'),
        ]);
        const trusts = {
          isTrusted: (/** @type {string} */ code) => isTrusted(storage, code),
          trust: (/** @type {string} */ code) => trust(storage, code),
        };
        return ownHeuristicsEffect(store, storage, trusts, engine);
      },
      () => {
        if (documentOf(store.state).own)
          dispatch(pageUpdates.notify, 'A part of the page for own heuristics could not be loaded.');
      },
    ),
    address,
    parts,
    question,
  ];
  followers.forEach((follower) => store.subscribe(follower));

  /** The file on another site that the link leads to, after a click. @returns {Promise<void>} */
  async function fetchLinked() {
    const parts = () => Promise.all([import('./effects/remote.js'), import('./fetch-frame.js')]);
    if (!(await loadedFor(parts, fetchLinked))) return;
    const [{ openLinkedFile }, { fetchText }] = await parts();
    if (await openLinkedFile(store, levels, fetchText)) address.arrive();
  }

  return pageOf(store, storage, {
    engine,
    board,
    play,
    parts,
    address,
    levels,
    /** @param {Partial<PlaygroundDocument>} change @param {string} [group] */
    edit: (change, group = '') => dispatch(editDocument, change, group, clock.now()),
    /** @param {string} how */
    solveBy: (how) => solveBy(store, how),
    /** Opens a menu, or closes all; what is loaded later is loaded first. @param {string} name */
    menu(name) {
      if (name === 'levels') return openDialog('level-browser', documentOf(store.state).domain);
      return name ? openMenu(store, name) : dispatch(pageUpdates.closeMenu);
    },
    /** @param {'help' | 'keys'} name */
    openPart: (name) => openDialog(name === 'help' ? 'help-dialog' : 'key-sheet'),
    /** Rows of the frontier at the step that is shown. @param {number} from @param {number} to */
    loadFrontier: (from, to) => engine.frontier(store.state.cursor.step, from, to),
    /** What is wrong with a breakpoint's condition, or ''. @param {string} text */
    conditionDiagnostic: async (text) => (await engine.checkCondition(text).catch(() => null))?.message ?? '',
    sketch: sketchWith(engine),
    /** The board and settings that answer a question, run.
     * @param {Partial<PlaygroundDocument> & { domain: string }} change */
    showQuestion(change) {
      const { catalog, history } = store.state;
      if (!catalog || !history) return;
      const asked = edit(freshDocument(catalog, change.domain), change);
      dispatch(setMode, 'watch');
      dispatch(opened, record(history, asked, '', clock.now()));
      dispatch(solve);
    },
    /** The board on which the user's own heuristic failed becomes the board. */
    showFailure() {
      const { run } = store.state;
      const board = run?.stats?.failure?.board;
      if (!run || !board) return;
      const words = 'This is the board on which the heuristic failed.';
      dispatch(pickBoard, run.document.domain, board, words, clock.now());
      dispatch(pageUpdates.notify, words, 'note', 'undo');
    },
    solveFromHere() {
      const {
        play: { position, domain },
      } = store.state;
      if (!position) return;
      dispatch(setMode, 'watch');
      dispatch(pickBoard, domain, position.text, 'The position is the board now.', clock.now());
      dispatch(pageUpdates.notify, 'The position is the board now.', 'note', 'undo');
      solveWhenChecked(store);
    },
    link: () => linkOf(store.state, new URL(home, location.href).href),
    share: () => openDialog('share-dialog'),
    async copyPlan() {
      if (!(await copy(store.state.plan.text.trimEnd()))) return dispatch(pageUpdates.notify, copyRefused);
      dispatch(planCopied, true);
      setTimeout(() => dispatch(planCopied, false), told);
    },
    downloadPlan() {
      const { format, text } = store.state.plan;
      browserFiles.download(`plan-${format}.txt`, text);
    },
    fetchLinked,
    question,
  });
}

/** A board that was just put in is read before it is searched. @param {Page['store']} store */
function solveWhenChecked(store) {
  if (store.state.check) return store.dispatch(solve);
  const forget = store.subscribe((state) => {
    if (!state.check) return;
    forget();
    store.dispatch(solve);
  });
}

/** @param {Page} page @param {() => unknown} screen @returns {Promise<void>} */
export async function startPage(page, screen) {
  const { dispatch, storage } = page;
  followBrowser(dispatch, storage);
  dispatch(pageUpdates.sizesRestored, loadRecord(storage, keys.sizes, 'number'));
  dispatch(
    pageUpdates.recordsRestored,
    loadRecord(storage, keys.boards, 'string'),
    readRecords(load(storage, keys.bests)),
    readRecords(load(storage, keys.found)),
  );
  drawPage((follower) => page.store.subscribe((state) => isBetweenSteps(state) || follower()), screen);
  listenForKeys(page);
  listenForBoards({
    dropping: (over) => dispatch(pageUpdates.setDropping, over),
    file: (file) => page.levels.openFile(file),
    text: (text, name) => page.levels.take(text, name),
  });
  /** @type {Catalog | null} */ const catalog = await page.engine.catalog().catch(() => null);
  if (!catalog) return;
  dispatch(engineReady, catalog);
  await page.address.begin(load(storage, keys.document), catalog, page.now());
  page.address.arrive();
  // An embedded page wants little of them, and there may be twenty on a page.
  if (page.state.embed.on) whenIdle(() => void page.levels.load());
  else await page.levels.load();
}

/** What nobody has asked for yet is loaded when there is nothing else to do, unless data are to be saved.
 * @param {Page} page */
export function loadMeanwhile(page) {
  if (/** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData) return;
  whenIdle(() => {
    void page.parts.rest();
    loadAll();
  });
}
