import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compared,
  exported,
  imported,
  joined,
  renamed,
  repairTries,
  scoreOf,
  withExpansions,
  withTry,
} from '../../web/model/notebook.js';
import { labOf } from '../../web/state/lab-state.js';
import { fine, openLab, report } from './lab-sample.js';

const document = labOf(openLab());
const one = withTry([], document, scoreOf(report), 'p8', 1000);
const two = withTry(one, { ...document, code: 'better', name: 'second' }, scoreOf(fine), 'p8', 2000);

test('each version is kept, the newest first; the same code on the same board only once', () => {
  assert.deepEqual(
    two.map(({ name }) => name),
    ['second', 'first'],
  );
  const again = withTry(two, document, scoreOf(report), 'p8', 3000);
  assert.equal(again.length, 2);
  assert.equal(again[0].id, one[0].id);
  const mended = withExpansions(again, one[0].id, 42, 22);
  assert.deepEqual([mended[0].score.expanded, mended[0].score.cost], [42, 22]);
  assert.equal(renamed(mended, one[0].id, 'named')[0].name, 'named');
});

test('on a board that was not seen whole, a try is neither admissible nor not', () => {
  assert.equal(scoreOf({ ...fine, complete: false }).admissible, null);
  assert.equal(scoreOf({ ...report, complete: false }).admissible, false);
});

test('two tries side by side', () => {
  const rows = Object.fromEntries(compared(two[1], two[0]).map((row) => [row.name, row]));
  assert.deepEqual(rows.Admissible, { name: 'Admissible', a: 'no', b: 'yes', change: '', better: 1 });
  assert.deepEqual(rows['Too high'], { name: 'Too high', a: '53', b: '0', change: '−53', better: 1 });
  assert.equal(rows['ρ, worst h / h*'].change, '−1');
  assert.equal(rows['A* expanded'].change, '');
});

test('a notebook goes out as a file and comes back as foreign code', () => {
  const back = imported(exported(two));
  assert.deepEqual(
    back.map(({ name }) => name),
    ['second', 'first'],
  );
  assert.ok(back.every(({ foreign }) => foreign));
  assert.equal(joined(two, back).length, 2);
  assert.equal(joined([], back).length, 2);
  for (const text of ['', '{', '[]', '{"format":"other"}']) assert.equal(imported(text), null);
});

test('what is no try is left out, and what is missing in one is filled in', () => {
  const rows = repairTries([
    null,
    7,
    { language: 'x' },
    { language: 'python', code: '1', domain: 'a', board: 'b' },
  ]);
  assert.equal(rows.length, 1);
  assert.equal(rows[0].score.ratio, null);
  assert.equal(rows[0].foreign, false);
  assert.deepEqual(repairTries('no'), []);
});
