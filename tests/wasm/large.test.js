// Large boards must not keep the worker from reading its messages: what it does in one go stays short. Where
// time is
// compared, it is with that of a smaller board on the same machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { module, withSession } from './frontier.js';

/** An open hall with boxes in every other square of every other row, and storage squares along its lowest
 * walls. */
function hall(side, boxes) {
  const inside = (x, y) => x > 0 && y > 0 && x < side - 1 && y < side - 1;
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (inside(x, y) ? ' ' : '#')),
  );
  const fill = (symbol, places) =>
    places.slice(0, boxes).forEach(([x, y]) => {
      rows[y][x] = symbol;
    });
  const squares = rows.flatMap((row, y) => row.map((_, x) => [x, y])).filter(([x, y]) => inside(x, y));
  fill(
    '$',
    squares.filter(([x, y]) => x % 2 && y % 2 && x > 1 && y > 1 && x < side - 3 && y < side - 3),
  );
  fill(
    '.',
    squares.toReversed().filter(([x, y]) => rows[y][x] === ' '),
  );
  rows[1][1] = '@';
  return rows.map((row) => row.join('')).join('\n');
}

const milliseconds = (action) => {
  const begun = performance.now();
  action();
  return performance.now() - begun;
};

/** Other programs run, too: the least of many tries is what it takes. */
function grows(small, large, most) {
  let [short, long] = [Infinity, Infinity];
  for (let tries = 0; tries < 60 && !(tries > 4 && long < most * short); tries += 1) {
    [short, long] = [Math.min(short, small()), Math.min(long, large())];
  }
  assert.ok(long < most * short, `${short} ms and ${long} ms`);
}

test('the time to open a board grows as its squares do', () => {
  const open = (board) => () => milliseconds(() => new module.Line('sokoban', board, {}).delete());
  // Sixteen times as many squares; what grows with their square would take 256 times as long.
  grows(open(hall(16, 8)), open(hall(64, 8)), 64);
});

test('the time of an expansion grows as its successors do', () => {
  const advance = (boxes) => () =>
    withSession({ board: hall(48, boxes), heuristic: 'zero', options: { space: 'pushes' } }, (session) =>
      milliseconds(() => session.advance(1)),
    );
  // Four times as many; each of them used to take twenty times as long, too.
  grows(advance(40), advance(160), 16);
});

const { heuristics } = module.catalog().domains.find(({ id }) => id === 'sokoban');
for (const { id } of heuristics) {
  test(`${id} is prepared bit by bit on a large board`, () => {
    withSession({ board: hall(64, 100), heuristic: id, options: {} }, (session) => {
      if (!session.preparing()) return assert.ok(['zero', 'misplaced', 'manhattan'].includes(id));
      let pieces = 0;
      let last = session.stats().preparing;
      for (; pieces < 100 && session.preparing(); pieces += 1) {
        session.advance(1);
        const { preparing } = session.stats();
        assert.ok(preparing === null || preparing >= last);
        last = preparing;
      }
      assert.equal(pieces, 100);
    });
  });
}

test('a board is looked at without preparing what takes long', () => {
  const shown = (boxes) =>
    module.check('sokoban', hall(64, boxes), {}, null).estimates.map(({ heuristic }) => heuristic);
  assert.deepEqual(
    shown(8),
    heuristics.map(({ id }) => id).filter((id) => id !== 'robot_box'),
  );
  assert.deepEqual(shown(400), ['zero', 'misplaced', 'manhattan']);
});
