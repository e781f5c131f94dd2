import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overviewEffect, wanted } from '../../web/effects/overview.js';
import { plansEffect } from '../../web/effects/plans.js';
import { searchEffect } from '../../web/effects/search.js';
import { timeEffect } from '../../web/effects/time.js';
import { captionOf } from '../../web/state/selectors.js';
import { closedNodes } from '../../web/model/closed.js';
import { editDocument, toggleBreakpoint } from '../../web/state/updates-document.js';
import { goOn, progressed, settled, solve, stop } from '../../web/state/updates-run.js';
import {
  seek,
  selectNode,
  setSpeed,
  showTrack,
  togglePlay,
  wantJump,
  pickJump,
} from '../../web/state/updates-cursor.js';
import { checkPlan, pickFormat, showPlan } from '../../web/state/updates-plan.js';
import { catalog as sample } from './catalog-sample.js';
import { fakeClock, openStore, settle, stats } from './page-sample.js';

const plan = { cost: 2, actions: ['up', 'left'], costs: [], nodes: [0, 1, 4] };
const legal = {
  legal: true,
  reaches_goal: true,
  cost: 2,
  steps: 2,
  failed_step: null,
  actions: ['up', 'left'],
  message: '',
};
const catalog = {
  ...sample,
  events: [{ id: 'f_changed', name: 'f rises' }],
  domains: sample.domains.map((domain) => ({
    ...domain,
    plan_formats: [{ id: 'lurd', name: 'LURD', summary: '' }],
  })),
};

/** An engine that answers at once unless a test holds it back. */
function fakeEngine(more = {}) {
  const asked = [];
  let line = [];
  return {
    asked,
    search: async (request, seconds) => {
      asked.push(['search', request.max_expansions, seconds]);
      return { ok: true, stats, seconds: 0.5 };
    },
    resume: async (how) => {
      asked.push(['resume', how]);
      return { ok: true, stats, seconds: 1 };
    },
    plan: async () => plan,
    validate: async () => legal,
    setWeight: async (weight) => {
      asked.push(['weight', weight]);
    },
    setBreakpoints: async (rows) => {
      asked.push(['stops', rows.length]);
      return null;
    },
    step: async (index) => ({
      expansion: { index, node: index, successors: [], weight: 1, cost: null, lower_bound: 1 },
      frontier: { total: 0, rows: [] },
      cells: `step ${index}`,
    }),
    openLine: async (_, { actions }) =>
      actions.includes('fly') ? { ok: false, error: {} } : ((line = actions), { ok: true, actions }),
    linePosition: async (_, index) =>
      line.length ? { picture: `after ${line.slice(0, index).join(' ')}` } : null,
    lineText: async (_, format) => (format === 'lurd' ? line.map((action) => action[0]).join('') : null),
    cells: async (node) => `node ${node}`,
    nearest: async () => null,
    tree: async (from) => ({ parent: [3], g: [1], h: [2], f: [3], expanded_at: [from] }),
    ...more,
  };
}

function running(more, effects = ['search', 'plans', 'time']) {
  const [engine, clock, store] = [fakeEngine(more), fakeClock(), openStore(catalog)];
  if (effects.includes('search')) store.subscribe(searchEffect(store, engine));
  if (effects.includes('plans')) store.subscribe(plansEffect(store, engine));
  if (effects.includes('time')) store.subscribe(timeEffect(store, engine, clock));
  return { engine, clock, store };
}

/** A page whose search has ended. */
async function solved(more) {
  const all = running(more);
  all.store.dispatch(solve);
  await settle();
  return all;
}

test('a search is driven, its plan fetched, checked and laid out', async () => {
  const { store, engine } = await solved();
  const { run, plan: shown, cursor, narration } = store.state;
  assert.deepEqual(
    [run.status, run.verdict, shown.shown.actions, cursor.track],
    ['solved', legal, ['up', 'left'], 'plan'],
  );
  assert.deepEqual(engine.asked[0], ['search', null, 10]);
  assert.match(narration, /^Solved\. Cost 2/);
});

test('a refused request and a plan that is no plan are told', async () => {
  const error = { message: 'no', line: 0, column: 0, field: 'weight' };
  const refused = await solved({ search: async () => ({ ok: false, error }) });
  assert.deepEqual([refused.store.state.run.status, refused.store.state.run.diagnostic], ['failed', error]);
  const wrong = await solved({ validate: async () => ({ ok: false, error }) });
  assert.deepEqual(
    [wrong.store.state.run.verdict.legal, wrong.store.state.run.verdict.message],
    [false, 'no'],
  );
});

