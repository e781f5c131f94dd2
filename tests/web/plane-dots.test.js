/** The dots of the h–g plane: what falls on one place is one dot, and nothing is lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dotsOf, mostFrequent } from '../../web/model/plane-dots.js';

/** Many pairs, in no order. @param {number} size */
function pairs(size) {
  const next = (i, most) => (i * 7919 + 12345) % most;
  const column = (make) => Float64Array.from({ length: size }, (_, i) => make(i));
  return {
    g: column((i) => next(i, 100_003)),
    h: column((i) => next(i, 57)),
    f: column(() => 0),
    count: column((i) => 1 + next(i, 11)),
    first: column((i) => next(i, 1_000_003)),
    pulled: new Uint8Array(size),
    counted: 0,
  };
}

test('a million pairs become as many dots as there is room for, and every expansion is in one', () => {
  const points = pairs(1_000_000);
  const [width, height] = [600, 340];
  const [x, y] = [(h) => (h / 57) * width, (g) => height - (g / 100_003) * height];
  const dots = dotsOf(points, x, y, width, height);
  const sum = (values) => values.reduce((a, b) => a + b, 0);
  assert.ok(dots.length <= 57 * (height / 2 + 1), `${dots.length} dots`);
  assert.equal(sum(dots.map(({ count }) => count)), sum(points.count));
  assert.equal(
    Math.min(...dots.map(({ first }) => first)),
    points.first.reduce((a, b) => Math.min(a, b)),
  );
  assert.ok(dots.every((dot) => dot.x >= 0 && dot.x <= width && dot.y >= 0 && dot.y <= height));
});

test('pairs that stand apart stay apart, where they belong', () => {
  const points = {
    g: [0, 1, 2, 2],
    h: [2, 1, 0, 0],
    f: [0, 0, 0, 0],
    count: [1, 5, 2, 3],
    first: [9, 4, 7, 8],
    pulled: [0, 0, 0, 1],
    counted: 11,
  };
  assert.deepEqual(
    dotsOf(
      points,
      (h) => 10.5 * h,
      (g) => 30 - 10 * g,
      40,
      40,
    ),
    [
      { x: 21, y: 30, count: 1, first: 9, pulled: false },
      { x: 10.5, y: 20, count: 5, first: 4, pulled: false },
      { x: 0, y: 10, count: 2, first: 7, pulled: false },
      { x: 0, y: 10, count: 3, first: 8, pulled: true },
    ],
  );
});

test('the most frequent pairs are those of a whole sort', () => {
  const points = pairs(5000);
  const { count, first } = points;
  const sorted = [...count.keys()].sort((a, b) => count[b] - count[a] || first[a] - first[b]);
  assert.deepEqual(mostFrequent(points, 60), sorted.slice(0, 60));
  assert.deepEqual(mostFrequent(points, 9999), sorted);
  assert.deepEqual(mostFrequent({ ...points, count: [], first: [] }, 60), []);
});
