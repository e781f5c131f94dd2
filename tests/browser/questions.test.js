/** A class is asked: which node is next, what is dropped, is it admissible, what it will cost, what is
 * cut. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import {
  attributeSays,
  browserStory,
  cardSays,
  cardText,
  checkLooks,
  checkNoSidewaysScroll,
  eventually,
  figureOne,
  picture,
} from './harness.js';

const strict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;" +
  " connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const story = browserStory({ headers: { 'content-security-policy': strict } });
const card = 'question-card';
const jugs = { domain: 'jugs', board: '3 4\n0 0\n* 2', heuristic: 'sum_difference', ask: 'admissible' };

/** The page with a question, once it is asked. */
async function asked(page, settings, size = {}) {
  const fields = new URLSearchParams({
    domain: 'sokoban',
    board: figureOne,
    heuristic: 'manhattan',
    ...settings,
  });
  const opened = await story.open({ path: `${page}#${fields}`, ...size });
  await opened.page.locator(`${card} form`).waitFor();
  return opened;
}

const press = (page, name) => page.locator(card).getByRole('button', { name, exact: true }).click();
const tabs = async (page) =>
  (await page.locator('pane-frame').getByRole('tab').allInnerTexts()).map((name) => name.trim());

/** The numbers of the rows among which one is next, as they are read aloud. */
const candidates = async (page) =>
  (
    await page
      .locator(card)
      .getByRole('radio')
      .evaluateAll((all) => all.map((each) => each.ariaLabel))
  ).map((words) => {
    const [, node, g, f] = /^Node (\d+),.* g (\d+), h \d+, f (\d+)$/.exec(words);
    return { words, node: Number(node), g: Number(g), f: Number(f) };
  });

test('which node is next: wrong, hinted at, right; nothing gives it away before', async () => {
  const { page, finish } = await asked('embed.html', { step: '60', ask: 'next' });
  assert.deepEqual(await tabs(page), ['Question', 'Rules', 'Node', 'Level']);
  await attributeSays(page.getByRole('button', { name: 'Forward' }), 'aria-disabled', /true/);
  assert.match(await cardText(page, card), /Ties: larger g/);
  await attributeSays(page.locator(card).getByRole('button', { name: 'Check' }), 'aria-disabled', /true/);
  const rows = await candidates(page);
  assert.ok(rows.length > 2 && rows.length <= 8, `${rows.length} candidates`);
  // As A* goes: the least f, of these the largest g, of these the newest.
  const [right, ...others] = rows.toSorted((a, b) => a.f - b.f || b.g - a.g || b.node - a.node);
  await page.getByLabel(others.at(-1).words).check();
  await press(page, 'Check');
  await cardSays(page, card, /Not right[^]*1 try|1 try[^]*Not right/);
  assert.equal(await page.locator(card).getByRole('button', { name: 'Show the answer' }).count(), 0);
  await press(page, 'Hint');
  await cardSays(page, card, new RegExp(`least f of these is ${right.f}`));
  // The node of the step may be looked at, but not why it was chosen: that names the one behind it.
  await page.getByRole('tab', { name: 'Node' }).click();
  await cardSays(page, 'node-panel', /not expanded: it is in the frontier/);
  await page.locator('node-panel').getByRole('button', { name: 'Back' }).click();
  await cardSays(page, 'node-panel', /when the question is answered/);
  await page.getByRole('tab', { name: 'Question' }).click();
  await page.getByLabel(right.words).check();
  await press(page, 'Check');
  await cardSays(
    page,
    card,
    new RegExp(`Right, at the second try[^]*Node ${right.node} is expanded at step 61[^]*Least f`),
  );
  await eventually(async () => assert.ok((await tabs(page)).some((name) => name.startsWith('Frontier'))));
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('tab', { name: 'Node' }).click();
  await page
    .locator('node-panel')
    .getByRole('heading', { name: `Node ${right.node}` })
    .waitFor();
  await page.getByRole('tab', { name: 'Question' }).click();
  await press(page, 'Ask it at this step');
  await cardSays(page, card, /At step 61/);
  await finish();
});

