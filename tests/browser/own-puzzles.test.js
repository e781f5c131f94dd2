/** A heuristic of one's own on the puzzles' page: whatever works with one that is built in works with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory,
  cardSays,
  cardText,
  chooseStrategy,
  eventually,
  figureOne,
  goToStep,
  openTab,
  setMode,
  showSearch,
  solve,
  statusSays,
  typeBoard,
} from './harness.js';

const manhattan = 'export const h = ({ boxes, storage }) => sum(boxes, (box) => nearest(box, storage));';
const hall = '########\n#.    .#\n#  $$@ #\n#      #\n#      #\n########';
const link = (code) =>
  `#${new URLSearchParams({
    domain: 'sokoban',
    board: figureOne,
    strategy: 'a_star',
    time_bound: '10',
    'option.deadlocks': 'off',
    heuristic: 'own',
    own: 'javascript',
    name: 'mine',
    code,
  })}`;

const story = browserStory({ path: link(manhattan) });

/** Opens a link with code, and lets that run. */
async function open(code = manhattan) {
  const opened = await story.open({ path: link(code) });
  await solve(opened.page);
  await opened.page.getByRole('button', { name: 'Let it run' }).click();
  return opened;
}

test('strategies that are alike with the same estimates expand the same, and steps go back', async () => {
  const { page, finish } = await open();
  await statusSays(page, /^\s*Plan found\s[^]*Expanded\s1,434/);
  // which node is expanded at these steps is the same on every machine: a panel that still shows another one
  // is waited for
  for (const [strategy, expanded, at40, at37] of [
    ['weighted_a_star', '1,371', 29, 42],
    ['best_first', '739', 52, 49],
    ['ida_star', '2,363', 42, 38],
  ]) {
    // one that forgets what it has seen would go round there a million times
    if (strategy === 'ida_star') await typeBoard(page, hall);
    await chooseStrategy(page, strategy);
    await solve(page);
    await statusSays(page, new RegExp(`Plan found\\s[^]*Expanded\\s${expanded}`));
    await showSearch(page);
    for (const [step, node] of [
      [40, at40],
      [37, at37],
      [40, at40],
    ]) {
      await goToStep(page, step);
      await cardSays(page, 'node-panel', new RegExp(`^Node ${node}\\n`));
    }
  }
  await finish();
});

test('it is compared with one that is built in, side by side', async () => {
  const { page, finish } = await open();
  await statusSays(page, /Expanded\s1,434/);
  await openTab(page, 'Compare');
  for (let i = 0; i < 2; i += 1) await page.getByRole('button', { name: 'Add a search' }).click();
  await page.getByLabel('Heuristic 2').selectOption('manhattan');
  await page.getByRole('button', { name: 'Run all' }).click();
  const row = (at) => page.locator('lens-compare tbody tr').nth(at);
  await eventually(async () => assert.match(await row(0).innerText(), /41[^]*1,434/));
  await eventually(async () => assert.match(await row(1).innerText(), /41[^]*1,434[^]*Optimal/));
  assert.doesNotMatch(await row(0).innerText(), /Optimal/);
  await page.getByRole('button', { name: 'Open search 1 for stepping' }).click();
  await statusSays(page, /Plan found\s[^]*Expanded\s1,434/);
  await finish();
});

test('a hint is found while it is chosen', async () => {
  const { page, finish } = await story.open({ path: link('export const h = () => NaN;') });
  await setMode(page, 'Play');
  await page.locator('play-bar').getByRole('button', { name: 'Hint' }).click();
  await page
    .getByText(/Hint: (up|down|left|right), the first of \d+ moves/)
    .first()
    .waitFor();
  await finish();
});

test('code that is no function of the state is found out and named', async () => {
  const { page, finish } = await open('export const h = () => Math.random() * 5;');
  await statusSays(page, /^\s*Failed[^]*(same|again|otherwise|twice)/);
  await page.getByRole('button', { name: 'Show the board' }).waitFor();
  await finish();
});

test('code that fails on the start is told with its line, and its board is shown', async () => {
  const { page, finish } = await open('export const h = () => {\n  return NaN;\n};');
  await statusSays(page, /^\s*Failed\s[^]*NaN/);
  await page.getByRole('button', { name: 'Show the board' }).click();
  await page.getByText('This is the board on which the heuristic failed.').first().waitFor();
  await finish();
});

test('code that never answers fails with its board, whoever asked it first', async () => {
  const endless = 'export const h = () => { for (;;); };';
  const { page, finish } = await story.open({ path: link(endless), isFirstVisit: true });
  /** The page's clock goes faster, by which it counts how long the code is silent. */
  const failsInTime = () =>
    eventually(async () => {
      await page.clock.runFor(1000);
      assert.match(await cardText(page, 'status-line'), /^\s*Failed\s[^]*did not answer/);
    });
  await page.clock.install();
  await solve(page);
  await page.getByRole('button', { name: 'Let it run' }).click();
  await failsInTime();
  await page.reload(); // it is known now, and asked about the start unbidden
  await page.locator('board-pane board-view svg.board').first().waitFor();
  await solve(page);
  await failsInTime();
  await page.getByRole('button', { name: 'Show the board' }).waitFor();
  await finish();
});
