/** Each of the five puzzles with a plan, light and dark, wide and narrow. */
import { test } from 'node:test';
import { browserStory, checkLooks, endedAs } from './harness.js';

const story = browserStory();

test('every puzzle is drawn for all widths and colours', async () => {
  const { page, finish } = await story.open();
  for (const domain of ['sokoban', 'snowman', 'lunar', 'jugs', 'tiles']) {
    await page.getByLabel('Puzzle', { exact: true }).selectOption(domain);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await endedAs(page, 'Solved');
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.getByText('After action 1').waitFor();
    await checkLooks(page, `puzzle-${domain}`);
  }
  await finish();
});
