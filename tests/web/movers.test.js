import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf } from './cells-sample.js';
import { moversOf, readAction } from '../../web/model/movers.js';
import { pushTargets, pushTo, walkTo } from '../../web/model/route.js';

const entry = (id, layer) => ({ id, name: id, symbol: '?', layer });
const legend = [
  entry('floor', 'ground'),
  entry('wall', 'ground'),
  entry('hatch', 'ground'),
  entry('box', 'piece'),
  entry('robot', 'piece'),
  entry('stack', 'piece'),
];
const signs = {
  ' ': [0, -1, -1],
  '#': [1, -1, -1],
  '+': [2, -1, -1],
  $: [0, 3, -1],
  '@': [0, 4, 0],
  r: [0, 4, 1],
  S: [0, 5, -1],
};
const drawn = (...rows) => cellsOf(rows, signs);
const move = (action, ...shifts) => ({ action, cost: 1, shifts: shifts.map(([from, to]) => ({ from, to })) });

test('actions are read from their end', () => {
  assert.deepEqual(readAction('up'), { name: '', direction: 'up' });
  assert.deepEqual(readAction('move -3 left'), { name: 'move -3', direction: 'left' });
  assert.equal(readAction('Pour 3 into 4'), null);
});

test('a robot that walks, and one that pushes', () => {
  const [mover, ...others] = moversOf(drawn(' @$ '), [move('right', [1, 2], [2, 3]), move('left', [1, 0])]);
  assert.equal(others.length, 0);
  assert.deepEqual([mover.cell, mover.kind, mover.label], [1, 4, 0]);
  assert.deepEqual(
    mover.moves.map(({ direction, to, pushed }) => [direction, to, pushed]),
    [
      ['right', 2, 3],
      ['left', 0, null],
    ],
  );
});

test('a robot that stays where it is while it pushes is still the mover', () => {
  const [mover] = moversOf(drawn('@S '), [move('right', [0, 0], [1, 2])]);
  assert.deepEqual([mover.cell, mover.moves[0].to, mover.moves[0].pushed], [0, 0, 2]);
});

test('several robots are told apart, also when one stands behind the other', () => {
  const movers = moversOf(drawn('r@ '), [move('0 right', [1, 2]), move('1 left', [0, 0])]);
  assert.deepEqual(
    movers.map(({ name, cell }) => [name, cell]),
    [
      ['0', 1],
      ['1', 0],
    ],
  );
});

test('puzzles without directions have no movers', () => {
  assert.deepEqual(moversOf(drawn('  '), [move('Fill 1', [null, 0])]), []);
});

const hall = drawn('######', '#@ # #', '#    #', '# $  #', '#    #', '######');

test('a walk is the shortest, and there is none into walls or pieces', () => {
  assert.deepEqual(walkTo(hall, legend, 7, 14), ['right', 'down']);
  assert.equal(walkTo(hall, legend, 7, 10).length, 5);
  assert.equal(walkTo(hall, legend, 7, 20), null);
  assert.equal(walkTo(hall, legend, 7, 9), null);
  assert.deepEqual(walkTo(hall, legend, 7, 7), null);
});

test('a push walks round the piece first', () => {
  assert.deepEqual(pushTo(hall, legend, 7, 20, 21), ['down', 'down', 'right']);
  assert.deepEqual(pushTo(hall, legend, 7, 20, 26), ['right', 'down', 'down']);
  assert.equal(pushTo(hall, legend, 7, 20, 20), null);
  assert.equal(
    pushTo(drawn('@ $ $'), legend, 0, 2, 4).length,
    3,
    'the last square may be taken: the engine decides',
  );
  assert.equal(pushTo(drawn('@ $ $ '), legend, 0, 2, 5), null);
});

test('the squares a piece can be pushed to', () => {
  assert.deepEqual([...pushTargets(drawn('@ $  '), legend, 0, 2)].sort(), [3, 4]);
  assert.equal(pushTargets(drawn('@#$  '), legend, 0, 2).size, 0);
});
