import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineCount, numbersFrom, numbersShown, offsetOf, splitAtMark } from '../../web/model/text-marks.js';

test('a place inside the text is marked', () => {
  assert.deepEqual(splitAtMark('ab\ncxd\n', 2, 2), { before: 'ab\nc', marked: 'x', after: 'd\n' });
  assert.deepEqual(splitAtMark('abc', 1, 1), { before: '', marked: 'a', after: 'bc' });
});

test('a place behind the end of its line marks a blank there', () => {
  assert.deepEqual(splitAtMark('ab\ncd', 1, 3), { before: 'ab', marked: ' ', after: '\ncd' });
  assert.deepEqual(splitAtMark('ab\ncd', 2, 99), { before: 'ab\ncd', marked: ' ', after: '' });
  assert.deepEqual(splitAtMark('', 1, 1), { before: '', marked: ' ', after: '' });
});

test('no place, or one outside the text, marks nothing', () => {
  assert.equal(splitAtMark('ab', 0, 0), null);
  assert.equal(splitAtMark('ab', 2, 1), null);
});

test('before, marked and after always make up the text again', () => {
  const text = '##\n#é😀x#\n\n..';
  for (let line = 1; line <= lineCount(text); line += 1) {
    for (let column = 0; column < 9; column += 1) {
      const { before, marked, after } = splitAtMark(text, line, column);
      assert.ok(before + marked + after === text || before + after === text);
      assert.equal(before.length, offsetOf(text, line, column));
    }
  }
});

test('columns count characters, also beyond the basic plane', () => {
  assert.equal(splitAtMark('#😀x', 1, 3).marked, 'x');
  assert.equal(splitAtMark('#😀x', 1, 2).marked, '😀');
});

test('the numbers that are drawn are those that are seen, and some around them', () => {
  assert.deepEqual([lineCount(''), lineCount('a\nb'), lineCount('\n\n')], [1, 2, 3]);
  assert.equal(numbersFrom(0, 10), 0);
  for (const seen of [0, 99, 150, 4321, 99_999]) {
    const from = numbersFrom(seen / 100_000, 100_000);
    assert.ok(from <= seen && from + numbersShown >= seen + 100, `${seen} from ${from}`);
  }
});
