import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SearchControl } from '../../web/model/search-control.js';
import { Ticker } from '../../web/model/ticker.js';
import { Walk } from '../../web/model/walk.js';
import { freshDocument } from '../../web/model/document.js';
import { catalog } from './catalog-sample.js';

const document = freshDocument(catalog);
const run = { document, stats: { expanded: 10 }, plan: { actions: ['up', 'up'], nodes: [0, 4, 9] }, lost: null };
const stepEngine = { step: async (index) => ({ index }) };
const plansOf = (shown) => ({ shown, boardAt: async (index) => ({ after: index }) });

function walkOver(engine = stepEngine) {
  const walk = new Walk(engine, () => {});
  walk.run = run;
  walk.plans = plansOf({ actions: ['up', 'up'] });
  return walk;
}

test('steps and plan keep their own places, inside their ends', async () => {
  const walk = walkOver();
  await walk.show('steps');
  await walk.seek(99);
  assert.equal(walk.current, 10);
  assert.deepEqual(walk.step, { index: 10 });
  await walk.show('plan');
  await walk.seek(1);
  assert.deepEqual(walk.planBoard, { after: 1 });
  await walk.seek(-5);
  assert.equal(walk.current, 0);
  await walk.show('steps');
  assert.equal(walk.current, 10);
});

test('of several wishes in a row only the last is shown', async () => {
  const waiting = [];
  const walk = walkOver({ ...stepEngine, step: (index) => new Promise((resolve) => waiting.push(() => resolve({ index }))) });
  const shown = walk.show('steps');
  const late = walk.seek(7);
  const last = walk.seek(8);
  waiting.reverse().forEach((answer) => answer());
  await Promise.all([shown, late, last]);
  assert.deepEqual(walk.step, { index: 8 });
});

test('play walks to the end and stops there; from the end it begins anew', async () => {
  const walk = walkOver();
  walk.speed = 1000;
  await walk.show('plan');
  await walk.togglePlay();
  assert.deepEqual([walk.current, walk.playing], [2, false]);
  const again = walk.togglePlay();
  assert.equal(walk.playing, true);
  await again;
  assert.equal(walk.current, 2);
});

test('a search that is lost can no longer be walked', () => {
  const walk = walkOver();
  assert.deepEqual([walk.canStep, walk.canPlan], [true, true]);
  walk.run = { ...run, lost: 'gone' };
  walk.plans = plansOf(null);
  assert.deepEqual([walk.canStep, walk.canPlan], [false, false]);
});

test('another plan is shown at the same place, or at its end where it is shorter', async () => {
  const walk = walkOver();
  await walk.show('plan');
  await walk.seek(2);
  walk.plans = plansOf({ actions: ['left'] });
  await walk.showPlanAt(walk.position.plan);
  assert.deepEqual([walk.current, walk.planBoard], [1, { after: 1 }]);
});

test('editing and playing are modes without places', async () => {
  const walk = walkOver();
  for (const mode of ['edit', 'play', 'board']) {
    await walk.show(mode);
    await walk.seek(3);
    await walk.togglePlay();
    assert.deepEqual([walk.mode, walk.current, walk.last, walk.playing], [mode, 0, 0, false]);
  }
});

test('a ticker stops when told, also between two steps', async () => {
  let wake = () => {};
  const ticker = new Ticker((resolve) => { wake = resolve; });
  let steps = 0;
  const playing = ticker.start(() => 10, async () => ++steps < 100);
  await new Promise((resolve) => setImmediate(resolve));
  ticker.stop();
  wake();
  await playing;
  assert.equal(steps, 1);
});

test('a ticker keeps its speed though some steps take longer than their share, and makes no burst', async () => {
  const play = async (durations) => {
    let [time, steps] = [0, 0];
    const ticker = new Ticker((wake, milliseconds) => { time += milliseconds; wake(); }, () => time);
    await ticker.start(() => 100, async () => {
      time += durations[steps % durations.length];
      return ++steps < 50;
    });
    return time;
  };
  const uneven = await play([14, 2]);
  assert.ok(uneven >= 490 && uneven <= 510, `${uneven} ms`);
  const held = await play([1000, ...Array(49).fill(1)]);
  assert.ok(held >= 1000 + 490 - 100 - 10, `${held} ms`);
});

const stats = { status: 'solved', cost: 2, incumbents: [{ cost: 2 }], expanded: 5 };
const searchEngine = (more) => ({
  search: async () => ({ ok: true, stats, seconds: 0.1 }),
  plan: async () => ({ cost: 2, actions: ['up', 'up'], nodes: [0, 1, 2] }),
  validate: async () => ({ legal: true, reaches_goal: true, cost: 2, steps: 2, failed_step: null, message: '' }),
  ...more,
});

test('a plan is checked before the search counts as ended', async () => {
  const statuses = [];
  const control = new SearchControl(searchEngine(), { onChange: () => statuses.push([control.run.status, control.run.verdict !== null]), onEnd: () => {} });
  await control.start(document, catalog);
  assert.deepEqual(statuses.at(-1), ['solved', true]);
  assert.ok(statuses.slice(0, -1).every(([status]) => status === 'running'));
});

test('a refused request and a plan that is no plan are told', async () => {
  const error = { message: 'no', line: 0, column: 0, field: 'weight' };
  const refused = new SearchControl(searchEngine({ search: async () => ({ ok: false, error }) }), { onChange: () => {}, onEnd: () => {} });
  await refused.start(document, catalog);
  assert.deepEqual([refused.run.status, refused.run.problem], ['failed', error]);
  const wrong = new SearchControl(searchEngine({ validate: async () => ({ ok: false, error }) }), { onChange: () => {}, onEnd: () => {} });
  await wrong.start(document, catalog);
  assert.deepEqual([wrong.run.verdict.legal, wrong.run.verdict.message], [false, 'no']);
});

test('a worker that dies leaves a failed search and a control that can start again', async () => {
  let die = () => {};
  const engine = searchEngine({ search: () => new Promise((_, reject) => { die = () => reject(new Error('dead')); }) });
  const control = new SearchControl(engine, { onChange: () => {}, onEnd: () => assert.fail('it did not end') });
  const search = control.start(document, catalog);
  control.stop();
  assert.equal(control.stopping, true);
  control.lose('It died.');
  die();
  await search;
  assert.deepEqual([control.running, control.stopping, control.run.status, control.run.lost], [false, false, 'failed', 'It died.']);
});
