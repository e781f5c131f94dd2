import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutResult } from '../../web/engine/batch-task.js';
import { scoreboardFilesEffect } from '../../web/effects/scoreboard-files.js';
import { scoreboardKeepingEffect } from '../../web/effects/scoreboard-keeping.js';
import { scoreboardRunEffect } from '../../web/effects/scoreboard-run.js';
import { batchText } from '../../web/model/batch-file.js';
import { configurationOf, emptyBatch } from '../../web/model/batch.js';
import { batchOf, initialScoreboard } from '../../web/state/scoreboard-state.js';
import { cellFigures, cellWords, marksNow } from '../../web/state/selectors-scoreboard-cell.js';
import * as selectors from '../../web/state/selectors-scoreboard.js';
import { createStore } from '../../web/state/store.js';
import * as updates from '../../web/state/updates-scoreboard.js';
import * as views from '../../web/state/updates-scoreboard-view.js';
import { catalog } from './catalog-sample.js';

const collection = (name, count) => ({
  name,
  title: `Set ${name}`,
  domain: 'grid',
  opened: false,
  levels: Array.from({ length: count }, (_, i) => ({
    id: `${name}${i + 1}`,
    title: '',
    board: `#${name}${i}#`,
    line: 1,
    optimal: null,
    author: '',
  })),
});
const configurations = ['c1', 'c2'].map((key) =>
  configurationOf({ key, heuristic: key === 'c1' ? '' : 'zero' }),
);
const solved = (cost, more = {}) => ({
  ...withoutResult('refused', ''),
  status: 'solved',
  cost,
  expanded: 10 * cost,
  seconds: cost / 10,
  checked: true,
  plans: [{ cost, expanded: cost, seconds: 0.1, lower_bound: null }],
  ...more,
});

/** A board of two collections, of which one is on it. */
function opened() {
  const store = createStore(initialScoreboard);
  store.dispatch(updates.scoreboardReady, catalog);
  store.dispatch(updates.scoreboardOpened, { ...emptyBatch, configurations }, []);
  store.dispatch(updates.collectionsLoaded, [collection('p', 3), collection('q', 2)]);
  store.dispatch(updates.toggleCollection, 'p', 0);
  return store;
}
const arrive = (store, results, running = []) =>
  store.dispatch(updates.resultsArrived, store.state.leg, results, running, 1);

test('collections go on the board and off it; results stay with what stays', () => {
  const store = opened();
  arrive(store, { 'p:1 c1': solved(3) });
  store.dispatch(updates.toggleCollection, 'q', 0);
  assert.equal(batchOf(store.state).levels.length, 5);
  assert.deepEqual(Object.keys(batchOf(store.state).results), ['p:1 c1']);
  store.dispatch(updates.toggleCollection, 'p', 0);
  assert.deepEqual(batchOf(store.state).results, {});
  store.dispatch(updates.undoBoard);
  assert.deepEqual(Object.keys(batchOf(store.state).results), ['p:1 c1'], 'undo brings results back');
  store.dispatch(updates.collectionOpened, collection('x', 1), 'p', 0);
  assert.deepEqual(
    store.state.collections.map(({ name, opened: isOpened }) => [name, isOpened]),
    [
      ['p-2', true],
      ['p', false],
      ['q', false],
    ],
  );
});

test('another bound takes the results away, and says whether it is the same everywhere', () => {
  const store = opened();
  assert.match(selectors.scoreboardStatus(store.state).more, /every machine/);
  arrive(store, { 'p:1 c1': solved(3) });
  store.dispatch(updates.setBound, { seconds: 2, expansions: null }, 0);
  assert.deepEqual(batchOf(store.state).results, {});
  assert.match(selectors.scoreboardStatus(store.state).more, /this machine/);
  assert.equal(store.state.axis, 'seconds');
});

