// What the package answers: as the native command line does, by expansions, whatever is asked; and how it
// ends.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { json, run } from '../cli/frontier.js';
import { frontier, root } from './installed.js';

const {
  Session,
  catalog,
  checkPlan,
  convertBoard,
  convertPlan,
  game,
  gameInfo,
  readCollection,
  solve,
  xray,
} = frontier;
const { domains, strategies, options: searchOptions } = await catalog();
const levels = readdirSync(`${root}levels`).map((name) => readFileSync(`${root}levels/${name}`, 'utf8'));

/** The same numbers for the same seed. @param {number} seed */
function chance(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    pick: (list) => list[Math.floor(next() * list.length)],
    isOneIn: (n) => next() < 1 / n,
    below: (n) => Math.floor(next() * n),
  };
}

/** Of every puzzle, some boards. */
const boards = new Map(domains.map(({ id, example }) => [id, [example]]));
for (const text of levels) {
  const [, id] = /^; domain: (\w+)/m.exec(text) ?? [];
  if (!boards.has(id)) continue;
  const { levels } = await readCollection(text, { domain: id });
  boards.get(id).push(...levels.slice(0, 3).map(({ board }) => board));
}

/** A value of an option that can be written. */
const valueOf = ({ kind, choices, minimum, maximum, fallback }, random) => {
  if (kind === 'choice') return random.pick(choices).id;
  if (kind === 'flag') return random.pick(['true', 'false']);
  if (kind === 'integer')
    return String((minimum ?? 1) + random.below(Math.min(20, (maximum ?? 20) - (minimum ?? 1) + 1)));
  return fallback;
};

function randomRequest(random) {
  const { id: domain, heuristics, features, options } = random.pick(domains);
  const strategy = random.pick(strategies);
  const request = {
    domain,
    board: random.pick(boards.get(domain)),
    strategy: strategy.id,
    max_expansions: 2000,
  };
  const terms = [...heuristics, ...features].map(({ id }) => id);
  if (strategy.uses_heuristic && !random.isOneIn(3))
    request.heuristic = random.isOneIn(3)
      ? `=max(${random.pick(terms)}, ${random.pick(terms)})`
      : random.pick(heuristics).id;
  if (strategy.uses_weight && random.isOneIn(2)) request.weight = random.pick([1, 1.5, 2, 5]);
  if (strategy.uses_formula) request.formula = random.pick(['g + h', 'g + 2*h', 'max(g, h)', 'h']);
  if (random.isOneIn(4)) request.bound = { g: random.below(60) };
  request.options = {};
  for (const row of [...options, ...searchOptions, ...strategy.options])
    if (random.isOneIn(4)) request.options[row.id] = valueOf(row, random);
  return request;
}

/** The same request for the command line. */
const commandOf = ({ domain, strategy, heuristic, weight, formula, bound, options, max_expansions }) => [
  'solve',
  ...['--domain', domain, '--level', '-', '--strategy', strategy, '--max-expansions', String(max_expansions)],
  ...(heuristic ? ['--heuristic', heuristic] : []),
  ...(weight ? ['--weight', String(weight)] : []),
  ...(formula ? ['--f', formula] : []),
  ...(bound ? ['--costbound', `${bound.g},,`] : []),
  ...Object.entries(options).flatMap(([key, value]) => ['--set', `${key}=${value}`]),
];

test('random requests: the answers are those of the native command line', async () => {
  const random = chance(18);
  const seen = { answered: 0, refused: 0, planned: 0 };
  for (let i = 0; i < 120; i += 1) {
    const request = randomRequest(random);
    const native = run([...commandOf(request), '--json'], request.board);
    const what = JSON.stringify(request);
    let here;
    try {
      here = await solve(request);
    } catch (error) {
      assert.equal(error.name, 'FrontierError', what);
      assert.notEqual(error.kind, 'engine', what);
      assert.ok(native.code !== 0, `${what}\nrefused here alone: ${error.message}`);
      seen.refused += 1;
      continue;
    }
    assert.ok(native.out, `${what}\n${native.err}`);
    const there = JSON.parse(native.out);
    const { status, plan, claim, stats } = here;
    const { expanded, generated, kept, nodes, cost, lower_bound } = stats;
    assert.deepEqual(
      { status, expanded, generated, kept, nodes, cost, lower_bound, claim, plan: plan?.actions ?? null },
      {
        status: there.status,
        expanded: there.expanded,
        generated: there.generated,
        kept: there.kept,
        nodes: there.nodes,
        cost: there.cost,
        lower_bound: there.lower_bound,
        claim: there.claim,
        plan: there.plan ?? null,
      },
      what,
    );
    seen.answered += 1;
    if (plan) {
      seen.planned += 1;
      assert.ok(plan.verdict.reaches_goal && plan.verdict.cost === plan.cost, what);
      const again = await checkPlan(request, plan.moves);
      assert.deepEqual([again.reaches_goal, again.cost], [true, plan.cost], what);
    }
  }
  assert.ok(seen.answered > 60 && seen.planned > 40, JSON.stringify(seen));
});

