// What the lessons say of their boards is what the engine finds on them; each question can be asked there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../structure/lessons.js';
import { measured, played, searched, written } from './lesson-claims.js';

const boardOf = ({ boards, name }, id) =>
  boards.find((board) => board.id === id) ?? assert.fail(`${name} has no board ${id}`);

for (const lesson of lessons) {
  test(`the numbers of ${lesson.name}`, () => {
    assert.ok(lesson.claims.length >= 8, `only ${lesson.claims.length}`);
    for (const { what, board, changes, said } of lesson.claims) {
      const value = measured({ ...boardOf(lesson, board), ...changes }, what);
      assert.notEqual(value, undefined, `${lesson.name}: what is ${what}?`);
      assert.equal(
        written(value, said),
        said,
        `${lesson.name}: ${what} of ${board} ${JSON.stringify(changes)}`,
      );
    }
  });
}

/** Why a question makes no sense at a step; '' where it does. */
function senseless(session, { ask, step = '0' }) {
  const { expanded } = session.stats();
  const at = Number(step);
  if (at > expanded) return `the search is over after ${expanded} steps`;
  if (ask === 'next' && at >= expanded) return 'no node is next';
  if (ask === 'next' && session.frontier(at + 1, 2).total < 2) return 'there is nothing to choose from';
  const dropped = ['duplicate', 'cycle', 'bound_g', 'incumbent', 'deadlock'];
  const isDropped = session.expansion(at).successors.some(({ outcome }) => dropped.includes(outcome));
  return ask === 'pruned' && !isDropped ? 'nothing is dropped' : '';
}

test('every board can be searched, and its question can be asked at its step', () => {
  for (const { name, boards } of lessons) {
    for (const board of boards) {
      if (board.domain === 'game') {
        assert.ok(played(board), `${name} ${board.id}`);
        assert.ok(['cut', undefined].includes(board.ask));
      } else {
        assert.match(board.ask ?? 'next', /^(next|pruned|admissible|cost:\d+)$/);
        assert.equal(
          searched(board, (session) => senseless(session, board)),
          '',
          `${name} ${board.id}`,
        );
      }
    }
  }
});

test('negative control: another number is another number', () => {
  const jugs = { domain: 'jugs', board: '3 4\n0 0\n0 2', strategy: 'breadth_first' };
  assert.equal(measured(jugs, 'cost'), 6);
  assert.equal(written(6, '7'), '6');
  assert.equal(written(1434, '1,434'), '1,434');
  assert.equal(written(47 / 23, '2.04'), '2.04');
  assert.notEqual(written(1.5, '1'), '1', 'what is no whole number is not rounded away');
  assert.equal(measured(jugs, 'nonsense'), undefined);
  assert.equal(
    searched(jugs, (session) => senseless(session, { ask: 'next', step: '12' })),
    'no node is next',
  );
});
