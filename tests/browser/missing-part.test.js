/** A part that is loaded later cannot be had: the page says so where it is needed, stays usable, and can try
 * again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, eventually, openSettings, setMode } from './harness.js';

let isMissing = true;
const story = browserStory({
  missing: (path) => isMissing && /edit-parts|settings-drawer/.test(path),
  allowed: /Failed to load resource.*404/,
});

test('without the editor the board stays, keys do no harm, and it can be tried again', async () => {
  isMissing = true;
  const { page, finish } = await story.open({ isFirstVisit: true });
  await page.keyboard.press('e');
  const alert = page.locator('board-pane').getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /The editor could not be loaded/);
  await page.locator('board-pane svg.board').waitFor();
  for (const key of ['2', 'ArrowRight']) await page.keyboard.press(key);
  for (const [key, name] of [
    ['p', 'Play'],
    ['w', 'Watch'],
    ['e', 'Edit'],
  ]) {
    await page.keyboard.press(key);
    await page.getByRole('button', { name, pressed: true, exact: true }).waitFor();
  }
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  isMissing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('board-painter svg.board').waitFor();
  await finish();
});

test('settings that cannot be loaded say so at their button, and open once they can', async () => {
  isMissing = true;
  const { page, finish } = await story.open({ isFirstVisit: true });
  await openSettings(page);
  const alert = page.locator('command-bar').getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /could not be loaded/);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  await setMode(page, 'Play'); // nothing is blocked
  await openSettings(page);
  await alert.waitFor(); // before it can be had
  isMissing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('settings-drawer').getByRole('button', { name: 'Close' }).waitFor();
  await eventually(async () => assert.equal(await alert.count(), 0));
  await finish();
});

const whole = browserStory();

test('once loaded, levels, help and keys open without a connection', async () => {
  const { page, finish } = await whole.open({ isFirstVisit: true });
  await page.waitForLoadState('networkidle');
  await eventually(async () =>
    assert.ok(
      await page.evaluate(() =>
        ['level-browser', 'help-dialog', 'key-sheet'].every((name) => customElements.get(name)),
      ),
    ),
  );
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /\/|Own board/ })
    .first()
    .click();
  await page.locator('level-browser li button').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('level-browser dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.locator('key-sheet dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.locator('help-dialog dialog').waitFor();
  await finish();
});
