import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moversOf, readAction } from '../../web/model/movers.js';
import { pushTargets, pushTo, walkTo } from '../../web/model/route.js';

const entry = (id, layer) => ({ id, name: id, symbol: '?', layer });
const legend = [entry('floor', 'ground'), entry('wall', 'ground'), entry('hatch', 'ground'), entry('box', 'piece'), entry('robot', 'piece'), entry('stack', 'piece')];
const signs = { ' ': [0, -1, -1], '#': [1, -1, -1], '+': [2, -1, -1], '$': [0, 3, -1], '@': [0, 4, 0], 'r': [0, 4, 1], 'S': [0, 5, -1] };
const drawn = (...rows) => ({ width: rows[0].length, height: rows.length, cells: Int32Array.from(rows.join('').split('').flatMap((sign) => signs[sign])) });
const effect = (action, ...rows) => ({ action, cost: 1, picture: drawn(...rows) });

test('actions are read from their end', () => {
  assert.deepEqual(readAction('up'), { name: '', direction: 'up' });
  assert.deepEqual(readAction('move -3 left'), { name: 'move -3', direction: 'left' });
  assert.equal(readAction('Pour 3 into 4'), null);
});

test('a robot that walks, and one that pushes', () => {
  const [mover, ...others] = moversOf(legend, drawn(' @$ '), [effect('right', '  @$'), effect('left', '@ $ ')]);
  assert.equal(others.length, 0);
  assert.equal(mover.cell, 1);
  assert.deepEqual(mover.moves.map(({ direction, to, pushes }) => [direction, to, pushes]), [['right', 2, true], ['left', 0, false]]);
});

test('a robot that stays where it is while it pushes is still the mover', () => {
  const [mover] = moversOf(legend, drawn('@S '), [effect('right', '@$$')]);
  assert.deepEqual([mover.cell, mover.moves[0].to, mover.moves[0].pushes], [0, 0, true]);
});

test('several robots are told apart, also when one stands behind the other', () => {
  const movers = moversOf(legend, drawn('r@ '), [effect('0 right', 'r @')]);
  assert.deepEqual(movers.map(({ name, cell }) => [name, cell]), [['0', 1]]);
});

test('a piece that slides, and one that leaves the board by the hatch', () => {
  const [slider] = moversOf(legend, drawn('@  $'), [effect('a right', '  @$')]);
  assert.equal(slider.moves[0].to, 2);
  const [leaver] = moversOf(legend, drawn('@ +$'), [effect('a right', '  +$')]);
  assert.equal(leaver.moves[0].to, 2);
});

test('puzzles without directions have no movers', () => {
  assert.deepEqual(moversOf([], drawn('  '), [effect('Fill 1', ' $')]), []);
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
  assert.equal(pushTo(drawn('@ $ $'), legend, 0, 2, 4).length, 3, 'the last square may be taken: the engine decides');
  assert.equal(pushTo(drawn('@ $ $ '), legend, 0, 2, 5), null);
});

test('the squares a piece can be pushed to', () => {
  assert.deepEqual([...pushTargets(drawn('@ $  '), legend, 0, 2)].sort(), [3, 4]);
  assert.equal(pushTargets(drawn('@#$  '), legend, 0, 2).size, 0);
});
