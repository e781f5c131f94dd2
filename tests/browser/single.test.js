/** All pages as one file: from a disk, and in a frame that is allowed nothing but scripts. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  boardField,
  browserStory,
  endedAs,
  eventually,
  figureOne,
  goToStep,
  hasValue,
  openTab,
  picture,
  pickLevel,
  setMode,
  showSearch,
  solve,
} from './harness.js';

const story = browserStory();
const folder = mkdtempSync(join(tmpdir(), 'frontier-single-'));
const file = join(folder, 'frontier.html');
const address = pathToFileURL(file).href;
const link = new URLSearchParams({ domain: 'sokoban', board: figureOne, heuristic: 'manhattan' });
let host;
let course = '';

before(async () => {
  execFileSync('node', [fileURLToPath(new URL('../../tools/single.mjs', import.meta.url)), file]);
  host = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const frame = `<iframe title="A board" sandbox="allow-scripts" width="1100" height="760"
      src="./frontier.html?signed=1#${searchParams.get('show')?.replaceAll('&', '&amp;')}"></iframe>`;
    const page = `<!doctype html><html lang="en"><title>A course</title>
      <link rel="icon" href="data:,">${frame}`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(pathname === '/frontier.html' ? readFileSync(file) : page);
  });
  await new Promise((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  course = `http://localhost:${host.address().port}/`;
});
after(() => {
  host?.close();
  rmSync(folder, { recursive: true });
});

/** Opens the file; what it asks for besides itself is written down. */
async function open(fragment, options = {}) {
  const opened = await story.open({ path: `${address}${fragment}`, isFirstVisit: true, ...options });
  const asked = [];
  opened.page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address)) asked.push(request.url());
  });
  const finish = async () => {
    await opened.finish();
    assert.deepEqual(asked, []);
  };
  return { ...opened, finish };
}

test('from a disk it solves, steps, has its levels, and asks for nothing', async () => {
  const { page, finish } = await open(`#${link}`);
  await solve(page);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await goToStep(page, 5);
  for (const tab of ['Node', 'Tree', 'Frontier']) await openTab(page, tab);
  await picture(page, 'single');
  assert.ok(page.url().startsWith(`${address}#domain=sokoban`), page.url());
  await page.getByLabel('Puzzle', { exact: true }).selectOption('lunar');
  await pickLevel(page, 'One slide');
  await page.reload();
  await setMode(page, 'Edit');
  await eventually(async () => assert.match(await boardField(page).inputValue(), /\S/));
  await finish();
});

test('it holds the game and the Lab, own code included; Python says where it is', async () => {
  const { page, finish } = await open('');
  await page.getByRole('link', { name: 'Game' }).click();
  await page.waitForFunction(() => document.title.startsWith('Three agents'));
  await endedAs(page, /./);
  assert.match(page.url(), /#page=game/);
  await page.getByRole('link', { name: 'Lab' }).click();
  await page.locator('code-editor .cm-content').waitFor();
  await page.locator('solve-button #go').first().click();
  await page.getByText('Not admissible').first().waitFor();
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  await page.locator('notice-bar').getByText('Python is not in this file').waitFor();
  await page.reload();
  await page.locator('code-editor .cm-content').waitFor(); // the same page
  await page.getByRole('button', { name: 'Use it in Puzzles' }).click();
  await page.locator('board-pane board-view svg.board').waitFor();
  await page.getByRole('button', { name: /^Heuristic: h my_first_h/ }).waitFor();
  await solve(page);
  await endedAs(page, 'Solved');
  await finish();
});

test('in a frame that is allowed scripts alone it runs, as a page or as an embedded board', async () => {
  for (const [fragment, isEmbedded] of [
    [link, false],
    [`${link}&controls=run,step,node`, true],
    [`page=embed&${link}`, true],
  ]) {
    const path = `${course}?${new URLSearchParams({ show: String(fragment) })}`;
    const { page, finish } = await story.open({ path, ready: ['iframe'], isFirstVisit: true });
    const frame = page.frameLocator('iframe');
    await frame.locator('board-pane board-view svg.board').waitFor();
    assert.equal(await frame.locator('.embed-main').count(), Number(isEmbedded), String(fragment));
    await frame.locator('solve-button #go').first().click();
    await frame.getByText('Optimal').first().waitFor();
    if (isEmbedded) await frame.getByRole('button', { name: 'Forward' }).click();
    await finish();
  }
});

test('own code runs there, too', async () => {
  const path = `${course}?${new URLSearchParams({ show: 'page=lab&domain=sokoban' })}`;
  const { page, finish } = await story.open({ path, ready: ['iframe'], isFirstVisit: true });
  const frame = page.frameLocator('iframe');
  await frame.locator('code-editor .cm-content').waitFor();
  await frame.locator('solve-button #go').first().click();
  await frame.getByText('Not admissible').first().waitFor();
  await finish();
});
