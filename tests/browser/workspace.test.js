/** The frame, measured: what must be in view is, in every state and size, and nothing moves while one
 * steps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory,
  checkAccessibility,
  chooseHeuristic,
  endedAs,
  eventually,
  figureOne,
  goToStep,
  hall,
  openTab,
  picture,
  plainSokoban,
  setMode,
  showSearch,
  solve,
  solveTyped,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });
const sizes = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [820, 1180],
  [390, 844],
];

/** In the page: what of some parts lies outside of the window, and whether the page scrolls. */
const outside = (page, parts) =>
  page.evaluate((all) => {
    const deep = (selector, root = document) => {
      for (const each of root.querySelectorAll('*')) {
        if (each.matches(selector) && each.checkVisibility()) return each;
        const found = each.shadowRoot && deep(selector, each.shadowRoot);
        if (found) return found;
      }
      return null;
    };
    const missing = all.filter((selector) => {
      const box = deep(selector)?.getBoundingClientRect();
      return (
        !box ||
        !box.width ||
        box.top < 0 ||
        box.left < 0 ||
        box.bottom > innerHeight + 0.5 ||
        box.right > innerWidth + 0.5
      );
    });
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [
      ...missing,
      ...(scrollHeight > innerHeight ? [`scrolls down: ${scrollHeight}`] : []),
      ...(scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ];
  }, parts);

/** In the page: words that do not fit where they stand. */
const cutWords = (page, selector) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent.trim()),
    );

for (const [width, height] of sizes) {
  test(`at ${width} × ${height} Solve, Stop, the board and the answer are in view in every state`, async () => {
    const { page, finish } = await story.open({ width, height });
    const answer = width < 600 ? '.phone-status' : 'strong.state';
    const inView = async (state) => {
      await eventually(async () =>
        assert.deepEqual(await outside(page, ['#go', 'zoom-frame', answer]), [], state),
      );
      await picture(page, `workspace-${width}-${state}`);
    };
    await inView('idle');
    await solveTyped(page, hall);
    await endedAs(page, width < 600 ? /s of 10 s/ : 'Searching');
    await inView('running');
    if (width < 600) await statusSays(page, /s of 10 s\s+Expanded [\d,]+/);
    await solve(page);
    await endedAs(page, 'Stopped');
    await inView('stopped');
    await solveTyped(page, figureOne);
    await endedAs(page, 'Solved');
    await inView('plan');
    await showSearch(page);
    await page.locator('node-panel h2').first().waitFor();
    await inView('stepping');
    await setMode(page, 'Edit');
    await inView('edit');
    const named = width < 600 ? '.phone-level b, edit-tools .brush > span' : 'board-pane .caption';
    assert.deepEqual(await cutWords(page, named), []);
    await typeBoard(page, 'x');
    await page.locator('board-painter[dimmed]').waitFor();
    assert.deepEqual(await cutWords(page, named), []);
    await setMode(page, 'Play');
    await inView('play');
    assert.deepEqual(await cutWords(page, named), []);
    await finish();
  });
}

test('stepping moves no pane by a pixel, early or late', async () => {
  const { page, finish } = await story.open({ width: 1280, height: 800 });
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await page.locator('node-panel h2').first().waitFor();
  const places = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'board-pane, pane-frame, command-bar, status-line, transport-bar, time-line, app-header',
        ),
        ...document.querySelector('node-panel').shadowRoot.querySelectorAll('.box, thead'),
      ].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, x, y, width, height].join(' ');
      }),
    );
  const before = await places();
  const panel = page.locator('node-panel');
  for (const from of [0, 20, 90, 120, 195]) {
    if (from) await goToStep(page, from);
    await page.locator('board-pane div.board').focus();
    for (let step = from + 1; step <= from + 5; step += 1) {
      await page.keyboard.press('ArrowRight');
      await eventually(async () =>
        assert.equal(await panel.evaluate(({ step: shown }) => shown?.expansion.index), step),
      );
      assert.deepEqual(await places(), before, `step ${step}`);
    }
  }
  await finish();
});

