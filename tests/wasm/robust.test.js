// Whatever JavaScript passes: no crash, no throw; memory is bounded and given back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, finish, jugsBoard, load, module, onePush, request, withSession } from './frontier.js';

const strange = [
  -1,
  -0.5,
  0.5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e300,
  -1e300,
  NaN,
  Infinity,
  -Infinity,
  '3',
  'x',
  '',
  null,
  undefined,
  true,
  {},
  [],
];

function works(frontier = module) {
  const session = new frontier.Session(request({ board: boardOf('CS161') }));
  finish(session);
  const { cost } = session.stats();
  session.delete();
  return cost === 41;
}

for (const call of ['advance', 'plan', 'expansion', 'path', 'cells', 'text', 'extend', 'set_weight']) {
  test(`${call} takes any argument`, () => {
    for (const value of strange) {
      for (const slice of [0, 5, 1e6]) {
        withSession({ domain: 'jugs', board: jugsBoard, strategy: 'weighted_a_star' }, (session) => {
          session.advance(slice);
          assert.doesNotThrow(
            () => session[call](value, ...(call === 'extend' ? [value] : [])),
            `${call}(${String(value)})`,
          );
          assert.equal(typeof session.advance(1), 'string');
          assert.ok(session.stats().expanded < 20);
        });
      }
    }
    assert.ok(works());
  });
}

for (const call of ['frontier', 'columns']) {
  test(`${call} takes any two arguments`, () => {
    withSession({ domain: 'jugs', board: jugsBoard }, (session) => {
      session.advance(6);
      for (const a of strange) {
        for (const b of strange)
          assert.doesNotThrow(() => session[call](a, b), `${call}(${String(a)}, ${String(b)})`);
      }
      assert.equal(session.columns(0, 2 ** 32 - 1).node.length, 6);
      assert.equal(session.columns(4, 2).node.length, 0);
      assert.equal(session.columns(100, 200).node.length, 0);
      assert.equal(session.frontier(1e6, 3).total, session.stats().open);
      assert.equal(session.expansion(1e6).index, 6);
      assert.deepEqual(
        [session.path(1e6), session.cells(1e6), session.text(1e6), session.plan(7)],
        [null, null, null, null],
      );
    });
  });
}

test('a number too large to count is no bound', () => {
  withSession({ board: boardOf('CS161'), max_expansions: 1e300 }, (session) =>
    assert.equal(finish(session), 'solved'),
  );
  withSession({ board: boardOf('CS161'), max_expansions: 5 }, (session) => {
    finish(session);
    session.extend(Infinity, null);
    assert.equal(finish(session), 'solved');
  });
  for (const all of [Infinity, 1e300, Number.MAX_SAFE_INTEGER]) {
    withSession({ board: boardOf('CS161') }, (session) =>
      assert.equal(session.advance(all), 'solved', String(all)),
    );
  }
});

test('a request may hold anything', () => {
  const fields = Object.keys(request({}));
  for (const field of fields) {
    for (const value of strange) {
      assert.doesNotThrow(
        () => {
          const session = new module.Session(
            request({ domain: 'jugs', board: jugsBoard, max_expansions: 100, [field]: value }),
          );
          session.error();
          session.advance(50);
          session.stats();
          session.delete();
        },
        `${field}: ${String(value)}`,
      );
    }
  }
  for (const value of strange) {
    assert.doesNotThrow(() => new module.Session(value).delete(), String(value));
    for (const part of ['g', 'h', 'f']) {
      assert.doesNotThrow(
        () => new module.Session(request({ bound: { [part]: value } })).delete(),
        `${part}: ${String(value)}`,
      );
    }
  }
  assert.ok(works());
});

