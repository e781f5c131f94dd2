import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edit, freshDocument } from '../../web/model/document.js';
import { canRedo, canUndo, record, redo, startHistory, undo } from '../../web/model/history.js';
import { catalog } from './catalog-sample.js';

const first = freshDocument(catalog);
const boards = (...texts) => texts.map((board) => edit(first, { board }));

test('undo and redo walk over whole documents', () => {
  const [a, b] = boards('a', 'b');
  let history = record(record(startHistory(first), a, '', 0), b, '', 0);
  history = undo(undo(history));
  assert.equal(history.present, first);
  assert.equal(canUndo(history), false);
  history = redo(history);
  assert.equal(history.present, a);
  assert.equal(canRedo(history), true);
});

test('typing without a pause is one step, a pause or another field begins a new one', () => {
  const [a, b, c, d] = boards('a', 'b', 'c', 'd');
  let history = record(startHistory(first), a, 'board', 1000);
  history = record(history, b, 'board', 1500);
  history = record(history, c, 'board', 4000);
  history = record(history, d, 'weight', 4100);
  const seen = [history, undo(history), undo(undo(history)), undo(undo(undo(history)))].map(
    ({ present }) => present,
  );
  assert.deepEqual(seen, [d, c, b, first]);
});

test('an edit after an undo drops the future; no change is no step', () => {
  const [a, b] = boards('a', 'b');
  const history = record(undo(record(startHistory(first), a, '', 0)), b, '', 0);
  assert.equal(canRedo(history), false);
  assert.equal(record(history, b, '', 0), history);
  assert.equal(undo(startHistory(first)).present, first);
});

test('typing after an undo does not join the step before it', () => {
  const [a, b] = boards('a', 'b');
  const history = record(undo(record(startHistory(first), a, 'board', 100)), b, 'board', 200);
  assert.equal(undo(history).present, first);
});
