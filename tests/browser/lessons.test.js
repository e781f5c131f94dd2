/** Every lesson as it is read on a site below some path, under a strict policy: its boards are drawn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessons } from '../structure/lessons.js';
import {
  browserStory,
  checkAccessibility,
  checkNoSidewaysScroll,
  eventually,
  openTab,
  picture,
} from './harness.js';

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const story = browserStory({ headers: { 'content-security-policy': policy } });

/** Brings each board of a lesson into view, and waits until all of them are drawn; their frames. */
async function drawn(page, boards) {
  const frames = [];
  for (const [at, { domain, step }] of boards.entries()) {
    const board = page.locator('frontier-board').nth(at);
    await board.scrollIntoViewIfNeeded();
    const frame = board.locator('iframe').contentFrame();
    if (domain === 'game') await frame.locator('tile-board svg').first().waitFor({ state: 'attached' });
    else await frame.locator('board-pane board-view svg.board').first().waitFor();
    if (Number(step))
      await eventually(async () => assert.match(await footOf(frame), new RegExp(`^${step} /`)));
    await eventually(async () => assert.equal(await frame.getByText('is on its way').count(), 0));
    frames.push(frame);
  }
  return frames;
}

const footOf = async (frame) =>
  (await frame.locator('.embed-foot').innerText()).replaceAll(/[\s,]+/g, ' ').trim();

for (const { name, boards } of lessons) {
  test(`${name}: every board is drawn, and none finds its link wrong`, async () => {
    const { page, finish } = await story.open({ path: `lessons/${name}`, ready: ['frontier-board'] });
    const asking = boards.filter(({ ask }) => ask).length;
    assert.equal(await page.locator('.progress').innerText(), `0 of ${asking} questions answered.`);
    for (const [at, frame] of (await drawn(page, boards)).entries()) {
      const notices = await frame
        .locator('notice-bar')
        .evaluateAll((bars) => bars.map(({ notice }) => notice));
      assert.deepEqual(notices.filter(Boolean), [], `${name}: board ${boards[at].id}`);
    }
    await picture(page, `lesson-${name.slice(0, 1)}`);
    await finish();
  });
}

test('lessons can be read by all, wide and narrow, light and dark', async () => {
  for (const [name, width, colorScheme] of [
    ['index.html', 390, 'light'],
    [lessons[0].name, 1280, 'dark'],
    [lessons[3].name, 390, 'light'],
  ]) {
    const { page, finish } = await story.open({
      path: `lessons/${name}`,
      width,
      colorScheme,
      ready: ['main'],
    });
    await checkAccessibility(page, `${name} at ${width} px`, { iframes: false });
    await checkNoSidewaysScroll(page, `${name} at ${width} px`);
    await finish();
  }
});

test('an answer is counted once for each board, and a right one stays right', async () => {
  const { page, finish } = await story.open({
    path: `lessons/${lessons[0].name}`,
    ready: ['frontier-board'],
  });
  const answer = (at, correct) =>
    page
      .locator('frontier-board')
      .nth(at)
      .evaluate(
        (board, detail) => board.dispatchEvent(new CustomEvent('answer', { detail, bubbles: true })),
        { correct },
      );
  const line = () => page.locator('.progress').innerText();
  await answer(0, false);
  assert.equal(await line(), '1 of 2 questions answered, 0 right.');
  await answer(0, true);
  await answer(0, false);
  assert.equal(await line(), '1 of 2 questions answered, 1 right.');
  await answer(1, true);
  assert.equal(await line(), '2 of 2 questions answered, 2 right.');
  await answer(2, true); // a board without a question
  assert.equal(await line(), '2 of 2 questions answered, 2 right.');
  await finish();
});

test('the page leads to the lessons, by its header and by its pane', async () => {
  const { page, finish } = await story.open();
  await openTab(page, 'Lessons');
  const links = page.locator('lesson-cards li a');
  assert.equal(await links.count(), lessons.length);
  await page.getByRole('link', { name: 'Lessons', exact: true }).click();
  await page.getByRole('heading', { name: 'Lessons', level: 1 }).waitFor();
  await page.getByRole('link', { name: '4. Weights and bounds' }).click();
  await page.getByRole('heading', { name: 'Weights and bounds', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Frontier', exact: true }).click();
  await page.locator('work-frame').waitFor();
  await finish();
});
