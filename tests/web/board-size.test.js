import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comfortableCell, fittingCell, largestCell } from '../../web/model/board-size.js';

test('a board fits its room, and its squares stop growing', () => {
  assert.equal(fittingCell({ width: 30, height: 10 }, { width: 360, height: 500 }), 12);
  assert.equal(fittingCell({ width: 10, height: 50 }, { width: 360, height: 500 }), 10);
  assert.equal(fittingCell({ width: 3, height: 3 }, { width: 360, height: 500 }), largestCell);
});

test('squares too small to hit are drawn larger, for a finger sooner than for a mouse', () => {
  assert.ok(comfortableCell(12, true) >= 30);
  assert.equal(comfortableCell(12, false), 12);
  assert.ok(comfortableCell(6, false) > 12);
  assert.equal(comfortableCell(40, true), 40);
});