test('a step that takes long is told, and no longer once it is there', async () => {
  let arrive;
  const { store, clock } = await solved({
    step: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  store.dispatch(showTrack, 'search');
  await settle();
  assert.equal(store.state.slowStep, null);
  await clock.pass(400);
  assert.equal(store.state.slowStep, store.state.cursor.step);
  assert.match(store.state.narration, /is being worked out/);
  assert.match(captionOf(store.state).words, /worked out/);
  arrive({
    expansion: { index: 0, node: 0, successors: [], action: null, g: 0, h: 0, f: 0 },
    frontier: { total: 0, rows: [] },
    cells: null,
  });
  await settle();
  assert.equal(store.state.slowStep, null);
});

test('stop is passed on once, and a new weight and breakpoints reach what runs', async () => {
  let signal;
  const { store, engine } = running({
    search: (_, __, hooks) => {
      signal = hooks.signal;
      return new Promise(() => {});
    },
  });
  store.dispatch(editDocument, { strategy: 'weighted' }, '', 0);
  store.dispatch(solve);
  store.dispatch(editDocument, { weight: 3 }, 'weight', 0);
  store.dispatch(toggleBreakpoint, { event: 'f_changed' }, 0);
  assert.deepEqual(engine.asked, [
    ['weight', 3],
    ['stops', 1],
  ]);
  assert.equal(store.state.run.document.weight, 3);
  assert.equal(signal.aborted, false);
  store.dispatch(stop);
  assert.equal(signal.aborted, true);
});

test('going on asks for a resume of this leg', async () => {
  const { store, engine } = await solved({
    search: async () => ({ ok: true, stats: { ...stats, status: 'timeout' }, seconds: 10 }),
  });
  store.dispatch(goOn, { unbounded: true });
  await settle();
  assert.deepEqual(engine.asked.at(-1), ['resume', { seconds: null, expansions: null, memory: null }]);
  assert.equal(store.state.run.status, 'solved');
});

test('of several wishes in a row only the last step is shown', async () => {
  const waiting = [];
  const { store } = await solved({
    step: (index) =>
      new Promise((resolve) =>
        waiting.push(() =>
          resolve({ expansion: { index, node: 1, successors: [] }, frontier: { total: 0, rows: [] } }),
        ),
      ),
  });
  store.dispatch(showTrack, 'search');
  store.dispatch(seek, 7);
  store.dispatch(seek, 8);
  waiting.reverse().forEach((answer) => answer());
  await settle();
  assert.equal(store.state.step.expansion.index, 8);
});

test('boards of the plan follow the cursor; play runs at its speed and stops at the end', async () => {
  const { store, clock } = await solved();
  assert.equal(store.state.plan.board, 'after ');
  store.dispatch(seek, 2);
  await settle();
  assert.equal(store.state.plan.board, 'after up left');
  store.dispatch(setSpeed, 10);
  store.dispatch(togglePlay);
  await settle();
  assert.equal(store.state.cursor.move, 1);
  await clock.pass(100);
  assert.deepEqual([store.state.cursor.move, store.state.cursor.playing], [2, false]);
});

test('a node is looked at without moving time, and a jump is found or said to be none', async () => {
  const { store } = await solved({
    nearest: async (_, from, forwards) => (forwards && from < 5 ? { index: 5 } : null),
  });
  store.dispatch(showTrack, 'search');
  store.dispatch(selectNode, 4);
  await settle();
  assert.deepEqual(
    [store.state.cursor.step, store.state.selection.cells, store.state.selection.expandedAt],
    [0, 'node 4', 4],
  );
  store.dispatch(wantJump, true);
  await settle();
  assert.deepEqual([store.state.cursor.step, store.state.jumps.map(({ step }) => step)], [5, [0]]);
  store.dispatch(wantJump, true);
  await settle();
  assert.equal(store.state.narration, 'No later step: f rises.');
  store.dispatch(pickJump, 'incumbent');
  store.dispatch(wantJump, true);
  await settle();
  assert.equal(store.state.cursor.step, 10, 'the goal that ends the search is no expansion');
});

test('plans in every format; earlier ones on demand; one that is no line of moves from its nodes', async () => {
  const { store } = await solved();
  assert.equal(store.state.plan.text, 'up\nleft');
  store.dispatch(pickFormat, 'lurd');
  await settle();
  assert.equal(store.state.plan.text, 'ul');
  const flying = await solved({ plan: async () => ({ ...plan, actions: ['fly'], nodes: [0, 9] }) });
  flying.store.dispatch(seek, 1);
  await settle();
  assert.deepEqual([flying.store.state.plan.board, flying.store.state.plan.text], ['node 9', 'fly']);
});

test('the plan that is shown is named and checked, whichever it is', async () => {
  const two = { ...stats, incumbents: [{ ...stats.incumbents[0], cost: 3 }, ...stats.incumbents] };
  const first = { ...plan, cost: 3, actions: ['up', 'up', 'left'] };
  const { store } = await solved({
    search: async () => ({ ok: true, stats: two, seconds: 1 }),
    plan: async (index) => (index ? plan : first),
    validate: async (_, __, ___, text) => ({ ...legal, steps: text.split('\n').length }),
  });
  const told = () => [captionOf(store.state).strong, store.state.plan.shown.verdict.steps];
  assert.deepEqual(told(), ['Plan 2 of 2, cost 2', 2]);
  store.dispatch(showPlan, 0);
  await settle();
  assert.deepEqual(told(), ['Plan 1 of 2, cost 3', 3]);
  assert.equal(store.state.run.verdict.steps, 2, 'the status line speaks of the best one');
});

test('a pasted plan is shown up to where it fails; a text that is none leaves what is shown', async () => {
  const { store } = await solved({
    validate: async (_, __, ___, text) =>
      text === '???'
        ? { ok: false, error: { message: 'What is this?' } }
        : {
            ...legal,
            legal: text !== 'uu',
            failed_step: text === 'uu' ? 2 : null,
            actions: ['up'],
            message: 'A wall.',
          },
  });
  store.dispatch(checkPlan, '???');
  await settle();
  assert.deepEqual(
    [store.state.plan.checked.message, store.state.plan.shown.incumbent],
    ['What is this?', 0],
  );
  store.dispatch(checkPlan, 'uu');
  await settle();
  const { checked, shown } = store.state.plan;
  assert.deepEqual(
    [checked.failed, shown.title, shown.incumbent, store.state.cursor.move],
    [2, 'Pasted plan', -1, 1],
  );
  store.dispatch(showPlan, 0);
  await settle();
  assert.equal(store.state.plan.shown.incumbent, 0);
});

test('the overview fetches what is in sight, once for each state of the run, and in portions', async () => {
  const { store, clock } = await solved();
  const asked = [];
  const sight = new Set();
  const overview = {
    timeline: async () => {
      asked.push('timeline');
      return { done: asked.length > 1, marks: {}, stops: [] };
    },
    tree: async () => {
      asked.push('tree');
      return { parent: [] };
    },
  };
  store.subscribe(overviewEffect(store, overview, clock, () => new Set(sight)));
  store.dispatch(showTrack, 'search');
  await settle();
  assert.deepEqual(asked, ['timeline', 'timeline']);
  store.dispatch(seek, 3);
  await clock.pass(1000);
  assert.equal(asked.length, 2, 'nothing is new');
  sight.add('tree');
  store.dispatch(seek, 4);
  await clock.pass(1000);
  assert.deepEqual(asked.slice(2), ['tree']);
  store.dispatch(solve);
  assert.deepEqual([store.state.overview.tree, store.state.overview.timeline], [null, null]);
});

test('closed nodes are those expanded before the step, the last one first', async () => {
  const tree = {
    parent: Uint32Array.of(0xffffffff, 0, 0),
    g: Int32Array.of(0, 1, 1),
    h: Float32Array.of(2, 1, Infinity),
    f: Float64Array.of(2, 2, 3),
    expanded_at: Uint32Array.of(0, 4, 0xffffffff),
  };
  assert.deepEqual(
    closedNodes(tree, 4).first.rows.map(({ node }) => node),
    [0],
  );
  const { first, load } = closedNodes(tree, 9);
  assert.deepEqual([first.total, (await load(0, 1)).rows[0].node], [2, 1]);
  assert.equal(closedNodes(null, 3).first, null);
});

test('an answer that comes after a new search is dropped', () => {
  const { store } = running({ search: () => new Promise(() => {}) });
  store.dispatch(solve);
  const { run } = store.state;
  store.dispatch(settled, run.id + 1, { stats, seconds: 1, plan, verdict: legal });
  assert.equal(store.state.run, run);
});

test('no tree is asked for before there is a node', () => {
  const store = openStore(catalog);
  store.dispatch(solve);
  const { id } = store.state.run;
  const tree = (nodes) => {
    store.dispatch(progressed, id, { ...stats, status: 'running', expanded: 0, nodes }, 0.1);
    return 'tree' in wanted(store.state, new Set(['tree']));
  };
  assert.deepEqual([tree(0), tree(1)], [false, true]);
});