test('texts that are not texts are answered, not thrown', () => {
  for (const value of [5, null, undefined, {}, []]) {
    assert.equal(module.check(value, onePush, {}, null).ok, false);
    assert.equal(module.check('sokoban', value, {}, null).ok, false);
    assert.equal(module.levels('sokoban', value).ok, false);
    assert.equal(module.check_formula(value, 2).ok, false);
    assert.equal(module.validate('sokoban', value, {}, 'right').ok, false);
    assert.equal(typeof module.validate('sokoban', onePush, {}, value).ok, 'boolean');
    withSession({}, (session) => assert.doesNotThrow(() => session.stop(value)));
  }
  assert.ok(works());
});

test('options may be anything', () => {
  for (const options of [null, undefined, {}, [], 'abc', 5, { a: null }, { ties: 3 }, { ties: {} }]) {
    assert.doesNotThrow(() => module.check('sokoban', onePush, options, null));
    assert.doesNotThrow(() => module.validate('sokoban', onePush, options, 'right'));
    assert.doesNotThrow(() => new module.Session(request({ options })).delete());
  }
});

test('texts of any kind are answered', () => {
  const texts = [
    '\0',
    '#'.repeat(1e5),
    '\n'.repeat(1e5),
    '('.repeat(1e5),
    '1 '.repeat(1e5),
    "(setq x '",
    '💥',
    '\ud800',
    '; robots: 0=(99999999999,1)\n#@#',
    '3 4\n0 0\n* 99999999999999999999',
    '@'.repeat(64),
    `${'@$.'.repeat(20)}\n`.repeat(64),
  ];
  for (const text of texts) {
    for (const domain of ['sokoban', 'jugs', text]) {
      assert.equal(typeof module.check(domain, text, {}, null).ok, 'boolean');
      assert.equal(typeof module.levels(domain, text).ok, 'boolean');
      assert.equal(typeof module.validate(domain, text, {}, text).ok, 'boolean');
    }
    assert.equal(module.check_formula(text, 2).ok, false);
  }
  assert.ok(works());
});

test('an infinite weight does not spoil a search', () => {
  withSession({ board: boardOf('CS161'), strategy: 'weighted_a_star', weight: 2 }, (session) => {
    session.advance(50);
    session.set_weight(Infinity);
    session.set_weight(NaN);
    session.set_weight(-3);
    assert.equal(finish(session), 'solved');
  });
});

test('64 MiB on a board that needs more: status memory, then everything still works', () => {
  const budget = 64 * 2 ** 20;
  withSession({ board: boardOf('A15'), memory_mib: 64 }, (session) => {
    assert.equal(finish(session), 'memory');
    const stats = session.stats();
    assert.ok(
      stats.peak_memory_bytes <= budget && stats.peak_memory_bytes > 0.75 * budget,
      `${stats.peak_memory_bytes} bytes`,
    );
    assert.ok(
      stats.peak_memory_bytes / stats.nodes <= 48,
      `${stats.peak_memory_bytes / stats.nodes} bytes a node`,
    );
    assert.equal(session.expansion(stats.expanded - 1).index, stats.expanded - 1);
    assert.equal(session.advance(1), 'memory');
    assert.ok(works());
  });
  assert.ok(works());
});

test('what a session took is given back', async () => {
  const fresh = await load();
  const heap = () => fresh.HEAPU8.length;
  const use = () => {
    const session = new fresh.Session(request({ board: boardOf('A05'), max_expansions: 20_000 }));
    session.advance(1e6);
    session.columns(0, 20_000);
    session.expansion(10_000);
    session.delete();
  };
  const before = heap();
  use();
  const once = heap();
  for (let i = 0; i < 40; i++) use();
  assert.ok(heap() - once <= Math.max(once - before, 2 ** 22), `${before} → ${once} → ${heap()} bytes`);
  const kept = Array.from({ length: 50 }, () => new fresh.Session(request({ board: boardOf('A05') })));
  for (const session of kept) session.advance(20_000);
  assert.ok(heap() > 2 * once, 'negative control: sessions that are kept make the heap grow');
  for (const session of kept) session.delete();
});

test('delete ends a session', () => {
  const session = new module.Session(request({}));
  session.delete();
  assert.throws(() => session.stats());
  assert.ok(works());
});
