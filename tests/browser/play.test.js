/** Someone plays by hand: with keys, clicks, swipes; takes hints; lets the search go on from there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, cardSays, endedAs, figureOne, hasValue, picture, typeBoard } from './harness.js';

const story = browserStory();
const corridor = ['########', '#@ $  .#', '########'].join('\n');
const wide = ['#######', '#     #', '# $   #', '#@   .#', '#     #', '#######'].join('\n');

async function openPlay(page, board) {
  await typeBoard(page, board);
  await page.waitForFunction((text) => document.querySelector('puzzle-card').document.board === text, board);
  await page.getByRole('button', { name: 'Play by hand' }).click();
  await page.locator('play-panel .panel').waitFor();
}
const panel = (page) => page.locator('play-panel .panel').innerText();
const says = (page, words) => page.locator('play-panel').getByText(words).first().waitFor();

async function tap(page, column, row) {
  const point = await page.evaluate(([x, y]) => {
    const view = document.querySelector('touch-board').shadowRoot.querySelector('board-view')
      .shadowRoot.querySelector('svg.board');
    const at = new DOMPoint(x * 100 + 50, y * 100 + 50).matrixTransform(view.getScreenCTM());
    return { x: at.x, y: at.y };
  }, [column, row]);
  await page.mouse.click(point.x, point.y);
}

test('arrow keys and letters move, undo and redo, and the goal is said', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, corridor);
  await page.locator('board-stage div.board').focus();
  for (const key of ['ArrowRight', 'd', 'z', 'y']) await page.keyboard.press(key);
  await says(page, '2 moves');
  await says(page, '1 push');
  await page.keyboard.press('ArrowUp');
  await page.locator('.narration').getByText('no move').waitFor();
  for (const key of ['d', 'd']) await page.keyboard.press(key);
  await says(page, 'Solved at cost 4.');
  await picture(page, 'play-solved');
  await page.keyboard.press('r');
  await says(page, '0 moves');
  await finish();
});

test('a click walks; a click on a box and on a square pushes it there', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, wide);
  await tap(page, 5, 1);
  await says(page, '6 moves');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await says(page, '0 moves');
  await tap(page, 2, 2);
  await page.locator('touch-board .mark-target').nth(5).waitFor({ state: 'attached' });
  await picture(page, 'play-targets');
  await tap(page, 5, 3);
  await says(page, 'Solved at cost');
  await finish();
});

test('a finger swipes, and the pad works too', async () => {
  const { page, finish } = await story.open({ width: 390 });
  await openPlay(page, corridor);
  await page.evaluate(() => {
    const view = document.querySelector('touch-board').shadowRoot.querySelector('board-view');
    const at = (type, clientX) => view.dispatchEvent(
      new PointerEvent(type, { clientX, clientY: 200, pointerType: 'touch', button: 0, bubbles: true }));
    at('pointerdown', 100);
    at('pointerup', 180);
  });
  await says(page, '1 move');
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  await says(page, '2 moves');
  await picture(page, 'play-390');
  await finish();
});

test('a hint is the next move of a plan; solve from here searches on', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, figureOne);
  await page.getByRole('button', { name: 'Hint' }).click();
  await says(page, /Hint: (up|down|left|right), the first of \d+ moves/);
  await page.locator('board-stage div.board').focus();
  const words = await panel(page);
  const [, direction] = words.match(/Hint: (\w+)/);
  await page.keyboard.press(`Arrow${direction[0].toUpperCase()}${direction.slice(1)}`);
  await says(page, '1 move');
  await page.getByRole('button', { name: 'Solve from here' }).click();
  await endedAs(page, 'Solved');
  await cardSays(page, 'answer-card', /Cost\s*40/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await hasValue(page.getByLabel('Board as text'), figureOne);
  await finish();
});

test('the best plan known is there to compare with', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, corridor);
  await page.getByRole('button', { name: 'Run' }).click();
  await endedAs(page, 'Solved');
  await page.getByRole('button', { name: 'Play by hand' }).click();
  await says(page, 'cheapest plan: 4');
  await page.locator('board-stage div.board').focus();
  for (const key of ['d', 'a', 'd', 'd', 'd', 'd']) await page.keyboard.press(key);
  await says(page, 'The best plan known costs 2 less.');
  await finish();
});

test('several robots: one is picked by its number, by N or by a click', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, ['#######', '#@   @#', '#  $. #', '#######'].join('\n'));
  await page.getByLabel('Piece to move').waitFor();
  await page.locator('board-stage div.board').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Your last move: 1 left').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Your last move: 0 right').waitFor();
  await tap(page, 4, 1);
  await tap(page, 5, 1);
  await page.getByText('Your last move: 1 right').waitFor();
  await finish();
});

test('jugs are played with a button a move', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await page.getByRole('button', { name: 'Play by hand' }).click();
  await page.getByRole('button', { name: 'Fill 4 Gallon' }).click();
  await page.getByRole('button', { name: 'Pour 4 into 3' }).click();
  await says(page, '2 moves');
  await page.getByRole('button', { name: 'Undo move' }).click();
  await says(page, '1 move');
  await picture(page, 'play-jugs');
  await finish();
});

test('another level goes on in play; a board with an error says that it must be mended', async () => {
  const { page, finish } = await story.open();
  await openPlay(page, corridor);
  await page.getByRole('button', { name: 'Next level' }).click();
  await says(page, 'cheapest plan');
  await typeBoard(page, '###');
  await says(page, 'The board must be right');
  await finish();
});
