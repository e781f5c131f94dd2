/** Someone sets up a search: the bar, its menus, and the drawer, all of them doing what they say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  cardSays,
  checkAccessibility,
  checkNoSidewaysScroll,
  chooseHeuristic,
  chooseStrategy,
  closeSettings,
  endedAs,
  eventually,
  figureOne,
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
const drawer = (page) => page.locator('settings-drawer');

test('the drawer holds the rest, a dot says that something differs, and Reset brings it back', async () => {
  const { page, finish } = await story.open({
    path: '#domain=sokoban&strategy=a_star&heuristic=manhattan&time_bound=10',
  });
  await openSettings(page);
  for (const name of [
    'Expansions',
    'Memory in MiB',
    'Drop g + h above',
    'Cycle check',
    'Tie-breaking',
    'Prune dead ends',
    'Condition over g, h, f and d',
  ]) {
    await drawer(page).getByLabel(name, { exact: true }).waitFor();
  }
  await drawer(page).getByText('All defaults').waitFor();
  await drawer(page).getByLabel('Tie-breaking', { exact: true }).selectOption('fifo');
  await drawer(page).getByText('1 differs from the default').waitFor();
  await page.getByRole('button', { name: 'Settings, some differ from the defaults' }).waitFor();
  await drawer(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await drawer(page).getByText('All defaults').waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  for (const [domain, option] of [
    ['snowman', 'Stack to stack'],
    ['tiles', 'Cost of a move'],
  ]) {
    await page.getByLabel('Puzzle', { exact: true }).selectOption(domain);
    await openSettings(page);
    await drawer(page).getByLabel(option, { exact: true }).waitFor();
    await closeSettings(page);
  }
  await finish();
});

test('strategies stand in groups with their purpose, are found by a word and taken by keys', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('button', { name: /^Strategy:/ }).click();
  const menu = page.locator('strategy-menu');
  for (const name of ['Optimal', 'Anytime', 'Bounded', 'Greedy', 'Little memory', 'For the course'])
    await menu.getByRole('group', { name }).waitFor();
  await page.keyboard.type('w falls');
  await eventually(async () => assert.equal(await menu.getByRole('option').count(), 1));
  await page.keyboard.press('ArrowDown');
  await page.locator('strategy-menu .side').getByText('Promise').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Strategy: Anytime weighted A*' }).waitFor();
  await finish();
});

test('a heuristic says what it promises, why, and at what price; each has its value at the start', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('button', { name: /^Heuristic: h Manhattan distance consistent/ }).click();
  const menu = page.locator('heuristic-menu');
  await menu.getByText('admissible', { exact: true }).waitFor();
  await menu.getByText('Why it is admissible').waitFor();
  const zero = menu.getByRole('option', { name: /^Zero/ });
  await eventually(async () => assert.match(await zero.innerText(), /0$/)); // the engine is asked for it
  await page.keyboard.press('Escape');
  await page.getByLabel('Puzzle', { exact: true }).selectOption('lunar');
  await chooseHeuristic(page, 'manhattan');
  await page.getByRole('button', { name: /^Heuristic: h Manhattan distance not admissible/ }).click();
  await menu.getByText('not admissible', { exact: true }).waitFor();
  await menu.getByText(/slide/).first().waitFor();
  await finish();
});

test('a formula for h: names to choose, what follows, where it is wrong; it stands in the link', async () => {
  const { page, finish } = await story.open();
  await page
    .getByRole('button', { name: /^Heuristic:/ })
    .first()
    .click();
  const menu = page.locator('heuristic-menu');
  const field = menu.getByLabel('Formula');
  await field.fill('max(manhatan');
  await menu.getByText(/^Column 5: There is no name "manhatan" here\. Names are /).waitFor();
  await attributeSays(field, 'aria-invalid', /true/);
  await field.fill('2*');
  await menu.getByRole('button', { name: 'matching', exact: true }).click();
  assert.equal(await field.inputValue(), '2*matching');
  await menu
    .getByText(/At most 2 times the true cost/)
    .first()
    .waitFor();
  await menu.getByText('admissibility unknown', { exact: true }).waitFor();
  await checkAccessibility(page, 'heuristic formula');
  await picture(page, 'heuristic-formula');
  await field.fill('max(matching, manhattan)');
  await menu.getByText('Why it is admissible').waitFor();
  await field.press('Enter');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Heuristic: h max\(matching, manhattan\) consistent/ }).waitFor();
  await eventually(async () => assert.match(page.url(), /heuristic=%3Dmax%28matching%2C\+manhattan%29/));
  await solve(page);
  await statusSays(page, /“max\(matching, manhattan\)” is admissible/);
  await finish();
});

test('the guide is a formula, too', async () => {
  const { page, finish } = await story.open();
  await openSettings(page);
  const drawer = page.locator('settings-drawer');
  await drawer.getByText('The guide as a formula').click();
  await drawer.getByLabel('Formula').fill('3*matchin');
  await drawer.getByText(/There is no name "matchin" here/).waitFor();
  await drawer.getByLabel('Formula').fill('3*matching');
  await drawer.getByText(/At most 3 times the true cost/).waitFor();
  await checkAccessibility(page, 'guide as a formula');
  await picture(page, 'guide-formula');
  await drawer.getByLabel('Formula').press('Enter');
  await drawer.getByRole('button', { name: 'In use' }).waitFor();
  await eventually(async () => assert.match(page.url(), /guide=%3D3\*matching/));
  await closeSettings(page);
  await solve(page);
  await statusSays(page, /10 moves, \d+ pushes/);
  await finish();
});

test('on a phone h is written as a formula in the sheet', async () => {
  const { page, finish } = await story.open({ width: 390, height: 844 });
  await page.locator('button.method').click();
  const sheet = page.locator('method-sheet');
  await sheet.getByText('h as a formula').click();
  await sheet.getByLabel('Formula').fill('max(matching, manhattan)');
  await attributeSays(sheet.getByRole('button', { name: 'Use', exact: true }), 'aria-disabled', /false/);
  await checkNoSidewaysScroll(page, 'formula on a phone');
  await checkAccessibility(page, 'formula on a phone');
  await picture(page, 'formula-phone');
  await sheet.getByRole('button', { name: 'Use', exact: true }).click();
  await sheet.getByRole('button', { name: 'In use' }).waitFor();
  await sheet.getByText(/ at the start\.$/).waitFor();
  assert.equal(await sheet.getByLabel('Heuristic h').inputValue(), '=max(matching, manhattan)');
  await finish();
});

test('the weight: a slider and an exact number that go together', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'weighted_a_star');
  await page.getByRole('button', { name: /^Weight:/ }).click();
  const slider = page.getByLabel('How much h counts');
  const number = page.getByLabel('Weight w');
  await number.fill('2.5');
  await attributeSays(slider, 'aria-valuetext', /^2\.5$/);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => assert.ok(Number(await number.inputValue()) > 2.5));
  await number.fill('1.37');
  await attributeSays(slider, 'aria-valuetext', /^1\.37$/);
  await page.keyboard.press('Escape');
  await solve(page);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await cardSays(page, 'node-panel', /1\.37\s*·/);
  await finish();
});

test('ties, cycles, dead ends and cost bounds do what they say', async () => {
  const { page, finish } = await story.open();
  const run = async (change, status = 'Solved') => {
    await openSettings(page);
    await change();
    await closeSettings(page);
    await solve(page);
    await endedAs(page, status);
  };
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await statusSays(page, /Expanded\s*1,434\s/);
  await run(() => drawer(page).getByLabel('Tie-breaking', { exact: true }).selectOption('fifo'));
  await statusSays(page, /Expanded\s*(?!1,434\s)[\d,]+[^]*Best\s*41/);
  await run(async () => {
    await drawer(page).getByLabel('Tie-breaking', { exact: true }).selectOption({ index: 0 });
    await drawer(page).getByLabel('Prune dead ends', { exact: true }).check();
  });
  await openTab(page, 'Counters');
  await cardSays(page, 'stats-table', /[Dd]ead ends?[^\n]*\s*[1-9]/);
  await run(() => drawer(page).getByLabel('Drop g + h above', { exact: true }).fill('40'), 'Exhausted');
  await run(async () => {
    await drawer(page).getByLabel('Drop g + h above', { exact: true }).fill('');
    await drawer(page).getByLabel('Cycle check', { exact: true }).selectOption('none');
    await drawer(page).getByLabel('Expansions', { exact: true }).fill('3000');
  }, 'Paused');
  await statusSays(page, /Expanded\s*3,000\s/);
  await finish();
});

test('warnings come while one types and never stand in the way', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, ['#######', '#@ $ .#', '#$    #', '#######'].join('\n'));
  await page
    .locator('.checks')
    .getByText(/2 boxes/)
    .first()
    .waitFor();
  await typeBoard(page, ['#######', '#@ $ .#', '####  #', '#$# ..#', '#######'].join('\n'));
  await page.locator('.checks').getByText('No robot can ever get to the box in row 4, column 2.').waitFor();
  await attributeSays(page.locator('solve-button #go'), 'aria-disabled', /^false$/);
  await finish();
});

test('a formula of one’s own is checked as it is typed, and its preset is a click away', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'custom');
  await page.getByRole('button', { name: /^Formula:/ }).click();
  const formula = page.locator('formula-field');
  await formula.getByLabel('f, the least is expanded first').fill('g + q*h');
  await formula.getByText('Column 5:').waitFor();
  await formula.locator('mark', { hasText: /^q$/ }).waitFor();
  await formula.getByLabel('Formula preset').selectOption({ label: 'A*' });
  await formula.locator('mark').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await solve(page);
  await endedAs(page, 'Solved');
  await statusSays(page, /41 moves, \d+ pushes/);
  await finish();
});

test('a number that is none stays in its field with a message and changes nothing', async () => {
  const { page, finish } = await story.open();
  const bound = page.getByLabel('Time bound in seconds');
  await bound.fill('five');
  await page.getByText('“five” is not a number. Until it is right: 10.').waitFor();
  await solve(page);
  await endedAs(page, 'Solved');
  assert.equal(await bound.inputValue(), 'five');
  await bound.fill('');
  await statusSays(page, /Optimal/);
  await finish();
});

test('with less motion nothing slides; without that wish pieces do', async () => {
  const slides = async (reducedMotion) => {
    const { page, finish } = await story.open({ reducedMotion });
    const times = await page
      .locator('board-pane board-view .piece')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).transitionDuration));
    await finish();
    return times.some((time) => Number.parseFloat(time) > 0);
  };
  assert.equal(await slides('no-preference'), true);
  assert.equal(await slides('reduce'), false);
});
