/**
 * What every browser story needs: a static server over the built site, the system's Chromium, and a page that
 * fails its test on any error in the console.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { fileURLToPath } from 'node:url';

const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = fromWeb('playwright-core');
const axeSource = fromWeb('axe-core').source;

export const site = process.env.SITE_DIR ?? fileURLToPath(new URL('../../build/site', import.meta.url));
const results = fileURLToPath(new URL('../../build/browser-results', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Whether pictures are kept for a person to look at; to draw them all takes some twenty seconds. */
const keepsPictures = Boolean(process.env.STORY_PICTURES);

/** How long a story waits for something that must happen. A test that passes never waits so long. */
const patience = Number(process.env.STORY_PATIENCE ?? 60_000);

/** Serves the site below a sub-path, as a course's page would. @param {(path: string) => boolean} missing
 * @param {object} headers that every answer has @param {() => string} folder */
async function serve(missing, headers, folder) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname).replace(/^\/sub\/path/, '');
    try {
      if (path.includes('..') || missing(path)) throw new Error('missing');
      const body = await readFile(join(folder(), path.endsWith('/') ? `${path}index.html` : path));
      response
        .writeHead(200, {
          'cache-control': 'max-age=3600',
          ...headers,
          'content-type': types[extname(path)] ?? types['.html'],
        })
        .end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/sub/path/` };
}

/** One browser for all stories of a process: to start one takes as long as to open a page.
 * @type {Promise<import('../../web/node_modules/playwright-core').Browser> | undefined} */
let launched;
const launch = () =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM ??
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)),
    // or the file of a story that hangs could not be ended; the browser ends with it anyway
    handleSIGTERM: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  });

/** A browser, and one server for the tests of a file.
 * @param {{ missing?: (path: string) => boolean, headers?: object, allowed?: RegExp, path?: string,
 *   folder?: () => string }} [options]
 * allowed: console errors that are expected; path: what comes behind the address; folder: what is served */
export function browserStory({
  missing = () => false,
  headers = {},
  allowed,
  path = '',
  folder = () => site,
} = {}) {
  const story = { browser: null, address: '', open: null, stop: null, unfinished: new Set() };
  let server;
  before(async () => {
    ({ server, address: story.address } = await serve(missing, headers, folder));
    story.browser = await (launched ??= launch());
  });
  afterEach(({ name }) => abandon(story, name));
  after(async () => {
    await story.browser?.close();
    server?.close();
  });
  /** The server is gone, with all its connections. */
  story.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  story.open = (options) => openPage(story, { allowed, path, ...options });
  return story;
}

/** A test that failed leaves its pages behind: what they showed is kept as a picture. */
async function abandon({ unfinished }, name) {
  for (const page of unfinished) {
    await draw(page, `failed-${name.replaceAll(/\W+/g, '-').slice(0, 60)}`).catch(() => {});
    await page.context().close();
  }
  unfinished.clear();
}

/** What is there when the page has settled: the board is drawn, and the levels are read. */
const wholePage = ['board-pane board-view svg.board', 'work-frame, .embed-main'];

/** A page as on a first visit; `finish()` leaves it and fails if the console held an error.
 * @returns
 * {Promise<{ page: import('../../web/node_modules/playwright-core').Page, finish: () => Promise<void> }>} */
async function openPage(story, options) {
  const opened = await openOnce(story, options);
  if (options.settle === false || (await drawsFrames(opened.page))) return opened;
  story.unfinished.delete(opened.page);
  await opened.page.context().close(); // now and then a headless browser on a busy machine never draws a page
  return openOnce(story, options);
}

/** Whether the browser draws the page at all. */
const drawsFrames = (page) =>
  Promise.race([
    page.evaluate(twoFrames).then(
      () => true,
      () => false,
    ),
    new Promise((resolve) => {
      setTimeout(resolve, patience / 4, false).unref();
    }),
  ]);

/** Pages that a story has left as if they were new: to open another takes half as long again.
 * @type {import('../../web/node_modules/playwright-core').Page[]} */
const used = [];

/** In the page: as in a browser whose user wishes so. */
const saveData = () =>
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

async function newPage({ browser }, isAlone, keeps) {
  // what a story takes away must not come from what another one kept
  const context = await browser.newContext({ serviceWorkers: keeps ? 'allow' : 'block' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A page loads all that it may need ahead, which takes half of the work to open it. Those that stories
  // share are told to save data; a first visit is as anybody's.
  if (!isAlone) await context.addInitScript(saveData);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}

/** Takes from a page all that its story left: other pages, listeners, what was routed and what is stored. */
async function clear(page, address) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto('about:blank'); // first, for a page that is left may store what it has
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await devtools.detach();
}

async function openOnce(
  story,
  {
    width = 1280,
    height = 900,
    colorScheme = 'light',
    reducedMotion = 'reduce',
    isFirstVisit = false,
    keeps = false,
    allowed,
    settle = true,
    path = '',
    ready = wholePage,
  } = {},
) {
  const isAlone = isFirstVisit || keeps;
  const page = (!isAlone && used.pop()) || (await newPage(story, isAlone, keeps));
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed?.test(message.text())) errors.push(message.text());
  });
  story.unfinished.add(page);
  await page.goto(new URL(path, story.address).href);
  if (settle) for (const part of ready) await page.locator(part).first().waitFor({ state: 'attached' });
  const finish = async () => {
    story.unfinished.delete(page);
    if (isAlone || page.isClosed()) {
      await page.context().close();
    } else {
      await clear(page, story.address);
      used.push(page);
    }
    assert.deepEqual(errors, [], 'errors in the console');
  };
  return { page, finish };
}

/** Runs axe on the page as it is; fails with what it found.
 * @param {object} [rules] which, as axe names them */
export async function checkAccessibility(page, view, rules) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (some) => globalThis.axe.run({ resultTypes: ['violations'], ...some }),
    rules,
  ); // to collect the rest takes twice as long
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.flat(9).join(' ')}: ${failureSummary}`),
  );
  assert.deepEqual(found, [], `axe in view ${view}`);
}

