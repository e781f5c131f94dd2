/** Someone sends a link to a step, someone else opens it; a visitor comes back; a worker dies. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browserStory, cardSays, endedAs, eventually, figureOne, hasValue, narrated, picture, typeBoard,
} from './harness.js';

const story = browserStory();
const board = (page) => page.getByLabel('Board as text');
const settled = (page) => page.locator('puzzle-picker #level optgroup').first().waitFor({ state: 'attached' });
const addressSays = (page, words) => eventually(async () => assert.match(decodeURIComponent(page.url()), words));

test('the whole document and the step live in the address, and are copied, opened and undone', async () => {
  const { page, finish } = await story.open();
  const first = await board(page).inputValue();
  await typeBoard(page, figureOne);
  await page.getByLabel('Strategy').selectOption('weighted_a_star');
  await page.getByLabel('Heuristic h').selectOption('manhattan');
  await page.getByLabel('Weight w').fill('2.5');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByLabel('Step', { exact: true }).fill('123');
  await page.keyboard.press('Enter');
  await narrated(page, /^Step 123 of/);
  await addressSays(page, /#domain=sokoban&board=[^&]*#@[^]*strategy=weighted_a_star&heuristic=manhattan/);
  await addressSays(page, /&weight=2\.5&step=123$/);
  const node = await page.locator('expansion-panel h2').first().innerText();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await narrated(page, /The link is on the clipboard/);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Start afresh' }).click();
  await hasValue(board(page), first);
  const other = await page.context().newPage();
  await other.goto(link);
  await narrated(other, /^Step 123 of/);
  await hasValue(board(other), figureOne);
  await hasValue(other.getByLabel('Strategy', { exact: true }), 'weighted_a_star');
  await hasValue(other.getByLabel('Weight w'), '2.5');
  await eventually(async () => assert.equal(await other.locator('expansion-panel h2').first().innerText(), node));
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await hasValue(board(other), first);
  await finish();
});

test('a link that asks for much shows its board and settings, and runs only after a click', async () => {
  const { page, finish } = await story.open();
  const greedy = `#domain=sokoban&board=${encodeURIComponent(figureOne)}&step=7&time_bound=86400&memory_mib=3584`;
  for (const arrive of [
    () => page.evaluate((hash) => { location.hash = hash; }, greedy),
    () => page.reload(),
  ]) {
    await arrive();
    const question = page.getByRole('alert');
    await question.getByText('This link asks for a search of up to 24 h, with up to 3.5 GiB of memory.').waitFor();
    await hasValue(board(page), figureOne);
    await hasValue(page.getByLabel('Time bound in seconds'), '86400');
    assert.equal(await page.getByRole('heading', { name: /Searching|Solved/ }).count(), 0);
    await picture(page, 'links-asks');
    await question.getByRole('button', { name: 'Run it' }).click();
    await narrated(page, /^Step 7 of/);
    assert.equal(await question.count(), 0);
  }
  await finish();
});

test('a link pasted over the address is followed, and Back leads to no older board', async () => {
  const { page, finish } = await story.open();
  await page.evaluate(() => { location.hash = '#domain=jugs&board=5+8%0A0+0%0A*+4'; });
  await hasValue(board(page), '5 8\n0 0\n* 4');
  await finish();
});

test('a board too large for a link stays out of the address, and is there after a reload', async () => {
  const { page, finish } = await story.open();
  const large = Array(200).fill('#'.repeat(100)).join('\n');
  await typeBoard(page, large);
  const copyLink = page.getByRole('button', { name: 'Copy link: the board is too large for one' });
  await copyLink.click();
  await page.getByText('The board is too large for a link. Send its text instead.').waitFor();
  await eventually(async () => assert.ok(page.url().length < 200, page.url().slice(0, 200)));
  await page.reload();
  await hasValue(board(page), large);
  await copyLink.waitFor();
  await typeBoard(page, figureOne);
  await addressSays(page, /#@/);
  await page.getByRole('button', { name: 'Copy link', exact: true }).waitFor();
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
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await endedAs(page, 'Solved');
  }
  await picture(page, 'links-nonsense');
  await finish();
});

test('the last document is there on return, and one can start afresh', async () => {
  const { page, finish } = await story.open();
  const first = await board(page).inputValue();
  await typeBoard(page, figureOne);
  await page.getByLabel('Strategy').selectOption('ucs');
  const later = await page.context().newPage();
  await page.close();
  await later.goto(story.address);
  await settled(later);
  await hasValue(board(later), figureOne);
  await hasValue(later.getByLabel('Strategy', { exact: true }), 'ucs');
  await later.getByRole('button', { name: 'Start afresh' }).click();
  await hasValue(board(later), first);
  await narrated(later, /A fresh board\. Undo brings the old one back\./);
  await later.close();
  await finish();
});

test('a worker that dies is replaced, the page says so, and nothing typed is lost', async () => {
  const { page, finish } = await story.open({ allowed: /a planted fault/ });
  await typeBoard(page, figureOne);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  await page.workers()[0].evaluate(() => { setTimeout(() => { throw new Error('a planted fault'); }); });
  await page.getByRole('alert').getByText('nothing you typed is lost').waitFor();
  await hasValue(board(page), figureOne);
  await picture(page, 'worker-died');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await endedAs(page, 'Solved');
  await cardSays(page, 'answer-card', /Cost\s*41/);
  await finish();
});
