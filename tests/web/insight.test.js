import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakpointName, repairBreakpoints, toggled } from '../../web/model/breakpoints.js';
import { Overview, spread } from '../../web/engine/overview.js';
import { nearestStop, stopsOf } from '../../web/engine/stops.js';
import { heatKinds, warmest, warmth } from '../../web/model/heat.js';
import { firstRow, listHeight, scrollFor } from '../../web/model/long-list.js';
import { fromSlider, toSlider } from '../../web/model/weight-scale.js';

/** A session of so many expansions: f rises every tenth, each seventh is an expansion again. */
const session = (asked = []) => ({
  columns: (from, to) => {
    asked.push([from, to]);
    const indices = Array.from({ length: to - from }, (_, i) => from + i);
    return {
      node: Uint32Array.from(indices, (i) => i * 2),
      g: Int32Array.from(indices, (i) => i % 3),
      h: Float32Array.from(indices, (i) => (i % 2 ? 0.5 : 1)),
      f: Float64Array.from(indices, (i) => Math.floor(i / 10)),
      fresh: Uint8Array.from(indices, (i) => (i % 7 === 6 ? 0 : 1)),
    };
  },
  cells: (node) => ({ width: 2, height: 1, cells: Int32Array.from([0, node % 4 ? 2 : -1, -1, 1, 3, -1]) }),
});

test('an overview reads each expansion once and counts the marks of each part', () => {
  const asked = [];
  const overview = new Overview(session(asked));
  assert.equal(overview.read(100), true);
  overview.read(140);
  assert.deepEqual(asked, [
    [0, 100],
    [100, 140],
  ]);
  const { f, again, counted } = overview.marks(140, 2);
  assert.deepEqual([[...f], [...again], counted], [[6, 7], [10, 10], 140]);
  const points = overview.points();
  assert.equal(
    points.count.reduce((a, b) => a + b),
    140,
  );
  assert.equal(points.g.length, 6);
});

test('a heat map counts pieces by cell, from an evenly spread sample', () => {
  const overview = new Overview(session());
  assert.equal(overview.heat(10), null);
  overview.read(64);
  const map = overview.heat(64, 16, Infinity);
  assert.deepEqual([map.looked, map.of, [...map.kinds[3]]], [16, 64, [0, 16]]);
  assert.deepEqual(
    spread(8, 8).toSorted((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  assert.deepEqual(spread(1000, 4), [0, 500, 250, 750]);
  const legend = ['Floor', 'Goal', 'Box', 'Robot'].map((name) => ({
    name,
    id: name.toLowerCase(),
    layer: 'piece',
    symbol: '$',
  }));
  assert.deepEqual(
    heatKinds(map, { legend }).map(({ name, counts }) => [name, ...counts]),
    [['Robot', 0, 16]],
  );
  assert.deepEqual(heatKinds(map, { legend: [] }), [], 'jugs');
  const tiles = legend.map((entry) => (entry.name === 'Robot' ? { ...entry, symbol: '5' } : entry));
  assert.deepEqual(
    heatKinds({ ...map, grounds: [0, 0] }, { legend: tiles }).map(({ name, counts }) => [name, ...counts]),
    [['Floor', 16, 0]],
  );
  assert.deepEqual([...warmth(Uint32Array.of(0, 1, 4))], [0, 0.5, 1]);
  assert.deepEqual(warmest(Uint32Array.of(0, 3, 7, 0), 2, 5), [
    { column: 1, row: 2, count: 7 },
    { column: 2, row: 1, count: 3 },
  ]);
});

test('the nearest of several breakpoints, forwards and backwards', () => {
  const hits = { a: [3, 9], b: [5] };
  const find = ({ event }, from, forwards) => {
    const start = from === 0xffffffff ? -1 : from;
    return (
      (forwards ? hits[event].find((at) => at > start) : hits[event].findLast((at) => at < start)) ?? null
    );
  };
  const both = [{ event: 'a' }, { event: 'b' }];
  assert.equal(nearestStop({ find }, both, 3, true).index, 5);
  assert.equal(nearestStop({ find }, both, 9, false).index, 5);
  assert.equal(nearestStop({ find }, both, 9, true), null);
  assert.deepEqual([...stopsOf({ find }, both, 10)], [3, 9, 5]);
});

test('breakpoints are toggled, named, and repaired when they come from outside', () => {
  const row = { event: 'condition', condition: 'h < 3' };
  assert.deepEqual(toggled(toggled([], row), { ...row }), []);
  const catalog = { events: [{ id: 'h_fell', name: 'h fell' }] };
  assert.deepEqual(
    [row, { event: 'state', node: 4 }, { event: 'h_fell' }].map((each) => breakpointName(each, catalog)),
    ['Where h < 3', 'The state of node 4', 'h fell'],
  );
  assert.deepEqual(repairBreakpoints([{ event: 'state', node: 3 }, { event: 'h_fell', x: 1 }, null, row]), [
    { event: 'h_fell' },
    row,
  ]);
  assert.deepEqual(repairBreakpoints('x'), []);
});

test('a list of any length scrolls from its first row to its last', () => {
  for (const count of [3, 1000, 900_000]) {
    const bottom = listHeight(count, 40) - 320;
    assert.equal(firstRow(0, count, 40, 320), 0);
    assert.equal(firstRow(Math.max(0, bottom), count, 40, 320), Math.max(0, count - 8), String(count));
    assert.equal(
      firstRow(scrollFor(Math.floor(count / 2), count, 40, 320), count, 40, 320),
      Math.min(Math.floor(count / 2), Math.max(0, count - 8)),
    );
  }
});

test('the weight’s slider and its values agree', () => {
  assert.deepEqual(
    [fromSlider(0), fromSlider(100), toSlider(1), toSlider(10), toSlider(99)],
    [1, 10, 0, 100, 100],
  );
  for (const weight of [1, 1.5, 2, 5, 10]) assert.ok(Math.abs(fromSlider(toSlider(weight)) - weight) < 0.06);
});
