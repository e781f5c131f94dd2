// Questions for a class against the engine: their keys are what it does, on boards of every puzzle.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { admissiblePosed, madeJudged } from '../../web/effects/question-states.js';
import { admissible, isTooHigh } from '../../web/model/class-admissible.js';
import { costPosed, cost } from '../../web/model/class-cost.js';
import { cut, cutPosed } from '../../web/model/class-cut.js';
import { next, nextPosed } from '../../web/model/class-next.js';
import { pruned, prunedPosed } from '../../web/model/class-pruned.js';
import { edit, freshDocument } from '../../web/model/document.js';
import { keyOf } from '../../web/model/game-tree.js';
import { requestOf } from '../../web/model/options.js';
import { finish, module } from './frontier.js';
import { asideEngine } from './aside-engine.js';

const catalog = module.catalog();
const levels = new URL('../../levels/', import.meta.url);
/** The boards of a puzzle, from the files that ship. */
const boardsOf = (domain) =>
  readdirSync(levels)
    .filter((name) => name.startsWith(`${domain}_`) || name === `${domain}.txt`)
    .flatMap((name) => module.levels(domain, readFileSync(new URL(name, levels), 'utf8')).levels)
    .map(({ board }) => board);

/** Numbers that look drawn by lot, the same at each run. */
function lots(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A search of a document, as far as so many expansions. */
function searched(document, use) {
  const session = new module.Session({ ...requestOf(document, catalog), max_expansions: 300 });
  try {
    if (session.error()) return undefined;
    finish(session);
    return use(session);
  } finally {
    session.delete();
  }
}

/** Documents of a puzzle by lot: any board, strategy, heuristic and rule for ties. */
function documentsOf(domain, count) {
  const draw = lots(catalog.domains.findIndex(({ id }) => id === domain) + 7);
  const boards = boardsOf(domain);
  const { heuristics } = catalog.domains.find(({ id }) => id === domain);
  const ties = catalog.options.find(({ id }) => id === 'ties').choices;
  return Array.from({ length: count }, () =>
    edit(freshDocument(catalog, domain), {
      board: boards[draw(boards.length)],
      strategy: catalog.strategies[draw(catalog.strategies.length)].id,
      heuristic: heuristics[draw(heuristics.length)].id,
      options: draw(2) ? { ties: ties[draw(ties.length)].id } : {},
    }),
  );
}

for (const { id: domain } of catalog.domains) {
  test(`${domain}: the key to “which node is next” is the node of the next expansion`, () => {
    const draw = lots(11);
    let asked = 0;
    for (const document of documentsOf(domain, 25)) {
      searched(document, (session) => {
        const { expanded } = session.stats();
        for (let turn = 0; turn < 5 && expanded > 0; turn += 1) {
          const step = draw(expanded);
          const behind = { expansion: session.expansion(step + 1), frontier: session.frontier(step + 1, 48) };
          const { node } = session.expansion(step);
          const posed = nextPosed({ step, expanded: node, behind, document, catalog });
          if (typeof posed === 'string') continue;
          asked += 1;
          const truth =
            step + 1 < expanded ? session.columns(step + 1, step + 2).node[0] : behind.expansion.node;
          if (truth !== null) assert.equal(posed.key, truth, JSON.stringify({ document, step }));
          assert.ok(posed.candidates.length <= 8);
          const right = posed.candidates.filter((each) => next.judge(posed, each.node).correct);
          assert.deepEqual(
            right.map((each) => each.node),
            [posed.key],
          );
          for (const each of posed.candidates) {
            const { correct, words } = next.judge(posed, each.node);
            assert.ok(correct || !words.includes(` ${posed.key} `), words);
          }
          assert.ok(
            next.hint(posed) && next.lines(posed).every(Boolean) && next.reason(posed).every(Boolean),
          );
        }
      });
    }
    assert.ok(asked > 20, `only ${asked} questions`);
  });

  test(`${domain}: the key to “what is dropped” is what became of each successor`, () => {
    const draw = lots(13);
    let asked = 0;
    for (const document of documentsOf(domain, 25)) {
      searched(document, (session) => {
        const { expanded } = session.stats();
        for (let turn = 0; turn < 5 && expanded > 0; turn += 1) {
          const expansion = session.expansion(draw(expanded));
          const posed = prunedPosed({ expansion, document, catalog });
          if (typeof posed === 'string') continue;
          asked += 1;
          const key = pruned.key(posed);
          for (const [at, { outcome, node }] of expansion.successors.entries()) {
            if (key[at] !== 'kept') assert.deepEqual([key[at], node], [outcome, null]);
            else
              assert.ok(
                ['kept', 'improved', 'reopened', 'repeated', 'deferred', 'revisited', 'solution'].includes(
                  outcome,
                ),
                outcome,
              );
          }
          assert.equal(pruned.judge(posed, key).correct, true);
          assert.ok(pruned.isWhole(key, posed) && !pruned.isWhole(pruned.empty(posed), posed));
          const other = key.map((each, at) => (at ? each : each === 'kept' ? 'duplicate' : 'kept'));
          const judged = pruned.judge(posed, other);
          assert.deepEqual(
            [judged.correct, judged.rows[0], ...judged.rows.slice(1)],
            [false, 'wrong', ...key.slice(1).map(() => 'right')],
          );
          assert.ok(pruned.hint(posed) && pruned.reason(posed).every((line) => line.endsWith('.')));
        }
      });
    }
    assert.ok(asked > 30, `only ${asked} questions`);
  });
}

for (const { id: domain, heuristics, example } of catalog.domains) {
  test(`${domain}: six states with their true costs, and a verdict that the X-ray gives`, async () => {
    const engine = asideEngine(module);
    const { signal } = new AbortController();
    for (const { id: heuristic } of heuristics.slice(domain === 'tiles' ? -2 : 0)) {
      const about = { name: heuristic, why: '', heuristics };
      const asked = { domain, board: example, options: {}, heuristic };
      const posed = await admissiblePosed(engine, asked, about, signal);
      assert.equal(typeof posed, 'object', String(posed));
      const { report } = await engine.xray({ domain, board: example, options: {} }, heuristic);
      assert.deepEqual([posed.truth, posed.tooHigh], [report.admissible, report.too_high]);
      assert.ok(posed.offered.length >= 4 && posed.offered.length <= 6, `${posed.offered.length} states`);
      for (const state of posed.offered) {
        const verdict = module.validate(domain, state.text, {}, state.plan.join('\n'));
        assert.deepEqual([verdict.reaches_goal, verdict.cost], [true, state.exact]);
        const cheapest = await engine.search({ ...asked, board: state.text, strategy: 'ucs' });
        assert.equal(cheapest.stats.cost, state.exact, 'no plan is cheaper');
        const [estimate] = module.check(domain, state.text, {}, [heuristic]).estimates;
        assert.equal(estimate.value, state.h);
      }
      const examples = posed.offered.filter(isTooHigh).length;
      assert.equal(examples > 0, posed.truth === 'no');
      assert.ok(examples < posed.offered.length, 'some are no counter-examples');
      assert.equal(admissible.judge(posed, admissible.key(posed)).correct, true);
      posed.offered.forEach((state, at) =>
        assert.equal(admissible.judge(posed, { verdict: 'no', state: at }).correct, isTooHigh(state)),
      );
    }
    engine.close();
  });
}

/** A walk from a board, always the same one. */
async function walked(engine, domain, board, length, draw) {
  let { position } = await engine.openLine('walk', { domain, board, options: {}, actions: [] });
  for (let step = 0; step < length && position.moves.length; step += 1) {
    const { action } = position.moves[draw(position.moves.length)];
    position = await engine.lineMove('walk', step, action);
  }
  return position.text;
}

for (const { id: domain, heuristics, example } of catalog.domains) {
  test(`${domain}: a state that was made is a counter-example if and only if h is above its true cost`, async () => {
    const engine = asideEngine(module);
    const { signal } = new AbortController();
    const draw = lots(23);
    for (const { id: heuristic } of heuristics.slice(domain === 'tiles' ? -2 : 0)) {
      const asked = { domain, board: example, options: {}, heuristic };
      const { report } = await engine.xray({ domain, board: example, options: {} }, heuristic);
      const about = { heuristics, tooHigh: report.too_high };
      for (let walk = 0; walk < 6; walk += 1) {
        const text = await walked(engine, domain, example, 3 * walk, draw);
        // uninformed, to the end
        const truth = await engine.search({ ...asked, board: text, strategy: 'ucs' });
        const [{ value: h }] = module.check(domain, text, {}, [heuristic]).estimates;
        const isTruly = truth.stats.cost !== null && (h === null || h > truth.stats.cost + 1e-6);
        for (const by of ['play', 'edit']) {
          const made = await madeJudged(engine, asked, { text, by }, about, signal);
          const where = JSON.stringify({ heuristic, text, by, made });
          assert.equal(made.status, truth.stats.cost === null ? 'unsolvable' : 'known', where);
          const given = { verdict: 'no', state: -1, made };
          assert.equal(admissible.judge({ ...report, offered: [] }, given).correct, isTruly, where);
          if (isTruly) assert.equal(report.admissible, 'no', 'the X-ray has met it, too');
          if (made.status !== 'known') continue;
          const verdict = module.validate(domain, text, {}, made.plan.join('\n'));
          assert.deepEqual(
            [verdict.reaches_goal, verdict.cost, made.exact],
            [true, truth.stats.cost, verdict.cost],
          );
        }
      }
      for (const { state, exact } of (await engine.counterExamples('too_high', 0, 3)) ?? []) {
        const made = await madeJudged(engine, asked, { text: state.text, by: 'edit' }, about, signal);
        assert.deepEqual([made.status, made.isReached, made.exact], ['known', true, exact ?? made.exact]);
      }
    }
    engine.close();
  });
}

test('a state of another board is none of this one, however high h is there', async () => {
  const engine = asideEngine(module);
  const { heuristics } = catalog.domains.find(({ id }) => id === 'jugs');
  const asked = { domain: 'jugs', board: '3 4\n0 0\n* 2\n', options: {}, heuristic: 'sum_difference' };
  const { report } = await engine.xray(asked, asked.heuristic);
  const about = { heuristics, tooHigh: report.too_high };
  const { signal } = new AbortController();
  const made = await madeJudged(engine, asked, { text: '30 40\n0 0\n* 30\n', by: 'edit' }, about, signal);
  assert.deepEqual([made.status, made.h > made.exact, made.isReached], ['known', true, false]);
  const broken = await madeJudged(engine, asked, { text: '3 4\n9 9\n* 2\n', by: 'edit' }, about, signal);
  assert.deepEqual([broken.status, /does not count/.test(broken.words)], ['bad', true]);
  engine.close();
});

test('a space too large to look through is not asked about', async () => {
  const engine = asideEngine(module);
  const hall = ['@', '  $ $ $ $ $ $ $', '', '.......', ''].map((row) => `#${row.padEnd(18)}#`);
  const board = ['#'.repeat(20), ...hall, '#'.repeat(20), ''].join('\n');
  const asked = { domain: 'sokoban', board, options: {}, heuristic: 'manhattan' };
  const { heuristics } = catalog.domains.find(({ id }) => id === 'sokoban');
  const posed = await admissiblePosed(
    engine,
    asked,
    { name: '', why: '', heuristics },
    new AbortController().signal,
  );
  assert.match(String(posed), /cannot be asked here/);
  engine.close();
});

test('what the plan costs with a weight: the bounds hold, and only the number itself is right', async () => {
  const engine = asideEngine(module);
  for (const { id: domain, default_heuristic: heuristic } of catalog.domains) {
    for (const weight of [1, 1.5, 2, 5]) {
      const ask = (w) =>
        engine.search(
          requestOf(
            edit(freshDocument(catalog, domain), { strategy: 'weighted_a_star', weight: w }),
            catalog,
          ),
        );
      const posed = costPosed(weight, heuristic, (await ask(weight)).stats, (await ask(1)).stats);
      assert.equal(posed.isOptimal && posed.isBounded, true);
      assert.ok(posed.optimal <= posed.cost && posed.cost <= weight * posed.optimal + 1e-9);
      assert.equal(cost.judge(posed, String(posed.cost)).correct, true);
      for (const wrong of [posed.cost + 1, posed.optimal - 1, 100 * posed.cost])
        assert.equal(cost.judge(posed, String(wrong)).correct, false);
      assert.equal(cost.isWhole('many', posed), false);
    }
  }
  engine.close();
});

/** All nodes of a game's tree that were visited, by their paths. */
function treeOf(document, search) {
  const game = new module.Game({ ...document, search, memory_mib: null });
  assert.equal(game.error(), null);
  finish(game);
  const nodes = new Map();
  const add = (path) => {
    const node = game.tree(path);
    if (!node) return;
    nodes.set(keyOf(path), node);
    node.children.forEach(({ visited }, at) => visited === 'visited' && add([...path, at]));
  };
  add([]);
  const { util_calls: calls, line } = game.result();
  game.delete();
  return { nodes, calls, plies: line.length };
}

test('what alpha-beta cuts: the key is what it left out, and each utility call is a last board', () => {
  const text = readFileSync(new URL('game_first_boards.txt', levels), 'utf8');
  let cuts = 0;
  for (const { start, goal } of module.game_levels(text).levels) {
    const document = { start, goal, turns: '1' };
    const [plain, pruning] = ['minimax', 'alpha_beta_pruning'].map((search) => treeOf(document, search));
    if (plain.nodes.size > 400) continue;
    const posed = cutPosed(plain.nodes, pruning.nodes, {
      plies: plain.plies,
      calls: pruning.calls,
      all: plain.calls,
    });
    const key = cut.key(posed);
    cuts += key.length;
    const isLeftOut = (path) => key.some((each) => `${path}.`.startsWith(`${each}.`));
    const last = posed.branches.filter(({ value }) => value !== null);
    assert.equal(String(last.length), plain.calls);
    assert.equal(String(last.filter((branch) => !isLeftOut(branch.key)).length), pruning.calls);
    assert.equal(cut.judge(posed, key).correct, true);
    if (key.length) assert.equal(cut.judge(posed, key.slice(1)).correct, false);
    assert.equal(cut.judge(posed, [...key, '0']).correct, false);
    assert.ok([...posed.nodes.values()].every(({ children, value }) => !children.length || value === null));
    assert.equal(cut.reason(posed).length, key.length + 1);
  }
  assert.ok(cuts > 0);
});
