// The Tuning page without a browser: what is swept, raced and compared, and what is kept of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tuningKeepingEffect, tuningKeys } from '../../web/effects/tuning-keeping.js';
import { raceEffect } from '../../web/effects/tuning-race.js';
import { sweepEffect } from '../../web/effects/tuning-sweep.js';
import { configurationOf, taskKey } from '../../web/model/batch.js';
import { divergenceOf } from '../../web/model/divergence.js';
import {
  freshTuning,
  fromTuningFragment,
  repairTuning,
  toTuningFragment,
} from '../../web/model/tuning-document.js';
import * as sweeps from '../../web/model/tuning-sweep.js';
import { createStore } from '../../web/state/store.js';
import { initialTuning, tuningOf } from '../../web/state/tuning-state.js';
import * as selectors from '../../web/state/selectors-tuning.js';
import * as updates from '../../web/state/updates-tuning.js';
import * as runs from '../../web/state/updates-tuning-run.js';
import { tuningMeaning } from '../../web/tuning-keys.js';
import { fakeStorage } from './lab-sample.js';
import { fakeClock, press, settle } from './page-sample.js';
import { catalog, fakeRacer, tuningStore } from './tuning-sample.js';

const level = { title: '', line: 0, optimal: null, author: '' };
const grids = {
  title: 'Grids',
  domain: 'grid',
  levels: ['one', 'two', 'three'].map((id) => ({ ...level, id, board: `# ${id}` })),
};

test('values are spread by equal steps or equal ratios, short, whole where they must be, each once', () => {
  const wish = { from: 1, to: 5, points: 5, scale: 'linear' };
  const weight = { id: 'weight', name: 'w', least: 0, most: 1e6, whole: false };
  assert.deepEqual(sweeps.valuesOf(wish, weight), [1, 2, 3, 4, 5]);
  assert.deepEqual(sweeps.valuesOf({ ...wish, scale: 'log', to: 16 }, weight), [1, 2, 4, 8, 16]);
  assert.deepEqual(sweeps.valuesOf({ ...wish, from: 5, to: 1 }, weight), [1, 2, 3, 4, 5]);
  const width = { ...weight, id: 'beam', least: 1, most: 4, whole: true };
  assert.deepEqual(sweeps.valuesOf({ ...wish, from: 0, points: 20 }, width), [1, 2, 3, 4]);
  assert.deepEqual(sweeps.valuesOf({ ...wish, points: 1 }, weight), [1]);
  assert.equal(sweeps.valuesOf({ ...wish, points: 1e9 }, weight).length, 60);
});

test('what can be swept follows from the rows: the weight, and numeric options', () => {
  const names = (strategy) =>
    sweeps.parametersOf(configurationOf({ strategy }), catalog, 'grid').map(({ id }) => id);
  assert.deepEqual(names('weighted_a_star'), ['weight', 'memory_mib']);
  assert.deepEqual(names('custom'), ['beam', 'memory_mib']);
  assert.deepEqual(names('a_star'), ['memory_mib']);
  const { sweep } = freshTuning(catalog);
  assert.match(sweeps.whyNoSweep(sweep, undefined, 1), /no number/);
  const weight = { id: 'weight', name: 'w', least: 0, most: 10, whole: false };
  assert.match(sweeps.whyNoSweep({ ...sweep, from: 0 }, weight, 1), /above 0/);
  assert.match(sweeps.whyNoSweep(sweep, weight, 0), /no level/);
  assert.match(sweeps.whyNoSweep({ ...sweep, from: 20, to: 30 }, weight, 1), /at most 10/);
  assert.equal(sweeps.whyNoSweep(sweep, weight, 1), '');
});

const result = (expanded, cost, more = {}) => ({
  status: cost === null ? 'expansions' : 'solved',
  cost,
  claim: 'none',
  expanded,
  seconds: 1,
  plans: cost === null ? [] : [{ cost, expanded: expanded - 1, seconds: 0.5, lower_bound: null }],
  error: '',
  ...more,
});

