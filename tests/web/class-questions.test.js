// A question for a class: how it is posed, answered and given up, what it hides, and its effect.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { questionEffect } from '../../web/effects/question.js';
import { keyPart, questionLoader } from '../../web/effects/question-loader.js';
import { asks } from '../../web/model/asks.js';
import { admissible, newMade, offeredOf } from '../../web/model/class-admissible.js';
import { cost } from '../../web/model/class-cost.js';
import { kindOf } from '../../web/model/class-questions.js';
import { panes } from '../../web/panes.js';
import { lastPlace } from '../../web/state/selectors-run.js';
import { newQuestion } from '../../web/state/selectors-question.js';
import { documentOf, set } from '../../web/state/state.js';
import { seek, seekEnd, showTrack } from '../../web/state/updates-cursor.js';
import { editDocument } from '../../web/state/updates-document.js';
import { makeState, useMade } from '../../web/state/updates-making.js';
import { toggledCut } from '../../web/state/updates-game-question.js';
import { questionAsked, viewLinked } from '../../web/state/updates-page.js';
import { settled, solve } from '../../web/state/updates-run.js';
import * as updates from '../../web/state/updates-question.js';
import { openState, openStore, stats } from './page-sample.js';

test('every question that a link can ask is known to the card and stands in the documentation', () => {
  const documented = readFileSync(new URL('../../docs/links.md', import.meta.url), 'utf8');
  for (const { id } of asks) {
    assert.ok(kindOf(id)?.title, `class-questions.js has no ${id}`);
    assert.match(documented, new RegExp(`^\\| \`${id}[:\`]`, 'm'), `docs/links.md has no ${id}`);
  }
});

const posedCost = {
  weight: 2,
  heuristic: 'near',
  cost: 7,
  expanded: 3,
  optimal: 5,
  expandedBy: 9,
  isOptimal: true,
  isBounded: true,
};
const begun = (ask = 'cost:2', step = null) =>
  updates.questionBegun(questionAsked(openState(), ask), 'here', step);
const open = () => updates.questionPosed(begun(), 'here', posedCost);
const tried = (state, given) => updates.checkAnswer(updates.give(state, given));

test('tries are counted, the last one decides, and a right answer has its reason', () => {
  const first = tried(open(), '6');
  assert.deepEqual([first.question.tries, first.question.correct, first.question.reason], [1, false, null]);
  assert.match(first.question.words, /not 6/);
  assert.equal(updates.give(first, '7').question.words, '', 'what was said is of the last answer');
  const second = tried(first, '7').question;
  assert.deepEqual([second.tries, second.correct, second.reason.length], [2, true, 3]);
  assert.equal(tried(tried(first, '7'), '6').question.tries, 2, 'answered is answered');
  assert.equal(updates.checkAnswer(open()).question.tries, 0, 'nothing was given');
});

test('the answer can be shown after two tries, and counts as not found', () => {
  const once = tried(open(), '6');
  assert.equal(updates.showAnswer(once), once);
  const { question } = updates.showAnswer(tried(once, '8'));
  assert.deepEqual([question.shown, question.correct, question.tries, question.given], [true, false, 2, '7']);
  assert.ok(question.reason.length);
  assert.equal(updates.showHint(open()).question.hint, true);
});

test('a key that comes too late is dropped; what cannot be asked says why and holds nothing', () => {
  assert.equal(updates.questionPosed(begun(), 'elsewhere', posedCost).question.status, 'posing');
  const refused = updates.questionPosed(begun('next', 3), 'here', 'It is over.');
  assert.deepEqual([refused.question.status, refused.question.words], ['refused', 'It is over.']);
  assert.equal(lastPlace(set(stepping(), { question: refused.question })), 10);
});

/** A search of ten expansions that is stepped through. */
function stepping() {
  const run = solve(openState());
  const ended = settled(run, run.run.id, { stats, seconds: 1, plan: null, verdict: null });
  return seek(showTrack(ended, 'search'), 4);
}
const candidates = [3, 5].map((node) => ({ node, parent: 0, action: 'up', g: 1, h: 2, f: 3 }));
const posedNext = {
  step: 4,
  candidates,
  key: 5,
  hasF: true,
  ties: '',
  order: '',
  strategy: 'A*',
  why: 'So.',
};
const nextAt = (step, state = stepping()) =>
  updates.questionPosed(updates.questionBegun(questionAsked(state, 'next'), 'c', step), 'c', posedNext);

test('while the next node is asked for, time and panes end there', () => {
  const shown = (state) => panes.filter(({ applies }) => applies(state)).map(({ id }) => id);
  const held = nextAt(4);
  assert.deepEqual(shown(held), ['question', 'rules', 'node', 'level', 'lessons']);
  assert.deepEqual(
    [lastPlace(held), seek(held, 9).cursor.step, seekEnd(held, 'last').cursor.step],
    [4, 4, 4],
  );
  assert.equal(seek(held, 2).cursor.step, 2, 'back is open');
  const beyond = set(held, { cursor: set(held.cursor, { step: 7 }) });
  assert.equal(updates.holdCursor(beyond).cursor.step, 4);
  const pruned = set(held, { question: set(held.question, { ask: 'pruned' }) });
  assert.ok(!shown(pruned).includes('node'));
  const answered = tried(held, 5);
  assert.deepEqual([lastPlace(answered), shown(answered).includes('frontier')], [10, true]);
  assert.deepEqual(shown(tried(held, 3)), shown(held), 'a wrong answer opens nothing');
});

