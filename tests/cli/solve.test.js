// solve: the plan, the claim, the counters, and every option that shapes a search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csc384, firstSteps, json, jugs, readText, run, solve, text, tiles } from './frontier.js';

const figure1 = `${firstSteps}:CS161`;
const hard = `${csc384}:A15`; // needs far more than any bound used here
const dropped = [...new Set(readText('wasm/frontier.d.ts').match(/\bpruned_\w+/g))];

test('CS161 Figure 1 takes 41 moves by a_star, and says why no fewer', () => {
  const outcome = solve('sokoban', figure1, '--strategy', 'a_star');
  assert.equal(outcome.cost, 41);
  assert.equal(outcome.plan.length, 41);
  assert.equal(outcome.lower_bound, 41);
  assert.deepEqual([outcome.claim.kind, outcome.claim.ratio], ['optimal', 1]);
  assert.match(outcome.claim.sentence, /^Optimal: .*41/);
});

test('the object has every field that is promised', () => {
  const outcome = solve('sokoban', figure1);
  assert.deepEqual(
    [outcome.domain, outcome.strategy, outcome.heuristic, outcome.weight],
    ['sokoban', 'a_star', 'ways_back', 1],
  );
  assert.equal(outcome.status, 'solved');
  for (const counter of [
    'expanded',
    'generated',
    'kept',
    'reopened',
    ...dropped,
    'open',
    'peak_memory_bytes',
  ]) {
    assert.ok(Number.isInteger(outcome[counter]) && outcome[counter] >= 0, counter);
  }
  assert.equal(outcome.generated, outcome.kept + dropped.reduce((sum, counter) => sum + outcome[counter], 0));
  assert.ok(outcome.seconds >= 0 && outcome.seconds < 60);
  assert.equal(outcome.incumbents.length, 1);
  const [incumbent] = outcome.incumbents;
  const keys = ['cost', 'expanded', 'lower_bound', 'seconds', 'steps', 'weight'];
  assert.deepEqual(Object.keys(incumbent).sort(), keys);
  assert.deepEqual([incumbent.cost, incumbent.expanded], [41, outcome.expanded]);
  assert.ok(!('states' in outcome));
});

test('the text for people is a plan with remarks', () => {
  const lines = text(['solve', '--domain', 'sokoban', '--level', figure1]).trimEnd().split('\n');
  assert.equal(lines.filter((line) => /^(up|right|down|left)$/.test(line)).length, 41);
  assert.equal(lines[41], '; cost 41, 41 moves, 13 pushes');
  assert.match(lines[42], /^; solved: Optimal: /);
  assert.match(lines[43], /^; expanded \d+, generated \d+, /);
  assert.equal(lines.length, 44);
});

test('jugs of 3 and 4: six, five and four actions; 14 states', () => {
  const cost = (goal) => json(['solve', '--domain', 'jugs', '--level', '-'], `3 4\n0 0\n${goal}\n`).cost;
  assert.deepEqual(['0 2', '2 0', '2 4'].map(cost), [6, 5, 4]);
  const outcome = json(
    ['solve', '--domain', 'jugs', '--level', '-', '--set', 'deadlocks=off'],
    '3 4\n0 0\n1 1\n',
  );
  assert.deepEqual(
    [outcome.status, outcome.claim.kind, outcome.nodes, outcome.expanded],
    ['exhausted', 'unsolvable', 14, 14],
  );
  assert.equal(json(['solve', '--domain', 'jugs', '--level', '-'], '3 4\n0 0\n1 1\n').expanded, 1);
});

test('--states shows every board from the first to the last', () => {
  for (const [domain, level] of [
    ['sokoban', `${firstSteps}:s2`],
    ['sokoban', `${firstSteps}:Two robots`],
    ['jugs', jugs],
    ['tiles', `${tiles}:Flags`],
  ]) {
    const { plan, states } = solve(domain, level, '--states');
    assert.equal(states.length, plan.length + 1);
    plan.forEach((action, i) => {
      const next = json(['successors', '--domain', domain, '--level', '-'], states[i]).successors;
      assert.equal(next.find((row) => row.action === action)?.state, states[i + 1], `step ${i + 1}`);
    });
  }
  const out = text(['solve', '--domain', 'sokoban', '--level', `${firstSteps}:One push`, '--states']);
  assert.ok(
    out.startsWith('#####\n#@$.#\n#####\n\nright\n#####\n# @*#\n#####\n\n; cost 1, 1 move, 1 push\n'),
    out,
  );
});

test('--costbound drops by g, by h, by g + h, and the claim says so', () => {
  for (const [bound, counter] of [
    ['40,inf,inf', 'g'],
    ['40', 'g'],
    [',3', 'h'],
    [',,40', 'f'],
    ['inf,inf,40', 'f'],
  ]) {
    const outcome = solve('sokoban', figure1, '--costbound', bound);
    assert.deepEqual(
      [outcome.status, outcome.cost, outcome.claim.kind],
      ['exhausted', null, 'unsolvable_in_bounds'],
      bound,
    );
    for (const name of ['g', 'h', 'f'])
      assert.equal(outcome[`pruned_bound_${name}`] > 0, name === counter, `${bound} ${name}`);
  }
  for (const bound of ['41,inf,inf', '41', ',,41', '41,100,41', 'inf,inf,inf', ',,', ',']) {
    assert.equal(solve('sokoban', figure1, '--costbound', bound).cost, 41, bound);
  }
});

