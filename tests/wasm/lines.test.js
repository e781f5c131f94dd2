/** The worker's lines of moves, over the shipped artefact. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lines } from '../../web/engine/lines.js';
import { module } from './frontier.js';

const board = '#######\n#@ $ .#\n#######\n';
const start = { name: 'play', what: 'open', domain: 'sokoban', board, options: {}, actions: [] };

test('a line is opened, played, looked at and written', () => {
  const lines = new Lines(module);
  assert.equal(lines.answer({ name: 'play', what: 'position', index: 0 }), null, 'no line of that name yet');
  assert.equal(lines.answer({ ...start, actions: ['right', 'right'] }).position.index, 2);
  const after = lines.answer({ name: 'play', what: 'move', index: 2, action: 'right' });
  assert.deepEqual([after.is_goal, after.cost], [true, 3]);
  assert.equal(lines.answer({ name: 'play', what: 'move', index: 3, action: 'up' }), null);
  assert.equal(lines.answer({ name: 'play', what: 'text', format: '' }), 'right\nright\nright\n');
});

test('a position tells what its moves shift, in a long game too', () => {
  const lines = new Lines(module);
  const there = Array.from({ length: 1000 }, (_, i) => (i % 2 ? 'left' : 'right'));
  lines.answer({ ...start, actions: there });
  const moves = (index) => lines.answer({ name: 'play', what: 'position', index }).moves;
  assert.deepEqual(
    moves(1000).map(({ action, shifts }) => [action, shifts]),
    [['right', [{ from: 8, to: 9 }]]],
  );
  const { pushes } = lines.answer({ ...start, actions: ['right', 'right', 'left', 'right'] });
  assert.deepEqual(pushes, Uint8Array.of(0, 1, 0, 0));
  lines.answer({ ...start, actions: there });
  assert.deepEqual(
    moves(3).map(({ action, shifts }) => [action, shifts.length]),
    [
      ['right', 2],
      ['left', 1],
    ],
    'a push, and a walk',
  );
});

test('a board or an action that is wrong is refused, and the line before it stays', () => {
  const lines = new Lines(module);
  lines.answer(start);
  assert.equal(lines.answer({ ...start, board: 'x' }).ok, false);
  assert.equal(lines.answer({ ...start, actions: ['up'] }).ok, false);
  assert.equal(lines.answer({ name: 'play', what: 'position', index: 0 }).moves.length, 1);
});

test('actions in another case are spelt as the domain does; several robots walk by their plan', () => {
  const lines = new Lines(module);
  assert.deepEqual(lines.answer({ ...start, actions: ['RIGHT', ' Right'] }).actions, ['right', 'right']);
  const robots = '########\n#@  $ .#\n# .$@  #\n########\n';
  const { actions } = module.validate('sokoban', robots, {}, 'rr{dr}L{u}RR');
  const opened = lines.answer({ ...start, board: robots, actions });
  assert.deepEqual([opened.ok, actions.length, opened.position.is_goal], [true, 5, true]);
});
