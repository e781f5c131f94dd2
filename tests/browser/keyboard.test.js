/** Someone without a mouse goes from the page's start to a solved board and through its steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hasValue,
  boardField,
  browserStory,
  endedAs,
  eventually,
  hall,
  narrated,
  openSettings,
  openTab,
  plainSokoban,
  setMode,
  solveTyped,
  statusSays,
} from './harness.js';

const story = browserStory({ path: plainSokoban });

/** The name and role of what has the focus, through shadow roots. */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label =
      element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      tag: element.tagName,
      name: label.trim(),
      outlined: outlineStyle !== 'none' && outlineWidth !== '0px',
    };
  });

/** Presses Tab until something of this name has the focus. */
async function tabTo(page, name) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.tag === 'TEXTAREA') continue;
    assert.ok(now.outlined, `no visible focus on ${now.tag} ${now.name}`);
    if (now.name.startsWith(name)) return;
  }
  assert.fail(`Tab never reaches ${name}`);
}

test('from load to a solved board and stepping, by keys alone', async () => {
  const { page, finish } = await story.open();
  await tabTo(page, 'Skip to the board');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.match((await focused(page)).name, /^Board, with keys/));
  await page.waitForFunction(() => document.querySelector('command-bar').state.collections.length > 0);
  await page.keyboard.press(']');
  await statusSays(page, /Optimum/);
  await page.keyboard.press('Control+Enter');
  await endedAs(page, 'Solved');
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Node 0', exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await hasValue(page.getByLabel('Step', { exact: true }), '1');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Node 0', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.getByText('This is a goal').waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('heading', { name: 'Node 0', exact: true }).waitFor();
  await page.locator('board-pane div.board').focus();
  await page.keyboard.press('Space');
  await page.locator('transport-bar').getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await page.locator('transport-bar').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await narrated(page, /^Step \d+ of/);
  await page.keyboard.press('3');
  await page.getByRole('tab', { name: 'Tree', selected: true }).waitFor();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Edit', pressed: true }).waitFor();
  await finish();
});

test('every part can be reached by Tab, with a focus that is seen; tabs are walked by arrows', async () => {
  const { page, finish } = await story.open();
  for (const name of [
    'Solve',
    'Puzzle',
    'Strategy:',
    'Heuristic:',
    'Settings',
    'Watch',
    'Board, with keys',
    'Rules',
    'Level',
    'Lessons',
  ])
    await tabTo(page, name);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Cost over time', selected: true }).waitFor();
  await eventually(async () => assert.equal((await focused(page)).name, 'Cost over time'));
  await finish();
});

test('Ctrl and Enter solves from inside the text, letters typed there are text', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  const text = boardField(page);
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  assert.match(await text.inputValue(), /\?/);
  await page.locator('board-editor mark').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.keyboard.press('Backspace');
  await page.locator('board-editor mark').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  await endedAs(page, 'Solved');
  await finish();
});

test('the question mark shows the keys, Escape closes them and stops a search', async () => {
  const { page, finish } = await story.open();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await solveTyped(page, hall);
  await endedAs(page, 'Searching');
  await page.keyboard.press('Escape');
  await endedAs(page, 'Stopped');
  await finish();
});

/** Presses a button by its key, and waits until what has this name has the focus. */
async function pressed(page, name, then) {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.match((await focused(page)).name, then, `after ${name}`));
}

test('while help, keys or levels lie over the page, its keys are at rest', async () => {
  const { page, finish } = await story.open();
  const isWatched = () => page.getByRole('button', { name: 'Watch', pressed: true, exact: true }).count();
  const header = page.locator('app-header');
  for (const [dialog, show] of [
    ['help-dialog', () => header.getByRole('button', { name: 'Help', exact: true }).click()],
    ['key-sheet', () => page.keyboard.press('?')],
    [
      'level-browser',
      () =>
        page
          .getByRole('button', { name: /\/|Own board/ })
          .first()
          .click(),
    ],
  ]) {
    await show();
    const close = page.locator(dialog).getByRole('button', { name: 'Close', exact: true });
    await close.focus();
    for (const key of ['e', 'p', ']', 's']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await close.waitFor({ state: 'hidden' });
    assert.equal(await isWatched(), 1, dialog);
    await statusSays(page, /Ready/);
  }
  await finish();
});

test('a button that goes when it is pressed hands the focus on, and menus give it back', async () => {
  const { page, finish } = await story.open();
  await openSettings(page);
  await page.getByLabel('Condition over').first().fill('h < 3');
  await page.keyboard.press('Enter');
  await pressed(page, 'Remove: Where h < 3', /^Condition over/);
  await page.keyboard.press('Escape');
  await eventually(async () => assert.match((await focused(page)).name, /^Settings/));
  await page.getByRole('button', { name: /^Strategy:/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('strategy-menu').waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.match((await focused(page)).name, /^Strategy:/));
  await openTab(page, 'Compare');
  await pressed(page, 'Add a search', /^Add a search/);
  await pressed(page, 'Remove search 1', /^Add a search/);
  await pressed(page, 'Sweep the weight', /^Sweep the weight/);
  await pressed(page, 'Clear', /^Add a search/);
  await finish();
});

test('in the game, a move made by its button leaves the focus on the board, where keys move', async () => {
  const { page, finish } = await story.open({ path: 'game.html', ready: ['tile-board svg'] });
  // each moves twice
  await page.getByLabel('Boards', { exact: true }).selectOption({ label: 'All in place' });
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page
    .getByRole('button', { name: /^move / })
    .first()
    .waitFor();
  await pressed(page, /^move /, /^Board, with keys: N chooses a tile/);
  await finish();
});
