import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf } from './cells-sample.js';
import { brushesOf, brushOfKey } from '../../web/model/brushes.js';
import { everyPart } from '../../web/model/picture-parts.js';
import {
  canResize,
  cellsBetween,
  clear,
  describeCell,
  mirror,
  movePiece,
  paint,
  resize,
  rotate,
  samePicture,
} from '../../web/model/picture.js';

const legend = [
  ['floor', ' ', 'ground'],
  ['wall', '#', 'ground'],
  ['storage', '.', 'ground'],
  ['box', '$', 'piece'],
  ['robot', '@', 'piece'],
].map(([id, symbol, layer]) => ({ id, symbol, layer, name: id[0].toUpperCase() + id.slice(1) }));
const [floor, wall, storage, box, robot] = [0, 1, 2, 3, 4];
const signs = {
  ' ': [0, -1, -1],
  '#': [1, -1, -1],
  '.': [2, -1, -1],
  $: [0, 3, 0],
  '*': [2, 3, 0],
  '@': [0, 4, 0],
  '~': [-1, -1, -1],
};

const drawn = (...rows) => cellsOf(rows, signs);
const written = ({ width, cells }) => {
  let text = '';
  for (let i = 0; i < cells.length; i += 3) {
    if (i && (i / 3) % width === 0) text += '|';
    text += Object.keys(signs).find((sign) => signs[sign][0] === cells[i] && signs[sign][1] === cells[i + 1]);
  }
  return text;
};

test('a ground goes under a piece; floor and walls take the piece away', () => {
  assert.equal(written(paint(drawn('$@'), legend, 0, storage)), '*@');
  assert.equal(written(paint(drawn('*@'), legend, 0, floor)), ' @');
  assert.equal(written(paint(drawn('*@'), legend, 0, wall)), '#@');
});

test('a piece keeps the ground it can stand on, and turns the rest into floor', () => {
  assert.equal(written(paint(drawn('.#~'), legend, 0, box)), '*#~');
  assert.equal(written(paint(drawn('.#~'), legend, 1, box)), '.$~');
  assert.equal(written(paint(drawn('.#~'), legend, 2, box)), '.#$');
});

test('a new piece gets the first free number, or the one it is given', () => {
  const two = paint(drawn('@  '), legend, 2, robot);
  assert.deepEqual([two.cells[2], two.cells[8]], [0, 1]);
  assert.equal(paint(two, legend, 0, robot).cells[2], 0);
  assert.equal(paint(drawn('   '), legend, 1, robot, 42).cells[5], 42);
});

test('painting what is there already changes nothing, and the old picture is never touched', () => {
  const before = drawn('$#');
  assert.equal(paint(before, legend, 0, box), before);
  assert.equal(paint(before, legend, 1, wall), before);
  paint(before, legend, 0, wall);
  assert.equal(written(before), '$#');
});

test('a piece is moved with its number and the ground stays', () => {
  assert.equal(written(movePiece(drawn('*. '), legend, 0, 2)), '..$');
  assert.equal(written(movePiece(drawn('$ .'), legend, 0, 2)), '  *');
  const empty = drawn('  ');
  assert.equal(movePiece(empty, legend, 0, 1), empty);
});

test('rows and columns come and go at every side', () => {
  const board = drawn('#$', '.@');
  assert.equal(written(resize(board, legend, 'top', 1)), '  |#$|.@');
  assert.equal(written(resize(board, legend, 'right', 1)), '#$ |.@ ');
  assert.equal(written(resize(board, legend, 'bottom', -1)), '#$');
  assert.equal(written(resize(board, legend, 'left', -1)), '$|@');
  assert.equal(canResize(drawn('#'), 'left', -1), false);
  assert.equal(canResize({ width: 64, height: 1, cells: new Int32Array(192) }, 'right', 1, 64), false);
});

test('four quarter turns and two mirrors give the board again', () => {
  const board = drawn('#$ ', '.@#');
  assert.equal(written(rotate(board, legend)), '.#|@$|# ');
  assert.equal(written(mirror(board, legend)), ' $#|#@.');
  const around = [1, 2, 3, 4].reduce((each) => rotate(each, legend), board);
  assert.ok(samePicture(around, board));
  assert.ok(samePicture(mirror(mirror(board, legend), legend), board));
});

test('a cleared board is a room, or an empty field where there are no walls', () => {
  assert.equal(written(clear(drawn('$$$', '@..', '***'), legend)), '###|# #|###');
  const open = clear(
    drawn('$$', '$$'),
    legend.map((row) => (row.id === 'wall' ? { ...row, id: 'water' } : row)),
  );
  assert.equal(written(open), '  |  ');
});

test('a quick drag leaves no gap', () => {
  assert.deepEqual(cellsBetween(10, 0, 3), [0, 1, 2, 3]);
  assert.deepEqual(cellsBetween(10, 22, 0), [22, 11, 0]);
  assert.deepEqual(cellsBetween(10, 5, 5), [5]);
});

test('cells in words', () => {
  const board = drawn('*$', '~#');
  assert.equal(describeCell(board, legend, 0), 'Column 1, row 1: box on storage');
  assert.equal(describeCell(board, legend, 1), 'Column 2, row 1: box');
  assert.equal(describeCell(board, legend, 2), 'Column 1, row 2: outside');
});

test('keys choose brushes by number, by sign, and sign in either case', () => {
  const brushes = brushesOf(legend);
  assert.equal(brushOfKey(brushes, '2').brush.entry, wall);
  assert.equal(brushOfKey(brushes, '$').brush.entry, box);
  assert.equal(brushOfKey(brushes, 'q'), null);
  assert.equal(brushOfKey(brushes, ' '), null);
  const snow = brushesOf([
    { id: 'small', symbol: 's', name: 'Small', layer: 'piece' },
    { id: 'stack', symbol: 'S', name: 'Stack', layer: 'piece' },
  ]);
  assert.equal(brushOfKey(snow, 'S').brush.entry, 1);
  const tiles = brushesOf([
    { id: 'floor', symbol: '.', name: 'Empty', layer: 'ground' },
    { id: 'tile', symbol: '5', name: 'Tile', layer: 'piece' },
  ]);
  assert.deepEqual([brushOfKey(tiles, '7').brush.entry, brushOfKey(tiles, '7').number], [1, 7]);
});

test('of a start and a goal below it, each is changed by itself', () => {
  const both = drawn('#$', '.@', '~~', '$#', '@.');
  assert.equal(written(everyPart(both, (part) => mirror(part, legend))), '$#|@.|~~|#$|.@');
  assert.equal(written(everyPart(both, (part) => resize(part, legend, 'top', 1))), '  |#$|.@|~~|  |$#|@.');
  assert.equal(written(everyPart(both, (part) => rotate(part, legend))), '.#|@$|~~|@$|.#');
  assert.equal(written(everyPart(drawn('~~', '#$'), (part) => mirror(part, legend))), '~~|$#');
});
