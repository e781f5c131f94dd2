/** What the page promises of its speed: ready soon, never frozen, any step of a million at once, a tree that
 * pans. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory,
  chooseStrategy,
  closeSettings,
  endedAs,
  figureOne,
  hall,
  keepsTo,
  median,
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
const open = openTab;
const showSteps = async (page) => {
  await showSearch(page);
  await page.locator('node-panel').getByRole('heading', { name: 'Node 0' }).waitFor();
};

const uncached = browserStory({ path: plainSokoban, headers: { 'cache-control': 'no-store' } });

test('the page is ready to use in under 1.5 s', async (t) => {
  const { page, finish } = await uncached.open({ settle: false });
  const loads = [];
  for (let i = 0; i < 3; i += 1) {
    await page.reload({ waitUntil: 'commit' });
    const drawn = await page.waitForFunction(
      () =>
        document.querySelector('board-pane board-view')?.shadowRoot?.querySelector('svg.board') &&
        performance.now(),
    );
    loads.push(await drawn.jsonValue());
  }
  keepsTo(t, 'ready', median(loads), 1500);
  await finish();
});

/** In the page: milliseconds that each of several short waits took. */
async function latencies() {
  const wait = (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const found = [];
  for (let i = 0; i < 40; i += 1) {
    const begun = performance.now();
    await wait(0);
    found.push(performance.now() - begun);
    await wait(20);
  }
  return found;
}

test('the weight is changed while the search runs, and the page answers within 50 ms', async (t) => {
  const { page, finish } = await story.open({ path: '' });
  await typeBoard(page, hall);
  await chooseStrategy(page, 'anytime_weighted_astar');
  await page.getByLabel('Time bound in seconds').fill('');
  await page.getByRole('button', { name: /^Weight:/ }).click();
  await page.getByLabel('Weight w').fill('1');
  await page.keyboard.press('Escape');
  await solve(page);
  await open(page, 'Tree');
  await statusSays(page, /Expanded\s*[\d,]{6,}/);
  await statusSays(page, /Best\s*none/);
  await page.getByRole('button', { name: /^Weight:/ }).click();
  await page.getByLabel('Weight w').fill('4');
  keepsTo(t, 'an answer to input while a search runs', median(await page.evaluate(latencies)), 50);
  await statusSays(page, /Rate[^]*Best\s*\d+[^]*Lower bound[^]*Gap/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Go on/ }).waitFor();
  await open(page, 'Cost over time');
  await page.locator('curve-chart text', { hasText: /^w 4$/ }).first().waitFor();
  await finish();
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
])
  test(`a search is played at 60 steps a second at ${width} × ${height}`, async (t) => {
    const { page, finish } = await story.open({ width, height, reducedMotion: 'no-preference' });
    await solveTyped(page, figureOne);
    await endedAs(page, 'Solved');
    await showSteps(page);
    await page.getByLabel('Speed').selectOption('60');
    await page.locator('transport-bar').getByRole('button', { name: 'Play', exact: true }).click();
    const milliseconds = await page.evaluate(async () => {
      const panel = document.querySelector('node-panel');
      const reaches = async (index) => {
        while (!(panel.step?.expansion.index >= index))
          await new Promise((resolve) => {
            setTimeout(resolve, 1);
          });
        return performance.now();
      };
      let [best, before] = [Infinity, await reaches(10)];
      // the least disturbed of three; on a machine that has nothing else to do the first will do
      for (const index of [70, 130, 190]) {
        const now = await reaches(index);
        best = Math.min(best, now - before);
        before = now;
        if (best < 1100) break;
      }
      return best;
    });
    keepsTo(t, '60 steps', milliseconds, 1000);
    // so soon gone, no piece glides: that would take a layer, and a second frame of each step
    assert.equal(
      await page
        .locator('board-pane svg.board')
        .evaluate((board) => getComputedStyle(board).getPropertyValue('--move-time')),
      '0ms',
    );
    await finish();
  });

/** In the page: milliseconds that each jump took. */
async function jumpTo(steps) {
  const wait = (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const bar = document.querySelector('transport-bar');
  const panel = document.querySelector('node-panel');
  const found = [];
  for (const value of steps) {
    const begun = performance.now();
    bar.dispatchEvent(new CustomEvent('seek', { detail: { value } }));
    while (panel.step?.expansion.index !== value) await wait(1);
    found.push(performance.now() - begun);
    await wait(200);
  }
  return found;
}

/** In the page: milliseconds of each frame while the tree is dragged. */
async function drag() {
  const canvas = document.querySelector('lens-tree').shadowRoot.querySelector('#tree');
  const { left, top } = canvas.getBoundingClientRect();
  const say = (type, x, y) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        clientX: left + x,
        clientY: top + y,
        buttons: 1,
        pointerId: 1,
        bubbles: true,
      }),
    );
  canvas.setPointerCapture = () => {};
  say('pointerdown', 200, 200);
  const found = [];
  for (let i = 0; i < 40; i += 1) {
    const begun = performance.now();
    say('pointermove', 200 - 5 * i, 200 - i);
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
    found.push(performance.now() - begun);
  }
  return found;
}

test('a million expansions: any step within 150 ms, the end of the frontier too, and a tree that pans', async (t) => {
  const { page, finish } = await story.open();
  page.setDefaultTimeout(200_000);
  await typeBoard(page, hall);
  await openSettings(page);
  await page.getByLabel('Expansions').fill('1000000');
  await page.getByLabel('Memory in MiB').fill('2000');
  await closeSettings(page);
  await page.getByLabel('Time bound in seconds').fill('');
  await solve(page);
  await endedAs(page, 'Out of expansions');
  await showSteps(page);
  const jumps = await page.evaluate(jumpTo, [999_000, 1000, 500_000, 750_123, 42]);
  t.diagnostic(`jumps took ${jumps.map(Math.round).join(', ')} ms`);
  keepsTo(t, 'a jump', median(jumps), 150);
  await page.getByLabel('Step', { exact: true }).fill('900000');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('node-panel').step.expansion.index === 900_000);
  await page.getByRole('listbox').focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const options = [...document.querySelector('frontier-list').shadowRoot.querySelectorAll('[role=option]')];
    return options.some((row) => row.ariaPosInSet === row.ariaSetSize && /\d/.test(row.textContent));
  });
  await open(page, 'Tree');
  await page
    .locator('lens-tree')
    .getByText(/the first 250,000 of/)
    .waitFor();
  keepsTo(t, 'a frame while 250,000 nodes pan', median(await page.evaluate(drag)), 50);
  await picture(page, 'million');
  await finish();
});