test('a configuration is written, changed and removed; a changed one is run anew', () => {
  const store = opened();
  arrive(store, { 'p:1 c1': solved(3), 'p:1 c2': solved(4) });
  store.dispatch(updates.openDraft, 'c2');
  store.dispatch(updates.changeDraft, { weight: 3 });
  store.dispatch(updates.takeDraft, 0);
  assert.deepEqual(
    batchOf(store.state).configurations.map(({ key, weight }) => [key, weight]),
    [
      ['c1', null],
      ['c3', 3],
    ],
  );
  assert.deepEqual(Object.keys(batchOf(store.state).results), ['p:1 c1']);
  store.dispatch(updates.removeConfiguration, 'c3', 0);
  assert.equal(selectors.tasksLeft(store.state), 2);
});

test('the primary button runs, pauses, goes on, and runs what is missing', () => {
  const store = opened();
  const word = () => selectors.scoreboardPrimary(store.state).word;
  assert.equal(word(), 'Run all');
  store.dispatch(updates.runPrimary);
  assert.equal(word(), 'Pause');
  store.dispatch(updates.runPrimary);
  assert.equal(word(), 'Go on');
  store.dispatch(updates.runPrimary);
  arrive(store, { 'p:1 c1': solved(3), 'p:1 c2': solved(3), 'p:2 c1': solved(3) }, ['p:2 c2']);
  assert.match(selectors.scoreboardStatus(store.state).words, /3 of 6 runs, about 1 s left/);
  store.dispatch(updates.stopRun);
  assert.equal(word(), 'Run rest');
  store.dispatch(updates.toggleCollection, 'p', 0);
  assert.equal(selectors.scoreboardPrimary(store.state).kind, 'off');
});

/** A clock that is wound by hand, and a pool that does as it is told. */
function driven(store) {
  const log = [];
  const timers = [];
  let time = 0;
  const clock = {
    now: () => time,
    after: (_, act) => {
      timers.push(act);
      return () => timers.splice(timers.indexOf(act), 1);
    },
  };
  let hooks;
  const effect = scoreboardRunEffect(
    store,
    (given) => {
      hooks = given;
      return {
        run: (tasks) => log.push(`run ${tasks.map(({ key }) => key).join(', ')}`),
        pause: (paused) => log.push(`pause ${paused}`),
        close: () => log.push('close'),
      };
    },
    clock,
  );
  store.subscribe(effect);
  const wind = (seconds) => {
    time += 1000 * seconds;
    for (const act of timers.splice(0)) act();
  };
  return { log, wind, hooks: () => hooks };
}

test('a run is told now and then, paused, changed while it runs, and ended', () => {
  const store = opened();
  const { log, wind, hooks } = driven(store);
  store.dispatch(updates.startRun);
  hooks().onStart('p:1 c1');
  hooks().onResult('p:1 c1', solved(3));
  hooks().onStart('p:1 c2');
  assert.deepEqual(batchOf(store.state).results, {});
  wind(2);
  assert.deepEqual(
    [Object.keys(batchOf(store.state).results), store.state.running],
    [['p:1 c1'], ['p:1 c2']],
  );
  assert.equal(batchOf(store.state).seconds, 2);
  store.dispatch(updates.pauseRun);
  store.dispatch(updates.goOn);
  store.dispatch(updates.removeConfiguration, 'c2', 0);
  hooks().onResult('p:2 c1', solved(4));
  hooks().onResult('p:3 c1', solved(5));
  hooks().onDone();
  assert.deepEqual(log, [
    'run p:1 c1, p:1 c2, p:2 c1, p:2 c2, p:3 c1, p:3 c2',
    'pause true',
    'pause false',
    'close',
    'run p:2 c1, p:3 c1',
    'close',
  ]);
  assert.deepEqual([store.state.phase, selectors.tasksLeft(store.state)], ['idle', 0]);
  assert.equal(selectors.scoreboardStatus(store.state).title, 'Done');
});

test('a run without an engine is paused, and nothing is lost', () => {
  const store = opened();
  const { hooks } = driven(store);
  store.dispatch(updates.startRun);
  hooks().onUnavailable('No engine.');
  assert.deepEqual([store.state.phase, store.state.notice.words], ['paused', 'No engine.']);
});

