/** A teacher puts a board into a page of another site: less around it, nothing saved, and a way to the whole page. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import {
  browserStory, checkAccessibility, endedAs, eventually, figureOne, hasValue, picture, typeBoard,
} from './harness.js';

const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
  + " connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const story = browserStory({ headers: { 'content-security-policy': strict, 'x-content-type-options': 'nosniff' } });
const document = (settings = {}) =>
  new URLSearchParams({ domain: 'sokoban', board: figureOne, heuristic: 'manhattan', ...settings });

let host;
let course = '';
before(async () => {
  host = createServer((request, response) => {
    const fragments = new URL(request.url, 'http://localhost').searchParams.getAll('show');
    const address = (fragment) => `${story.address}embed.html#${fragment.replaceAll('&', '&amp;')}`;
    const frames = fragments.map((fragment) =>
      `<iframe title="A board" width="900" height="800" src="${address(fragment)}"></iframe>`);
    const policy = `default-src 'none'; img-src data:; frame-src ${new URL(story.address).origin}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(`<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
        <h1>Lesson 1</h1>${frames.join('')}</html>`);
  });
  await new Promise((resolve) => { host.listen(0, '127.0.0.1', resolve); }); // which the browser calls localhost, too
  course = `http://localhost:${host.address().port}/`;
});
after(() => host?.close());

/** A page of the course with a board for each fragment. */
async function lesson(...fragments) {
  const shown = new URLSearchParams(fragments.map((fragment) => ['show', String(fragment)]));
  const { page, finish } = await story.open({ path: `${course}?${shown}`, ready: ['iframe'] });
  const boards = fragments.map((_, i) => page.frameLocator('iframe').nth(i));
  for (const board of boards) await board.locator('board-pane board-view svg.board').waitFor();
  return { page, boards, finish };
}

test('in a frame of another site it runs, steps, and leads to the whole page with what was edited', async () => {
  const { page, boards: [board], finish } = await lesson(document());
  await board.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(board, 'Solved');
  assert.equal(await board.locator('page-header').count(), 0);
  await board.getByRole('button', { name: 'Steps' }).click();
  await board.getByRole('button', { name: 'Forward' }).click();
  await board.locator('node-panel').getByRole('heading', { name: 'Node 1', exact: true }).waitFor();
  await picture(page, 'embed-whole');
  const edited = ['#####', '#@$.#', '#####'].join('\n');
  await typeBoard(board, edited);
  const link = board.getByRole('link', { name: 'Open in Frontier' });
  await eventually(async () => assert.match(decodeURIComponent(await link.getAttribute('href')), /#@\$\.#/));
  const opening = page.context().waitForEvent('page');
  await link.click();
  const whole = await opening;
  await whole.locator('page-header').waitFor();
  await hasValue(whole.getByLabel('Board as text'), edited);
  await hasValue(whole.getByLabel('Heuristic h'), 'manhattan');
  assert.ok(whole.url().startsWith(`${story.address}#`), whole.url());
  await finish();
});

test('controls=run,step hides the rest', async () => {
  const { page, boards: [board], finish } = await lesson(document({ controls: 'run,step' }));
  for (const part of ['puzzle-card', 'search-form', 'answer-card', 'lens-card', 'page-header']) {
    assert.equal(await board.locator(part).filter({ visible: true }).count(), 0, part);
  }
  const { width } = await board.locator('board-pane').boundingBox();
  assert.ok(width > 850, `the stage takes ${width} px of a frame of 900`);
  await board.getByRole('button', { name: 'Run', exact: true }).click();
  await board.locator('run-bar').getByText(/optimal|cheapest|No cheaper|no plan/i).waitFor();
  await board.getByRole('button', { name: 'Steps' }).click();
  await board.getByLabel('Step', { exact: true }).fill('200');
  await board.getByLabel('Step', { exact: true }).press('Enter');
  await board.locator('node-panel').getByRole('heading', { name: /^Node [1-9]/ }).waitFor();
  await checkAccessibility(page.frames()[1], 'embedded');
  await picture(page, 'embed-run-step');
  await finish();
});

test('read-only: played and searched, but not edited, by hand, key, drop or paste', async () => {
  const { boards: [board], finish } = await lesson(`${document()}&readonly`);
  await board.getByLabel('Board as text').waitFor();
  assert.equal(await board.getByLabel('Board as text').isEditable(), false);
  assert.equal(await board.getByRole('button', { name: 'Edit', exact: true }).count(), 0);
  assert.equal(await board.getByLabel('Puzzle', { exact: true }).filter({ visible: true }).count(), 0);
  await board.locator('board-pane div.board').focus();
  for (const key of ['e', ']', '[']) await board.locator('board-pane div.board').press(key);
  await board.locator('body').evaluate((body, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, '3 4\n0 0\n* 2');
  await board.getByRole('alert').getByText('only to be looked at').waitFor();
  await hasValue(board.getByLabel('Board as text'), figureOne);
  assert.equal(await board.locator('board-painter').count(), 0);
  await board.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(board, 'Solved');
  await finish();
});

test('two boards in one lesson are two, also after a reload; nothing of them is saved for the whole page', async () => {
  const jugs = '5 8\n0 0\n* 4';
  const both = [document(), new URLSearchParams({ domain: 'jugs', board: jugs })];
  const { page, boards: [first, second], finish } = await lesson(...both);
  await typeBoard(second, '5 8\n0 0\n* 2');
  await hasValue(first.getByLabel('Board as text'), figureOne);
  await page.reload();
  await hasValue(first.getByLabel('Board as text'), figureOne);
  const measure = () => second.getByLabel('Board as text').inputValue();
  await eventually(async () => assert.match(await measure(), /^5 8\n0 0\n\* [24]$/));
  const whole = await page.context().newPage();
  await whole.goto(story.address);
  await whole.locator('puzzle-picker option', { hasText: 'Example board' }).waitFor({ state: 'attached' });
  await finish();
});