test('by keys alone, in the whole page: arrows choose, Enter checks, End stays before what is asked', async () => {
  const { page, finish } = await asked('index.html', { step: '60', ask: 'next' });
  assert.ok(!(await tabs(page)).some((name) => /Frontier|Tree|Plans/.test(name)));
  await page.locator('board-pane div.board').focus();
  for (const key of ['End', 'ArrowRight', 's', 'b']) await page.locator('board-pane div.board').press(key);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await eventually(async () =>
    assert.equal(await page.getByLabel('Step', { exact: true }).inputValue(), '60'),
  );
  await page.locator(card).getByRole('radio').first().focus();
  for (const key of [' ', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await cardSays(page, card, /1 try|Right/);
  await eventually(async () =>
    assert.equal(await page.getByLabel('Step', { exact: true }).inputValue(), '60'),
  );
  assert.match(page.url(), /ask=next/);
  await page.getByRole('button', { name: 'Close the question' }).click();
  await eventually(async () => assert.doesNotMatch(page.url(), /ask=/));
  await eventually(async () => assert.ok((await tabs(page)).some((name) => name.startsWith('Frontier'))));
  await finish();
});

/** Answers wrong twice, so that the answer can be shown. */
async function giveUp(page, answer) {
  for (let tries = 0; tries < 2; tries += 1) {
    await answer();
    await press(page, 'Check');
    await cardSays(page, card, tries ? /2 tries/ : /1 try/);
  }
  await press(page, 'Show the answer');
  await cardSays(page, card, /The answer/);
  return page.locator(`${card} .said li`).allInnerTexts();
}

test('what is dropped and why: judged row by row, shown after two tries, then answered right', async () => {
  const { page, finish } = await asked('embed.html', { step: '60', ask: 'pruned' });
  assert.deepEqual(await tabs(page), ['Question', 'Rules', 'Level']);
  assert.equal(await page.locator('board-pane board-view .arrow').count(), 0);
  const rows = page.locator(`${card} fieldset`);
  const keepAll = async () => {
    for (const row of await rows.all()) await row.getByLabel('Kept').check();
  };
  const dropAll = async () => {
    for (const row of await rows.all()) {
      await row.getByLabel('Dropped').check();
      await row.getByRole('combobox').selectOption('Pruned by g bound');
    }
  };
  const lines = await giveUp(page, async () =>
    (await page.locator(`${card} .tries`).innerText()) ? keepAll() : dropAll(),
  );
  assert.equal(lines.length, await rows.count());
  await page.reload();
  await page.locator(`${card} form`).waitFor();
  for (const line of lines) {
    const [, action, outcome] = /^([^:]+): ([^.]+)\./.exec(line);
    const row = rows.filter({ has: page.locator(`legend:text-is("${action}")`) });
    const name = `${outcome[0].toUpperCase()}${outcome.slice(1)}`;
    if (name === 'Kept') await row.getByLabel('Kept').check();
    else {
      await row.getByLabel('Dropped').check();
      await row.getByRole('combobox').selectOption(name);
    }
  }
  await press(page, 'Check');
  await cardSays(page, card, /Right/);
  await eventually(async () => assert.ok((await tabs(page)).some((name) => name.startsWith('Frontier'))));
  await finish();
});

test('is it admissible here: no is not enough, a state where h is too high is', async () => {
  const { page, finish } = await asked('embed.html', jugs);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await press(page, 'Check');
  await cardSays(page, card, /There is a state whose h is more/);
  await page.getByRole('radio', { name: /^No/ }).check();
  await attributeSays(page.locator(card).getByRole('button', { name: 'Check' }), 'aria-disabled', /true/);
  const states = page.getByRole('radio', { name: /^State/ });
  assert.equal(await states.count(), 0, 'a counter-example is made; some states are shown to whoever asks');
  await press(page, 'Show me some states');
  assert.equal(await states.count(), 6);
  let wrong = 0;
  for (const state of await states.all()) {
    await state.check();
    await press(page, 'Check');
    await cardSays(page, card, /Right|no counter-example/);
    if (/Right/.test(await cardText(page, card))) break;
    wrong += 1;
  }
  assert.ok(wrong < 6);
  await cardSays(page, card, /h says \d+, but this plan costs \d+/);
  await picture(page, 'question-admissible');
  await finish();
});

/** One too many, but for the start, from where the robot has to walk. */
const corridor = {
  board: '########\n#@ $  .#\n#      #\n########',
  heuristic: '=manhattan + 1',
  ask: 'admissible',
};

test('a counter-example is played by keys, in a frame that is read only', async () => {
  const { page, finish } = await asked('embed.html', { ...corridor, controls: 'run', readonly: '' });
  await page.getByRole('radio', { name: /^No/ }).check();
  assert.equal(await page.getByRole('button', { name: 'Edit the board' }).count(), 0);
  await page.getByRole('button', { name: 'Play the board' }).press('Enter');
  await attributeSays(
    page.locator(card).getByRole('button', { name: 'Use this state' }),
    'aria-disabled',
    /false/,
  );
  await press(page, 'Use this state');
  await cardSays(page, card, /Your state\s+h = 4/);
  await press(page, 'Check');
  await cardSays(page, card, /h says 4, and its cheapest plan costs 4\. So it is no counter-example/);
  await page.locator(card).getByRole('button', { name: 'Use this state' }).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => {
    await press(page, 'Use this state');
    await press(page, 'Check');
    assert.match(await cardText(page, card), /Right/);
  });
  await cardSays(page, card, /Your state: h says 4, but this plan costs 3/);
  await picture(page, 'question-made');
  await finish();
});

test('one is edited on a phone: the board that is asked about comes back, and it must be a state of that', async () => {
  const { page, finish } = await asked('', corridor, { width: 390, height: 780 });
  await page.getByRole('radio', { name: /^No/ }).check();
  await press(page, 'Edit the board');
  await page.locator('board-painter svg.board').waitFor();
  await checkNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Wall/ }).click();
  const text = () => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('board'));
  const before = await text();
  await page.locator('board-painter svg.board').click(); // a wall more
  await eventually(async () => assert.notEqual(await text(), before));
  await press(page, 'Put the board back');
  await eventually(async () => assert.equal(await text(), before));
  await page.locator(`${card} form`).waitFor();
  await press(page, 'Show me some states');
  await page.getByRole('radio', { name: /^State A/ }).waitFor();
  await finish();
});

