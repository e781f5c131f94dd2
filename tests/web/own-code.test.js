// JavaScript of the user's own: how it may be written, what it is shown, where its errors are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodeHolder } from '../../web/engine/own/code-holder.js';
import { assignment, distance, helpers, nearest, on, sum } from '../../web/engine/own/helpers.js';
import { loadJavaScript } from '../../web/engine/own/javascript.js';
import { makeStage } from '../../web/engine/own/layout.js';
import { scriptHost as host } from '../../tools/script-host.mjs';

/** Four by two squares, a robot and two boxes. */
const view = {
  width: 4,
  height: 2,
  stride: 3,
  fields: [
    { id: 'storage', kind: 'places', of_board: true, offset: 0, count: 2, values: [0, 7] },
    { id: 'robot', kind: 'place', of_board: false, offset: 0, count: 1, values: [] },
    { id: 'boxes', kind: 'places', of_board: false, offset: 1, count: 2, values: [] },
  ],
};
const rows = Int32Array.of(1, 2, 6, 5, 7, 3);

const ask = (code, name) => {
  const loaded = loadJavaScript(code, host);
  assert.ok(loaded.ok, JSON.stringify(loaded.error));
  const out = new Float64Array(2);
  const problem = loaded.compiled.get(name ?? loaded.main).batch(view, 'grid')(rows, 0, 2, out);
  return problem ?? [...out];
};

test('one function, or several with and without export', () => {
  for (const [code, functions, main] of [
    ['(state, board) => board.width', ['default'], 'default'],
    ['(state) => 3; // so far', ['default'], 'default'],
    ['// a comment\nfunction h(state) {\n  return 1;\n}', ['h'], 'h'],
    ['export default ({ robot }) => robot.x;', ['default'], 'default'],
    ['export default function best(state) { return 1; }', ['best'], 'best'],
    ['export function h({ robot }) { return help(robot); }\nfunction help(a) { return a.x; }', ['h'], 'h'],
    [
      'const k = 2;\nconst help = (a) => a * k;\nconst heur_a = (s) => help(s.robot.x);',
      ['help', 'heur_a'],
      'heur_a',
    ],
    ['function a() { return 1; }\nfunction b() { return 2; }', ['a', 'b'], 'b'],
    ['const kept = []; function h() { return 0; }', ['h'], 'h'],
    ['function f() { return 1; }\nexport { f as default };', ['f'], 'f'],
    ['const distance = () => 0;\nexport const h = () => distance();', ['h'], 'h'],
  ]) {
    const loaded = loadJavaScript(code, host);
    assert.deepEqual([loaded.functions?.map(({ name }) => name), loaded.main], [functions, main], code);
  }
});

test('what cannot be run says why and in which line', () => {
  for (const [code, line, message] of [
    ['', 1, /no function/],
    ['42', 1, /no function/],
    ['function h() {\n  return 1 +;\n}', 2, /^SyntaxError/],
    ['(state) => (', 1, /^SyntaxError/],
    ['const a = 1;\nnowhere();\nfunction h() {}', 2, /^ReferenceError: nowhere/],
    ['\nimport x from "y";', 2, /nothing to import/],
  ]) {
    const { ok, error } = loadJavaScript(code, host);
    assert.deepEqual([ok, error.line], [false, line], `${code}: ${error.message}`);
    assert.match(error.message, message);
  }
});

test('a state is places and lists of places; the board’s fields are the state’s, too', () => {
  assert.deepEqual(
    ask('({ robot, boxes, storage }) => robot.x + 10 * boxes.length + 100 * storage.length'),
    [221, 221],
  );
  assert.deepEqual(ask('(state, board) => board.width * 10 + board.height'), [42, 42]);
  assert.deepEqual(
    ask('({ boxes, storage }) => boxes.filter((box) => storage.includes(box)).length'),
    [0, 1],
  );
  assert.deepEqual(ask('({ boxes, storage }) => sum(boxes, (box) => nearest(box, storage))'), [3, 1]);
});

test('who is gone is in no list, and nowhere', () => {
  const { state, show } = makeStage(view);
  show(Int32Array.of(-1, 2, -1), 0);
  assert.deepEqual([state.robot, state.boxes], [null, [{ x: 2, y: 0, cell: 2 }]]);
  show(rows, 0);
  assert.deepEqual([state.robot.cell, state.boxes.map(({ cell }) => cell)], [1, [2, 6]]);
});

