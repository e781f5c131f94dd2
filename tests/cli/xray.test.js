// The X-ray of a heuristic: its verdict, counter-examples and numbers, for people and programs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSteps, json, run, text } from './frontier.js';

const board = '3 4\n0 0\n* 2\n';
const jugs = ['xray', '--domain', 'jugs', '--level', '-'];

test('a verdict with the smallest counter-example', () => {
  const {
    counter_examples: wrong,
    seconds,
    ...report
  } = json([...jugs, '--heuristic', 'sum_difference'], board);
  assert.deepEqual(
    [report.states, report.complete, report.admissible, report.consistent, report.ratio],
    [14, true, 'no', 'no', 2],
  );
  assert.deepEqual([report.start_h, report.start_exact, report.perfect_expansions], [2, 6, 6]);
  assert.deepEqual([wrong.too_high.length, wrong.inconsistent.length], [1, 1]);
  assert.deepEqual(wrong.too_high[0].plan, ['Pour 3 into 4']);
  assert.ok(seconds >= 0);
  const out = text([...jugs, '--heuristic', 'sum_difference', '--examples', '2'], board);
  assert.match(out, /; admissible: no, 2 states too high/);
  assert.equal(out.match(/; too high/g).length, 2);
  assert.match(out, /3 4\n2 0\n\* 2\n; h 2, h\* 1\nPour 3 into 4\n/);
});

test('the default heuristic of a level is proved right', () => {
  const report = json(['xray', '--domain', 'sokoban', '--level', `${firstSteps}:CS161`]);
  assert.deepEqual([report.admissible, report.start_exact, report.heuristic], ['yes', 41, 'ways_back']);
  const pushes = json([
    ...['xray', '--domain', 'sokoban', '--level', `${firstSteps}:CS161`],
    ...['--set', 'space=pushes', '--heuristic', 'manhattan'],
  ]);
  assert.deepEqual([pushes.admissible, pushes.start_exact], ['yes', 41]);
  assert.ok(pushes.states < report.states);
});

test('what is too large is sampled, and never called admissible', () => {
  const level = ['xray', '--domain', 'sokoban', '--level', `${firstSteps}:CS161`, '--heuristic', 'manhattan'];
  const report = json([...level, '--max-states', '300']);
  assert.deepEqual([report.complete, report.dead_ends, report.admissible], [false, null, 'unrefuted']);
  assert.match(text([...level, '--max-states', '300']), /admissible: no counter-example in \d+ states/);
});

test('all placements are looked at where that is asked for', () => {
  const report = json([...jugs, '--all-placements', '--heuristic', 'sum_difference'], board);
  assert.deepEqual([report.states, report.placements, report.all_placements], [20, 20, true]);
  const lunar = ['xray', '--domain', 'lunar', '--level', '-', '--heuristic', 'manhattan'];
  const rover = json([...lunar, '--all-placements'], 'a..\n...\nA..\n');
  assert.deepEqual([rover.placements, rover.all_placements], [8 * 8, true]);
  const { code, err } = run(['xray', '--domain', 'tiles', '--level', '-', '--all-placements'], '1 2\n. 3\n');
  assert.deepEqual([code, /cannot be listed/.test(err)], [2, true]);
});

test('bad input is refused', () => {
  for (const [args, message] of [
    [['--heuristic', 'magic'], /There is no heuristic "magic"/],
    [['--heuristic', 'own'], /a function that comes with the request/],
    [['--max-states', '0'], /max-states/],
    [['--memory', '0'], /Memory/],
    [['--set', 'x=y'], /x/],
  ]) {
    const { code, err } = run([...jugs, ...args], board);
    assert.equal(code, 2, args.join(' '));
    assert.match(err, message);
  }
  assert.equal(run(jugs, 'nonsense').code, 2);
});
