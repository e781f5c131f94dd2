/** A part that is loaded later cannot be had: the page says so where it is needed, stays usable, and can try
 * again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory,
  endedAs,
  eventually,
  figureOne,
  openSettings,
  openTab,
  setMode,
  solve,
} from './harness.js';

let isMissing = true;
let parts = /edit-parts|settings-drawer/;
/** @type {string[]} */ const refused = [];
const story = browserStory({
  missing: (path) => {
    if (!isMissing || !parts.test(path)) return false;
    refused.push(path);
    return true;
  },
  allowed: /Failed to load resource.*404/,
});

test('without the editor the board stays, keys do no harm, and it can be tried again', async () => {
  isMissing = true;
  const { page, finish } = await story.open({ isFirstVisit: true });
  await page.keyboard.press('e');
  const alert = page.locator('board-pane').getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /The editor could not be loaded/);
  await page.locator('board-pane svg.board').waitFor();
  for (const key of ['2', 'ArrowRight']) await page.keyboard.press(key);
  for (const [key, name] of [
    ['p', 'Play'],
    ['w', 'Watch'],
    ['e', 'Edit'],
  ]) {
    await page.keyboard.press(key);
    await page.getByRole('button', { name, pressed: true, exact: true }).waitFor();
  }
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  isMissing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('board-painter svg.board').waitFor();
  await finish();
});

test('settings that cannot be loaded say so at their button, and open once they can', async () => {
  isMissing = true;
  const { page, finish } = await story.open({ isFirstVisit: true });
  await openSettings(page);
  const button = page.getByRole('button', { name: /^Settings/ });
  const note = await saidAt(page, button);
  assert.match(await note.getByRole('alert').innerText(), /could not be loaded/);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'hidden' });
  assert.ok(await button.evaluate((element) => element.matches(':focus')), 'the button has the focus again');
  await setMode(page, 'Play'); // nothing is blocked
  await openSettings(page);
  await note.waitFor(); // before it can be had
  await tryAgain(note);
  await note.waitFor(); // it still cannot
  isMissing = false;
  await tryAgain(note);
  await page.locator('settings-drawer').getByRole('button', { name: 'Close' }).waitFor();
  await note.waitFor({ state: 'hidden' });
  await finish();
});

/** The note, which stands beside the button that was pressed. */
async function saidAt(page, button) {
  const note = page.locator('part-note');
  await note.waitFor();
  const [told, pressed] = [await note.boundingBox(), await button.boundingBox()];
  const across = Math.max(told.x - pressed.x - pressed.width, pressed.x - told.x - told.width);
  const down = Math.max(told.y - pressed.y - pressed.height, pressed.y - told.y - told.height);
  assert.ok(across < 12 && down < 12, `${across} and ${down} pixels away`);
  return note;
}

const tryAgain = (place) => place.getByRole('button', { name: 'Try again' }).click();

/** Opens a page that lacks some parts until `isMissing` is taken back. */
async function without(missing, options = {}) {
  isMissing = true;
  parts = missing;
  const opened = await story.open({ isFirstVisit: true, ...options });
  const says = (place, words = /could not be loaded/) =>
    opened.page.locator(place).getByText(words).first().waitFor();
  return { ...opened, says };
}

/** Each button, what it opens, and by which name on a phone, if it is there. */
const buttons = [
  [/^Strategy:/, 'strategy-menu', null],
  [/^Heuristic:/, 'heuristic-menu', null],
  [/\/|Own board/, 'level-browser dialog', /^All levels/],
  ['Share', 'share-dialog dialog', 'Share'],
  ['Help', 'help-dialog dialog', 'Help'],
];
const behindButtons =
  /(strategy|heuristic)-menu|(formula|weight)-field-|level-browser|help-dialog|puzzle-keys|assets\/share-/;

test('menus, levels, share, help and keys say so at their buttons, and open when they are tried again', async () => {
  const { page, finish } = await without(behindButtons);
  for (const [name, opened] of buttons) {
    isMissing = true;
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.click();
    const note = await saidAt(page, button);
    isMissing = false;
    await tryAgain(note);
    await page.locator(opened).waitFor();
    await note.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  }
  isMissing = true;
  await page.keyboard.press('?'); // which has no button
  const note = page.locator('part-note');
  await note.waitFor();
  isMissing = false;
  await tryAgain(note);
  await page.locator('key-sheet dialog').waitFor();
  await finish();
});

