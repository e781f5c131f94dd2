/** Someone sends a link to a step, someone else opens it; a visitor comes back; a worker dies. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardField,
  browserStory,
  chooseHeuristic,
  chooseStrategy,
  closeSettings,
  endedAs,
  eventually,
  figureOne,
  hasValue,
  narrated,
  openSettings,
  openTab,
  picture,
  setMode,
  showSearch,
  solve,
  solveTyped,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory();
const board = boardField;
const afresh = async (page) => {
  await openSettings(page);
  await page.getByRole('button', { name: 'Reset all' }).click();
  await closeSettings(page);
};
const hasMatch = (field, words) => eventually(async () => assert.match(await field.inputValue(), words));
const strategyIs = (page, name) => page.getByRole('button', { name: `Strategy: ${name}` }).waitFor();
const addressSays = (page, words) =>
  eventually(async () => assert.match(decodeURIComponent(page.url()), words));

test('the whole document and the step live in the address, and are copied, opened and undone', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  const first = await board(page).inputValue();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'weighted_a_star');
  await chooseHeuristic(page, 'manhattan');
  await page.getByRole('button', { name: /^Weight:/ }).click();
  await page.getByLabel('Weight w').fill('2.5');
  await page.keyboard.press('Escape');
  await solve(page);
  await endedAs(page, 'Solved');
  await showSearch(page);
  await page.getByLabel('Step', { exact: true }).fill('123');
  await page.keyboard.press('Enter');
  await narrated(page, /^Step 123 of/);
  await addressSays(page, /#domain=sokoban&board=[^&]*#@[^]*strategy=weighted_a_star&heuristic=manhattan/);
  await openTab(page, 'h–g plane');
  await page.locator('frontier-list').getByRole('option').nth(3).click();
  await addressSays(page, /&weight=2\.5&time_bound=10&step=123&node=\d+&panes=C\.plane$/);
  const node = await page.locator('node-panel h2').first().innerText();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');

  await afresh(page);
  await setMode(page, 'Edit');
  await hasValue(board(page), first);
  const other = await page.context().newPage();
  await other.goto(link);
  await narrated(other, /^Step 123 of/);
  await strategyIs(other, 'Weighted A*');
  await other.getByRole('button', { name: 'Weight: w 2.5' }).waitFor();
  await other.locator('lens-plane canvas').waitFor();
  await eventually(async () => assert.equal(await other.locator('node-panel h2').first().innerText(), node));
  await setMode(other, 'Edit');
  await hasValue(board(other), figureOne);
  await other.locator('app-header').getByRole('button', { name: 'Undo', exact: true }).click();
  await hasValue(board(other), first);
  await finish();
});

test('a link that asks for much shows its board and settings, and runs only after a click', async () => {
  const { page, finish } = await story.open();
  const greedy =
    `#domain=sokoban&board=${encodeURIComponent(figureOne)}&step=7` + '&time_bound=86400&memory_mib=3584';
  for (const arrive of [
    () =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, greedy),
    () => page.reload(),
  ]) {
    await arrive();
    const question = page.getByRole('alert');
    await question
      .getByText('This link asks for a search of up to 24 h, with up to 3.5 GiB of memory.')
      .waitFor();
    await hasValue(page.getByLabel('Time bound in seconds'), '86400');
    await statusSays(page, /Ready/);
    await picture(page, 'links-asks');
    await question.getByRole('button', { name: 'Run it' }).click();
    await narrated(page, /^Step 7 of/);
    assert.equal(await question.count(), 0);
  }
  await finish();
});

test('a link pasted over the address is followed, and Back leads to no older board', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  await page.evaluate(() => {
    location.hash = '#domain=jugs&board=5+8%0A0+0%0A*+4';
  });
  await hasValue(board(page), '5 8\n0 0\n* 4');
  await finish();
});

test('a long board has a compact link, which opens it', async () => {
  const { page, finish } = await story.open();
  const long = Array(200).fill('#'.repeat(100)).join('\n');
  await typeBoard(page, long);
  await eventually(async () => assert.match(page.url(), /#1\.[\w-]{100,2000}&sum=\w+$/));
  await page.getByRole('button', { name: 'Share' }).click();
  await hasMatch(page.getByRole('textbox', { name: 'Link', exact: true }), /#1\./);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  assert.match(link, /#1\.[\w-]{100,2000}&sum=\w+$/);
  await typeBoard(page, figureOne);
  await addressSays(page, /#domain=sokoban&board=/);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await hasValue(board(page), long);
  for (const [hash, words] of [
    [new URL(link).hash.slice(0, -20), 'The link is damaged'],
    ['#2.abc', 'made by a newer version'],
  ]) {
    await page.evaluate((now) => {
      location.hash = now;
    }, hash);
    await page.getByRole('alert').getByText(words).waitFor();
    await hasValue(board(page), long);
  }
  await finish();
});

test('a link names a shipped level, and colours that are not kept', async () => {
  const { page, finish } = await story.open({
    path: 'index.html#level=tiles_teaching:1&strategy=ucs&theme=dark',
  });
  await strategyIs(page, 'Uniform-cost');
  await setMode(page, 'Edit');
  await eventually(async () => assert.match(await board(page).inputValue(), /^; level: Cheap is not short/));
  const colours = () => page.evaluate(() => document.documentElement.dataset.colours ?? '');
  assert.equal(await colours(), 'dark');
  await addressSays(page, /#domain=tiles&[^]*theme=dark/);
  await page.evaluate(() => {
    location.hash = '#level=sokoban_first_steps:cs161';
  });
  await eventually(async () => assert.match(await board(page).inputValue(), /^; level: CS161/));
  assert.equal(await colours(), '');
  assert.equal(await page.evaluate(() => localStorage.getItem('frontier.colours')), null);
  await page.evaluate(() => {
    location.hash = '#level=sokoban_first_steps:nonsense';
  });
  await page.getByRole('alert').getByText('has no level “nonsense”').waitFor();
  await finish();
});

test('a file of another site is fetched after a click alone, and what is wrong with it is said', async () => {
  const { page, finish } = await story.open({ allowed: /levels\.example|ERR_FAILED|404|CORS/ });
  const asked = [];
  const answers = {
    '/good.txt': { body: '3 4\n0 0\n* 2\n' },
    '/gone.txt': { status: 404, body: '' },
    '/large.txt': { body: 'x'.repeat(2 << 20) },
    '/poem.txt': { body: 'Tyger, tyger' },
  };
  await page.route('https://levels.example/**', async (route) => {
    const request = route.request();
    asked.push([new URL(request.url()).pathname, await request.allHeaders()]);
    const answer = { headers: { 'access-control-allow-origin': '*' }, ...answers[asked.at(-1)[0]] };
    await (asked.at(-1)[0] === '/closed.txt' ? route.abort() : route.fulfill(answer));
  });
  const follow = (name) =>
    page.evaluate((file) => {
      location.hash = `#domain=sokoban&strategy=ucs&url=https://levels.example/${file}`;
    }, name);
  const alert = page.getByRole('alert');
  const fetchIt = () => alert.getByRole('button', { name: 'Fetch it' }).click();
  for (const [name, words] of [
    ['gone.txt', 'There is no such file at levels.example (404)'],
    ['large.txt', 'larger than 1 MiB'],
    ['poem.txt', 'poem.txt of levels.example: No puzzle here reads this text'],
    ['closed.txt', 'does not let other sites’ pages read its files'],
  ]) {
    const before = asked.length;
    await follow(name);
    await alert.getByText('This link leads to a file of levels.example, another site.').waitFor();
    assert.equal(asked.length, before);
    await fetchIt();
    await alert.getByText(words).waitFor();
  }
  await follow('good.txt');
  await alert.getByText('This link leads to').waitFor();
  await addressSays(page, /url=https:\/\/levels.example\/good.txt/);
  await fetchIt();
  await alert.getByText('good.txt of levels.example was opened').waitFor();
  await setMode(page, 'Edit');
  await hasValue(board(page), '3 4\n0 0\n* 2');
  await strategyIs(page, 'Uniform-cost');
  await addressSays(page, /#domain=jugs&(?![^]*url=)/);
  for (const [, headers] of asked)
    assert.deepEqual([headers.cookie, headers.referer], [undefined, undefined]);
  assert.equal(await page.locator('iframe').count(), 0);
  await finish();
});

test('a board too large for a link stays out of the address, and is there after a reload', async () => {
  const { page, finish } = await story.open();
  // Signs that follow no rule, so that they cannot be told in fewer.
  let seed = 1;
  const sign = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  };
  const line = () => Array.from({ length: 100 }, sign).join('');
  const large = Array.from({ length: 600 }, line).join('\n');
  await typeBoard(page, large);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText(/too long for a link. Send the board as a file/).waitFor();
  await page.getByRole('button', { name: 'The board as a file' }).click();
  await page.getByRole('tabpanel', { name: 'File' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.ok(page.url().length < 200, page.url().slice(0, 200)));
  await page.reload();
  await setMode(page, 'Edit');
  await hasValue(board(page), large);
  await typeBoard(page, figureOne);
  await addressSays(page, /#@/);
  await finish();
});

test('a link to a step that its search does not have says so', async () => {
  const { page, finish } = await story.open({ path: 'index.html#domain=sokoban&strategy=a_star&step=5000' });
  await page.getByText(/The link leads to step 5,000, but the search is over after \d+ expansions/).waitFor();
  await finish();
});

test('nonsense in the address is survived and said, and the last board is there', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, figureOne);
  await addressSays(page, /#@/);
  const visits = [
    ['#%%%&&&=', 'The link names no puzzle'],
    ['#domain=chess&board=x', 'a puzzle that is not known here, “chess”'],
    ['#domain=sokoban&strategy=luck&step=-5&weight=heavy', 'a strategy that is not known here, “luck”'],
  ];
  for (const [fragment, words] of visits) {
    await page.goto('about:blank');
    await page.goto(story.address + fragment);
    await page.getByRole('alert').getByText(words).waitFor();
    await solve(page);
    await endedAs(page, 'Solved');
  }
  await picture(page, 'links-nonsense');
  await finish();
});

test('the last document is there on return, and one can start afresh', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  const first = await board(page).inputValue();
  await typeBoard(page, figureOne);
  await chooseStrategy(page, 'ucs');
  const later = await page.context().newPage();
  await page.close();
  await later.goto(story.address);
  await later.locator('board-pane svg.board').first().waitFor();
  await setMode(later, 'Edit');
  await hasValue(board(later), figureOne);
  await strategyIs(later, 'Uniform-cost');
  await afresh(later);
  await hasValue(board(later), first);
  await narrated(later, /A fresh board\. Undo brings the old one back\./);
  await later.close();
  await finish();
});

test('a worker that dies is replaced, the page says so, and nothing typed is lost', async () => {
  const { page, finish } = await story.open({ allowed: /a planted fault/ });
  await solveTyped(page, figureOne);
  await endedAs(page, 'Solved');
  await page.workers()[0].evaluate(() => {
    setTimeout(() => {
      throw new Error('a planted fault');
    });
  });
  await page.getByRole('alert').getByText('nothing you typed is lost').waitFor();
  await picture(page, 'worker-died');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await solve(page);
  await endedAs(page, 'Solved');
  await statusSays(page, /41 moves, \d+ pushes/);
  await finish();
});
