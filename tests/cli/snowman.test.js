// Snowperson's levels on the command line: their optima, plans that another program accepts, and what is
// refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, levelsOf, run, solve, solveGreedily } from './frontier.js';

const course = 'levels/snowman_csc384.txt';
const own = 'levels/snowman_first_steps.txt';

const verdict = (level, plan) =>
  run(
    ['validate', '--domain', 'snowman', '--level', level, '--plan', '-', '--json'],
    plan.map((move) => `${move}\n`).join(''),
  );

for (const file of [course, own]) {
  for (const { id, optimal } of levelsOf(file)) {
    test(`${file}: ${id}`, () => {
      const level = `${file}:${id}`;
      const { status, cost, claim, plan } = solve('snowman', level, '--time', '5');
      assert.deepEqual([status, cost, claim.kind], ['solved', optimal, 'optimal']);
      assert.equal(verdict(level, plan).code, 0);
      assert.equal(verdict(level, plan.slice(0, -1)).code, 1);
      const greedy = solveGreedily('snowman', level, '5');
      assert.equal(greedy.status, 'solved');
      assert.equal(verdict(level, greedy.plan).code, 0);
    });
  }
}

test('the files hold as many levels as they should, all with their optimum', () => {
  assert.deepEqual(
    [course, own].map((file) => levelsOf(file).length),
    [20, 16],
  );
  assert.ok([course, own].flatMap(levelsOf).every(({ optimal }) => optimal > 0));
});

test('options reach the rules and the reader', () => {
  const board = '; destination: 1 2\n----\n----\n bC\n ?#\n';
  const cost = (text, ...more) => json(['solve', '--domain', 'snowman', '--level', '-', ...more], text).cost;
  assert.equal(cost(board), 38);
  assert.equal(cost(board, '--set', 'transfer=on'), 30);
  assert.equal(cost(board.replace('C', 'B'), '--set', 'stacks=course'), 38);
  for (const option of ['transfer=maybe', 'stacks=ours', 'snow=white']) {
    assert.equal(run(['solve', '--domain', 'snowman', '--level', course, '--set', option]).code, 2);
  }
});

test('a bad board is refused with its place', () => {
  const { code, err } = run(['solve', '--domain', 'snowman', '--level', '-'], '#####\n#?s #\n#mbm#\n#####\n');
  assert.equal(code, 2);
  assert.match(err, /3:4: There is a second medium ball here; the first is in line 3, column 2\./);
});