test('a step draws only what has changed', async () => {
  const { page, finish } = await story.open({ width: 1280, height: 800 });
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await goToStep(page, 100);
  await eventually(async () =>
    assert.equal(await page.locator('node-panel').evaluate((panel) => panel.step?.expansion.index), 100),
  );
  await page.waitForTimeout(500); // what is fetched of the whole search is there
  await page.evaluate(() => {
    globalThis.drawn = {};
    const count = (element, method) => {
      const before = element[method];
      element[method] = function counted(...args) {
        globalThis.drawn[element.localName] = (globalThis.drawn[element.localName] ?? 0) + 1;
        return before?.apply(this, args);
      };
    };
    for (const name of ['command-bar', 'status-line', 'zoom-frame', 'node-panel'])
      count(document.querySelector(name), 'updated');
    count(document.querySelector('time-line'), '_draw');
  });
  await page.locator('board-pane div.board').focus();
  for (let step = 101; step <= 110; step += 1) await page.keyboard.press('ArrowRight');
  await eventually(async () =>
    assert.equal(await page.locator('node-panel').evaluate((panel) => panel.step?.expansion.index), 110),
  );
  const { 'node-panel': panel, ...others } = await page.evaluate(() => globalThis.drawn);
  assert.ok(panel > 0, 'steps are drawn');
  assert.deepEqual(others, {}, 'drawn without need');
  await finish();
});

test('at 820 × 1180 the status line has its rate, and nothing of the tree’s tools is cut', async () => {
  const { page, finish } = await story.open({ width: 820, height: 1180 });
  await solveTyped(page, hall);
  await endedAs(page, 'Searching');
  const wholeWords = () =>
    page.locator('status-line .words').evaluate((words) => words.scrollWidth <= words.clientWidth);
  await statusSays(page, /[\d.]+ s of 10 s\s+Expanded\s*[\d,]+\s+Rate\s*[\d.]+ ?k?\/s/);
  assert.ok(await wholeWords(), 'the time is seen');
  await solve(page);
  await endedAs(page, 'Stopped');
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await statusSays(page, /Optimal[^]*Time\s*\d[^]*Expanded\s*[\d,]+\s+Rate[^]*Gap\s*0/);
  assert.ok(await wholeWords(), 'the answer is seen');
  await showSearch(page);
  await openTab(page, 'Tree');
  await goToStep(page, 300);
  const tools = page.locator('lens-tree').locator('button, select, input, .scale');
  await tools.first().waitFor();
  const cut = await tools.evaluateAll((all) => {
    const room = document.querySelector('lens-tree').getBoundingClientRect();
    return all.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const bar = each.closest('.over:has(> .scale)')?.getBoundingClientRect() ?? room;
      const isSeen =
        box.left >= room.left &&
        box.right <= room.right &&
        box.bottom <= (each.closest('.zoom') ? room : bar).bottom &&
        each.scrollWidth <= each.clientWidth + 1;
      return isSeen ? [] : [each.ariaLabel ?? each.className];
    });
  });
  assert.deepEqual(cut, []);
  assert.equal(await tools.count(), 12);
  await checkAccessibility(page, 'tree at 820');
  await finish();
});

test('all of the chart of costs is seen on a phone', async () => {
  const { page, finish } = await story.open({ width: 390, height: 844 });
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await openTab(page, 'Cost');
  const chart = page.locator('curve-chart');
  await chart.locator('svg').waitFor();
  await eventually(async () =>
    assert.deepEqual(
      await chart.evaluate((host) => {
        const { bottom } = host.getBoundingClientRect();
        const texts = [...host.shadowRoot.querySelectorAll('text')];
        return texts.filter((text) => text.getBoundingClientRect().bottom > bottom + 0.5).length;
      }),
      0,
    ),
  );
  await finish();
});

test('the little boards of the successors are changed, not made anew', async () => {
  const { page, finish } = await story.open({
    width: 1920,
    height: 1080,
    path: plainSokoban.replace('deadlocks=off', 'deadlocks=on'),
  });
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await page.locator('successor-boards .card').first().waitFor();
  const made = await page.evaluate(async () => {
    const panel = document.querySelector('node-panel');
    const bar = document.querySelector('transport-bar');
    const boards = () => [
      ...panel.shadowRoot
        .querySelector('successor-boards')
        .shadowRoot.querySelectorAll('.card.out board-view, .card.in board-view'),
    ];
    const [seen, outcomes] = [new Set(), new Set()];
    let [most, now] = [0, 0];
    for (let value = 0; value < 60; value += 1) {
      bar.dispatchEvent(new CustomEvent('seek', { detail: { value } }));
      while (panel.step?.expansion.index !== value)
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
      await panel.updateComplete;
      await panel.shadowRoot.querySelector('successor-boards').updateComplete;
      // where there were fewer before, there is another one
      most += Math.max(0, boards().length - now);
      now = boards().length;
      for (const board of boards()) seen.add(board);
      for (const { outcome } of panel.step.expansion.successors) outcomes.add(outcome);
    }
    return { extra: seen.size - most, outcomes: [...outcomes].sort() };
  });
  assert.deepEqual(made, { extra: 0, outcomes: ['deadlock', 'duplicate', 'kept'] });
  await finish();
});