test('what was kept is there after a reload, and goes on', async () => {
  const kept = { board: null, results: new Map(), seconds: 0 };
  const port = {
    load: async () => kept.board && { board: kept.board, seconds: kept.seconds, results: [...kept.results] },
    saveBoard: async (board) => void (kept.board = structuredClone(board)),
    saveResults: async (rows, isAll, seconds) => {
      if (isAll) kept.results.clear();
      for (const [key, value] of rows) kept.results.set(key, structuredClone(value));
      kept.seconds = seconds;
    },
    hold: async () => true,
  };
  const storage = { getItem: () => null, setItem: () => {} };
  const first = opened();
  const keeping = scoreboardKeepingEffect(first, port, storage);
  first.subscribe(keeping);
  assert.equal(await keeping.begin(catalog), false);
  first.dispatch(updates.toggleCollection, 'p', 0);
  first.dispatch(updates.startRun);
  arrive(first, { 'p:1 c1': solved(3), 'p:1 c2': solved(4) });
  await keeping.settled();

  const second = createStore(initialScoreboard);
  second.dispatch(updates.scoreboardReady, catalog);
  const again = scoreboardKeepingEffect(second, port, storage);
  second.subscribe(again);
  assert.equal(await again.begin(catalog), true);
  assert.equal(second.state.phase, 'running');
  assert.deepEqual(batchOf(second.state).results, batchOf(first.state).results);
  assert.equal(batchOf(second.state).seconds, 1);
  second.dispatch(updates.runAfresh, 0);
  await again.settled();
  assert.equal(kept.results.size, 0);

  const broken = { ...port, saveBoard: () => Promise.reject(new Error('full')) };
  const third = createStore(initialScoreboard);
  third.dispatch(updates.scoreboardReady, catalog);
  const last = scoreboardKeepingEffect(third, broken, storage);
  third.subscribe(last);
  await last.begin(catalog);
  third.dispatch(updates.stopRun);
  await last.settled();
  assert.match(third.state.stored, /does not keep/);
});

test('rows are sorted and filtered; what is missing comes last', () => {
  const store = opened();
  arrive(store, { 'p:1 c1': solved(5), 'p:2 c1': withoutResult('lost', 'gone'), 'p:3 c1': solved(2) });
  const ids = () => selectors.rowsShown(store.state).map(({ id }) => id);
  store.dispatch(views.sortBy, 'c1');
  assert.deepEqual(ids(), ['p3', 'p1', 'p2']);
  store.dispatch(views.sortBy, 'c1');
  assert.deepEqual(ids(), ['p1', 'p3', 'p2']);
  store.dispatch(views.sortBy, 'c1');
  assert.deepEqual(ids(), ['p1', 'p2', 'p3']);
  store.dispatch(views.setFilter, { kind: 'failed' });
  assert.deepEqual(ids(), ['p2']);
  store.dispatch(views.setFilter, { kind: '', text: 'set q' });
  assert.deepEqual(ids(), []);
  store.dispatch(views.setFilter, { text: 'p3' });
  assert.deepEqual(ids(), ['p3']);
});

