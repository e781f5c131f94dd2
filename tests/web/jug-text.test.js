import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addJug, readJugs, removeJug, setJug, writeJugs } from '../../web/model/jug-text.js';

test('three lines are a list of jugs, and back', () => {
  const jugs = readJugs('; two\n3 4\n\n0 0\n* 2\n');
  assert.deepEqual(jugs, [
    ['3', '0', '*'],
    ['4', '0', '2'],
  ]);
  assert.equal(writeJugs(addJug(setJug(jugs, 0, 2, ' 1 '))), '3 4 5\n0 0 0\n1 2 *');
  assert.equal(writeJugs(removeJug(setJug(jugs, 0, 2, ''))), '3\n0\n*');
});

test('other texts have no fields', () => {
  const texts = ['', '3 4\n0 0', '3 4\n0 0\n2', '(3,5)->4', '3 4\n0 0\nany 2'];
  for (const text of texts) assert.equal(readJugs(text), null, text);
});
