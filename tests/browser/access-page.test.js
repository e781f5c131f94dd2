/** Every main view, light and dark, wide and narrow: axe finds nothing, nothing scrolls sideways or is too
 * small. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory,
  checkAccessibility,
  checkLooks,
  checkNoSidewaysScroll,
  closeSettings,
  chooseStrategy,
  endedAs,
  figureOne,
  goToStep,
  hall,
  openSettings,
  showSearch,
  smallTargets,
  solve,
  solveTyped,
  typeBoard,
} from './harness.js';

const story = browserStory();

const views = [
  ['idle', async () => {}],
  [
    'error',
    async (page) => {
      await typeBoard(page, figureOne.replace('.#@', '.x@'));
      await page.locator('board-editor mark').waitFor();
    },
  ],
  [
    'plan',
    async (page) => {
      await solveTyped(page, figureOne);
      await endedAs(page, 'Solved');
      await page.getByRole('button', { name: 'Forward' }).click();
    },
  ],
  [
    'steps',
    async (page) => {
      await showSearch(page);
      await goToStep(page, 205);
      await page.locator('node-panel h2').first().waitFor();
    },
  ],
  [
    'running',
    async (page) => {
      await solveTyped(page, hall);
      await endedAs(page, 'Searching');
    },
  ],
];

test('every part of the page, from a board to its steps', async () => {
  const { page, finish } = await story.open();
  for (const [name, reach] of views) {
    await reach(page);
    await checkLooks(page, name);
  }
  await finish();
});

test('menus, drawer and keys', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('button', { name: /^Strategy:/ }).click();
  await page.locator('strategy-menu').waitFor();
  await checkAccessibility(page, 'strategies');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Heuristic:/ }).click();
  await page.locator('heuristic-menu').waitFor();
  await checkAccessibility(page, 'heuristics');
  await page.keyboard.press('Escape');
  await chooseStrategy(page, 'custom');
  await openSettings(page);
  await checkAccessibility(page, 'drawer');
  await closeSettings(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await checkAccessibility(page, 'keys');
  await finish();
});

test('every puzzle is drawn for all widths and colours', async () => {
  const { page, finish } = await story.open();
  for (const domain of ['sokoban', 'snowman', 'lunar', 'jugs', 'tiles']) {
    await page.getByLabel('Puzzle', { exact: true }).selectOption(domain);
    await solve(page);
    await endedAs(page, 'Solved');
    await page.getByRole('button', { name: 'Forward' }).click();
    await checkLooks(page, `puzzle-${domain}`);
  }
  await finish();
});

test('a theme picked by hand stays after a reload', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Light colours' }).waitFor();
  await page.locator('board-pane svg.board').first().waitFor();
  await checkAccessibility(page, 'dark by hand');
  await finish();
});

test('the checks find planted faults', async () => {
  const { page, finish } = await story.open({ width: 390 });
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.querySelector('.phone-foot').append(button);
    Object.assign(button.style, { minHeight: '0', height: '30px' });
    const text = Object.assign(document.createElement('pre'), { textContent: 'wide '.repeat(99) });
    document.querySelector('main').append(text);
    console.error('planted');
  });
  await assert.rejects(checkAccessibility(page, 'planted'), /button-name/);
  await assert.rejects(checkNoSidewaysScroll(page, 'planted'), /px wide/);
  assert.match((await smallTargets(page)).join(), /BUTTON/);
  await assert.rejects(finish(), /planted/);
});
