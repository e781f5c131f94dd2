import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellBesideTools, comfortableCell, fittingCell, largestCell } from '../../web/model/board-size.js';

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

test('the buttons of the zoom stand where they cost the board less, and only where squares are small', () => {
  const room = { width: 374, height: 270 };
  assert.deepEqual(cellBesideTools({ width: 5, height: 5 }, room, 48), { cell: 54, tools: '' });
  assert.deepEqual(cellBesideTools({ width: 30, height: 5 }, room, 48).tools, 'above');
  assert.deepEqual(cellBesideTools({ width: 10, height: 27 }, room, 48), { cell: 10, tools: 'beside' });
});