test('a space that is too large is not asked about', async () => {
  const rows = ['@', '  $ $ $ $ $ $ $', '', '.......', ''].map((row) => `#${row.padEnd(18)}#`);
  const board = ['#'.repeat(20), ...rows, '#'.repeat(20)].join('\n');
  const fields = new URLSearchParams({ domain: 'sokoban', board, heuristic: 'manhattan', ask: 'admissible' });
  const { page, finish } = await story.open({ path: `embed.html#${fields}` });
  await cardSays(page, card, /more states than can be looked through/);
  await finish();
});

test('what will it cost with w = 2: bounds as a hint, the search on the page stays', async () => {
  const { page, finish } = await asked('embed.html', { ask: 'cost:2' });
  const cost = page.locator(card).getByRole('textbox', { name: 'Cost' });
  await press(page, 'Hint');
  await cardSays(page, card, /41 ≤ cost ≤ 2 × 41 = 82/);
  const lines = await giveUp(page, () => cost.fill('999'));
  const [, found] = /the plan costs (\d+)/.exec(lines[0]);
  await page.reload();
  await page.locator(`${card} form`).waitFor();
  await cost.fill(found);
  await cost.press('Enter');
  await cardSays(page, card, /Right[^]*With w = 1 it costs 41/);
  assert.match(await page.locator('.embed-foot').innerText(), /Ready/);
  await finish();
});

