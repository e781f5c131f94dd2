import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Comparison, sweepOf, workersFor } from '../../web/model/comparison.js';
import { freshDocument } from '../../web/model/document.js';
import { catalog } from './catalog-sample.js';

const document = freshDocument(catalog);
const choice = { strategy: 'a_star', heuristic: 'near', weight: null };
const stats = { status: 'solved', expanded: 3, incumbents: [] };

/** Engines whose searches end when the test says so. */
function engines() {
  const made = [];
  const create = (onLost) => {
    const engine = { onLost, closed: false, close: () => { engine.closed = true; }, track: async () => null,
      search: (request, seconds, hooks) => new Promise((resolve, reject) => Object.assign(engine, { request, seconds, hooks, reject, end: () => resolve({ ok: true, stats, seconds: 1 }) })) };
    made.push(engine);
    return engine;
  };
  return { made, create };
}
const settle = () => new Promise((resolve) => { setTimeout(resolve, 2); });

test('no more workers than allowed run at once, and each is ended after its search', async () => {
  const { made, create } = engines();
  const comparison = new Comparison(create, () => {}, 2);
  comparison.replace(sweepOf(catalog, document));
  assert.deepEqual(comparison.entrants.map((entrant) => entrant.choice.weight), [1, 1.2, 1.5, 2, 3, 5, 10]);
  const all = comparison.start(document, catalog);
  for (let ended = 0; ended < 7; ended += 1) {
    await settle();
    assert.ok(made.filter(({ closed }) => !closed).length <= 2);
    made[ended].end();
  }
  await all;
  assert.equal(made.length, 7);
  assert.ok(made.every(({ closed }) => closed));
  assert.ok(comparison.entrants.every(({ state, run }) => state === 'ended' && run.status === 'solved'));
});

test('at most four are added by hand; one that is changed forgets its result', async () => {
  const { made, create } = engines();
  const comparison = new Comparison(create, () => {}, 4);
  for (let i = 0; i < 6; i += 1) comparison.add(choice);
  assert.equal(comparison.entrants.length, 4);
  comparison.remove(comparison.entrants[3].key);
  const all = comparison.start(document, catalog);
  await settle();
  comparison.add(choice);
  assert.equal(comparison.entrants.length, 3, 'not while they run');
  made.forEach(({ end }) => end());
  await all;
  comparison.change(comparison.entrants[0].key, { strategy: 'ucs' });
  assert.deepEqual([comparison.entrants[0].state, comparison.entrants[0].run, comparison.entrants[1].state], ['ready', null, 'ended']);
});

test('stop ends what runs and keeps the rest from beginning; a worker that dies is told', async () => {
  const { made, create } = engines();
  const comparison = new Comparison(create, () => {}, 2);
  for (let i = 0; i < 4; i += 1) comparison.add(choice);
  const all = comparison.start(document, catalog);
  await settle();
  comparison.stop();
  assert.ok(made.every(({ hooks }) => hooks.signal.aborted));
  made[0].onLost('It died.');
  made[0].reject(new Error('dead'));
  made[1].end();
  await all;
  assert.equal(made.length, 2);
  assert.deepEqual(comparison.entrants.map(({ state }) => state), ['ended', 'ended', 'ready', 'ready']);
  assert.equal(comparison.entrants[0].run.lost, 'It died.');
  assert.equal(comparison.running, false);
});

test('from two to four workers', () => {
  assert.deepEqual([1, 3, 64].map(workersFor), [2, 3, 4]);
});