test('asked once more at another step, and closed', () => {
  const moved = seek(tried(nextAt(4), 5), 8);
  const again = updates.askHere(moved).question;
  assert.deepEqual([again.step, again.tries, again.status], [8, 0, 'waiting']);
  const closed = updates.closeQuestion(set(moved, { linked: { step: null, node: null, ask: 'next' } }));
  assert.deepEqual([closed.question, closed.linked.ask], [null, null]);
});

const tick = () => new Promise((resolve) => setTimeout(resolve));

test('the effect asks for the step and the one behind it, and again for another search', async () => {
  const store = openStore();
  const asked = [];
  const engine = {
    step: async (index) => {
      asked.push(index);
      const rows = [6, 5, 4].map((node) => ({ node, parent: 0, action: 'up', g: 1, h: 2, f: node }));
      return {
        expansion: { index, node: index, why: { sentence: 'Least f.' }, successors: [] },
        frontier: { total: 3, rows: rows.map((row, at) => (at ? row : { ...row, node: index })) },
      };
    },
  };
  const loaded = [];
  const loader = questionLoader(store, async () => {
    loaded.push(1);
    if (loaded.length === 1) throw new Error('the connection is gone');
    return questionEffect(store, engine, () => assert.fail('no engine aside'));
  });
  store.subscribe(loader);
  store.dispatch(viewLinked, {
    step: 4,
    node: null,
    whole: false,
    panes: {},
    controls: null,
    readOnly: false,
    ask: 'next',
  });
  assert.equal(store.state.question.status, 'waiting', 'held from the first moment');
  await tick();
  assert.equal(store.state.panes.parts[keyPart], 'failed', 'the card says so, and tries again');
  loader.again();
  await tick();
  const end = () =>
    store.dispatch(settled, store.state.run.id, { stats, seconds: 1, plan: null, verdict: null });
  store.dispatch(solve);
  end();
  await tick();
  assert.deepEqual([asked, loaded.length], [[4, 5], 2]);
  const { question } = store.state;
  assert.deepEqual([question.status, question.step, question.posed.key], ['asked', 4, 5]);
  store.dispatch(updates.give, 5);
  store.dispatch(solve);
  end();
  await tick();
  const { question: anew, cursor } = store.state;
  assert.deepEqual([anew.status, anew.step, anew.given, cursor.step], ['asked', 4, null, 4]);
  store.dispatch((state) => set(state, { cursor: set(state.cursor, { track: 'plan' }) }));
  assert.equal(store.state.cursor.track, 'search', 'nothing leads past it');
});

test('the cost is worked out in an engine of its own; another board is asked about anew', async () => {
  const store = openStore();
  const weights = [];
  const aside = {
    search: async ({ strategy, weight }) => {
      weights.push([strategy, weight]);
      return { ok: true, stats: { ...stats, cost: weight === 1 ? 4 : 6 }, seconds: 0 };
    },
  };
  const engine = { step: () => assert.fail('not of the search on the page') };
  store.subscribe(questionEffect(store, engine, () => aside));
  store.dispatch(questionAsked, 'cost:1.5');
  await tick();
  const known = store.state.catalog.strategies.some(({ id }) => id === 'weighted_a_star');
  assert.deepEqual(
    weights,
    known
      ? [
          ['weighted_a_star', 1.5],
          ['weighted_a_star', 1],
        ]
      : weights,
  );
  assert.equal(store.state.question.status, 'asked');
  const { context } = store.state.question;
  store.dispatch((state) => {
    const present = { ...state.history.present, board: '#.@#\n' };
    return set(state, { history: { ...state.history, present } });
  });
  await tick();
  assert.notEqual(store.state.question.context, context);
});

test('what is asked about the game is not asked of a puzzle', async () => {
  const store = openStore();
  const fail = () => assert.fail('nothing is asked');
  store.subscribe(questionEffect(store, { step: fail }, fail));
  store.dispatch(questionAsked, 'cut');
  await tick();
  assert.deepEqual([store.state.question.status, store.state.question.words.length > 0], ['refused', true]);
});