test('a tall node pane has a little board for each successor, in the same place at every step', async () => {
  const { page, finish } = await story.open({ width: 1920, height: 1080 });
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await showSearch(page);
  const cards = page.locator('successor-boards .card');
  await cards.first().waitFor();
  const first = () => cards.first().evaluate((card) => JSON.stringify(card.getBoundingClientRect()));
  const before = await first();
  await page.locator('board-pane div.board').focus();
  for (let step = 1; step <= 12; step += 1) {
    await page.keyboard.press('ArrowRight');
    await eventually(async () =>
      assert.equal(await page.locator('node-panel').evaluate((panel) => panel.step?.expansion.index), step),
    );
    const [rows, boards] = [
      page.locator('node-panel tbody tr:not(.reason)'),
      page.locator('successor-boards svg.board'),
    ];
    assert.equal(await boards.count(), await rows.count());
    if (await boards.count()) assert.equal(await first(), before, `step ${step}`);
    const cut = await cards.evaluateAll(
      (all) => all.filter((card) => card.scrollHeight > card.clientHeight).length,
    );
    assert.equal(cut, 0, 'all of a card is seen');
  }
  await checkAccessibility(page, 'boards of the successors');
  const kept = page
    .locator('successor-boards')
    .getByRole('button', { name: /kept.*node \d+$/ })
    .first();
  const node = /node (\d+)/.exec(await kept.getAttribute('aria-label'))[1];
  await kept.click();
  await page
    .locator('node-panel')
    .getByRole('heading', { name: `Node ${node}`, exact: true })
    .waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('successor-boards').waitFor({ state: 'detached' });
  await finish();
});

test('sizes are dragged, remembered and reset; a pane fills the area and comes back', async () => {
  const { page, finish } = await story.open({ width: 1280, height: 800 });
  const width = () =>
    page.locator('board-pane').evaluate((pane) => Math.round(pane.getBoundingClientRect().width));
  const first = await width();
  const divider = page.getByRole('separator', { name: 'Width of the board' });
  const { x, y, height } = await divider.boundingBox();
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 96, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const dragged = await width();
  assert.ok(Math.abs(first - 100 - dragged) < 4, `${first} to ${dragged}`);
  await page.reload();
  await page.locator('board-pane svg.board').first().waitFor();
  await eventually(async () => assert.equal(await width(), dragged));
  await divider.dblclick();
  await eventually(async () => assert.equal(await width(), first));
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.ok((await width()) < first));
  await page.getByRole('button', { name: /fill the area: The whole search/ }).click();
  await eventually(async () => assert.equal(await page.locator('pane-frame').count(), 1));
  await page.getByRole('button', { name: 'Give the other panes their room back' }).click();
  await eventually(async () => assert.equal(await page.locator('pane-frame').count(), 3));
  await finish();
});

test('one solid button at a time, and each state opens its own tabs', async () => {
  const { page, finish } = await story.open({ width: 1280, height: 800 });
  const tabs = () => page.locator('[role=tab][aria-selected=true]').allInnerTexts();
  const are = (...names) =>
    eventually(async () =>
      assert.deepEqual(
        (await tabs()).map((tab) => tab.split('\n')[0].trim()),
        names,
      ),
    );
  await are('Rules', 'Level', 'Lessons');
  await typeBoard(page, hall);
  await are('Board as text', 'Checks', 'Estimates');
  await chooseHeuristic(page, 'zero');
  await solve(page);
  await are('Plans', 'Counters', 'Cost over time');
  await page.keyboard.press('Escape');
  await endedAs(page, 'Stopped');
  await showSearch(page);
  await are('Node', 'Frontier', 'Tree');
  await goToStep(page, 20);
  await setMode(page, 'Play');
  await are('Moves', 'Hint', 'Lessons');
  await finish();
});