const { example } = domains.find(({ id }) => id === 'sokoban');
const csc384 = await readCollection(readFileSync(`${root}levels/sokoban_csc384.txt`, 'utf8'));
/** It has a plan soon, and no proof for long. */
const hard = { domain: 'sokoban', board: csc384.levels.at(-1).board, strategy: 'solve' };

test('a session does what solve does, however it is cut', async () => {
  const whole = await solve({ board: example });
  const session = await Session.start({ board: example });
  const outcomes = {};
  for (let i = 0; session.advance(1 + (i % 3)) === 'running'; i += 1) {
    assert.equal(session.status, 'running');
  }
  assert.equal(session.stats.expanded, whole.stats.expanded);
  assert.deepEqual(session.plan, whole.plan);
  assert.deepEqual(session.plans, [whole.plan]);
  for (let i = 0; i < session.stats.expanded; i += 1) {
    const { node, successors } = session.step(i);
    assert.equal(session.frontier(i, 0, 1).rows[0].node, node);
    for (const { outcome, reason } of successors) outcomes[outcome] = reason;
  }
  assert.ok(
    Object.keys(outcomes).length > 2 && Object.values(outcomes).every((reason) => reason.endsWith('.')),
  );
  const { node } = session.step(session.stats.expanded - 1);
  assert.equal(session.columns().node.at(-1), node);
  assert.equal(session.tree().parent.length, session.stats.nodes);
  assert.equal(session.path(node).nodes.at(-1), node);
  assert.ok(session.text(node).includes('#') && session.picture(node).width > 3);
  session[Symbol.dispose ?? 'dispose']();
  session.dispose();
  assert.throws(() => session.stats, /disposed/);
});

test('breakpoints, weights and new bounds', async () => {
  const session = await Session.start({ board: example, strategy: 'weighted_a_star', max_expansions: 5 });
  assert.equal(await session.run(), 'expansions');
  session.extend({ max_expansions: 1000 });
  session.setBreakpoints([{ event: 'condition', condition: 'h < 5' }]);
  assert.equal(await session.run(), 'paused');
  assert.ok(session.step(session.stats.paused_at).h < 5);
  assert.equal(session.find({ event: 'condition', condition: 'h < 5' }, 4), session.stats.paused_at);
  session.setBreakpoints([]);
  session.setWeight(1);
  assert.equal(await session.run(), 'solved');
  assert.throws(() => session.setBreakpoints([{ event: 'doom' }]), /no event/);
  assert.throws(() => session.setBreakpoints([{ evnt: 'doom' }]), /Is "event" meant/);
  session.dispose();
});

test('aborting acts at once, and keeps the best plan', async () => {
  const abort = new AbortController();
  const told = [];
  const begun = performance.now();
  const solution = await solve(hard, {
    signal: abort.signal,
    onProgress: (progress) => {
      told.push({ ...progress, at: performance.now() - begun });
      if (progress.incumbent) setTimeout(() => abort.abort(), 1);
    },
  });
  assert.equal(solution.status, 'cancelled');
  assert.ok(solution.plan.verdict.reaches_goal && solution.claim.kind !== 'optimal');
  assert.ok(told.length >= 1 && told.length <= 1 + (performance.now() - begun) / 45);
  assert.ok(told.every(({ expanded, generated, seconds }) => expanded >= 0 && generated >= 0 && seconds > 0));
});

test('who has aborted before gets an answer without a search; a bound of time is kept', async () => {
  const { status, plan, stats } = await solve(hard, { signal: AbortSignal.abort() });
  assert.deepEqual([status, plan, stats.expanded], ['cancelled', null, 0]);
  const slow = await solve({ ...hard, strategy: 'ucs' }, { seconds: 0.2 });
  assert.equal(slow.status, 'timeout');
  assert.ok(slow.seconds >= 0.2 && slow.seconds < 20, String(slow.seconds));
});

test('events have their turn while it searches, and several searches go on beside each other', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const answers = await Promise.all([
    solve(hard, { seconds: 0.3 }),
    solve({ board: example }),
    solve({ ...hard, strategy: 'a_star' }, { seconds: 0.3 }),
  ]);
  clearInterval(timer);
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['timeout', 'solved', 'timeout'],
  );
  assert.ok(turns > 2, String(turns));
});

