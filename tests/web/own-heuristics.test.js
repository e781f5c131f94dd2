import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notebookKey, ownHeuristicsEffect } from '../../web/effects/own-heuristics.js';
import { ChoosingEngine } from '../../web/engine/choosing-engine.js';
import {
  edit,
  freshDocument,
  heuristicOf,
  heuristicsOf,
  repairDocument,
  usesOwn,
} from '../../web/model/document.js';
import { toFragment } from '../../web/model/link.js';
import { fromFragment } from '../../web/model/link-read.js';
import { requestOf } from '../../web/model/options.js';
import { statusOf } from '../../web/state/selectors-status.js';
import { boardChecked, editDocument, pickDomain } from '../../web/state/updates-document.js';
import { allowOwn, needsLeave, ownEstimated } from '../../web/state/updates-own.js';
import { settled, solve } from '../../web/state/updates-run.js';
import { catalog, fakeStorage } from './lab-sample.js';
import { good, openState, openStore, settle, stats } from './page-sample.js';

const own = { language: 'javascript', name: 'mine', code: '() => 0', entry: '' };
const withOwn = (state = openState(catalog)) => editDocument(state, { heuristic: 'own', own }, '', 0);

test('a document carries a heuristic of one’s own through a link and a reload', () => {
  const fresh = freshDocument(catalog);
  const document = edit(fresh, { heuristic: 'own', own });
  const { candidate } = fromFragment(toFragment(document, fresh));
  assert.deepEqual(repairDocument(candidate, catalog).own, own);
  assert.equal(repairDocument(candidate, catalog).heuristic, 'own');
  assert.equal(repairDocument(JSON.parse(JSON.stringify(document)), catalog).own.code, own.code);
  assert.equal(heuristicOf(document, catalog).name, 'mine');
  assert.equal(heuristicsOf(document, catalog).length, fresh === document ? 0 : 3);
});

test('a link without code, or of an unknown language, is harmless', () => {
  for (const fragment of ['#domain=grid&heuristic=own', '#domain=grid&heuristic=own&own=cobol&code=1']) {
    const document = repairDocument(fromFragment(fragment).candidate, catalog);
    assert.deepEqual([document.heuristic, document.own], ['near', null]);
  }
});

test('only a search that asks it carries the code, and another puzzle leaves it behind', () => {
  const state = withOwn();
  assert.deepEqual(requestOf(state.history.present, catalog).own, own);
  const other = editDocument(state, { heuristic: 'near' }, '', 0);
  assert.ok(!usesOwn(other.history.present));
  assert.ok(!('own' in requestOf(other.history.present, catalog)));
  assert.ok(!/code=/.test(toFragment(other.history.present, freshDocument(catalog))));
  assert.equal(pickDomain(state, 'jugs', 0).history.present.own, null);
});

test('code from a link asks before it runs', () => {
  const state = withOwn();
  assert.ok(needsLeave(state));
  const asked = solve(state);
  assert.deepEqual([asked.run, asked.notice.action], [null, 'allow']);
  assert.ok(solve(allowOwn(asked)).run);
});

test('what was written or allowed here is known, and the notebook’s are listed', async () => {
  const storage = fakeStorage();
  const row = (more) => ({ ...own, domain: 'grid', board: '', id: Math.random().toString(), ...more });
  storage.setItem(
    notebookKey,
    JSON.stringify([row(), row({ name: 'b', foreign: true }), row({ domain: 'jugs' })]),
  );
  const store = openStore(catalog);
  const trusted = [];
  const trust = { isTrusted: async (code) => code === 'known', trust: async (code) => trusted.push(code) };
  store.subscribe(ownHeuristicsEffect(store, storage, trust, { ownStart: async () => undefined }));
  store.dispatch((state) => ({ ...state, open: 'heuristic' }));
  assert.deepEqual(
    store.state.owns.map(({ name }) => name),
    ['mine'],
  );
  store.dispatch(editDocument, { heuristic: 'own', own: { ...own, code: 'strange' } }, '', 0);
  await settle();
  assert.ok(needsLeave(store.state));
  store.dispatch(editDocument, { own: { ...own, code: 'known' } }, '', 0);
  await settle();
  assert.ok(!needsLeave(store.state));
  assert.deepEqual(trusted, ['known']);
});

