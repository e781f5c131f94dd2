// A session from its request to its plan: shapes, slices, history, bounds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, finish, jugsBoard, module, onePush, request, withSession } from './frontier.js';

const figure1 = boardOf('CS161');
const catalog = module.catalog();
const outcomes = catalog.outcomes.map((row) => row.id);
const dropped = catalog.counters.map((row) => row.id).filter((id) => id.startsWith('pruned_'));

test('CS161 Figure 1: 41 moves, proved, and a plan that the checker accepts', () => {
  withSession({ board: figure1 }, (session) => {
    assert.equal(finish(session), 'solved');
    const stats = session.stats();
    assert.deepEqual([stats.status, stats.cost, stats.lower_bound], ['solved', 41, 41]);
    assert.deepEqual([stats.claim.kind, stats.claim.ratio], ['optimal', 1]);
    assert.equal(stats.generated, stats.kept + dropped.reduce((sum, counter) => sum + stats[counter], 0));
    const plan = session.plan(0);
    assert.deepEqual(
      [plan.cost, plan.actions.length, plan.costs.length, plan.nodes.length, plan.nodes[0]],
      [41, 41, 41, 42, 0],
    );
    const verdict = module.validate('sokoban', figure1, {}, plan.actions.join('\n'));
    assert.deepEqual([verdict.legal, verdict.reaches_goal, verdict.cost], [true, true, 41]);
    assert.equal(session.plan(1), null);
    assert.deepEqual(session.path(plan.nodes.at(-1)), { actions: plan.actions, nodes: plan.nodes });
  });
});

for (const { id, is_own } of catalog.strategies) {
  test(`${id}: its plans are plans, on both domains`, () => {
    for (const [domain, board] of [
      ['sokoban', boardOf('s2')],
      ...(is_own
        ? []
        : [
            ['sokoban', boardOf('Make room')],
            ['jugs', jugsBoard],
          ]), // the former has two robots
    ]) {
      withSession({ domain, board, strategy: id, ...(is_own ? { options: {} } : {}) }, (session) => {
        assert.match(finish(session), /^(solved|exhausted)$/);
        const plan = session.plan(session.stats().incumbents.length - 1);
        const verdict = module.validate(domain, board, {}, plan.actions.join('\n'));
        assert.deepEqual([verdict.legal, verdict.reaches_goal, verdict.cost], [true, true, plan.cost], board);
        assert.equal(session.stats().cost, plan.cost);
      });
    }
  });
}

test('slices of any size give the same columns', () => {
  const columns = (slice) =>
    withSession({ board: figure1, strategy: 'weighted_a_star', weight: 2 }, (session) => {
      finish(session, slice);
      const { expanded } = session.stats();
      return { expanded, ...session.columns(0, expanded) };
    });
  const whole = columns(1e9);
  assert.ok(whole.expanded > 100);
  assert.equal(whole.node.length, whole.expanded);
  for (const slice of [1, 7, 1024]) assert.deepEqual(columns(slice), whole, `slices of ${slice}`);
});

test('columns: shapes, parts of the whole, and what the expansions say', () => {
  const board = '6 10 15\n0 0 0\n* * 1\n';
  withSession(
    { domain: 'jugs', board, heuristic: 'sum_difference', options: { ties: 'smaller_h' } },
    (session) => {
      finish(session);
      const { expanded } = session.stats();
      const all = session.columns(0, expanded);
      for (const column of Object.values(all))
        assert.equal(column.byteLength, column.buffer.byteLength, 'its own buffer');
      const part = session.columns(3, 9);
      assert.deepEqual([...part.node], [...all.node.slice(3, 9)]);
      assert.deepEqual([...part.f], [...all.f.slice(3, 9)]);
      for (let i = 0; i < expanded; i++) {
        const { node, g, h, f } = session.expansion(i);
        assert.deepEqual([all.node[i], all.g[i], all.h[i], all.f[i]], [node, g, h, f]);
      }
    },
  );
});

