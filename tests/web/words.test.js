import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeGrid } from '../../web/model/board-words.js';
import {
  formatBytes,
  formatCount,
  formatCounter,
  formatShort,
  formatSeconds,
  formatValue,
  plural,
  splitSentence,
} from '../../web/model/format.js';
import { claimBadge, narratePlan, narrateRun, narrateStep } from '../../web/model/narrate.js';
import { freshDocument, edit } from '../../web/model/document.js';
import { catalog } from './catalog-sample.js';

test('numbers read well', () => {
  assert.equal(formatCount(1234567), '1,234,567');
  assert.equal(formatValue(4.66666), '4.667');
  assert.equal(formatValue(null), '∞');
  assert.equal(formatSeconds(0), '< 1 ms');
  assert.equal(formatSeconds(0.0000421), '42 µs');
  assert.equal(formatSeconds(0.0421), '42.1 ms');
  assert.equal(formatSeconds(12.345), '12.35 s');
  assert.equal(formatSeconds(1234.5), '1,235 s');
  assert.equal(formatBytes(512), '512 B');
  assert.equal(formatBytes(64 * 1048576), '64.0 MiB');
  assert.equal(formatCounter('peak_memory_bytes', 2048), '2.0 KiB');
  assert.equal(formatCounter('expanded', 2048), '2,048');
  assert.equal(formatShort(1234567), '1.2 M');
  assert.equal(plural(1, 'node'), '1 node');
  assert.equal(plural(2000, 'node'), '2,000 nodes');
});

test('a text is cut after its first sentence', () => {
  assert.deepEqual(splitSentence('It is so. Here is why: 1.5 times h.'), [
    'It is so.',
    'Here is why: 1.5 times h.',
  ]);
  assert.deepEqual(splitSentence('At 1.5 times h it is so.'), ['At 1.5 times h it is so.', '']);
  assert.deepEqual(splitSentence('No full stop'), ['No full stop', '']);
  assert.deepEqual(splitSentence(''), ['', '']);
});

const successor = (outcome) => ({
  action: 'up',
  cost: 1,
  g: 1,
  h: 1,
  f: 2,
  outcome,
  node: null,
  other: null,
  reason: '',
});
const expansion = {
  index: 3,
  node: 7,
  parent: 2,
  action: 'left',
  depth: 1,
  g: 1,
  h: 2,
  f: 3,
  formula: 'f = g + h = 1 + 2 = 3',
  successors: [successor('kept'), successor('duplicate'), successor('kept')],
  is_goal: false,
};

const over = { status: 'solved', stats: { expanded: 10 } };

test('a step is narrated with its node, its formula and the outcomes', () => {
  const said = narrateStep({ expansion, frontier: { total: 1, rows: [] } }, catalog, over);
  assert.equal(
    said,
    'Step 3 of 10: node 7, reached by left. f = g + h = 1 + 2 = 3. 3 successors: 2 kept, 1 duplicate.',
  );
});

test('the goal and the end are said as such', () => {
  assert.match(
    narrateStep({ expansion: { ...expansion, is_goal: true } }, catalog, over),
    /^After 10 expansions: the goal/,
  );
  assert.match(
    narrateStep({ expansion: { ...expansion, node: null }, frontier: { total: 0 } }, catalog, over),
    /nothing is left/,
  );
  assert.match(
    narrateStep({ expansion: { ...expansion, node: null }, frontier: { total: 4 } }, catalog, over),
    /4 nodes are in the frontier/,
  );
  const atEnd = (status, expanded) =>
    narrateStep({ expansion: { ...expansion, node: null }, frontier: { total: 0 } }, catalog, {
      status,
      stats: { expanded },
    });
  assert.match(atEnd('timeout', 0), /No node was expanded yet/);
  assert.match(atEnd('timeout', 5), /can go on/);
});

test('a plan is narrated action by action', () => {
  const plan = { actions: ['up', 'left'] };
  assert.equal(narratePlan(plan, 0), 'Start of the plan, 2 actions.');
  assert.equal(narratePlan(plan, 1), 'Action 1 of 2: up.');
  assert.equal(narratePlan(plan, 2), 'Action 2 of 2: left. The goal is reached.');
});

const document = freshDocument(catalog);
const run = {
  document,
  status: 'solved',
  stats: { cost: 41, claim: { kind: 'optimal', sentence: 'None is cheaper.' } },
  lost: null,
  diagnostic: null,
};

test('an answer is told in words', () => {
  assert.equal(narrateRun(run, catalog), 'Solved. Cost 41. None is cheaper.');
  assert.match(
    narrateRun({ ...run, diagnostic: { message: 'bad board' } }, catalog),
    /could not start: bad board/,
  );
  assert.equal(claimBadge({ kind: 'bounded', ratio: 1.5 }), 'At most 1.5 × optimal');
  assert.equal(claimBadge({ kind: 'unsolvable' }), 'No plan exists');
});

test('a board is described by its pieces and their places', () => {
  const cells = Int32Array.from([0, 3, 0, 1, 2, -1]);
  assert.equal(
    describeGrid(catalog.domains[0], { width: 2, height: 1, cells }),
    'Grid, 2 columns, 1 rows. box: column 2 row 1 on storage. robot: column 1 row 1. storage: row 1 column 2',
  );
});

test('all walls are named, in runs', () => {
  const warehouse = {
    name: 'Hall',
    legend: [
      { id: 'floor', name: 'Floor', layer: 'ground' },
      { id: 'wall', name: 'Wall', layer: 'ground' },
    ],
  };
  const board = (...rows) => ({
    width: rows[0].length,
    height: rows.length,
    cells: Int32Array.from(rows.flatMap((row) => [...row].flatMap((sign) => [sign === '#' ? 1 : 0, -1, -1]))),
  });
  assert.equal(
    describeGrid(warehouse, board('######', '#    #', '# ## #', '# #  #', '######')),
    'Hall, 6 columns, 5 rows. walls all around. wall: row 3 columns 3 to 4; row 4 column 3',
  );
  assert.equal(
    describeGrid(warehouse, board('## #', '   #')),
    'Hall, 4 columns, 2 rows. wall: row 1 columns 1 to 2, 4; row 2 column 4',
  );
});
