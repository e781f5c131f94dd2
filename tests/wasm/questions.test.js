// What the help says of its boards is what the engine finds on them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questions } from '../../web/model/questions.js';
import { module } from './frontier.js';

function costOf({ domain, board, strategy, heuristic, formula = '', weight = null, options = {} }) {
  const session = new module.Session({
    domain,
    board,
    strategy,
    heuristic,
    formula,
    weight,
    options,
    bound: null,
    max_expansions: 500_000,
    memory_mib: 256,
  });
  assert.equal(session.error(), null, `${domain}: ${session.error()?.message}`);
  while (session.advance(10_000) === 'running') continue;
  const { cost } = session.stats();
  session.delete();
  return cost;
}

const expected = {
  'off-by-a-fifth': [14, 8],
  'lunar-manhattan': [3, 3],
  'misplaced-boxes': null,
  'smaller-weight': [34, 30, 28],
};

test('every question is measured here', () => {
  assert.deepEqual(
    questions.map(({ id }) => id),
    Object.keys(expected),
  );
});

for (const { id, shows } of questions) {
  test(`the boards of ${id}`, () => {
    const costs = shows.map(({ change }) => costOf(change));
    for (const cost of costs) assert.ok(cost > 0);
    if (expected[id]) assert.deepEqual(costs, expected[id]);
  });
}

test('Manhattan overestimates on the board that the help shows', () => {
  const { change } = questions.find(({ id }) => id === 'lunar-manhattan').shows[0];
  const { estimates } = module.check('lunar', change.board, {}, null);
  assert.equal(estimates.find(({ heuristic }) => heuristic === 'manhattan').value, 6);
});