test('a phone says so at the button, also at one of a menu that is gone', async () => {
  const { page, finish } = await without(behindButtons, { width: 390, height: 780 });
  for (const [, opened, name] of buttons.filter(([, , onPhone]) => onPhone)) {
    isMissing = true;
    if (name === 'Help') await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const button = page.getByRole('button', { name, exact: true });
    const place = await button.boundingBox();
    await button.click();
    const note = await saidAt(page, { boundingBox: () => place });
    const { x, width } = await note.boundingBox();
    assert.ok(x >= 0 && x + width <= 390);
    isMissing = false;
    await tryAgain(note);
    await page.locator(opened).waitFor();
    await page.keyboard.press('Escape');
  }
  await finish();
});

test('a pane says so in its place', async () => {
  const { page, finish } = await without(/assets\/(tree|plane)-/);
  await solve(page);
  await endedAs(page, 'Solved');
  await openTab(page, 'Tree');
  const alert = page.getByRole('alert').filter({ hasText: 'Tree could not be loaded' });
  await alert.waitFor();
  isMissing = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('lens-tree').first().waitFor();
  await finish();
});

test('the bar of an embedded page says so, and comes when it is tried again', async () => {
  const link = new URLSearchParams({ domain: 'sokoban', board: figureOne, controls: 'search,run' });
  const { page, finish } = await without(/search-bars/, { path: `embed.html#${link}` });
  const alert = page.getByRole('alert').filter({ hasText: 'The bar could not be loaded' });
  await alert.waitFor();
  isMissing = false;
  await tryAgain(alert);
  await page.locator('command-bar').waitFor();
  await finish();
});

const check = (page) => page.locator('solve-button #go').first().click();

test('the Lab says where its editor, what runs its code, and Python are missing', async () => {
  const { page, says, finish } = await without(/code-editor|own-engine|level-browser/, {
    path: 'lab.html#domain=sokoban',
    ready: ['lab-frame'],
  });
  await says('.lab-code', /The editor could not be loaded/);
  await page.getByRole('button', { name: /^Board:/ }).click();
  const all = page.getByRole('button', { name: 'All levels' });
  const place = await all.boundingBox();
  await all.click();
  await saidAt(page, { boundingBox: () => place });
  await page.keyboard.press('Escape');
  await check(page);
  await says('.lab-foot', /could not be loaded/);
  // What is typed is read at every pause, too, so that all of it is away until it is asked for.
  for (const part of [/own-engine|sandbox/, /sandbox-parts|sandbox\.html/, /sandbox\.html/]) {
    parts = part;
    refused.length = 0;
    await check(page);
    await eventually(async () => assert.ok(refused.length > 0, String(part)));
    await says('.lab-foot');
  }
  await page.locator('.lab-code').getByRole('button', { name: 'Try again' }).click();
  await page.locator('code-editor .cm-content').waitFor();
  parts = /python\//;
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  await check(page);
  await says('.lab-foot', /Python could not be loaded/);
  await page.getByRole('button', { name: 'JavaScript', exact: true }).click();
  await check(page);
  await page.getByText('Not admissible').first().waitFor();
  await finish();
});

test('a search with own code says what it lacks, and runs when that can be had', async () => {
  const own = { heuristic: 'own', own: 'javascript', code: '() => 0', name: 'zero' };
  const { page, finish } = await without(/own-engine/, {
    path: `#${new URLSearchParams({ domain: 'sokoban', board: figureOne, strategy: 'a_star', ...own })}`,
  });
  await solve(page);
  await page.getByRole('button', { name: 'Let it run' }).click();
  await eventually(async () => assert.ok(await page.getByText('could not be loaded').count()));
  isMissing = false;
  await solve(page);
  await endedAs(page, 'Solved');
  await finish();
});

const whole = browserStory();

test('once loaded, levels, help and keys open without a connection', async () => {
  const { page, finish } = await whole.open({ isFirstVisit: true });
  await page.waitForLoadState('networkidle');
  await eventually(async () =>
    assert.ok(
      await page.evaluate(() =>
        ['level-browser', 'help-dialog', 'key-sheet'].every((name) => customElements.get(name)),
      ),
    ),
  );
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /\/|Own board/ })
    .first()
    .click();
  await page.locator('level-browser li button').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('level-browser dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.locator('key-sheet dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.locator('help-dialog dialog').waitFor();
  await finish();
});