test('a cell is put into words, and compared with another run', () => {
  const store = opened();
  arrive(store, {
    'p:1 c1': solved(117),
    'p:1 c2': withoutResult('refused', ''),
    'p:2 c1': solved(6, { claim: 'optimal', lower_bound: 6 }),
    'p:2 c2': { ...solved(9), expanded: 70 },
  });
  arrive(store, {
    'p:1 c2': { ...solved(1), status: 'expansions', cost: null, plans: [], checked: null, lower_bound: 85 },
  });
  const words = (index, which) => {
    const { levels, configurations: all } = batchOf(store.state);
    const { title, sentences } = cellWords(store.state, levels[index], all[which]);
    return `${title}. ${sentences}`;
  };
  assert.match(
    words(0, 0),
    /^Cost 117\. The only plan\. At most 1\.38 × optimal: .* shows that every plan costs at least 85\.$/,
  );
  assert.match(words(0, 1), /^No plan\. All expansions were used up\. It shows/);
  assert.equal(words(1, 0), 'Cost 6. Proved optimal.');
  assert.equal(words(1, 1), 'Cost 9. 3 more than the optimum. The optimum is 6.');
  assert.equal(words(2, 0), 'Not run yet. ');
  arrive(store, { 'p:3 c1': { ...solved(30), length: { moves: 30, pushes: 11 } } });
  assert.equal(words(2, 0), '30 moves, 11 pushes. The only plan.');

  const { levels } = batchOf(store.state);
  const former = {
    ...batchOf(store.state),
    title: 'before',
    levels: levels.map((each) => ({ ...each, key: `x${each.key}` })),
  };
  const moved = Object.entries(batchOf(store.state).results).map(([key, value]) => [`x${key}`, value]);
  const other = { ...former, results: { ...Object.fromEntries(moved), 'xp:2 c2': solved(12) } };
  store.dispatch(views.setFormer, other);
  const usual = {
    ...other,
    configurations: other.configurations.map((each) => ({ ...each, heuristic: '' })),
  };
  const shared = (run) =>
    [...selectors.formerResults(batchOf(store.state), run, store.state.catalog).values()].map(
      ({ size }) => size,
    );
  const named = usual.configurations.map((each) => ({
    ...each,
    heuristic: catalog.domains[0].default_heuristic,
  }));
  assert.deepEqual(shared(usual), shared({ ...usual, configurations: named })); // said or not, it is the same
  const figures = cellFigures(store.state, levels[1], configurations[1]);
  assert.deepEqual(
    figures.map(({ name, former: before }) => [name, before]),
    [
      ['Time', '1.20 s'],
      ['Expanded', '120'],
      ['First plan', '12'],
    ],
  );
  store.dispatch(views.setFilter, { kind: 'differs' });
  assert.deepEqual(
    selectors.rowsShown(store.state).map(({ id }) => id),
    ['p2'],
  );
  store.dispatch(views.setReferences, { manhattan: 'former c2', benchmark: 'former c1' });
  assert.deepEqual(
    marksNow(store.state).map(({ marks }) => marks),
    [25, 10],
  );
});

test('levels and runs come from files; what cannot be read is said', async () => {
  const store = opened();
  const saved = [];
  const levels = [{ id: 'z', title: '', board: '#z#', line: 1, optimal: null, author: '' }];
  const engine = {
    recognise: async (text) => (text.startsWith('#') ? ['grid'] : []),
    check: async () => ({ ok: false, error: { message: 'No board.', line: 1, column: 1, field: '' } }),
    levels: async () => ({ ok: true, title: 'Found', levels: [...levels, ...levels] }),
  };
  const files = {
    bundled: async () => ['; domain: grid\n', null],
    names: () => ['shipped', 'other'],
    choose: async () => ({ name: 'big.txt', size: 1e12, text: async () => '' }),
    download: (name, text) => saved.push([name, text.length > 0]),
    published: async () =>
      batchText({ ...emptyBatch, title: 'Published', levels: batchOf(store.state).levels, configurations }),
  };
  const limits = { ...catalog, limits: { ...catalog.limits, text_bytes: 1e6 } };
  store.dispatch(updates.scoreboardReady, limits);
  const effect = scoreboardFilesEffect(store, engine, files, { now: () => 0, after: () => () => {} });
  await effect.loadLevels();
  assert.deepEqual(
    store.state.collections.map(({ name }) => name),
    ['shipped'],
  );
  assert.match(store.state.notice.words, /1 of the level collections/);
  await effect.take('# #', 'mine.txt');
  assert.match(store.state.notice.words, /: \d+ levels? on the board/);
  assert.equal(batchOf(store.state).levels.length, 5);
  await effect.take('nothing', 'odd.txt');
  assert.match(store.state.notice.words, /^odd.txt: No puzzle here reads/);
  await effect.take('{"format":"frontier-scoreboard-1"}', 'run.json');
  assert.match(store.state.notice.words, /no levels/);
  await effect.chooseFile();
  assert.match(store.state.notice.words, /larger than/);
  await effect.comparePublished();
  assert.equal(store.state.former.title, 'Published');
  assert.match(store.state.notice.words, /Published(:| has none)/);
  for (const id of ['csv', 'json', 'md']) effect.exportAs(id);
  assert.deepEqual(
    saved.map(([name]) => name),
    ['set-p.csv', 'set-p.json', 'set-p.md'],
  );
});
