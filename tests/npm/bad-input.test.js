// What is wrong with what is handed in is told by one error, and does no harm.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frontier } from './installed.js';

const { FrontierError, Session, catalog, checkPlan, readCollection, solve, writeCollection } = frontier;
const board = '#######\n#.   .#\n# $@$ #\n#     #\n#######\n';

/** @param {Promise<unknown>} promise @param {object} expected @param {string} [what] */
async function isRefused(promise, expected, what) {
  const error = await promise.then(
    (value) => assert.fail(`${what ?? ''} was taken: ${JSON.stringify(value)?.slice(0, 200)}`),
    (thrown) => thrown,
  );
  assert.ok(error instanceof FrontierError && error instanceof Error, `${what ?? ''}: ${error?.stack}`);
  assert.ok(error.message.length <= 2000, what);
  const { message, ...fields } = expected;
  for (const [key, value] of Object.entries(fields))
    assert.equal(error[key], value, `${what}: ${error.message}`);
  if (message) assert.match(error.message, message);
  return error;
}

test('a board that cannot be read: line, column, what was found and what was expected', async () => {
  await isRefused(solve({ domain: 'sokoban', board: '#####\n#@?.#\n#####' }), {
    kind: 'input',
    field: 'board',
    line: 2,
    column: 3,
    message: /Found "\?" where a square is expected/,
  });
  await isRefused(solve({ board: 'no such board' }), {
    field: 'domain',
    message: /domain is one of sokoban/,
  });
  await isRefused(checkPlan({ board }, 'UUX'), { field: 'plan' });
  await isRefused(readCollection('', { domain: 'sokoban' }), { kind: 'input' });
});

test('a key that does not exist is refused, and the nearest one named', async () => {
  for (const [request, message] of [
    [{ bord: board }, /There is no "bord" in the request\. Is "board" meant\?/],
    [{ board, maxExpansions: 5 }, /Is "max_expansions" meant\?/],
    [{ board, heuristics: 'x' }, /Is "heuristic" meant\?/],
    [{ board, colour: 'x' }, /It may have: domain, board, options/],
    [{ board, bound: { gg: 1 } }, /There is no "gg" in bound\. Is "g" meant\?/],
    [{ board, seconds: 1 }, /"seconds" belongs to the second argument/],
    [{ board, options: { deadlok: 'off' } }, /no option "deadlok" here/],
    [{ board, strategy: 'a_stra' }, /no strategy "a_stra"/],
  ]) {
    await isRefused(solve(request), { kind: 'input', message }, JSON.stringify(request));
    await isRefused(Session.start(request), { kind: 'input', message }, JSON.stringify(request));
  }
  await isRefused(solve({ board }, { strategy: 'x' }), { message: /"strategy" belongs to the request/ });
  await isRefused(solve({ board }, { sgnal: null }), { message: /Is "signal" meant/ });
});

test('numbers that are none, and values of another kind', async () => {
  const wrongs = [NaN, -1, -Infinity, '5', {}, [], true, () => 1, 5n, Symbol('x')];
  for (const key of ['weight', 'max_expansions', 'memory_mib'])
    for (const value of wrongs)
      await isRefused(solve({ board, [key]: value }), { kind: 'input' }, `${key} ${String(value)}`);
  for (const value of wrongs) {
    await isRefused(solve({ board, bound: { g: value } }), { field: 'g' });
    await isRefused(solve({ board }, { seconds: value }), { field: 'seconds' });
  }
  for (const value of [5, null, [], {}, NaN, true, new String(board)])
    for (const key of ['board', 'strategy', 'formula', 'domain', 'heuristic'])
      await isRefused(
        solve({ board, [key]: value }),
        { kind: 'input', field: key },
        `${key} ${String(value)}`,
      );
  for (const value of [null, undefined, 5, 'x', [], () => board])
    await isRefused(solve(value), { kind: 'input' });
  for (const value of [5, 'x', [], () => 1]) await isRefused(solve({ board }, value), { kind: 'input' });
  await isRefused(solve({ board }, { signal: {} }), { field: 'signal' });
  await isRefused(solve({ board }, { onProgress: 'x' }), { field: 'onProgress' });
  await isRefused(solve({ board, options: { space: {} } }), { field: 'options' });
  await isRefused(solve({ board, max_expansions: 1.5 }), { field: 'max_expansions' });
  await isRefused(solve({ board, memory_mib: 1e9 }), { field: 'memory' });
  assert.equal(
    (await solve({ board, max_expansions: Infinity, bound: { g: Infinity }, weight: undefined })).status,
    'solved',
  );
});

