// solve --trace: the search as a file, for a viewer or as a table.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { traceFaults } from '../wasm/trace-rules.js';
import { csc384, firstSteps, json, run } from './frontier.js';

const folder = mkdtempSync(join(tmpdir(), 'frontier-trace-'));
after(() => rmSync(folder, { recursive: true }));
const figure1 = ['solve', '--domain', 'sokoban', '--level', `${firstSteps}:CS161`];

test('a name that ends in .trace.json gives a trace that a viewer takes', () => {
  const path = join(folder, 'a.trace.json');
  const { expanded, cost } = json([...figure1, '--trace', path]);
  const text = readFileSync(path, 'utf8');
  assert.deepEqual([...traceFaults(text)].slice(0, 3), []);
  const { events } = JSON.parse(text);
  assert.equal(events.filter(({ type }) => type === 'expanding').length, expanded);
  assert.equal(events.at(-1).cost, cost);
});

test('a name that ends in .csv gives a table of the expansions', () => {
  const path = join(folder, 'a.csv');
  const { expanded } = json([...figure1, '--trace', path]);
  const [head, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  assert.equal(head, 'step,node,parent,g,h,f,first');
  assert.equal(rows.length, expanded);
  assert.match(rows[0], /^0,0,,0,\d+,\d+,1$/);
});

test('a trace has a limit, and what it leaves out is told', () => {
  const path = join(folder, 'long.trace.json');
  const long = ['solve', '--domain', 'sokoban', '--level', `${csc384}:A15`, '--strategy', 'depth_first'];
  const { code, err } = run([...long, '--max-expansions', '5050', '--trace', path]);
  assert.equal(code, 0, err);
  assert.match(err, /has the first 5000 of 5050 expansions/);
  assert.equal(JSON.parse(readFileSync(path, 'utf8')).events.at(-1).left, 50);
});

test('a name without a format, and a file that cannot be written, are told', () => {
  const wrong = run([...figure1, '--trace', join(folder, 'a.txt')]);
  assert.equal(wrong.code, 2);
  assert.match(wrong.err, /ends in \.trace\.json.*or in \.csv/);
  const nowhere = run([...figure1, '--trace', join(folder, 'none', 'a.csv')]);
  assert.equal(nowhere.code, 2);
  assert.match(nowhere.err, /cannot be written to/);
  assert.match(nowhere.out, /cost 41/); // the answer itself is not lost
});
