import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missedMove, missedNode } from '../../web/model/link-step.js';
import { recordKey } from '../../web/model/records.js';
import { initialState, set } from '../../web/state/state.js';
import { editDocument } from '../../web/state/updates-document.js';
import * as run from '../../web/state/updates-run.js';
import * as cursor from '../../web/state/updates-cursor.js';
import * as plans from '../../web/state/updates-plan.js';
import { keepRun, replaceEntrants, startRace, stopRace } from '../../web/state/updates-compare.js';
import { canContinue, changedSinceRun, isBetweenSteps, phaseOf } from '../../web/state/selectors-run.js';
import { primaryOf, statusOf } from '../../web/state/selectors-status.js';
import { openState, stats } from './page-sample.js';

const plan = { cost: 2, actions: ['up', 'left'], costs: [], nodes: [0, 1, 4] };
const verdict = {
  legal: true,
  reaches_goal: true,
  cost: 2,
  steps: 2,
  pushes: null,
  failed_step: null,
  actions: [],
  message: '',
};
const ended = (change = {}, state = run.solve(openState())) =>
  run.settled(state, state.run.id, {
    stats: { ...stats, ...change },
    seconds: 4,
    plan: change.cost === null ? null : plan,
    verdict,
  });
const stopped = () =>
  ended({
    status: 'timeout',
    claim: { kind: 'bounded', ratio: 1.5384, sentence: '' },
    cost: 20,
    lower_bound: 13,
  });

test('the primary button: Solve, Stop, Go on, soft Solve, and why not', () => {
  const words = (state) => {
    const { word, kind } = primaryOf(state);
    return [word, kind];
  };
  assert.deepEqual(words(openState()), ['Solve', 'solid']);
  const running = run.primary(openState());
  assert.deepEqual(words(running), ['Stop', 'ink']);
  assert.deepEqual(words(run.primary(running)), ['Stopping …', 'ink']);
  assert.deepEqual(words(stopped()), ['Go on 10 s', 'solid']);
  assert.deepEqual(words(editDocument(stopped(), { time_bound: null }, '', 0)), ['Go on', 'solid']);
  assert.deepEqual(words(editDocument(stopped(), { heuristic: 'zero' }, '', 0)), ['Solve', 'solid']);
  assert.deepEqual(words(ended()), ['Solve', 'soft']);
  const wrong = set(openState(), {
    check: { ok: false, error: { message: 'x', line: 4, column: 2, field: '' } },
  });
  assert.deepEqual([...words(wrong), statusOf(wrong).words], ['Solve', 'off', 'Line 4, column 2: x']);
  assert.equal(run.solve(wrong), wrong);
});

test('the status line says how it ended; green and a tick only for what is proved', () => {
  const line = (state) => {
    const { sign, tone, title, words } = statusOf(state);
    return [sign, tone, title, words];
  };
  assert.deepEqual(line(ended()), ['tick', 'good', 'Optimal', 'cost 2; no plan costs less.']);
  assert.deepEqual(line(stopped()), ['half', '', 'Out of time', 'Best plan 20, at most 1.54 × optimal.']);
  const bounded = ended({ claim: { kind: 'bounded', ratio: 1.378, sentence: '' } });
  assert.deepEqual(line(bounded), ['half', '', 'Within w', 'cost 2, at most 1.38 × optimal.']);
  const greedy = ended({ claim: { kind: 'none', ratio: null, sentence: 'Greedy promises nothing.' } });
  assert.deepEqual(line(greedy), ['flag', '', 'Plan found', 'cost 2. Greedy promises nothing.']);
  const none = ended({
    status: 'exhausted',
    cost: null,
    claim: { kind: 'unsolvable', ratio: null, sentence: 'All seen.' },
  });
  assert.deepEqual(line(none), ['cross', '', 'No plan', 'All seen.']);
  assert.equal(statusOf(ended({ status: 'memory', cost: null })).title, 'Out of memory');
  assert.equal(
    statusOf(ended({ status: 'cancelled' })).words,
    'at 4.00 s. Best plan 2, at most 1 × optimal.',
  );
  assert.equal(
    statusOf(run.refused(run.solve(openState()), 1, { message: 'No.', line: 0, column: 0, field: '' })).words,
    'No.',
  );
});

