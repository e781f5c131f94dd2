import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsAt, orderAt } from '../../web/model/f-at-step.js';

test('f is that of the step where the weight has changed since, or it is known not to be', () => {
  const [then, end] = [
    { weight: 3, cost: 20, lower_bound: 5 },
    { weight: 1, cost: 12, lower_bound: 12 },
  ];
  assert.deepEqual(orderAt('g + w*h', then, end), { weight: 3, isExact: true });
  assert.deepEqual(orderAt('g + w*h', then, { ...end, weight: 3 }), { weight: null, isExact: true });
  assert.deepEqual(orderAt('g + h', then, end), { weight: null, isExact: true });
  assert.deepEqual(orderAt('h == 0 ? -1e12 : (g - u) / h', then, end), { weight: null, isExact: false });
  assert.deepEqual(orderAt('max(g, w*h)', then, end), { weight: null, isExact: false });
  const columns = {
    g: Int32Array.of(0, 1),
    h: Float32Array.of(4, Infinity),
    f: Float64Array.of(4, Infinity),
  };
  const made = columnsAt(columns, 3);
  assert.deepEqual([...made.f], [12, Infinity]);
  assert.equal(columnsAt(columns, 3), made, 'made once');
  assert.equal(columnsAt(columns, null), columns);
});