/** A sweep of two values over three levels, with these numbers. */
function sweptBatch(rows) {
  const document = freshTuning(catalog);
  const sweep = { ...document.sweep, collection: 'Grids', points: 2, scale: 'linear' };
  const batch = sweeps.sweepBatch({ ...document, sweep }, [grids], catalog);
  const results = Object.fromEntries(
    batch.levels.flatMap((each, i) =>
      batch.configurations.flatMap((configuration, j) =>
        rows[i][j] ? [[taskKey(each, configuration), rows[i][j]]] : [],
      ),
    ),
  );
  return { ...batch, results };
}

test('levels are put together by those that have a number at every value', () => {
  const batch = sweptBatch([
    [result(10, 4), result(20, 6)],
    [result(30, 8), result(40, 8)],
    [result(99, null), result(50, 9, { error: 'Line 2: no' })],
  ]);
  const [first, second] = sweeps.sweepRows(batch, 'sum');
  assert.deepEqual([first.value, second.value], [1, 5]);
  assert.deepEqual([first.solved, first.of, second.solved], [2, 3, 3]);
  assert.deepEqual([first.expanded, second.expanded], [139, 110]);
  assert.deepEqual([first.cost, second.cost], [12, 14]); // the third has no plan at the first value
  assert.deepEqual([first.failed, second.failed], ['', 'Line 2: no']);
  assert.equal(sweeps.sweepRows(batch, 'median')[0].cost, 6);
  const curves = sweeps.levelCurves(batch, 'first');
  assert.deepEqual(
    curves.map(({ values }) => values),
    [
      [9, 19],
      [29, 39],
      [null, 49],
    ],
  );
  const document = sweeps.documentAt(batch, batch.configurations[1].key, batch.levels[2].key, catalog);
  assert.deepEqual([document.weight, document.board, document.max_expansions], [5, '# three', 20_000]);
  assert.equal(sweeps.sweepCsv(batch).split('\n')[1], '1,Grids,one,solved,10,9,0.5,4');
});

test('two columns of states part at their first difference, and each state counts once', () => {
  const of = (...keys) => Float64Array.from(keys);
  const found = divergenceOf(of(1, 2, 3, 4, 3), of(1, 2, 5, 3));
  assert.deepEqual([found.step, found.same, found.left, found.right], [2, 2, 5, 4]);
  assert.deepEqual([found.onlyLeft, found.both, found.onlyRight], [1, 3, 1]);
  assert.deepEqual([found.leftLater, found.rightLater], [3, null]);
  assert.equal(divergenceOf(of(1, 2), of(1, 2)).step, null);
  const longer = divergenceOf(of(1, 2), of(1, 2, 3));
  assert.deepEqual([longer.step, longer.leftLater, longer.onlyRight], [2, null, 1]);
  assert.equal(divergenceOf(of(), of(7)).step, 0);
  const big = Float64Array.from({ length: 1_000_000 }, (_, i) => i);
  const other = big.map((key) => (key < 700_000 ? key : key + 0.5));
  const far = divergenceOf(big, other);
  assert.deepEqual([far.step, far.onlyLeft, far.both], [700_000, 300_000, 700_000]);
});

test('a race gives each the same at a time, ends at bound or plan, and says who is first', async () => {
  const store = tuningStore({ tab: 'race', bound: { seconds: null, expansions: 25 } });
  const racers = [fakeRacer(100), fakeRacer(12)];
  const waiting = [...racers];
  const clock = fakeClock();
  store.subscribe(raceEffect(store, () => waiting.shift(), clock, 2));
  store.dispatch(runs.startTuningRace);
  assert.equal(selectors.tuningPrimary(store.state).word, 'Pause');
  for (let i = 0; i < 5; i += 1) await clock.pass(1000);
  const { race } = store.state;
  assert.deepEqual(
    race.runners.map(({ stats }) => stats.expanded),
    [25, 12],
  );
  assert.deepEqual(racers[0].asked, [
    ['search', 10],
    ['resume', 10],
    ['resume', 5],
  ]);
  assert.deepEqual(selectors.placesOf(race), [null, 1]);
  assert.equal(selectors.isRaceRunning(race), false);
  assert.match(
    selectors.tuningStatus(store.state).words,
    /First plan: B, Weighted A\*.*12 expansions, cost 2/,
  );
  assert.deepEqual([...race.runners[1].cells.cells], [4, -1, -1]); // the goal
});

