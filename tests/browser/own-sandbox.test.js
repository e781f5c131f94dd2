/**
 * Heuristics of the user's own in their sandbox, in two browsers: what they may do, and what hostile ones
 * reach, which is nothing. Whatever they do, the page answers, and the next search is right.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as attacks from './own/attacks.js';
import { browsers } from './own/browsers.js';
import { buildPage, servePage } from './own/site.js';

const board = '#######\n#.###.#\n# $@$ #\n#     #\n# $@$ #\n#.###.#\n#######\n';
const expansions = 4232; // of A* with Manhattan distance, by the engine's own
const manhattan = 'export const h = ({ boxes, storage }) => sum(boxes, (box) => nearest(box, storage));';

/** In the page: loads codes and searches with each; apart: in an engine of its own, beside others. */
async function run({
  codes,
  board,
  limit,
  language = 'javascript',
  wait = 0,
  heuristic = 'own',
  restart = false,
  apart = false,
  boot = language === 'python' ? 60 : 8,
}) {
  while (!globalThis.own) await new Promise((resolve) => setTimeout(resolve, 20));
  const told = [];
  if (!apart && (restart || !globalThis.engine)) {
    globalThis.engine?.close();
    globalThis.engine = new own.OwnEngine({}, { limit, boot });
  }
  const engine = apart ? new own.OwnEngine({}, { limit, boot }) : globalThis.engine;
  for (const code of codes) {
    const loaded = await engine.load({ language, code }).catch(({ message }) => ({ lost: message }));
    if (!loaded.ok) {
      told.push(loaded);
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    const request = {
      domain: 'sokoban',
      board,
      options: { deadlocks: 'off' },
      strategy: 'a_star',
      heuristic,
      formula: '',
      weight: null,
      bound: { g: null, h: null, f: null },
      max_expansions: 50_000,
      memory_mib: 256,
    };
    const result = await engine.search(request, 60, {}).catch(({ message }) => ({ lost: message }));
    if (!result.ok) {
      told.push(result);
      continue;
    }
    const { status, expanded, failure } = result.stats;
    const step = failure ? null : await engine.step(0, 1);
    told.push({ status, expanded, failure, h: step?.expansion.h ?? null, loaded });
  }
  if (apart) engine.close();
  return told;
}

before(() => buildPage());

for (const [name, launch] of Object.entries(browsers)) {
  describe(name, { concurrency: false }, () => {
    let [browser, page, served] = [null, null, null];
    const errors = [];
    before(async () => {
      served = await servePage();
      browser = await launch();
      page = await browser.newPage();
      page.on('pageerror', (error) => errors.push(String(error.message ?? error)));
      await page.goto(served.address);
    });
    after(async () => {
      await browser?.close();
      served?.server.close();
    });

    const runs = (codes, more = {}) =>
      page.evaluate(run, { codes: [codes].flat(), board, limit: 3, restart: true, ...more });
    /** The page lives, and its next search is right. */
    async function assertUnharmed() {
      const [{ status, expanded }] = await runs(manhattan, { restart: false });
      assert.deepEqual([status, expanded], ['solved', expansions]);
    }

    test('JavaScript gives the numbers of the engine’s own heuristic', async () => {
      const [own, builtIn] = [
        await runs(manhattan),
        await runs('() => 0', { heuristic: 'manhattan', restart: false }),
      ];
      assert.deepEqual([own[0].expanded, builtIn[0].expanded], [expansions, expansions]);
      await runs(manhattan, { restart: false });
      assert.ok((await page.evaluate(() => globalThis.engine.timing())).nanoseconds > 0);
    });

    test('errors have their line and their board', async () => {
      const told = await runs([
        'function h(s) {\n  const a = 1;\n  return s.boxes[9].x;\n}',
        'function help(s) {\n  throw new RangeError("too far");\n}\nfunction h(s) {\n  return help(s);\n}',
        '(state) => {\n  state.x;\n}',
        '(state) => "3"',
        'function h(s) {\n  return 1 +;\n}',
        'const a = 1;\nnothing();\nfunction h() {}',
        'const h = () => NaN;',
      ]);
      assert.deepEqual(
        told.map(({ failure, error }) => (failure ?? error)?.line),
        [3, 2, 1, 1, 2, 2, 0],
      );
      assert.match(told[1].failure.message, /RangeError: too far/);
      assert.match(told[2].failure.message, /gave undefined, and not a number. Is there a return\?/);
      assert.match(told[4].error.message, /^SyntaxError/);
      assert.equal(told[0].failure.board, board);
      await assertUnharmed();
    });

    test('an X-ray judges it, and names the state that it does not answer', async () => {
      await runs('() => 0');
      const told = await page.evaluate(
        async ({ board, codes }) => {
          const request = { domain: 'sokoban', board, options: {} };
          const judged = [];
          for (const code of codes) {
            await engine.load({ language: 'javascript', code });
            judged.push(await engine.xray(request, 'own', { onProgress: () => {} }));
          }
          const examples = await engine.counterExamples('too_high', 0, 3);
          return { judged, examples, heat: await engine.gaps() };
        },
        {
          board: '#####\n#@  #\n# $.#\n#   #\n#####\n',
          codes: [
            '() => { for (;;); }',
            '({ boxes, storage }) => sum(boxes, (box) => nearest(box, storage))',
            '({ boxes, storage }) => 9 * sum(boxes, (box) => nearest(box, storage))',
          ],
        },
      );
      const [stuck, good, wrong] = told.judged.map(({ report }) => report);
      assert.match(stuck.failure.message, /did not answer/);
      assert.deepEqual([good.admissible, good.too_high, wrong.admissible], ['yes', 0, 'no']);
      assert.ok(told.examples.length && told.examples[0].state.h > told.examples[0].state.exact);
      assert.ok(told.heat.layers.length > 0);
    });

    test('control: without a sandbox, the server is reached and counts', async () => {
      const control = await browser.newPage();
      await control.goto(`${served.address}control`);
      await control.evaluate((texts) => {
        globalThis.workers = texts.map((text) => new Worker(URL.createObjectURL(new Blob([text]))));
      }, attacks.controlWorkers(served.address));
      const missing = () => attacks.counted.filter((path) => !served.hits.includes(`/hit/${path}`));
      for (let tries = 0; missing().length && tries < 100; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      assert.deepEqual(missing(), []);
      await control.close();
      served.hits.length = 0;
    });

    test('no network, whatever is tried', async () => {
      const told = await runs(attacks.networkHeuristics(served.address), {
        board: '#####\n#@$.#\n#####\n',
        limit: 10,
      });
      const names = Object.keys(attacks.network);
      // Firefox at times lets a worker hang that tries to start another: then the page has ended it.
      const unended = names.filter((_, i) => told[i].status !== 'solved' && !told[i].lost);
      assert.deepEqual(unended, [], JSON.stringify(told));
      assert.ok(told.filter(({ lost }) => lost).length <= 2, JSON.stringify(told));
      await new Promise((resolve) => setTimeout(resolve, 700));
      assert.deepEqual(served.hits, []);
      assert.equal(page.url(), served.address);
      await assertUnharmed();
    });

    test('no document, no parent, no storage, nobody who listens', async () => {
      await page.evaluate(() => {
        globalThis.heard = [];
        globalThis.ear = new BroadcastChannel('own');
        ear.onmessage = ({ data }) => heard.push(data);
        addEventListener('message', ({ data }) => heard.push(data));
      });
      const [{ h }] = await runs(attacks.reachHeuristic, { wait: 500 });
      const found = attacks.reached.filter((_, i) => Math.floor(h / 2 ** i) % 2 === 1);
      assert.deepEqual(found, []);
      await runs(attacks.forgingHeuristic);
      assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
      await assertUnharmed();
    });

    test('what it changes of the language does not change the engine', async () => {
      const [{ status, expanded }] = await runs(attacks.prototypeHeuristic);
      assert.deepEqual([status, expanded], ['solved', expansions]);
      await assertUnharmed();
    });

    test('a lie is told to nobody', async () => {
      const [{ status, expanded, h }] = await runs(attacks.forgingHeuristic);
      assert.equal(status, 'solved');
      assert.ok(expanded > expansions);
      assert.equal(h, 0);
      await assertUnharmed();
    });

    test('an endless loop is ended, and the board that it began with is named', async () => {
      const stuck =
        'function h({ boxes, storage }) {\n  while (boxes.some((box) => on(box, storage)));\n  return 0;\n}';
      const [{ status, failure, expanded }] = await runs(stuck);
      assert.equal(status, 'failed');
      assert.match(failure.message, /did not answer in time/);
      assert.match(failure.board, /\*/, 'a box is on a storage place');
      assert.ok(expanded > 10);
      await assertUnharmed();
    });

    test('what freezes its thread is ended, and its engine is right afterwards', async () => {
      // beside each other: most of it is waiting
      const frozen = [
        'for (;;);\nfunction h() {}',
        'function spin() { Promise.resolve().then(spin); }\nspin();\nfunction h() { return 0; }',
        `function h() {
          const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
          Atomics.wait(new Int32Array(buffer), 0, 0);
          return 0;
        }`,
        'self.close();\nfunction h() { return 0; }',
      ].map(async (code) => {
        const [told, { status, expanded }] = await runs([code, manhattan], { apart: true });
        const isEnded = told.lost ?? told.failure?.message ?? told.status;
        assert.match(isEnded, /did not answer|solved|Atomics|shared/i, code);
        assert.deepEqual([status, expanded], ['solved', expansions], code);
      });
      await Promise.all(frozen);
      await assertUnharmed();
    });

    test('timers that never rest delay nothing for ever', async () => {
      const code =
        'setInterval(() => { const end = Date.now() + 20; while (Date.now() < end); }, 0);\n' +
        'function h() { return 0; }';
      const [{ status }] = await runs(code);
      assert.ok(['solved', 'expansions'].includes(status), status);
      await assertUnharmed();
    });

    test('one button ends it', async () => {
      const ended = page.evaluate(run, { codes: ['() => { for (;;); }'], board, limit: 60, restart: true });
      await new Promise((resolve) => setTimeout(resolve, 700));
      await page.evaluate(() => globalThis.engine.end());
      assert.deepEqual(await ended, [{ lost: 'You ended it.' }]);
      await assertUnharmed();
    });

    test('Python is the course’s, and reaches nothing either', async () => {
      const code = `from search import *
from sokoban import SokobanState, Direction, PROBLEMS, sokoban_goal_state
import math

def heur_alternate(state):
    '''each box to the nearest storage'''
    total = 0
    for box in state.boxes:
        best = math.inf
        for place in state.storage:
            best = min(best, abs(box[0] - place[0]) + abs(box[1] - place[1]))
        total += best
    return total

def fval_function(sN, weight):
    return sN.gval + weight * sN.hval
`;
      const hits = served.hits.length;
      const [good, attack, wrong, none, bomb] = await runs(
        [
          code,
          attacks.pythonAttack(served.address),
          'def heur_x(state):\n  return helper(state)\n\ndef helper(state):\n  return 1 // 0\n',
          'def heur_x(state):\n  pass',
          'kept = []\ndef heur_x(state):\n  while True:\n    kept.append(bytearray(100_000_000))\n',
        ],
        { language: 'python', limit: 60 }, // memory fills slowly on a busy machine
      );
      assert.deepEqual([good.status, good.expanded], ['solved', expansions]);
      assert.equal(good.loaded.formula.text, 'g + w*h');
      assert.ok(attack.expanded > 1000);
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.deepEqual(served.hits.slice(hits), []);
      assert.deepEqual([wrong.failure.line, none.failure.line], [5, 1]);
      assert.match(bomb.failure.message, /MemoryError/);
      assert.equal(bomb.failure.line, 4);
      await assertUnharmed();
    });

    test('the page itself met no error', () => {
      // what browsers say of attacks
      const known = /Content-Security-Policy|blocked|worker|importScripts|CSP|fetch|\/hit\/|WebTransport/i;
      assert.deepEqual(
        errors.filter((text) => !known.test(text)),
        [],
      );
    });
  });
}
