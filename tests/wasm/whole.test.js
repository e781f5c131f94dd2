// What shows a whole search at once must agree with what shows a single moment of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, finish, module, withSession } from './frontier.js';

const figure1 = boardOf('CS161');
const never = 0xffffffff;

for (const strategy of [
  'a_star',
  'weighted_a_star',
  'anytime_weighted_astar',
  'breadth_first',
  'rwa_star',
  'ara_star',
]) {
  test(`${strategy}: nodes, order and rows agree with steps`, () => {
    withSession({ board: figure1, strategy }, (session) => {
      finish(session);
      const { nodes, expanded, lower_bound: bound, weight } = session.stats();
      const tree = session.tree(0, nodes + 10);
      assert.equal(tree.parent.length, nodes);
      assert.ok(tree.parent.every((parent, id) => parent === never || parent < id));
      assert.equal(tree.expanded_at.filter((at) => at !== never).length, expanded);
      for (const index of [0, 7, Math.floor(expanded / 2), expanded - 1]) {
        const step = session.expansion(index);
        assert.deepEqual(
          [tree.expanded_at[step.node], tree.g[step.node], tree.parent[step.node]],
          [index, step.g, step.parent ?? never],
        );
        const { total, rows } = session.frontier(index, 1e6);
        assert.deepEqual(session.frontier_part(index, 3, 9), { total, rows: rows.slice(3, 9) });
        assert.deepEqual(session.frontier_part(index, total, 1e6), { total, rows: [] });
        assert.ok(rows.length <= total && step.open === total);
      }
      const track = session.track();
      assert.ok(track.bound_at.every((at, i) => i === 0 || at > track.bound_at[i - 1]));
      assert.equal(track.weight.at(-1), weight);
      if (bound !== null) assert.ok(track.bound.at(-1) <= bound);
    });
  });
}

test('a search that keeps no nodes has none to show, but its frontier and track', () => {
  withSession({ board: figure1, strategy: 'ida_star', max_expansions: 500 }, (session) => {
    finish(session);
    const { total, rows } = session.frontier(300, 1e6);
    assert.equal(session.tree(0, 10).parent.length, 0);
    assert.deepEqual(session.frontier_part(300, 2, 5), { total, rows: rows.slice(2, 5) });
    assert.ok(session.track().bound_at.length > 0);
  });
});

test('f over the plane, and the check of a condition', () => {
  const plane = module.formula_plane('g + w*h', { weight: 2 }, 10, 4, 2);
  assert.deepEqual([...plane], [0, 4, 8, 5, 9, 13, 10, 14, 18]);
  assert.equal(module.formula_plane('g +', {}, 1, 1, 2).length, 0);
  assert.ok(Number.isFinite(module.formula_plane('h == 0 ? -1e12 : (g - u) / h', { cost: 9 }, 1, 1, 1)[1]));
  assert.equal(module.check_condition('h < 3'), null);
  assert.match(module.check_condition('w < 3').message, /./);
});
