import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareEffect, workersFor } from '../../web/effects/compare.js';
import { freshDocument } from '../../web/model/document.js';
import { sweepOf } from '../../web/model/sweep.js';
import {
  addEntrant,
  changeEntrant,
  isRacing,
  removeEntrant,
  replaceEntrants,
  startRace,
  stopRace,
} from '../../web/state/updates-compare.js';
import { catalog } from './catalog-sample.js';
import { openStore } from './page-sample.js';

const document = freshDocument(catalog);
const choice = { strategy: 'a_star', heuristic: 'near', weight: null };
const stats = { status: 'solved', expanded: 3, incumbents: [] };

/** Engines whose searches end when the test says so. */
function engines() {
  const made = [];
  const create = (onLost) => {
    const engine = {
      onLost,
      closed: false,
      close: () => {
        engine.closed = true;
      },
      track: async () => null,
      search: (request, seconds, hooks) =>
        new Promise((resolve, reject) =>
          Object.assign(engine, {
            request,
            seconds,
            hooks,
            reject,
            end: () => resolve({ ok: true, stats, seconds: 1 }),
          }),
        ),
    };
    made.push(engine);
    return engine;
  };
  return { made, create };
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2);
  });

function racing(workers) {
  const { made, create } = engines();
  const store = openStore();
  store.subscribe(compareEffect(store, create, workers));
  return { made, store, entrants: () => store.state.comparison.entrants };
}

test('no more workers than allowed run at once, and each is ended after its search', async () => {
  const { made, store, entrants } = racing(2);
  store.dispatch(replaceEntrants, sweepOf(catalog, document));
  assert.deepEqual(
    entrants().map((entrant) => entrant.choice.weight),
    [1, 1.2, 1.5, 2, 3, 5, 10],
  );
  store.dispatch(startRace);
  for (let ended = 0; ended < 7; ended += 1) {
    await settle();
    assert.ok(made.filter(({ closed }) => !closed).length <= 2);
    made[ended].end();
  }
  await settle();
  assert.equal(made.length, 7);
  assert.ok(made.every(({ closed }) => closed));
  assert.ok(entrants().every(({ state, run }) => state === 'ended' && run.status === 'solved'));
});

test('at most four are added by hand; one that is changed forgets its result', async () => {
  const { made, store, entrants } = racing(4);
  for (let i = 0; i < 6; i += 1) store.dispatch(addEntrant, choice);
  assert.equal(entrants().length, 4);
  store.dispatch(removeEntrant, entrants()[3].key);
  store.dispatch(startRace);
  await settle();
  store.dispatch(addEntrant, choice);
  assert.equal(entrants().length, 3, 'not while they run');
  made.forEach(({ end }) => end());
  await settle();
  store.dispatch(changeEntrant, entrants()[0].key, { strategy: 'ucs' });
  assert.deepEqual([entrants()[0].state, entrants()[0].run, entrants()[1].state], ['ready', null, 'ended']);
});

test('stop ends what runs and keeps the rest from beginning; a worker that dies is told', async () => {
  const { made, store, entrants } = racing(2);
  for (let i = 0; i < 4; i += 1) store.dispatch(addEntrant, choice);
  store.dispatch(startRace);
  await settle();
  store.dispatch(stopRace);
  assert.ok(made.every(({ hooks }) => hooks.signal.aborted));
  made[0].onLost('It died.');
  made[0].reject(new Error('dead'));
  made[1].end();
  await settle();
  assert.equal(made.length, 2);
  assert.deepEqual(
    entrants().map(({ state }) => state),
    ['ended', 'ended', 'ready', 'ready'],
  );
  assert.equal(entrants()[0].run.lost, 'It died.');
  assert.equal(isRacing(store.state), false);
});

test('from two to four workers', () => {
  assert.deepEqual([1, 3, 64].map(workersFor), [2, 3, 4]);
});
