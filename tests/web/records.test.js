// The best plan of each board is known again by what the board shows, and the list of levels says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLevels } from '../../web/model/level-search.js';
import { levelIndex, levelsOf } from '../../web/model/levels.js';
import { levelKey, readRecords, recordKey, withRecord } from '../../web/model/records.js';

const board = '#####\n#@$.#\n#####\n';

test('a board is known again by what it shows, whatever its comments and blanks', () => {
  const key = recordKey('sokoban', board);
  assert.equal(recordKey('sokoban', `; level: 7\n; optimal: 1\n${board}\n`), key);
  assert.equal(recordKey('sokoban', board.replaceAll('\n', '  \n')), key);
  assert.notEqual(recordKey('sokoban', board.replace('@$', '$@')), key);
  assert.notEqual(recordKey('snowman', board), key);
  assert.notEqual(recordKey('sokoban', board, { metric: 'pushes' }), key);
  assert.equal(recordKey('sokoban', board, { space: 'pushes' }), key, 'how it is searched does not matter');
});

test('five thousand boards that differ in little have keys of their own', () => {
  const keys = new Set();
  for (let i = 0; i < 5000; i += 1) keys.add(recordKey('sokoban', `${board}${i.toString(2)}`));
  assert.equal(keys.size, 5000);
});

test('only a better plan, or the proof of one, is a new record', () => {
  const first = withRecord({}, 'a', { cost: 40, proved: false });
  assert.deepEqual(first, { a: { cost: 40, proved: false } });
  assert.equal(withRecord(first, 'a', { cost: 41, proved: true }), first);
  assert.equal(withRecord(first, 'a', { cost: 40, proved: false }), first);
  const proved = withRecord(first, 'a', { cost: 40, proved: true });
  assert.deepEqual(proved, { a: { cost: 40, proved: true } });
  assert.equal(withRecord(proved, 'a', { cost: 40, proved: false }), proved);
  assert.deepEqual(withRecord(proved, 'a', { cost: 39, proved: false }).a, { cost: 39, proved: false });
});

test('costs by hand that an older page kept are those of the same boards', () => {
  const kept = { [`sokoban\n${board}`]: 12, [`jugs\n3 5\n0 0\n4 *`]: 'x' };
  assert.deepEqual(readRecords(kept), { [recordKey('sokoban', board)]: { cost: 12, proved: false } });
});

test('what was kept is read as far as it can be', () => {
  assert.deepEqual(readRecords(null), {});
  assert.deepEqual(readRecords('x'), {});
  assert.deepEqual(
    readRecords({ a: { cost: 3 }, b: 4, c: { cost: 'x' }, d: null, e: { cost: 5, proved: true } }),
    { a: { cost: 3, proved: false }, e: { cost: 5, proved: true } },
  );
});

test('levels are listed once for all, and told apart by whether they are solved', () => {
  const levels = Array.from({ length: 5000 }, (_, i) => ({
    id: String(i + 1),
    title: '',
    board: `#######\n#@$  .#\n#${i
      .toString(2)
      .padStart(13, '0')
      .replace(/./g, (bit) => ' #'[+bit])}#\n`,
    line: i,
    optimal: null,
    author: '',
    comment: '',
  }));
  const collections = /** @type {import('../../web/model/types.js').Collection[]} */ (
    /** @type {unknown} */ ([{ title: 'Many', domain: 'sokoban', levels }])
  );
  assert.equal(levelsOf(collections, 'sokoban'), levelsOf(collections, 'sokoban'));
  assert.equal(levelsOf(collections, 'lunar').length, 0);
  const document = /** @type {import('../../web/model/types.js').PlaygroundDocument} */ (
    /** @type {unknown} */ ({ domain: 'sokoban', board: `${levels[4321].board}\n` })
  );
  assert.equal(levelIndex(collections, document), 4321);
  const found = { [levelKey('sokoban', levels[17])]: { cost: 4, proved: true } };
  const isSolved = (/** @type {string} */ domain, /** @type {{ board: string }} */ level) =>
    levelKey(domain, level) in found;
  const count = (/** @type {string} */ standing) =>
    findLevels(collections, 'sokoban', '', standing, isSolved)[0]?.levels.length;
  assert.deepEqual([count(''), count('solved'), count('open')], [5000, 1, 4999]);
});
