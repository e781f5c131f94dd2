/** Stepping: jumps from event to event, breakpoints that stop a search, one selection over all views, long
 * searches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  cardSays,
  chooseStrategy,
  closeSettings,
  endedAs,
  eventually,
  figureOne,
  goToStep,
  hasValue,
  narrated,
  openSettings,
  openTab,
  picture,
  plainSokoban,
  showSearch,
  solve,
  solveTyped,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });
const stepField = (page) => page.getByLabel('Step', { exact: true });
const step = (page) =>
  stepField(page)
    .inputValue()
    .then((text) => Number(text.replaceAll(',', '')));
const heading = (page, name) =>
  page.locator('node-panel').getByRole('heading', { name, exact: true }).waitFor();

async function solved(page) {
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await heading(page, 'Node 0');
}

/** The step that is shown, once it is behind another one. */
async function stepAfter(page, before) {
  await eventually(async () => assert.ok((await step(page)) > before, `step ${await step(page)}`));
  return step(page);
}

test('from one rise of f to the next and back, by button and by key, and Back returns from jumps', async () => {
  const { page, finish } = await story.open();
  await solved(page);
  await page.getByRole('button', { name: 'Next of this kind' }).click();
  const first = await stepAfter(page, 0);
  await page.locator('board-pane div.board').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await stepAfter(page, first);
  await page.keyboard.press('Shift+ArrowLeft');
  await hasValue(stepField(page), String(first));
  await attributeSays(
    page.getByRole('slider'),
    'aria-label',
    /Timeline of 1,434 expansions\. plans found: 1\. f changes: \d+/,
  );
  await page.getByLabel('Jump to').selectOption('inconsistent');
  await page.getByRole('button', { name: 'Next of this kind' }).click();
  await narrated(page, /No later step/);
  await page.locator('time-line').getByRole('button', { name: 'Back', exact: true }).click();
  await stepAfter(page, first);
  await finish();
});

test('what is typed into the step’s field stays while steps go by', async () => {
  const { page, finish } = await story.open();
  await solved(page);
  const slider = page.getByRole('slider');
  await page.locator('transport-bar').getByRole('button', { name: 'Play', exact: true }).click();
  await stepAfter(page, 0);
  await stepField(page).fill('1200');
  const before = await slider.getAttribute('aria-valuenow');
  await eventually(async () => assert.notEqual(await slider.getAttribute('aria-valuenow'), before));
  assert.equal(await stepField(page).inputValue(), '1200');
  await page.keyboard.press('Enter');
  await stepAfter(page, 1199);
  await finish();
});

test('what is no step stays in its field with what is expected, and a jump by hand is returned from', async () => {
  const { page, finish } = await story.open();
  await solved(page);
  for (const typed of ['abc', '-5', '99999', '3.7']) {
    await stepField(page).fill(typed);
    await page.keyboard.press('Enter');
    await page.locator('transport-bar').getByText('A whole number from 0 to 1,434 is needed here.').waitFor();
    assert.equal(await stepField(page).inputValue(), typed);
  }
  await stepField(page).fill('700');
  await page.keyboard.press('Enter');
  await stepAfter(page, 699);
  await page.locator('board-pane div.board').focus();
  await page.keyboard.press('End');
  await hasValue(stepField(page), '1,434');
  await page.keyboard.press('Backspace');
  await hasValue(stepField(page), '700');
  await finish();
});

test('a tab stays where it is while the count of the one before it grows', async () => {
  const { page, finish } = await story.open({ width: 1280, height: 800 });
  await solved(page);
  const count = async () =>
    Number((await page.getByRole('tab', { name: /^Frontier/ }).innerText()).match(/\d+/));
  const places = new Set();
  for (let most = await count(); most < 12; most = await count()) {
    places.add(
      await page.getByRole('tab', { name: 'Closed' }).evaluate((tab) => tab.getBoundingClientRect().x),
    );
    await page.locator('transport-bar').getByRole('button', { name: 'Forward', exact: true }).click();
  }
  assert.equal(places.size, 1);
  await finish();
});

test(
  'a condition stops the search while it runs, the status line says which and its values, and it ' +
    'goes on',
  async () => {
    const { page, finish } = await story.open();
    await typeBoard(page, figureOne);
    await openSettings(page);
    const drawer = page.locator('settings-drawer');
    const condition = drawer.getByLabel('Condition over g, h, f and d');
    await condition.fill('q < 3');
    await drawer.getByRole('button', { name: 'Add', exact: true }).click();
    await drawer.locator('breakpoint-editor .error').waitFor();
    assert.equal(await condition.inputValue(), 'q < 3');
    await condition.fill('h < 4');
    await page.keyboard.press('Enter');
    await drawer.getByText('Where h < 4').waitFor();
    await closeSettings(page);
    await solve(page);
    await endedAs(page, 'Paused');
    await statusSays(page, /at step \d+, Where h < 4: node [\d,]+, g \d+, h 3, f \d+/);
    const paused = await stepAfter(page, 0);
    await page.getByRole('button', { name: 'Go on 10 s' }).click();
    await stepAfter(page, paused);
    await openSettings(page);
    await drawer.getByRole('button', { name: 'Remove: Where h < 4' }).click();
    await closeSettings(page);
    await page.getByRole('button', { name: 'Go on 10 s' }).click();
    await endedAs(page, 'Optimal');
    await finish();
  },
);

