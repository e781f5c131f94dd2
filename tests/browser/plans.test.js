/** Someone looks closely at plans: earlier ones, other formats, and one of their own. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  browserStory,
  chooseStrategy,
  endedAs,
  eventually,
  figureOne,
  openTab,
  picture,
  setMode,
  solve,
  solveTyped,
  typeBoard,
} from './harness.js';

const story = browserStory();
const corridor = ['########', '#@ $  .#', '########'].join('\n');

test('a plan in LURD, copied and downloaded', async () => {
  const { page, finish } = await story.open();
  await solveTyped(page, corridor);
  await endedAs(page, 'Solved');
  await page.getByLabel('Plan as text in the form').selectOption('lurd');
  await eventually(async () =>
    assert.equal((await page.getByLabel('Plan as text', { exact: true }).inputValue()).trim(), 'rRRR'),
  );
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'rRRR');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  assert.equal(file.suggestedFilename(), 'plan-lurd.txt');
  assert.equal((await readFile(await file.path(), 'utf8')).trim(), 'rRRR');
  await finish();
});

test('an earlier plan of an anytime search can be walked', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'anytime_gbfs');
  await solve(page);
  await endedAs(page, 'Solved');
  await page.getByRole('button', { name: 'Show plan 1', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('plan-list').plan.incumbent === 0);
  const length = await page.evaluate(() => document.querySelector('plan-list').plan.actions.length);
  await page.locator('transport-bar').getByText(`of ${length}`).waitFor();
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await picture(page, 'plans-earlier');
  await finish();
});

test('a plan of one’s own is checked without any search, and the failing step is shown', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, corridor);
  await setMode(page, 'Watch');
  await openTab(page, 'Plans');
  const field = page.getByLabel('Plan for this board, in any of its formats');
  await field.fill('right\nright\nup\nright');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Step 3, up: the robot').waitFor();
  await page.locator('board-pane .caption').getByText('after right').waitFor();
  await picture(page, 'plans-wrong');
  await field.fill('right\nright');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('It does not reach the goal.').waitFor();
  await field.fill('4r');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('4 actions, all legal, cost 4.').waitFor();
  await field.fill('what?');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.locator('plan-tools .verdict.bad').waitFor();
  await finish();
});

test('the timeline of a plan tells pushes from moves, where the puzzle has pushes', async () => {
  const { page, finish } = await story.open();
  await solveTyped(page, corridor);
  await endedAs(page, 'Solved');
  await page.getByRole('slider', { name: 'Timeline of 4 moves, 3 of them pushes' }).waitFor();
  await page.locator('time-line').getByText('pushes').waitFor();
  await page.goto(`${page.url().split('#')[0]}#domain=tiles`);
  await page.reload();
  await page.locator('solve-button #go[aria-disabled="false"]').first().click();
  await page.getByRole('slider', { name: /^Timeline of \d+ moves$/ }).waitFor();
  assert.equal(await page.locator('time-line').getByText('pushes').count(), 0);
  await finish();
});
