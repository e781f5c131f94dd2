import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curvesOf, gapOf, steps, ticks } from '../../web/model/anytime.js';
import { isoline } from '../../web/model/isolines.js';
import { boxAt, placeLabels } from '../../web/model/label-places.js';
import { countPushes, planBars } from '../../web/model/plan-strip.js';
import { addSample, overallRate, recentRate, secondsAt } from '../../web/model/profile.js';
import {
  firstCamera,
  fitted,
  panned,
  revealing,
  screenX,
  screenY,
  zoomed,
} from '../../web/model/tree-camera.js';
import {
  birthsOf,
  bornBy,
  buildTree,
  firstAtLeast,
  foldAllBut,
  layOut,
  neighbour,
  never,
  noNode,
  nodeAt,
  pathToRoot,
} from '../../web/model/tree-layout.js';
import { TreeView } from '../../web/model/tree-view.js';
import { nodeWords, shadesOf } from '../../web/model/tree-words.js';

test('a profile stays short, keeps its last sample, and places a moment in time', () => {
  let profile = [];
  for (let i = 1; i <= 5000; i += 1) profile = addSample(profile, { seconds: i / 100, expanded: i * 10 });
  assert.ok(profile.length <= 513);
  assert.equal(profile.at(-1).expanded, 50_000);
  assert.ok(Math.abs(secondsAt(profile, 25_000) - 25) < 0.5);
  assert.equal(secondsAt(profile, 1e9), 50);
  assert.ok(Math.abs(recentRate(profile) - 1000) < 1);
  assert.equal(recentRate([]), null);
});

test('the rate is that of the last second, not of the whole search', () => {
  assert.deepEqual(
    [overallRate(4, 0.028), recentRate([{ seconds: 0.028, expanded: 4 }]), overallRate(500, 2)],
    [null, null, 250],
  );
  assert.deepEqual(
    [overallRate(2500, 0.025), overallRate(2500, 0)],
    [100_000, null],
    'of many expansions also when they took no time to speak of',
  );
  assert.equal(
    recentRate([
      { seconds: 10, expanded: 10_000 },
      { seconds: 11, expanded: 10_100 },
    ]),
    100,
  );
});

const stats = {
  expanded: 100,
  cost: 8,
  lower_bound: 7,
  weight: 1,
  incumbents: [
    { cost: 12, expanded: 20, weight: 5, lower_bound: 4, node: 1 },
    { cost: 8, expanded: 60, weight: 2, lower_bound: 5, node: 2 },
  ],
};
const run = { stats, seconds: 2, profile: [{ seconds: 2, expanded: 100 }] };

test('curves of cost and bound, over expansions and seconds', () => {
  const track = { bound_at: [0, 50], bound: [3, 6], weight_at: [0, 20], weight: [5, 2] };
  const curves = curvesOf(run, track, 'expanded');
  assert.deepEqual(
    curves.plans.map(({ x, value }) => [x, value]),
    [
      [20, 12],
      [60, 8],
    ],
  );
  assert.deepEqual(curves.bounds, [
    { x: 0, value: 3 },
    { x: 50, value: 6 },
    { x: 100, value: 7 },
  ]);
  assert.deepEqual(curves.weights, [
    { x: 0, value: 5 },
    { x: 20, value: 2 },
  ]);
  assert.deepEqual(
    curvesOf(run, null, 'seconds').plans.map(({ x }) => x),
    [0.4, 1.2],
  );
  assert.deepEqual(curvesOf(run, null, 'expanded').bounds, [
    { x: 20, value: 4 },
    { x: 60, value: 5 },
    { x: 100, value: 7 },
  ]);
  assert.equal(curvesOf({ ...run, stats: null }, null, 'expanded'), null);
});

