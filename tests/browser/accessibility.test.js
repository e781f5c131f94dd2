/** Every main view, light and dark, wide and narrow: axe finds nothing, nothing scrolls sideways. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, checkAccessibility, checkNoSidewaysScroll, endedAs, figureOne, picture, typeBoard } from './harness.js';

const story = browserStory();

const views = [
  ['fresh', async () => {}],
  ['error', async (page) => {
    await typeBoard(page, figureOne.replace('.#@', '.x@'));
    await page.locator('board-editor mark').waitFor();
  }],
  ['options', async (page) => {
    await typeBoard(page, figureOne);
    await page.getByLabel('Strategy').selectOption('custom');
    await page.getByText('More settings').click();
    await page.getByText('Rules and signs').click();
    await page.locator('formula-field').getByText('Optimal when the heuristic never overestimates.').waitFor();
  }],
  ['plan', async (page) => {
    await page.getByLabel('Strategy').selectOption('a_star');
    await page.getByText('More settings').click();
    await page.getByText('Rules and signs').click();
    await page.getByRole('button', { name: 'Run' }).click();
    await endedAs(page, 'Solved');
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.getByText('After action 1: right').waitFor();
  }],
  ['steps', async (page) => {
    await page.getByRole('button', { name: 'Steps' }).click();
    await page.getByLabel('Step', { exact: true }).fill('205');
    await page.keyboard.press('Enter');
    await page.getByText('Expanding node').waitFor();
  }],
  ['jugs', async (page) => {
    await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
    await page.getByLabel('Heuristic h').selectOption('max_difference');
    await page.getByRole('button', { name: 'Run' }).click();
    await endedAs(page, 'Solved');
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.getByText('After action 1').waitFor();
  }],
  ['keys', async (page) => {
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  }],
];

for (const colorScheme of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`${colorScheme}, ${width} px`, async () => {
      const { page, finish } = await story.open({ width, colorScheme });
      for (const [name, reach] of views) {
        await reach(page);
        await checkNoSidewaysScroll(page, name);
        await checkAccessibility(page, name);
        await picture(page, `${name}-${width}-${colorScheme}`);
      }
      await finish();
    });
  }
}

test('a theme picked by hand stays after a reload', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Light colours' }).waitFor();
  await checkAccessibility(page, 'dark by hand');
  await finish();
});

test('the checks find planted faults', async () => {
  const { page, finish } = await story.open({ width: 390 });
  await page.evaluate(() => {
    document.querySelector('answer-card').shadowRoot.append(document.createElement('button'));
    document.querySelector('main').append(Object.assign(document.createElement('pre'), { textContent: 'wide '.repeat(99) }));
    console.error('planted');
  });
  await assert.rejects(checkAccessibility(page, 'planted'), /button-name/);
  await assert.rejects(checkNoSidewaysScroll(page, 'planted'), /px wide/);
  await assert.rejects(finish(), /planted/);
});
