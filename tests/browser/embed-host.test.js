/** A course's page, on another origin, and the boards in it talk to each other, and to nobody else. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { browserStory, eventually, figureOne } from './harness.js';

const story = browserStory({ headers: { 'x-content-type-options': 'nosniff' } });
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
const attributes = `domain="sokoban" board="${escaped(figureOne)}" strategy="a_star" heuristic="manhattan"`;

let host;
let course = '';
/** @type {string} what the course's page holds */ let lesson = '';
before(async () => {
  host = createServer((request, response) => {
    const site = new URL(story.address).origin;
    const policy =
      `default-src 'none'; img-src data:; script-src ${site} 'unsafe-inline'; ` +
      `style-src 'unsafe-inline'; frame-src ${site}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(`<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
        <h1>Lesson</h1>
        <script src="${story.address}embed.js" async></script>
        <script>
          window.heard = [];
          for (const name of ['ready', 'step', 'incumbent', 'solved', 'plan', 'answer', 'error'])
            addEventListener(name, (event) => event.detail && heard.push([name, event.detail]));
        </script>${lesson}</html>`);
  });
  await new Promise((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  course = `http://localhost:${host.address().port}/`; // another origin than 127.0.0.1
});
after(() => host?.close());

async function open(markup) {
  lesson = markup;
  const { page, finish } = await story.open({ path: course, ready: ['frontier-board'] });
  const frame = page.frameLocator('iframe').first();
  await frame.locator('board-pane board-view svg.board').waitFor();
  const heard = (name) =>
    page.evaluate(
      (wanted) => window.heard.filter(([event]) => event === wanted).map(([, detail]) => detail),
      name,
    );
  const first = (name) => eventually(async () => assert.ok((await heard(name)).length, `no ${name}`));
  return { page, frame, heard, first, finish };
}

test('a component of another origin tells what happens, and does what it is asked', async () => {
  const { page, frame, heard, first, finish } = await open(
    `<frontier-board ${attributes} allow="solve step" panes="node tree"></frontier-board>`,
  );
  await first('ready');
  assert.deepEqual((await heard('ready'))[0], { domain: 'sokoban', board: figureOne, ok: true });
  const call = (name, ...args) =>
    page.evaluate(
      ([method, given]) => document.querySelector('frontier-board')[method](...given),
      [name, args],
    );
  await call('run');
  await first('solved');
  const [solved] = await heard('solved');
  assert.deepEqual([solved.status, solved.claim.kind], ['solved', 'optimal']);
  const [plan] = await heard('plan');
  assert.equal(plan.cost, solved.cost);
  assert.equal(plan.actions.length, solved.cost);
  assert.equal((await heard('incumbent')).at(-1).cost, solved.cost);
  await call('step', 3);
  await eventually(async () => assert.equal((await heard('step')).at(-1)?.step, 3));
  const state = await call('state');
  assert.deepEqual(
    [state.step, state.track, state.domain, state.cost],
    [3, 'search', 'sokoban', solved.cost],
  );
  assert.ok(new URLSearchParams(state.link).get('board') === figureOne, state.link);
  assert.equal(await frame.locator('command-bar').count(), 0, 'what is not allowed is not shown');
  // Another board, and it is run.
  await call('load', 'domain=jugs&board=3+4%0A0+0%0A*+2', { run: true });
  await eventually(async () => assert.equal((await heard('solved')).at(-1).cost, 6));
  // A link that cannot be followed is told of, and nothing is run for it.
  const solvedSoFar = (await heard('solved')).length;
  for (const broken of ['1.AAAA_broken', 'hello', 'level=nowhere:3']) {
    const told = (await heard('error')).length;
    await call('load', broken, { run: true });
    await eventually(async () => assert.equal((await heard('error')).length, told + 1, broken));
  }
  assert.equal((await heard('solved')).length, solvedSoFar);
  await page.evaluate(() => document.querySelector('frontier-board').step({ by: -1 }));
  const errors = (await heard('error')).length;
  await call('step', -4);
  await eventually(async () => assert.equal((await heard('error')).length, errors + 1));
  await finish();
});

test('an answer to a question is told, of a puzzle and of the game', async () => {
  const { page, frame, heard, first, finish } = await open(
    `<frontier-board ${attributes} ask="cost:3" allow="solve"></frontier-board>
    <frontier-board domain="game" ask="cut" height="700" loading="eager"></frontier-board>`,
  );
  await frame.locator('question-card').getByRole('textbox').fill('999');
  await frame.getByRole('button', { name: 'Check', exact: true }).click();
  await first('answer');
  assert.deepEqual((await heard('answer'))[0], { question: 'cost:3', correct: false, tries: 1 });
  const game = page.frameLocator('iframe').nth(1);
  await game.locator('question-card').waitFor();
  await eventually(async () => assert.ok((await heard('ready')).some(({ domain }) => domain === 'game')));
  await game.locator('question-card').getByRole('checkbox').first().check();
  await game.getByRole('button', { name: 'Check', exact: true }).click();
  await eventually(async () => {
    const last = (await heard('answer')).at(-1);
    assert.deepEqual([last.question, last.tries], ['cut', 1]);
  });
  await finish();
});

test('height follows the content, unless it is given; colours and type are the page’s', async () => {
  const { page, frame, finish } = await open(`
    <style>frontier-board { --frontier-accent: rgb(200, 0, 100); --frontier-font: Georgia, serif;
      max-width: 400px; }</style>
    <frontier-board ${attributes} allow="solve" panes="rules"></frontier-board>
    <frontier-board ${attributes} allow="solve" height="333"></frontier-board>`);
  const height = (place) =>
    page.evaluate(
      (i) => document.querySelectorAll('frontier-board')[i].getBoundingClientRect().height,
      place,
    );
  await eventually(async () => assert.ok((await height(0)) > 640, `${await height(0)}`));
  assert.ok(Math.abs((await height(1)) - 335) < 4, `${await height(1)}`);
  await eventually(async () =>
    assert.equal(
      await frame.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent')),
      'rgb(200, 0, 100)',
    ),
  );
  assert.match(await frame.locator(':root').evaluate((root) => getComputedStyle(root).fontFamily), /Georgia/);
  await finish();
});

test('twenty boards: made when they come into view, with no more workers than cores', async () => {
  const boards = Array.from(
    { length: 20 },
    () => `<p>text</p><frontier-board ${attributes} height="420"></frontier-board>`,
  );
  const { page, finish } = await open(boards.join(''));
  assert.ok(page.frames().length < 8, `${page.frames().length} frames at first`);
  await page.evaluate(async () => {
    for (const board of document.querySelectorAll('frontier-board')) {
      board.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await eventually(async () => assert.equal(page.frames().length, 21));
  for (const frame of page.frames().slice(1))
    await frame.locator('board-pane board-view svg.board').waitFor();
  const devtools = await page.context().browser().newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'shared_worker' || type === 'worker').length;
  assert.ok(workers >= 1 && workers <= cpus().length, `${workers} workers`);
  await page.evaluate(() => document.querySelectorAll('frontier-board').forEach((board) => board.run()));
  await eventually(async () =>
    assert.equal(await page.evaluate(() => window.heard.filter(([name]) => name === 'solved').length), 20),
  );
  await finish();
});

/** The same sequence every time. */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const nasty = (random) => {
  const values = [
    '<img src=x onerror=parent.pwned=1>',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    NaN,
    -1,
    1e308,
    null,
    true,
    [],
    {},
    'x'.repeat(random(20) === 0 ? 200_000 : 20),
    '%00%ff%',
    '\ud800',
    { toString: 1 },
  ];
  const value = () => values[random(values.length)];
  const command = ['load', 'run', 'stop', 'step', 'state', 'style', '__proto__', 'toString', value()][
    random(9)
  ];
  const text = () => {
    const chosen = value();
    return typeof chosen === 'object' ? JSON.stringify(chosen) : String(chosen);
  };
  const link = [
    `domain=${['sokoban', 'jugs', text()][random(3)]}&board=${text()}&step=${text()}`,
    `host=*&own=javascript&code=${text()}&heuristic=own`,
  ].join('&');
  const detail = [
    { link },
    { to: value(), by: value() },
    value(),
    { accent: value(), font: value(), evil: value() },
    JSON.parse('{"__proto__": {"polluted": 1}, "to": 3}'),
  ][random(5)];
  return { frontier: [1, 1, 1, 2, value()][random(5)], command, detail, id: value() };
};

test('messages of others are not heard, and 10 000 broken ones break nothing', async () => {
  const frameOf = (who) =>
    `<iframe title="A board" width="700" height="500" src="${story.address}embed.html#${escaped(
      `${new URLSearchParams({ domain: 'sokoban', board: figureOne, heuristic: 'manhattan', host: who })}`,
    )}"></iframe>`;
  const { page, heard, finish } =
    await open(`<frontier-board ${attributes} allow="solve step"></frontier-board>
    ${frameOf('https://elsewhere.example')}${frameOf('nonsense')}`);
  page.on('dialog', (dialog) => assert.fail(`a dialog: ${dialog.message()}`));
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const frame of page.frames().slice(1))
    await frame.locator('board-pane board-view svg.board').waitFor();
  // Those two name another host: they do nothing.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe'))
      frame.contentWindow.postMessage({ frontier: 1, command: 'run' }, '*');
  });
  const random = randomOf(7);
  for (let round = 0; round < 10; ++round) {
    const messages = Array.from({ length: 1000 }, () => nasty(random));
    await page.evaluate((all) => {
      const frame = document.querySelector('frontier-board').shadowRoot.querySelector('iframe');
      for (const message of all) frame.contentWindow.postMessage(message, '*');
    }, messages);
  }
  for (const place of [0, 1]) {
    const other = page.frameLocator('iframe[title="A board"]').nth(place);
    assert.match(await other.locator('.embed-foot').innerText(), /Ready/, 'nobody ran it');
  }
  // The board still works.
  const count = (await heard('solved')).length;
  await page.evaluate((board) => {
    const element = document.querySelector('frontier-board');
    element.load(`domain=sokoban&heuristic=manhattan&board=${encodeURIComponent(board)}`, { run: true });
  }, figureOne);
  await eventually(async () => {
    const all = await heard('solved');
    assert.ok(all.length > count && all.at(-1).status === 'solved' && all.at(-1).cost > 0);
  });
  const inside = page.frames()[1];
  assert.deepEqual(
    await inside.evaluate(() => [
      window.pwned,
      {}.polluted,
      document.querySelectorAll('img[onerror]').length,
    ]),
    [undefined, undefined, 0],
  );
  assert.equal(await page.evaluate(() => window.pwned), undefined);
  const sites = [course, new URL(story.address).origin];
  assert.deepEqual(
    requests.filter((url) => !url.startsWith('data:') && !sites.some((site) => url.startsWith(site))),
    [],
  );
  await finish();
});

test('a shipped level, colours, and a compact link with what stands beside it', async () => {
  const packed = deflateRawSync(`domain=jugs&board=${encodeURIComponent('5 8\n0 0\n* 4')}&strategy=ucs`);
  const { page, frame, heard, first, finish } = await open(
    `<frontier-board level="sokoban_first_steps:CS161" theme="dark"></frontier-board>
     <frontier-board link="#1.${packed.toString('base64url')}" theme="light"></frontier-board>`,
  );
  await first('ready');
  const colours = (place) =>
    page
      .frameLocator('iframe')
      .nth(place)
      .locator(':root')
      .evaluate(({ dataset }) => dataset.colours);
  assert.equal(await colours(0), 'dark');
  await frame.getByRole('heading', { name: 'CS161' }).waitFor();
  await page.evaluate(() => document.querySelectorAll('frontier-board')[1].scrollIntoView());
  await eventually(async () =>
    assert.deepEqual((await heard('ready')).map(({ domain }) => domain).sort(), ['jugs', 'sokoban']),
  );
  assert.equal(await colours(1), 'light');
  await finish();
});