test('while it runs, the bar is the part of this leg’s time, and the numbers are there', () => {
  const state = run.progressed(
    run.solve(openState()),
    1,
    {
      ...stats,
      status: 'running',
      cost: 123,
      lower_bound: 80,
      claim: { kind: 'none', ratio: null, sentence: '' },
    },
    6.2,
  );
  const { part, words, figures } = statusOf(state);
  assert.deepEqual([part, words], [0.62, '6.2 s of 10 s']);
  assert.deepEqual(
    figures.map(({ name }) => name),
    ['Expanded', 'Rate', 'Best', 'Lower bound', 'Gap', 'So far'],
  );
  assert.equal(figures.at(-1).value, 'at most 1.54 × optimal');
  const preparing = run.progressed(run.solve(openState()), 1, { ...stats, preparing: 0.4 }, 0.4);
  assert.equal(statusOf(preparing).title, 'Preparing');
  const later = run.goOn(set(stopped(), { run: { ...stopped().run, seconds: 6.8134 } }));
  assert.equal(
    statusOf(run.progressed(later, 1, { ...stats, status: 'running' }, 8.52)).words,
    '8.5 s of 16.8 s',
  );
  assert.match(
    statusOf(ended({ claim: { kind: 'optimal', ratio: 1, sentence: 'Optimal: every node left is dearer.' } }))
      .more,
    /^Every node left/,
  );
  const second = run.goOn(stopped());
  assert.deepEqual([second.run.leg, second.run.ask.from, statusOf(second).part], [2, 4, 0]);
});

test('a new search forgets what was chosen by hand and what the old one showed', () => {
  const old = set(ended(), { panes: { ...openState().panes, chosen: { A: 'rules' } }, jumps: [3] });
  const next = run.solve(old);
  assert.deepEqual(
    [next.panes.chosen, next.jumps, next.step, next.run.id, phaseOf(next)],
    [{}, [], null, 2, 'running'],
  );
  assert.equal(run.progressed(next, 1, stats, 1), next, 'the old search is no longer heard');
});

test('the best plan comes onto the board while the search runs, unless another was chosen', () => {
  const two = { ...stats, status: 'running', incumbents: [stats.incumbents[0], stats.incumbents[0]] };
  const first = run.progressed(run.solve(openState()), 1, { ...stats, status: 'running' }, 1);
  assert.deepEqual([first.plan.incumbent, first.cursor.track], [0, 'start']);
  const shown = plans.planShown(
    first,
    first.plan.wish,
    { ...plan, title: '', incumbent: 0 },
    first.run.document,
  );
  assert.equal(shown.cursor.track, 'plan');
  const better = run.progressed(shown, 1, two, 2);
  assert.equal(better.plan.incumbent, 1);
  const chosen = plans.showPlan(better, 0);
  assert.equal(
    run.progressed(chosen, 1, { ...two, incumbents: [...two.incumbents, two.incumbents[0]] }, 3).plan
      .incumbent,
    0,
  );
});

test('what was found is shown at the end: the plan, the pause, or the step that a link asked for', () => {
  assert.deepEqual([ended().cursor.track, phaseOf(ended())], ['plan', 'plan']);
  assert.equal(ended({ cost: null }).cursor.track, 'search');
  const paused = ended({ status: 'paused', paused_at: 7, cost: null });
  assert.deepEqual([paused.cursor.track, paused.cursor.step], ['search', 7]);
  const linked = run.solve(set(openState(), { linked: { ...initialState.linked, step: 5 } }));
  assert.deepEqual([ended({}, linked).cursor.step, ended({}, linked).linked.step], [5, null]);
  assert.equal(ended({}, linked).notice, null);
  const beyond = run.solve(set(openState(), { linked: { ...initialState.linked, step: 500 } }));
  const far = (change) => {
    const {
      cursor: { step },
      notice,
    } = ended(change, beyond);
    return [step, notice.words];
  };
  assert.deepEqual(far({}), [
    10,
    'The link leads to step 500, but the search is over after 10 expansions: its end is shown.',
  ]);
  assert.deepEqual(far({ status: 'timeout' }), [
    10,
    'The link leads to step 500, but its time bound ended the search after 4.00 s, at 10 expansions. Go ' +
      'on to get there.',
  ]);
  const toPlan = (plan, change) =>
    ended(change, run.solve(set(openState(), { linked: { ...initialState.linked, plan } })));
  assert.deepEqual([toPlan(1).cursor.track, toPlan(1).cursor.move, toPlan(1).linked.plan], ['plan', 1, null]);
  assert.equal(toPlan(Infinity).cursor.move, toPlan(Infinity).run.plan.actions.length);
  assert.equal(toPlan(1, { cost: null }).cursor.track, 'search');
  const elsewhere = cursor.setMode(run.solve(openState()), 'edit');
  assert.equal(ended({}, elsewhere).mode, 'edit');
});

