import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlace } from '../../web/model/place.js';

test('a place that is typed is taken as it is, or what is expected is said', () => {
  assert.deepEqual(
    [readPlace('1,234', 5000).value, readPlace(' 0 ', 0).value, readPlace('18', 18).value],
    [1234, 0, 18],
  );
  assert.equal(readPlace('90071992547409930', 90071992547409931n).value, 90071992547409930n);
  for (const wrong of ['abc', '-5', '99999', '3.7', '', '1e2']) {
    assert.deepEqual(
      readPlace(wrong, 5000),
      { value: null, diagnostic: 'A whole number from 0 to 5,000 is needed here.' },
      wrong,
    );
  }
  assert.equal(readPlace('19', 18n).value, null);
});
