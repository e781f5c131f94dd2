/**
 * The Lab: joins its state, its effects, the browser and the screen, as app.js does for the puzzles.
 * @import { Catalog } from './model/types.js'
 * @import { LabState } from './state/lab-state.js'
 * @import { Call } from './state/store.js'
 * @import { LevelBrowser } from './views/level-browser.js'
 * @import { KeySheet } from './views/key-sheet.js'
 * @typedef {ReturnType<typeof createLabPage>} LabPage
 */
import { Engine } from './engine/engine.js';
import { browserClock as clock } from './effects/clock.js';
import { labBoardEffect, labTypingEffect } from './effects/lab-board.js';
import { labCheckEffect } from './effects/lab-check.js';
import { labKeepingEffect } from './effects/lab-keeping.js';
import { labFilesEffect } from './effects/lab-files.js';
import { noticeEffect } from './effects/notice.js';
import { puzzlesFragment, ownOf, freshLab, toLabFragment } from './model/lab-document.js';
import { firstExample } from './model/lab-examples.js';
import { repaired } from './model/lab-repair.js';
import { mostFragment } from './model/link.js';
import { addressOf, toHash } from './model/places.js';
import { record } from './model/history.js';
import { initialLab, labOf } from './state/lab-state.js';
import { createStore } from './state/store.js';
import { labOpened, labReady, labUnavailable, takeOwn } from './state/updates-lab.js';
import { labLost } from './state/updates-lab-check.js';
import { linkCopied, notify, partLoaded, setDark } from './state/updates-page.js';
import { chooseColours, copy, copyRefused, keepFragment, openStorage } from './browser.js';
import { browserFiles } from './files.js';
import { isTrusted, trust } from './engine/own/trust.js';
import { isAllowed } from './state/selectors-lab.js';
import { createLabEngine } from './lab-engine.js';
import { labMeaning } from './lab-keys.js';
import { keepForOffline, takeNewVersion } from './keep-offline.js';
import { pressOf } from './keys.js';
import { labScreen } from './screens/lab.js';
import { drawPage, followBrowser } from './show-page.js';
import { loadedFor } from './views/part-note.js';

const told = 2000;

export function createLabPage() {
  const store = createStore(initialLab);
  const { dispatch } = store;
  const storage = openStorage();
  const engine = new Engine({ onUnavailable: (reason) => dispatch(labUnavailable, reason) });
  const own = createLabEngine((reason) => dispatch(labLost, reason));
  const fragments = keepFragment((fragment) => keeping.followLink(fragment, clock.now()));
  const keeping = labKeepingEffect(store, storage, fragments, {
    isTrusted: (code) => isTrusted(storage, code),
    trust: (code) => trust(storage, code),
  });
  const followers = [
    labCheckEffect(store, own, clock),
    labBoardEffect(store, engine),
    labTypingEffect(store, own, clock),
    keeping,
    noticeEffect(/** @type {never} */ (store), clock),
  ];
  followers.forEach((follower) => store.subscribe(/** @type {never} */ (follower)));
  const files = labFilesEffect(store, engine, browserFiles, keeping, clock);

  /** To the puzzles' page, which knows the code then. @param {string} [board] */
  const toPuzzles = async (board) => {
    const document = labOf(store.state);
    if (isAllowed(store.state)) await trust(storage, document.code);
    location.assign(addressOf('puzzles', puzzlesFragment(document, board)));
  };

  /** @returns {Promise<void>} */
  async function openLevels() {
    if (!(await loadedFor(() => import('./views/level-browser.js'), openLevels))) return;
    const browser = /** @type {LevelBrowser} */ (document.querySelector('level-browser'));
    await browser.updateComplete;
    await browser.open(labOf(store.state).domain);
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
    ...files,
    now: () => clock.now(),
    useInPuzzles: () => toPuzzles(),
    stepInto() {
      const { shown } = store.state.examples;
      if (shown) void toPuzzles(shown.text);
    },
    repair() {
      const { run } = store.state;
      if (!run?.report?.ratio) return;
      const entry = run.document.entry || run.main;
      dispatch(takeOwn, repaired(ownOf(run.document), entry, run.report.ratio), clock.now());
    },
    startAfresh() {
      const { catalog, history } = store.state;
      if (!catalog || !history) return;
      const fresh = freshLab(catalog, firstExample(catalog.domains[0].id, 'javascript'));
      dispatch(labOpened, record(history, fresh, '', clock.now()));
    },
    async loadEditor() {
      dispatch(partLoaded, 'editor', 'loading');
      const isHere = await import('./views/code-editor.js').then(
        () => true,
        () => false,
      );
      dispatch(partLoaded, 'editor', isHere ? 'ready' : 'failed');
    },
    /** A picture of any text, valid or not. @param {string} domain @param {string} text */
    async sketch(domain, text) {
      const picture = await engine.sketch(domain, text);
      if (picture) return picture;
      const check = await engine.check(domain, text, {}, []);
      return check.ok ? { width: check.width, height: check.height, cells: check.cells } : null;
    },
    openLevels,
    async copyLink() {
      const fragment = toLabFragment(labOf(store.state));
      if (fragment.length > mostFragment)
        return dispatch(notify, 'The code is too long for a link. Send it as a file instead.');
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

/** @param {LabPage} page */
function listenForLabKeys(page) {
  addEventListener('keydown', (event) => {
    const sheet = document.querySelector('key-sheet')?.shadowRoot?.querySelector('dialog[open]');
    if (event.defaultPrevented || sheet) return;
    const inCode = event.composedPath().some((each) => each instanceof Element && each.matches('.cm-editor'));
    const press = pressOf(event);
    const meaning = labMeaning(page.state, { ...press, typing: press.typing || inCode });
    if (!meaning) return;
    if (meaning === 'keys') page.openKeys();
    else page.dispatch(.../** @type {Call<LabState, unknown[]>} */ (meaning));
    event.preventDefault();
  });
}

async function start() {
  const page = createLabPage();
  const { dispatch, storage, keeping, engine } = page;
  followBrowser(dispatch, storage);
  keeping.restoreSizes();
  drawPage(page.store.subscribe, () => labScreen(page));
  listenForLabKeys(page);
  void page.loadEditor();
  /** @type {Catalog | null} */ const catalog = await engine.catalog().catch(() => null);
  if (!catalog) return;
  dispatch(labReady, catalog);
  keeping.begin(catalog, page.now());
  await page.loadLevels();
  keepForOffline(dispatch);
}

void start();