test('one step more: of a new search, beyond the one shown, and along its steps', () => {
  const first = run.stepOnce(openState());
  assert.equal(first.run.ask.expansions, 1);
  const one = ended({ status: 'expansions', expanded: 1, cost: null, incumbents: [] }, first);
  assert.deepEqual([one.cursor.track, one.cursor.step], ['search', 0]);
  const more = run.stepOnce(one);
  assert.deepEqual([more.run.leg, more.run.ask.kind, more.run.ask.expansions], [2, 'resume', 1]);
  const two = ended({ status: 'expansions', expanded: 2, cost: null, incumbents: [] }, more);
  assert.equal(two.cursor.step, 1);
  const along = run.stepOnce(cursor.seek(two, 0));
  assert.deepEqual([along.cursor.step, along.run.leg], [1, 2]);
  const solved = ended({ expanded: 2 }, run.stepOnce(two));
  assert.deepEqual([solved.cursor.track, solved.cursor.step], ['search', 2], 'the goal that ended it');
});

test('going on: bounds do not count as a change, a search that failed cannot', () => {
  assert.ok(canContinue(stopped()));
  assert.ok(!changedSinceRun(editDocument(stopped(), { time_bound: 3, max_expansions: 5 }, '', 0)));
  assert.ok(changedSinceRun(editDocument(stopped(), { weight: 3 }, '', 0)));
  assert.ok(!canContinue(ended()));
  const memory = run.goOn(ended({ status: 'memory' }), { memory: true });
  assert.deepEqual([memory.run.ask.memory, memory.run.document.memory_mib], [1024, 1024]);
});

test('a worker that is lost takes the steps with it, not the document', () => {
  const lost = run.engineLost(ended(), 'It broke.');
  assert.deepEqual(
    [lost.step, lost.run.lost, lost.cursor.track, lost.history],
    [null, 'It broke.', 'start', ended().history],
  );
  assert.match(lost.notice.words, /nothing you typed is lost/);
});

test('keep, and compare: the search that ended is the first entrant', () => {
  const kept = keepRun(ended());
  assert.deepEqual([kept.comparison.entrants[0].run.stats.cost, kept.panes.chosen.C], [2, 'compare']);
  const racing = startRace(replaceEntrants(kept, [kept.comparison.entrants[0].choice]));
  assert.equal(replaceEntrants(racing, []), racing, 'not while they run');
  assert.equal(stopRace(racing).comparison.entrants[0].state, 'ready');
});

test('time: places are kept inside, jumps can be taken back, a node is shown without moving', () => {
  const at = cursor.seek(cursor.showTrack(ended(), 'search'), 99);
  assert.equal(at.cursor.step, 10);
  const jumped = cursor.jumpTo(cursor.jumpTo(at, 3), 7);
  assert.deepEqual(
    [
      jumped.jumps.map(({ step }) => step),
      cursor.back(jumped).cursor.step,
      cursor.back(cursor.back(jumped)).cursor.step,
    ],
    [[0, 10, 3], 3, 10],
  );
  const picked = cursor.selectNode(jumped, 4);
  assert.deepEqual([picked.cursor.step, picked.selection.node], [7, 4]);
  const columns = { parent: [0], g: [1], h: [2], f: [3], expanded_at: [6] };
  const known = cursor.nodeArrived(picked, 4, columns, null, null);
  assert.equal(known.selection.expandedAt, 6);
  assert.equal(cursor.goToExpansion(known).cursor.step, 6);
  assert.equal(cursor.back(known).selection, null);
  const none = cursor.nodeArrived(picked, 4, { parent: [], g: [], h: [], f: [], expanded_at: [] }, null, 2);
  assert.deepEqual([none.selection, none.cursor.step], [null, 2]);
});

