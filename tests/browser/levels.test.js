/** Someone looks for a board: in the browser of levels, in a file, by dropping or pasting a text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributeSays,
  boardField,
  browserStory,
  eventually,
  figureOne,
  hasValue,
  keepsTo,
  picture,
  setMode,
  statusSays,
  typeBoard,
} from './harness.js';

const story = browserStory();
const board = boardField;
const allLevels = (page) => page.locator('command-bar .now').click();
const boardSays = (page, text) => eventually(async () => assert.match(await board(page).inputValue(), text));
const isPuzzle = (page, puzzle) => hasValue(page.getByLabel('Puzzle', { exact: true }), puzzle);
const twoLevels = '; first\n\n#####\n#@$.#\n#####\n\n; second\n\n######\n#@ $.#\n######\n';

/** Pastes outside of any field. */
const paste = (page, text) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function choose(page, name, text) {
  await allLevels(page);
  const choosing = page.waitForEvent('filechooser');
  await page.locator('level-browser').getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.keyboard.press('Escape');
}

test('levels have pictures, are found by name, and one is picked by keyboard', async () => {
  const { page, finish } = await story.open();
  await allLevels(page);
  const dialog = page.getByRole('dialog', { name: /Levels/ });
  await dialog.waitFor();
  await dialog.locator('level-thumb svg.board').first().waitFor();
  await eventually(async () => {
    const drawn = await dialog.locator('level-thumb svg.board').count();
    const all = await dialog.locator('level-thumb').count();
    assert.ok(drawn > 0 && drawn < all, `${drawn} of ${all} are drawn: only those in sight`);
  });
  await picture(page, 'levels');
  await page.keyboard.type('CS161 p11');
  await eventually(async () => assert.equal(await dialog.locator('li').count(), 1));
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await statusSays(page, /Optimum\s*48/);
  await page.getByRole('button', { name: 'Next level' }).click();
  await statusSays(page, /Optimum\s*38/);
  await finish();
});

test('a level of another puzzle changes the puzzle, and undo brings both back', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  const before = await board(page).inputValue();
  await allLevels(page);
  const dialog = page.getByRole('dialog', { name: /Levels/ });
  await dialog.getByLabel('Puzzle').selectOption('jugs');
  await dialog.locator('li button').first().click();
  await isPuzzle(page, 'jugs');
  await page.locator('app-header').getByRole('button', { name: 'Undo', exact: true }).click();
  await isPuzzle(page, 'sokoban');
  await hasValue(board(page), before);
  await finish();
});

