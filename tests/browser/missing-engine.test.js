/** The server lacks the engine, or all but its first part: the page says exactly that, and works as far as it
 * can. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, picture, solve } from './harness.js';

const allowed = /Failed to load resource.*404/;
const withoutEngine = browserStory({ missing: (path) => path.endsWith('.wasm'), allowed });
const withoutRest = browserStory({ missing: (path) => path.includes('frontier.rest'), allowed });

test('a 404 for the engine is reported as such', async () => {
  const { page, finish } = await withoutEngine.open({ settle: false });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.equal(
    await alert.locator('p').innerText(),
    'The engine could not be loaded: frontier.first.wasm answered 404',
  );
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  await picture(page, 'missing-engine');
  await finish();
});

test('the page is ready and searches with the first part alone; what needs the rest says so', async () => {
  const { page, finish } = await withoutRest.open();
  await page.locator('board-pane board-view svg.board').waitFor();
  await page.getByText('frontier.rest.wasm answered 404').first().waitFor(); // the levels are not read
  await page.getByRole('button', { name: 'Close' }).click();
  await solve(page);
  await page.getByText('frontier.rest.wasm answered 404').first().waitFor();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('lunar');
  await page.getByText('frontier.rest.wasm answered 404').first().waitFor();
  await finish();
});
