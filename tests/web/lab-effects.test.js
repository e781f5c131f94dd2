import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labBoardEffect, labTypingEffect, typingPause } from '../../web/effects/lab-board.js';
import { labCheckEffect } from '../../web/effects/lab-check.js';
import { labFilesEffect } from '../../web/effects/lab-files.js';
import { labKeepingEffect, labKeys } from '../../web/effects/lab-keeping.js';
import { exported } from '../../web/model/notebook.js';
import { createStore } from '../../web/state/store.js';
import { initialLab, labOf } from '../../web/state/lab-state.js';
import { isAllowed } from '../../web/state/selectors-lab.js';
import { allowCode, labReady, pickLanguage, typeCode } from '../../web/state/updates-lab.js';
import { moveExample, startCheck, stepExample, stopCheck } from '../../web/state/updates-lab-check.js';
import { catalog, example, fakeLabEngine, fakeStorage, fine, labStore, report } from './lab-sample.js';
import { fakeClock, good, settle, stats } from './page-sample.js';

function checking(answers) {
  const store = labStore();
  const engine = fakeLabEngine(answers);
  store.subscribe(labCheckEffect(store, engine, fakeClock()));
  return { store, engine, names: () => engine.asked.map(([name]) => name) };
}

test('a check reads the code, takes the X-ray, and then lets A* run with each heuristic', async () => {
  const { store, engine, names } = checking();
  store.dispatch(startCheck);
  await settle();
  const { run, examples, reading } = store.state;
  assert.equal(run.phase, 'done');
  assert.deepEqual(
    run.rows.map(({ id }) => id),
    ['own', 'repaired', 'zero', 'near', 'perfect'],
  );
  assert.equal(run.scoring, false);
  assert.equal(run.main, 'h');
  assert.equal(reading.functions[0].name, 'h');
  assert.equal(examples.shown, example);
  assert.deepEqual(names().slice(0, 4), ['load', 'xray', 'counterExamples', 'heat']);
  const [, ask] = engine.asked[1];
  assert.equal(ask.heuristic, 'own');
  const searches = engine.asked.filter(([name]) => name === 'search').map(([, request]) => request);
  assert.deepEqual(
    searches.map(({ strategy, heuristic, formula }) => `${strategy} ${heuristic} ${formula}`),
    ['a_star own ', 'custom own g + h/2', 'a_star zero ', 'a_star near '],
  );
  assert.equal(run.rows[1].h, 6);
  assert.equal(store.state.notebook[0].score.expanded, stats.expanded);
});

test('what is fine has no repair and no counter-example to ask for', async () => {
  const { store, names } = checking({ xray: fine });
  store.dispatch(startCheck);
  await settle();
  assert.ok(!store.state.run.rows.some(({ kind }) => kind === 'repaired'));
  assert.ok(!names().includes('counterExamples'));
});

test('the check proves a plan optimal where it saw every state, h is never too high, and the cost is the true one', async () => {
  const found = (cost, kind = 'none') => ({
    ok: true,
    seconds: 1,
    stats: { ...stats, cost, claim: { kind } },
  });
  const checkedRows = async (xray, search) => {
    const { store } = checking({ xray, search });
    store.dispatch(startCheck);
    await settle();
    return store.state.run.rows.filter(({ checked }) => checked).map(({ id }) => id);
  };
  assert.deepEqual(await checkedRows(report, found(22)), ['repaired'], 'your own one is too high');
  assert.deepEqual(await checkedRows(fine, found(22)), ['own']);
  assert.deepEqual(await checkedRows(fine, found(23)), [], 'not what it costs');
  assert.deepEqual(await checkedRows(fine, found(22, 'optimal')), [], 'the search itself proves it');
  assert.deepEqual(
    await checkedRows({ ...report, complete: false }, found(22)),
    [],
    'a sample proves nothing',
  );
  assert.deepEqual(await checkedRows({ ...fine, start: { h: 1, exact: null } }, found(null)), []);
});

test('code that cannot be read is not asked about any board', async () => {
  const error = { message: 'Unexpected token', line: 3, column: 2 };
  const { store, names } = checking({ load: { ok: false, error } });
  store.dispatch(startCheck);
  await settle();
  assert.deepEqual(names(), ['load']);
  assert.equal(store.state.run.failure, error);
});

test('a formula needs no code', async () => {
  const { store, engine, names } = checking();
  store.dispatch(pickLanguage, 'formula', 0);
  store.dispatch(startCheck);
  await settle();
  assert.ok(!names().includes('load'));
  assert.equal(engine.asked[0][1].heuristic, '=0');
});

