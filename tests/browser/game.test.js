/** Someone meets the game of three agents: sets it up, runs it, follows its line, walks its tree, plays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  checkAccessibility,
  checkLooks,
  checkNoSidewaysScroll,
  eventually,
  goToStep,
  hasValue,
  keepsTo,
  openTab,
  picture,
} from './harness.js';

const story = browserStory();
const open = (options) => story.open({ path: 'game.html', ready: ['game-stage tile-board svg'], ...options });

const level = (page, name) => page.getByLabel('Boards', { exact: true }).selectOption({ label: name });
const go = (page) => page.locator('solve-button #go');
const title = (page, words) =>
  eventually(async () => assert.match(await page.locator('status-line #title').innerText(), words));
const run = async (page) => {
  await eventually(async () => assert.equal(await go(page).innerText(), 'Solve'));
  await go(page).click();
  await title(page, /^Value/);
};
const mode = (page, name) =>
  page.locator('game-stage').getByRole('button', { name, exact: true }).first().click();
/** The evaluation step by step, and the tree as a list. */
const steps = async (page) => {
  await page.getByRole('button', { name: 'Evaluation', exact: true }).click();
  await openTab(page, 'List');
};
const drawing = (page) => page.locator('game-tree-drawing');
const answers = async (page, words) => {
  await openTab(page, 'Counters');
  await eventually(async () => assert.match(await page.locator('game-answer section').innerText(), words));
};
const row = (page, name) => page.getByRole('treeitem', { name });

test('the two pages lead to each other', async () => {
  const { page, finish } = await story.open();
  await page.getByRole('link', { name: 'Game' }).click();
  await page.locator('game-stage tile-board svg').first().waitFor();
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.locator('board-pane board-view svg.board').first().waitFor();
  await finish();
});

test('an error is marked where it is, nothing typed is lost, and it can be mended', async () => {
  const { page, finish } = await open();
  await level(page, 'A first cut');
  await openTab(page, 'Boards as text');
  const start = page.getByLabel('Start board', { exact: true });
  await start.fill('1 . 2\n4 q 3');
  await page.getByRole('button', { name: 'Line 2, column 3' }).waitFor();
  await page.locator('board-editor mark', { hasText: 'q' }).waitFor();
  await attributeSays(go(page), 'aria-disabled', /^true$/);
  await page.waitForFunction(() => location.hash.includes('q'));
  await page.reload();
  await openTab(page, 'Boards as text');
  await page.getByRole('button', { name: 'Line 2, column 3' }).waitFor();
  await hasValue(start, '1 . 2\n4 q 3');
  await picture(page, 'game-error');
  await start.fill('1 . 2\n4 . 5');
  await page.locator('game-setup').getByText('both boards must hold the same tiles').first().waitFor();
  await page.getByLabel('Turns of each agent, n').fill('1.5');
  await start.fill('1 . 2\n4 . 3');
  await page.locator('status-line').getByText('is a whole number').waitFor();
  await page.getByLabel('Turns of each agent, n').fill('1');
  await run(page);
  await answers(page, /Util calls\s*5\b/);
  await finish();
});

test('the seed’s example: value, counts, the line of play by buttons and keys, utilities cell by cell', async () => {
  const { page, finish } = await open();
  await level(page, 'All in place');
  await page.getByLabel('Search', { exact: true }).selectOption('minimax');
  await run(page);
  await answers(page, /Util calls\s*2,?208\b/);
  const stage = page.locator('game-stage');
  await stage.getByText('to move, ply 1 of 6').waitFor();
  await page.getByRole('button', { name: 'Forward' }).click();
  await stage.getByText('to move, ply 2 of 6').waitFor();
  await stage.locator('div.board').focus();
  await page.keyboard.press('End');
  await stage.getByText('The game is over after 6 plies').waitFor();
  await openTab(page, 'Counters');
  const value = await page.locator('game-answer .value').innerText();
  await eventually(async () => {
    const sums = await page.locator('utility-table tfoot td').allInnerTexts();
    assert.deepEqual(
      sums.map((sum) => sum.replace('+', '')),
      [value, value.startsWith('−') ? value.slice(1) : value === '0' ? '0' : `−${value}`],
    );
  });
  await page.keyboard.press('Home');
  await page.locator('transport-bar').getByRole('button', { name: 'Play', exact: true }).click();
  await stage.getByText('to move, ply 3 of 6').waitFor();
  await page.locator('transport-bar').getByRole('button', { name: 'Pause' }).click();
  await finish();
});