test('prototypes are not read, and are left alone', async () => {
  const inherited = Object.create({ strategy: 'no such', board: '?' });
  inherited.board = board;
  assert.equal((await solve(inherited)).status, 'solved');
  await isRefused(solve(Object.create({ board })), { field: 'board' });
  await isRefused(solve(JSON.parse(`{"__proto__":{"board":"x"},"board":"x"}`)), { message: /"__proto__"/ });
  await isRefused(solve({ board, options: JSON.parse('{"__proto__":"1"}') }), { message: /__proto__/ });
  await isRefused(solve({ board, options: { constructor: '1' } }), { message: /constructor/ });
  await isRefused(solve({ board, constructor: 1 }), { field: 'constructor' });
  await isRefused(solve({ domain: '__proto__', board }), { field: 'domain' });
  await isRefused(solve({ board, heuristic: 'constructor' }), { field: 'heuristic' });
  assert.deepEqual(Object.keys(Object.prototype), []);
  const null_object = Object.assign(Object.create(null), { board });
  assert.equal((await solve(null_object)).status, 'solved');
});

test('texts of any length and any letters', async () => {
  const long = 'x'.repeat(200_000_000);
  for (const request of [
    { domain: 'sokoban', board: long },
    { board: long },
    { board, strategy: long },
    { board, domain: long },
    { board, heuristic: long },
    { board, heuristic: `=${long}` },
    { board, strategy: 'custom', formula: long },
    { board, [long.slice(0, 1_000_000)]: 1 },
    { board, options: { space: long } },
  ])
    await isRefused(solve(request), { kind: 'input' }, Object.keys(request).at(-1).slice(0, 20));
  await isRefused(checkPlan({ board }, long), { kind: 'input' });
  for (const text of ['\0', '\ud800', '\u{1f600}', '\r\r\r', '\ufeff#', `${board}\0`])
    await solve({ domain: 'sokoban', board: text }).catch((error) =>
      assert.equal(error.name, 'FrontierError'),
    );
  await isRefused(writeCollection({ title: 'a\nb', levels: [{ board }] }, 'xsb'), { field: 'title' });
  await isRefused(writeCollection({ levels: [] }, 'xsb'), { field: 'levels' });
  await isRefused(writeCollection({ levels: [{ board: '?' }] }, 'xsb'), { kind: 'input' });
  assert.equal((await solve({ board })).status, 'solved');
});

