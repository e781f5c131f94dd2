import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BatchPool } from '../../web/engine/batch.js';
import { PlanTimes, withoutResult } from '../../web/engine/batch-task.js';
import { EngineLost } from '../../web/engine/worker-link.js';
import * as batches from '../../web/model/batch.js';
import { cactus, scatter, sums } from '../../web/model/batch-charts.js';
import { batchCsv, batchMarkdown } from '../../web/model/batch-export.js';
import { batchText, readBatch } from '../../web/model/batch-file.js';
import { fromBoardFragment, toBoardFragment } from '../../web/model/batch-link.js';
import * as scores from '../../web/model/batch-score.js';
import { scaleOf, spaced } from '../../web/model/xy-scale.js';
import { catalog } from './catalog-sample.js';

const level = (number, more = {}) => ({
  key: `set:${number}`,
  collection: 'Set',
  id: `L${number}`,
  title: '',
  domain: 'grid',
  board: `#${number}#`,
  optimal: null,
  ...more,
});
const result = (cost, more = {}) => ({
  ...withoutResult('refused', ''),
  status: cost === null ? 'expansions' : 'solved',
  cost,
  expanded: 100,
  generated: 300,
  seconds: 0.5,
  checked: cost === null ? null : true,
  plans: cost === null ? [] : [{ cost, expanded: 90, seconds: 0.4, lower_bound: null }],
  ...more,
});
const proved = (cost, more = {}) => result(cost, { claim: 'optimal', ratio: 1, lower_bound: cost, ...more });
const configurations = ['a', 'b'].map((key) =>
  batches.configurationOf({ key, heuristic: key === 'a' ? '' : 'zero' }),
);
const batchOf = (levels, results) => ({ ...batches.emptyBatch, levels, configurations, results });

test('a configuration is a document on each level, and none where its heuristic is not known', () => {
  const own = { language: 'javascript', name: 'mine', code: 'h', entry: '' };
  const bound = { seconds: 2, expansions: 7 };
  const of = (given, where = level(1)) =>
    batches.documentFor(batches.configurationOf(given), where, bound, catalog);
  const plain = of({});
  assert.deepEqual(
    [plain.heuristic, plain.board, plain.time_bound, plain.max_expansions],
    ['near', '#1#', 2, 7],
  );
  assert.equal(of({ heuristic: 'near' }, level(1, { domain: 'jugs' })), null);
  assert.equal(of({ heuristic: 'own' }), null);
  assert.equal(of({ heuristic: 'own', own }).own, own);
  assert.equal(of({ heuristic: '=2*near' }).heuristic, '=2*near');
  assert.equal(of({}, level(1, { domain: 'chess' })), null);
});

test('tasks are what has no result, level by level', () => {
  const batch = batchOf([level(1), level(2)], { 'set:1 a': result(3) });
  assert.deepEqual(
    batches.tasksOf(batch, catalog).map(({ key }) => key),
    ['set:1 b', 'set:2 a', 'set:2 b'],
  );
});

test('a plan is placed in time between two looks at the clock', () => {
  const times = new PlanTimes();
  times.note({ expanded: 100, incumbents: [] }, 1);
  times.note({ expanded: 200, incumbents: [{ cost: 9, expanded: 150, lower_bound: null }] }, 2);
  assert.deepEqual(times.plans, [{ cost: 9, expanded: 150, seconds: 1.5, lower_bound: null }]);
});

test('a plan at the end is found at the end, not a rounding after it', () => {
  const times = new PlanTimes();
  assert.ok(0.001 + (0.009 - 0.001) > 0.009);
  times.note({ expanded: 100, incumbents: [] }, 0.001);
  times.note({ expanded: 200, incumbents: [{ cost: 9, expanded: 200, lower_bound: null }] }, 0.009);
  assert.equal(times.plans[0].seconds, 0.009);
});

