/** Someone edits the board as text, makes an error, mends it, and comes back later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays, browserStory, cardSays, endedAs, eventually, figureOne, hasValue, picture, typeBoard,
} from './harness.js';

const story = browserStory();
const wrong = figureOne.replace('.#@', '.x@');

test('an error is marked at its line and column, the last good board stays, and mending clears it', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  const board = page.locator('board-stage board-view');
  await attributeSays(board.locator('svg'), 'aria-label', /9 columns/);
  await typeBoard(page, wrong);
  const editor = page.locator('board-editor');
  await editor.getByRole('button', { name: 'Line 5, column 6' }).waitFor();
  await editor.locator('mark', { hasText: /^x$/ }).waitFor();
  await editor.locator('.gutter .wrong', { hasText: /^5$/ }).waitFor();
  await attributeSays(page.getByLabel('Board as text'), 'aria-invalid', /^true$/);
  assert.equal(await page.getByLabel('Board as text').inputValue(), wrong);
  await eventually(async () => assert.notEqual(await board.getAttribute('dimmed'), null));
  assert.match(await board.locator('svg').getAttribute('aria-label'), /9 columns/);
  await attributeSays(page.getByRole('button', { name: 'Run' }), 'aria-disabled', /^true$/);
  await editor.getByRole('button', { name: 'Line 5, column 6' }).click();
  const selected = () => page.getByLabel('Board as text')
    .evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  await eventually(async () => assert.equal(await selected(), 'x'));
  await picture(page, 'edit-error');
  await page.keyboard.type('#');
  await editor.locator('mark').waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel('Board as text').inputValue(), figureOne);
  await eventually(async () => assert.equal(await board.getAttribute('dimmed'), null));
  await finish();
});

test('on a narrow page no error in the text moves the board, and Tab goes down the page', async () => {
  const { page, finish } = await story.open({ width: 390 });
  await typeBoard(page, figureOne);
  const stage = page.locator('board-stage');
  const top = async () => Math.round((await stage.boundingBox()).y);
  const before = await top();
  for (const text of [wrong, figureOne.replace('@', ' '), figureOne.replace('.', ' ')]) {
    await typeBoard(page, text);
    await page.locator('board-editor #hint').waitFor({ state: 'detached' });
    assert.equal(await top(), before, text);
    await typeBoard(page, figureOne);
    await page.locator('board-editor #hint').waitFor();
  }
  const text = page.getByLabel('Board as text');
  await text.focus();
  const place = () => page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return Math.round(element.getBoundingClientRect().top + scrollY);
  });
  for (let last = await place(), presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await place();
    assert.ok(now >= last - 40, `after ${last} px comes ${now} px`);
    last = now;
  }
  await finish();
});

test('what was typed, also with an error in it, is there after a reload', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, wrong);
  await page.getByLabel('Strategy').selectOption('weighted_a_star');
  await page.getByLabel('Weight w').fill('2.5');
  await page.locator('board-editor mark').waitFor();
  await page.reload();
  await page.locator('board-editor mark').waitFor();
  await hasValue(page.getByLabel('Board as text'), wrong);
  await hasValue(page.getByLabel('Strategy'), 'weighted_a_star');
  await hasValue(page.getByLabel('Weight w'), '2.5');
  await finish();
});

test('undo and redo go over documents, and start afresh can be undone', async () => {
  const { page, finish } = await story.open();
  const text = page.getByLabel('Board as text');
  const first = await text.inputValue();
  await typeBoard(page, figureOne);
  await page.getByLabel('Strategy').selectOption('ucs');
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasValue(page.getByLabel('Strategy'), 'a_star');
  await page.keyboard.press('Control+z');
  await hasValue(text, first);
  await page.keyboard.press('Control+Shift+Z');
  await hasValue(text, figureOne);
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await hasValue(text, first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasValue(text, figureOne);
  await finish();
});

test('a formula is checked as it is typed, and its preset is a click away', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Strategy').selectOption('custom');
  const formula = page.locator('formula-field');
  await formula.getByLabel('f, the least is expanded first').fill('g + q*h');
  await formula.getByText('Column 5:').waitFor();
  await formula.locator('mark', { hasText: /^q$/ }).waitFor();
  await formula.getByLabel('Formula preset').selectOption({ label: 'A*' });
  await formula.locator('mark').waitFor({ state: 'detached' });
  await typeBoard(page, figureOne);
  await page.getByRole('button', { name: 'Run' }).click();
  await endedAs(page, 'Solved');
  await cardSays(page, 'answer-card', /Cost\s*41/);
  await finish();
});

test('a number that is none stays in its field with a message and changes nothing', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Time bound in seconds').fill('five');
  await page.getByText('“five” is not a number. Until it is right: none.').waitFor();
  assert.equal(await page.getByLabel('Time bound in seconds').inputValue(), 'five');
  await page.getByRole('button', { name: 'Run' }).click();
  await endedAs(page, 'Solved');
  assert.equal(await page.getByLabel('Time bound in seconds').inputValue(), 'five');
  await finish();
});
