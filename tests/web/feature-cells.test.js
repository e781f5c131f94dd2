/** The cells of a feature space: the grid at any step, ways through it, words; and both ends of a search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FeatureCells, framesOf, planAt, squareAt, squareBeside } from '../../web/model/feature-cells.js';
import { cardsInSight } from '../../web/model/long-list.js';
import { lengthOf, lengthWords } from '../../web/model/plan-length.js';
import { isPull, rootOf } from '../../web/model/roots.js';
import { rootWords } from '../../web/model/sides.js';
import { birthsOf, buildTree, never, noNode } from '../../web/model/tree-layout.js';
import { nodeWords } from '../../web/model/tree-words.js';

const [start, goal, joined, startMet, goalMet] = [0, 1, 2, 3, 4];

/** Nodes 0 and 2 are roots; 4 and 5 are one state; 6 was pulled, and is appended behind 4. */
const tree = {
  parent: Uint32Array.of(noNode, 0, noNode, 2, 1, 3, 4),
  g: Int32Array.of(0, 1, 0, 2, 3, 4, 6),
  h: Float32Array.of(9, 8, 9, 7, 6, 5, 0),
  f: new Float64Array(7),
  expanded_at: Uint32Array.of(0, 2, 1, 3, never, never, never),
  made_at: Uint32Array.of(0, 1, 1, 2, 3, 4, 4),
  side: Uint8Array.of(start, start, goal, goal, startMet, goalMet, joined),
};
const view = {
  features: ['packed', 'regions', 'in corridors'],
  spaces: ['pushes', 'pulls'],
  cells: [
    { space: 0, features: Uint32Array.of(0, 1, 0), nodes: Uint32Array.of(0, 1) },
    { space: 0, features: Uint32Array.of(0, 1, 2), nodes: Uint32Array.of(4) },
    { space: 1, features: Uint32Array.of(0, 2, 0), nodes: Uint32Array.of(2) },
    { space: 1, features: Uint32Array.of(3, 1, 0), nodes: Uint32Array.of(3, 5) },
  ],
};
const cells = new FeatureCells(view, tree);

test('a node is there from the step on at which it was made', () => {
  assert.deepEqual([...birthsOf(tree)], [0, 1, 1, 2, 3, 4, 4]);
  const told = { ...tree, made_at: new Uint32Array() };
  assert.deepEqual([...birthsOf(told)], [0, 1, 1, 2, 3, 4, never], 'else it comes with its parent’s others');
});

test('the grid at a step has the nodes of that step, and the extent of the whole search', () => {
  const at = (step) => cells.gridAt(0, step).squares.map(({ across, down, count }) => [across, down, count]);
  assert.deepEqual([at(0), at(1), at(3), at(null)], [[[0, 1, 1]], [[0, 1, 2]], [[0, 1, 3]], [[0, 1, 3]]]);
  assert.deepEqual([cells.spacesAt(0, null), cells.spacesAt(2, null)], [[0], [0, 1]]);
  const early = cells.gridAt(1, 1);
  assert.deepEqual(
    [early.from, early.to, early.squares.length],
    [{ across: 0, down: 1 }, { across: 3, down: 2 }, 1],
  );
});

test('a square says what it holds; its newest node and its best one can be had', () => {
  const [square] = cells.gridAt(0, null).squares;
  assert.equal(
    cells.words(square),
    '0 packed, 1 region: 3 nodes in 2 cells; 0–2 in corridors. The newest is node 4.',
  );
  const [, far] = cells.gridAt(1, null).squares;
  const [, earlier] = cells.gridAt(1, 2).squares;
  assert.deepEqual([far.newest, cells.bestOf(far, null), cells.bestOf(earlier, 2)], [5, 5, 3]);
  assert.equal(cells.cellWords(3), '3 packed, 1 region, 0 in corridors');
  assert.equal(cells.cellWords(6), '', 'what was appended is in no cell');
});

