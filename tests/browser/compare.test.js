/** Several searches on one board, each in its own worker: side by side, swept over weights, opened for stepping. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, cardText, checkAccessibility, endedAs, figureOne, picture, plainSokoban, typeBoard } from './harness.js';

const story = browserStory({ path: plainSokoban });
const rows = (page) => page.locator('lens-compare tbody tr').allInnerTexts();

async function openCompare(page) {
  await typeBoard(page, figureOne);
  await page.locator('lens-card').getByRole('button', { name: 'Compare', exact: true }).click();
}

async function runAll(page) {
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'detached' });
}

test('two strategies side by side, and one of them is opened', async () => {
  const { page, finish } = await story.open();
  await openCompare(page);
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByLabel('Strategy 2').selectOption('best_first');
  await runAll(page);
  const [first, second] = await rows(page);
  assert.match(first, /A\*[^]*41[^]*1,434[^]*Optimal/);
  assert.match(second, /Greedy best-first/);
  assert.ok(!/Optimal/.test(second));
  assert.match(await page.locator('lens-compare curve-chart svg').getAttribute('aria-label'), /2 searches/);
  await page.getByRole('button', { name: 'Open search 2 for stepping' }).click();
  await endedAs(page, 'Solved');
  assert.equal(await page.getByLabel('Strategy', { exact: true }).inputValue(), 'best_first');
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.locator('expansion-panel').getByRole('heading', { name: 'Node 0' }).waitFor();
  await finish();
});

test('a weight sweep is one click: greater weights expand less and never claim more', async () => {
  const { page, finish } = await story.open();
  await openCompare(page);
  await page.getByRole('button', { name: 'Sweep the weight' }).click();
  await runAll(page);
  const found = await rows(page);
  assert.equal(found.length, 7);
  assert.match(found[0], /w 1\s[^]*41[^]*Optimal/);
  assert.match(found[6], /w 10\s/);
  const costs = await page.locator('lens-compare tbody td:nth-child(3)').allInnerTexts();
  assert.ok(costs.every((cost) => Number.parseInt(cost, 10) >= 41), costs.join());
  await checkAccessibility(page, 'sweep');
  await picture(page, 'compare-sweep');
  await finish();
});

test('a comparison that takes long is stopped, while the page and its own search go on', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, ['####################', '#@                 #', '# $ $ $ $ $ $ $    #', '#                  #', '#                  #', '#.......           #', '####################'].join('\n'));
  await page.locator('lens-card').getByRole('button', { name: 'Compare', exact: true }).click();
  for (let i = 0; i < 4; i += 1) await page.getByRole('button', { name: 'Add a search' }).click();
  assert.equal(await page.getByRole('button', { name: 'Add a search' }).getAttribute('aria-disabled'), 'true');
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('lens-compare').getByText('Searching').first().waitFor();
  await page.getByRole('button', { name: 'Stop all' }).click();
  await page.locator('lens-compare').getByText('Stopped').first().waitFor();
  await page.getByRole('button', { name: 'Run all' }).waitFor();
  await typeBoard(page, figureOne);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  assert.match(await cardText(page, 'answer-card'), /Cost\s*41/);
  await finish();
});
