import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf, stuckPieces, warningsOf } from '../../web/model/warnings.js';

const legend = [
  { id: 'floor', layer: 'ground', name: 'Floor' },
  { id: 'wall', layer: 'ground', name: 'Wall' },
  { id: 'storage', layer: 'ground', name: 'Storage' },
  { id: 'box', layer: 'piece', name: 'Box' },
  { id: 'robot', layer: 'piece', name: 'Robot' },
];
const signs = { ' ': [0, -1], '#': [1, -1], '.': [2, -1], $: [0, 3], '*': [2, 3], '@': [0, 4] };
const draw = (...rows) => ({
  width: rows[0].length,
  height: rows.length,
  cells: Int32Array.from(rows.flatMap((row) => [...row].flatMap((sign) => [...signs[sign], -1]))),
});
const good = (picture, notes = []) => ({ ok: true, notes, ...picture });

test('a box in a corner is stuck, but not on storage, along a wall, or where no robot pushes', () => {
  const corner = draw('#####', '#$ @#', '# $ #', '#  *#', '#####');
  assert.deepEqual(stuckPieces(corner, legend), [6]);
  assert.deepEqual(stuckPieces(draw('$  ', '@  ', ' $ '), legend), [0], 'the edge is a wall');
  assert.deepEqual(stuckPieces(corner, legend.slice(0, 4)), []);
});

test('warnings name the place, and say once that there is no plan', () => {
  const corner = draw('#####', '#$ @#', '#####');
  assert.deepEqual(warningsOf(good(corner), legend, 'A box is lost.'), [
    'The box at column 2, row 2 can never move.',
  ]);
  const noted = ['In its corner the box in row 2, column 2 can never move.'];
  assert.deepEqual(warningsOf(good(corner, noted), legend, 'A box is lost.'), noted);
  const free = draw('#####', '# $@#', '#   #', '#####');
  assert.deepEqual(warningsOf(good(free), legend, 'A box is lost.'), [
    'No plan solves this board. A box is lost.',
  ]);
  assert.deepEqual(warningsOf(good(free, ['It has no solution.']), legend, 'Parity.'), [
    'It has no solution.',
  ]);
  assert.deepEqual(
    [
      warningsOf(good(free), legend, ''),
      warningsOf({ ok: false }, legend, 'x'),
      warningsOf(null, legend, ''),
    ],
    [[], [], []],
  );
});

test('of many stuck boxes some are named', () => {
  const [words] = warningsOf(good(draw('$#$#$#$', ' @     ')), legend, '');
  assert.match(words, /^The box at column 1, row 1; the box at .*; 1 more can never move\.$/);
});

test('how a board was understood is no warning', () => {
  const check = good(draw('#####', '# $@#', '#   #', '#####'), [
    'No goal is given, so it is the ordinary one.',
    'No robot can ever get to the box in row 2.',
  ]);
  assert.deepEqual(notesOf(check), ['No goal is given, so it is the ordinary one.']);
  assert.deepEqual(warningsOf(check, legend, ''), ['No robot can ever get to the box in row 2.']);
  assert.deepEqual(notesOf(null), []);
});
