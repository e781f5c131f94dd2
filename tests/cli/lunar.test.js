// Lunar Lockout: every level that ships has the optimum its file states, and the guide solves what others
// solve.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, levelsOf, run, solve, solveGreedily, text } from './frontier.js';

const course = 'levels/lunar_csc384.txt';
const firstSteps = 'levels/lunar_first_steps.txt';
const hard = 'levels/lunar_hard.txt';

for (const file of [course, firstSteps, hard]) {
  test(`${file}: every level is solved with proof, and by best-first search with the guide`, () => {
    for (const { id, optimal } of levelsOf(file)) {
      const level = `${file}:${id}`;
      const outcome = solve('lunar', level, '--time', '20');
      assert.deepEqual(
        [outcome.status, outcome.cost, outcome.claim.kind],
        ['solved', optimal, 'optimal'],
        level,
      );
      const guided = solveGreedily('lunar', level, '2');
      assert.equal(guided.status, 'solved', level);
    }
  });
}

test('the files hold as many levels as they should', () => {
  assert.deepEqual(
    [course, firstSteps, hard].map((file) => levelsOf(file).length),
    [20, 17, 16],
  );
});

test('the board that shows that the Manhattan distance is not admissible', () => {
  const level = `${firstSteps}:Is Manhattan admissible?`;
  assert.equal(solve('lunar', level).cost, 3);
  assert.equal(solve('lunar', level, '--heuristic', 'manhattan').cost, 3);
  const [manhattan] = json(['heuristics', '--domain', 'lunar']).heuristics.lunar.filter(
    ({ id }) => id === 'manhattan',
  );
  assert.deepEqual([manhattan.admissible, manhattan.consistent], ['no', 'no']);
});

test('actions name the pieces', () => {
  assert.match(
    text(['solve', '--domain', 'lunar', '--level', `${course}:L04`]),
    /^c right\nA right\n; cost 2\n/,
  );
  const { successors } = json(['successors', '--domain', 'lunar', '--level', '-'], 'b.a\n...\nB.A\n');
  assert.deepEqual(
    successors.map(({ action }) => action),
    ['a down', 'a left', 'b right', 'b down', 'A up', 'A left', 'B up', 'B right'],
  );
});

const refused = [
  ['', 1, 1, /no board/],
  ['ab..\n....\n..A.\n....\n', 4, 1, /4 × 4.*odd/],
  ['a.A\n.?.\n...\n', 2, 2, /"\?"/],
  ['a.A\n...\n', 2, 1, /2 rows and 3 columns/],
  ['#####\n#a.A\n#...#\n#...#\n#####\n', 2, 5, /frame/],
  ['a.A\n...\n.a.\n', 3, 2, /second a/],
  [`${`${'.'.repeat(27)}\n`.repeat(27)}`, 26, 1, /25 × 25/],
];
for (const [board, line, column, message] of refused) {
  test(`a board is refused at ${line}:${column}, ${message}`, () => {
    const { code, out, err } = run(['solve', '--domain', 'lunar', '--level', '-'], board);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, new RegExp(`-:${line}:${column}: `));
    assert.match(err, message);
  });
}