test('a race is stepped together, goes on where it stood, and begins again after a change', async () => {
  const store = tuningStore({ tab: 'race' });
  const made = [];
  const clock = fakeClock();
  store.subscribe(raceEffect(store, () => made[made.push(fakeRacer(100)) - 1], clock, 1));
  store.dispatch(...tuningMeaning(store.state, press('s')));
  await settle();
  store.dispatch(runs.setStride, 1);
  store.dispatch(...tuningMeaning(store.state, press('S')));
  await settle();
  const expanded = () => store.state.race.runners.map(({ stats }) => stats?.expanded);
  assert.deepEqual(expanded(), [11, 11]);
  assert.equal(selectors.tuningPrimary(store.state).word, 'Go on');
  assert.match(selectors.tuningStatus(store.state).title, /Paused/);
  store.dispatch(...tuningMeaning(store.state, press(' ')));
  await settle();
  store.dispatch(...tuningMeaning(store.state, press('Escape')));
  await clock.pass(1000);
  const paused = expanded();
  await clock.pass(1000);
  assert.deepEqual(expanded(), paused);
  store.dispatch(updates.changeConfiguration, '1', { strategy: 'ucs' }, 0);
  assert.equal(selectors.tuningStatus(store.state).title, 'Changed');
  store.dispatch(runs.stepRace);
  await settle();
  assert.deepEqual(expanded(), [1, 1]);
  assert.equal(made.length, 4);
  assert.ok(made[0].isClosed && made[1].isClosed);
});

test('what fails in a race is told of that search alone', async () => {
  const store = tuningStore({ tab: 'race' });
  const broken = {
    ...fakeRacer(5),
    search: () => Promise.resolve({ ok: false, error: { message: 'Line 3: h is no number.', line: 3 } }),
  };
  const lost = { ...fakeRacer(5), search: () => Promise.reject(new Error('The engine stopped working.')) };
  const waiting = [broken, lost, fakeRacer(5)];
  store.dispatch(updates.addRacer, 0);
  store.subscribe(raceEffect(store, () => waiting.shift(), fakeClock(), 4));
  store.dispatch(runs.stepRace);
  await settle();
  assert.deepEqual(
    store.state.race.runners.map(({ error, over }) => [error, over]),
    [
      ['Line 3: h is no number.', true],
      ['The engine stopped working.', true],
      ['', true],
    ],
  );
  store.dispatch(runs.showTab, 'divergence');
  await settle();
  assert.equal(store.state.comparing.error, 'Line 3: h is no number.');
  assert.equal(selectors.tuningStatus(store.state).words, 'Line 3: h is no number.');
});

test('two searches are compared after they ran to their bound, and others of the race at once', async () => {
  const store = tuningStore({ tab: 'divergence' });
  store.dispatch(updates.addRacer, 0);
  const racers = [fakeRacer(4, [1, 2, 3, 4]), fakeRacer(4, [1, 2, 9, 4]), fakeRacer(3, [1, 2, 3])];
  const clock = fakeClock();
  store.subscribe(raceEffect(store, () => racers.shift(), clock, 2));
  store.dispatch(runs.primaryOfTuning);
  await clock.pass(1000);
  const { comparing } = store.state;
  assert.equal(comparing.found.step, 2);
  assert.deepEqual([comparing.left.expansion.index, comparing.right.expansion.index], [2, 2]);
  assert.match(selectors.divergenceWords(store.state), /A and B do the same for 2 steps, and part at step 2/);
  store.dispatch(runs.pickPair, [0, 2]);
  await settle();
  assert.match(selectors.divergenceWords(store.state), /A does all that C does, and goes on after step 3/);
  assert.equal(store.state.comparing.right, null);
});