// Full, path and no cycle check; bounds; re-opening by an inconsistent estimate; order by age; a formula over
// the depth.
const histories = {
  'a_star, several robots': { board: boardOf('Two robots') },
  'weighted_a_star with a bound': {
    board: figure1,
    strategy: 'weighted_a_star',
    weight: 3,
    bound: { g: 70, h: 9, f: 75 },
    max_expansions: 120,
  },
  'an inconsistent estimate': { domain: 'jugs', board: '3 5 8\n0 0 0\n0 4 4\n', heuristic: 'sum_difference' },
  depth_first: { domain: 'jugs', board: jugsBoard, strategy: 'depth_first' },
  'breadth_first, no cycle check': {
    domain: 'jugs',
    board: '3 4\n0 0\n2 4\n',
    strategy: 'breadth_first',
    options: { cycle: 'none' },
  },
  'custom over the depth': {
    domain: 'jugs',
    board: '7 11\n0 0\n* 6\n',
    strategy: 'custom',
    formula: 'max(d, 2*h) + w',
    weight: 2,
  },
};
for (const [what, changes] of Object.entries(histories)) {
  test(`expansion and frontier agree: ${what}`, () => {
    withSession(changes, (session) => {
      finish(session);
      const { expanded, open, nodes, cost } = session.stats();
      assert.ok(expanded > 5);
      let waiting = new Set([0]);
      for (let i = 0; i <= Math.min(expanded, 120); i++) {
        const now = session.expansion(i);
        const frontier = session.frontier(i, nodes);
        assert.deepEqual(
          [now.index, now.closed, now.open, frontier.rows.length],
          [i, i, frontier.total, frontier.total],
        );
        if (i === expanded) {
          assert.equal(frontier.total, cost === null ? open : open + 1);
          break;
        }
        assert.deepEqual(new Set(frontier.rows.map((row) => row.node)), waiting);
        const [next] = frontier.rows;
        for (const field of ['node', 'parent', 'action', 'g', 'h', 'f'])
          assert.equal(next[field], now[field], field);
        waiting.delete(now.node);
        for (const successor of now.successors) {
          assert.ok(outcomes.includes(successor.outcome), successor.outcome);
          assert.equal(successor.g, now.g + successor.cost);
          assert.ok(successor.reason.endsWith('.'));
          if (successor.outcome === 'improved') waiting.delete(successor.other);
          if (successor.node === null) continue;
          assert.match(successor.outcome, /^(kept|improved|reopened)$/);
          waiting.add(successor.node);
        }
        assert.deepEqual(session.frontier(i, 2).rows, frontier.rows.slice(0, 2));
      }
    });
  });
}

test('after the last expansion comes the goal, or nothing', () => {
  withSession({ board: onePush }, (session) => {
    finish(session);
    const last = session.expansion(1);
    assert.deepEqual(
      [last.is_goal, last.node, last.cost, last.closed],
      [true, session.plan(0).nodes[1], 1, 1],
    );
    assert.deepEqual(last.successors, []);
    const first = session.expansion(0);
    assert.deepEqual([first.node, first.parent, first.depth, first.is_goal], [0, null, 0, false]);
    assert.equal(first.formula, 'f = g + h = 0 + 1 = 1');
  });
  withSession({ board: boardOf('No way out') }, (session) => {
    assert.equal(finish(session), 'exhausted');
    assert.equal(session.stats().claim.kind, 'unsolvable');
    assert.equal(session.expansion(session.stats().expanded).node, null);
    assert.equal(session.plan(0), null);
  });
});

test('nodes can be drawn and written', () => {
  withSession({ board: figure1 }, (session) => {
    finish(session);
    const plan = session.plan(0);
    const drawn = plan.nodes.map((node) => session.cells(node));
    const last = module.check('sokoban', session.text(plan.nodes.at(-1)), {}, null);
    assert.deepEqual(drawn.at(-1).cells, last.cells);
    assert.equal(last.estimates.find((row) => row.heuristic === 'misplaced').value, 0);
    assert.deepEqual(drawn[0].cells, module.check('sokoban', figure1, {}, null).cells);
  });
});