test('the tree: opened on demand, a cut says why, the evaluation is stepped through', async () => {
  const { page, finish } = await open();
  await level(page, 'A first cut');
  await run(page);
  await steps(page);
  await page.getByRole('tree').focus();
  await row(page, 'AGENT1 move 3 left').waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const cut = row(page, /AGENT2 move 2 down, not visited/);
  await cut.waitFor();
  await cut.getByText('AGENT2 already has 0 ≤ alpha 1 here').first().waitFor();
  await cut.click();
  await page.locator('node-card').getByText('Not visited. AGENT2 already has 0 ≤ alpha 1').waitFor();
  await row(page, 'AGENT1 move 3 left').click();
  await page.locator('node-card').getByText('AGENT2 takes the least value: 0 by move 2 left').waitFor();
  await page.getByRole('button', { name: 'First', exact: true }).click();
  await row(page, 'AGENT1 move 3 left, not yet entered').waitFor();
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByLabel('Step', { exact: true }).fill('8');
  await page.keyboard.press('Enter');
  await row(page, 'AGENT1 move 3 left, entered').waitFor();
  await picture(page, 'game-steps');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await row(page, 'AGENT2 move 2 left, not yet entered').waitFor();
  await page.getByRole('button', { name: 'Whole tree' }).click();
  await cut.waitFor();
  await finish();
});

