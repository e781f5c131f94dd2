/**
 * The Tuning page: joins its state, its effects, the browser and the screen, as lab.js does for the Lab.
 * @import { Catalog } from './model/types.js'
 * @import { TuningState } from './state/tuning-state.js'
 * @typedef {ReturnType<typeof createTuningPage>} TuningPage
 */
import { BatchPool } from './engine/batch.js';
import { ChoosingEngine } from './engine/choosing-engine.js';
import { Engine } from './engine/engine.js';
import { isTrusted, trust } from './engine/own/trust.js';
import { browserClock as clock } from './effects/clock.js';
import { workersFor } from './effects/compare.js';
import { sketchWith } from './effects/level-files.js';
import { noticeEffect } from './effects/notice.js';
import { ownTrustEffect } from './effects/own-trust.js';
import { tuningBoardEffect, tuningFilesEffect } from './effects/tuning-board.js';
import { tuningKeepingEffect } from './effects/tuning-keeping.js';
import { raceEffect } from './effects/tuning-race.js';
import { sweepEffect } from './effects/tuning-sweep.js';
import { record } from './model/history.js';
import { freshTuning, hasOwn, toTuningFragment } from './model/tuning-document.js';
import { sweepCsv } from './model/tuning-sweep.js';
import { initialTuning, tuningOf } from './state/tuning-state.js';
import { createStore } from './state/store.js';
import { notify } from './state/updates-page.js';
import { tuningOpened, tuningReady, tuningUnavailable } from './state/updates-tuning.js';
import { setCalm } from './state/updates-tuning-run.js';
import { keepFragment, openStorage } from './browser.js';
import { browserFiles, download } from './files.js';
import { keepForOffline } from './keep-offline.js';
import { followKeys, openKeys } from './key-meanings.js';
import { openLevelBrowser, shareLink } from './share-page.js';
import { drawPage, followBrowser, pageOf } from './show-page.js';
import { tuningMeaning } from './tuning-keys.js';
import { tuningScreen } from './screens/tuning.js';

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
    ownTrustEffect(
      (/** @type {TuningState} */ { history }) =>
        history ? [...history.present.entrants, history.present.sweep.configuration] : [],
      (code) => trust(storage, code),
    ),
    noticeEffect(/** @type {never} */ (store), clock),
  ];
  followers.forEach((follower) => store.subscribe(/** @type {never} */ (follower)));
  const files = tuningFilesEffect(store, engine, browserFiles, clock);

  return pageOf(store, storage, {
    engine,
    keeping,
    ...files,
    startAfresh() {
      const { catalog, history } = store.state;
      if (catalog && history) dispatch(tuningOpened, record(history, freshTuning(catalog), '', clock.now()));
    },
    sketch: sketchWith(engine),
    openLevels: () => openLevelBrowser(tuningOf(store.state).domain),
    saveSweep() {
      const { sweep } = store.state;
      if (sweep) download('sweep.csv', sweepCsv(sweep.batch));
    },
    async copyLink() {
      const present = tuningOf(store.state);
      const tooLong = 'The board is too long for a link. Send it as a file instead.';
      const isThere = await shareLink(dispatch, toTuningFragment(present), tooLong);
      if (isThere && hasOwn(present)) dispatch(notify, 'Your own heuristics are not in the link.', 'note');
    },
    openKeys,
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
  followKeys(page, tuningMeaning);
  /** @type {Catalog | null} */ const catalog = await engine.catalog().catch(() => null);
  if (!catalog) return;
  dispatch(tuningReady, catalog);
  keeping.begin(catalog, page.now());
  await page.loadLevels();
  keeping.restoreSweep(catalog);
  keepForOffline(dispatch);
}

void start();