test('what onProgress throws comes out, and the engine goes on', async () => {
  const onProgress = () => {
    throw new RangeError('enough');
  };
  await assert.rejects(solve(hard, { onProgress }), { name: 'RangeError', message: 'enough' });
  const session = await Session.start(hard);
  await assert.rejects(session.run({ onProgress: () => session.dispose() }), /disposed/);
  assert.equal((await solve({ board: example })).status, 'solved');
});

test('a run is not disturbed: what would get in its way is refused', async () => {
  const session = await Session.start(hard);
  const running = session.run({ seconds: 0.1 });
  assert.throws(() => session.advance(1), /running/);
  await assert.rejects(session.run(), /running/);
  assert.ok(session.stats.expanded >= 0); // it may be looked at
  assert.equal(await running, 'timeout');
  session.dispose();
});

test('boards, plans and collections go through every format, as on the command line', async () => {
  for (const text of levels) {
    const [, domain] = /^; domain: (\w+)/m.exec(text) ?? [];
    const row = domains.find(({ id }) => id === domain);
    if (!row) continue;
    const collection = await readCollection(text);
    assert.equal(collection.domain, domain);
    const few = { ...collection, levels: collection.levels.slice(0, 4) };
    for (const { id: format } of row.formats) {
      const written = await frontier.writeCollection(few, format).catch((error) => error.message);
      const native = run(['convert', '--domain', domain, '--to', format, '-'], text);
      if (native.code === 0 && few.levels.length === collection.levels.length) {
        assert.equal(written.trimEnd(), native.out.trimEnd(), `${collection.title} ${format}`);
      }
      const again = await readCollection(written, { domain });
      assert.deepEqual(
        again.levels.map(({ id, title, optimal }) => [id, title, optimal]),
        few.levels.map(({ id, title, optimal }) => [id, title, optimal]),
      );
    }
  }
  const { plan } = await solve({ board: example });
  const { plan_formats } = domains.find(({ id }) => id === 'sokoban');
  for (const format of ['actions', ...plan_formats.map(({ id }) => id)]) {
    const written = await convertPlan({ board: example }, plan.actions, format);
    assert.deepEqual((await checkPlan({ board: example }, written)).actions, plan.actions, format);
  }
  assert.match(await convertBoard({ board: example, strategy: 'solve' }, 'rle'), /^7#\|/);
  assert.deepEqual(await frontier.recognise('3 4\n0 0\n* 2\n'), ['jugs']);
  const { estimates } = await frontier.checkBoard({ board: example }, ['manhattan', '=2*manhattan']);
  assert.equal(estimates[1].value, 2 * estimates[0].value);
  assert.equal(
    (await frontier.checkHeuristic('sokoban', '=0.5*(manhattan + misplaced)')).admissible,
    'proved',
  );
  assert.equal((await frontier.checkFormula('g + w*h', 2)).bound, 2);
});

test('the game, from beginning to end and in parts', async () => {
  const { start, goal } = await gameInfo();
  const { status, result } = await game({ start, goal, search: 'alpha_beta_pruning', turns: 2 });
  const plain = await game({ start, goal, search: 'minimax', turns: '2' });
  assert.deepEqual([status, plain.status], ['solved', 'solved']);
  assert.equal(result.value, plain.result.value);
  assert.ok(Number(result.util_calls) <= Number(plain.result.util_calls));
  const played = await frontier.Game.start({ start, goal, search: 'minimax', turns: 1 });
  assert.equal(played.result, null);
  await played.run();
  const { best } = played.answer([]);
  assert.equal(played.position([best]).ply, 1);
  assert.equal(played.tree().value, played.result.value);
  assert.throws(() => played.position([99]), { name: 'FrontierError', field: 'path' });
  played.dispose();
  const long = await game({ start, goal, search: 'minimax', turns: 6 }, { seconds: 0 });
  assert.deepEqual([long.status, long.result], ['timeout', null]);
});

test('an X-ray of a heuristic of one’s own', async () => {
  const board = '3 4\n0 0\n* 2\n';
  const exact = await xray({ board, heuristic: '=0' });
  assert.deepEqual([exact.stopped, exact.report.phase, exact.report.admissible], [false, 'judged', 'yes']);
  const wild = await xray({ domain: 'jugs', board, heuristic: ({ amounts }) => 10 * amounts.length });
  assert.equal(wild.report.admissible, 'no');
  assert.ok(wild.too_high[0].state.h > wild.too_high[0].state.exact);
  await assert.rejects(xray({ board, heuristic: () => NaN }), { kind: 'heuristic' });
  assert.equal((await xray({ board: hard.board }, { seconds: 0.05 })).stopped, true);
  assert.equal(json(['xray', '--domain', 'jugs', '--level', '-'], board).states, exact.report.states);
});
