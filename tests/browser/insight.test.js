/** Someone looks into a search: the h–g plane and its lines of equal f, where pieces have been, cost over
 * time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  browserStory,
  chooseStrategy,
  endedAs,
  eventually,
  figureOne,
  goToStep,
  hasValue,
  narrated,
  openTab,
  plainSokoban,
  showSearch,
  solve,
  typeBoard,
} from './harness.js';

const story = browserStory({ path: plainSokoban });
const corridor = ['########', '#@ $  .#', '########'].join('\n');
const hasty = [
  '##########',
  '#.     $ #',
  '# $     .#',
  '# @     $#',
  '#        #',
  '#       .#',
  '##########',
].join('\n');
const open = openTab;

async function run(page, board, strategy = 'a_star') {
  await typeBoard(page, board);
  await chooseStrategy(page, strategy);
  await solve(page);
  await endedAs(page, 'Solved');
}

async function stepTo(page, step) {
  await showSearch(page);
  await goToStep(page, step);
  await narrated(page, new RegExp(`^Step ${step.toLocaleString('en')} of`));
}

test('the h–g plane has a dot for every pair, lines of the current f, and leads to the steps', async () => {
  const { page, finish } = await story.open();
  await run(page, figureOne);
  await open(page, 'h–g plane');
  const plane = page.locator('lens-plane');
  await plane.getByText('f = g + h').waitFor();
  await plane.getByText(/^1,43\d expansions at \d+ pairs of h and g/).waitFor();
  await plane.getByText('Along a dashed line f is equal').waitFor();
  const drawing = () => plane.locator('canvas').evaluate((canvas) => canvas.toDataURL());
  await stepTo(page, 20);
  const early = await drawing();
  await stepTo(page, 1200);
  await eventually(async () => assert.notEqual(await drawing(), early, 'the line of this step moves'));
  await plane.getByText('As a table').click();
  const first = plane.getByRole('button', { name: /^Go to step/ }).first();
  const step = await first.innerText();
  await first.click();
  await hasValue(page.getByLabel('Step', { exact: true }), step);
  await finish();
});

test('XDP bends its lines; a search by age has none', async () => {
  const { page, finish } = await story.open();
  await run(page, figureOne, 'xdp');
  await open(page, 'h–g plane');
  const plane = page.locator('lens-plane');
  await plane.getByText(/^f = .*sqrt/).waitFor();
  await plane.getByText('Along a dashed line f is equal').waitFor();
  await run(page, figureOne, 'breadth_first');
  await open(page, 'h–g plane');
  await plane.getByText('there are no lines of equal f').waitFor();
  await finish();
});

test('the heat map shows where boxes and robot have been, up to the step', async () => {
  const { page, finish } = await story.open();
  await run(page, corridor);
  await open(page, 'Heat map');
  const heat = page.locator('lens-heat');
  await attributeSays(heat.locator('svg'), 'aria-label', /^Robot: where it [^]*expanded in all/);
  await heat.getByLabel('Piece').selectOption({ label: 'Box' });
  await heat.getByText('The warmest cells').click();
  const warmest = () => heat.locator('tbody tr').first().innerText();
  await eventually(async () => assert.match(await warmest(), /^4\s+2\s/));
  await heat.getByLabel('Piece').selectOption({ label: 'Robot' });
  await attributeSays(heat.locator('svg'), 'aria-label', /^Robot:/);
  await stepTo(page, 0);
  await heat.getByText('Before this step no node was expanded.').waitFor();
  await stepTo(page, 1);
  await heat.getByText('expanded before this step').waitFor();
  await heat.getByText('The warmest cells').click();
  await eventually(async () => assert.match(await warmest(), /^2\s+2\s+100/));
  assert.equal(await heat.locator('tbody tr').count(), 1);
  await page.getByLabel('Puzzle', { exact: true }).selectOption('jugs');
  await solve(page);
  await open(page, 'Heat map');
  await heat.getByText('nothing to warm').waitFor();
  await finish();
});

/** In the page: the texts of a chart that lie on each other. */
function overlaps(chart) {
  const texts = [...chart.shadowRoot.querySelectorAll('text')].map((each) => [
    each.textContent,
    each.getBoundingClientRect(),
  ]);
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top + 2 < b.bottom - 2 && b.top + 2 < a.bottom - 2;
  return texts.flatMap(([name, box], i) =>
    texts.slice(i + 1).flatMap(([other, place]) => (meet(box, place) ? [`${name} and ${other}`] : [])),
  );
}

test('cost over time: plans to press, the gap shaded, the weights marked, over expansions or seconds', async () => {
  const { page, finish } = await story.open();
  await chooseStrategy(page, 'anytime_weighted_astar');
  await run(page, hasty, 'anytime_weighted_astar');
  await open(page, 'Cost over time');
  const lens = page.locator('lens-anytime');
  const chart = lens.locator('curve-chart');
  await lens.getByText(/^\d plans, the best costs 28\. No plan is cheaper\./).waitFor();
  await chart.locator('path.gap').waitFor({ state: 'attached' });
  await chart.locator('text', { hasText: /^w 3$/ }).waitFor();
  const costs = await page.locator('plan-table tbody td:nth-child(2)').allInnerTexts();
  assert.ok(
    costs.length > 1 && costs.every((cost, i) => !i || Number(cost) > Number(costs[i - 1])),
    costs.join(),
  );
  await chart.locator('circle.reach').first().click();
  await page
    .locator('plan-list')
    .getByText(`${costs.at(-1)} moves, `)
    .waitFor();
  await chart.getByText('seconds of search').waitFor();
  await lens.getByRole('button', { name: 'Expansions' }).click();
  await chart.getByText('expansions', { exact: true }).waitFor();
  for (const over of ['Time', 'Expansions']) {
    await lens.getByRole('button', { name: over }).click();
    assert.deepEqual(await chart.evaluate(overlaps), [], `labels over ${over}`);
  }
  await finish();
});

test('the tree is as it was at the step, or whole with the rest faint; the link keeps which', async () => {
  const { page, finish } = await story.open();
  await run(page, figureOne);
  await stepTo(page, 20);
  const tree = page.locator('lens-tree');
  const drawing = () => tree.locator('#tree').evaluate((canvas) => canvas.toDataURL());
  const shown = () =>
    tree.evaluate(
      ({
        _view: {
          now,
          end,
          tree: { count },
        },
      }) => ({ now, end, count }),
    );
  await eventually(async () =>
    assert.deepEqual(await shown().then(({ now, end, count }) => [now === end, end < count]), [true, true]),
  );
  const early = await drawing();
  await tree.getByRole('button', { name: 'Whole', exact: true }).click();
  await eventually(async () => assert.notEqual(await drawing(), early));
  assert.deepEqual(await shown().then(({ now, end, count }) => [now < end, end === count]), [true, true]);
  await eventually(async () => assert.match(page.url(), /tree=whole/));
  await page.reload();
  await eventually(async () =>
    assert.equal(
      await tree.getByRole('button', { name: 'Whole', exact: true }).getAttribute('aria-pressed'),
      'true',
    ),
  );
  await finish();
});