test('the code’s estimate of the start is asked for once it may run, and a late one is dropped', async () => {
  const store = openStore(catalog);
  const asked = [];
  const engine = {
    ownStart: async ({ code }, { board }) => {
      asked.push([code, board]);
      return board === 'broken' ? undefined : 7;
    },
  };
  const trust = { isTrusted: async () => false, trust: async () => {} };
  store.subscribe(ownHeuristicsEffect(store, fakeStorage(), trust, engine));
  const read = (board) => {
    store.dispatch(editDocument, { heuristic: 'own', own, board }, '', 0);
    store.dispatch(boardChecked, store.state.history.present, { ...good, estimates: [] });
  };
  read('a');
  await settle();
  assert.deepEqual(asked, [], 'not before it is allowed');
  store.dispatch(allowOwn);
  await settle();
  assert.deepEqual(store.state.check.estimates, [{ heuristic: 'own', value: 7 }]);
  assert.deepEqual(statusOf(store.state).figures.at(-1), { name: 'h at the start', value: '7' });
  const other = { ...own, code: '() => 1' };
  store.dispatch(editDocument, { own: other }, '', 0);
  assert.deepEqual(store.state.check.estimates, [], 'another code has not said so');
  store.dispatch(editDocument, { own }, '', 0);
  await settle();
  assert.deepEqual(store.state.check.estimates, [{ heuristic: 'own', value: 7 }]);
  asked.length = 1;
  read('broken');
  await settle();
  assert.deepEqual(store.state.check.estimates, []);
  read('b');
  const { check } = store.state;
  read('c');
  await settle();
  assert.equal(ownEstimated(store.state, check, 9), store.state);
  store.dispatch(solve);
  read('d');
  await settle();
  assert.deepEqual(
    asked.map(([, board]) => board),
    ['a', 'broken', 'c'],
    'nothing is asked while a search runs',
  );
});

test('a heuristic that fails is told with its line, and its board can be shown', () => {
  const running = solve(allowOwn(withOwn()));
  const failure = { message: 'It gave NaN.', line: 3, board: '#@#' };
  const failed = { ...stats, status: 'failed', cost: null, incumbents: [], failure };
  const state = settled(running, running.run.id, { stats: failed, seconds: 1, plan: null, verdict: null });
  const { title, words, act } = statusOf(state);
  assert.deepEqual(
    [title, words, act],
    ['Failed', 'Line 3 of the heuristic: It gave NaN.', 'Show the board'],
  );
});

/** A worker that answers everything with a name. */
function fakeWorker(name, asked) {
  const worker = {
    onmessage: null,
    postMessage({ id, type }) {
      asked.push(`${name} ${type}`);
      const value = type === 'search' ? { ok: true, stats, seconds: 0, name } : { name };
      queueMicrotask(() => worker.onmessage({ data: { type: 'answer', id, value } }));
    },
    terminate: () => asked.push(`${name} ended`),
  };
  return worker;
}

function choosing(hooks = {}) {
  const asked = [];
  const sandbox = {
    load: async ({ code }) => {
      asked.push(`load ${code}`);
      return code === 'bad' ? { ok: false, error: { message: 'no', line: 2 } } : { ok: true };
    },
    search: async (request) => (asked.push('own search'), { ok: true, request }),
    runs: (language) => language === 'javascript',
    settle: async () => {},
    start: async ({ code }, { board }) => {
      asked.push(`own start ${code === own.code ? board : code}`);
      if (board === 'silent') throw new Error('it did not answer');
      return { h: 3, failed: board === 'wrong' };
    },
    step: async () => (asked.push('own step'), 'own'),
    close: () => asked.push('own closed'),
  };
  const createWorker = () => fakeWorker('plain', asked);
  const engine = new ChoosingEngine({ createWorker, createOwn: async () => sandbox, ...hooks });
  return { engine, asked };
}

test('a search with own code runs in the sandbox, and what is asked of it goes there', async () => {
  const { engine, asked } = choosing();
  const found = await engine.search({ heuristic: 'own', own }, 1, {});
  assert.ok(!('own' in found.request), 'the engine is not given the code');
  assert.equal(await engine.step(0, 1), 'own');
  await engine.search({ heuristic: 'near' }, 1, {});
  await engine.step(0, 1);
  assert.deepEqual(asked, ['load () => 0', 'own search', 'own step', 'plain search', 'plain step']);
  engine.close();
  assert.ok(asked.includes('own closed'));
});

test('code that is not allowed or cannot be read never runs', async () => {
  const { engine, asked } = choosing({ isAllowed: () => false });
  assert.equal((await engine.search({ heuristic: 'own', own }, 1, {})).ok, false);
  assert.deepEqual(asked, []);
  const other = choosing();
  const refused = await other.engine.search({ heuristic: 'own', own: { ...own, code: 'bad' } }, 1, {});
  assert.match(refused.error.message, /^Line 2 of the heuristic: no/);
  assert.deepEqual(other.asked, ['load bad']);
});

test('the start is estimated where that is cheap and allowed; what fell silent is not asked unbidden', async () => {
  const { engine, asked } = choosing();
  const start = (board, language = 'javascript') =>
    engine.ownStart({ ...own, language }, { domain: 'grid', board, options: {} });
  assert.equal(await start('b', 'python'), undefined);
  assert.deepEqual(asked, [], 'Python is not fetched for it');
  assert.equal(await start('b'), 3);
  assert.equal(await start('wrong'), undefined);
  assert.equal(await start('silent'), undefined);
  assert.equal(await start('b'), undefined);
  assert.deepEqual(
    asked.filter((each) => each.startsWith('own')),
    ['own start b', 'own start wrong', 'own start silent'],
  );
  const refusing = choosing({ isAllowed: () => false });
  assert.equal(await refusing.engine.ownStart(own, { domain: 'grid', board: 'b', options: {} }), undefined);
  assert.deepEqual(refusing.asked, []);
});
