/** A newcomer picks the course's first board, solves it, and looks at every part of the answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  cardSays,
  endedAs,
  eventually,
  goToStep,
  hall,
  hasValue,
  narrated,
  openTab,
  pickLevel,
  picture,
  plainSokoban,
  showSearch,
  solve,
  solveTyped,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });

async function solveFigureOne(page) {
  await pickLevel(page, 'CS161');
  await solve(page);
  await endedAs(page, 'Solved');
}

test('A* solves Figure 1 of CS161 in 41 moves, optimal and checked', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  await statusSays(
    page,
    /Optimal\s+41 moves, \d+ pushes; no plan costs less\.[^]*Plan checked[^]*Expanded\s*1,434/,
  );
  await cardSays(page, 'plan-table', /Plan checked/);
  await openTab(page, 'Counters');
  await cardSays(page, 'stats-table', /Expanded\s*1,434/);
  await finish();
});

test('the search is walked forwards, backwards and by jumping', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  await showSearch(page);
  const panel = page.locator('node-panel');
  await panel.getByRole('heading', { name: 'Node 0' }).waitFor();
  await page.getByRole('button', { name: 'Forward' }).click();
  await panel.getByRole('heading', { name: 'Node 1' }).waitFor();
  await cardSays(page, 'node-panel', /1\s*g\s*\+\s*7\s*h\s*=\s*8\s*f/);
  await page.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('heading', { name: 'Node 0' }).waitFor();
  await goToStep(page, 200);
  await panel.getByRole('heading', { name: 'Node 194' }).waitFor();
  await cardSays(page, 'node-panel', /as\s*237/);
  await cardSays(page, 'node-panel', /Why this one\?/);
  await page.getByRole('tab', { name: 'Frontier 43' }).waitFor();
  await narrated(page, /^Step 200 of 1,434: node 194/);
  await page.getByRole('button', { name: 'Last' }).click();
  await panel.getByText('This is a goal').waitFor();
  await page.getByRole('slider').click({ position: { x: 2, y: 10 } });
  await eventually(async () =>
    assert.ok(Number((await page.getByLabel('Step', { exact: true }).inputValue()).replace(',', '')) < 30),
  );
  await finish();
});

test('the outcomes of the successors are drawn on the board, with a sign each', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  await showSearch(page);
  await page.locator('board-pane .arrow').first().waitFor({ state: 'attached' });
  const successors = await page.locator('node-panel tbody tr').count();
  await eventually(async () => assert.equal(await page.locator('board-pane .arrow').count(), successors));
  await finish();
});

test('the plan is walked, played and copied', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  const board = page.locator('board-pane board-view svg.board').first();
  await attributeSays(board, 'aria-label', /robot: column 7 row 5/);
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.locator('board-pane .caption').getByText('after right').waitFor();
  await attributeSays(board, 'aria-label', /robot: column 8 row 5/);
  await page.locator('plan-list').getByRole('button', { name: '2 up', exact: true }).click();
  await page.locator('board-pane .caption').getByText('after up').waitFor();
  await page.getByLabel('Speed').selectOption('60');
  await page.locator('transport-bar').getByRole('button', { name: 'Play', exact: true }).click();
  await hasValue(page.getByLabel('Move', { exact: true }), '41');
  await attributeSays(board, 'aria-label', /box: column 3 row 5 on storage; column 5 row 5 on storage/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await eventually(async () =>
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^right\nup\nup\nleft\n/),
  );
  await picture(page, 'solve-plan');
  await finish();
});

test('the water jugs are solved too, and drawn as vessels', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await solveTyped(page, '3 4\n0 0\n0 2');
  await endedAs(page, 'Solved');
  await statusSays(page, /Best\s*6/);
  await page.getByRole('button', { name: 'Last' }).click();
  await attributeSays(
    page.locator('board-pane board-view svg.board').first(),
    'aria-label',
    /Jug 2: 2 of 4, goal 2/,
  );
  await finish();
});

test('a board without a plan is told from one that was not finished', async () => {
  const { page, finish } = await story.open();
  await pickLevel(page, 'No way out');
  await solve(page);
  await endedAs(page, 'No plan');
  await finish();
});

test('one step at a time from the start, and then all the way', async () => {
  const { page, finish } = await story.open();
  await pickLevel(page, 'CS161');
  await page.getByRole('button', { name: /^Step once/ }).click();
  await endedAs(page, 'Paused');
  await page.locator('node-panel').getByRole('heading', { name: 'Node 0' }).waitFor();
  await page.keyboard.press('s');
  await page.locator('node-panel').getByRole('heading', { name: 'Node 1' }).waitFor();
  await solve(page);
  await endedAs(page, 'Optimal');
  await finish();
});

test('what runs is told while something else is set up; the next search takes the new board', async () => {
  const { page, finish } = await story.open({ width: 1280 });
  await solveTyped(page, hall);
  await endedAs(page, 'Searching');
  await page.getByLabel('Puzzle', { exact: true }).selectOption('tiles');
  await statusSays(page, /of the board and settings it began with/);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal(await page.locator('solve-button #go').innerText(), 'Solve'));
  await solve(page);
  await endedAs(page, 'Solved');
  await typeBoard(page, '###');
  await endedAs(page, 'Cannot read the board');
  await attributeSays(page.locator('solve-button #go'), 'aria-disabled', /^true$/);
  await finish();
});

test('Solve from the menu: without a bound, and kept for comparison', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  await page.getByRole('button', { name: 'Other ways to solve' }).click();
  await page.getByRole('menuitem', { name: /Keep, and compare/ }).click();
  await page.locator('lens-compare tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Other ways to solve' }).click();
  await page.getByRole('menuitem', { name: /without a time bound/ }).click();
  await endedAs(page, 'Optimal');
  await finish();
});
