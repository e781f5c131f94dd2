/** A newcomer is shown around, reads the help, and lets questions be answered on boards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, checkLooks, endedAs, eventually, hasValue, picture, statusSays } from './harness.js';

const story = browserStory();
const dialog = (page) => page.getByRole('dialog', { name: 'Help' });
const says = (page, words) =>
  eventually(async () => assert.match(await dialog(page).getByRole('tabpanel').innerText(), words));

async function openHelp(page, chapter) {
  await page.getByRole('button', { name: 'Help' }).click();
  await dialog(page).getByRole('tab', { name: chapter }).click();
}

test('the idle panes say what there is to do: rules, level and lessons', async () => {
  const { page, finish } = await story.open({ isFirstVisit: true });
  await page.getByRole('button', { name: 'Play it yourself' }).waitFor();
  await page.locator('lesson-cards button').first().click();
  await page.locator('lesson-cards').getByRole('button', { name: 'Trust it: A*' }).click();
  await endedAs(page, 'Solved');
  await hasValue(page.getByLabel('Puzzle', { exact: true }), 'jugs');
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
    const names = await page.evaluate(
      (id) =>
        document
          .querySelector('help-dialog')
          .catalog.domains.find((each) => each.id === id)
          .heuristics.map(({ name }) => name),
      domain,
    );
    const text = await dialog(page).getByRole('tabpanel').innerText();
    for (const name of names) assert.ok(text.includes(name.trim()), `${domain}: nothing about ${name}`);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('F1');
  await dialog(page).getByRole('tab', { name: 'This puzzle' }).focus();
  await page.keyboard.press('ArrowRight');
  await says(page, /A\*[^]*Guarantee|A\*[^]*optimal/i);
  const strategies = await page.evaluate(() =>
    document.querySelector('help-dialog').catalog.strategies.map(({ name }) => name),
  );
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
  ['Trust it: A*', 'jugs', /Best\s*14/],
  ['Divide it by 12', 'jugs', /Best\s*8/],
  ['Look at h of the start', 'lunar', /Best\s*3/, '6'],
  ['With the L distance', 'lunar', /Optimal[^]*Best\s*3/, '3'],
  ['Watch f', 'sokoban', /Optimal/, '2'],
  ['Weight 3', 'sokoban', /Best\s*34/],
  ['Weight 5', 'sokoban', /Best\s*30/],
  ['Weight 1', 'sokoban', /Optimal[^]*Best\s*28/],
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
    if (estimate) {
      await page.getByRole('button', { name: /^Heuristic:/ }).click();
      await page.locator('heuristic-menu [aria-selected=true] .value', { hasText: estimate }).waitFor();
      await page.keyboard.press('Escape');
    }
  }
  await picture(page, 'help-question-shown');
  await finish();
});

test('from both pages one gets to the licences of what they contain', async () => {
  const { page, finish } = await story.open();
  for (const name of ['Puzzles', 'Game']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('link', { name: 'Licences' }).click();
    await page.getByText(/^lit-html [\d.]+ \(BSD-3-Clause\)$/m).waitFor();
    await page.goBack();
  }
  await finish();
});