test('a sweep runs what is new, pauses and goes on, and loses nothing when the engine is gone', async () => {
  const store = tuningStore();
  store.dispatch(updates.tuningLevelsLoaded, [grids], '');
  store.dispatch(updates.changeSweep, { collection: 'Grids', points: 2 }, 0);
  const pools = [];
  const clock = fakeClock();
  const pool = (hooks) => {
    const made = { hooks, tasks: [], paused: false, closed: false };
    pools.push(made);
    return {
      run: (tasks) => made.tasks.push(...tasks),
      pause: (paused) => (made.paused = paused),
      close: () => (made.closed = true),
    };
  };
  store.subscribe(sweepEffect(store, pool, clock));
  store.dispatch(runs.primaryOfTuning);
  const [first] = pools;
  assert.equal(first.tasks.length, 6);
  assert.deepEqual([...new Set(first.tasks.map(({ request }) => request.weight))], [1, 5]);
  first.hooks.onResult(first.tasks[0].key, result(10, 4));
  first.hooks.onResult(first.tasks[1].key, result(12, 4));
  assert.equal(Object.keys(store.state.sweep.batch.results).length, 0);
  await clock.pass(1000);
  assert.equal(Object.keys(store.state.sweep.batch.results).length, 2);
  store.dispatch(...tuningMeaning(store.state, press('Escape')));
  assert.ok(first.paused);
  store.dispatch(runs.primaryOfTuning);
  assert.ok(!first.paused);
  first.hooks.onUnavailable('The engine could not be loaded.');
  assert.match(selectors.tuningStatus(store.state).words, /could not be loaded/);
  store.dispatch(runs.primaryOfTuning);
  assert.equal(pools[1].tasks.length, 4); // what was found stays
  pools[1].tasks.forEach(({ key }) => pools[1].hooks.onResult(key, result(5, 3)));
  pools[1].hooks.onDone();
  assert.equal(store.state.sweep.phase, 'done');
  assert.match(selectors.tuningStatus(store.state).words, /same on every machine/);
  store.dispatch(updates.setTuningBound, { seconds: 1, expansions: null }, 0);
  assert.equal(selectors.tuningStatus(store.state).title, 'Changed');
});

test('bad wishes are refused at their place, and nothing runs', () => {
  const store = tuningStore();
  const { domain, board } = tuningOf(store.state);
  store.dispatch(updates.tuningOpened, { ...store.state.history });
  store.dispatch(updates.tuningBoardChecked, domain, board, {
    ok: false,
    error: { message: 'Found x.', line: 2, column: 1, field: 'board' },
  });
  assert.equal(selectors.tuningPrimary(store.state).kind, 'off');
  assert.match(selectors.tuningStatus(store.state).words, /Line 2: Found x/);
  store.dispatch(runs.primaryOfTuning);
  assert.equal(store.state.sweep, null);
  store.dispatch(updates.tuningLevelsLoaded, [grids], '');
  store.dispatch(updates.changeSweep, { collection: 'Grids' }, 0); // needs no board
  assert.equal(selectors.tuningPrimary(store.state).kind, 'solid');
  store.dispatch(updates.changeConfiguration, 'sweep', { strategy: 'a_star' }, 0);
  assert.equal(tuningOf(store.state).sweep.parameter, 'memory_mib');
  store.dispatch(updates.setTuningBound, { seconds: null, expansions: null }, 0);
  assert.equal(tuningOf(store.state).bound.expansions, 20_000);
  store.dispatch(updates.changeConfiguration, 'sweep', { strategy: 'custom' }, 0);
  assert.equal(tuningOf(store.state).sweep.parameter, 'beam');
});

