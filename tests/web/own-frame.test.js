// The page's side of a sandbox: what it believes, how long it waits, what it does when nobody answers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { OwnEngine } from '../../web/engine/own/own-engine.js';
import { isTrusted, trust } from '../../web/engine/own/trust.js';
import { EngineLost } from '../../web/engine/worker-link.js';

const types = readFileSync(new URL('../../wasm/frontier.d.ts', import.meta.url), 'utf8');
globalThis.addEventListener ??= () => {};
globalThis.removeEventListener ??= () => {};
const opened = [];
after(() => opened.forEach((engine) => engine.close()));

/** A document whose frames are played by the test: each is { hear(message, port), removed }. */
function fakeDocument(play, title) {
  const frames = [];
  const createElement = () => {
    const frame = { removed: false, contentDocument: { title } };
    frame.remove = () => (frame.removed = true);
    frame.contentWindow = {
      postMessage: (_, __, [port]) => {
        port.onmessage = ({ data }) => play(data, port, frames.length);
        port.postMessage({ type: 'ready' });
      },
    };
    frames.push(frame);
    return frame;
  };
  return { frames, document: { createElement, body: { append: (frame) => setTimeout(frame.onload) } } };
}

const parts = async () => ({ text: '', first: new ArrayBuffer(1), rest: new ArrayBuffer(1), types });
const loaded = {
  ok: true,
  language: 'javascript',
  functions: [{ name: 'h', line: 1 }],
  main: 'h',
  formula: null,
};

function own(play, more = {}, title = 'Sandbox') {
  const { frames, document } = fakeDocument(play, title);
  const lost = [];
  const engine = new OwnEngine(
    { onLost: (reason) => lost.push(reason), patience: 50 },
    { document, parts, limit: 0.2, tick: 0.02, ...more },
  );
  opened.push(engine);
  return { engine, frames, lost };
}

test('answers are passed on', async () => {
  const { engine } = own(({ id }, port) => port.postMessage({ type: 'answer', id, value: loaded }));
  assert.deepEqual(await engine.load({ language: 'javascript', code: '() => 0' }), loaded);
});

test('a frame that holds something else, such as a message of the server, is said to be missing', async () => {
  const { engine } = own(() => {}, {}, 'Not found');
  await assert.rejects(engine.load({ language: 'javascript', code: '() => 0' }), /could not be loaded/);
});

test('what is no answer to the question ends the sandbox', async () => {
  const lies = [
    { ok: true },
    { ...loaded, functions: [{ name: 3, line: 1 }] },
    { ...loaded, functions: null },
    { ...loaded, more: 1 },
    { ok: false, error: { message: 'x'.repeat(2_000_000), line: 1 } },
    'yes',
    null,
  ];
  for (const value of lies) {
    const { engine, lost, frames } = own(({ id }, port) => port.postMessage({ type: 'answer', id, value }));
    await assert.rejects(engine.load({ language: 'javascript', code: '() => 0' }), EngineLost);
    assert.match(lost[0], /said something that it cannot say/, JSON.stringify(value)?.slice(0, 80));
    assert.equal(frames[0].removed, true);
  }
});

test('nor may it answer what was not asked, or speak of other things', async () => {
  for (const lie of [
    { type: 'answer', id: 99, value: null },
    { type: 'boo' },
    'boo',
    null,
    { type: 'alive', asked: 'x' },
  ]) {
    const { engine } = own((_, port) => port.postMessage(lie));
    await assert.rejects(engine.load({ language: 'javascript', code: '() => 0' }), /cannot say/);
  }
});

test('a picture is held against its type, to the numbers', async () => {
  const answers = [
    [{ width: 1, height: 1, cells: new Int32Array(1) }, true],
    [{ width: NaN, height: 1, cells: new Int32Array(1) }, false],
    [{ width: 1, height: 1, cells: [1] }, false],
    [null, true],
  ];
  for (const [value, isFine] of answers) {
    const { engine } = own(({ id }, port) => port.postMessage({ type: 'answer', id, value }));
    if (isFine) assert.deepEqual(await engine.cells(0), value);
    else await assert.rejects(engine.cells(0), /cannot say/);
  }
});

test('silence ends the frame; code that hangs when it is loaded is not loaded again', async () => {
  const { engine, frames, lost } = own((message, port) => port.postMessage({ type: 'alive', asked: 0 }));
  await assert.rejects(
    engine.load({ language: 'javascript', code: 'for (;;);' }),
    /did not answer for 0.2 seconds/,
  );
  assert.deepEqual([frames[0].removed, frames.length, lost.length], [true, 2, 1]);
});

test('a search that falls silent is run again twice, and ends at the state', async () => {
  const stats = { failed: 'here' };
  const watches = [];
  const { engine, frames, lost } = own((message, port) => {
    const answer = (value) => port.postMessage({ type: 'answer', id: message.id, value });
    if (message.type === 'load') return answer(loaded);
    watches.push(message.watch ?? null);
    if (!message.watch) return port.postMessage({ type: 'alive', asked: 40 });
    if (message.watch.failAt === null) return port.postMessage({ type: 'alive', asked: 47 });
    answer({ ok: false, error: { message: JSON.stringify(stats), line: 0, column: 0, field: '' } });
  });
  await engine.load({ language: 'javascript', code: '() => 0' });
  const result = await engine.search({ domain: 'sokoban', max_expansions: 3 }, 1, {});
  assert.equal(result.error.message, JSON.stringify(stats));
  assert.deepEqual(watches, [null, { announceFrom: 40, failAt: null }, { announceFrom: null, failAt: 47 }]);
  assert.deepEqual([frames.length, lost], [3, []], 'the page was told of no loss');
});

test('one button', async () => {
  const { engine, frames } = own(
    (message, port) => {
      if (message.type === 'load') port.postMessage({ type: 'answer', id: message.id, value: loaded });
    },
    { limit: 60 },
  );
  await engine.load({ language: 'javascript', code: '() => 0' });
  const search = engine.search({ domain: 'sokoban' }, 1, {});
  await new Promise((resolve) => setTimeout(resolve, 30));
  engine.end();
  await assert.rejects(search, /You ended it/);
  assert.deepEqual([frames[0].removed, frames.length], [true, 2]);
});

test('trust is kept by the code’s fingerprint, and by nothing else', async () => {
  const kept = new Map();
  const store = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  assert.equal(await isTrusted(store, '() => 0'), false);
  assert.equal(await trust(store, '() => 0'), true);
  assert.deepEqual([await isTrusted(store, '() => 0'), await isTrusted(store, '() => 1')], [true, false]);
  assert.ok(![...kept.values()].some((text) => text.includes('=>')), 'not the code itself');
  for (const key of kept.keys()) kept.set(key, '{"not": "ours"}');
  assert.equal(await isTrusted(store, '() => 0'), false);
  const blocked = { getItem: () => assert.fail(), setItem: () => assert.fail() };
  assert.deepEqual([await isTrusted(blocked, 'x'), await trust(blocked, 'x')], [false, false]);
});
