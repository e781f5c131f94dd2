/** Stepping: jumps from event to event, breakpoints that stop a search, one selection over all views, long searches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays, browserStory, cardSays, endedAs, eventually, figureOne, hasValue, narrated, picture, plainSokoban,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });
const step = (page) => page.getByLabel('Step', { exact: true }).inputValue().then(Number);
const open = (page, name) => page.locator('lens-card').getByRole('button', { name, exact: true }).click();

async function solve(page) {
  await typeBoard(page, figureOne);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.locator('expansion-panel').getByRole('heading', { name: 'Node 0' }).waitFor();
}

/** The step that is shown, once it is behind another one. */
async function stepAfter(page, before) {
  await eventually(async () => assert.ok((await step(page)) > before, `step ${await step(page)}`));
  return step(page);
}

test('from one change of f to the next and back, by button and by key', async () => {
  const { page, finish } = await story.open();
  await solve(page);
  await page.getByRole('button', { name: 'Next of this kind' }).click();
  const first = await stepAfter(page, 0);
  await page.getByRole('button', { name: 'Next of this kind' }).focus();
  await page.keyboard.press('n');
  await stepAfter(page, first);
  await page.keyboard.press('Shift+N');
  await hasValue(page.getByLabel('Step', { exact: true }), String(first));
  const timeline = page.locator('step-timeline canvas');
  await attributeSays(timeline, 'aria-label', /Timeline of 1,434 expansions\. Plans: 1\. f changed: \d+/);
  await page.getByLabel('Jump to').selectOption('inconsistent');
  await page.getByRole('button', { name: 'Next of this kind' }).click();
  await narrated(page, /No later step/);
  await finish();
});

test('what is typed into the step’s field stays while steps go by', async () => {
  const { page, finish } = await story.open();
  await solve(page);
  const field = page.getByLabel('Step', { exact: true });
  const position = page.getByLabel('Position', { exact: true });
  await page.locator('transport-bar').getByRole('button', { name: 'Play', exact: true }).click();
  await stepAfter(page, 0);
  await field.fill('1200');
  const before = await position.inputValue();
  await eventually(async () => assert.notEqual(await position.inputValue(), before));
  assert.equal(await field.inputValue(), '1200');
  await page.keyboard.press('Enter');
  await stepAfter(page, 1199);
  await finish();
});

test('a condition stops the search while it runs, and it goes on', async () => {
  const { page, finish } = await story.open();
  await solve(page);
  await page.locator('jump-bar summary').click();
  const bar = page.locator('jump-bar');
  const condition = bar.getByLabel('Condition over g, h, f and d');
  await condition.fill('q < 3');
  await bar.getByRole('button', { name: 'Add', exact: true }).click();
  await bar.locator('breakpoint-editor .error').waitFor();
  assert.equal(await condition.inputValue(), 'q < 3');
  await condition.fill('h < 4');
  await page.keyboard.press('Enter');
  await bar.getByText('Where h < 4').waitFor();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Paused');
  await cardSays(page, 'expansion-panel', /h\s*3/);
  const paused = await stepAfter(page, 0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await stepAfter(page, paused);
  await bar.getByRole('button', { name: 'Remove: Where h < 4' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await endedAs(page, 'Solved');
  await cardSays(page, 'answer-card', /Cost\s*41/);
  await finish();
});

test('breakpoints on events and on a state: set, jumped between, taken away, kept in the link', async () => {
  const { page, finish } = await story.open();
  await solve(page);
  const bar = page.locator('jump-bar');
  await bar.locator('summary').click();
  await bar.getByLabel('New plan').check();
  await page.getByLabel('Step', { exact: true }).fill('200');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Stop at the state of node 194' }).click();
  await bar.getByRole('button', { name: /^Remove: .*194/ }).waitFor();
  await bar.getByLabel('Jump to').selectOption({ label: 'My breakpoints (2)' });
  await bar.getByRole('button', { name: 'Next of this kind' }).click();
  await page.getByText('Goal: node').waitFor();
  await bar.getByRole('button', { name: 'Previous of this kind' }).click();
  await hasValue(page.getByLabel('Step', { exact: true }), '200');
  await attributeSays(page.locator('step-timeline canvas'), 'aria-label', /Plans: 1[^]*breakpoints?: 1/i);
  await eventually(async () => assert.match(page.url(), /stop=/));
  await bar.getByRole('button', { name: /^Remove: .*194/ }).click();
  await bar.getByLabel('New plan').uncheck();
  await eventually(async () => assert.doesNotMatch(page.url(), /stop=/));
  await finish();
});

test('one selection: frontier, tree and panel show the same node', async () => {
  const { page, finish } = await story.open();
  await solve(page);
  await open(page, 'Tree');
  const words = page.locator('lens-tree #words');
  await words.getByText(/^Node 0,/).waitFor();
  await page.getByLabel('Step', { exact: true }).fill('200');
  await page.keyboard.press('Enter');
  await words.getByText(/^Node 194,/).waitFor();
  const rows = page.locator('frontier-list').getByRole('option');
  await eventually(async () => assert.match(await rows.nth(5).innerText(), /\d/));
  const waiting = (await rows.nth(5).innerText()).split('\n')[0].trim();
  await rows.nth(5).click();
  await words.getByText(`Node ${waiting},`).waitFor();
  await page.locator('expansion-panel').getByRole('heading', { name: `Node ${waiting}` }).waitFor();
  await page.getByLabel('Node', { exact: true }).fill('1');
  await page.keyboard.press('Enter');
  await page.locator('expansion-panel').getByRole('heading', { name: 'Node 1', exact: true }).waitFor();
  await page.locator('lens-tree #tree').focus();
  await page.keyboard.press('ArrowUp');
  await words.getByText(/^Node 0,/).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('expansion-panel').getByRole('heading', { name: 'Node 0', exact: true }).waitFor();
  await page.keyboard.press('Space');
  await words.getByText('folded').waitFor();
  await finish();
});

test('plans of an anytime search are shown one by one', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await page.getByLabel('Strategy').selectOption('anytime_gbfs');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  await open(page, 'Cost over time');
  const table = page.locator('lens-anytime tbody tr');
  await table.nth(1).waitFor();
  const cost = await table.first().locator('td').nth(1).innerText();
  await page.getByRole('button', { name: 'Show plan 1', exact: true }).click();
  await page.locator('plan-list').getByText(`cost ${cost}`).waitFor();
  await picture(page, 'anytime-plans');
  await finish();
});

test('a cost of millions stands whole in the list of the frontier', async () => {
  const { page, finish } = await story.open({ path: '#domain=tiles&strategy=depth_first&max_expansions=500000' });
  await typeBoard(page, '3 6 5 2\n10 . 15 14\n1 4 13 12\n9 8 11 7\n\n. 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15\n');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Out of expansions');
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByLabel('Step', { exact: true }).fill('499999');
  await page.keyboard.press('Enter');
  const numbers = page.locator('frontier-list .row .number');
  await numbers.filter({ hasText: /\d,\d{3},\d{3}/ }).first().waitFor();
  assert.deepEqual(await numbers.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map(
    (each) => each.textContent.trim())), []);
  await finish();
});