/** Workers that answer when they are told to. */
function fakePool(hooks = {}) {
  const links = [];
  const told = [];
  const pool = new BatchPool({
    workers: 2,
    createLink: ({ onUnavailable }) => {
      const link = { asked: [], closed: false, onUnavailable };
      link.close = () => (link.closed = true);
      link.ask = (message) =>
        new Promise((resolve, reject) => {
          if (message.type === 'task') link.asked.push({ ...message, resolve, reject });
          else resolve(undefined);
        });
      links.push(link);
      return link;
    },
    onResult: (key, { status, error }) => told.push([key, status, error].join(' ').trim()),
    onDone: () => told.push('done'),
    ...hooks,
  });
  return { pool, links, told };
}
const task = (key, more = {}) => ({
  key,
  request: { board: key, max_expansions: 9, ...more },
  seconds: null,
});
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a worker has its next task before it is done, and none is run twice', async () => {
  const { pool, links, told } = fakePool();
  pool.run(['1', '2', '3', '4', '5', '6'].map((key) => task(key)));
  assert.deepEqual(
    links.map(({ asked }) => asked.map(({ request }) => request.board)),
    [
      ['1', '2'],
      ['3', '4'],
    ],
  );
  for (let i = 0; i < 9; i += 1) {
    for (const { asked } of links) asked.shift()?.resolve(result(1));
    await turn();
  }
  assert.deepEqual(told.toSorted(), [
    '1 solved',
    '2 solved',
    '3 solved',
    '4 solved',
    '5 solved',
    '6 solved',
    'done',
  ]);
  assert.equal(told.at(-1), 'done');
});

test('what breaks a worker is told of the task that ran; what waited behind it runs elsewhere', async () => {
  const { pool, links, told } = fakePool({ workers: 1 });
  pool.run([task('1'), task('2'), task('3')]);
  const gone = links[0].asked.splice(0);
  for (const { reject } of gone) reject(new EngineLost('out of memory'));
  await turn();
  assert.deepEqual(told, ['1 lost out of memory']);
  for (let i = 0; i < 4; i += 1) {
    links[0].asked.shift()?.resolve(result(1));
    await turn();
  }
  assert.deepEqual(told, ['1 lost out of memory', '2 solved', '3 solved', 'done']);
});

test('without an engine nothing is told as failed', async () => {
  const reasons = [];
  const { pool, links, told } = fakePool({ onUnavailable: (reason) => reasons.push(reason) });
  pool.run([task('1'), task('2')]);
  links[0].onUnavailable('no engine');
  links[0].asked[0].reject(new EngineLost('no engine'));
  await turn();
  assert.deepEqual([reasons, told], [['no engine'], []]);
});

test('a worker whose memory has grown is replaced before its next task', async () => {
  const { pool, links } = fakePool({ workers: 1 });
  pool.run([task('1'), task('2')]);
  links[0].asked.shift().resolve(result(1, { memory: 2 ** 30 }));
  await turn();
  links[0].asked.shift()?.resolve(result(1));
  pool.run([task('3')]);
  await turn();
  assert.deepEqual([links.length, links[0].closed], [2, true]);
});

test('own code runs in a sandbox, one at a time, goes on after a pause, and is checked outside', async () => {
  const log = [];
  const stats = (status) => ({
    status,
    expanded: status === 'cancelled' ? 4 : 9,
    generated: 1,
    cost: status === 'cancelled' ? null : 2,
    lower_bound: null,
    claim: { kind: 'none', ratio: null },
    incumbents: status === 'cancelled' ? [] : [{ cost: 2, expanded: 9, lower_bound: null }],
    message: '',
    failure: null,
    peak_memory_bytes: 1,
  });
  const engine = {
    load: async ({ code }) =>
      code === 'bad' ? { ok: false, error: { message: 'No.', line: 3 } } : { ok: true },
    search: async (_, __, { signal }) => {
      log.push('search');
      while (!signal.aborted) await turn();
      return { ok: true, stats: stats('cancelled'), seconds: 1 };
    },
    resume: async (more) => {
      log.push(more);
      return { ok: true, stats: stats('solved'), seconds: 2 };
    },
    plan: async () => ({ cost: 2, actions: ['up'] }),
    close: () => log.push('closed'),
  };
  const { pool, told } = fakePool({
    workers: 1,
    createOwn: async () => engine,
    createLink: () => ({
      ask: async (message) => log.push(message.type) && { legal: true, reaches_goal: true, cost: 2 },
      close: () => {},
    }),
    onResult: (key, { status, checked, error }) => told.push([key, status, checked, error]),
  });
  const own = (code) => ({ own: { language: 'javascript', code, entry: '' } });
  pool.run([task('1', own('good')), task('2', own('bad'))]);
  await turn();
  await turn();
  pool.pause(true);
  for (let i = 0; i < 4; i += 1) await turn();
  pool.pause(false);
  for (let i = 0; i < 9; i += 1) await turn();
  assert.deepEqual(log.slice(0, 3), ['search', { seconds: null, expansions: 5, memory: null }, 'check']);
  assert.deepEqual(told, [
    ['1', 'solved', true, ''],
    ['2', 'refused', null, 'Line 3 of the heuristic: No.'],
    'done',
  ]);
});

