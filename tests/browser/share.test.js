/** Somebody shares: a link, a board for a page of their own, pictures, and files that other programs read. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { module as engine } from '../wasm/frontier.js';
import { traceFaults } from '../wasm/trace-rules.js';
import {
  browserStory,
  cardText,
  checkAccessibility,
  checkLooks,
  checkNoSidewaysScroll,
  endedAs,
  eventually,
  figureOne,
  picture,
  smallTargets,
} from './harness.js';

const story = browserStory();
const link = new URLSearchParams({
  domain: 'sokoban',
  board: figureOne,
  heuristic: 'manhattan',
  step: '200',
});
const dialog = (page) => page.locator('share-dialog');
const tab = (page, name) => dialog(page).getByRole('tab', { name, exact: true }).click();
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const choose = (page, name) => dialog(page).getByLabel(name).check();

/** A page at a step of a search, with the dialog open. */
async function sharing(options = {}) {
  const { page, finish } = await story.open({ path: `#${options.link ?? link}`, ...options });
  await endedAs(page, /Optimal/);
  await page.locator('app-header').getByRole('button', { name: 'Share' }).click();
  await dialog(page).getByRole('tab', { name: 'Link' }).waitFor();
  return { page, finish };
}

/** What a press on Download gives. */
async function downloaded(page) {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('by key and without a mouse: tabs, choices, Escape, and the focus where it was', async () => {
  const { page, finish } = await story.open({ path: `#${link}` });
  await endedAs(page, /Optimal/);
  const share = page.locator('app-header').getByRole('button', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('l');
  await dialog(page).getByRole('tab', { name: 'Link' }).waitFor();
  await dialog(page).getByRole('tab', { name: 'Link' }).focus();
  for (const name of ['Embed', 'Picture', 'File']) {
    await page.keyboard.press('ArrowRight');
    await dialog(page).getByRole('tabpanel', { name }).waitFor();
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  assert.ok(await dialog(page).getByLabel('Before the run').isChecked());
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('tab', { name: 'Link' }).waitFor({ state: 'detached' });
  assert.equal(
    await page.evaluate(() => document.activeElement.shadowRoot.activeElement.textContent.trim()),
    'Share',
  );
  await finish();
});

test('a link leads to this moment, to the board before the run, or to the end of the plan', async () => {
  const { page, finish } = await sharing();
  const links = {};
  for (const name of ['This moment', 'Before the run', 'The finished plan']) {
    await choose(page, name);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await dialog(page).getByRole('button', { name: 'Copied' }).waitFor();
    await dialog(page).getByText('The link is on the clipboard.').waitFor();
    links[name] = await clipboard(page);
    await dialog(page).getByRole('button', { name: 'Copy link' }).waitFor();
  }
  assert.match(links['This moment'], /&step=200/);
  assert.doesNotMatch(links['Before the run'], /step=|plan=/);
  await dialog(page).getByText(`${links['The finished plan'].length} characters`).waitFor();
  const other = await page.context().newPage();
  await other.goto(links['The finished plan']);
  await other.locator('board-view svg').first().waitFor();
  await endedAs(other, /Optimal/);
  await eventually(async () => {
    const move = Number(await other.getByLabel('Move', { exact: true }).inputValue());
    assert.ok(move > 20, `move ${move}`);
  });
  await finish();
});

test('where the clipboard is refused the text is selected, and that is said', async () => {
  const { page, finish } = await sharing();
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  );
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await dialog(page).getByText('did not let the page write').waitFor();
  const selected = () =>
    page.evaluate(() => {
      const root = document.querySelector('share-dialog').shadowRoot;
      const { activeElement: field } = root;
      return field.value?.slice(field.selectionStart, field.selectionEnd) ?? '';
    });
  assert.match(await selected(), /#domain=sokoban/);
  await tab(page, 'Embed');
  await dialog(page).locator('share-embed').getByRole('button', { name: 'Copy' }).click();
  await dialog(page).locator('share-embed').getByText('did not let the page write').waitFor();
  await finish();
});

const preview = (page) => page.frameLocator('share-dialog iframe');

test('the preview is the real embed: its board, its step, and what was chosen, as one chooses', async () => {
  const { page, finish } = await sharing();
  await tab(page, 'Embed');
  await preview(page)
    .locator('node-panel')
    .getByRole('heading', { name: /^Node \d+/ })
    .waitFor();
  await preview(page).locator('board-view svg[aria-label*="9 columns"]').first().waitFor();
  await preview(page).locator('.embed-foot').getByText('200', { exact: true }).waitFor();
  await preview(page).getByRole('tab', { name: 'Tree' }).waitFor();
  assert.equal(await preview(page).getByRole('tab', { name: 'Closed' }).count(), 0);
  await picture(page, 'share-embed');
  await choose(page, 'Play it');
  await choose(page, 'Edit the board');
  await choose(page, 'Change the level');
  await dialog(page).getByLabel('Tree').uncheck();
  await preview(page).getByRole('button', { name: 'Play by hand' }).waitFor();
  await preview(page).getByRole('button', { name: 'Edit' }).waitFor();
  await preview(page).getByRole('button', { name: 'Next level' }).waitFor();
  assert.equal(await preview(page).getByRole('tab', { name: 'Tree' }).count(), 0);
  await choose(page, 'Before the run');
  await preview(page).locator('.embed-words').waitFor();
  await dialog(page).getByLabel('Width').fill('500');
  await dialog(page).getByLabel('Width').press('Enter');
  await eventually(async () =>
    assert.equal(await dialog(page).locator('iframe').getAttribute('width'), '500'),
  );
  await dialog(page).getByLabel('Ask the reader').selectOption('cost');
  await dialog(page).getByLabel('Weight').fill('3');
  await dialog(page).getByLabel('Weight').press('Enter');
  await dialog(page).getByRole('button', { name: 'Dark', exact: true }).click();
  const source = async () =>
    new URLSearchParams(new URL(await dialog(page).locator('iframe').getAttribute('src')).hash.slice(1));
  await eventually(async () => {
    const fields = await source();
    assert.deepEqual([fields.get('ask'), fields.get('theme')], ['cost:3', 'dark']);
  });
  await finish();
});

let host;
let pasted = '';
let course = '';
before(async () => {
  host = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">${pasted}`);
  });
  await new Promise((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  course = `http://localhost:${host.address().port}/`;
});
after(() => host.close());

test('both snippets open in another page at the same board and step, with the same tabs', async () => {
  const { page, finish } = await sharing();
  await tab(page, 'Embed');
  const copy = dialog(page).locator('share-embed').getByRole('button', { name: 'Copy' });
  const snippets = [];
  for (const form of ['iframe', 'Web component']) {
    await dialog(page).getByRole('button', { name: form }).click();
    await copy.click();
    await dialog(page).getByText('The snippet is on the clipboard.').waitFor();
    snippets.push(await clipboard(page));
    await copy.waitFor();
  }
  assert.match(snippets[0], /^<iframe\s/);
  assert.match(snippets[1], /<frontier-board\s/);
  const tabs = [];
  for (pasted of snippets) {
    await page.goto(course);
    const frame = page.frameLocator('iframe');
    await frame.locator('board-view svg[aria-label*="9 columns"]').first().waitFor();
    await frame.locator('.embed-foot').getByText('200', { exact: true }).waitFor();
    await frame.locator('node-panel').waitFor();
    tabs.push(await frame.getByRole('tab').allInnerTexts());
    const size = await page.locator('iframe').boundingBox();
    assert.ok(Math.abs(size.width - 720) < 8 && Math.abs(size.height - 480) < 8, JSON.stringify(size));
  }
  assert.deepEqual(tabs[1], tabs[0]);
  await finish();
});

/** How a picture looks, in the page: its size and how many colours it has. */
const looked = (page, bytes, type) =>
  page.evaluate(
    async ([base64, kind]) => {
      const image = new Image();
      image.src = `data:${kind};base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set(new Uint32Array(data.buffer));
      return {
        width: image.width,
        height: image.height,
        colours: colours.size,
        corner: [...data.slice(0, 4)],
      };
    },
    [bytes.toString('base64'), type],
  );

test('pictures stand by themselves: SVG parses, PNG has pixels, light or dark, with a ground or none', async () => {
  const { page, finish } = await sharing();
  await tab(page, 'Picture');
  for (const [name, file, least] of [
    ['Board', 'sokoban-board-step-200.svg', 20],
    ['Tree', 'sokoban-tree-step-200.svg', 20],
    ['h–g plane', 'sokoban-plane-step-200.svg', 20],
    ['Cost over time', 'sokoban-cost-step-200.svg', 10],
  ]) {
    await choose(page, name);
    await dialog(page).getByAltText('Preview of the picture').waitFor();
    await eventually(async () => {
      const { name: called, bytes } = await downloaded(page);
      assert.equal(called, file);
      const text = bytes.toString();
      assert.doesNotMatch(text, /var\(|light-dark|class=|style=|href=|NaN|undefined/, name);
      const fault = await page.evaluate((xml) => {
        const read = new DOMParser().parseFromString(xml, 'image/svg+xml');
        return read.querySelector('parsererror')?.textContent ?? '';
      }, text);
      assert.equal(fault, '', name);
      const { colours } = await looked(page, bytes, 'image/svg+xml');
      assert.ok(colours > least, `${name}: ${colours} colours`);
    });
  }
  await choose(page, 'Board');
  const once = await (async () => {
    await dialog(page).getByRole('button', { name: 'PNG' }).click();
    await dialog(page).getByRole('button', { name: '1×' }).click();
    await dialog(page)
      .getByText(/^\d+ × \d+ pixels/)
      .waitFor();
    return looked(page, (await downloaded(page)).bytes, 'image/png');
  })();
  assert.deepEqual(once.corner, [255, 255, 255, 255]);
  await dialog(page).getByRole('button', { name: '4×' }).click();
  await dialog(page).getByRole('button', { name: 'Dark', exact: true }).first().click();
  await dialog(page).getByRole('button', { name: 'Transparent' }).click();
  await dialog(page)
    .getByText(`${(4 * once.width).toLocaleString('en')} ×`)
    .waitFor();
  await eventually(async () => {
    const dark = await looked(page, (await downloaded(page)).bytes, 'image/png');
    assert.deepEqual([dark.width, dark.height, dark.corner[3]], [4 * once.width, 4 * once.height, 0]);
  });
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog(page).getByText('The picture is on the clipboard.').waitFor();
  await finish();
});

/** How many pictures a GIF has, by the browser's own reader. */
const framesOf = (page, bytes) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
    return { frameCount, repetitionCount, width: image.displayWidth };
  }, bytes.toString('base64'));

test('the plan as an animated picture: a frame a move, with progress, and it can be cancelled', async () => {
  const { page, finish } = await sharing();
  await tab(page, 'Picture');
  await choose(page, 'The plan, moving');
  const words = await dialog(page)
    .getByText(/moves? as an animated GIF/)
    .innerText();
  await dialog(page).getByLabel('Size').selectOption('360');
  await dialog(page).getByRole('button', { name: 'Make the picture' }).click();
  await dialog(page).getByAltText('The plan, moving').waitFor();
  const { name, bytes } = await downloaded(page);
  assert.equal(name, 'sokoban-plan.gif');
  const { frameCount, repetitionCount, width } = await framesOf(page, bytes);
  assert.deepEqual([frameCount, repetitionCount, width], [1 + Number(words.split(' ')[0]), Infinity, 360]);
  await picture(page, 'share-plan');
  await dialog(page).getByLabel('Size').selectOption('720');
  await dialog(page).getByRole('button', { name: 'Make the picture' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByText('Cancelled.').waitFor();
  await finish();
});

/** The independent checker says that the plan is one. */
function assertSolved(board, plan) {
  const verdict = engine.validate('sokoban', board, {}, plan);
  assert.ok(verdict.ok && verdict.legal && verdict.reaches_goal, `${verdict.message}\n${plan}\n${board}`);
}

test('files: what is written in each format is read as the same board, plan and search', async () => {
  const { page, finish } = await sharing();
  await tab(page, 'File');
  const { formats, plan_formats: planFormats } = engine.catalog().domains.find(({ id }) => id === 'sokoban');
  const boards = [];
  for (const format of formats) {
    await dialog(page).getByRole('radio', { name: format.name }).first().check();
    const board = (await downloaded(page)).bytes.toString();
    const read = engine.check('sokoban', board, {}, []);
    assert.ok(read.ok, `${format.id}: ${read.error?.message}\n${board}`);
    assert.equal(read.format, format.id);
    boards.push(board);
  }
  await choose(page, 'Plan');
  for (const format of [{ name: 'One action a line' }, ...planFormats]) {
    await dialog(page).getByRole('radio', { name: format.name }).check();
    const { bytes } = await downloaded(page);
    assertSolved(figureOne, bytes.toString());
    // on every board that was written, too: they are the same one
    if (!format.id) for (const board of boards) assertSolved(board, bytes.toString());
  }
  await choose(page, 'Search, step by step');
  const status = await cardText(page, 'status-line');
  const expanded = Number(/Expanded\s+([\d,]+)/.exec(status)[1].replace(',', ''));
  const csv = (await downloaded(page)).bytes.toString().trimEnd().split('\n');
  assert.equal(csv[0], 'step,node,parent,g,h,f,first');
  assert.equal(csv.length, 1 + expanded);
  await dialog(page).getByRole('radio', { name: 'JSON' }).check();
  const json = JSON.parse((await downloaded(page)).bytes.toString());
  assert.deepEqual([json.board, json.expansions.length, json.expanded], [figureOne, expanded, expanded]);
  assert.deepEqual(json.expansions[1].slice(0, 2).map(String), csv[2].split(',').slice(0, 2));
  await dialog(page).getByRole('radio', { name: 'Posthoc trace' }).check();
  const trace = await downloaded(page);
  assert.match(trace.name, /\.trace\.json$/);
  assert.deepEqual([...traceFaults(trace.bytes.toString())].slice(0, 3), []);
  const { events } = JSON.parse(trace.bytes.toString());
  assert.equal(events.filter(({ type }) => type === 'expanding').length, expanded);
  await finish();
});

test('each tab passes axe, light and dark; a phone and a tablet have room for all of it', async () => {
  const { page, finish } = await sharing();
  for (const name of ['Link', 'Picture', 'File']) {
    await tab(page, name);
    await checkLooks(page, `share-${name.toLowerCase()}`);
  }
  await tab(page, 'Embed');
  await preview(page).locator('node-panel').waitFor();
  await checkAccessibility(page, 'share-embed', { iframes: false });
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await eventually(() => checkNoSidewaysScroll(page, `share-embed at ${width}`));
    const box = await dialog(page).locator('dialog').boundingBox();
    assert.deepEqual([box.x, box.width], [0, width]);
    const inside = await dialog(page)
      .locator('share-embed')
      .evaluate((each) => each.scrollWidth - each.clientWidth);
    assert.ok(inside <= 0, `${inside} px too wide at ${width}`);
    await picture(page, `share-embed-${width}`);
  }
  assert.deepEqual(await smallTargets(page), []);
  await finish();
});

test('the game has the same dialog: its moment, its question in a live embed, its tree, line and boards', async () => {
  const { page, finish } = await story.open({ path: 'game.html', ready: ['game-tree-drawing .node'] });
  const box = page.locator('game-share');
  const show = (name) => box.getByRole('tab', { name, exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('l');
  await box.getByText('ply 1').waitFor();
  await box.getByRole('button', { name: 'Copy', exact: true }).click();
  await box.getByRole('button', { name: 'Copied' }).waitFor();
  const shared = await clipboard(page);
  assert.match(shared, /game\.html#.*ply=1/);

  await show('Embed');
  await box.getByLabel('Ask the reader').selectOption('cut');
  const frame = box.frameLocator('iframe');
  await frame.locator('question-card form').waitFor();
  assert.match(await box.locator('pre').innerText(), /game\.html#.*ask=cut/);
  await box.getByRole('button', { name: 'Web component' }).click();
  assert.match(await box.locator('pre').innerText(), /domain="game"[^]*ask="cut"/);
  await checkAccessibility(page);

  const save = async () => {
    const coming = page.waitForEvent('download');
    await box.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  await show('Picture');
  await box.getByLabel('Game tree').check();
  await eventually(async () => assert.match(await box.getByText(/pixels,/).innerText(), /\d/));
  const tree = await save();
  assert.match(tree.name, /^game-.*tree\.svg$/);
  assert.match(String(tree.bytes), /AGENT1[^]*no look/);
  await box.getByLabel('The line of play, moving').check();
  await box.getByRole('button', { name: 'Make the picture' }).click();
  await box.getByAltText('The plan, moving').waitFor();
  const { frameCount } = await framesOf(page, (await save()).bytes);
  assert.equal(frameCount, 4);

  await show('File');
  await box.getByLabel('Goal board').check();
  await eventually(async () => assert.match(await box.locator('pre').innerText(), /4 1 3/));
  assert.equal(String((await save()).bytes), '4 1 3\n2 . .\n');
  await page.keyboard.press('Escape');
  await page.goto(shared);
  await page.reload();
  await eventually(async () =>
    assert.match(await page.locator('.line-of-play [aria-current=step]').innerText(), /AGENT1/),
  );
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await show('Embed');
  await checkNoSidewaysScroll(page);
  await picture(page, 'share-game-phone');
  await finish();
});
