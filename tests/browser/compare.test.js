/** Several searches on one board, each in its own worker: side by side, swept over weights, opened for
 * stepping. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  checkAccessibility,
  endedAs,
  eventually,
  figureOne,
  hall,
  openTab,
  picture,
  plainSokoban,
  setMode,
  showSearch,
  solveTyped,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });
const row = (page, number) => page.locator('lens-compare tbody tr').nth(number - 1);
const rowSays = (page, number, words) =>
  eventually(async () => assert.match(await row(page, number).innerText(), words));

async function openCompare(page) {
  await typeBoard(page, figureOne);
  await setMode(page, 'Watch');
  await openTab(page, 'Compare');
}

async function runAll(page) {
  await page.getByRole('button', { name: 'Run all' }).click();
  await eventually(async () => {
    const rows = await page.locator('lens-compare tbody tr').allInnerTexts();
    assert.ok(rows.length && rows.every((row) => !/waits|Searching|\t–$/.test(row)), rows.join('\n'));
  });
  await page.getByRole('button', { name: 'Run all' }).waitFor();
}

test('two strategies side by side, and one of them is opened', async () => {
  const { page, finish } = await story.open();
  await openCompare(page);
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByLabel('Strategy 2').selectOption('best_first');
  await runAll(page);
  await rowSays(page, 1, /A\*[^]*41[^]*1,434[^]*Optimal/);
  await rowSays(page, 2, /Greedy best-first/);
  assert.doesNotMatch(await row(page, 2).innerText(), /Optimal/);
  await attributeSays(page.locator('lens-compare curve-chart svg'), 'aria-label', /2 searches/);
  await page.getByRole('button', { name: 'Open search 2 for stepping' }).click();
  await endedAs(page, 'Solved');
  await page.getByRole('button', { name: 'Strategy: Greedy best-first' }).waitFor();
  await showSearch(page);
  await page.locator('node-panel').getByRole('heading', { name: 'Node 0' }).waitFor();
  await finish();
});

test('a weight sweep is one click: greater weights expand less and never claim more', async () => {
  const { page, finish } = await story.open();
  await openCompare(page);
  await page.getByRole('button', { name: 'Sweep the weight' }).click();
  await runAll(page);
  await rowSays(page, 1, /w 1\s[^]*41[^]*Optimal/);
  await rowSays(page, 7, /w 10\s/);
  assert.equal(await page.locator('lens-compare tbody tr').count(), 7);
  const costs = await page.locator('lens-compare tbody td:nth-child(3)').allInnerTexts();
  assert.ok(
    costs.every((cost) => Number.parseInt(cost, 10) >= 41),
    costs.join(),
  );
  await checkAccessibility(page, 'sweep');
  await picture(page, 'compare-sweep');
  await finish();
});

/** In the page. For each column of the table: its heading's right edge and those of its cells, rounded; a
 * claim stands
 * below its name and left, never below the heading of another column. */
const edges = (table) => {
  const right = (cell) => Math.round(cell.getBoundingClientRect().right);
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const left = (cell) => Math.round(cell.getBoundingClientRect().left);
  return {
    numbers: rows.map((cells) => cells.slice(2, 6).map(right)),
    claims: rows.slice(1).map((cells) => left(cells[6]) - left(cells[0])),
    heading: left(rows[0][6]) - left(rows[0][0]),
  };
};

test('every number stands under its own heading, wide and narrow, and a claim under its search', async () => {
  const { page, finish } = await story.open();
  await openCompare(page);
  await page.getByRole('button', { name: 'Sweep the weight' }).click();
  await runAll(page);
  for (const width of [390, 1280, 1900]) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => {
      const {
        numbers: [heads, ...rows],
        claims,
        heading,
      } = await page.locator('lens-compare table').evaluate(edges);
      assert.deepEqual(rows, Array(7).fill(heads), `${width} px`);
      assert.deepEqual(claims, Array(7).fill(width < 600 ? 0 : heading), `${width} px`);
    });
  }
  await finish();
});

test('a comparison is stopped while its engines are still being loaded', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, hall);
  await setMode(page, 'Watch');
  await openTab(page, 'Compare');
  await page.getByRole('button', { name: 'Add a search' }).click();
  let send;
  const held = new Promise((resolve) => {
    send = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('button', { name: 'Stop all' }).click();
  send();
  await page.locator('lens-compare').getByText('Stopped').first().waitFor();
  await finish();
});

test('a comparison that takes long is stopped, while the page and its own search go on', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, hall);
  await setMode(page, 'Watch');
  await openTab(page, 'Compare');
  for (let i = 0; i < 4; i += 1) await page.getByRole('button', { name: 'Add a search' }).click();
  await attributeSays(page.getByRole('button', { name: 'Add a search' }), 'aria-disabled', /^true$/);
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('lens-compare').getByText('Searching').first().waitFor();
  await page.getByRole('button', { name: 'Stop all' }).click();
  await page.locator('lens-compare').getByText('Stopped').first().waitFor();
  await page.getByRole('button', { name: 'Run all' }).waitFor();
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await statusSays(page, /41 moves, \d+ pushes/);
  await finish();
});
