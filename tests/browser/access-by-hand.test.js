/** The views for work by hand, light and dark, wide and narrow: axe finds nothing, nothing scrolls
 * sideways. */
import { test } from 'node:test';
import { browserStory, checkLooks, figureOne, openTab, setMode, typeBoard } from './harness.js';

const story = browserStory();
const views = [
  [
    'edit',
    async (page) => {
      await typeBoard(page, figureOne);
      await setMode(page, 'Edit');
      await page.locator('board-painter svg.board').waitFor();
      await page.locator('board-pane div.board').focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    },
  ],
  [
    'play',
    async (page) => {
      await setMode(page, 'Play');
      await page.locator('play-bar').getByRole('button', { name: 'Hint' }).click();
      await page.locator('.hinted').waitFor();
    },
  ],
  [
    'plan-tools',
    async (page) => {
      await setMode(page, 'Watch');
      await openTab(page, 'Plans');
      await page.getByLabel('Plan for this board, in any of its formats').fill('up\nup');
      await page.getByRole('button', { name: 'Check' }).click();
      await page.locator('plan-tools .verdict').waitFor();
    },
  ],
  [
    'jug-fields',
    async (page) => {
      await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
      await setMode(page, 'Edit');
      await page.getByLabel('Goal of jug 1').waitFor();
    },
  ],
  [
    'level-browser',
    async (page) => {
      await page.locator('command-bar .now').click();
      await page.locator('level-thumb svg.board').first().waitFor();
    },
  ],
];

test('every part of the page for work by hand', async () => {
  const { page, finish } = await story.open();
  for (const [name, reach] of views) {
    await reach(page);
    await checkLooks(page, `hand-${name}`);
  }
  await finish();
});
