// What the page says about a board, the command line says too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSteps, json, run, text } from './frontier.js';

const corner = '######\n#@  $#\n#.   #\n######\n';
const edge = '######\n#@ $ #\n#    #\n#.   #\n######\n';
const notes = (domain, board, ...more) =>
  json(['solve', '--domain', domain, '--level', '-', ...more], board).notes;

test('solve says how the text was understood', () => {
  const list = '3 1 2 4 0 5 6 7 8';
  const understood = notes('tiles', list);
  assert.match(understood[0], /^The line is read as 3 rows of 3 numbers\.$/);
  assert.match(understood[1], /^0 is the empty cell/);
  assert.match(
    understood[2],
    /^No goal is given, so it has the empty cells first.*choose goal=blank_last\.$/,
  );
  const plan = text(['solve', '--domain', 'tiles', '--level', '-'], list);
  for (const note of understood) assert.ok(plan.includes(`\n; note: ${note}\n`), note);
  const told = json(
    ['validate', '--domain', 'tiles', '--level', 'levels/tiles_first_steps.txt:Flags', '--plan', '-'],
    text(['solve', '--domain', 'tiles', '--level', 'levels/tiles_first_steps.txt:Flags']),
  );
  assert.deepEqual([told.reaches_goal, told.notes], [true, []]);
});

test('a plan with notes is read as a plan', () => {
  const at = ['--domain', 'sokoban', '--level', `${firstSteps}:One push`];
  const plan = text(['solve', ...at]);
  assert.doesNotMatch(plan, /; note/);
  assert.equal(
    text(['validate', ...at, '--plan', '-'], `${plan}; note: All is well.\n`).split('\n').length,
    2,
  );
});

test('solve says why no plan can be', () => {
  assert.deepEqual(notes('sokoban', corner), ['In its corner the box in row 2, column 5 can never move.']);
  assert.deepEqual(notes('sokoban', edge, '--set', 'deadlocks=off'), [
    'No plan solves this board. A box stands where no pushes can bring it to a storage square.',
  ]);
  assert.match(notes('tiles', '1 2 3\n4 5 6\n8 7 .\n')[0], /^This board has no solution: .*parity/);
  assert.match(notes('jugs', '(4,6)->3').at(-1), /^This puzzle has no solution: .*3 is no multiple of 2\.$/);
  assert.deepEqual(notes('sokoban', '#####\n#@$.#\n#####\n'), []);
});

test('validate says which goal was taken', () => {
  const { out, code } = run(
    ['validate', '--domain', 'tiles', '--level', '-', '--plan', 'README.md'],
    '1 2\n3 .\n',
  );
  assert.deepEqual([code, out], [2, '']);
  const told = run(['validate', '--domain', 'tiles', '--level', '-', '--plan', '/dev/null'], '1 2\n. 3\n');
  assert.equal(told.code, 1);
  assert.match(told.out, /does not reach the goal[^]*\n; note: No goal is given, so it is the ordinary one/);
});
