/** Someone without a mouse goes from the page's start to a solved board and through its steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory, endedAs, eventually, narrated, openSettings, plainSokoban, setMode, typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });

/** The name and role of what has the focus, through shadow roots. */
const focused = (page) => page.evaluate(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return { tag: element.tagName, name: label.trim(), outlined: outlineStyle !== 'none' && outlineWidth !== '0px' };
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

const level = (page) => page.getByLabel('Level', { exact: true });

/** Types into the list of levels. A browser that was kept busy forgets the first letters: they are typed again. */
async function typeLevel(page, name, known) {
  await eventually(async () => {
    await page.keyboard.type(name);
    await page.locator('puzzle-picker').getByText(known).waitFor({ timeout: 3000 });
  });
}

test('from load to a solved board and stepping, by keys alone', async () => {
  const { page, finish } = await story.open();
  await tabTo(page, 'Level');
  await typeLevel(page, 'CS161', 'Cheapest plan known: 41');
  await tabTo(page, 'Run');
  await page.keyboard.press('Enter');
  await endedAs(page, 'Solved');
  assert.equal((await focused(page)).name, 'Run', 'the focus stays where it was');
  await tabTo(page, 'Steps');
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Node 0', exact: true }).waitFor();
  await tabTo(page, 'Board, with keys');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Node 1', exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Node 2', exact: true }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: 'Node 1', exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.getByText('This is a goal').waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('heading', { name: 'Node 0', exact: true }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await narrated(page, /^Step \d+ of 1,434/);
  await finish();
});

test('Ctrl and Enter runs from inside the text, letters typed there are text', async () => {
  const { page, finish } = await story.open();
  const text = page.getByLabel('Board as text');
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

test('the question mark shows the keys, Escape closes them; brackets change the level', async () => {
  const { page, finish } = await story.open();
  await tabTo(page, 'Board, with keys');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const chosen = () => level(page).locator('option:checked').innerText();
  const before = await chosen();
  await page.keyboard.press(']');
  await eventually(async () => assert.notEqual(await chosen(), before));
  const first = await chosen();
  await page.keyboard.press(']');
  await eventually(async () => assert.notEqual(await chosen(), first));
  await page.keyboard.press('[');
  await eventually(async () => assert.equal(await chosen(), first));
  await narrated(page, /^Level/);
  await finish();
});

/** Presses a button by its key, and waits until what has this name has the focus. */
async function pressed(page, name, then) {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.match((await focused(page)).name, then, `after ${name}`));
}

test('a button that goes when it is pressed hands the focus on', async () => {
  const { page, finish } = await story.open();
  await openSettings(page);
  await page.getByLabel('Condition over').first().fill('h < 3');
  await page.keyboard.press('Enter');
  await pressed(page, 'Remove: Where h < 3', /^Condition over/);
  await pressed(page, 'Change the formula', /^Strategy/);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await pressed(page, 'Add a search', /^Add a search/);
  await pressed(page, 'Remove search 1', /^Add a search/);
  await pressed(page, 'Sweep the weight', /^Sweep the weight/);
  await pressed(page, 'Run all', /^(Stop|Run) all/);
  await page.getByRole('button', { name: 'Run all' }).waitFor();
  assert.match((await focused(page)).name, /^Run all/);
  await pressed(page, 'Clear', /^Add a search/);
  await setMode(page, 'Play');
  await pressed(page, 'Solve from here', /^Board, with keys/);
  await endedAs(page, 'Solved');
  assert.match((await focused(page)).name, /^Board, with keys/);
  await typeBoard(page, '#'.repeat(20_000));
  await pressed(page, 'Copy link: the board is too large', /^Copy link/);
  await pressed(page, 'Close', /^Copy link/);
  await finish();
});

test('the tour gives the focus back', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('button', { name: 'Help' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show me around' }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await focused(page)).name, 'Next'));
  await page.keyboard.press('Escape');
  await eventually(async () => assert.equal((await focused(page)).name, 'Help'));
  await finish();
});

test('in the game, a move made by its button leaves the focus on the board, where keys move', async () => {
  const { page, finish } = await story.open({ path: 'game.html', ready: ['game-setup tile-board svg'] });
  await page.locator('game-stage').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: /^move / }).first().waitFor();
  await pressed(page, /^move /, /^Board: N chooses a tile/);
  await finish();
});
