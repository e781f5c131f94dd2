/**
 * The Lab: joins its state, its effects, the browser and the screen, as app.js does for the puzzles.
 * @import { Catalog } from './model/types.js'
 * @typedef {ReturnType<typeof createLabPage>} LabPage
 */
import { Engine } from './engine/engine.js';
import { browserClock as clock } from './effects/clock.js';
import { labBoardEffect, labTypingEffect } from './effects/lab-board.js';
import { labCheckEffect } from './effects/lab-check.js';
import { labKeepingEffect } from './effects/lab-keeping.js';
import { labFilesEffect } from './effects/lab-files.js';
import { sketchWith } from './effects/level-files.js';
import { noticeEffect } from './effects/notice.js';
import { puzzlesFragment, ownOf, freshLab, toLabFragment } from './model/lab-document.js';
import { firstExample } from './model/lab-examples.js';
import { repaired } from './model/lab-repair.js';
import { addressOf } from './model/places.js';
import { record } from './model/history.js';
import { initialLab, labOf } from './state/lab-state.js';
import { createStore } from './state/store.js';
import { labOpened, labReady, labUnavailable, takeOwn } from './state/updates-lab.js';
import { labLost } from './state/updates-lab-check.js';
import { partLoaded } from './state/updates-page.js';
import { keepFragment, openStorage } from './browser.js';
import { browserFiles } from './files.js';
import { isTrusted, trust } from './engine/own/trust.js';
import { isAllowed } from './state/selectors-lab.js';
import { createLabEngine } from './lab-engine.js';
import { labMeaning } from './lab-keys.js';
import { keepForOffline } from './keep-offline.js';
import { followKeys, openKeys } from './key-meanings.js';
import { labScreen } from './screens/lab.js';
import { openLevelBrowser, shareLink } from './share-page.js';
import { drawPage, followBrowser, pageOf } from './show-page.js';

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

  return pageOf(store, storage, {
    engine,
    keeping,
    ...files,
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
    sketch: sketchWith(engine),
    openLevels: () => openLevelBrowser(labOf(store.state).domain),
    copyLink: () =>
      shareLink(
        dispatch,
        toLabFragment(labOf(store.state)),
        'The code is too long for a link. Send it as a file instead.',
      ),
    openKeys,
  });
}

async function start() {
  const page = createLabPage();
  const { dispatch, storage, keeping, engine } = page;
  followBrowser(dispatch, storage);
  keeping.restoreSizes();
  drawPage(page.store.subscribe, () => labScreen(page));
  followKeys(page, labMeaning);
  void page.loadEditor();
  /** @type {Catalog | null} */ const catalog = await engine.catalog().catch(() => null);
  if (!catalog) return;
  dispatch(labReady, catalog);
  keeping.begin(catalog, page.now());
  await page.loadLevels();
  keepForOffline(dispatch);
}

void start();