test('--max-expansions is exact, and no answer is not an error', () => {
  for (const most of [0, 1, 10, 100]) {
    const outcome = solve('sokoban', figure1, '--max-expansions', String(most));
    assert.deepEqual(
      [outcome.status, outcome.expanded, outcome.cost, outcome.plan],
      ['expansions', most, null, null],
    );
  }
  assert.equal(solve('sokoban', figure1, '--max-expansions', '1000000').cost, 41);
});

test('--max-expansions far beyond any count is no bound', () => {
  for (const most of ['1e15', '18446744073709551616', '1e30']) {
    assert.equal(solve('sokoban', figure1, '--max-expansions', most).cost, 41, most);
  }
});

test('--time ends a search soon after', () => {
  for (const strategy of ['a_star', 'ucs', 'breadth_first']) {
    const outcome = solve(
      'sokoban',
      hard,
      '--strategy',
      strategy,
      '--heuristic',
      'manhattan',
      '--time',
      '0.1',
    );
    assert.equal(outcome.status, 'timeout', strategy);
    assert.ok(outcome.seconds >= 0.1 && outcome.seconds < 1, `${outcome.seconds} s`);
    assert.ok(outcome.expanded > 0);
  }
  assert.equal(solve('sokoban', hard, '--time', '0').status, 'timeout');
});

test('--memory ends a search within its budget', () => {
  const outcome = solve('sokoban', hard, '--memory', '64', '--time', '50');
  assert.deepEqual([outcome.status, outcome.cost], ['memory', null]);
  assert.ok(outcome.peak_memory_bytes <= 64 * 2 ** 20, `${outcome.peak_memory_bytes} bytes`);
  assert.ok(outcome.peak_memory_bytes > 48 * 2 ** 20, `only ${outcome.peak_memory_bytes} bytes were used`);
  assert.ok(outcome.peak_memory_bytes / outcome.nodes <= 48, 'bytes per node');
});

test('--weight: the plan costs at most so many times the optimum', () => {
  assert.equal(solve('sokoban', figure1, '--strategy', 'weighted_a_star').weight, 5);
  for (const weight of [1, 1.5, 3]) {
    const outcome = solve('sokoban', figure1, '--strategy', 'weighted_a_star', '--weight', String(weight));
    assert.equal(outcome.weight, weight);
    assert.ok(outcome.cost >= 41 && outcome.cost <= 41 * weight);
    assert.ok(outcome.claim.ratio <= weight);
  }
});

test('--f: a formula makes the same search as the strategy it spells out', () => {
  const counts = ({ expanded, generated, cost }) => ({ expanded, generated, cost });
  const custom = (...more) =>
    counts(solve('sokoban', figure1, '--strategy', 'custom', '--set', 'ties=larger_g', ...more));
  const weighted = solve('sokoban', figure1, '--strategy', 'weighted_a_star', '--weight', '2');
  assert.deepEqual(custom('--f', 'g + w*h', '--weight', '2'), counts(weighted));
  assert.deepEqual(custom('--f', 'g+h'), counts(solve('sokoban', figure1)));
  assert.notDeepEqual(custom('--f', 'h'), custom('--f', 'g+h'));
});

test('a formula without a value stops the search with the node named', () => {
  const { code, out, err } = run([
    'solve',
    '--domain',
    'sokoban',
    '--level',
    figure1,
    '--strategy',
    'custom',
    '--f',
    '1/g + sqrt(2 - g)',
    '--json',
  ]);
  assert.equal(code, 2, 'bad input, though it showed only in the search');
  assert.match(err, /no value for node \d+/);
  const outcome = JSON.parse(out);
  assert.deepEqual([outcome.status, outcome.cost, outcome.claim.kind], ['failed', null, 'none']);
  assert.match(outcome.message, /no value for node \d+/);
});

test('--heuristic: a better one expands less; an inadmissible one claims nothing', () => {
  const expanded = ['manhattan', 'misplaced', 'zero'].map((heuristic) => {
    const outcome = solve('sokoban', figure1, '--heuristic', heuristic);
    assert.deepEqual([outcome.heuristic, outcome.cost], [heuristic, 41]);
    return outcome.expanded;
  });
  assert.ok(expanded[0] < expanded[1] && expanded[1] < expanded[2], String(expanded));
  assert.equal(solve('jugs', jugs, '--heuristic', 'sum_difference').claim.kind, 'none');
});

test('--cycle and --set: remembering less generates more', () => {
  const generated = (check) => solve('jugs', jugs, '--strategy', 'breadth_first', '--cycle', check).generated;
  const [none, path, full] = ['none', 'path', 'full'].map(generated);
  assert.ok(none > path && path > full, `${none} ${path} ${full}`);
  assert.equal(solve('jugs', jugs, '--strategy', 'breadth_first', '--set', 'cycle=path').generated, path);
  const ties = (rule) => solve('sokoban', figure1, '--set', `ties=${rule}`).expanded;
  assert.notEqual(ties('fifo'), ties('larger_g'));
});

test('the same search gives the same counts again', () => {
  const counts = () => {
    const { seconds, incumbents, ...rest } = solve('sokoban', `${csc384}:A05`);
    return rest;
  };
  assert.deepEqual(counts(), counts());
});
