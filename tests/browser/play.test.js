/** Someone plays by hand: with keys, clicks, swipes; takes hints; lets the search go on from there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardField,
  browserStory,
  endedAs,
  eventually,
  figureOne,
  hall,
  hasValue,
  picture,
  setMode,
  solve,
  solveTyped,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory();
const corridor = ['########', '#@ $  .#', '########'].join('\n');
const wide = ['#######', '#     #', '# $   #', '#@   .#', '#     #', '#######'].join('\n');

async function openPlay(page, board) {
  await typeBoard(page, board);
  await setMode(page, 'Play');
  await page.locator('play-bar .panel').waitFor();
}
const moves = (page, count) => statusSays(page, new RegExp(`Moves\\s*${count}\\b`));
const says = (page, words) => page.getByText(words).first().waitFor();

async function tap(page, column, row) {
  const point = await page.evaluate(
    ([x, y]) => {
      const view = document
        .querySelector('touch-board')
        .shadowRoot.querySelector('board-view')
        .shadowRoot.querySelector('svg.board');
      const at = new DOMPoint(x * 100 + 50, y * 100 + 50).matrixTransform(view.getScreenCTM());
      return { x: at.x, y: at.y };
    },
    [column, row],
  );
  await page.mouse.click(point.x, point.y);
}

test('arrow keys and letters move, undo and redo, and the goal is said', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, corridor);
  await page.locator('board-pane div.board').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'z', 'y']) await page.keyboard.press(key);
  await moves(page, 2);
  await statusSays(page, /Pushes\s*1/);
  await page.keyboard.press('ArrowUp');
  await page.locator('.narration').getByText('no move').waitFor();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await endedAs(page, 'Solved by hand');
  await statusSays(page, /Cost 4\./);
  await picture(page, 'play-solved');
  await page.keyboard.press('r');
  await moves(page, 0);
  await finish();
});

test('a click walks; a click on a box and on a square pushes it there', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, wide);
  await tap(page, 5, 1);
  await moves(page, 6);
  await page.getByRole('button', { name: 'Restart' }).click();
  await moves(page, 0);
  await tap(page, 2, 2);
  await page.locator('touch-board .mark-target').nth(5).waitFor({ state: 'attached' });
  await picture(page, 'play-targets');
  await tap(page, 5, 3);
  await endedAs(page, 'Solved by hand');
  await finish();
});

test('a finger swipes, and the pad works too', async () => {
  const { page, finish } = await story.open({ width: 390 });
  await openPlay(page, corridor);
  await page.evaluate(() => {
    const view = document.querySelector('touch-board').shadowRoot.querySelector('board-view');
    const at = (type, clientX) =>
      view.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 200, pointerType: 'touch', button: 0, bubbles: true }),
      );
    at('pointerdown', 100);
    at('pointerup', 180);
  });
  await moves(page, 1);
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  await moves(page, 2);
  await picture(page, 'play-390');
  await finish();
});

test('a hint is the next move of a plan; solve from here searches on', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, figureOne);
  await page.locator('play-bar').getByRole('button', { name: 'Hint' }).click();
  await says(page, /Hint: (up|down|left|right), the first of \d+ moves/);
  await page.locator('board-pane div.board').focus();
  const [, direction] = (await page.locator('.hinted').innerText()).match(/Hint: (\w+)/);
  await page.keyboard.press(`Arrow${direction[0].toUpperCase()}${direction.slice(1)}`);
  await moves(page, 1);
  await page.getByRole('button', { name: 'Finish it' }).click();
  await endedAs(page, 'Solved');
  await statusSays(page, /Best\s*40/);
  await page.locator('app-header').getByRole('button', { name: 'Undo', exact: true }).click();
  await setMode(page, 'Edit');
  await hasValue(boardField(page), figureOne);
  await finish();
});

test('the best plan known is there to compare with', async () => {
  const { page, finish } = await story.open();
  await solveTyped(page, corridor);
  await endedAs(page, 'Solved');
  await setMode(page, 'Play');
  await statusSays(page, /Optimum\s*4/);
  await page.locator('board-pane div.board').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await statusSays(page, /The best plan known costs 2 less/);
  await page.getByRole('button', { name: /^Next level:/ }).click();
  await moves(page, 0);
  await finish();
});

test('several robots: one is picked by its number, by N or by a click', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, ['#######', '#@   @#', '#  $. #', '#######'].join('\n'));
  await page.getByLabel('Piece to move').waitFor();
  await page.locator('board-pane div.board').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.match(await page.locator('move-list tr.now').innerText(), /1 left/));
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await eventually(async () => assert.match(await page.locator('move-list tr.now').innerText(), /0 right/));
  await tap(page, 4, 1);
  await tap(page, 5, 1);
  await eventually(async () => assert.match(await page.locator('move-list tr.now').innerText(), /1 right/));
  await finish();
});

test('jugs are played with a button a move', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await setMode(page, 'Play');
  await page.getByRole('button', { name: 'Fill 4 Gallon' }).click();
  await page.getByRole('button', { name: 'Pour 4 into 3' }).click();
  await moves(page, 2);
  await page.locator('play-bar').getByRole('button', { name: 'Undo' }).click();
  await moves(page, 1);
  await picture(page, 'play-jugs');
  await finish();
});

test('another level goes on in play; a board with an error says that it must be mended', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, corridor);
  await page.getByRole('button', { name: 'Next level' }).click();
  await statusSays(page, /Optimum/);
  await typeBoard(page, '###');
  await setMode(page, 'Play');
  await says(page, 'The board must be right');
  await finish();
});

test('on a phone a hint is seen and can be stopped; nothing lies on the board or on a button', async () => {
  const { page, finish } = await story.open({ width: 390, height: 844 });
  await openPlay(page, hall);
  await page.locator('play-bar').getByRole('button', { name: 'Hint' }).click();
  await statusSays(page, /Looking for a plan/);
  const words = page.locator('pane-frame .pad');
  await eventually(async () => assert.match(await words.innerText(), /Looking for a plan … \d\.\d s of 3 s/));
  const foot = await page.locator('.phone-foot').boundingBox();
  const stop = await words.getByRole('button', { name: 'Stop' }).boundingBox();
  assert.ok(stop.y + stop.height <= foot.y, 'Stop is in view');
  await solve(page);
  await eventually(async () =>
    assert.match(await words.innerText(), /Hint: |No plan was found from here yet/),
  );
  const [board, tools] = [
    await page.locator('zoom-frame svg.board').boundingBox(),
    await page.getByRole('group', { name: 'Size of the board' }).boundingBox(),
  ];
  assert.ok(
    tools.x >= board.x + board.width ||
      tools.y + tools.height <= board.y ||
      board.y + board.height <= tools.y,
    'the zoom has its own place',
  );
  await finish();
});