/** Fails when the page scrolls sideways. */
export async function checkNoSidewaysScroll(page, view) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${view}: the page is ${content} px wide in a window of ${window} px`);
}

/** In the page: long enough for new sizes and colours to be drawn. */
const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** What axe looks at, where. Widths differ in all but their colours, dark and light in their colours alone;
 * and to look at
 * colours takes longer than all the rest. */
const looks = [
  { width: 390, colorScheme: 'dark' }, // a picture only
  { width: 390, colorScheme: 'light', rules: { rules: { 'color-contrast': { enabled: false } } } },
  { width: 1280, colorScheme: 'dark', rules: { runOnly: ['color-contrast'] } },
  { width: 1280, colorScheme: 'light', rules: {} },
];

/** Looks at a view wide and narrow, light and dark: axe finds nothing, nothing scrolls sideways, a finger
 * hits all that
 * can be pressed. */
export async function checkLooks(page, view) {
  for (const { width, colorScheme, rules } of looks.filter((look) => keepsPictures || look.rules)) {
    await page.setViewportSize({ width, height: 900 });
    const name = `${view}-${width}-${colorScheme}`;
    await page.emulateMedia({ colorScheme });
    await drawsFrames(page); // where it never draws, sizes and colours can be asked for all the same
    if (rules) await checkAccessibility(page, name, rules);
    await picture(page, name);
    if (colorScheme === 'dark') continue;
    await checkNoSidewaysScroll(page, `${view} at ${width} px`);
    if (width < 600)
      assert.deepEqual(await smallTargets(page), [], `${view} at ${width} px: what a finger would miss`);
  }
}

const targets = 'button, select, summary, input, textarea, a[href], [role=option], [role=treeitem]';

/** What a finger would miss: all that can be pressed and is less than 40 px wide or high. A box is pressed by
 * the label
 * around it too. */
export const smallTargets = (page) =>
  page.locator(targets).evaluateAll((all) => {
    const pressed = (each) =>
      (each.matches('[type=checkbox], [type=radio]') && each.closest('label')) || each;
    return all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.skip'))
      .flatMap((each) => {
        const { width, height } = pressed(each).getBoundingClientRect();
        const name = `${each.tagName} ${(each.ariaLabel ?? each.textContent).trim()}`;
        return Math.min(width, height) < 39.5 ? [`${name}: ${width} by ${height}`] : [];
      });
  });

async function draw(page, name) {
  await mkdir(results, { recursive: true });
  await page.screenshot({ path: join(results, `${name}.png`), fullPage: true });
}

/** Keeps a picture of the page for a person to look at, who has asked for them. */
export const picture = async (page, name) => keepsPictures && draw(page, name);

/** The link of a page set up for the plain state space, whose counts are known from elsewhere. */
export const plainSokoban =
  '#domain=sokoban&strategy=a_star&heuristic=manhattan&time_bound=10&option.deadlocks=off';

export const figureOne = ['  ####', '###  ####', '#     $ #', '# #  #$ #', '# . .#@ #', '#########'].join(
  '\n',
);

/** Seven boxes in an open hall: far more states than any test has time for. */
export const hall = [
  '####################',
  '#@                 #',
  '# $ $ $ $ $ $ $    #',
  '#                  #',
  '#                  #',
  '#                  #',
  '#.......           #',
  '####################',
].join('\n');

/** Whether the window is so narrow that the page is laid out for a phone. */
const isPhone = (page) => page.viewportSize().width < 600;

/** Watch, Edit or Play. */
export const setMode = (page, name) =>
  page.getByRole('group', { name: 'Mode' }).getByRole('button', { name, exact: true }).click();

/** Opens a tab, wherever it lives. */
export async function openTab(page, name) {
  await page
    .getByRole('tab', { name: new RegExp(`^${name}( \\d|$)`) })
    .first()
    .click();
}

/** The field of the board's text; only in Edit. */
export const boardField = (page) => page.locator('board-editor textarea');

/** Types a board into the editor, replacing what is there. */
export async function typeBoard(page, text) {
  const field = boardField(page);
  if (!(await field.isVisible())) await setMode(page, 'Edit');
  await field.fill(text);
}

/** Presses the primary button, whatever it says. */
export const solve = (page) => page.locator('solve-button #go').first().click();

/** Solves a board that was just typed, once it has been read. */
export async function solveTyped(page, text) {
  await typeBoard(page, text);
  await eventually(async () =>
    assert.equal(await page.locator('solve-button #go').first().getAttribute('aria-disabled'), 'false'),
  );
  await solve(page);
}

/** To the timeline of the search. */
export const showSearch = (page) => page.getByRole('button', { name: 'Search', exact: true }).click();

/** Takes a strategy by its id. */
export async function chooseStrategy(page, id) {
  await page.getByRole('button', { name: /^Strategy:/ }).click();
  await page.locator(`strategy-menu [data-id="${id}"]`).click();
  await page.locator('strategy-menu').waitFor({ state: 'detached' });
}

/** Takes a heuristic by its id. */
export async function chooseHeuristic(page, id) {
  await page.getByRole('button', { name: /^Heuristic:/ }).click();
  await page.locator(`heuristic-menu [data-id="${id}"]`).click();
  await page.locator('heuristic-menu').waitFor({ state: 'detached' });
}

/** Picks a level of the puzzle by its name. */
export async function pickLevel(page, id) {
  await page
    .getByRole('button', { name: isPhone(page) ? /^All levels/ : /\/|Own board/ })
    .first()
    .click();
  await page
    .locator('level-browser li button')
    .filter({ has: page.locator(`span:text-is("${id}")`) })
    .first()
    .click();
  await page.locator('level-browser dialog').waitFor({ state: 'hidden' });
}

/** Opens the drawer of settings. */
export const openSettings = (page) => page.getByRole('button', { name: /^Settings/ }).click();
export const closeSettings = (page) =>
  page.locator('settings-drawer').getByRole('button', { name: 'Close' }).click();

/** Goes to a step of the search. */
export async function goToStep(page, step) {
  await page.getByLabel('Step', { exact: true }).fill(String(step));
  await page.keyboard.press('Enter');
}

/** All that a pane says. */
export const cardText = (page, element) =>
  page
    .locator(element)
    .first()
    .evaluate((host) =>
      host.shadowRoot
        ? [...host.shadowRoot.children].map((each) => each.innerText ?? '').join('\n')
        : host.innerText,
    );

/** Waits until the status line says so. */
export const statusSays = (page, words) =>
  cardSays(page, isPhone(page) ? '.phone-line' : 'status-line', words);

/** Repeats a check until it holds: after a key or a click, a page takes the time that the machine gives
 * it. */
export async function eventually(check) {
  for (
    const end = Date.now() + patience;
    ;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    })
  ) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Waits until a card says so. */
export const cardSays = (page, element, words) =>
  eventually(async () => assert.match(await cardText(page, element), words));

/** Waits until a field has this value. */
export const hasValue = (field, value) =>
  eventually(async () => assert.equal(await field.inputValue(), value));

/** Waits until the screen reader has been told so. */
export const narrated = (page, words) =>
  eventually(async () => assert.match(await page.locator('.narration').innerText(), words));

/** Waits until an attribute matches. */
export const attributeSays = (locator, name, words) =>
  eventually(async () => assert.match((await locator.getAttribute(name)) ?? '', words));

/** A promise in milliseconds. The figure is printed; it fails at four times the promise, for a machine that
 * tests does
 * other things too. */
export function keepsTo(t, what, milliseconds, promise) {
  const figure = `${what}: ${milliseconds.toFixed(0)} ms, promised ${promise} ms`;
  t.diagnostic(figure);
  assert.ok(milliseconds < 4 * promise, figure);
}

/** The middle of some numbers. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** What the status line may say for what the engine calls this. */
const titles = {
  Solved: ['Optimal', 'Within w', 'Plan found'],
  Exhausted: ['No plan', 'No plan within the bounds', 'Exhausted'],
  'Out of expansions': ['Paused'],
};

/** How the last search ended, once it has. */
export async function endedAs(page, status) {
  const line = page.locator(isPhone(page) ? '.phone-status b' : 'status-line #title');
  await eventually(async () => {
    const said = (await line.innerText()).trim();
    assert.ok(
      status instanceof RegExp ? status.test(said) : (titles[status] ?? [status]).includes(said),
      said,
    );
  });
}
