/** The Lab as a student meets it: write, check, see where it is wrong, repair, keep, use. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory,
  checkAccessibility,
  checkLooks,
  checkNoSidewaysScroll,
  eventually,
  hall,
} from './harness.js';

const story = browserStory();
const ready = ['code-editor .cm-content', 'lab-frame'];
const open = (fields = {}, options = {}) =>
  story.open({ path: `lab.html#${new URLSearchParams(fields)}`, ready, height: 800, ...options });

const p8 = '######\n#.  .#\n# $$ #\n#$ # #\n#@  .#\n######';
const status = (page) =>
  page.locator('status-line').evaluate((line) => line.shadowRoot.textContent.replaceAll(/\s+/g, ' ').trim());
const primary = (page) => page.locator('solve-button #go').first();

/** Presses Check and waits until it has ended. */
async function check(page) {
  await primary(page).click();
  await page.waitForFunction(() =>
    document.querySelector('solve-button').shadowRoot.querySelector('#go').textContent.includes('Check'),
  );
  return status(page);
}

/** Types a code in place of what is there. */
async function type(page, code) {
  await page.locator('code-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(code);
}

const scored = (page) =>
  eventually(async () => assert.equal(await page.locator('score-table tr.perfect').count(), 1));

test('a first visit: the verdict, its counter-example and the repair are one click away', async () => {
  const { page, finish } = await open();
  assert.match(await check(page), /^Not admissible.*States2,903Solvable602Too high53ρ2\.00$/);
  assert.deepEqual(await page.locator('verdict-cards b').allTextContents(), [
    'Not admissible',
    'Not consistent',
    'ρ = 2.00',
  ]);
  await page.locator('counter-example board-view svg').first().waitFor();
  assert.match(await page.locator('counter-example .side').innerText(), /2\s+h[^]*1\s+h\*[^]*1 of 53/);
  await page.getByRole('button', { name: 'Next counter-example' }).click();
  await eventually(async () =>
    assert.match(await page.locator('counter-example .side').innerText(), /2 of 53/),
  );
  await scored(page);
  const rows = await page.locator('score-table tbody tr').allInnerTexts();
  assert.match(rows[0], /your h\s+12\s+0\.64\s+188\s+22 not proved/);
  assert.match(rows[1], /your h \/ 2\s+6\s+0\.32\s+278\s+22 ✓ by the check/);
  assert.match(rows.at(-1), /h\* itself\s+22\s+1\.00/);
  await page.getByRole('button', { name: 'Use h / 2' }).click();
  assert.match(await check(page), /^Admissible on this board.*ρ1\.00$/);
  await finish();
});

test('a pair of boards shows where it is not consistent, and the plan of a counter-example can be walked', async () => {
  const { page, finish } = await open();
  await check(page);
  await page.getByRole('button', { name: 'One step on' }).click();
  await eventually(async () =>
    assert.match(await page.locator('counter-example .side').innerText(), /step 1 of 1/),
  );
  await page.getByRole('button', { name: 'Inconsistent' }).click();
  await eventually(async () => assert.equal(await page.locator('counter-example board-view').count(), 2));
  for (const tab of ['Histogram', 'Map']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.locator('estimate-plot svg, gap-map svg').first().waitFor();
  }
  const map = page.locator('gap-map');
  const numbers = await map.locator('text').allTextContents();
  await map.getByLabel('Which pieces').selectOption('robots');
  await eventually(async () => assert.notDeepEqual(await map.locator('text').allTextContents(), numbers));
  await finish();
});

test('the counter-examples of a formula stay while the others are judged for comparison', async () => {
  const { page, finish } = await open();
  await page.getByRole('button', { name: 'Formula', exact: true }).click();
  assert.match(await check(page), /^Not admissible.*Too high16/);
  await scored(page);
  await page.getByRole('button', { name: 'Next counter-example' }).click();
  await eventually(async () =>
    assert.match(await page.locator('counter-example .side').innerText(), /h\*[^]*2 of 16/),
  );
  await finish();
});

test('faults are told at their line, with the board that caused them', async () => {
  const { page, finish } = await open();
  await type(page, 'export function h({ boxes }) {\n  return boxes.none.length;\n}\n');
  assert.match(await check(page), /^Failed Line 2: TypeError/);
  assert.equal(await page.getByText('There is none: every state was looked at.').count(), 0);
  await page.locator('code-editor .cm-fault').waitFor();
  await page.getByRole('button', { name: 'Show the board' }).click();
  await page.locator('.failure board-view svg').waitFor();
  await type(page, 'export function h() { return -1; }');
  assert.match(await check(page), /^Failed It gave -1/);
  await page.locator('code-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('over'); // a style of the browser's own would be an error in the console
  assert.equal((await page.locator('code-editor .cm-content').innerText()).trim(), 'over');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('(');
  assert.equal((await page.locator('code-editor .cm-content').innerText()).trim(), '(over)');
  await type(page, 'export const h = () => (Math.random() < 0.01 ? 1 : 0);');
  assert.match(await check(page), /^Failed It is not a function of the state/);
  await type(page, 'export function h( {');
  assert.match(await check(page), /Cannot read the code Line 1|Failed Line 1/);
  await finish();
});

test('what is typed and what was checked survive a reload', async () => {
  const { page, finish } = await open();
  await type(page, '// mine\nexport const h = () => 0;');
  assert.match(await check(page), /^Admissible on this board/);
  await page.reload();
  await page.locator('code-editor .cm-content').waitFor();
  assert.match(await page.locator('code-editor .cm-content').innerText(), /\/\/ mine/);
  await page.getByRole('tab', { name: /^Notebook/ }).click();
  assert.match(await page.locator('notebook-view li .facts').first().innerText(), /admissible there/);
  await page
    .getByRole('button', { name: /^Open / })
    .last()
    .click();
  await page.locator('code-editor .cm-content').waitFor();
  await finish();
});

test('two tries are compared side by side', async () => {
  const { page, finish } = await open();
  await check(page);
  await scored(page);
  await page.getByRole('button', { name: 'Use h / 2' }).click();
  await check(page);
  await page.getByRole('tab', { name: /^Notebook/ }).click();
  for (const at of [1, 0]) await page.locator('notebook-view input[type=checkbox]').nth(at).click();
  assert.match(await page.locator('notebook-view .compare').innerText(), /Too high\s+53\s+0\s+−53 better/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'notebook.json');
  await finish();
});

test('code from a link is shown, and runs only after a click that says so', async () => {
  const code = 'export const h = () => 1;';
  const { page, finish } = await open({
    domain: 'sokoban',
    board: p8,
    language: 'javascript',
    code,
    name: 'x',
  });
  assert.match(await status(page), /^Not run/);
  assert.equal(await primary(page).getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('ControlOrMeta+Enter');
  assert.match(await status(page), /^Not run/);
  await page.getByRole('button', { name: 'I have read it: let it run' }).click();
  assert.match(await check(page), /^Not admissible.*ρ∞/);
  assert.match(await page.locator('score-table .repair').innerText(), /no factor mends that/);
  await finish();
});

test('a board of too many states is sampled, can be stopped, and is never called admissible', async () => {
  const { page, finish } = await open();
  await page.getByRole('button', { name: /^Board/ }).click();
  await page.locator('.board-panel textarea').fill(hall);
  await page.keyboard.press('Escape');
  await type(page, 'export const h = () => 0;');
  await primary(page).click();
  await eventually(async () => assert.match(await status(page), /^Checking/));
  await page.keyboard.press('Escape');
  await eventually(async () => assert.match(await status(page), /Stopped before the end/));
  await page.getByRole('button', { name: 'Other ways to solve' }).click();
  await page.getByRole('menuitem', { name: /Check quickly/ }).click();
  await eventually(async () => assert.match(await status(page), /^No counter-example in [\d,]+ states/));
  assert.doesNotMatch(await page.locator('verdict-cards').innerText(), /^Admissible|^Consistent/m);
  await finish();
});

test('the puzzles search with it: claims nothing, steps, and shows the board of a failure', async () => {
  const { page, finish } = await open();
  await check(page);
  await page.getByRole('button', { name: 'Use it in Puzzles' }).click();
  await page.locator('board-pane board-view svg.board').first().waitFor();
  await eventually(async () => assert.match(await status(page), /h at the start12$/));
  await primary(page).click();
  await eventually(async () => assert.match(await status(page), /^Plan found (cost 22|22 moves)/));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByLabel('Step', { exact: true }).fill('5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Heuristic:/ }).click();
  await eventually(async () =>
    assert.match(
      await page.locator('heuristic-menu [data-id="own my_first_h"]').innerText(),
      /in JavaScript\s+12$/,
    ),
  );
  assert.match(await page.locator('heuristic-menu a.write').getAttribute('href'), /lab\.html#.*code=/);
  await finish();
});

test('each guide of the questions opens in the Lab, ready to run', async () => {
  const { page, finish } = await story.open({});
  await page.locator('lesson-cards button.card').first().click();
  await page.locator('lesson-cards').getByRole('link', { name: 'Check it in the Lab' }).click();
  await page.locator('code-editor .cm-content').waitFor();
  assert.match(await check(page), /^Not admissible.*ρ1\.20$/);
  await finish();
});

test('Python of a course is pasted, and its heuristics are listed', async () => {
  const { page, finish } = await open();
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  await type(
    page,
    'from search import *\ndef heur_zero(state):\nreturn 0\n\n' +
      'def heur_alternate(state):\nreturn len(state.boxes)\n',
  );
  await page.getByLabel('Function').waitFor();
  assert.deepEqual(await page.getByLabel('Function').locator('option').allTextContents(), [
    'the main one',
    'heur_zero',
    'heur_alternate',
  ]);
  await finish();
});

test('at 1280 × 800 check, code and verdict are in view; axe finds nothing at any width', async () => {
  const { page, finish } = await open();
  await check(page);
  await scored(page);
  for (const kind of await page.locator('counter-example .segments button, counter-example .side').all()) {
    const [over, words] = await kind.evaluate((each) => [
      Math.max(each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight),
      each.innerText,
    ]);
    assert.ok(over <= 0, `${words} is cut by ${over} px`);
  }
  for (const part of ['solve-button', 'code-editor', 'verdict-cards', 'counter-example', 'estimate-plot']) {
    const { y, height } = await page.locator(part).first().boundingBox();
    assert.ok(y >= 0 && y + height <= 800, `${part}: ${y} to ${y + height}`);
  }
  await checkLooks(page, 'lab');
  for (const [width, height] of [
    [1920, 1080],
    [820, 1180],
  ]) {
    await page.setViewportSize({ width, height });
    await checkNoSidewaysScroll(page, `lab at ${width}`);
    await checkAccessibility(page, `lab at ${width}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['Verdict', 'Examples', 'Helpers', 'Notebook']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await checkNoSidewaysScroll(page, `lab, ${tab} at 390`);
    await checkAccessibility(page, `lab, ${tab} at 390`);
  }
  await finish();
});

test('by the keyboard alone: type, check, walk, leave the code', async () => {
  const { page, finish } = await open();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // skip to the code
  await page.keyboard.press('ControlOrMeta+Enter');
  await eventually(async () => assert.match(await status(page), /^Not admissible/));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const left = await page.evaluate(() => document.activeElement?.tagName.toLowerCase());
  assert.notEqual(left, 'code-editor');
  await page.keyboard.press(']');
  await eventually(async () =>
    assert.match(await page.locator('counter-example .side').innerText(), /2 of 53/),
  );
  await finish();
});
