// Heuristics of the user's own, in JavaScript: the same numbers make the same search, and what goes wrong is
// told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredBy } from '../../web/model/strategies.js';
import { boardOf, finish, module, request } from './frontier.js';

const { strategies, domains, own } = module.catalog();
const exampleOf = (id) => domains.find((domain) => domain.id === id).example;

/** The fields of a view by name; those of the board with their values. */
function viewOf(domain, board) {
  const layout = module.view(domain, board, {});
  assert.equal(layout.ok, true);
  const named = Object.fromEntries(layout.fields.map((field) => [field.id, field]));
  return { ...named, ...layout };
}

/** A batch of a function of one state. */
const batched =
  ({ stride }, estimate) =>
  (rows, count, out) => {
    for (let i = 0; i < count; i++) out[i] = estimate(rows, i * stride);
    return null;
  };

const distance = (width, a, b) =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.trunc(a / width) - Math.trunc(b / width));

const manhattans = {
  sokoban(view) {
    const { width, boxes, storage } = view;
    return batched(view, (rows, at) => {
      let sum = 0;
      for (let i = 0; i < boxes.count; i++) {
        const box = rows[at + boxes.offset + i];
        sum += Math.min(...storage.values.map((place) => distance(width, box, place)));
      }
      return sum;
    });
  },
  snowman(view) {
    const [home] = view.destination.values;
    const { offset } = view.snowballs;
    return batched(view, (rows, at) => {
      let sum = 0;
      for (let i = 0; i < 3; i++) sum += distance(view.width, rows[at + offset + i], home);
      return sum;
    });
  },
  tiles(view) {
    const { goal, empty, tiles } = view;
    const home = new Map(goal.values.map((number, cell) => [number, cell]));
    return batched(view, (rows, at) => {
      let sum = 0;
      for (let cell = 0; cell < tiles.count; cell++) {
        const number = rows[at + cell];
        if (number !== empty.values[0]) sum += number * distance(view.width, cell, home.get(number));
      }
      return sum;
    });
  },
};
const boards = { sokoban: boardOf('s2'), snowman: exampleOf('snowman'), tiles: '1 2 3\n4 . 6\n7 5 8\n' };

const run = (changes, estimate, use) => {
  const session = new module.Session(request(changes), estimate);
  try {
    assert.equal(session.error(), null);
    finish(session);
    return use(session);
  } finally {
    session.delete();
  }
};

// Nothing is known of an own function, so a search that goes on until there is a proof goes on for longer: it
// must have done the same until then. Orders by the lower bound, which needs that proof, are not compared.
for (const [domain, make] of Object.entries(manhattans)) {
  test(`${domain}: Manhattan distance in JavaScript searches as that of the engine does`, () => {
    const board = boards[domain];
    for (const { id: strategy, formula } of offeredBy(strategies)) {
      if (/\bl\b/.test(formula)) continue;
      const look = (session) => {
        const { status, expanded, cost, incumbents } = session.stats();
        const first = incumbents[0];
        return {
          end: { status, expanded, cost },
          plan: first && { cost: first.cost, expanded: first.expanded },
          order: [...session.columns(0, first ? first.expanded : expanded).f],
        };
      };
      const changes = { domain, board, strategy, options: {}, max_expansions: 3000 };
      const there = run({ ...changes, heuristic: 'manhattan' }, null, look);
      const here = run({ ...changes, heuristic: 'own' }, make(viewOf(domain, board)), look);
      assert.deepEqual([here.plan, here.order], [there.plan, there.order], strategy);
      assert.equal(here.end.cost, there.end.cost, strategy);
      if (['a_star', 'ucs', 'best_first', 'weighted_a_star', 'ida_star'].includes(strategy))
        assert.deepEqual(here.end, there.end, strategy);
    }
  });
}

test('the rows lie where they lay, also after the memory grew', () => {
  const board = boardOf('s2');
  const view = viewOf('sokoban', board);
  const manhattan = manhattans.sokoban(view);
  let hoard = [];
  const estimate = (rows, count, out) => {
    const said = manhattan(rows, count, out);
    // the views of this call are gone with what the memory was; the next call has others
    if (hoard.length < 40) hoard.push(new module.Session(request({ board, memory_mib: 64 })));
    for (const session of hoard.slice(-1)) session.advance(200);
    return said;
  };
  const expanded = (own) => run({ board, heuristic: 'own' }, own, (session) => session.stats().expanded);
  assert.equal(expanded(estimate), expanded(manhattan));
  for (const session of hoard) session.delete();
});

test('what goes wrong is told with the board, and the engine goes on', () => {
  const board = boardOf('s2');
  const failure = (estimate) =>
    run({ board, heuristic: 'own' }, estimate, (session) => {
      const { status, message, failure } = session.stats();
      assert.equal(status, 'failed');
      assert.ok(message.includes(own.name), message);
      assert.equal(module.check('sokoban', failure.board, {}, null).ok, true);
      return failure;
    });
  assert.match(
    failure(() => {
      throw new TypeError('no such box');
    }).message,
    /TypeError: no such box/,
  );
  const told = failure(() => ({ message: 'oops', line: 3, row: 0 }));
  assert.deepEqual([told.message, told.line], ['oops', 3]);
  failure(() => ({ line: 'x' }));
  failure(() => 7);
  for (const wrong of [NaN, -1, -Infinity]) {
    failure((rows, count, out) => (out.fill(wrong, 0, count), null));
  }
  let calls = 0;
  const counting = failure((rows, count, out) => (out.fill(++calls, 0, count), null));
  assert.match(counting.message, /not a function of the state: it said 1, then 2/);
  assert.equal(module.check('sokoban', board, {}, null).ok, true);
});

test('the id own needs a function, and a function nothing else', () => {
  for (const estimate of [null, undefined, 'x', {}, 7]) {
    for (const [field, heuristic, guide] of [
      ['heuristic', 'own', ''],
      ['guide', 'manhattan', 'own'],
    ]) {
      const session = new module.Session(request({ heuristic, guide }), estimate);
      assert.equal(session.error().field, field);
      session.delete();
    }
  }
  assert.equal(module.view('chess', '', {}).ok, false);
  assert.equal(module.view('sokoban', '?', {}).error.line, 1);
});

test('the view of a board has the fields that the catalogue documents', () => {
  for (const domain of domains) {
    const { fields, stride } = module.view(domain.id, domain.example, {});
    assert.deepEqual(
      fields.map(({ id, kind, of_board }) => [id, kind, of_board]),
      domain.view.map(({ id, kind, of_board }) => [id, kind, of_board]),
    );
    assert.ok(stride > 0 && domain.view.every(({ summary }) => summary.endsWith('.')));
  }
});