test('configurations come and go, at most four, and every change can be undone', () => {
  const store = tuningStore();
  for (let i = 0; i < 5; i += 1) store.dispatch(updates.addRacer, i * 5000);
  const keys = () => tuningOf(store.state).entrants.map(({ key }) => key);
  assert.deepEqual(keys(), ['1', '2', '3', '4']);
  store.dispatch(updates.removeRacer, '2', 1e6);
  store.dispatch(updates.addRacer, 2e6);
  assert.deepEqual(keys(), ['1', '3', '4', '5']);
  store.dispatch(updates.undoTuning);
  store.dispatch(updates.undoTuning);
  assert.deepEqual(keys(), ['1', '2', '3', '4']);
  store.dispatch(updates.redoTuning);
  assert.deepEqual(keys(), ['1', '3', '4']);
  store.dispatch(updates.changeConfiguration, '3', { heuristic: 'near' }, 3e6);
  store.dispatch(updates.pickTuningDomain, 'jugs', 4e6);
  assert.deepEqual(
    tuningOf(store.state).entrants.map(({ heuristic }) => heuristic),
    ['', '', ''],
  );
});

test('a document comes through a link without code of one’s own, and what is wrong in it is mended', () => {
  const own = { language: 'javascript', name: 'mine', code: 'export const h = () => 1', entry: '' };
  const fresh = freshTuning(catalog);
  const entrants = [configurationOf({ key: '1', heuristic: 'own', own }), ...fresh.entrants.slice(1)];
  const document = { ...fresh, entrants, tab: 'race' };
  const fragment = toTuningFragment(document);
  assert.ok(!fragment.includes('export'));
  const linked = fromTuningFragment(`#${fragment}`, catalog);
  assert.deepEqual([linked.entrants[0].own, linked.entrants[0].heuristic, linked.tab], [null, '', 'race']);
  assert.equal(repairTuning(document, catalog).entrants[0].own.code, own.code);
  for (const bad of [
    null,
    7,
    [],
    { entrants: 'x', pair: [9, -1], bound: { seconds: -1 }, sweep: { from: 'a' } },
  ])
    assert.deepEqual(repairTuning(bad, catalog).sweep, fresh.sweep);
  assert.deepEqual(repairTuning({ pair: [9, -1] }, catalog).pair, [0, 1]);
  assert.equal(fromTuningFragment('#tuning=%7B', catalog), null);
});

test('the document and what a sweep found are there again after a reload', () => {
  const storage = fakeStorage();
  const keeper = { now: '', write() {} };
  const visit = () => {
    const store = createStore(initialTuning);
    const keeping = tuningKeepingEffect(store, storage, keeper);
    store.subscribe(keeping);
    store.dispatch(updates.tuningReady, catalog);
    keeping.begin(catalog, 0);
    store.dispatch(updates.tuningLevelsLoaded, [grids], '');
    keeping.restoreSweep(catalog);
    return store;
  };
  const store = visit();
  store.dispatch(updates.changeSweep, { collection: 'Grids', points: 2 }, 0);
  store.dispatch(runs.startSweep);
  const { batch, id } = store.state.sweep;
  store.dispatch(runs.sweepFound, id, { [taskKey(batch.levels[0], batch.configurations[0])]: result(3, 2) });
  const again = visit();
  assert.equal(tuningOf(again.state).sweep.points, 2);
  assert.equal(again.state.sweep.phase, 'paused');
  assert.equal(Object.keys(again.state.sweep.batch.results).length, 1);
  storage.kept.set(tuningKeys.document, JSON.stringify({ ...tuningOf(again.state), bound: { seconds: 3 } }));
  assert.equal(visit().state.sweep, null); // of other runs
  storage.kept.set(tuningKeys.sweep, 'nonsense');
  assert.equal(visit().state.sweep, null);
});
