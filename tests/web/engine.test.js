import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../web/engine/engine.js';
import { EngineLost } from '../../web/engine/worker-link.js';
import { Pacer, sliceTarget } from '../../web/engine/pacer.js';

/** A worker that does nothing by itself: the test answers for it. */
function fakeWorkers() {
  const workers = [];
  const createWorker = () => {
    const worker = {
      sent: [],
      ended: false,
      postMessage: (message) => worker.sent.push(message),
      terminate: () => {
        worker.ended = true;
      },
      say: (message) => worker.onmessage({ data: message }),
      answer: (value) => worker.say({ type: 'answer', id: worker.sent.at(-1).id, value }),
    };
    workers.push(worker);
    return worker;
  };
  return { workers, createWorker };
}

test('a question is answered by its own answer', async () => {
  const { workers, createWorker } = fakeWorkers();
  const engine = new Engine({ createWorker });
  const first = engine.check('grid', 'a', {});
  const second = engine.check('grid', 'b', {});
  const [one, two] = workers[0].sent;
  assert.deepEqual([one.name, one.args], ['check', ['grid', 'a', {}, null]]);
  workers[0].say({ type: 'answer', id: two.id, value: 'B' });
  workers[0].say({ type: 'answer', id: one.id, value: 'A' });
  assert.deepEqual(await Promise.all([first, second]), ['A', 'B']);
});

test('progress goes to its search; an answered stop leaves the worker alone', async () => {
  const { workers, createWorker } = fakeWorkers();
  const lost = [];
  const engine = new Engine({ createWorker, patience: 5, onLost: (reason) => lost.push(reason) });
  const stop = new AbortController();
  const seen = [];
  const search = engine.search({}, null, {
    signal: stop.signal,
    onProgress: (progress) => seen.push(progress),
  });
  const { id } = workers[0].sent[0];
  workers[0].say({ type: 'progress', id, progress: 1 });
  stop.abort();
  assert.equal(workers[0].sent[1].type, 'stop');
  workers[0].say({ type: 'answer', id, value: 'stopped' });
  assert.equal(await search, 'stopped');
  await new Promise((resolve) => setTimeout(resolve, 15));
  assert.deepEqual([seen, lost, workers.length], [[1], [], 1]);
});

test('a stop without an answer ends the worker and starts a new one', async () => {
  const { workers, createWorker } = fakeWorkers();
  const lost = [];
  const engine = new Engine({ createWorker, patience: 5, onLost: (reason) => lost.push(reason) });
  workers[0].say({ type: 'ready' });
  const stop = new AbortController();
  const search = engine.search({}, null, { signal: stop.signal });
  stop.abort();
  await assert.rejects(search, EngineLost);
  assert.equal(workers[0].ended, true);
  assert.equal(workers.length, 2);
  assert.match(lost[0], /did not answer to Stop/);
  const next = engine.catalog();
  workers[1].answer('fine');
  assert.equal(await next, 'fine');
});

test('a stop waits for an engine that is still being loaded', async () => {
  const { workers, createWorker } = fakeWorkers();
  const engine = new Engine({ createWorker, patience: 5 });
  const stop = new AbortController();
  const search = engine.search({}, null, { signal: stop.signal });
  stop.abort();
  await new Promise((resolve) => setTimeout(resolve, 25));
  assert.equal(workers.length, 1);
  workers[0].say({ type: 'ready' });
  workers[0].say({ type: 'answer', id: workers[0].sent[0].id, value: 'stopped' });
  assert.equal(await search, 'stopped');
});

test('a worker that breaks is replaced, and what was pending fails', async () => {
  const { workers, createWorker } = fakeWorkers();
  const lost = [];
  const engine = new Engine({ createWorker, onLost: (reason) => lost.push(reason) });
  workers[0].say({ type: 'ready' });
  const pending = engine.step(3, 10);
  workers[0].say({ type: 'broken', message: 'unreachable' });
  await assert.rejects(pending, EngineLost);
  assert.match(lost[0], /stopped working: unreachable/);
  workers[1].say({ type: 'ready' });
  const second = engine.step(3, 10);
  workers[1].onerror({ message: 'boom' });
  await assert.rejects(second, /boom/);
  assert.equal(workers.length, 3);
});

test('a module that cannot be loaded is reported once and for every question, without a new worker', async () => {
  const { workers, createWorker } = fakeWorkers();
  const engine = new Engine({ createWorker });
  const catalog = engine.catalog();
  workers[0].say({
    type: 'unavailable',
    message: 'The engine could not be loaded: frontier.wasm answered 404',
  });
  await assert.rejects(catalog, /answered 404/);
  await assert.rejects(engine.check('grid', '', {}), /answered 404/);
  assert.equal(workers.length, 1);
});

/** What a pacer says after a slice of so many expansions. */
function paced(size, elapsed) {
  const pacer = new Pacer();
  pacer.done(size, elapsed);
  return pacer.slice();
}

test('slices start small, at most double, and shrink at once', () => {
  assert.equal(new Pacer().slice(), 1); // with a hundred boxes, four expansions take a fifth of a second
  assert.equal(paced(100, 1), 200);
  assert.equal(paced(100, 0), 200);
  assert.equal(paced(1000, 40), 250);
  assert.equal(paced(1, 500), 1);
});

test('what was slow is remembered for a while, and forgotten for what is of another kind', () => {
  const pacer = new Pacer();
  pacer.done(10, 50);
  for (let i = 0; i < 10; i += 1) pacer.done(2, 1);
  assert.equal(pacer.slice(), 2); // five milliseconds each, then
  for (let i = 0; i < 91; i += 1) pacer.done(2, 1);
  assert.equal(pacer.slice(), 4); // and half of that a tenth of a second later
  pacer.beginAnew();
  assert.equal(pacer.slice(), 1);
  assert.equal(pacer.slice(0), 1, 'where no time is left');
});

test('one slow expansion among quick ones does not have the search cut into tiny slices', () => {
  const pacer = new Pacer();
  pacer.done(1, 500);
  for (let i = 0; i < 10; i += 1) pacer.done(pacer.slice(), pacer.slice() * 0.01);
  assert.equal(pacer.slice(), 50); // half a millisecond
});

test('near the time bound slices get shorter', () => {
  assert.equal(sliceTarget(null, 3), 10);
  assert.equal(sliceTarget(1, 0.5), 10);
  assert.ok(Math.abs(sliceTarget(1, 0.996) - 4) < 1e-9);
});
