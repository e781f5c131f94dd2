// X-rays through the boundary: the same verdicts for the engine's heuristics and for the same in JavaScript.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, jugsBoard, module } from './frontier.js';

function withXray(request, use) {
  const xray = new module.Xray({ options: {}, max_states: null, memory_mib: null, ...request });
  try {
    assert.equal(xray.error(), null);
    return use(xray);
  } finally {
    xray.delete();
  }
}

function judged(xray, heuristic, estimate = null, slice = 10_000) {
  assert.equal(xray.judge(heuristic, estimate), null);
  for (;;) {
    const phase = xray.advance(slice);
    if (phase === 'judged' || phase === 'failed') return xray.report();
  }
}

test('a heuristic in JavaScript is judged as the same one of the engine', () => {
  const board = boardOf('CS161');
  const view = module.view('sokoban', board, {});
  const [storage, boxes] = ['storage', 'boxes'].map((id) => view.fields.find((field) => field.id === id));
  const { width, stride } = view;
  const distance = (a, b) =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.trunc(a / width) - Math.trunc(b / width));
  const times = (factor) => (rows, count, out) => {
    for (let i = 0; i < count; i++) {
      out[i] = 0;
      for (let box = 0; box < boxes.count; box++) {
        const place = rows[i * stride + boxes.offset + box];
        out[i] += factor * Math.min(...storage.values.map((goal) => distance(place, goal)));
      }
    }
    return null;
  };
  withXray({ domain: 'sokoban', board }, (xray) => {
    const { heuristic, memory_bytes, ...there } = judged(xray, 'manhattan');
    const { heuristic: own, memory_bytes: more, ...here } = judged(xray, 'own', times(1), 7);
    assert.deepEqual(here, there);
    assert.deepEqual([heuristic, own], ['manhattan', 'own']);
    assert.deepEqual([here.admissible, here.start_exact, here.perfect_expansions], ['yes', 41, 41]);
    const high = judged(xray, 'own', times(3));
    assert.deepEqual([high.admissible, high.consistent], ['no', 'no']);
    const [worst] = xray.counter_examples('too_high', 0, 1);
    assert.ok(worst.state.h > worst.state.exact && worst.plan.length === worst.state.exact);
    assert.equal(module.validate('sokoban', worst.state.text, {}, worst.plan.join('\n')).reaches_goal, true);
    const [pair] = xray.counter_examples('inconsistent', 0, 1);
    assert.ok(pair.state.h > pair.cost + pair.next.h);
    const heat = xray.heat();
    assert.deepEqual(
      heat.layers.map(({ field, mean }) => [field, mean.length]),
      [
        ['robots', width * view.height],
        ['boxes', width * view.height],
      ],
    );
  });
});

test('what goes wrong is told, and the space is kept', () => {
  withXray({ domain: 'jugs', board: jugsBoard }, (xray) => {
    assert.equal(xray.advance(0), 'explore');
    assert.equal(xray.report().admissible, 'unknown');
    assert.equal(xray.judge('magic', null).field, 'heuristic');
    assert.equal(xray.judge('own', null).field, 'heuristic');
    const report = judged(xray, 'own', () => ({ message: 'oops', line: 2, row: 0 }));
    assert.deepEqual(
      [report.phase, report.failure.message, report.failure.line, report.failure.board],
      ['failed', 'oops', 2, jugsBoard],
    );
    assert.deepEqual(xray.counter_examples('too_high', 0, 9), []);
    assert.deepEqual(xray.counter_examples('magic', 0, 9), []);
    assert.equal(judged(xray, 'mismatch').admissible, 'yes');
  });
  const refused = new module.Xray({ domain: 'chess' });
  assert.equal(refused.error().field, 'domain');
  assert.deepEqual([refused.advance(1), refused.report(), refused.heat()], ['failed', null, null]);
  refused.delete();
});

test('a sample never says admissible', () => {
  withXray({ domain: 'sokoban', board: boardOf('CS161'), max_states: 200 }, (xray) => {
    const report = judged(xray, 'manhattan');
    assert.deepEqual([report.complete, report.admissible, report.dead_ends], [false, 'unrefuted', null]);
  });
});