test('an error is that of one state, with its line', () => {
  const code =
    'function help(box) {\n  return box.nothing.x;\n}\nfunction h({ boxes }) {\n' +
    '  return boxes[0].x === 3 ? help(boxes[1]) : 0;\n}';
  const { message, line, row } = ask(code, 'h');
  assert.match(message, /^TypeError/);
  assert.deepEqual([line, row], [2, 1]);
  for (const [value, said] of [
    ['undefined', /gave undefined, and not a number. Is there a return/],
    ['"3"', /gave a string/],
    ['null', /gave null/],
    ['3n', /gave a bigint/],
  ]) {
    assert.match(ask(`\nfunction h() { return ${value}; }`).message, said);
    assert.equal(ask(`\nfunction h() { return ${value}; }`).line, 2);
  }
  assert.match(ask('() => { throw 3; }').message, /threw 3, which is no Error/);
  assert.match(ask('() => { throw { get message() { throw 1; } }; }').message, /threw|read/);
});

test('helpers are what they say', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 2, y: 1 },
    { x: 5, y: 5 },
  ];
  assert.deepEqual(
    [distance(a, b), helpers.manhattan(b, c), nearest(a, [b, c]), nearest(a, [])],
    [3, 7, 3, Infinity],
  );
  assert.deepEqual(
    [on(a, [b, { x: 0, y: 0 }]), on(a, [b]), sum([1, 2, 3], (each, i) => each * i)],
    [true, false, 8],
  );
  assert.deepEqual(
    [assignment([a, b], [a]), assignment([], [a]), assignment([a, b], [b, a, c])],
    [Infinity, 0, 0],
  );
  // each takes the nearest, and they cannot both
  assert.equal(
    assignment(
      [a, { x: 1, y: 0 }],
      [
        { x: 1, y: 0 },
        { x: 9, y: 0 },
      ],
    ),
    9,
  );
});

test('an assignment is the least of all', () => {
  const all = (list) =>
    list.length ? list.flatMap((each, i) => all(list.toSpliced(i, 1)).map((rest) => [each, ...rest])) : [[]];
  let seed = 7;
  const draw = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let round = 0; round < 200; round += 1) {
    const to = Array.from({ length: 1 + draw(5) }, () => ({ x: draw(9), y: draw(9) }));
    const from = Array.from({ length: 1 + draw(to.length) }, () => ({ x: draw(9), y: draw(9) }));
    const least = Math.min(...all(to).map((order) => sum(from, (each, i) => distance(each, order[i]))));
    assert.equal(assignment(from, to), least);
  }
});

test('it says that it lives, announces states, and fails where it is told to', async () => {
  let time = 0;
  const told = [];
  const holder = new CodeHolder(
    ({ code }) => loadJavaScript(code, host),
    (asked) => told.push(asked),
    () => time,
  );
  assert.equal(holder.estimate(view, 'grid'), null);
  await holder.load({ language: 'javascript', code: '({ robot }) => robot.x' });
  assert.match(holder.use('nobody').message, /no function nobody/);
  const out = new Float64Array(2);
  const plain = holder.estimate(view, 'grid');
  assert.equal(plain(rows, 2, out), null);
  assert.deepEqual([[...out], told], [[1, 1], []]);
  time += 1000;
  plain(rows, 2, out);
  assert.deepEqual(told, [2]);
  const announcing = holder.estimate(view, 'grid', { announceFrom: 3, failAt: null });
  for (let i = 0; i < 3; i += 1) announcing(rows, 2, out);
  assert.deepEqual(told, [2, 3, 4, 5]);
  const failing = holder.estimate(view, 'grid', { announceFrom: null, failAt: 3 });
  assert.equal(failing(rows, 2, out), null);
  assert.deepEqual(failing(rows, 2, out), { message: 'It did not answer in time.', line: 0, row: 1 });
});

test('what is asked again and again is a function of the state, or is found out', async () => {
  let now = 0;
  const holder = new CodeHolder(
    ({ code }) => loadJavaScript(code, host),
    () => {},
    () => (now += 1),
  );
  const timed = async (code) => {
    await holder.load({ language: 'javascript', code });
    holder.estimate(view, 'grid')(rows, 2, new Float64Array(2));
    return holder.timing();
  };
  assert.deepEqual(holder.timing(), { nanoseconds: null, steady: true });
  const steady = await timed(
    'const seen = {};\nexport const h = ({ robot }) => (seen[robot.x] ??= robot.x);',
  );
  assert.ok(steady.steady && steady.nanoseconds > 0);
  const rare = await timed('let n = 0;\nexport const h = () => ((n += 1) % 40 ? 0 : 1);');
  assert.equal(rare.steady, false);
  const failing = await timed(
    'let n = 0;\nexport const h = () => { if (n++ > 3) throw new Error("x"); return 0; };',
  );
  assert.deepEqual(failing, { nanoseconds: null, steady: true });
});
