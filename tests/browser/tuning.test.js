/** The Tuning page as a student meets it: sweep a weight, race searches, see where two of them part. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, checkLooks, eventually } from './harness.js';

const story = browserStory();
const board = '#######\n#@ $ .#\n# $  .#\n#     #\n#######';
const status = (page) =>
  page.locator('status-line').evaluate((line) => line.shadowRoot.textContent.replaceAll(/\s+/g, ' ').trim());
const says = (page, words) => eventually(async () => assert.match(await status(page), words));
const primary = (page) => page.locator('solve-button #go').first();

test('a weight is swept over levels, searches race, and where they part is shown', async () => {
  const { page, finish } = await story.open({
    path: 'tuning.html',
    ready: ['.tuning-frame', 'configuration-fields select'],
    height: 800,
  });
  await says(page, /^Ready ?9 runs/);
  await page.locator('.fields.levels select').selectOption({ index: 1 });
  await primary(page).click();
  await says(page, /^Done.*Runs ?90 \/ 90/);
  assert.equal(await page.locator('sweep-chart').count(), 3);
  await page.getByRole('button', { name: /^Weight w 1:/ }).click();
  const address = await page
    .getByRole('link', { name: /in Puzzles/ })
    .first()
    .getAttribute('href');
  assert.match(address, /strategy=weighted_a_star.*weight=1/);
  await checkLooks(page, 'tuning-sweep');
  await page.reload();
  await says(page, /^Done.*Runs ?90 \/ 90/);

  await page.getByRole('button', { name: /^Board/ }).click();
  const text = page.getByLabel('The board as text');
  await text.fill('#####\n#x  #\n#####');
  await eventually(async () => assert.match(await page.locator('#board-words').innerText(), /^Line 2/));
  await text.fill(board);
  await page.keyboard.press('Escape');
  await page.locator('pane-frame.look').getByRole('tab', { name: 'Race' }).click();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await says(page, /^Paused/);
  const expanded = () =>
    page
      .locator('.race-card')
      .evaluateAll((cards) => cards.map((card) => Number(card.querySelector('dd').textContent)));
  await eventually(async () => assert.deepEqual(await expanded(), [10, 10]));
  await primary(page).click();
  await says(page, /^Over ?First plan: A, A\*.*after 14 expansions, cost 9/);
  await checkLooks(page, 'tuning-race');
  await page.locator('pane-frame.look').getByRole('tab', { name: 'Race' }).focus();
  await page.keyboard.press('ArrowRight');
  await says(page, /^Compared ?A and B do the same for \d+ steps/);
  assert.equal(await page.locator('.divergence board-view').count(), 2);
  assert.match(await page.locator('.divergence').innerText(), /(never expands|expands) this state/);
  await checkLooks(page, 'tuning-divergence');
  await finish();
});
