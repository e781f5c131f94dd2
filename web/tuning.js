/**
 * The Tuning page: joins its state, its effects, the browser and the screen, as lab.js does for the Lab.
 * @import { Catalog } from './model/types.js'
 * @import { TuningState } from './state/tuning-state.js'
 * @import { Call } from './state/store.js'
 * @import { LevelBrowser } from './views/level-browser.js'
 * @import { KeySheet } from './views/key-sheet.js'
 * @typedef {ReturnType<typeof createTuningPage>} TuningPage
 */
import { BatchPool } from './engine/batch.js';
import { ChoosingEngine } from './engine/choosing-engine.js';
import { Engine } from './engine/engine.js';
import { isTrusted } from './engine/own/trust.js';
import { browserClock as clock } from './effects/clock.js';
import { workersFor } from './effects/compare.js';
import { noticeEffect } from './effects/notice.js';
import { tuningBoardEffect, tuningFilesEffect } from './effects/tuning-board.js';
import { tuningKeepingEffect } from './effects/tuning-keeping.js';
import { raceEffect } from './effects/tuning-race.js';
import { sweepEffect } from './effects/tuning-sweep.js';
import { record } from './model/history.js';
import { mostFragment } from './model/link.js';
import { toHash } from './model/places.js';
import { freshTuning, hasOwn, toTuningFragment } from './model/tuning-document.js';
import { sweepCsv } from './model/tuning-sweep.js';
import { initialTuning, tuningOf } from './state/tuning-state.js';
import { createStore } from './state/store.js';
import { linkCopied, notify, setDark } from './state/updates-page.js';
import { tuningOpened, tuningReady, tuningUnavailable } from './state/updates-tuning.js';
import { setCalm } from './state/updates-tuning-run.js';
import { chooseColours, copy, copyRefused, keepFragment, openStorage } from './browser.js';
import { browserFiles, download } from './files.js';
import { keepForOffline, takeNewVersion } from './keep-offline.js';
import { pressOf } from './keys.js';
import { drawPage, followBrowser } from './show-page.js';
import { tuningMeaning } from './tuning-keys.js';
import { tuningScreen } from './screens/tuning.js';

const told = 2000;

export function createTuningPage() {
  const store = createStore(initialTuning);
  const { dispatch } = store;
  const storage = openStorage();
  const engine = new Engine({ onUnavailable: (reason) => dispatch(tuningUnavailable, reason) });
  const fragments = keepFragment((fragment) => keeping.followLink(fragment, clock.now()));
  const keeping = tuningKeepingEffect(store, storage, fragments);
  const isAllowed = async (/** @type {string} */ code) =>
    store.state.owns.some((own) => own.code === code) || isTrusted(storage, code);
  const workers = workersFor(navigator.hardwareConcurrency);
  const followers = [
    raceEffect(store, (onLost) => new ChoosingEngine({ onLost, isAllowed }), clock, workers),
    sweepEffect(store, (hooks) => new BatchPool(hooks), clock),
    tuningBoardEffect(store, engine),
    keeping,
    noticeEffect(/** @type {never} */ (store), clock),
  ];
  followers.forEach((follower) => store.subscribe(/** @type {never} */ (follower)));
  const files = tuningFilesEffect(store, engine, browserFiles, clock);

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
    startAfresh() {
      const { catalog, history } = store.state;
      if (catalog && history) dispatch(tuningOpened, record(history, freshTuning(catalog), '', clock.now()));
    },
    /** A picture of any text, valid or not. @param {string} domain @param {string} text */
    async sketch(domain, text) {
      const picture = await engine.sketch(domain, text);
      if (picture) return picture;
      const check = await engine.check(domain, text, {}, []);
      return check.ok ? { width: check.width, height: check.height, cells: check.cells } : null;
    },
    async openLevels() {
      const isHere = await import('./views/level-browser.js').then(
        () => true,
        () => false,
      );
      if (!isHere) return dispatch(notify, 'The levels could not be loaded. Is the connection gone?');
      const browser = /** @type {LevelBrowser} */ (document.querySelector('level-browser'));
      await browser.updateComplete;
      await browser.open(tuningOf(store.state).domain);
    },
    saveSweep() {
      const { sweep } = store.state;
      if (sweep) download('sweep.csv', sweepCsv(sweep.batch));
    },
    async copyLink() {
      const present = tuningOf(store.state);
      const fragment = toTuningFragment(present);
      if (fragment.length > mostFragment)
        return dispatch(notify, 'The board is too long for a link. Send it as a file instead.');
      const link = new URL(location.href);
      link.hash = toHash(fragment);
      if (!(await copy(link.href))) return dispatch(notify, copyRefused);
      if (hasOwn(present)) dispatch(notify, 'Your own heuristics are not in the link.', 'note');
      dispatch(linkCopied, true);
      clock.after(told, () => dispatch(linkCopied, false));
    },
    openKeys: () => /** @type {KeySheet | null} */ (document.querySelector('key-sheet'))?.open(),
    toggleColours: () => dispatch(setDark, chooseColours(storage, !store.state.dark)),
  };
}

/** @param {TuningPage} page */
function listenForTuningKeys(page) {
  addEventListener('keydown', (event) => {
    const isOpen = [...document.querySelectorAll('key-sheet, level-browser')].some((each) =>
      each.shadowRoot?.querySelector('dialog[open]'),
    );
    if (event.defaultPrevented || isOpen) return;
    const meaning = tuningMeaning(page.state, pressOf(event));
    if (!meaning) return;
    if (meaning === 'keys') page.openKeys();
    else page.dispatch(.../** @type {Call<TuningState, unknown[]>} */ (meaning));
    event.preventDefault();
  });
}

/** @param {TuningPage} page */
function followMotion({ dispatch }) {
  const wish = matchMedia('(prefers-reduced-motion: reduce)');
  wish.addEventListener('change', () => dispatch(setCalm, wish.matches));
  dispatch(setCalm, wish.matches);
}

async function start() {
  const page = createTuningPage();
  const { dispatch, storage, keeping, engine } = page;
  followBrowser(dispatch, storage);
  followMotion(page);
  drawPage(page.store.subscribe, () => tuningScreen(page));
  listenForTuningKeys(page);
  /** @type {Catalog | null} */ const catalog = await engine.catalog().catch(() => null);
  if (!catalog) return;
  dispatch(tuningReady, catalog);
  keeping.begin(catalog, page.now());
  await page.loadLevels();
  keeping.restoreSweep(catalog);
  keepForOffline(dispatch);
}

void start();
