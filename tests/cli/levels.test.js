// Every level that ships can be read, and has the optimum that its file states.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import {
  cs161,
  csc384,
  firstSteps,
  json,
  jugs,
  levelsOf,
  readText,
  run,
  solve,
  solveGreedily,
  teaching,
  text,
  tiles,
  tilesTeaching,
} from './frontier.js';

const slow = [
  'Pack them away',
  'A09',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'Fifteen, scrambled',
  'Fifteen, hard',
]; // may take more than two seconds on a busy machine

const files = [firstSteps, teaching, cs161, csc384, jugs, tiles, tilesTeaching];
const unsolvable = [
  'No way out',
  'Two against a wall',
  'A block of four',
  'Closed off',
  'Even jugs, an odd goal',
  'Two to swap, no room',
  'Fourteen and fifteen',
  'A ring keeps its order',
];

for (const file of files) {
  const domain = /levels\/([a-z]+)/.exec(file)[1];
  for (const { id, optimal } of levelsOf(file)) {
    test(`${file}: ${id}`, () => {
      const level = `${file}:${id}`;
      assert.ok(json(['successors', '--domain', domain, '--level', level]).successors.length > 0);
      if (optimal === null) return;
      const outcome = solve(domain, level, '--time', '2');
      if (outcome.status === 'timeout' && slow.includes(id)) {
        assert.ok(outcome.lower_bound <= optimal);
      } else {
        assert.deepEqual([outcome.status, outcome.cost, outcome.claim.kind], ['solved', optimal, 'optimal']);
      }
    });
  }
}

test('the files hold as many levels as they should', () => {
  assert.deepEqual(
    files.map((file) => levelsOf(file).length),
    [17, 8, 15, 20, 21, 24, 10],
  );
});

test('a level of our own without an optimum has no plan, or the guide finds one', () => {
  for (const file of [firstSteps, teaching, jugs, tiles, tilesTeaching]) {
    const domain = /levels\/([a-z]+)/.exec(file)[1];
    for (const { id } of levelsOf(file).filter(
      ({ id, optimal }) => optimal === null && !unsolvable.includes(id),
    )) {
      const { status } = solveGreedily(domain, `${file}:${id}`, '5');
      assert.equal(status, 'solved', id);
    }
  }
});

test('what has no plan is known to have none', () => {
  const levels = files
    .flatMap((file) => levelsOf(file).map(({ id }) => ({ file, id })))
    .filter(({ id }) => unsolvable.includes(id));
  assert.equal(levels.length, unsolvable.length);
  for (const { file, id } of levels) {
    const outcome = solve(/levels\/([a-z]+)/.exec(file)[1], `${file}:${id}`);
    assert.deepEqual(
      [outcome.status, outcome.claim.kind, outcome.cost, outcome.plan],
      ['exhausted', 'unsolvable', null, null],
    );
  }
});

test('the boards that answer courses’ questions show what they should', () => {
  const cost = (level, ...more) =>
    solve('sokoban', `${teaching}:${level}`, '--set', 'deadlocks=off', ...more).cost;
  const weighted = (weight) =>
    cost(
      'A larger weight may be lucky',
      '--strategy',
      'weighted_a_star',
      '--heuristic',
      'manhattan',
      '--weight',
      weight,
    );
  assert.deepEqual(['1', '3', '5'].map(weighted), [28, 34, 30]);
  assert.equal(cost('Are misplaced boxes admissible?', '--heuristic', 'misplaced'), 10);
  const dividing = ['--strategy', 'custom', '--heuristic', 'max_difference', '--f'];
  assert.deepEqual(
    ['g + h', 'g + h/12'].map((f) => solve('jugs', `${jugs}:Estimates far too high`, ...dividing, f).cost),
    [14, 8],
  );
});

test('a level is picked by number, id or title; without any, the first', () => {
  const start = (level, input) =>
    json(['solve', '--domain', 'sokoban', '--level', level, '--states'], input).states[0];
  const p9 = start(`${cs161}:p9`);
  assert.equal(start(`${cs161}:9`), p9);
  assert.equal(start(`${cs161}`), start(`${cs161}:p1`));
  assert.notEqual(start(`${cs161}`), p9);
  const titled = '; First\n#####\n#@$.#\n#####\n\n; Second one\n######\n#@ $.#\n######\n';
  assert.equal(start('-:Second one', titled), '######\n#@ $.#\n######\n');
  assert.equal(start('-:2', titled), start('-:Second one', titled));
  assert.equal(start('-', titled), '#####\n#@$.#\n#####\n');
});

