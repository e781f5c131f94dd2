// --heuristic and --guide as formulas over what `frontier heuristics` lists.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSteps, json, run, solve, text } from './frontier.js';

const level = `${firstSteps}:CS161`;

test('a formula searches, and claims what follows from its parts', () => {
  const kinds = [
    ['=max(manhattan, misplaced)', 'optimal', 41],
    ['=ceil((manhattan + matching)/2)', 'optimal', 41],
    ['=2*matching', 'bounded', null],
    ['=matching + 0.5*robot_distance', 'none', null],
  ];
  for (const [heuristic, kind, cost] of kinds) {
    const outcome = solve('sokoban', level, '--strategy', 'a_star', '--heuristic', heuristic);
    assert.equal(outcome.claim.kind, kind, heuristic);
    assert.equal(outcome.heuristic, heuristic);
    if (cost) assert.equal(outcome.cost, cost, heuristic);
  }
  const guided = solve('sokoban', level, '--strategy', 'a_star', '--guide', '=matching + 2*boxes_off');
  assert.equal(guided.status, 'solved');
});

test('a formula that cannot be read, or has no value, is said', () => {
  const bad = run(['solve', '--domain', 'sokoban', '--level', level, '--heuristic', '=manhatan']);
  assert.equal(bad.code, 2);
  assert.match(bad.err, /There is no name "manhatan" here\. Names are zero, misplaced, manhattan/);
  const failed = run(['solve', '--domain', 'sokoban', '--level', level, '--heuristic', '=1/(boxes-boxes)']);
  assert.match(failed.out + failed.err, /gave no finite number for the start/);
});

test('the list of heuristics names the features, and the help says what a formula looks like', () => {
  const { features } = json(['heuristics']);
  for (const [domain, id] of [
    ['sokoban', 'boxes_off'],
    ['snowman', 'stacked'],
    ['lunar', 'rovers_left'],
    ['jugs', 'water'],
    ['tiles', 'inversions'],
  ])
    assert.ok(
      features[domain].some((row) => row.id === id && row.summary),
      `${domain} ${id}`,
    );
  assert.match(text(['heuristics', '--domain', 'jugs']), /Features[^]*water/);
  assert.match(text(['solve', '--help']), /=max\(manhattan, 2\*misplaced\)/);
});
