import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlanControl } from '../../web/model/plan-control.js';
import { freshDocument } from '../../web/model/document.js';
import { catalog as sample } from './catalog-sample.js';

const catalog = { ...sample, domains: sample.domains.map((domain) => ({ ...domain, plan_formats: [{ id: 'lurd', name: 'LURD', summary: '' }] })) };
const document = freshDocument(catalog);
const plans = [{ cost: 3, actions: ['up', 'up', 'left'], costs: [], nodes: [0, 1, 2, 3] }, { cost: 2, actions: ['up', 'left'], costs: [], nodes: [0, 1, 4] }];
const run = { document, plan: plans[1], stats: { incumbents: [{}, {}] } };

function engineOf(verdict) {
  let line = [];
  return {
    plan: async (index) => plans[index],
    openLine: async (_, { actions }) => (actions.includes('fly') ? { ok: false, error: {} } : ((line = actions), { ok: true, actions })),
    linePosition: async (_, index) => ({ picture: `after ${line.slice(0, index).join(' ')}` }),
    lineText: async (_, format) => (format === 'lurd' ? line.map((action) => action[0]).join('') : line.join('\n')),
    validate: async () => verdict,
    cells: async (node) => `node ${node}`,
  };
}

test('the best plan first, earlier ones on demand, in every format', async () => {
  const control = new PlanControl(engineOf(), () => {});
  await control.open(run, catalog);
  assert.deepEqual([control.shown.cost, control.shown.incumbent, control.text], [2, 1, 'up\nleft']);
  await control.pickIncumbent(0);
  assert.deepEqual([control.shown.cost, await control.boardAt(2)], [3, 'after up up']);
  await control.pickFormat('lurd');
  assert.equal(control.text, 'uul');
  await control.pickFormat('gone');
  assert.equal(control.text, 'up\nup\nleft');
});

test('a pasted plan that fails is shown up to the place where it does', async () => {
  const control = new PlanControl(engineOf({ legal: false, reaches_goal: false, cost: 1, steps: 1, failed_step: 2, actions: ['up'], message: 'A wall.' }), () => {});
  await control.check('{}uu', document, catalog);
  assert.deepEqual([control.checked.failed, control.checked.message], [2, 'A wall.']);
  assert.deepEqual([control.shown.actions, control.shown.title, control.shown.incumbent], [['up'], 'Pasted plan', -1]);
});

test('a text that is no plan leaves what is shown', async () => {
  const control = new PlanControl(engineOf({ ok: false, error: { message: 'What is this?' } }), () => {});
  await control.open(run, catalog);
  await control.check('???', document, catalog);
  assert.equal(control.checked.message, 'What is this?');
  assert.equal(control.shown.incumbent, 1);
});

test('a plan that is no line of moves is still shown from the search', async () => {
  const control = new PlanControl(engineOf(), () => {});
  await control.open({ ...run, plan: { ...plans[0], actions: ['fly'], nodes: [0, 9] } }, catalog);
  assert.equal(await control.boardAt(1), 'node 9');
  assert.equal(control.text, 'fly');
});
