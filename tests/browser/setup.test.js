/** Someone sets up a search: a few settings at first, the others behind a fold, all of them doing what they say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays, browserStory, cardSays, endedAs, eventually, figureOne, hasValue, plainSokoban, typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });
const form = (page) => page.locator('search-form');
const shown = (page) => form(page).locator('select, input, button, summary').filter({ visible: true });

async function run(page, status = 'Solved') {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, status);
}

test('a beginner sees five settings; the rest opens', async () => {
  const { page, finish } = await story.open();
  const names = await shown(page).evaluateAll((all) => all.map((each) => each.id || each.tagName));
  assert.ok(names.length <= 6, names.join());
  await page.getByText('More settings').click();
  for (const name of [
    'Expansions', 'Memory in MiB', 'g + h', 'Cycle check', 'Tie-breaking', 'Prune dead ends', 'Condition over g, h, f and d',
  ]) {
    await form(page).getByLabel(name, { exact: true }).waitFor();
  }
  for (const [domain, option] of [['snowman', 'Stack to stack'], ['tiles', 'Cost of a move']]) {
    await page.getByLabel('Puzzle', { exact: true }).selectOption(domain);
    await form(page).getByLabel(option, { exact: true }).waitFor();
  }
  await finish();
});

test('a heuristic says what it promises, and why', async () => {
  const { page, finish } = await story.open();
  const badges = page.locator('promise-badges');
  await badges.getByText('Admissible', { exact: true }).waitFor();
  await badges.getByText('Consistent', { exact: true }).waitFor();
  await page.getByLabel('Puzzle', { exact: true }).selectOption('lunar');
  await page.getByLabel('Heuristic h').selectOption('manhattan');
  await badges.getByText('May overestimate').waitFor();
  await badges.getByText(/slide/).first().waitFor();
  await finish();
});

test('the weight: a slider and an exact number that go together', async () => {
  const { page, finish } = await story.open();
  await page.getByLabel('Strategy', { exact: true }).selectOption('weighted_a_star');
  const slider = page.getByLabel('How much h counts');
  const number = page.getByLabel('Weight w');
  await number.fill('2.5');
  await attributeSays(slider, 'aria-valuetext', /^2\.5$/);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => assert.ok(Number(await number.inputValue()) > 2.5));
  await number.fill('1.37');
  await attributeSays(slider, 'aria-valuetext', /^1\.37$/);
  await typeBoard(page, figureOne);
  await run(page);
  await page.getByRole('button', { name: 'Steps' }).click();
  await cardSays(page, 'expansion-panel', /1\.37·h|1\.37\s*·/);
  await finish();
});

test('ties, cycles, dead ends and cost bounds do what they say', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await page.getByText('More settings').click();
  await run(page);
  await cardSays(page, 'answer-card', /Expanded\s*1,434\s/);
  await form(page).getByLabel('Tie-breaking', { exact: true }).selectOption('fifo');
  await run(page);
  await cardSays(page, 'answer-card', /Expanded\s*(?!1,434\s)[\d,]+[^]*Cost|Cost\s*41[^]*Expanded\s*(?!1,434\s)/);
  await form(page).getByLabel('Tie-breaking', { exact: true }).selectOption({ index: 0 });
  await form(page).getByLabel('Prune dead ends', { exact: true }).check();
  await run(page);
  await cardSays(page, 'stats-table', /[Dd]ead ends?[^\n]*\s*[1-9]/);
  await form(page).getByLabel('g + h', { exact: true }).fill('40');
  await run(page, 'Exhausted');
  await cardSays(page, 'answer-card', /within the (cost )?bounds?/i);
  await form(page).getByLabel('g + h', { exact: true }).fill('');
  await form(page).getByLabel('Cycle check', { exact: true }).selectOption('none');
  await form(page).getByLabel('Expansions', { exact: true }).fill('3000');
  await run(page, 'Out of expansions');
  await cardSays(page, 'answer-card', /Expanded\s*3,000\s/);
  await finish();
});

test('warnings come while one types and never stand in the way', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, ['#######', '#@ $ .#', '#$    #', '#######'].join('\n'));
  const editor = page.locator('board-editor');
  await editor.getByText(/2 boxes/).first().waitFor();
  await typeBoard(page, ['#######', '#@ $ .#', '####  #', '#$# ..#', '#######'].join('\n'));
  await editor.getByText('No robot can ever get to the box in row 4, column 2.').waitFor();
  await attributeSays(page.getByRole('button', { name: 'Run', exact: true }), 'aria-disabled', /^false$/);
  await finish();
});

test('with less motion nothing slides; without that wish pieces do', async () => {
  const slides = async (reducedMotion) => {
    const { page, finish } = await story.open({ reducedMotion });
    const times = await page.locator('board-stage board-view .piece')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).transitionDuration));
    await finish();
    return times.some((time) => Number.parseFloat(time) > 0);
  };
  assert.equal(await slides('no-preference'), true);
  assert.equal(await slides('reduce'), false);
});
