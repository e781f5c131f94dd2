/**
 * What every browser story needs: a static server over the built site, the system's Chromium, and a page that
 * fails its test on any error in the console.
 */
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = fromWeb('playwright-core');
const axeSource = fromWeb('axe-core').source;

const site = process.env.SITE_DIR ?? fileURLToPath(new URL('../../build/site', import.meta.url));
const results = fileURLToPath(new URL('../../build/browser-results', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm', '.txt': 'text/plain; charset=utf-8', '.json': 'application/json',
};

/** Serves the site below a sub-path, as a course's page would. @param {(path: string) => boolean} missing */
async function serve(missing) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname).replace(/^\/sub\/path/, '');
    try {
      if (path.includes('..') || missing(path)) throw new Error('missing');
      const body = await readFile(join(site, path.endsWith('/') ? `${path}index.html` : path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? types['.html'] }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/sub/path/` };
}

/** One browser and one server for the tests of a file.
 * @param {{ missing?: (path: string) => boolean, allowed?: RegExp, path?: string }} [options] allowed: console errors that
 * are expected; path: what comes behind the address */
export function browserStory({ missing = () => false, allowed, path = '' } = {}) {
  const story = { browser: null, address: '', open: null };
  let server;
  before(async () => {
    ({ server, address: story.address } = await serve(missing));
    story.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking',
        '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
    });
  });
  after(async () => {
    await story.browser?.close();
    server?.close();
  });
  story.open = (options) => openPage(story, { allowed, path, ...options });
  return story;
}

/** A fresh page; `finish()` closes it and fails if the console held an error.
 * @returns {Promise<{ page: import('../../web/node_modules/playwright-core').Page, finish: () => Promise<void> }>} */
async function openPage(story, { width = 1280, height = 900, colorScheme = 'light', allowed, settle = true, path = '', ready = 'board-stage board-view svg.board' } = {}) {
  const context = await story.browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => localStorage.setItem('frontier.seen', 'yes')); // no tour in other stories
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed?.test(message.text())) errors.push(message.text());
  });
  await page.goto(story.address + path);
  if (settle) await page.locator(ready).first().waitFor();
  const finish = async () => {
    await context.close();
    assert.deepEqual(errors, [], 'errors in the console');
  };
  return { page, finish };
}

/** Runs axe on the page as it is; fails with what it found. */
export async function checkAccessibility(page, view) {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.flat(9).join(' ')}: ${failureSummary}`));
  assert.deepEqual(found, [], `axe in view ${view}`);
}

/** Fails when the page scrolls sideways. */
export async function checkNoSidewaysScroll(page, view) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${view}: the page is ${content} px wide in a window of ${window} px`);
}

/** Keeps a picture of the page for a person to look at. */
export async function picture(page, name) {
  await mkdir(results, { recursive: true });
  await page.screenshot({ path: join(results, `${name}.png`), fullPage: true });
}

/** The link of a page set up for the plain state space, whose counts are known from elsewhere. */
export const plainSokoban = '#domain=sokoban&heuristic=manhattan&option.deadlocks=off';

export const figureOne = ['  ####', '###  ####', '#     $ #', '# #  #$ #', '# . .#@ #', '#########'].join('\n');

/** Types a board into the editor, replacing what is there. */
export const typeBoard = (page, text) => page.getByLabel('Board as text').fill(text);

/** All that a card says. */
export const cardText = (page, element) => page.locator(`${element} .card`).innerText();

/** The status of the last search, once it has ended. */
export async function endedAs(page, status) {
  await page.getByRole('heading', { name: status, exact: true }).waitFor();
}
