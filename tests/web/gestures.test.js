import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gestures } from '../../web/model/gestures.js';

function watched() {
  const told = [];
  const moves = Object.fromEntries(
    ['pan', 'zoom', 'click'].map((name) => [name, (...args) => told.push([name, ...args])]),
  );
  return { told, gestures: new Gestures(moves) };
}

test('one pointer drags; a press that goes nowhere is a click', () => {
  const { told, gestures } = watched();
  gestures.press({ id: 1, x: 10, y: 10 });
  gestures.move({ id: 1, x: 12, y: 11 });
  gestures.release({ id: 1, x: 12, y: 11 });
  assert.deepEqual(told.splice(0), [['click', 12, 11]]);
  gestures.press({ id: 1, x: 10, y: 10 });
  gestures.move({ id: 1, x: 30, y: 15 });
  gestures.release({ id: 1, x: 30, y: 15 });
  assert.deepEqual(told, [['pan', 20, 5]]);
});

test('two pointers zoom about the middle between them, and are no click', () => {
  const { told, gestures } = watched();
  gestures.press({ id: 1, x: 100, y: 50 });
  gestures.press({ id: 2, x: 200, y: 50 });
  gestures.move({ id: 2, x: 300, y: 50 });
  assert.deepEqual(told, [
    ['pan', 50, 0],
    ['zoom', 2, 200, 50],
  ]);
  gestures.release({ id: 2, x: 300, y: 50 });
  gestures.release({ id: 1, x: 100, y: 50 });
  assert.equal(told.length, 2);
});

test('a pointer that was not pressed here, or is taken away, moves nothing', () => {
  const { told, gestures } = watched();
  gestures.move({ id: 7, x: 1, y: 1 });
  gestures.press({ id: 1, x: 0, y: 0 });
  gestures.cancel(1);
  gestures.move({ id: 1, x: 50, y: 0 });
  gestures.release({ id: 1, x: 50, y: 0 });
  assert.deepEqual(told, []);
});
