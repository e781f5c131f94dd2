/** A newcomer is shown around, reads the help, and lets questions be answered on boards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory, checkLooks, endedAs, eventually, hasValue, picture, statusSays,
} from './harness.js';

const story = browserStory();
const dialog = (page) => page.getByRole('dialog', { name: 'Help' });
const says = (page, words) =>
  eventually(async () => assert.match(await dialog(page).getByRole('tabpanel').innerText(), words));

async function openHelp(page, chapter) {
  await page.getByRole('button', { name: 'Help' }).click();
  await dialog(page).getByRole('tab', { name: chapter }).click();
}

test('a tour of four steps, by keys alone, that is not shown again', async () => {
  const { page, finish } = await story.open({ isFirstVisit: true });
  const tour = page.getByRole('region', { name: 'A short tour' });
  for (const [step, title] of ['A puzzle', 'A search', 'Step by step', 'The answer'].entries()) {
    await tour.getByRole('heading', { name: title, exact: true }).waitFor();
    await tour.getByText(`${step + 1} of 4`).waitFor();
    assert.equal(await page.locator('.toured').count(), 1);
    if (step === 1) await checkLooks(page, 'tour');
    await page.keyboard.press('Enter');
  }
  await tour.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.toured').count(), 0);
  await page.reload();
  await page.locator('puzzle-picker #level optgroup').first().waitFor({ state: 'attached' });
  assert.equal(await tour.count(), 0);
  await finish();
});

test('the tour is skipped with Escape or its button, and found again in the help', async () => {
  const { page, finish } = await story.open({ isFirstVisit: true });
  const tour = page.getByRole('region', { name: 'A short tour' });
  await tour.waitFor();
  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Help' }).click();
  await dialog(page).getByRole('button', { name: 'Show me around' }).click();
  await tour.getByText('1 of 4').waitFor();
  await tour.getByRole('button', { name: 'Skip' }).click();
  await tour.waitFor({ state: 'detached' });
  await finish();
});

test('help has the rules of each puzzle, strategies, heuristics and words, by mouse and by keys', async () => {
  const { page, finish } = await story.open();
  const rules = { sokoban: /push/i, snowman: /snow/i, lunar: /hatch/i, jugs: /pour/i, tiles: /tile/i };
  for (const [domain, words] of Object.entries(rules)) {
    await page.getByLabel('Puzzle', { exact: true }).selectOption(domain);
    await openHelp(page, 'This puzzle');
    await says(page, words);
    await says(page, /Its heuristics[^]*Designing your own[^]*Its texts/);
    const names = await page.getByLabel('Heuristic h').locator('option').allInnerTexts();
    const text = await dialog(page).getByRole('tabpanel').innerText();
    for (const name of names) assert.ok(text.includes(name.trim()), `${domain}: nothing about ${name}`);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('F1');
  await dialog(page).getByRole('tab', { name: 'This puzzle' }).focus();
  await page.keyboard.press('ArrowRight');
  await says(page, /A\*[^]*Guarantee|A\*[^]*optimal/i);
  const strategies = await page.getByLabel('Strategy').locator('option').allInnerTexts();
  const text = await dialog(page).getByRole('tabpanel').innerText();
  for (const name of strategies) assert.ok(text.includes(name.trim()), `nothing about ${name}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await says(page, /Admissible[^]*Frontier|Frontier[^]*Admissible/);
  await checkLooks(page, 'help-words');
  await finish();
});

/** A question, the board that shows its answer, and what is seen there. */
const showings = [
  ['Trust it: A*', 'jugs', /Cost\s*14/],
  ['Divide it by 12', 'jugs', /Cost\s*8/],
  ['Look at h of the start', 'lunar', /Cost\s*3/, /h = 6 at the start/],
  ['With the L distance', 'lunar', /Optimal[^]*Cost\s*3/, /h = 3 at the start/],
  ['Watch f', 'sokoban', /Optimal/, /h = 2 at the start/],
  ['Weight 3', 'sokoban', /Cost\s*34/],
  ['Weight 5', 'sokoban', /Cost\s*30/],
  ['Weight 1', 'sokoban', /Optimal[^]*Cost\s*28/],
];

test('the questions of the courses are answered on boards that show the numbers they claim', async () => {
  const { page, finish } = await story.open();
  await openHelp(page, 'Questions');
  await checkLooks(page, 'help-questions');
  await page.keyboard.press('Escape');
  for (const [name, domain, answer, estimate] of showings) {
    await openHelp(page, 'Questions');
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await endedAs(page, 'Solved');
    await statusSays(page, answer);
    await hasValue(page.getByLabel('Puzzle', { exact: true }), domain);
    if (estimate) await page.locator('promise-badges').getByText(estimate).waitFor();
  }
  await picture(page, 'help-question-shown');
  await finish();
});