test('steps are flat until the next change; gaps and ticks', () => {
  assert.deepEqual(
    steps(
      [
        { x: 1, value: 9 },
        { x: 4, value: 5 },
      ],
      10,
    ),
    [
      { x: 1, value: 9 },
      { x: 4, value: 9 },
      { x: 4, value: 5 },
      { x: 10, value: 5 },
    ],
  );
  assert.deepEqual(gapOf(12, 10), { difference: 2, percent: 20 });
  assert.deepEqual([gapOf(null, 3), gapOf(3, 0)], [null, null]);
  assert.deepEqual(ticks(0, 10, 5), [0, 2, 4, 6, 8, 10]);
  assert.deepEqual(ticks(3, 4, 5, true), [3, 4]);
  assert.deepEqual(ticks(0, 1, 5), [0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test('an iso-line of a plane is straight, and lies where its level is', () => {
  const values = Array.from({ length: 25 }, (_, i) => (i % 5) + 2 * Math.floor(i / 5)); // x + 2y
  const pieces = isoline(values, 4, 5);
  assert.ok(pieces.length >= 8);
  for (let i = 0; i < pieces.length; i += 2) assert.ok(Math.abs(pieces[i] + 2 * pieces[i + 1] - 5) < 1e-9);
  assert.deepEqual(isoline(values, 4, 99), []);
  assert.deepEqual(
    isoline(
      values.map(() => NaN),
      4,
      1,
    ),
    [],
  );
});

/** 0 → 1, 2, 3; 1 → 4, 5; 5 → 6; and a second start 7 → 8. */
const columns = {
  parent: Uint32Array.of(noNode, 0, 0, 0, 1, 1, 5, noNode, 7),
  expanded_at: Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8),
};

test('a tree is laid out: leaves side by side, parents over the middle, folded parts left out', () => {
  const tree = buildTree(columns);
  assert.deepEqual(
    [tree.roots, [...tree.depth], [...tree.children]],
    [
      [0, 7],
      [0, 1, 1, 1, 2, 2, 3, 0, 1],
      [3, 2, 0, 0, 0, 1, 0, 1, 0],
    ],
  );
  const layout = layOut(tree, new Set());
  assert.deepEqual([layout.width, layout.rows], [5, [[0, 7], [1, 2, 3, 8], [4, 5], [6]]]);
  assert.deepEqual(
    [4, 6, 2, 3, 8].map((id) => layout.x[id]),
    [0, 1, 2, 3, 4],
  );
  assert.deepEqual([layout.x[1], layout.x[0]], [0.5, 1.75]);
  for (let id = 0; id < 9; id += 1) {
    const below = [...tree.parent.keys()].filter((other) => pathToRoot(tree, other).includes(id));
    const inside = [...tree.parent.keys()].filter(
      (other) => layout.enter[other] >= layout.enter[id] && layout.enter[other] <= layout.leave[id],
    );
    assert.deepEqual(inside, below, `subtree of ${id}`);
  }
  const folded = layOut(tree, new Set([1]));
  assert.deepEqual(
    [folded.width, folded.rows[2], Number.isNaN(folded.x[4]), folded.enter[6]],
    [4, undefined, true, -1],
  );
  assert.deepEqual([...foldAllBut(tree, 2)], [1]);
});

test('arrows walk a tree, a click finds the nearest node', () => {
  const tree = buildTree(columns);
  const layout = layOut(tree, new Set());
  assert.deepEqual(
    ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'].map((key) => neighbour(tree, layout, 1, key)),
    [0, 4, 2, 1],
  );
  assert.equal(neighbour(tree, layout, 0, 'ArrowUp'), 0);
  assert.equal(nodeAt(layout, 2.2, 1, 0.5), 2);
  assert.equal(nodeAt(layout, 2.5, 1, 0.2), null);
  assert.equal(firstAtLeast(layout.rows[1], layout.x, 2.5), 2);
});

test('a tree of 100,000 nodes is laid out in a fraction of a second of the processor', () => {
  const parent = Uint32Array.from({ length: 100_000 }, (_, i) => (i ? Math.floor((i - 1) / 3) : noNode));
  const times = [];
  for (let attempt = 0; attempt < 8 && !(times.at(-1) < 300); attempt += 1) {
    const begun = process.cpuUsage();
    assert.ok(layOut(buildTree({ parent }), new Set()).width > 60_000);
    times.push(process.cpuUsage(begun).user / 1000);
  }
  assert.ok(times.at(-1) < 300, `${times.join(', ')} ms on what may be a busy machine`);
});

test('shades go from the least value to the greatest, and a node is told in words', () => {
  const { low, high, shade } = shadesOf(Float64Array.of(2, 4, Infinity, 3, never), 11);
  assert.deepEqual([low, high, [...shade]], [2, 4, [0, 10, 10, 5, 10]]);
  const tree = buildTree({ parent: Uint32Array.of(noNode, 0) });
  const numbers = { g: [0, 1], h: [2, Infinity], f: [2, 1e12], expanded_at: [0, never] };
  assert.equal(
    nodeWords(0, tree, numbers),
    'Node 0, the start, depth 0: g 0, h 2, f 2; expanded at step 0; 1 child',
  );
  assert.match(nodeWords(0, tree, numbers, true), /f at the end 2;/);
  assert.equal(
    nodeWords(1, tree, numbers),
    'Node 1, from node 0, depth 1: g 1, h ∞; not expanded; 0 children',
  );
  assert.match(nodeWords(7, tree, numbers), /beyond/);
});

test('the camera fits a tree, zooms about a place, and reveals what is outside', () => {
  const layout = { width: 1000, rows: Array.from({ length: 20 }, () => []) };
  const size = { width: 500, height: 300 };
  const whole = fitted(layout, size);
  assert.ok(screenX(whole, 0) >= 0 && screenX(whole, 999) <= 500);
  const near = zoomed(whole, layout, size, 4, 250, 150);
  const [x, depth] = [(250 + whole.x) / whole.kx - 0.5, (150 + whole.y - 22) / whole.ky];
  assert.ok(Math.abs(screenX(near, x) - 250) < 1e-6 && Math.abs(screenY(near, depth) - 150) < 1e-6);
  assert.equal(zoomed(whole, layout, size, 0.1, 0, 0).zoom, 1);
  const seen = revealing(near, size, 999, 19);
  assert.ok(screenX(seen, 999) > 0 && screenX(seen, 999) < 500 && screenY(seen, 19) < 300);
  assert.deepEqual(revealing(seen, size, 999, 19), seen);
  assert.ok(fitted({ width: 1, rows: [[0]] }, size).x < 0, firstCamera);
});

test('a tree cannot be dragged out of sight', () => {
  const layout = { width: 10, rows: Array.from({ length: 5 }, () => []) };
  const size = { width: 500, height: 300 };
  const camera = fitted(layout, size);
  assert.equal(panned(camera, layout, size, -30, 0).x, camera.x + 30);
  for (const way of [-1e6, 1e6]) {
    const far = panned(camera, layout, size, way, way);
    const [left, right] = [screenX(far, -0.5), screenX(far, 9.5)];
    const [top, bottom] = [screenY(far, 0) - 22, screenY(far, 4) + 22];
    assert.ok(left <= 250 && right >= 250 && top <= 150 && bottom >= 150, [left, right, top, bottom].join());
  }
});

test('a view keeps its folds while its tree grows, and opens what hides a node', () => {
  const size = { width: 500, height: 300 };
  const view = new TreeView();
  view.open({ parent: columns.parent.slice(0, 5), expanded_at: columns.expanded_at.slice(0, 5) });
  view.toggleFold(1);
  view.toggleFold(4); // a leaf
  assert.deepEqual([...view.folded], [1]);
  view.open(columns);
  assert.deepEqual([[...view.folded], view.placeOf(6)], [[1], null]);
  view.fit(size);
  view.reveal(size, 6);
  assert.deepEqual([...view.folded], []);
  const place = view.placeOf(6);
  assert.equal(view.nodeAt(place.x + 3, place.y - 3), 6);
  view.zoom(size, 2, place);
  const { camera } = view;
  view.fit(size); // as when the tree grows: it stays where the user has put it
  assert.equal(view.camera.zoom, camera.zoom);
  view.fit(size, true);
  assert.equal(view.camera.zoom, 1);
});

test('a plan of few moves has a bar each, one of thousands no more bars than fit', () => {
  const few = planBars(4, Uint8Array.of(0, 1, 1, 0), 100);
  assert.deepEqual(
    few.map(({ x, width, share }) => [x, width, share]),
    [
      [0, 25, 0],
      [25, 25, 1],
      [50, 25, 1],
      [75, 25, 0],
    ],
  );
  const pushes = Uint8Array.from({ length: 7001 }, (_, i) => i % 2);
  const many = planBars(7001, pushes, 480);
  assert.ok(many.length <= 160);
  assert.ok(many.every(({ x, width }) => width > 0 && x + width < 481));
  assert.ok(many.slice(0, -1).every(({ share }) => share > 0.4 && share < 0.6));
  assert.deepEqual([countPushes(pushes), planBars(0, pushes, 480)], [3500, []]);
  assert.deepEqual(
    planBars(3, new Uint8Array(), 90).map(({ share }) => share),
    [0, 0, 0],
    'where nothing is pushed',
  );
});

test(
  'the tree as it was at a step: nodes come in the order of generation, and it moves only when it ' +
    'has doubled',
  () => {
    // 0 is expanded at 0, 1 at 1, 3 at 2; 2 was reached anew from 3 and has a later parent than when it was
    // generated.
    const few = {
      parent: Uint32Array.of(noNode, 0, 3, 1, 3),
      expanded_at: Uint32Array.of(0, 1, never, 2, never),
    };
    assert.deepEqual([...birthsOf(few)], [0, 1, 2, 2, 3]);
    assert.deepEqual(
      [0, 1, 2, 3, never].map((step) => bornBy(birthsOf(few), step)),
      [1, 2, 4, 5, 5],
    );
    const count = 1000; // a chain with two children a node
    const parent = Uint32Array.from({ length: count }, (_, id) => (id ? (id - 1) >> 1 : noNode));
    const view = new TreeView();
    view.open({ parent, expanded_at: Uint32Array.from({ length: count }, (_, id) => id) });
    assert.equal(view.end, count);
    let moved = 0;
    for (let step = 0; step < 400; step += 1) moved += view.showAt(step, false) ? 1 : 0;
    assert.deepEqual([view.now, view.end, moved], [799, 799, 6], 'room for 32, 64, … 1,000');
    assert.equal(view.showAt(10, false), true);
    assert.deepEqual([view.now, view.layout.enter[21] >= 0, view.layout.enter[40]], [21, true, -1]);
    assert.equal(
      neighbour(view.tree, view.layout, 20, 'ArrowRight', view.end),
      20,
      'what is not there is not walked to',
    );
    view.reveal({ width: 100, height: 100 }, 500);
    assert.ok(Number.isFinite(view.camera.x), 'nor brought into sight');
    view.showAt(10, true);
    assert.deepEqual([view.now, view.end], [21, count]);
  },
);

test(
  'labels never lie on each other: the more important choose first, and what has no place is left ' + 'out',
  () => {
    const at = (x, rank, ...others) => ({ text: '12', rank, width: 16, places: [{ x, y: 20 }, ...others] });
    const inside = { left: 0, right: 100 };
    assert.deepEqual(placeLabels([at(10, 2), at(20, 1)], [], inside), [null, { x: 20, y: 20 }]);
    assert.deepEqual(placeLabels([at(10, 2, { x: 10, y: 60 }), at(20, 1)], [], inside)[0], { x: 10, y: 60 });
    assert.deepEqual(placeLabels([at(90, 1)], [], inside), [null], 'outside');
    assert.deepEqual(
      placeLabels([at(10, 1)], [{ x: 0, y: 15, width: 12, height: 12 }], inside),
      [null],
      'on a dot',
    );
    const many = Array.from({ length: 60 }, (_, i) => at((i * 37) % 90, i, { x: (i * 37) % 90, y: 40 }));
    const boxes = placeLabels(many, [], inside)
      .filter(Boolean)
      .map((place) => boxAt(place, 16));
    assert.ok(boxes.length > 5);
    boxes.forEach((a, i) =>
      boxes
        .slice(i + 1)
        .forEach((b) =>
          assert.ok(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ),
        ),
    );
  },
);