test('an author asks what is cut on the boards that are shown; the link then asks it, too', async () => {
  const { page, finish } = await story.open({ path: 'game.html', ready: ['game-tree-drawing'] });
  await page.getByRole('tab', { name: 'Lessons' }).click();
  await page.getByRole('button', { name: 'Ask which branches alpha-beta cuts here' }).click();
  await page.locator(`${card} form`).waitFor();
  await eventually(async () => assert.match(new URL(page.url()).hash, /ask=cut/));
  await finish();
});

test('what alpha-beta cuts: marked in the card and in the tree, judged by its cuts', async () => {
  const { page, finish } = await story.open({ path: 'game.html#ask=cut', ready: [`${card} form`] });
  const box = (name) => page.locator(card).getByRole('checkbox', { name });
  await box(/^1 left/).focus();
  await page.keyboard.press(' ');
  await press(page, 'Check');
  await cardSays(page, card, /Nothing of what you marked is cut/);
  assert.ok(!(await tabs(page)).includes('List'));
  await press(page, 'Hint');
  await cardSays(page, card, /3 branches are cut/);
  await box(/^1 left/).uncheck();
  for (const name of [/^1 down/, /^2 down/]) await box(name).check();
  // In the tree a press does the same.
  const branch = page.locator('game-tree-drawing .node[data-key="0.1.2"]');
  const { x, y, width, height } = await branch.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await eventually(async () => assert.equal(await page.locator(`${card} :checked`).count(), 3));
  await picture(page, 'question-cut');
  await press(page, 'Check');
  await cardSays(page, card, /Right[^]*≥ beta 1[^]*≤ alpha 1/);
  await eventually(async () => assert.ok((await tabs(page)).includes('List')));
  await finish();
});

test('in a frame the game’s page has the question, its tree and little else', async () => {
  const host = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
        <iframe title="A game" width="900" height="640"
          src="${story.address}game.html#ask=cut"></iframe></html>`);
  });
  await new Promise((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  after(() => host.close());
  const course = `http://localhost:${host.address().port}/`;
  const { page, finish } = await story.open({ path: course, ready: ['iframe'] });
  const frame = page.frameLocator('iframe');
  await frame.locator(`${card} form`).waitFor();
  for (const part of ['app-header', '.game-bar', 'status-line'])
    assert.equal(await frame.locator(part).filter({ visible: true }).count(), 0, part);
  await frame.locator('game-tree-drawing .node').first().waitFor();
  for (const name of [/^1 down/, /^3 left .*3/, /^2 down/])
    await frame.getByRole('checkbox', { name }).check();
  await frame.getByRole('button', { name: 'Check' }).click();
  await frame.locator(card).getByText('Right', { exact: true }).waitFor();
  await frame.locator('.game-bar').waitFor();
  await picture(page, 'question-cut-framed');
  await finish();
});

for (const [view, path, settings, answer] of [
  [
    'question-next',
    'embed.html',
    { step: '60', ask: 'next' },
    (form) => form.getByRole('radio').last().check(),
  ],
  [
    'question-pruned',
    'index.html',
    { step: '60', ask: 'pruned' },
    (form) => form.getByRole('radio').last().check(),
  ],
  ['question-verdict', 'index.html', jugs, (form) => form.getByRole('radio', { name: /^No/ }).check()],
  ['question-cost', 'embed.html', { ask: 'cost:2' }, (form) => form.getByRole('textbox').fill('999')],
  ['question-branches', 'game.html', { ask: 'cut' }, (form) => form.getByRole('checkbox').last().check()],
]) {
  test(`${view} can be read and pressed, wide and narrow, light and dark`, async () => {
    const { page, finish } = await asked(
      path,
      settings,
      path === 'game.html' ? { ready: [`${card} form`] } : {},
    );
    await answer(page.locator(card));
    await press(page, 'Hint');
    await checkLooks(page, view);
    await finish();
  });
}
