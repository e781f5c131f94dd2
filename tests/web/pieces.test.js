import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headerValue, levelIndex, levelsOf } from '../../web/model/levels.js';
import { trackPieces } from '../../web/model/pieces.js';
import { windowAround } from '../../web/model/window.js';

/** Letters are kinds, capital letters the same kind with label 1; a dot is empty. */
function board(...rows) {
  const cells = rows
    .join('')
    .split('')
    .flatMap((letter) => {
      if (letter === '.') return [0, -1, -1];
      const kind = letter.toLowerCase().charCodeAt(0) - 97;
      return [0, kind, letter === letter.toLowerCase() ? 0 : 1];
    });
  return { width: rows[0].length, height: rows.length, cells: Int32Array.from(cells) };
}
const places = (pieces) => pieces.map(({ key, kind, x, y }) => [key, kind, x, y]);

test('a piece keeps its key when it moves', () => {
  const before = trackPieces([], board('b.a', '...'));
  const after = trackPieces(before, board('.ba', '...'));
  assert.deepEqual(places(before), [
    [0, 1, 0, 0],
    [1, 0, 2, 0],
  ]);
  assert.deepEqual(places(after), [
    [0, 1, 1, 0],
    [1, 0, 2, 0],
  ]);
});

test('pieces that stay keep their keys, only the one that moved is moved', () => {
  const before = trackPieces([], board('bb.b'));
  const after = trackPieces(before, board('b.bb'));
  const keyAt = (pieces, x) => pieces.find((piece) => piece.x === x).key;
  assert.equal(keyAt(after, 0), keyAt(before, 0));
  assert.equal(keyAt(after, 3), keyAt(before, 3));
  assert.equal(keyAt(after, 2), keyAt(before, 1));
});

test('labels are told apart, new pieces get new keys, lost ones go', () => {
  const before = trackPieces([], board('aA.'));
  const swapped = trackPieces(before, board('Aa.'));
  assert.deepEqual(
    swapped.map(({ key, label, x }) => [key, label, x]),
    [
      [0, 0, 1],
      [1, 1, 0],
    ],
  );
  const more = trackPieces(before, board('aAa'));
  assert.deepEqual(
    more.map(({ key }) => key),
    [0, 1, 2],
  );
  assert.deepEqual(trackPieces(before, board('...')), []);
});

test('a level is found again by its board, whatever blanks end its lines', () => {
  const collections = [
    {
      title: 'One',
      domain: 'grid',
      levels: [
        { id: 'a', board: '#@ \n#\n' },
        { id: 'b', board: 'b' },
      ],
    },
    { title: 'Two', domain: 'jugs', levels: [{ id: 'c', board: 'c' }] },
  ];
  assert.equal(levelsOf(collections, 'grid').length, 2);
  assert.equal(levelIndex(collections, { domain: 'grid', board: '#@\n#' }), 0);
  assert.equal(levelIndex(collections, { domain: 'grid', board: 'c' }), -1);
});

test('header lines of a collection are read', () => {
  const text = '; title: First: steps\n; domain: sokoban\n\n; level: a\n';
  assert.equal(headerValue(text, 'domain'), 'sokoban');
  assert.equal(headerValue(text, 'title'), 'First: steps');
  assert.equal(headerValue(text, 'source'), '');
});

test('a long list shows the part around one entry', () => {
  assert.deepEqual(windowAround(10, 3, 20), { from: 0, to: 10 });
  assert.deepEqual(windowAround(100, 0, 20), { from: 0, to: 20 });
  assert.deepEqual(windowAround(100, 50, 20), { from: 40, to: 60 });
  assert.deepEqual(windowAround(100, 100, 20), { from: 80, to: 100 });
});