test('a counter-example must be one; of an admissible heuristic there is none', () => {
  const state = (text, h, exact) => ({ text, picture: null, h, exact, plan: ['up'] });
  const pool = [
    state('a', 3, 2),
    state('b', 1, 2),
    state('b', 1, 2),
    state('c', null, 4),
    state('goal', 0, 0),
  ];
  const offered = offeredOf(pool);
  assert.equal(offered.length, 4, 'each once');
  const at = (text) => offered.findIndex((each) => each.text === text);
  const posed = { truth: 'no', heuristic: 'near', states: 9, tooHigh: 2, why: '', offered };
  const judge = (verdict, text = '') => admissible.judge(posed, { verdict, state: at(text) });
  assert.deepEqual(
    [judge('no', 'a'), judge('no', 'c'), judge('no', 'b'), judge('yes')].map(({ correct }) => correct),
    [true, true, false, false],
  );
  assert.match(judge('no', 'b').words, /h says 1, and its cheapest plan costs 2/);
  const sound = { ...posed, truth: 'yes', offered: [state('b', 1, 2)] };
  assert.equal(admissible.judge(sound, { verdict: 'yes', state: -1 }).correct, true);
  const { words } = admissible.judge(sound, { verdict: 'no', state: 0 });
  assert.match(words, /no counter-example/);
  const made = (change) => ({
    verdict: 'no',
    state: -1,
    made: {
      ...newMade('m', 'edit'),
      status: 'known',
      h: 3,
      exact: 2,
      plan: ['up'],
      isReached: true,
      ...change,
    },
  });
  const judged = (change) => admissible.judge(posed, made(change));
  assert.equal(judged({}).correct, true);
  assert.match(admissible.reason(posed, made({}))[0], /Your state: h says 3, but this plan costs 2: up/);
  assert.match(judged({ h: 2 }).words, /no counter-example/);
  assert.match(judged({ isReached: false }).words, /cannot be reached/);
  assert.match(judged({ status: 'unsolvable' }).words, /No plan leads from there/);
  for (const status of ['asking', 'undecided', 'bad'])
    assert.equal(admissible.isWhole(made({ status }), posed), false, `${status} is no try`);
});

test('a state is made by playing or editing; the board that is asked about comes back', async () => {
  const store = openStore();
  const posed = { truth: 'no', heuristic: 'h', states: 9, tooHigh: 1, why: '', offered: [] };
  const judged = [];
  const aside = {
    check: async (domain, text) => {
      judged.push(text);
      return { ok: true, width: 1, height: 1, cells: [], estimates: [{ value: 5 }] };
    },
    search: async () => ({ ok: true, stats: timeIsUp ? { ...stats, claim: {} } : optimal }),
    plan: async () => ({ actions: ['up'], cost: 3 }),
    openLine: async (_, { board }) => ({ ok: true, position: { text: board } }),
    counterExamples: async () => [{ state: { text: 'edited' } }],
  };
  const optimal = { claim: { kind: 'optimal' }, status: 'solved', incumbents: [{}] };
  let timeIsUp = true;
  store.subscribe(questionEffect(store, { step: () => assert.fail('no step') }, () => aside));
  const asked = (board) =>
    store.dispatch((state) =>
      set(state, {
        question: set(state.question ?? newQuestion('admissible'), {
          status: 'asked',
          context: JSON.stringify(
            ['domain', 'board', 'options', 'heuristic', 'own'].map((key) => documentOf(state)[key]),
          ),
          posed,
          given: admissible.empty(posed),
        }),
        ...(board ? { check: { ok: true, estimates: [] } } : {}),
      }),
    );
  asked(true);
  const board = documentOf(store.state).board;
  store.dispatch(makeState, 'edit');
  assert.deepEqual([store.state.mode, store.state.question.making], ['edit', board]);
  store.dispatch(editDocument, { board: 'edited' }, '', 0);
  store.dispatch((state) => set(state, { check: { ok: true, estimates: [] } }));
  assert.equal(store.state.question.status, 'asked', 'it waits while the board is edited');
  store.dispatch(useMade);
  assert.deepEqual([store.state.mode, documentOf(store.state).board], ['watch', board]);
  await tick();
  const made = () => store.state.question.given.made;
  assert.deepEqual([judged, made().status], [['edited'], 'undecided']);
  store.dispatch(updates.checkAnswer);
  assert.equal(store.state.question.tries, 0, 'what cannot be decided is no try');
  timeIsUp = false;
  store.dispatch(makeState, 'edit');
  store.dispatch(editDocument, { board: 'edited' }, '', 0);
  store.dispatch((state) => set(state, { check: { ok: true, estimates: [] } }));
  store.dispatch(useMade);
  await tick();
  assert.deepEqual([made().h, made().exact, made().isReached], [5, 3, true]);
  store.dispatch(updates.checkAnswer);
  assert.deepEqual([store.state.question.correct, store.state.question.tries], [true, 1]);
});

test('a cost that cannot be is told from one that could; a hint has the bounds', () => {
  assert.match(cost.judge(posedCost, '4').words, /No plan of this board costs as little/);
  assert.match(cost.judge(posedCost, '11').words, /more than the weight allows/);
  assert.match(cost.judge(posedCost, '9').words, /could be/);
  assert.match(cost.hint(posedCost), /5 ≤ cost ≤ 2 × 5 = 10/);
  assert.match(cost.hint({ ...posedCost, isOptimal: false }), /proves nothing/);
});

test('what is below a marked branch is not marked too', () => {
  assert.deepEqual(toggledCut(['0.1', '10'], '0'), ['10', '0']);
  assert.deepEqual(toggledCut(['1', '10'], '1'), ['10']);
});
