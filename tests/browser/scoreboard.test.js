// The scoreboard, from choosing levels to comparing with a run of before.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { browserStory, checkLooks } from './harness.js';

const story = browserStory();
const ready = ['score-matrix'];
const setup = new URLSearchParams([
  ['sets', 'sokoban_csc384'],
  ['expansions', '3000'],
  ['run', '{"strategy":"a_star","heuristic":"manhattan"}'],
  ['run', '{"strategy":"weighted_a_star","weight":2}'],
]);

const status = (page) => page.evaluate(() => document.querySelector('status-line').status);
const until = (page, title) =>
  page.waitForFunction((wanted) => document.querySelector('status-line')?.status?.title === wanted, title);
/** Runs that are done, by the status line. */
const doneOf = async (page) => Number(/^([\d,]+) of/.exec((await status(page)).words)?.[1] ?? 0);
const cell = (page, row, column) =>
  page.locator('score-matrix .body .row').nth(row).locator('.cell').nth(column);
const matrix = (page) => page.locator('score-matrix .body .cell .value').allTextContents();

test('levels are run, paused, gone on with after a reload, opened, exported and compared', async () => {
  const { page, finish } = await story.open({ path: `scoreboard.html#${setup}`, ready, height: 800 });
  await until(page, 'Ready');

  // levels and a configuration are chosen
  await page.getByRole('button', { name: /^Levels:/ }).click();
  await page
    .getByRole('checkbox', { name: /first steps/i })
    .first()
    .check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Configuration' }).click();
  await page.getByRole('combobox', { name: 'Strategy' }).selectOption({ label: 'Greedy best-first' });
  await page.getByRole('combobox', { name: 'Heuristic' }).selectOption('manhattan');
  await page.getByRole('button', { name: 'Add' }).click();
  assert.equal(await page.locator('score-matrix [role=columnheader]').count(), 5);

  // it runs, goes on by itself after a reload, pauses and goes on
  await page.getByRole('button', { name: 'Run all' }).click();
  const more = (than) =>
    page.waitForFunction(
      (least) => parseInt(document.querySelector('status-line').status.words, 10) > least,
      than,
    );
  await more(2);
  await more(await doneOf(page)); // so that what came before has been written
  await page.reload();
  await until(page, 'Running');
  assert.ok((await doneOf(page)) >= 1, 'what was found is there again');
  await page.getByRole('button', { name: 'Pause' }).click();
  await until(page, 'Paused');
  assert.match((await status(page)).more, /same on every machine/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await until(page, 'Done');
  const results = await matrix(page);
  assert.ok(results.every((value) => value !== ''));

  // cells are walked by keys, sorted, and put into words
  await cell(page, 0, 0).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  assert.match(await page.locator('pane-frame.cell').getByRole('tab').textContent(), /^A01, Weighted A\*/);
  await page
    .getByRole('button', { name: /^Weighted A\*.*: sort$|^Weighted A\*/ })
    .first()
    .click();
  assert.equal(await page.locator('score-matrix [aria-sort=ascending]').count(), 1);
  await page.getByRole('tab', { name: 'Expansions' }).click();
  const expanded = await page.locator('.score-cell dd').nth(1).textContent();
  for (const name of ['Scatter', 'Sums', 'Level', 'Marks', 'Solved by effort'])
    await page.getByRole('tab', { name }).click();
  await checkLooks(page, 'scoreboard');
  await page.setViewportSize({ width: 1280, height: 800 });

  // the run as a file, and the same file compared with
  const saved = async (name) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return (await coming).path();
  };
  const file = await saved(/^JSON/);
  assert.match(
    await readFile(await saved(/^SVG/), 'utf8'),
    /^<svg[^]*xmlns="http:\/\/www.w3.org\/2000\/svg"/,
  );
  assert.match(await readFile(await saved(/^CSV/), 'utf8'), /^collection,level/);
  const run = JSON.parse(await readFile(file, 'utf8'));
  const changed = run.results.find(({ cost }) => cost !== null);
  changed.cost += 5;
  await page.getByRole('button', { name: 'Export' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Compare with a run' }).click();
  await (
    await choosing
  ).setFiles({ name: 'before.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(run)) });
  await page.getByRole('tab', { name: 'Cost' }).click();
  await page.locator('score-matrix .change').waitFor();
  assert.deepEqual(await page.locator('score-matrix .change').allTextContents(), ['−5']);

  // that very run, on the puzzles' page
  await page.getByRole('link', { name: 'Open in Puzzles' }).click();
  await page.waitForFunction(
    (wanted) => document.querySelector('status-line')?.status?.figures.some(({ value }) => value === wanted),
    expanded,
  );
  await finish();
});