test('a file with one board is opened; one with many becomes a collection that stays over a reload', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  await choose(page, 'water.txt', '5 8\n0 0\n* 4\n');
  await hasValue(board(page), '5 8\n0 0\n* 4');
  await isPuzzle(page, 'jugs');
  await choose(page, 'mine.xsb', twoLevels);
  await boardSays(page, /#@\$\.#/);
  await isPuzzle(page, 'sokoban');
  await page.getByRole('button', { name: 'Next level' }).click();
  await boardSays(page, /#@ \$\.#/);
  await page.reload();
  await page.locator('board-pane svg.board').first().waitFor();
  await allLevels(page);
  await page.locator('level-browser h3', { hasText: 'mine.xsb' }).waitFor();
  await finish();
});

test(
  'a text is dropped, and pasted outside of fields; nonsense is refused in words and changes ' + 'nothing',
  async () => {
    const { page, finish } = await story.open();
    await setMode(page, 'Edit');
    await page.locator('board-pane div.board').focus();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.body.dispatchEvent(
        new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, figureOne);
    await hasValue(board(page), figureOne);
    await paste(page, '3 4\n0 0\n* 2');
    await isPuzzle(page, 'jugs');
    await paste(page, 'this is no board');
    await page.getByRole('alert').getByText('No puzzle here reads this text').waitFor();
    await hasValue(board(page), '3 4\n0 0\n* 2');
    await finish();
  },
);

test('a file is dropped; boards in the courses’ own notations are known when they are pasted', async () => {
  const { page, finish } = await story.open();
  await setMode(page, 'Edit');
  await page.locator('board-pane div.board').focus();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['#####\n#@$.#\n#####\n'], 'small.xsb', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByText('Drop a board or a file of levels').waitFor();
  await picture(page, 'levels-drop');
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['#####\n#@$.#\n#####\n'], 'small.xsb', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await hasValue(board(page), '#####\n#@$.#\n#####');
  await page.getByText('Drop a board or a file of levels').waitFor({ state: 'hidden' });
  for (const [text, puzzle, drawn] of [
    ["(setq p '((1 1 1 1 1) (1 3 2 4 1) (1 1 1 1 1)))", 'sokoban', /5 columns/],
    [
      'SokobanState("START", 0, None, 5, 1, ((0, 0),), frozenset(((2, 0),)), frozenset(((4, 0),)), ' +
        'frozenset())',
      'sokoban',
      /7 columns/,
    ],
    ['1 2\n3 .\n\n1 2\n. 3\n', 'tiles', /2 columns/],
  ]) {
    await paste(page, text);
    await attributeSays(page.locator('board-pane board-view svg.board').first(), 'aria-label', drawn);
    await isPuzzle(page, puzzle);
  }
  await finish();
});

test('a text typed for another puzzle, or with several levels, is offered as what it is', async () => {
  const { page, finish } = await story.open();
  await typeBoard(page, '3 4\n0 0\n* 2');
  await page.getByRole('button', { name: 'It reads as Water Jugs: take it as that' }).click();
  await isPuzzle(page, 'jugs');
  await typeBoard(page, twoLevels);
  await page.getByRole('button', { name: 'It holds 2 levels of Sokoban: open them' }).click();
  await isPuzzle(page, 'sokoban');
  await finish();
});

/** Counts how long the page's main thread works without a break. @returns {Promise<() => Promise<number>>}
 * ends it: milliseconds of work, whatever else the machine does meanwhile */
async function watchTasks() {
  const devtools = await story.browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    const place = ({ pid, tid }) => `${pid} ${tid}`;
    const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
    const main = new Set(events.filter(isMain).map(place));
    const times = events.flatMap((each) => (each.tdur && main.has(place(each)) ? each.tdur / 1000 : []));
    assert.ok(times.length > 100, 'the browser tells of its tasks');
    return times.reduce((longest, time) => Math.max(longest, time));
  };
}

/** Pastes into the field of the board, as a browser does: what nobody takes is put in. */
const pasteIntoField = (page, text) =>
  board(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.focus();
    const isFree = field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
    if (!isFree) return;
    field.value = pasted;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }, text);

test('a pasted text of 300 kB, whatever it is, keeps nobody waiting', async (t) => {
  const { page, finish } = await story.open();
  const oneLevel = '##########\n#@ $    .#\n#   $  . #\n#        #\n##########\n';
  const texts = [
    'q w#e$r@t.z\n'.repeat(25_000),
    '0123456789'.repeat(30_000),
    ' '.repeat(300_000),
    '#'.repeat(300_000),
    '#\n'.repeat(150_000),
    Array.from({ length: 4700 }, (_, i) => `; ${i + 1}\n\n${oneLevel}`).join('\n'),
  ];
  await setMode(page, 'Edit');
  await board(page).waitFor();
  const longestTask = await watchTasks();
  const notice = page.locator('notice-bar');
  for (const text of texts) {
    for (const put of [pasteIntoField, paste]) {
      await page.evaluate(() => document.activeElement?.blur());
      await put(page, text);
      if (text.trim() || put === pasteIntoField) {
        // of blanks outside of fields nothing is said
        await notice.getByText(/Pasted text/).waitFor();
        await notice.getByRole('button', { name: 'Close' }).click();
      }
      assert.ok((await board(page).inputValue()).length < 20_000, 'the field never holds it');
    }
  }
  await isPuzzle(page, 'sokoban');
  await allLevels(page);
  const long = page.locator('level-browser ul.long').first();
  await long.locator('li').first().waitFor();
  assert.ok((await long.locator('li').count()) < 120, 'only the cards in sight are made');
  await page.locator('level-browser .list').evaluate((list) => (list.scrollTop = list.scrollHeight / 2));
  await eventually(async () =>
    assert.ok(Number(await long.locator('li').first().getAttribute('aria-posinset')) > 2000),
  );
  keepsTo(t, 'the longest that the page works without a break', await longestTask(), 100);
  await finish();
});
