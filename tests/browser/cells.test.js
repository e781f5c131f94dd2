/** Someone looks into a feature-space search: its cells, its two directions, the pushes that it dropped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  checkAccessibility,
  checkNoSidewaysScroll,
  chooseStrategy,
  endedAs,
  eventually,
  figureOne,
  goToStep,
  narrated,
  openTab,
  picture,
  setMode,
  showSearch,
  solve,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: '#domain=sokoban&strategy=fess&time_bound=10' });
const meeting = ['########', '#.   ..#', '# $ @$ #', '#  $   #', '###   ##', '########'].join('\n');

test('the cells at any step, the plan’s way through them, and a node of a cell by key', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, meeting);
  await setMode(page, 'Watch');
  await solve(page);
  await endedAs(page, 'Solved');
  await statusSays(page, /Plan found\s+27 moves, 10 pushes\./);
  await openTab(page, 'Cells');
  const lens = page.locator('lens-cells');
  const [canvas, words] = [lens.locator('#cells'), lens.locator('#words')];
  const drawing = () => canvas.evaluate((element) => element.toDataURL());
  const says = (pattern) => eventually(async () => assert.match(await words.innerText(), pattern));
  await lens.getByText('the plan').waitFor();
  await checkAccessibility(page, 'cells');
  await picture(page, 'cells');
  await showSearch(page);
  await goToStep(page, 0);
  await narrated(page, /^Step 0 of 5: node 1, the goal, pulling back\./);
  await says(/^The cell of 0 packed, 1 region, .* gave node 1 its next move\.$/);
  const early = await drawing();
  await goToStep(page, 4);
  await says(/gave node 4 its next move/);
  await eventually(async () => assert.notEqual(await drawing(), early, 'the cells of another step'));
  await canvas.focus();
  await page.keyboard.press('ArrowLeft');
  await says(/^1 packed, 1 region: \d nodes.* The newest is node \d+\.$/);
  await page.keyboard.press('Enter');
  await page.locator('node-panel').getByText('selected', { exact: true }).waitFor();
  await says(/^Node \d+ is in the cell of 1 packed, 1 region, /);
  await lens.getByText('As a table').click();
  assert.ok((await lens.locator('tbody tr').count()) > 1);
  await lens
    .getByRole('button', { name: /^Look at node/ })
    .first()
    .click();
  await openTab(page, 'Tree');
  await page.locator('lens-tree #go').fill('1');
  await page.locator('lens-tree #go').press('Enter');
  await page.locator('node-panel').getByText('the goal, pulling back').waitFor();
  await attributeSays(page.locator('lens-tree #words'), 'title', /found from the goal/);
  await eventually(async () =>
    assert.match(await page.locator('lens-tree #words').innerText(), /^Node 1, the goal, pulling back/),
  );
  await openTab(page, 'h–g plane');
  await page.locator('lens-plane').getByText('hollow diamonds from the goal').waitFor();
  await checkNoSidewaysScroll(page, 'cells');
  await finish();
});

test('Solve has cells as long as it searches by features; A* has none, and shows what it dropped', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, meeting);
  await setMode(page, 'Watch');
  await chooseStrategy(page, 'solve');
  await solve(page);
  await endedAs(page, 'Solved');
  await page.getByRole('tab', { name: 'Plans' }).first().click();
  await eventually(async () =>
    assert.match(await page.locator('plan-table table').innerText(), /Moves\s+Pushes[^]*18\s+\d+/),
  );
  await openTab(page, 'Cells');
  await page.locator('lens-cells #cells').waitFor();
  await typeBoard(page, figureOne);
  await setMode(page, 'Watch');
  await chooseStrategy(page, 'a_star');
  await solve(page);
  await endedAs(page, 'Solved');
  assert.equal(await page.getByRole('tab', { name: 'Cells' }).count(), 0);
  await showSearch(page);
  await goToStep(page, 0);
  const dropped = page
    .locator('node-panel tr.reasoned')
    .getByRole('button', { name: /push|up|down|left|right/ });
  for (let step = 0; !(await dropped.count()); step += 1) {
    await goToStep(page, step);
    await narrated(page, new RegExp(`^Step ${step} of`));
  }
  await dropped.first().click();
  await eventually(async () =>
    assert.match(await page.locator('board-pane .caption').innerText(), /is dropped/),
  );
  assert.ok((await page.locator('board-pane board-view .mark-stuck').count()) > 0, 'the boxes of the rule');
  await attributeSays(dropped.first(), 'aria-pressed', /true/);
  await dropped.first().click();
  await eventually(async () =>
    assert.match(await page.locator('board-pane .caption').innerText(), /is expanded/),
  );
  await finish();
});
