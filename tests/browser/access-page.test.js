/** Every main view, light and dark, wide and narrow: axe finds nothing, nothing scrolls sideways or is too small. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory, checkAccessibility, checkLooks, checkNoSidewaysScroll, chooseStrategy, endedAs, figureOne, openSettings, showSearch, smallTargets, solve, typeBoard,
} from './harness.js';

const story = browserStory();
const run = async (page) => {
  await solve(page);
  await endedAs(page, 'Solved');
};

const views = [
  ['fresh', async () => {}],
  ['error', async (page) => {
    await typeBoard(page, figureOne.replace('.#@', '.x@'));
    await page.locator('board-editor mark').waitFor();
  }],
  ['options', async (page) => {
    await typeBoard(page, figureOne);
    await chooseStrategy(page, 'custom');
    await openSettings(page);
    await page.getByText('Rules and signs').click();
    await page.locator('formula-field').getByText('Optimal when the heuristic never overestimates.').waitFor();
  }],
  ['plan', async (page) => {
    await chooseStrategy(page, 'a_star');
    await openSettings(page);
    await page.getByText('Rules and signs').click();
    await run(page);
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.getByText('After action 1: right').waitFor();
  }],
  ['steps', async (page) => {
    await showSearch(page);
    await page.getByLabel('Step', { exact: true }).fill('205');
    await page.keyboard.press('Enter');
    await page.getByText('Expanding node').waitFor();
  }],
  ['keys', async (page) => {
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  }],
];

test('every part of the page, from a board to its steps', async () => {
  const { page, finish } = await story.open();
  for (const [name, reach] of views) {
    await reach(page);
    await checkLooks(page, name);
  }
  await finish();
});

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
    const button = document.createElement('button');
    document.querySelector('answer-card').shadowRoot.append(button);
    Object.assign(button.style, { minHeight: '0', height: '30px' });
    const text = Object.assign(document.createElement('pre'), { textContent: 'wide '.repeat(99) });
    document.querySelector('main').append(text);
    console.error('planted');
  });
  await assert.rejects(checkAccessibility(page, 'planted'), /button-name/);
  await assert.rejects(checkNoSidewaysScroll(page, 'planted'), /px wide/);
  assert.match((await smallTargets(page)).join(), /^BUTTON/);
  await assert.rejects(finish(), /planted/);
});
