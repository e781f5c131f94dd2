/** A teacher puts a board into a page of another site: less around it, nothing saved, and a way to the whole
 * page. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import {
  boardField,
  browserStory,
  checkAccessibility,
  eventually,
  figureOne,
  hasValue,
  picture,
  setMode,
} from './harness.js';

const strict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;" +
  " connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const story = browserStory({
  headers: { 'content-security-policy': strict, 'x-content-type-options': 'nosniff' },
});
const document = (settings = {}) =>
  new URLSearchParams({ domain: 'sokoban', board: figureOne, heuristic: 'manhattan', ...settings });

let host;
let course = '';
before(async () => {
  host = createServer((request, response) => {
    const fragments = new URL(request.url, 'http://localhost').searchParams.getAll('show');
    const address = (fragment) => `${story.address}embed.html#${fragment.replaceAll('&', '&amp;')}`;
    const frames = fragments.map(
      (fragment) => `<iframe title="A board" width="900" height="800" src="${address(fragment)}"></iframe>`,
    );
    const policy = `default-src 'none'; img-src data:; frame-src ${new URL(story.address).origin}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(`<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
        <h1>Lesson 1</h1>${frames.join('')}</html>`);
  });
  await new Promise((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  }); // which the browser calls localhost, too
  course = `http://localhost:${host.address().port}/`;
});
after(() => host?.close());

/** A page of the course with a board for each fragment. */
async function lesson(...fragments) {
  return lessonThat({}, ...fragments);
}

async function lessonThat(options, ...fragments) {
  const shown = new URLSearchParams(fragments.map((fragment) => ['show', String(fragment)]));
  const { page, finish } = await story.open({ path: `${course}?${shown}`, ready: ['iframe'], ...options });
  const boards = fragments.map((_, i) => page.frameLocator('iframe').nth(i));
  for (const board of boards) await board.locator('board-pane board-view svg.board').waitFor();
  return { page, boards, finish };
}

const solveIn = (board) => board.locator('solve-button #go').click();
const says = (board, words) =>
  eventually(async () => assert.match(await board.locator('.embed-head').innerText(), words));

test('in a frame of another site it runs, steps, and leads to the whole page', async () => {
  const {
    page,
    boards: [board],
    finish,
  } = await lesson(document());
  await solveIn(board);
  await says(board, /Optimal/);
  assert.equal(await board.locator('app-header').count(), 0);
  await board.getByRole('button', { name: 'Forward' }).click();
  await picture(page, 'embed-whole');
  const link = board.getByRole('link', { name: 'Open in Frontier' });
  const opening = page.context().waitForEvent('page');
  await link.click();
  const whole = await opening;
  await whole.locator('app-header').waitFor();
  await whole.getByRole('button', { name: /^Heuristic: h Manhattan/ }).waitFor();
  await setMode(whole, 'Edit');
  await hasValue(boardField(whole), figureOne);
  assert.ok(whole.url().startsWith(`${story.address}#`), whole.url());
  await finish();
});

test('board and transport fit a frame of 720 by 480, and a step of a link is shown', async () => {
  const {
    page,
    boards: [board],
    finish,
  } = await lesson(document({ step: '200', 'option.deadlocks': 'off' }));
  await page.locator('iframe').evaluate((frame) => Object.assign(frame, { width: 720, height: 480 }));
  await board.locator('node-panel').getByRole('heading', { name: 'Node 194' }).waitFor();
  const outside = await page.frames()[1].evaluate(() =>
    ['board-pane', '.embed-foot', 'pane-frame'].filter((part) => {
      const { top, bottom, right } = document.querySelector(part).getBoundingClientRect();
      return top < 0 || bottom > innerHeight || right > innerWidth;
    }),
  );
  assert.deepEqual(outside, []);
  await finish();
});

test('a site whose headers forbid it fetches no file of another site, and says so', async () => {
  const {
    page,
    boards: [board],
    finish,
  } = await lessonThat(
    { allowed: /Content Security Policy|frame-src/ },
    document({ url: 'https://levels.example/a.txt', theme: 'dark' }),
  );
  assert.equal(await page.frames()[1].evaluate(() => document.documentElement.dataset.colours), 'dark');
  await board.getByRole('alert').getByText('a file of levels.example, another site').waitFor();
  await board.getByRole('alert').getByRole('button', { name: 'Fetch it' }).click();
  await board.getByRole('alert').getByText('policy forbids it to fetch anything').waitFor();
  await finish();
});

test('controls=play has a way to play; a name that is not known is told of and left out', async () => {
  const {
    boards: [board],
    finish,
  } = await lesson(document({ controls: 'play,nonsense' }));
  await board.getByRole('alert').getByText('nonsense').waitFor();
  assert.equal(await board.locator('pane-frame').count(), 0, 'no empty pane');
  await board.getByRole('button', { name: 'Play by hand' }).click();
  await board.locator('pane-frame').getByRole('tab', { name: /^Hint/ }).waitFor();
  await finish();
});

test('controls= hides all it does not name', async () => {
  const {
    page,
    boards: [board],
    finish,
  } = await lesson(document({ controls: 'run,step' }));
  for (const part of ['command-bar', 'status-line', 'app-header', 'lens-tree', 'plan-table']) {
    assert.equal(await board.locator(part).filter({ visible: true }).count(), 0, part);
  }
  await solveIn(board);
  await board.locator('.embed-time').waitFor();
  await board.locator('time-line .strip').press('End');
  await checkAccessibility(page.frames()[1], 'embedded');
  await picture(page, 'embed-run-step');
  await finish();
});

test('read-only: searched, but not edited, by hand, key, drop or paste', async () => {
  const {
    boards: [board],
    finish,
  } = await lesson(`${document({ controls: 'run,step,puzzle,search' })}&readonly`);
  await board.locator('board-pane div.board').focus();
  for (const key of ['e', ']', '[']) await board.locator('board-pane div.board').press(key);
  await board.locator('body').evaluate((body, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, '3 4\n0 0\n* 2');
  await board.getByRole('alert').getByText('only to be looked at').waitFor();
  assert.equal(await board.locator('board-painter').count(), 0);
  await board.locator('board-view svg[aria-label*="9 columns"]').first().waitFor();
  await finish();
});

test('two boards in one lesson are two; nothing of them is saved for the whole page', async () => {
  const both = [document(), new URLSearchParams({ domain: 'jugs', board: '5 8\n0 0\n* 4' })];
  const {
    page,
    boards: [first, second],
    finish,
  } = await lesson(...both);
  await first.locator('board-view svg[aria-label*="9 columns"]').first().waitFor();
  await second.locator('board-view svg[aria-label*="of 8"]').first().waitFor();
  const whole = await page.context().newPage();
  await whole.goto(story.address);
  await whole.getByRole('button', { name: /Own board/ }).waitFor();
  await finish();
});
