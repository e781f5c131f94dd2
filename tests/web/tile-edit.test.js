/** The game's boards edited by hand: cells as words, tools, two clicks or a drag, keys, size, undo. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cellWords,
  isWord,
  nextNumber,
  putWord,
  resizeTiles,
  swapCells,
  tileText,
  typedWord,
  wordAt,
} from '../../web/model/tile-edit.js';
import { editorMessage } from '../../web/state/selectors-game.js';
import { undoGame } from '../../web/state/updates-game.js';
import {
  dragCell,
  editKey,
  pickTool,
  pressCell,
  resizeBoards,
  setTileNumber,
} from '../../web/state/updates-game-edit.js';
import { gamePage } from './game-sample.js';

const board = { width: 2, height: 1, cells: Int32Array.from([0, 2, 1, 0, -1, -1]) };

test('a cell is a number, empty or fixed, and a board is its text', () => {
  const more = putWord(putWord(resizeTiles(board, 3, 2), 4, '-12'), 2, 'x');
  assert.equal(tileText(more), '  1   .   x\n  . -12   .');
  assert.deepEqual(
    [0, 1, 2, 4].map((cell) => wordAt(more, cell)),
    ['1', '.', 'x', '-12'],
  );
  assert.deepEqual([...more.cells.slice(12, 15)], [0, 3, -12], 'even tiles are of their own kind');
  assert.equal(putWord(board, 0, '1'), board);
  assert.equal(putWord(board, 0, 'q'), board);
  assert.deepEqual(
    ['7', '-1000000', '.', 'x', '1000001', '1.5', ''].map((word) => isWord(word, 1_000_000)),
    [true, true, true, true, false, false, false],
  );
  assert.equal(cellWords(more, 4), 'Row 2, column 2: tile minus 12.');
});

test('cells change places; a board gets smaller from the right and below', () => {
  assert.equal(tileText(swapCells(board, 0, 1)), '. 1');
  assert.equal(swapCells(board, 1, 1), board);
  assert.equal(tileText(resizeTiles(swapCells(board, 0, 1), 1, 1)), '.');
});

test('the next tile is one that the other board has, or a new one', () => {
  assert.equal(nextNumber(board, putWord(board, 1, '5')), '5');
  assert.equal(nextNumber(board, board), '2');
  assert.equal(nextNumber(putWord(board, 0, '.'), null), '1');
});

test('keys fill a cell; digits go on', () => {
  assert.deepEqual(
    ['7', '.', 'X', 'Delete', '-', 'q'].map((key) => typedWord('4', key, false)),
    ['7', '.', 'x', '.', '-4', null],
  );
  assert.equal(typedWord('4', '2', true), '42');
  assert.equal(typedWord('.', '-', false), null);
});

/** A page whose boards are read, with what its document says. */
async function editing() {
  const page = gamePage();
  await page.rest();
  return { ...page, text: (side) => page.state().history.present[side] };
}

test('a tile is moved by two clicks or a drag, told, and undone', async () => {
  const { dispatch, state, text } = await editing();
  const before = text('start');
  dispatch(pressCell, 'start', 1, 0);
  assert.equal(state().editor.from, -1, 'there is nothing to pick up');
  dispatch(pressCell, 'start', 0, 0);
  assert.equal(state().editor.from, 0);
  dispatch(pressCell, 'start', 1, 0);
  assert.deepEqual(
    [text('start'), state().editor.from, state().narration],
    ['. 1', -1, 'Row 1, column 2: tile 1.'],
  );
  dispatch(dragCell, 'start', 1, 0, 0);
  assert.equal(text('start'), '1 .');
  dispatch(undoGame);
  dispatch(undoGame);
  assert.equal(text('start'), before);
  dispatch(pressCell, 'start', 0, 0);
  dispatch(pressCell, 'goal', 0, 0);
  assert.deepEqual(
    [state().editor.side, text('goal')],
    ['goal', state().history.present.goal],
    'not from board to board',
  );
});

test('tools put a tile, empty a cell and fix it; the same once more takes it away', async () => {
  const { dispatch, state, text } = await editing();
  dispatch(setTileNumber, '7');
  dispatch(pressCell, 'goal', 1, 0);
  assert.deepEqual([text('goal'), state().editor.number], ['1 7', '8']);
  dispatch(pressCell, 'start', 0, 0);
  dispatch(setTileNumber, '8');
  dispatch(pressCell, 'start', 0, 0);
  assert.equal(text('start'), '. .');
  dispatch(pickTool, 'fixed');
  dispatch(pressCell, 'start', 1, 0);
  assert.equal(text('start'), '. x');
  dispatch(pickTool, 'empty');
  dispatch(pressCell, 'start', 1, 0);
  assert.equal(text('start'), '. .');
  dispatch(setTileNumber, 'many');
  dispatch(pressCell, 'start', 1, 0);
  assert.deepEqual([text('start'), state().narration], ['. .', 'Type a whole number for the tile first.']);
});

test('by keys: arrows choose, digits of one number are one step of undo, Space uses the tool', async () => {
  const { dispatch, state, text } = await editing();
  const type = (...keys) => keys.forEach((key) => dispatch(editKey, 'start', key, 1));
  type('ArrowRight', 'ArrowRight', '4', '2');
  assert.deepEqual([text('start'), state().editor.cell], [' 1 42', 1]);
  dispatch(undoGame);
  assert.notEqual(text('start'), ' 1 4');
  type('ArrowLeft', ' ', 'ArrowRight', 'Enter');
  assert.equal(wordAt(state().drawn.start, 1), '1');
  type('ArrowLeft', ' ', 'Escape');
  assert.equal(state().editor.from, -1);
  type('q', '-');
  assert.equal(state().editor.cell, 0);
});

test('both boards grow and shrink together, as one step', async () => {
  const { dispatch, state, text } = await editing();
  const before = state().history.present;
  dispatch(resizeBoards, 0, 1, 0);
  assert.deepEqual([text('start'), text('goal')], ['1 .\n. .', '1 .\n. .']);
  dispatch(undoGame);
  assert.equal(state().history.present, before);
  dispatch(resizeBoards, -9, 99, 0);
  assert.deepEqual([state().drawn.start.width, state().drawn.goal.height], [1, 10]);
});

test('what is wrong is told with its place', () => {
  assert.equal(
    editorMessage({ message: 'No.', line: 2, column: 3, field: 'goal' }),
    'Goal, line 2, column 3: No.',
  );
  assert.equal(editorMessage({ message: 'No.', line: 0, column: 0, field: 'start' }), 'Start: No.');
  assert.equal(editorMessage({ message: 'No.', line: 0, column: 0, field: 'turns' }), '');
});
