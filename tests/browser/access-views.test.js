/** Someone looks at a whole search: its timeline, its tree, the h–g plane, the heat map, cost over time. */
import { test } from 'node:test';
import {
  browserStory, checkLooks, endedAs, figureOne, hasValue, showSearch, solve, typeBoard,
} from './harness.js';

const story = browserStory();

async function solve(page, strategy = 'a_star') {
  await typeBoard(page, figureOne);
  await page.getByLabel('Strategy').selectOption(strategy);
  await solve(page);
  await endedAs(page, 'Solved');
}

async function goToStep(page, step) {
  await showSearch(page);
  await page.getByLabel('Step', { exact: true }).fill(String(step));
  await page.keyboard.press('Enter');
  await hasValue(page.getByLabel('Step', { exact: true }), String(step));
}

const open = (page, name) => page.locator('lens-card').getByRole('button', { name, exact: true }).click();

test('every view of a whole search', async () => {
  const { page, finish } = await story.open();
  await solve(page, 'anytime_weighted_astar');
  await open(page, 'Cost over time');
  await page.locator('lens-anytime').getByRole('button', { name: 'Show plan 1' }).waitFor();
  await goToStep(page, 300);
  await checkLooks(page, 'view-cost-over-time');
  const lenses = [['Tree', 'lens-tree #words'], ['h–g plane', 'lens-plane canvas'], ['Heat map', 'lens-heat svg']];
  for (const [name, ready] of lenses) {
    await open(page, name);
    await page.locator(ready).waitFor();
    await checkLooks(page, `view-${name.replaceAll(/\W+/g, '-').toLowerCase()}`);
  }
  await finish();
});

test('the view that compares', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await open(page, 'Compare');
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByLabel('Strategy 2').selectOption('best_first');
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('lens-compare').getByText('Optimal', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Run all' }).waitFor();
  await checkLooks(page, 'view-compare');
  await finish();
});
