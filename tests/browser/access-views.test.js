/** The views of a whole search: axe finds nothing in them, light and dark, wide and narrow. */
import { test } from 'node:test';
import {
  browserStory,
  checkLooks,
  chooseStrategy,
  endedAs,
  figureOne,
  goToStep,
  openTab,
  setMode,
  showSearch,
  solve,
  typeBoard,
} from './harness.js';

const story = browserStory();

test('every view of a whole search', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'anytime_weighted_astar');
  await solve(page);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await goToStep(page, 300);
  const views = [
    ['Cost over time', 'lens-anytime curve-chart'],
    ['Tree', 'lens-tree #words'],
    ['h–g plane', 'lens-plane canvas'],
    ['Heat map', 'lens-heat svg'],
    ['Closed', 'frontier-list'],
  ];
  for (const [name, ready] of views) {
    await openTab(page, name);
    await page.locator(ready).first().waitFor();
    await checkLooks(page, `view-${name.replaceAll(/\W+/g, '-').toLowerCase()}`);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await finish();
});

test('the view that compares', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await setMode(page, 'Watch');
  await openTab(page, 'Compare');
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByLabel('Strategy 2').selectOption('best_first');
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('lens-compare').getByText('Optimal', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Run all' }).waitFor();
  await checkLooks(page, 'view-compare');
  await finish();
});