test('max_expansions ends it, extend lets it go on, and nothing is lost', () => {
  const whole = withSession({ board: figure1 }, (session) => (finish(session), session.stats()));
  withSession({ board: figure1, max_expansions: 100 }, (session) => {
    assert.equal(finish(session), 'expansions');
    assert.equal(session.stats().expanded, 100);
    assert.equal(session.advance(10), 'expansions');
    session.extend(150, null);
    assert.equal(finish(session), 'expansions');
    assert.equal(session.stats().expanded, 150);
    session.extend(null, null);
    assert.equal(finish(session), 'solved');
    assert.deepEqual([session.stats().expanded, session.stats().cost], [whole.expanded, 41]);
  });
});

test('stop ends it, and it goes on from there', () => {
  const whole = withSession({ board: figure1 }, (session) => (finish(session), session.stats()));
  for (const status of ['timeout', 'cancelled']) {
    withSession({ board: figure1 }, (session) => {
      assert.equal(session.advance(50), 'running');
      session.stop(status);
      assert.equal(session.stats().status, status);
      assert.equal(session.stats().claim.kind, 'none');
      assert.equal(finish(session), 'solved');
      assert.equal(session.stats().expanded, whole.expanded);
      session.stop(status);
      assert.equal(session.stats().status, 'solved');
    });
  }
});

test('set_weight acts at once and is remembered', () => {
  withSession({ board: figure1, strategy: 'weighted_a_star', weight: 5 }, (session) => {
    session.advance(40);
    session.set_weight(1);
    assert.equal(session.stats().weight, 1);
    assert.equal(finish(session), 'solved');
    assert.equal(session.stats().cost, 41);
    assert.deepEqual([session.expansion(39).weight, session.expansion(40).weight], [5, 1]);
    assert.equal(session.stats().incumbents[0].weight, 1);
  });
});

test('a weight set after the end changes no claim', () => {
  withSession({ board: boardOf('A02'), strategy: 'weighted_a_star', weight: 5 }, (session) => {
    finish(session);
    const { cost, claim } = session.stats();
    assert.ok(cost > 21, 'the board must be one where weight 5 misses the optimum');
    session.set_weight(1);
    assert.deepEqual(session.stats().claim, claim);
    assert.equal(session.stats().status, 'solved');
  });
});

test('bounds cut and are counted', () => {
  const bounds = [
    [{ g: 40 }, 'pruned_bound_g'],
    [{ g: null, h: 3, f: null }, 'pruned_bound_h'],
    [{ f: 40 }, 'pruned_bound_f'],
  ];
  for (const [bound, counter] of bounds) {
    withSession({ board: figure1, bound }, (session) => {
      assert.equal(finish(session), 'exhausted');
      assert.ok(session.stats()[counter] > 0);
      assert.equal(session.stats().claim.kind, 'unsolvable_in_bounds');
    });
  }
  withSession({ board: figure1, bound: { g: 41, h: null, f: 41 } }, (session) =>
    assert.equal(finish(session), 'solved'),
  );
});

test('a request that cannot be is refused with its field', () => {
  const wrong = {
    domain: 'chess',
    board: '####',
    strategy: 'magic',
    heuristic: 'magic',
    weight: -1,
    memory_mib: 0,
  };
  for (const [field, value] of Object.entries(wrong)) {
    const session = new module.Session(request({ strategy: 'weighted_a_star', [field]: value }));
    assert.equal(session.error().field, field === 'memory_mib' ? 'memory' : field);
    assert.equal(session.advance(10), 'failed');
    for (const call of ['plan', 'expansion', 'path', 'cells', 'text'])
      assert.equal(session[call](0), null, call);
    assert.deepEqual([session.stats(), session.frontier(0, 1), session.columns(0, 1)], [null, null, null]);
    session.delete();
  }
  const session = new module.Session(request({ options: { ties: 'best' } }));
  assert.equal(session.error().field, 'ties');
  session.delete();
  const formula = new module.Session(request({ strategy: 'custom', formula: 'g +' }));
  assert.deepEqual([formula.error().field, formula.error().column], ['formula', 4]);
  formula.delete();
});
