/** Links that somebody means ill with, one after another in one page: it stays what it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom, bomb, keys, large, nasty, values } from '../web/link-nasty.js';
import { browserStory, endedAs, eventually, figureOne, solve, typeBoard } from './harness.js';

const story = browserStory();
const short = 300_000;

/** The nastiest: bombs, script in every text, lists without end, and what chance adds. */
function links() {
  const random = randomFrom(7);
  const script = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>');
  const everywhere = keys.map((key) => `${key}=${script}`).join('&');
  const own = '&heuristic=own&own=javascript&step=3&code=alert(1);fetch("https://evil.example/")';
  return [
    everywhere,
    `domain=sokoban&${everywhere.replace(/^domain=[^&]*&/, '')}`,
    ...['sokoban', 'tiles', 'jugs', 'lunar', 'snowman'].map((domain) => `domain=${domain}&board=${script}`),
    `domain=sokoban${own}`,
    `domain=sokoban&heuristic=${script}&strategy=custom&formula=${script}&step=1`,
    `domain=sokoban&stop=if+${script}&step=5`,
    'domain=sokoban&step=4294967295&node=4294967294&time_bound=0.1',
    'domain=sokoban&step=1&node=4294967294',
    'domain=sokoban&max_expansions=1e308&time_bound=0.1&step=1&bound.g=1e308&weight=1e6',
    'domain=sokoban&memory_mib=1&step=9&bound.f=0.0000001',
    'url=https://evil.example/levels.txt',
    'domain=jugs&url=https://evil.example/levels.txt&step=1&readonly',
    'level=../../index.html%3F:1',
    `domain=sokoban&board=${'%23'.repeat(60_000)}`,
    `domain=sokoban&board=${'%0A'.repeat(60_000)}`,
    bomb(16),
    bomb(1, 'domain=jugs&board='),
    ...large().filter(({ length }) => length < short),
    ...Array.from({ length: 40 }, () => nasty(random, [`domain=sokoban&step=2&board=${values[0]}`])),
  ].slice(0, 44);
}

test('forty links that were meant ill leave the page usable, silent and at home', async () => {
  const { page, finish } = await story.open({ allowed: /./ });
  const faults = [];
  const outside = [];
  let said = 0;
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(story.address))
      outside.push(request.url());
  });
  await typeBoard(page, figureOne);
  for (const link of links()) {
    const before = faults.length;
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#${link.replace(/^#/, '')}`,
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))));
    assert.deepEqual(faults.slice(before), [], link.slice(0, 300));
    assert.equal(await page.locator('app-header').count(), 1);
    said += await page.getByRole('alert').count();
    assert.equal(await page.locator('img[src="x"], script:not([src])').count(), 0);
  }
  assert.deepEqual(outside, []);
  assert.ok(said > 0, 'what is wrong is said');
  assert.equal(await page.evaluate(() => ({}).polluted), undefined);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#domain=sokoban&board=${encodeURIComponent(figureOne)}&strategy=a_star`,
  );
  await eventually(async () => assert.match(decodeURIComponent(page.url()), /strategy|#@/));
  await solve(page);
  await endedAs(page, 'Solved');
  await finish();
});
