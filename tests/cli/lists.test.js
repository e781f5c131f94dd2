// domains, strategies, heuristics: what there is, for people and as JSON.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json, run, text } from './frontier.js';

const ids = (rows) => rows.map((row) => row.id);
const strategies = [
  'a_star',
  'weighted_a_star',
  'best_first',
  'ucs',
  'breadth_first',
  'depth_first',
  'custom',
];
const heuristics = {
  sokoban: ['zero', 'misplaced', 'manhattan'],
  jugs: ['zero', 'mismatch', 'sum_difference', 'max_difference', 'alternate'],
  tiles: ['zero', 'misplaced', 'manhattan', 'linear_conflict', 'alternate'],
};

test('domains names the puzzles with a description', () => {
  const { domains } = json(['domains']);
  for (const id of Object.keys(heuristics)) assert.ok(ids(domains).includes(id), id);
  for (const domain of domains) {
    for (const field of ['name', 'summary', 'rules', 'example'])
      assert.ok(domain[field].length > 0, `${domain.id}.${field}`);
  }
});

test('strategies names every way to search with what it promises', () => {
  const rows = json(['strategies']).strategies;
  for (const id of strategies) assert.ok(ids(rows).includes(id), id);
  for (const row of rows) assert.ok(row.name && row.summary && row.guarantee, row.id);
  assert.equal(rows.find((row) => row.id === 'weighted_a_star').default_weight, 5);
  assert.equal(rows.find((row) => row.id === 'depth_first').default_cycle, 'path');
  assert.equal(rows.find((row) => row.id === 'a_star').default_cycle, 'full');
});

test('heuristics says of each estimate what it promises', () => {
  const all = json(['heuristics']).heuristics;
  for (const [domain, expected] of Object.entries(heuristics)) {
    for (const id of expected) assert.ok(ids(all[domain]).includes(id), `${domain} ${id}`);
    for (const row of all[domain]) {
      assert.ok(row.name && row.summary && row.why, row.id);
      assert.match(row.admissible, /^(proved|no|unknown)$/);
      assert.match(row.consistent, /^(proved|no|unknown)$/);
    }
  }
  assert.equal(all.jugs.find((row) => row.id === 'sum_difference').admissible, 'no');
  assert.equal(all.sokoban.find((row) => row.id === 'manhattan').admissible, 'proved');
});

test('--domain leaves only that puzzle', () => {
  assert.deepEqual(ids(json(['domains', '--domain', 'jugs']).domains), ['jugs']);
  assert.deepEqual(Object.keys(json(['heuristics', '--domain', 'jugs']).heuristics), ['jugs']);
  assert.doesNotMatch(text(['heuristics', '--domain', 'jugs']), /manhattan/);
});

test('the lists for people name the same ids', () => {
  const begins = (list, id) => list.split('\n').some((line) => line.trim().split(/\s+/)[0] === id);
  for (const id of Object.keys(heuristics)) assert.ok(begins(text(['domains']), id), id);
  for (const id of strategies) assert.ok(begins(text(['strategies']), id), id);
  for (const id of Object.values(heuristics).flat()) assert.ok(begins(text(['heuristics']), id), id);
});

test('help goes to standard output and is no error', () => {
  for (const command of [[], ['solve'], ['successors'], ['validate'], ['domains']]) {
    assert.match(text([...command, '--help']), /Usage: /);
  }
});

test('an unknown puzzle is refused', () => {
  for (const list of ['domains', 'heuristics']) {
    for (const json of [[], ['--json']]) {
      const { code, out, err } = run([list, '--domain', 'chess', ...json]);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(err, /There is no domain "chess"/);
    }
  }
});