test('a heuristic of one’s own that gives no estimate: the board, and what was thrown', async () => {
  const boom = new TypeError('boom');
  const failing = (heuristic) => solve({ domain: 'sokoban', board, heuristic });
  const thrown = await isRefused(
    failing(({ robots }) => {
      if (robots[0].y > 2) throw boom;
      return 0;
    }),
    { kind: 'heuristic', cause: boom, message: /TypeError: boom/ },
  );
  assert.match(thrown.board, /^#######\n(.*\n){2}#.*@.*#\n/); // where the robot was when it threw
  for (const [value, message] of [
    [NaN, /gave NaN/],
    [-1, /gave -1/],
    [undefined, /gave undefined.*Is there a return\?/],
    ['7', /gave a string/],
    [Promise.resolve(1), /gave an object/],
    [null, /gave null/],
  ]) {
    const error = await isRefused(
      failing(() => value),
      { kind: 'heuristic', message },
    );
    assert.equal(error.cause, undefined);
    assert.match(error.board, /@/);
  }
  let calls = 0;
  await isRefused(
    failing(() => (calls += 1)),
    { message: /not a function of the state/ },
  );
  const endless = () => endless();
  await isRefused(failing(endless), { kind: 'heuristic', message: /RangeError/ });
  await isRefused(solve({ board, heuristic: () => 1, guide: () => 2 }), { field: 'guide' });
  await isRefused(solve({ board, heuristic: 'own' }), { field: 'heuristic' });
  await isRefused(solve({ board, strategy: 'custom', formula: '0/0' }), { field: 'formula' });
  const dead = await failing(() => Infinity);
  assert.deepEqual([dead.status, dead.plan], ['exhausted', null]);
});

test('a heuristic that turns to the engine: other searches answer, its own is refused', async () => {
  const other = await Session.start({ board, memory_mib: 64 });
  const heuristic = ({ boxes }) => {
    other.advance(1);
    return boxes.length - boxes.length;
  };
  assert.equal((await solve({ domain: 'sokoban', board, heuristic })).status, 'solved');
  assert.equal(other.status, 'solved');
  for (const meddle of [(mine) => mine.advance(1), (mine) => mine.dispose(), (mine) => mine.stats]) {
    let mine = null;
    const own = () => (mine && meddle(mine), 0);
    mine = await Session.start({ domain: 'sokoban', board, heuristic: own });
    assert.throws(() => mine.advance(50), { kind: 'heuristic' });
    mine.dispose();
  }
  other.dispose();
});

test('questions about what is not there', async () => {
  const session = await Session.start({ board });
  session.advance(5);
  for (const index of [-1, 5, 1e12, NaN, 0.5, '0', null])
    assert.throws(() => session.step(index), FrontierError);
  for (const index of [-1, 6, 2 ** 32, NaN]) assert.throws(() => session.frontier(index), FrontierError);
  assert.deepEqual(session.frontier(5, 1e9, 2e9).rows, []);
  for (const node of [-1, NaN, 2 ** 32, '1']) assert.throws(() => session.text(node), FrontierError);
  assert.equal(session.text(1e6), null);
  for (const count of [-1, NaN, 'x', 1.5]) assert.throws(() => session.advance(count), FrontierError);
  for (const weight of [-1, NaN, 'x', 1e9]) assert.throws(() => session.setWeight(weight), FrontierError);
  assert.throws(() => session.extend({ memory: 5 }), /memory_mib/);
  assert.throws(() => new Session({ board }), /Session\.start/);
  session.dispose();
  assert.ok((await catalog()).domains.length >= 5);
});

test('heuristics may ask each other’s searches, but not without end', async () => {
  let inner = await Session.start({ domain: 'sokoban', board, memory_mib: 16 });
  const all = [inner];
  for (let i = 0; i < 12; i += 1) {
    const next = inner;
    const heuristic = () => (next.advance(1), 0);
    inner = await Session.start({ domain: 'sokoban', board, heuristic, memory_mib: 16 });
    all.push(inner);
  }
  assert.throws(() => inner.advance(1), { kind: 'heuristic' });
  for (const each of all) each.dispose();
  assert.equal((await solve({ board })).status, 'solved');
});

test('an engine that broke is told of, and the next question begins with another', async () => {
  const session = await Session.start({ board });
  const told = new Set();
  // where the stack is all but used up, the engine runs out of it somewhere inside
  const deep = () => {
    try {
      deep();
    } catch {
      try {
        session.advance(5);
      } catch (error) {
        told.add(error.kind ?? error.name);
      }
      throw new Error('on');
    }
  };
  assert.throws(deep);
  assert.ok(told.has('engine'), [...told].join());
  assert.throws(() => session.stats, { name: 'FrontierError', kind: 'engine' });
  session.dispose();
  assert.equal((await solve({ board })).status, 'solved');
});