test('a plan that two directions found goes through both spaces, and both say where they met', () => {
  const places = (ways) => ways.map((way) => way.map(({ space, across, down }) => [space, across, down]));
  assert.deepEqual(places([cells.wayTo(5)]), [
    [
      [1, 0, 2],
      [1, 3, 1],
    ],
  ]);
  assert.deepEqual(places(cells.waysOfPlan(6)), [
    [[0, 0, 1]],
    [
      [1, 0, 2],
      [1, 3, 1],
    ],
  ]);
  assert.deepEqual(places(cells.waysOfPlan(4)), [[[0, 0, 1]]], 'one that was only pushed does not');
  assert.deepEqual(places([cells.meetingAt(null)]), [
    [
      [0, 0, 1],
      [1, 3, 1],
    ],
  ]);
  assert.deepEqual(cells.meetingAt(3), [], 'not before both are there');
  const plans = [
    { node: 6, expanded: 3 },
    { node: 9, expanded: 5 },
  ];
  const known = [2, 3, 5, null].map((step) => planAt(plans, step));
  assert.deepEqual(
    known.map(({ node, plans: count }) => [node, count]),
    [
      [null, 0],
      [6, 1],
      [6, 2],
      [6, 2],
    ],
    'the first, and how many there are',
  );
});

test('arrows lead to the next square that there is; a point to the one under it', () => {
  const square = (across, down) => ({ across, down });
  const all = [square(0, 0), square(4, 0), square(2, 1), square(0, 3)];
  assert.deepEqual(squareBeside(all, all[0], 'ArrowRight'), square(4, 0), 'straight on, however far');
  assert.deepEqual(squareBeside(all, all[0], 'ArrowDown'), square(0, 3));
  assert.equal(squareBeside(all, all[0], 'ArrowLeft'), null);
  const grids = [cells.gridAt(0, null), cells.gridAt(1, null)];
  const frames = framesOf(grids, { width: 800, height: 300 });
  for (const { grid, left, top, each, tall } of frames) {
    for (const one of grid.squares) {
      const x = left + (one.across - grid.from.across + 0.5) * each;
      assert.equal(squareAt(frames, x, top + (one.down - grid.from.down + 0.5) * tall), one);
    }
  }
  assert.equal(squareAt(frames, 1, 1), null);
});

test('nodes are told by the end that they were found from', () => {
  const said = (id) => nodeWords(id, buildTree(tree), tree);
  assert.match(said(0), /^Node 0, the start, /);
  assert.match(said(2), /^Node 2, the goal, pulling back, .*1 child$/);
  assert.match(said(3), /; pulled from the goal$/);
  assert.match(said(4), /; here the two directions met$/);
  assert.match(said(6), /; pulled from the goal, and appended to the plan$/);
  assert.deepEqual(
    [rootOf('goal'), rootOf('start'), rootWords(start)],
    ['the goal, pulling back', 'the start', 'the start'],
  );
});

test('a step that pulls is told by its action', () => {
  const actions = ['goal', 'pull 2,2 to 4,4', 'start', 'push 2,2 to 4,4', 'pulley'];
  assert.deepEqual(actions.map(isPull), [true, true, false, false, false]);
});

test('a plan’s moves and pushes are both said, what counts first', () => {
  const length = lengthOf({ steps: 12, pushes: 1 });
  assert.equal(lengthWords(length, {}), '12 moves, 1 push');
  assert.equal(lengthWords(length, { metric: 'pushes' }), '1 push, 12 moves');
  assert.equal(lengthOf({ steps: 12, pushes: null }), null);
});

test('of thousands of cards those in sight are made, and the rest keeps its room', () => {
  const card = { width: 132, height: 196, gap: 8 };
  const at = (scroll) => cardsInSight({ scroll, top: 100, box: 600, width: 900 }, 5000, card);
  const { columns } = at(0);
  assert.equal(columns, 6);
  const rows = Math.ceil(5000 / columns);
  for (const scroll of [0, 99, 5000, 80_000, 100 + rows * 204]) {
    const { from, to, above, below } = at(scroll);
    assert.ok(to - from <= 60 && to > from, `${to - from} cards at ${scroll}`);
    assert.equal(above + below + Math.ceil((to - from) / columns) * 204, rows * 204);
    const [first, last] = [(scroll - 100) / 204, (scroll + 500) / 204];
    assert.ok(
      from <= Math.max(0, Math.floor(first)) * columns && to >= Math.min(5000, Math.ceil(last) * columns),
    );
  }
});