test('a core keeps a sandbox for each language, and closes all of them', async () => {
  const made = [];
  const { pool, told } = fakePool({
    workers: 1,
    createOwn: async () => {
      const codes = [];
      made.push(codes);
      return {
        load: async ({ code }) => (codes.push(code), { ok: false, error: { message: 'No.', line: 0 } }),
        close: () => codes.push('closed'),
      };
    },
    createLink: () => ({ ask: async () => null, close: () => {} }),
  });
  const own = (language, code) => ({ own: { language, code, entry: '' } });
  pool.run(
    ['1', '2', '3', '4'].map((key, i) => task(key, i % 2 ? own('python', key) : own('javascript', key))),
  );
  for (let i = 0; i < 20 && told.at(-1) !== 'done'; i += 1) await turn();
  pool.close();
  await turn();
  assert.deepEqual(made, [
    ['1', '3', 'closed'],
    ['2', '4', 'closed'],
  ]);
});

test('a level’s optimum is a proof’s, the collection’s, or where plan and bound meet', () => {
  const facts = (results, more) => scores.factsOf(batchOf([level(1, more)], results), level(1, more));
  assert.deepEqual(
    [facts({ 'set:1 a': proved(5), 'set:1 b': result(7) })].map(({ optimum, source, best }) => [
      optimum,
      source,
      best,
    ]),
    [[5, 'run', 5]],
  );
  assert.equal(facts({}, { optimal: 4 }).source, 'collection');
  const met = facts({ 'set:1 a': result(6), 'set:1 b': result(null, { lower_bound: 6 }) });
  assert.deepEqual([met.optimum, met.source, met.boundBy], [6, 'bounds', 'b']);
  assert.equal(
    facts({ 'set:1 a': result(3, { checked: false }) }).best,
    null,
    'what the checker refuses is no plan',
  );
});

test('a cell says how it stands', () => {
  const of = (one, other, more = {}) => {
    const batch = batchOf([level(1, more)], { 'set:1 a': one, ...(other && { 'set:1 b': other }) });
    const { kind, over, ratio, isBest } = scores.cellOf(one, scores.factsOf(batch, level(1, more)));
    return [kind, over ?? ratio, isBest];
  };
  assert.deepEqual(of(proved(5)), ['proved', null, false]);
  assert.deepEqual(of(result(5), proved(5)), ['optimum', 0, false]);
  assert.deepEqual(of(result(8), null, { optimal: 5 }), ['over', 3, false]);
  assert.deepEqual(of(result(6), result(null, { lower_bound: 4 })), ['within', 1.5, true]);
  assert.deepEqual(of(result(null)), ['noplan', null, false]);
  assert.deepEqual(of(result(null, { status: 'exhausted', claim: 'unsolvable' })), [
    'unsolvable',
    null,
    false,
  ]);
  assert.deepEqual(of(withoutResult('lost', 'gone')), ['error', null, false]);
  assert.deepEqual(of(result(5, { checked: false })), ['error', null, false]);
});

const played = batchOf([level(1), level(2), level(3, { optimal: 10 })], {
  'set:1 a': proved(5, { expanded: 50, length: { moves: 5, pushes: 2 } }),
  'set:1 b': result(7),
  'set:2 a': result(null),
  'set:2 b': result(4),
  'set:3 a': result(10),
  'set:3 b': result(12),
});

test('summaries count what was solved, proved, won and what it costs', () => {
  const [a, b] = scores.summaries(played, scores.allFacts(played), 'cost');
  assert.deepEqual([a.solved, a.proved, a.failed, a.cost, a.common, a.wins], [2, 1, 1, 15, 15, 2]);
  assert.deepEqual([b.solved, b.proved, b.failed, b.cost, b.common, b.wins], [3, 0, 0, 23, 19, 1]);
  assert.equal(Math.round(100 * b.over), 27);
  assert.deepEqual(scores.solvedByAll(played), { all: 2, none: 0 });
});

test('marks are relative to Manhattan and to the benchmark', () => {
  const costs = (...all) => all.map((cost) => (cost === undefined ? undefined : result(cost)));
  const marks = (own, low, high) => scores.marksOf(costs(...own), costs(...low), costs(...high)).marks;
  const [low, high] = [
    [9, 9, null, null],
    [5, 5, 5, 5],
  ];
  assert.equal(marks([9, null, null, null], low, high), 5);
  assert.equal(marks([9, 9, null, null], low, high), 10);
  assert.equal(marks([9, 9, 9, null], low, high), 15);
  assert.equal(marks([9, 9, 9, 9], low, high), 20);
  assert.equal(marks([5, 5, 9, 4], low, high), 23.8);
  assert.equal(marks([5, 5, 5, 5], low, high), 25);
});