test('an id that is also a number of another level wins', () => {
  const file = '; level: 2\n#####\n#@$.#\n#####\n\n; level: other\n######\n#@ $.#\n######\n';
  assert.equal(json(['solve', '--domain', 'sokoban', '--level', '-:2'], file).cost, 1);
});

test('a level that is not there is named, with what there is', () => {
  for (const id of ['p99', '0', '16', '-1', '1.5', '99999999999999999999', ' ']) {
    const { code, out, err } = run(['solve', '--domain', 'sokoban', '--level', `${cs161}:${id}`]);
    assert.deepEqual([code, out], [2, ''], id);
    assert.match(err, /There is no level ".*"; the file has 15 levels, from "p1" to "p15"\./);
  }
});

test('- reads standard input, with any line ends', () => {
  for (const end of ['\n', '\r\n']) {
    const board = ['#####', '#@$.#', '#####', ''].join(end);
    assert.match(
      text(['solve', '--domain', 'sokoban', '--level', '-'], board),
      /^right\n; cost 1, 1 move, 1 push\n/,
    );
  }
  assert.match(text(['solve', '--domain', 'sokoban', '--level', '-'], '#####\n#@$.#\n#####'), /^right\n/);
});

test('CS161 Figure 1 as the assignment writes it', () => {
  const figure = readText(firstSteps).match(/\(setq p1[^;]*\)\)\)/)[0];
  assert.equal(json(['solve', '--domain', 'sokoban', '--level', '-'], `${figure}.\n`).cost, 41);
  assert.equal(
    json(['solve', '--domain', 'sokoban', '--level', '-'], figure.replace(/^.*?'/, '').slice(0, -1)).cost,
    41,
  );
});

test('tiles: a level is its start and its goal; they may be in two files', () => {
  const start = '. 1 4\n. 2 5\n. 3 6\n';
  const goal = '1 2 4\n3 . 5\n. . 6\n';
  const folder = mkdtempSync(`${tmpdir()}/frontier-`);
  try {
    writeFileSync(`${folder}/goal.txt`, goal);
    writeFileSync(`${folder}/other.txt`, '1 2 4\n3 . 5\n. . 7\n');
    assert.equal(json(['solve', '--domain', 'tiles', '--level', '-'], `${start}\n${goal}`).cost, 9);
    assert.equal(
      json(['solve', '--domain', 'tiles', '--level', '-', '--goal', `${folder}/goal.txt`], start).cost,
      9,
    );
    assert.equal(json(['solve', '--domain', 'tiles', '--level', '-'], start).cost, 43); // the ordinary goal
    const refuses = (more, message, input = start) => {
      const { code, out, err } = run(['solve', '--level', '-', ...more], input);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    };
    refuses(
      ['--domain', 'tiles', '--goal', `${folder}/other.txt`],
      /other\.txt:3:5: The goal has 1 tile 7, the start 0;/,
    );
    refuses(['--domain', 'tiles', '--goal', `${folder}/none.txt`], /none\.txt/);
    refuses(
      ['--domain', 'tiles', '--goal', `${folder}/goal.txt`],
      /goal\.txt:1:1: Two boards are enough/,
      `${start}\n${goal}`,
    );
    refuses(
      ['--domain', 'jugs', '--goal', `${folder}/goal.txt`],
      /--goal is of no use here: Water Jugs/,
      '3 4\n0 0\n* 2\n',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('tiles: the cost is chosen, and a plan is checked by the same one', () => {
  const level = `${tilesTeaching}:Cheap is not short`;
  for (const [cost, optimum] of [
    ['value', 71],
    ['unit', 14],
    ['absolute', 71],
  ]) {
    const set = ['--set', `cost=${cost}`];
    const { plan, cost: found } = solve('tiles', level, ...set);
    assert.equal(found, optimum);
    const verdict = json(
      ['validate', '--domain', 'tiles', '--level', level, '--plan', '-', ...set],
      plan.join('\n'),
    );
    assert.deepEqual([verdict.reaches_goal, verdict.cost], [true, optimum]);
  }
  const { code, err } = run(['solve', '--domain', 'tiles', '--level', '-'], '-3 .\n\n. -3\n');
  assert.equal(code, 2);
  assert.match(
    err,
    /-:1:1: Tile -3 can move back and forth; every round trip costs -6, so no cheapest plan exists/,
  );
});