test('it opens already solved, with its tree drawn: values, the line of play and what was cut', async () => {
  const { page, finish } = await open();
  await title(page, /^Value 1/);
  assert.equal(
    await page.getByLabel('Boards', { exact: true }).locator('option:checked').innerText(),
    'A first cut',
  );
  await eventually(async () => assert.equal(await drawing(page).locator('.node.cut').count(), 3));
  assert.equal(await drawing(page).locator('.node.line').count(), 4);
  await page.locator('status-line').getByText('5 of 10').waitFor();
  await drawing(page).getByText('3 branches cut').waitFor();
  await drawing(page).locator('.node.cut').last().click();
  await drawing(page).locator('.note').getByText('Cut: AGENT2 already has 0 ≤ alpha 1').waitFor();
  await page.locator('node-card').getByText('Not visited. AGENT2 already has').waitFor();
  await drawing(page).locator('.view').focus();
  for (const key of ['ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await page.locator('node-card').getByRole('heading', { name: 'After 1 right' }).waitFor();
  await page.locator('game-stage').getByText('Now after 1 right').waitFor();
  const side = () =>
    drawing(page)
      .locator('.node')
      .first()
      .evaluate((node) => node.getBoundingClientRect().width);
  const first = await side();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await eventually(async () => assert.ok((await side()) > first * 1.2));
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Fit the tree to the pane' }).click();
  await eventually(async () => assert.ok(Math.abs((await side()) - first) < 2));
  await finish();
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [820, 1180],
  [390, 844],
]) {
  test(`at ${width} × ${height} it opens solved: all that sets it up, its board, its steps and its tree are in view`, async () => {
    const { page, finish } = await open({ width, height });
    await title(page, /^Value 1/);
    if (width > 600)
      assert.ok(
        await page.locator('status-line .words').evaluate((words) => words.scrollWidth <= words.clientWidth),
        'all of the answer is seen',
      );
    await page.locator('game-tree-drawing .node').first().waitFor();
    const parts = [
      'solve-button #go',
      '.game-bar number-field input',
      'status-line #title',
      'game-stage tile-board svg',
      'transport-bar #speed',
      'game-tree-drawing .node',
      'game-stage .beside figure',
    ];
    await eventually(async () => {
      for (const part of parts) {
        const box = await page.locator(part).first().boundingBox();
        assert.ok(
          box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          part,
        );
      }
    });
    const outside = await drawing(page).evaluate((host) => {
      const view = host.shadowRoot.querySelector('.view').getBoundingClientRect();
      return [...host.shadowRoot.querySelectorAll('.node')]
        .map((each) => each.getBoundingClientRect())
        .filter(
          (box) =>
            box.right > view.right || box.left < view.left || box.bottom > view.bottom || box.top < view.top,
        ).length;
    });
    assert.equal(outside, 0, 'the whole tree is in view');
    const numbers = await drawing(page)
      .locator('.node .t-number')
      .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().height)));
    assert.ok(numbers >= 8, `the numbers on the tiles can be read: ${numbers}`);
    await checkAccessibility(page, `game at ${width}`);
    await checkNoSidewaysScroll(page, `game at ${width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkAccessibility(page, `game at ${width}, dark`, { runOnly: ['color-contrast'] });
    await finish();
  });
}

test('a pane or the board fills the area and comes back; at 1920 there is a third column', async () => {
  const { page, finish } = await open({ width: 1920, height: 1080 });
  const panes = (count) =>
    eventually(async () => assert.equal(await page.locator('pane-frame').count(), count));
  const left = (element) =>
    page
      .locator(element)
      .first()
      .evaluate((each) => each.getBoundingClientRect().left);
  await panes(4);
  assert.ok(
    (await left('game-stage')) < (await left('node-card')) &&
      (await left('node-card')) < (await left('game-tree-drawing')),
  );
  await page.getByRole('button', { name: /fill the area: The whole game$/ }).press('Enter');
  await panes(1);
  const wide = await drawing(page).evaluate((each) => each.clientWidth);
  assert.ok(wide > 1000, `${wide} px for the tree`);
  await page.getByRole('button', { name: 'Give the other panes their room back' }).press('Enter');
  await panes(4);
  await page.getByRole('button', { name: 'Let the board fill the area' }).click();
  await panes(0);
  await page.getByRole('button', { name: 'Give the panes their room back' }).click();
  await panes(4);
  await page.setViewportSize({ width: 1280, height: 800 });
  await panes(3);
  await finish();
});

test('small boards: in the drawing, in the list, at the moves of a node and of a player', async () => {
  const { page, finish } = await open();
  await title(page, /^Value 1/);
  const tiles = (part) => part.locator('.t-number').allTextContents();
  const node = (key) => drawing(page).locator(`.node[data-key="${key}"]`);
  await eventually(async () => assert.equal((await tiles(node('0'))).join(''), '1243'));
  const places = await node('0')
    .locator('.t-odd')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  assert.ok(places[0] < places[1], 'the 1 has moved to the middle');
  assert.equal(await page.locator('node-card .moves .thumb').count(), 2);
  await openTab(page, 'List');
  await row(page, 'AGENT1 move 3 left').locator('.thumb').waitFor();
  await page.keyboard.press('p');
  await page
    .locator('seat-panel')
    .getByRole('group', { name: 'Your moves' })
    .locator('.thumb')
    .first()
    .waitFor();
  assert.deepEqual(await page.locator('game-stage .beside figcaption').allInnerTexts(), ['Start', 'Goal']);
  await finish();
});

test(
  'the drawing follows the evaluation: what comes later is faint, alpha and beta are those of the ' + 'step',
  async () => {
    const { page, finish } = await open();
    await title(page, /^Value 1/);
    await page.getByRole('button', { name: 'Evaluation', exact: true }).click();
    await goToStep(page, 5);
    const node = (key) => drawing(page).locator(`.node[data-key="${key}"]`);
    await eventually(async () => assert.match(await node('0.1').getAttribute('class'), /\bnow\b/));
    assert.match(await node('1').getAttribute('class'), /\bahead\b/);
    assert.equal(
      await node('0')
        .locator('.badge-text')
        .innerHTML()
        .then((text) => text.replace(/<!--.*?-->/g, '')),
      '−∞ … 1',
    );
    assert.equal(await drawing(page).locator('.node.cut').count(), 0, 'nothing is cut yet');
    await page.locator('game-time [role=slider]').click({ position: { x: 1, y: 10 } });
    await eventually(async () => assert.match(await node('').getAttribute('class'), /\bnow\b/));
    await page.getByRole('button', { name: 'Whole tree' }).click();
    await eventually(async () => assert.equal(await drawing(page).locator('.node.cut').count(), 3));
    await finish();
  },
);

test('by keyboard alone: modes, boards, tabs and plies, never while one types', async () => {
  const { page, finish } = await open();
  await title(page, /^Value 1/);
  const boards = (name) =>
    eventually(async () =>
      assert.equal(
        await page.getByLabel('Boards', { exact: true }).locator('option:checked').innerText(),
        name,
      ),
    );
  await page.keyboard.press('ArrowRight');
  await page.locator('game-stage').getByText('to move, ply 2 of 3').waitFor();
  await page.keyboard.press(']');
  await boards('Friend or dice');
  await page.keyboard.press('[');
  await boards('A first cut');
  await page.keyboard.press('3');
  await page.getByText('always in this order').waitFor();
  await page.keyboard.press('e');
  await page.locator('tile-editor').waitFor();
  await page.keyboard.press('w');
  await page.locator('transport-bar').waitFor();
  await page.getByLabel('Turns of each agent, n').focus();
  await page.keyboard.press('p');
  await page.locator('status-line').getByText('is a whole number').waitFor();
  assert.equal(await page.locator('seat-panel').count(), 0);
  await finish();
});

test('boards are edited by clicks, by a drag and by keys; the text follows, and undo', async () => {
  const { page, finish } = await open();
  await mode(page, 'Edit');
  const text = page.getByLabel('Start board', { exact: true });
  const cell = (side, index) =>
    page.locator(`tile-editor [data-side=${side}] tile-board rect[data-cell="${index}"]`);
  await cell('start', 0).click();
  await cell('start', 1).click();
  await hasValue(text, '. 1 2\n4 . 3');
  await cell('start', 5).dragTo(cell('start', 4));
  await hasValue(text, '. 1 2\n4 3 .');
  const tools = page.locator('tile-editor');
  await tools.getByRole('button', { name: 'Fixed' }).click();
  await cell('start', 0).click();
  await tools.getByText('both boards must have the same fixed cells').waitFor();
  await attributeSays(go(page), 'aria-disabled', /^true$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await hasValue(text, '. 1 2\n4 3 .');
  await tools.getByRole('button', { name: 'More columns' }).click();
  await hasValue(text, '. 1 2 .\n4 3 . .');
  await page.locator('tile-editor [data-side=start]').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', '1', '5']) await page.keyboard.press(key);
  await hasValue(text, '15  1  2  .\n 4  3  .  .');
  await page.locator('tile-editor [data-side=goal]').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', '1', '5']) await page.keyboard.press(key);
  await hasValue(page.getByLabel('Goal board', { exact: true }), ' 4  1  3  .\n 2  . 15  .');
  await run(page);
  await text.fill('1 q');
  await attributeSays(page.locator('tile-editor [data-side=start] tile-board'), 'dimmed', /^$/);
  await tools.getByText('Start, line 1, column 3').waitFor();
  await checkLooks(page, 'game-edit');
  await finish();
});

test('a tree of millions does not freeze the page', async (t) => {
  const { page, finish } = await open();
  await level(page, 'A long game');
  await run(page);
  await answers(page, /51,733,704,653,662/);
  await steps(page);
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await page.getByRole('treeitem', { level: 31 }).first().waitFor();
  const started = Date.now();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('treeitem', { selected: true }).waitFor();
  keepsTo(t, 'a step back', Date.now() - started, 3000);
  await finish();
});

test('a person plays AGENT1: by click, by key, takes back; the search answers for the others', async () => {
  const { page, finish } = await open();
  await level(page, 'A first cut');
  await mode(page, 'Play');
  const panel = page.locator('seat-panel');
  await panel.getByText('The search would play').waitFor();
  await page.locator('game-stage').getByText('to move, ply 1 of 3').waitFor();
  const cell = (index) => page.locator(`game-stage tile-board rect[data-cell="${index}"]`);
  await cell(0).click();
  await cell(1).click();
  await panel.getByText('The game is over').waitFor();
  await panel.getByRole('button', { name: 'Take back' }).click();
  await page.locator('game-stage').getByText('to move, ply 1 of 3').waitFor();
  await panel.getByText('The search would play').waitFor();
  await page.locator('game-stage div.board').focus();
  for (const key of ['n', 'n', 'ArrowLeft']) await page.keyboard.press(key);
  await panel.getByText('The game is over').waitFor();
  await picture(page, 'game-over');
  await page.getByLabel('AGENT2').check();
  await page.getByLabel('AGENT1').uncheck();
  await panel.getByRole('button', { name: 'From the start' }).click();
  await page.locator('game-stage').getByText('to move, ply 2 of 3').waitFor();
  await panel.getByRole('group', { name: 'Your moves' }).getByRole('button').first().click();
  await panel.getByText('The game is over').waitFor();
  await finish();
});

test('a search that is stopped claims no value and goes on', async () => {
  const { page, finish } = await open();
  await level(page, 'Six tiles, four rows');
  await page.getByLabel('Turns of each agent, n').fill('6');
  await go(page).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.locator('status-line').getByText('No value is claimed.').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await title(page, /^Stopped/);
  await openTab(page, 'List');
  await page.getByRole('treeitem', { name: 'Start, no answer yet' }).waitFor();
  await finish();
});

test('one search takes over from another that still runs', async () => {
  const { page, finish } = await open();
  await level(page, 'Six tiles, four rows');
  await page.getByLabel('Turns of each agent, n').fill('7');
  await mode(page, 'Play');
  await page.locator('solve-button').getByRole('button', { name: 'Stop' }).click();
  await page.locator('seat-panel').getByText('The search thinks …').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('seat-panel').getByText('Let it think on').waitFor();
  await page.locator('solve-button').getByRole('button', { name: 'Stop' }).click();
  await title(page, /^Stopped/);
  await page.locator('seat-panel').getByRole('button', { name: 'Stop' }).click();
  await page.locator('seat-panel').getByText('Let it think on').waitFor();
  await page.waitForTimeout(1200); // longer than a worker has to answer to Stop
  assert.equal(await page.getByRole('alert').count(), 0);
  await finish();
});

test('140 629 907 073 utility calls are counted in less than two seconds', async (t) => {
  const { page, finish } = await open();
  await level(page, 'All in place');
  await page.getByLabel('Search', { exact: true }).selectOption('minimax');
  await page.getByLabel('Turns of each agent, n').fill('6');
  const started = Date.now();
  await run(page);
  await answers(page, /140,629,907,073/);
  keepsTo(t, 'the count', Date.now() - started, 2000);
  await finish();
});

test('a worker that breaks is replaced and said; nothing typed is lost', async () => {
  const { page, finish } = await open();
  await level(page, 'All in place');
  await openTab(page, 'Boards as text');
  const goal = page.getByLabel('Goal board', { exact: true });
  await goal.fill('1 . 2\n3 4 .\n. . .');
  await run(page);
  await page.workers()[0].evaluate(() => self.postMessage({ type: 'broken', message: 'a test' }));
  await page.getByRole('alert').getByText('nothing you typed is lost').waitFor();
  await hasValue(goal, '1 . 2\n3 4 .\n. . .');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await run(page);
  await finish();
});

test('a long list of moves comes in portions', async () => {
  const { page, finish } = await open();
  await openTab(page, 'Boards as text');
  const six = [0, 1, 2, 3, 4, 5];
  const chessboard = six
    .map((y) => six.map((x) => ((x + y) % 2 ? '.' : 1 + 12 * y + 2 * x)).join(' '))
    .join('\n');
  for (const name of ['Start board', 'Goal board'])
    await page.getByLabel(name, { exact: true }).fill(chessboard);
  await page.getByLabel('Turns of each agent, n').fill('1');
  await run(page);
  await steps(page);
  const more = page.getByRole('button', { name: /Show more/ });
  await more.click();
  await page.getByRole('treeitem').nth(40).waitFor();
  await finish();
});

test('every part of the page of the game', async () => {
  const { page, finish } = await open();
  await checkLooks(page, 'game-fresh');
  await level(page, 'Twins');
  await run(page);
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.locator('game-stage').getByText('to move, ply 2 of').waitFor();
  await checkLooks(page, 'game-line');
  await steps(page);
  await page.getByLabel('Step', { exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Whole tree' }).click();
  await row(page, /^Start/).waitFor();
  await checkLooks(page, 'game-tree');
  await mode(page, 'Play');
  await page.locator('seat-panel').getByText('The search would play').waitFor();
  await openTab(page, 'Lessons');
  await page.getByText('Why alpha-beta looks where it looks').click();
  await checkLooks(page, 'game-play');
  await finish();
});