test('Back returns from every jump, also from one that was made by hand, and on its own track', () => {
  const at = cursor.seekBy(cursor.seekBy(cursor.showTrack(ended(), 'search'), 1), 1);
  assert.deepEqual(at.jumps, [], 'a step is no jump');
  const away = [
    cursor.seekEnd(at, 'first'),
    cursor.seekEnd(at, 'last'),
    cursor.seek(at, 7),
    cursor.seek(cursor.seek(at, 8), 5, true),
  ];
  assert.deepEqual(
    away.map(({ cursor: { step } }) => step),
    [0, 10, 7, 5],
  );
  assert.deepEqual(
    away.map((state) => cursor.back(state).cursor.step),
    [2, 2, 2, 2],
  );
  const shown = plans.planShown(
    ended(),
    ended().plan.wish,
    { ...plan, title: '', incumbent: 0 },
    ended().run.document,
  );
  const returned = cursor.back(cursor.jumpTo(cursor.seek(shown, 1), 4));
  assert.deepEqual([returned.cursor.track, returned.cursor.move], ['plan', 1]);
});

test('play runs to the end and from the end begins anew', () => {
  const shown = plans.planShown(
    ended(),
    ended().plan.wish,
    { ...plan, title: '', incumbent: 0 },
    ended().run.document,
  );
  const playing = cursor.togglePlay(shown);
  assert.ok(playing.cursor.playing);
  const end = cursor.tick(cursor.tick(playing, 1), 1);
  assert.deepEqual([end.cursor.move, end.cursor.playing], [2, false]);
  assert.equal(cursor.togglePlay(end).cursor.move, 0);
  assert.equal(cursor.seekBy(cursor.showTrack(shown, 'start'), 1).cursor.track, 'plan');
});

test('between two steps that are played there is nothing to draw, unless one takes long', () => {
  const at = (index) => ({ expansion: { index } });
  const standing = set(cursor.seek(cursor.showTrack(ended({ expanded: 50 }), 'search'), 7), { step: at(7) });
  const playing = cursor.togglePlay(standing);
  assert.equal(isBetweenSteps(playing), false);
  const on = cursor.tick(playing, 1);
  assert.equal(isBetweenSteps(on), true);
  assert.equal(isBetweenSteps(cursor.stepTakesLong(on, 8)), false);
  assert.equal(isBetweenSteps(cursor.pause(on)), false);
  assert.equal(isBetweenSteps(cursor.stepArrived(on, at(8), '')), false);
  assert.equal(isBetweenSteps(cursor.tick(playing, 43)), false, 'the end is drawn at once');
  assert.equal(isBetweenSteps(cursor.seek(standing, 9)), false, 'a step asked for by hand shows its place');
});

test('a move or a node of a link beyond the end is told of', () => {
  const plan = { actions: ['up', 'up'], cost: 2 };
  assert.equal(missedMove(2, { plan }), '');
  assert.equal(missedMove(Infinity, { plan }), '');
  assert.match(missedMove(9, { plan }), /move 9, but the plan has 2 moves: its end is shown/);
  assert.match(missedMove(1, { plan: null }), /found none/);
  assert.equal(missedNode(4, { stats: { nodes: 5 } }), '');
  assert.match(missedNode(5, { stats: { nodes: 5 } }), /node 5, but the search has 5 nodes/);
});

test('the best plan that a search found is remembered for its board, once it is checked', () => {
  const proved = ended({ cost: 41, claim: { kind: 'optimal', ratio: 1, sentence: '' } });
  const { domain, board } = proved.history.present;
  assert.deepEqual(proved.found, { [recordKey(domain, board)]: { cost: 41, proved: true } });
  assert.deepEqual(ended({ cost: null }).found, {});
  assert.equal(ended({ cost: 50 }, run.solve(proved)).found, proved.found);
  assert.equal(Object.values(ended({ cost: 40 }, run.solve(proved)).found)[0].cost, 40);
});

test('where moves are pushes or not, the status line counts both', () => {
  const figures = (/** @type {number | null} */ pushes) => {
    const state = run.solve(openState());
    const outcome = { stats, seconds: 4, plan, verdict: { ...verdict, pushes } };
    return statusOf(run.settled(state, state.run.id, outcome)).figures.map(({ name }) => name);
  };
  assert.ok(figures(1).includes('Moves') && figures(1).includes('Pushes'));
  assert.ok(!figures(null).includes('Pushes'));
});
