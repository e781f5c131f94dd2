import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, set } from '../../web/state/state.js';
import { createStore } from '../../web/state/store.js';
import * as doc from '../../web/state/updates-document.js';
import * as page from '../../web/state/updates-page.js';
import { setMode } from '../../web/state/updates-cursor.js';
import { noticeOf } from '../../web/state/selectors-shell.js';
import { captionOf, isPictureOld, levelBy, shownBoard } from '../../web/state/selectors.js';
import { good, openState } from './page-sample.js';

const edited = (state, change, group = '', time = 0) => doc.editDocument(state, change, group, time);

test('everyone is shown each change in order, also one made by who is being told', () => {
  const store = createStore(openState());
  const seen = [];
  store.subscribe((state, before) => {
    if (state.narration === 'a' && before.narration !== 'a') store.dispatch(page.say, 'b');
  });
  store.subscribe((state, before) => seen.push([before.narration, state.narration]));
  store.dispatch(page.say, 'a');
  store.dispatch(page.say, 'b');
  assert.deepEqual(seen, [
    ['', 'a'],
    ['a', 'b'],
  ]);
});

test('a state that is changed is a new one, and the old one stays as it was', () => {
  const state = openState();
  const next = edited(state, { board: '#@ #' });
  assert.notEqual(next, state);
  assert.ok(Object.isFrozen(next));
  assert.equal(documentOf(state).board, '#@#');
  assert.equal(set(state, { narration: state.narration }), state);
});

test('another board is read anew and shown from its start; other settings are not', () => {
  const state = set(openState(), { cursor: set(openState().cursor, { track: 'plan', playing: true }) });
  const other = edited(state, { board: 'x' });
  assert.deepEqual([other.check, other.cursor.track, other.cursor.playing], [null, 'start', false]);
  const weighted = edited(state, { weight: 3 });
  assert.deepEqual([weighted.check, weighted.cursor.track], [good, 'plan']);
  assert.equal(edited(setMode(state, 'edit'), { board: 'x' }).mode, 'edit');
});

test('edits of one group are undone together, and undo closes the notice that offered it', () => {
  const typed = edited(edited(openState(), { board: 'a' }, 'board', 10), { board: 'ab' }, 'board', 20);
  const undone = doc.undo(set(typed, { notice: { words: '', tone: 'note', action: 'undo' } }));
  assert.deepEqual([documentOf(undone).board, undone.notice], ['#@#', null]);
  assert.equal(documentOf(doc.redo(undone)).board, 'ab');
});

test('each puzzle keeps the board it was left with', () => {
  const left = doc.pickDomain(edited(openState(), { board: '# @ #' }), 'jugs', 0);
  assert.equal(documentOf(left).board, '3 4\n0 0\n* 2');
  assert.equal(documentOf(doc.pickDomain(left, 'grid', 0)).board, '# @ #');
});

test('a text from outside switches the puzzle, says so, and offers to undo it', () => {
  const taken = doc.tookIn(openState(), { kind: 'board', domain: 'jugs', board: '1 2\n' }, 'water.txt', 0);
  assert.deepEqual(
    [documentOf(taken).domain, documentOf(taken).board, taken.notice.action],
    ['jugs', '1 2', 'undo'],
  );
  assert.match(taken.notice.words, /water\.txt was opened\. Now it is Jugs/);
  assert.equal(documentOf(doc.undo(taken)).domain, 'grid');
  const collection = {
    title: 'Mine',
    domain: 'jugs',
    levels: [{ id: '1', title: '', board: '7', line: 1, optimal: null }],
  };
  const many = doc.tookIn(openState(), { kind: 'levels', collection }, 'm.txt', 0);
  assert.deepEqual([many.collections, documentOf(many).board], [[collection], '7']);
  assert.match(
    doc.tookIn(openState(), { kind: 'unknown', message: 'What?' }, 'x', 0).notice.words,
    /x: What\?/,
  );
});

