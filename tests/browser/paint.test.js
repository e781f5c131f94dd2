/** Someone draws a board: with the mouse, with a finger, and with keys alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardField,
  browserStory,
  eventually,
  hasValue,
  narrated,
  picture,
  setMode,
  typeBoard,
} from './harness.js';

const story = browserStory();
const room = ['######', '#@   #', '#  $ #', '#   .#', '######'].join('\n');
const rows = async (page) => (await boardField(page).inputValue()).split('\n');

async function openEditor(page, board = room) {
  await typeBoard(page, board);
  await setMode(page, 'Edit');
  await page.locator('board-painter svg.board').waitFor();
}

/** The middle of a cell on the screen. */
async function cell(page, column, row) {
  return page.evaluate(
    ([x, y]) => {
      const view = document
        .querySelector('board-painter')
        .shadowRoot.querySelector('board-view')
        .shadowRoot.querySelector('svg.board');
      const point = new DOMPoint(x * 100 + 50, y * 100 + 50).matrixTransform(view.getScreenCTM());
      return { x: point.x, y: point.y };
    },
    [column, row],
  );
}

async function drag(page, ...cells) {
  const [first, ...rest] = await Promise.all(cells.map(([column, row]) => cell(page, column, row)));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Waits until the rows of the board are so. */
const becomes = (page, isSo) =>
  eventually(async () => {
    const now = await rows(page);
    assert.ok(isSo(now), `${isSo}: ${now.join('|')}`);
  });

test('a stroke is one step of undo, and the text follows', async () => {
  const { page, finish } = await story.open();
  await openEditor(page);
  await page.getByRole('button', { name: /^Wall/ }).click();
  await drag(page, [1, 3], [3, 3]);
  await becomes(page, (now) => now[3] === '####.#');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await hasValue(boardField(page), room);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await becomes(page, (now) => now[3] === '####.#');
  await page.getByRole('button', { name: /^Storage/ }).click();
  await drag(page, [3, 2]);
  await becomes(page, (now) => now[2] === '#  * #');
  await picture(page, 'paint');
  await finish();
});

test('pieces are moved by dragging, and by two clicks', async () => {
  const { page, finish } = await story.open();
  await openEditor(page);
  await page.getByRole('button', { name: /^Move/ }).click();
  await drag(page, [1, 1], [4, 1]);
  await becomes(page, (now) => now[1] === '#   @#');
  await drag(page, [3, 2]);
  await drag(page, [4, 3]);
  await becomes(page, (now) => now[3] === '#   *#');
  await finish();
});

test('the whole board by keys alone: brush, cursor, paint, erase, undo', async () => {
  const { page, finish } = await story.open();
  await openEditor(page);
  await page.locator('board-pane div.board').focus();
  await page.keyboard.press('4');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Space'])
    await page.keyboard.press(key);
  await becomes(page, (now) => now[2].startsWith('#$'));
  await page.keyboard.press('Delete');
  await becomes(page, (now) => now[2].startsWith('# '));
  await page.keyboard.press('.');
  await page.keyboard.press('Shift+ArrowRight');
  await becomes(page, (now) => now[2].startsWith('# .'));
  await page.keyboard.press('z');
  await becomes(page, (now) => now[2] === '#  $ #');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Watch', exact: true, pressed: true }).waitFor();
  await narrated(page, /Column|Brush/);
  await finish();
});

test('rows, columns, turning, mirroring and clearing', async () => {
  const { page, finish } = await story.open();
  await openEditor(page);
  await page.getByRole('button', { name: 'Mirror' }).click();
  await becomes(page, (now) => now[1] === '#   @#');
  await page.getByRole('button', { name: 'Rotate' }).click();
  await becomes(page, (now) => now.length === 6 && now[0] === '#####');
  await page.getByRole('button', { name: /Rows and columns change/ }).click();
  await page.getByRole('button', { name: 'Remove the row at the top' }).click();
  await becomes(page, (now) => now.length === 5);
  await page.getByRole('button', { name: /Rows and columns change/ }).click();
  await page.getByRole('button', { name: 'Add a column at the right' }).click();
  await page.getByRole('group', { name: 'Size, now 6 by 5' }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await becomes(page, (now) => now.join('|') === '######|#    #|#    #|#    #|######');
  await finish();
});

test('a board that breaks the rules is drawn and painted on, with the problem in words', async () => {
  const { page, finish } = await story.open();
  await openEditor(page);
  await page.getByRole('button', { name: /^Floor/ }).click();
  await drag(page, [4, 3]);
  await page.locator('board-editor .message').waitFor();
  await page.getByRole('button', { name: /^Storage/ }).click();
  await drag(page, [4, 3]);
  await page.locator('board-editor .message').waitFor({ state: 'detached' });
  await hasValue(boardField(page), room);
  await finish();
});

test('a finger paints, and erases when it rests', async () => {
  const { page, finish } = await story.open({ width: 390 });
  await openEditor(page);
  await page.getByRole('button', { name: /^Box/ }).click();
  // The cell is looked up at the last moment: a message above the board may have moved it.
  const touch = async (...types) =>
    page.evaluate((kinds) => {
      const view = document.querySelector('board-painter').shadowRoot.querySelector('board-view');
      const { x, y } = new DOMPoint(250, 150).matrixTransform(
        view.shadowRoot.querySelector('svg.board').getScreenCTM(),
      );
      view.setPointerCapture = () => {};
      const event = {
        clientX: x,
        clientY: y,
        pointerType: 'touch',
        button: 0,
        bubbles: true,
        composed: true,
      };
      for (const kind of kinds) view.dispatchEvent(new PointerEvent(kind, event));
    }, types);
  await page.locator('board-painter').scrollIntoViewIfNeeded();
  await touch('pointerdown', 'pointerup');
  await becomes(page, (now) => now[1] === '#@$  #');
  await touch('pointerdown');
  const words = () => page.locator('board-painter svg.board').getAttribute('aria-label');
  await eventually(async () => assert.doesNotMatch(await words(), /column 3 row 2/));
  await touch('pointerup');
  await becomes(page, (now) => now[1] === '#@   #');
  await finish();
});

test('every puzzle on squares has its brushes, by key too', async () => {
  const { page, finish } = await story.open();
  for (const [puzzle, key, sign] of [
    ['snowman', '#', /#/],
    ['lunar', 'A', /A/],
    ['tiles', 'x', /x/],
  ]) {
    await page.getByLabel('Puzzle', { exact: true }).selectOption(puzzle);
    await setMode(page, 'Edit');
    await page.locator('board-painter svg.board').waitFor();
    const before = (await rows(page)).join('\n');
    await page.locator('board-pane div.board').focus();
    for (const press of ['ArrowRight', 'ArrowRight', 'ArrowDown', key, 'Space'])
      await page.keyboard.press(press);
    await becomes(page, (now) => now.join('\n') !== before && sign.test(now.join('\n')));
    await picture(page, `paint-${puzzle}`);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await hasValue(boardField(page), before);
  }
  await finish();
});

test('jugs are edited as numbers', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await setMode(page, 'Edit');
  await page.getByLabel('Goal of jug 1').fill('3');
  await page.keyboard.press('Tab');
  await becomes(page, (now) => now[2] === '3 2');
  await page.getByRole('button', { name: 'Add a jug' }).click();
  await becomes(page, (now) => now[0] === '3 4 5');
  await picture(page, 'paint-jugs');
  await finish();
});
