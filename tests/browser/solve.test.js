/** A newcomer picks the course's first board, runs A*, and looks at every part of the answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays, browserStory, cardSays, cardText, endedAs, eventually, hall, hasValue, narrated, picture, plainSokoban,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });

async function solveFigureOne(page) {
  await page.getByLabel('Level', { exact: true }).selectOption({ label: 'CS161' });
  await page.getByLabel('Strategy').selectOption('a_star');
  await page.getByRole('button', { name: 'Run' }).click();
  await endedAs(page, 'Solved');
}

test('A* solves Figure 1 of CS161 in 41 moves, optimal and checked', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  await cardSays(page, 'answer-card', /Optimal[^]*Cost\s*41[^]*Plan checked/);
  await cardSays(page, 'stats-table', /Expanded\s*1,434/);
  await finish();
});

test('the search is walked forwards, backwards and by jumping', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  await page.getByRole('button', { name: 'Steps' }).click();
  const panel = page.locator('expansion-panel');
  await panel.getByRole('heading', { name: 'Node 0' }).waitFor();
  await page.getByRole('button', { name: 'Forward' }).click();
  await panel.getByRole('heading', { name: 'Node 1' }).waitFor();
  await cardSays(page, 'expansion-panel', /f = g \+ h = 1 \+ 7 = 8/);
  await page.getByRole('button', { name: 'Back' }).click();
  await panel.getByRole('heading', { name: 'Node 0' }).waitFor();
  await page.getByLabel('Step', { exact: true }).fill('200');
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: 'Node 194' }).waitFor();
  await cardSays(page, 'expansion-panel', /Duplicate/);
  await cardSays(page, 'expansion-panel', /A duplicate of node 237/);
  await cardSays(page, 'frontier-list', /43 nodes/);
  await narrated(page, /^Step 200 of 1,434: node 194/);
  await page.getByRole('button', { name: 'Last' }).click();
  await panel.getByText('This is a goal').waitFor();
  await page.getByLabel('Position').fill('100');
  await page.getByText('Expanding node').waitFor();
  await hasValue(page.getByLabel('Step', { exact: true }), '100');
  await finish();
});

test('the plan is walked, played and copied', async () => {
  const { page, finish } = await story.open();
  await solveFigureOne(page);
  const board = page.locator('board-stage board-view svg');
  await attributeSays(board, 'aria-label', /robot: column 7 row 5/);
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByText('After action 1: right').waitFor();
  await attributeSays(board, 'aria-label', /robot: column 8 row 5/);
  await page.locator('plan-list').getByRole('button', { name: '2 up', exact: true }).click();
  await page.getByText('After action 2: up').waitFor();
  await page.getByLabel('Speed').selectOption('60');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('After action 41: down').waitFor();
  await attributeSays(board, 'aria-label', /box: column 3 row 5 on storage; column 5 row 5 on storage/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await eventually(async () => {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied.split('\n').length, 41);
    assert.match(copied, /^right\nup\nup\nleft\n/);
  });
  await picture(page, 'solve-plan');
  await finish();
});

test('the water jugs are solved too, and drawn as vessels', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await page.getByLabel('Board as text').fill('3 4\n0 0\n0 2');
  await page.getByRole('button', { name: 'Run' }).click();
  await endedAs(page, 'Solved');
  await cardSays(page, 'answer-card', /Cost\s*6/);
  await page.getByRole('button', { name: 'Last' }).click();
  await page.getByText('After action 6').waitFor();
  await attributeSays(page.locator('board-stage board-view svg'), 'aria-label', /Jug 2: 2 of 4, goal 2/);
  await finish();
});

test('a board without a plan is told from one that was not finished', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Level', { exact: true }).selectOption({ label: 'No way out' });
  await page.getByRole('button', { name: 'Run' }).click();
  await endedAs(page, 'Exhausted');
  await cardSays(page, 'answer-card', /No plan exists/);
  await finish();
});

test('on a narrow page, too, one sees what runs and what came out', async () => {
  const { page, finish } = await story.open({ width: 390 });
  const top = (part) => part.evaluate((element) => element.getBoundingClientRect().top);
  const [board, answer] = [page.getByLabel('Board as text'), page.locator('answer-card')];
  await board.focus();
  const before = await top(board);
  await page.keyboard.press('Control+Enter');
  await endedAs(page, 'Solved');
  await page.waitForTimeout(200);
  assert.equal(await top(board), before, 'nothing moves under the hands of one who types');
  await typeBoard(page, hall);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await cardSays(page, 'answer-card', /Searching/);
  assert.doesNotMatch(await cardText(page, 'answer-card'), /have changed/);
  await page.getByLabel('Puzzle', { exact: true }).selectOption('tiles');
  await cardSays(page, 'answer-card', /have changed\. This search goes on with those it began with/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await endedAs(page, 'Stopped');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  await eventually(async () => {
    const begins = await top(answer);
    assert.ok(begins >= 0 && begins < 450, `the answer begins at ${begins}`);
  });
  await finish();
});