test('stop is passed on, and what comes after it is not told', async () => {
  let signal;
  let answer;
  const { store } = checking({
    xray: (_, hooks) => {
      ({ signal } = hooks);
      hooks.onProgress({ ...report, states: 10 });
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  store.dispatch(startCheck);
  await settle();
  assert.equal(store.state.run.progress.states, 10);
  store.dispatch(stopCheck);
  assert.ok(signal.aborted);
  answer(report);
  await settle();
  assert.equal(store.state.run.phase, 'stopped');
});

test('an engine that breaks ends the check with a reason', async () => {
  const { store } = checking({ xray: () => Promise.reject(new Error('broken')) });
  store.dispatch(startCheck);
  await settle();
  assert.equal(store.state.run.phase, 'failed');
});

test('the next counter-example is asked for', async () => {
  const { store, engine } = checking();
  store.dispatch(startCheck);
  await settle();
  store.dispatch(moveExample, 3);
  await settle();
  assert.deepEqual(engine.asked.at(-1), ['counterExamples', 'too_high', 3, 4]);
});

test('the boards along a counter-example’s plan are fetched when one steps', async () => {
  const { store } = checking();
  const boards = {
    check: async () => good,
    openLine: async () => ({ ok: true }),
    linePosition: async (_, index) => ({ picture: { index } }),
  };
  store.subscribe(labBoardEffect(store, boards));
  store.dispatch(startCheck);
  await settle();
  store.dispatch(stepExample, 1);
  await settle();
  assert.deepEqual(store.state.examples.way, [{ index: 0 }, { index: 1 }, { index: 2 }]);
});

test('after a pause what was typed is kept and read', async () => {
  const store = labStore();
  const clock = fakeClock();
  const engine = fakeLabEngine({ load: { ok: false, error: { message: 'no', line: 1 } } });
  store.subscribe(labTypingEffect(store, engine, clock));
  store.dispatch(typeCode, 'a', 0);
  store.dispatch(typeCode, 'ab', 1);
  assert.deepEqual(store.state.drafts, {});
  await clock.pass(typingPause);
  assert.equal(store.state.drafts['grid javascript'].code, 'ab');
  assert.deepEqual(engine.asked, [['load', { domain: 'grid', language: 'javascript', code: 'ab' }]]);
  assert.equal(store.state.reading.error.message, 'no');
});

const open = (storage, now = '', trusted = []) => {
  const store = createStore(labReady(initialLab, catalog));
  const written = [];
  const trust = {
    isTrusted: async (code) => trusted.includes(code),
    trust: async (code) => trusted.push(code),
  };
  const keeper = { now, write: (fragment) => written.push(fragment) };
  const keeping = labKeepingEffect(store, storage, keeper, trust);
  store.subscribe(keeping);
  return { store, written, trusted, keeping };
};

test('a reload brings back code, drafts and notebook', async () => {
  const storage = fakeStorage();
  const first = open(storage);
  first.keeping.begin(catalog, 0);
  first.store.subscribe(labCheckEffect(first.store, fakeLabEngine(), fakeClock()));
  first.store.dispatch(typeCode, 'mine', 0);
  first.store.dispatch(startCheck);
  await settle();
  assert.deepEqual(first.trusted, ['mine']);
  const second = open(storage);
  second.keeping.begin(catalog, 0);
  assert.equal(labOf(second.store.state).code, 'mine');
  assert.equal(second.store.state.notebook.length, 1);
  assert.match(first.written.at(-1), /code=mine/);
});

test('a storage that is full is told in words, and what is there stays', async () => {
  const storage = fakeStorage(800);
  const { store, keeping } = open(storage);
  keeping.begin(catalog, 0);
  store.subscribe(labCheckEffect(store, fakeLabEngine(), fakeClock()));
  store.dispatch(typeCode, 'x'.repeat(900), 0);
  store.dispatch(startCheck);
  await settle();
  assert.match(store.state.stored, /no room/);
  assert.equal(store.state.notebook.length, 1);
});

test('a link shows its code and does not run it, unless it was written or allowed here', async () => {
  const fragment = '#domain=grid&board=%23&language=javascript&code=steal()&name=x';
  const stranger = open(fakeStorage(), fragment);
  stranger.keeping.begin(catalog, 0);
  await settle();
  assert.equal(labOf(stranger.store.state).code, 'steal()');
  assert.equal(isAllowed(stranger.store.state), false);
  stranger.store.dispatch(allowCode);
  assert.ok(isAllowed(stranger.store.state));
  const known = open(fakeStorage(), fragment, ['steal()']);
  known.keeping.begin(catalog, 0);
  await settle();
  assert.ok(isAllowed(known.store.state));
});

test('a reloaded page does not forget that code was not allowed', async () => {
  const storage = fakeStorage();
  const first = open(storage, '#domain=grid&language=javascript&code=steal()');
  first.keeping.begin(catalog, 0);
  const second = open(storage, `#${first.written.at(-1)}`);
  second.keeping.begin(catalog, 0);
  await settle();
  assert.equal(isAllowed(second.store.state), false);
});

test('files: a notebook is joined, code is only shown, anything else is refused in words', async () => {
  const { store, keeping } = open(fakeStorage());
  keeping.begin(catalog, 0);
  const saved = [];
  let file = null;
  const files = labFilesEffect(
    store,
    {},
    { choose: async () => file, download: (...args) => saved.push(args), bundled: async () => [] },
    keeping,
    fakeClock(),
  );
  const give = (name, text) => ({ name, size: text.length, text: async () => text });
  const document = labOf(store.state);
  const score = { ratio: 1 };
  file = give('n.json', exported([{ ...document, id: 'a', time: 1, level: 'p', score, foreign: false }]));
  await files.importFile();
  assert.equal(store.state.notebook.length, 1);
  files.openTry('a');
  assert.equal(isAllowed(store.state), false);
  files.saveTry('a');
  assert.deepEqual(saved[0], [`${document.name}.js`, document.code]);
  files.exportNotebook();
  assert.equal(saved[1][0], 'notebook.json');
  file = give('solution.py', 'def heur_alternate(state):\n    return 0\n');
  await files.importFile();
  assert.deepEqual([labOf(store.state).language, isAllowed(store.state)], ['python', false]);
  file = give('x.json', '{}');
  await files.importFile();
  assert.match(store.state.notice.words, /no notebook/);
});
