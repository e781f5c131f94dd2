/** Someone edits the board as text, makes an error, mends it, and comes back later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  boardField,
  browserStory,
  checkAccessibility,
  chooseStrategy,
  endedAs,
  eventually,
  figureOne,
  hasValue,
  openSettings,
  picture,
  setMode,
  solve,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory();
const wrong = figureOne.replace('.#@', '.x@');

test('an error is marked at its line and column, the last good board stays, and mending clears it', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  const board = page.locator('board-pane board-view').first();
  await attributeSays(board.locator('svg.board'), 'aria-label', /9 columns/);
  await typeBoard(page, wrong);
  const editor = page.locator('board-editor');
  await editor.getByRole('button', { name: 'Line 5, column 6' }).waitFor();
  await editor.locator('mark', { hasText: /^x$/ }).waitFor();
  await editor.locator('.gutter .wrong', { hasText: /^5$/ }).waitFor();
  await attributeSays(boardField(page), 'aria-invalid', /^true$/);
  await endedAs(page, 'Cannot read the board');
  await statusSays(page, /Line 5, column 6/);
  await attributeSays(page.locator('solve-button #go'), 'aria-disabled', /^true$/);
  await editor.getByRole('button', { name: 'Line 5, column 6' }).click();
  const selected = () =>
    boardField(page).evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  await eventually(async () => assert.equal(await selected(), 'x'));
  await picture(page, 'edit-error');
  await attributeSays(page.locator('board-painter'), 'dimmed', /^$/);
  await checkAccessibility(page, 'an error in the text', { runOnly: ['color-contrast'] });
  await setMode(page, 'Watch');
  await eventually(async () => assert.notEqual(await board.getAttribute('dimmed'), null));
  await attributeSays(board.locator('svg.board'), 'aria-label', /9 columns/);
  await typeBoard(page, figureOne);
  await editor.locator('mark').waitFor({ state: 'detached' });
  await finish();
});

test('no error in the text moves anything', async () => {
  const { page, finish } = await story.open({ width: 390, height: 844 });
  await typeBoard(page, figureOne);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('board-pane, pane-frame, .phone-foot')].map((each) =>
        Math.round(each.getBoundingClientRect().top),
      ),
    );
  const before = await places();
  for (const text of [wrong, figureOne.replace('@', ' '), figureOne.replace('.', ' ')]) {
    await typeBoard(page, text);
    await page.waitForTimeout(100);
    assert.deepEqual(await places(), before, text);
  }
  await finish();
});

test('what was typed, also with an error in it, is there after a reload', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, wrong);
  await chooseStrategy(page, 'weighted_a_star');
  await page.getByRole('button', { name: /^Weight:/ }).click();
  await page.getByLabel('Weight w').fill('2.5');
  await page.reload();
  await page.getByRole('button', { name: 'Weight: w 2.5' }).waitFor();
  await page.getByRole('button', { name: 'Strategy: Weighted A*' }).waitFor();
  await setMode(page, 'Edit');
  await page.locator('board-editor mark').waitFor();
  await hasValue(boardField(page), wrong);
  await finish();
});

test('undo and redo go over documents, and start afresh can be undone', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  const first = await boardField(page).inputValue();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'ucs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Strategy: Uniform-cost' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await hasValue(boardField(page), first);
  await page.keyboard.press('Control+Shift+Z');
  await hasValue(boardField(page), figureOne);
  await openSettings(page);
  await page.getByRole('button', { name: 'Reset all' }).click();
  await page.keyboard.press('Escape');
  await hasValue(boardField(page), first);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await hasValue(boardField(page), figureOne);
  await finish();
});

test('each puzzle keeps the board it was left with', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await page.getByLabel('Puzzle', { exact: true }).selectOption('sokoban');
  await hasValue(boardField(page), figureOne);
  await solve(page);
  await endedAs(page, 'Solved');
  await finish();
});
