/** Without a network after a first visit; and a new version, which waits until it is asked for. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { writeWorker } from '../../tools/offline.mjs';
import {
  boardField,
  browserStory,
  closeSettings,
  endedAs,
  eventually,
  figureOne,
  hasValue,
  openSettings,
  openTab,
  picture,
  pickLevel,
  setMode,
  site,
  solve,
  typeBoard,
} from './harness.js';

const kept = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** Closed, and the browser told so. */
async function goOffline(story, page) {
  story.stop();
  await page.context().setOffline(true);
}

const board = 'board-pane board-view svg.board';
// Nothing may come from the browser's own cache, which a host's headers may or may not fill.
const headers = { 'cache-control': 'no-store' };
const alone = browserStory({ headers });

test('after one visit all pages, menus, dialogs and panes work without a network', async () => {
  const { page, finish } = await alone.open({ keeps: true });
  await kept(page);
  const [later] = readdirSync(join(site, 'python')).filter((name) => name.endsWith('.js'));
  const asked = () => page.evaluate((path) => fetch(path).then(({ ok }) => ok), `./python/${later}`);
  assert.equal(await asked(), true); // kept because it was asked for
  await goOffline(alone, page);
  assert.equal(await asked(), true);
  await page.reload();
  await page.locator(board).waitFor();
  await solve(page);
  await endedAs(page, 'Solved');
  for (const [field, menu] of [
    [/^Strategy:/, 'strategy-menu'],
    [/^Heuristic:/, 'heuristic-menu'],
  ]) {
    await page.getByRole('button', { name: field }).click();
    await page.locator(menu).waitFor();
    await page.keyboard.press('Escape');
  }
  await openSettings(page);
  await closeSettings(page);
  for (const tab of [
    'Tree',
    'h–g plane',
    'Heat map',
    'Compare',
    'Node',
    'Frontier',
    'Closed',
    'Counters',
    'Level',
    'Plans',
  ])
    await openTab(page, tab);
  assert.equal(await page.getByText('could not be loaded').count(), 0);
  await page.keyboard.press('?');
  await page.locator('key-sheet dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.locator('help-dialog dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Puzzle', { exact: true }).selectOption('lunar');
  await pickLevel(page, 'One slide');
  await setMode(page, 'Edit');
  await boardField(page).waitFor();

  await page.goto(`${alone.address}lab.html#domain=sokoban`);
  await page.locator('code-editor .cm-content').waitFor();
  await page.locator('solve-button #go').first().click();
  await page.getByText('Not admissible').first().waitFor(); // own code, in its sandbox
  await page.goto(`${alone.address}game.html`);
  await page.locator('work-frame').waitFor();
  await endedAs(page, /./);
  await page.goto(
    `${alone.address}embed.html#${new URLSearchParams({ domain: 'sokoban', board: figureOne })}`,
  );
  await page.locator(board).waitFor();
  await page.locator('solve-button #go').click();
  await eventually(async () =>
    assert.match(await page.locator('.embed-head').innerText(), /Optimal|Plan found/),
  );
  await page.goto(`${alone.address}index.html#domain=jugs&strategy=a_star&step=2`);
  await hasValue(page.getByLabel('Step', { exact: true }), '2');
  await finish();
});

const [first, second] = ['first', 'second'].map((name) => mkdtempSync(join(tmpdir(), `frontier-${name}-`)));
after(() => [first, second].forEach((folder) => rmSync(folder, { recursive: true })));
let served = first;
const updated = browserStory({ headers, folder: () => served });

/** Another version of the site: it says so, and a part that is loaded late has another name. */
function makeSecond() {
  cpSync(site, second, { recursive: true });
  const assets = join(second, 'assets');
  const [late] = readdirSync(assets).filter((name) => name.startsWith('own-engine-'));
  const renamed = late.replace('.js', '2.js');
  renameSync(join(assets, late), join(assets, renamed));
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(assets, name), 'utf8');
    if (text.includes(late)) writeFileSync(join(assets, name), text.replaceAll(late, renamed));
  }
  for (const page of ['index.html', 'lab.html', 'game.html']) {
    const text = readFileSync(join(second, page), 'utf8');
    writeFileSync(join(second, page), text.replace('<html lang="en">', '<html lang="en" data-second>'));
  }
  writeWorker(second);
}

const isSecond = (page) => page.evaluate(() => 'second' in document.documentElement.dataset);
const offer = (page) => page.locator('notice-bar').getByRole('button', { name: 'Reload' });

test('a new version waits; nothing is lost when it is taken, and other tabs go on', async () => {
  cpSync(site, first, { recursive: true });
  const { page, finish } = await updated.open({ keeps: true });
  await kept(page);
  const lab = await page.context().newPage();
  await lab.goto(`${updated.address}lab.html#domain=sokoban`);
  const code = lab.locator('code-editor .cm-content');
  await code.waitFor();
  const game = await page.context().newPage();
  await game.goto(`${updated.address}game.html`);
  await game.locator('work-frame').waitFor();

  makeSecond();
  served = second;
  const again = await page.context().newPage(); // a visit is when a browser looks for it
  await again.goto(updated.address);
  await again.locator(board).waitFor();
  for (const each of [page, lab, game, again]) {
    await offer(each).waitFor();
    assert.equal(await isSecond(each), false);
  }
  await again.close();
  await picture(page, 'new-version');
  await typeBoard(page, figureOne); // work goes on
  await offer(page).click();
  await page.waitForFunction(() => 'second' in document.documentElement.dataset);
  await page.locator(board).waitFor();
  await setMode(page, 'Edit');
  await hasValue(boardField(page), figureOne);
  assert.equal(await offer(page).count(), 0);

  assert.equal(await isSecond(lab), false); // it did not press
  await lab.locator('solve-button #go').first().click(); // loads a part of the old version
  await lab.getByText('Not admissible').first().waitFor();
  await code.click();
  await lab.keyboard.press('ControlOrMeta+a');
  await lab.keyboard.insertText('export const mine = () => 0;');
  await offer(lab).click();
  await lab.waitForFunction(() => 'second' in document.documentElement.dataset);
  await lab.getByText('export const mine = () => 0;').waitFor();

  await game.getByRole('button', { name: 'Edit', exact: true }).click();
  const start = game.locator('textarea').first();
  const typed = (await start.inputValue()).replace(/1/, '9');
  await start.fill(typed);
  await offer(game).click();
  await game.waitForFunction(() => 'second' in document.documentElement.dataset);
  await game.locator('work-frame').waitFor();
  await game.getByRole('button', { name: 'Edit', exact: true }).click();
  await hasValue(game.locator('textarea').first(), typed);
  await finish();
});

test('a site that is only half there is not kept, nor is it from a frame', async () => {
  served = first;
  const { page, finish } = await updated.open({ keeps: true, path: 'notices.txt', ready: ['pre'] });
  const registered = () => page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean));
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: './index.html' }));
  });
  await page.frameLocator('iframe').locator(board).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await registered(), false);
  rmSync(join(first, 'icon-192.png'));
  await page.goto(updated.address);
  await page.locator(board).waitFor();
  await eventually(async () => assert.equal(await registered(), true));
  await eventually(async () => assert.equal(await registered(), false)); // what it lacks is noticed
  await page.locator(board).waitFor();
  await finish();
});