test('a board that is only to be looked at is not changed', () => {
  const fixed = page.viewLinked(page.setEmbedded(openState(), true), {
    step: null,
    node: null,
    panes: {},
    controls: ['board'],
    readOnly: true,
  });
  assert.equal(edited(fixed, { board: 'x' }), fixed);
  assert.equal(doc.pickBoard(fixed, 'grid', 'x', '', 0), fixed);
  assert.equal(setMode(fixed, 'edit'), fixed);
  assert.match(
    doc.tookIn(fixed, { kind: 'board', domain: 'grid', board: 'x' }, 'x', 0).notice.words,
    /only to be looked at/,
  );
});

test('an answer to an earlier board is dropped, and the last good board stays dimmed', () => {
  const state = openState();
  const typed = edited(state, { board: 'q' });
  assert.equal(doc.boardChecked(typed, documentOf(state), good), typed);
  const wrong = doc.boardChecked(typed, documentOf(typed), {
    ok: false,
    error: { message: 'What is q?', line: 1, column: 1, field: '' },
  });
  assert.deepEqual([shownBoard(wrong).board, shownBoard(wrong).dimmed], [good, true]);
  assert.equal(captionOf(wrong).strong, 'The last good board');
  const none = { ...wrong, drawn: null, picture: null };
  for (const mode of ['watch', 'edit'])
    assert.deepEqual(captionOf({ ...none, mode }), { strong: 'No board', words: 'the text cannot be read' });
  assert.equal(isPictureOld(wrong), true);
  const { domain, board } = documentOf(wrong);
  assert.equal(
    isPictureOld(doc.sketched(wrong, domain, board, good)),
    false,
    'a sketch of the text is painted on as it is',
  );
});

test('a painted picture stays as it was painted, and its text is the board', () => {
  const state = setMode(openState(), 'edit');
  const picture = { width: 1, height: 1, cells: new Int32Array(3) };
  const next = doc.painted(state, 'grid', '# #\n', picture, 0);
  assert.deepEqual([documentOf(next).board, next.picture.board], ['# #', picture]);
  assert.equal(doc.boardChecked(next, documentOf(next), good).picture.board, picture);
  assert.match(doc.painted(state, 'grid', null, picture, 0).notice.words, /only be edited as text/);
  assert.equal(doc.painted(state, 'jugs', 'x', picture, 0), state);
});

test('levels are walked, from a board that is none of them too', () => {
  const level = (id) => ({ id, title: '', board: id, line: 1, optimal: null });
  const state = set(openState(), {
    collections: [{ title: 'T', domain: 'grid', levels: [level('a'), level('b')] }],
  });
  assert.equal(levelBy(state, 1).level.id, 'a');
  const second = edited(state, { board: 'b' });
  assert.deepEqual([levelBy(second, -1).level.id, levelBy(second, 1)], ['a', null]);
});

test('settings go back to their defaults at once, and can be undone', () => {
  const set3 = doc.toggleBreakpoint(
    edited(openState(), { max_expansions: 7, options: { cycle: 'none' } }),
    { event: 'h_fell' },
    0,
  );
  const reset = doc.resetSettings(set3, 0);
  assert.deepEqual(
    [documentOf(reset).max_expansions, documentOf(reset).options, documentOf(reset).breakpoints],
    [null, {}, []],
  );
  assert.equal(documentOf(doc.undo(reset)).max_expansions, 7);
});

test('a new version is told of when nothing else is, and no more once it was closed', () => {
  const found = page.newerFound(openState());
  assert.equal(noticeOf(found)?.action, 'update');
  const told = page.notify(found, 'Something is wrong.');
  assert.equal(noticeOf(told)?.words, 'Something is wrong.');
  const closed = page.closeNotice(told);
  assert.equal(noticeOf(closed)?.action, 'update');
  assert.equal(noticeOf(page.closeNotice(closed)), null);
});
