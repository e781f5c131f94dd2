/** Someone looks at a whole search: its timeline, its tree, the h–g plane, the heat map, cost over time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, cardText, checkAccessibility, checkNoSidewaysScroll, endedAs, figureOne, picture, typeBoard } from './harness.js';

const story = browserStory();

async function solve(page, strategy = 'a_star') {
  await typeBoard(page, figureOne);
  await page.getByLabel('Strategy').selectOption(strategy);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
}

async function goToStep(page, step) {
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByLabel('Step', { exact: true }).fill(String(step));
  await page.keyboard.press('Enter');
  await page.waitForFunction((wanted) => document.querySelector('transport-bar').shadowRoot.querySelector('#jump').value === wanted, String(step));
}

const open = (page, name) => page.locator('lens-card').getByRole('button', { name, exact: true }).click();

for (const colorScheme of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`every view, ${colorScheme}, ${width} px`, async () => {
      const { page, finish } = await story.open({ width, colorScheme });
      await solve(page, 'anytime_weighted_astar');
      await open(page, 'Cost over time');
      await page.locator('lens-anytime').getByRole('button', { name: 'Show plan 1' }).waitFor();
      await goToStep(page, 300);
      for (const [name, ready] of [
        ['Cost over time', 'lens-anytime table'], ['Tree', 'lens-tree #tree'], ['h–g plane', 'lens-plane canvas'], ['Heat map', 'lens-heat svg'],
      ]) {
        if (name !== 'Cost over time') await open(page, name);
        await page.locator(ready).waitFor();
        await page.waitForTimeout(300);
        await checkNoSidewaysScroll(page, name);
        await checkAccessibility(page, name);
        await picture(page, `view-${name.replaceAll(/\W+/g, '-').toLowerCase()}-${width}-${colorScheme}`);
      }
      await open(page, 'Compare');
      await page.getByRole('button', { name: 'Add a search' }).click();
      await page.getByRole('button', { name: 'Add a search' }).click();
      await page.getByLabel('Strategy 2').selectOption('best_first');
      await page.getByRole('button', { name: 'Run all' }).click();
      await page.locator('lens-compare').getByText('Optimal', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Run all' }).waitFor();
      await checkNoSidewaysScroll(page, 'Compare');
      await checkAccessibility(page, 'Compare');
      await picture(page, `view-compare-${width}-${colorScheme}`);
      await finish();
    });
  }
}