test('charts: solved by effort, costs that only fall, points of two', () => {
  const [a] = cactus(played, 'expanded');
  assert.deepEqual(
    a.points.map(({ x, y }) => [x, y]),
    [
      [1, 90],
      [2, 90],
    ],
  );
  const [, b] = sums(played, scores.allFacts(played), 'expanded');
  assert.deepEqual([b.points[0].y, b.points.at(-1).y], [38, 23]);
  const points = scatter(played, configurations[0], configurations[1], 'expanded');
  assert.deepEqual(
    points.map(({ x, y, hollow }) => [x, y, hollow]),
    [
      [50, 100, false],
      [100, 100, true],
      [100, 100, false],
    ],
  );
});

test('a file is read as it was written, and what is no run is refused in words', () => {
  const text = batchText({ ...played, title: 'Mine' });
  const read = readBatch(text, 'mine.json');
  assert.equal(read.ok, true);
  assert.deepEqual({ ...read.batch, id: '' }, { ...played, title: 'Mine' });
  assert.match(readBatch('x', 'a.json').message, /not JSON/);
  assert.match(readBatch('{}', 'a.json').message, /no run/);
  assert.match(readBatch('{"format":"frontier-scoreboard-9"}', 'a.json').message, /newer/);
  assert.match(readBatch('{"format":"frontier-scoreboard-1"}', 'a.json').message, /no levels/);
  const odd = JSON.parse(text);
  odd.results.push({ level: 'set:1', configuration: 'zz', status: 'solved' }, null, { status: 3 });
  odd.configurations[0].options = { a: 1, b: 'x' };
  odd.levels.push(7);
  const mended = readBatch(JSON.stringify(odd), 'a.json');
  assert.deepEqual(Object.keys(mended.batch.results).length, 6);
  assert.deepEqual(mended.batch.configurations[0].options, { b: 'x' });
});

test('CSV has a line a run, and no formula of a stranger’s; Markdown has the table', () => {
  const bad = { ...played, levels: [level(1, { id: '=cmd()', collection: 'a,"b"' })] };
  const [head, first] = batchCsv(bad, catalog).split('\r\n');
  assert.match(head, /^collection,level,domain,configuration/);
  assert.ok(first.startsWith('"a,""b""",\'=cmd()'), first);
  assert.ok(head.endsWith(',moves,pushes') && first.endsWith(',5,2'), first);
  assert.equal(batchCsv(played, catalog).trim().split('\r\n').length, 7);
  const markdown = batchMarkdown(played, catalog);
  assert.match(markdown, /\| L1 \| 5 \| 5 ✓ \| 7 \(\+2\) \|/);
  assert.match(markdown, /every machine/);
});

test('a link carries the set-up, without code', () => {
  const own = { language: 'javascript', name: 'mine', code: 'h', entry: '' };
  const all = [...configurations, batches.configurationOf({ key: 'c', heuristic: 'own', own })];
  const fragment = toBoardFragment({
    ...played,
    configurations: all,
    bound: { seconds: 2, expansions: null },
  });
  const linked = fromBoardFragment(`#${fragment}`);
  assert.deepEqual([linked.sets, linked.bound], [['set'], { seconds: 2, expansions: null }]);
  assert.deepEqual(
    linked.configurations.map(({ key, heuristic }) => [key, heuristic]),
    [
      ['c1', ''],
      ['c2', 'zero'],
    ],
  );
  assert.equal(fromBoardFragment('#'), null);
  assert.deepEqual(fromBoardFragment('#sets=a&run={&expansions=-1').configurations, []);
});

test('scales reach from the least to the most, in powers of ten where asked', () => {
  const log = scaleOf([3, 4000], { name: '', log: true }, 0, 100, 9);
  assert.deepEqual(log.marks, [1, 10, 100, 1000, 10_000]);
  assert.equal(log.at(100), 50);
  const plain = scaleOf([2, 8], { name: '', least: 0, most: 10 }, 0, 100, 5);
  assert.deepEqual([plain.at(5), plain.marks.at(-1)], [50, 10]);
  assert.deepEqual(scaleOf([], { name: '', log: true }, 0, 1, 4).marks, [1, 10]);
  const places = spaced([10, 11, 90, 100], 10, 0, 100);
  assert.ok(places.every((place, i) => !i || place - places[i - 1] >= 10) && places[3] <= 100);
});