test('breakpoints on events and on a state: set, jumped between, taken away, kept in the link', async () => {
  const { page, finish } = await story.open();
  await solved(page);
  await goToStep(page, 200);
  await heading(page, 'Node 194');
  await openSettings(page);
  const drawer = page.locator('settings-drawer');
  await drawer.getByLabel('New plan').check();
  await drawer.getByRole('button', { name: 'Stop at the state of node 194' }).click();
  await drawer.getByRole('button', { name: /^Remove: .*194/ }).waitFor();
  await closeSettings(page);
  await page.getByLabel('Jump to').selectOption({ label: 'breakpoint (2)' });
  await page.getByRole('button', { name: 'Next of this kind' }).click();
  await page.locator('node-panel').getByText('This is a goal').waitFor();
  await page.getByRole('button', { name: 'Previous of this kind' }).click();
  await hasValue(stepField(page), '200');
  await eventually(async () => assert.match(page.url(), /stop=/));
  await openSettings(page);
  await drawer.getByRole('button', { name: /^Remove: .*194/ }).click();
  await drawer.getByLabel('New plan').uncheck();
  await eventually(async () => assert.doesNotMatch(page.url(), /stop=/));
  await finish();
});

test('one selection: a node of frontier or tree is looked at while time stands still, and gone to', async () => {
  const { page, finish } = await story.open();
  await solved(page);
  const words = page.locator('lens-tree #words');
  await words.getByText(/^Node 0,/).waitFor();
  await goToStep(page, 200);
  await words.getByText(/^Node 194,/).waitFor();
  const rows = page.locator('frontier-list').getByRole('option');
  await eventually(async () => assert.match(await rows.nth(5).innerText(), /\d/));
  const waiting = (await rows.nth(5).innerText()).split('\n')[0].trim();
  await rows.nth(5).click();
  await words.getByText(`Node ${waiting},`).waitFor();
  await heading(page, `Node ${waiting}`);
  await hasValue(stepField(page), '200');
  await page.locator('lens-tree #go').fill('1');
  await page.keyboard.press('Enter');
  await heading(page, 'Node 1');
  await hasValue(stepField(page), '200');
  await page.getByRole('button', { name: 'Go to its expansion' }).click();
  await eventually(async () => assert.notEqual(await step(page), 200));
  await page.locator('time-line').getByRole('button', { name: 'Back', exact: true }).click();
  await hasValue(stepField(page), '200');
  await page.locator('lens-tree #tree').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await words.getByText('folded').waitFor();
  await openTab(page, 'Closed');
  await page
    .getByRole('listbox', { name: /^Closed nodes/ })
    .getByRole('option')
    .first()
    .click();
  await page.locator('node-panel').getByText('before this moment').waitFor();
  await finish();
});

test('plans of an anytime search are shown one by one, also while it runs', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'anytime_gbfs');
  await solve(page);
  await endedAs(page, 'Solved');
  const rows = page.locator('plan-table tbody tr');
  await rows.nth(1).waitFor();
  const cost = await rows.last().locator('td').nth(1).innerText();
  await page.getByRole('button', { name: 'Show plan 1', exact: true }).click();
  await page.locator('plan-list').getByText(`${cost} moves, `).waitFor();
  await picture(page, 'anytime-plans');
  await finish();
});

test('a cost of millions stands whole in the list of the frontier', async () => {
  const { page, finish } = await story.open({
    path: '#domain=tiles&strategy=depth_first&max_expansions=500000&time_bound=',
  });
  await solveTyped(
    page,
    '3 6 5 2\n10 . 15 14\n1 4 13 12\n9 8 11 7\n\n. 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15\n',
  );
  await endedAs(page, 'Paused');
  await showSearch(page);
  await goToStep(page, 499999);
  const numbers = page.locator('frontier-list .row .number');
  await numbers
    .filter({ hasText: /\d,\d{3},\d{3}/ })
    .first()
    .waitFor();
  assert.deepEqual(
    await numbers.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent.trim()),
    ),
    [],
  );
  await cardSays(page, 'node-panel', /Node/);
  await finish();
});
