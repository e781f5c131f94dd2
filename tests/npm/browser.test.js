// The package in a page: bundled by Vite, served with a strict policy, run in Chromium; and on Vite's
// development server, where it must be found as well.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../tools/serve.mjs';
import { examples, folder, root } from './installed.js';

const fromWeb = createRequire(join(root, 'web/package.json'));
const { chromium } = fromWeb('playwright-core');
const vite = await import(join(root, 'web/node_modules/vite/dist/node/index.js'));

/** 'unsafe-eval' is not in it; the engine's file is fetched. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

const page = `
import { FrontierError, Session, solve } from 'frontier-search';

const board = '#######\\n#.   .#\\n# $@$ #\\n#     #\\n#######';
async function all() {
  const { status, plan, stats } = await solve({ board, strategy: 'solve' });
  const own = await solve({ domain: 'sokoban', board, heuristic: ({ boxes }) => boxes.length });
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 30);
  const hard = '14 15 8 12\\n10 11 9 13\\n2 6 5 1\\n3 7 4 .';
  const long = { domain: 'tiles', board: hard, strategy: 'breadth_first' };
  const aborted = await solve(long, { signal: abort.signal });
  const refused = await solve({ bord: board }).catch((error) => error);
  const session = await Session.start({ board });
  session.advance(3);
  const { successors } = session.step(2);
  session.dispose();
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const fromWorker = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => (data.progress ? null : resolve(data));
    worker.onerror = ({ message }) => resolve({ message });
    worker.postMessage({ board, strategy: 'solve' });
  });
  return {
    solved: [status, plan.cost, stats.expanded],
    own: [own.status, own.plan.cost],
    aborted: aborted.status,
    refused: refused instanceof FrontierError && refused.message,
    outcomes: successors.map(({ outcome }) => outcome).length,
    worker: fromWorker.solution?.plan?.cost ?? fromWorker.message,
  };
}
globalThis.answers = all().catch((error) => ({ failed: String(error.stack) }));
`;

const project = join(folder, 'page');
mkdirSync(project);
writeFileSync(
  join(project, 'index.html'),
  '<!doctype html><title>x</title><script type="module" src="./main.js"></script>',
);
writeFileSync(join(project, 'main.js'), page);
writeFileSync(
  join(project, 'worker.js'),
  examples.find((code) => code.includes("addEventListener('message'")),
);
const settings = {
  root: project,
  configFile: false,
  logLevel: 'warn',
  cacheDir: join(folder, 'vite'),
  base: './',
  worker: { format: 'es' },
};

let browser;
before(async () => {
  const executablePath =
    process.env.CHROMIUM ??
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  browser = await chromium.launch({ executablePath, args, handleSIGTERM: false });
});
after(() => browser?.close());

/** What the page found out; whatever its console says is a failure. */
async function answersAt(address, headers) {
  const context = await browser.newContext();
  const opened = await context.newPage();
  const said = [];
  opened.on('console', (message) => said.push(message.text()));
  opened.on('pageerror', (error) => said.push(String(error)));
  if (headers)
    await context.route('**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
  await opened.goto(address);
  await opened.waitForFunction(() => 'answers' in globalThis);
  const answers = await opened.evaluate(() => globalThis.answers);
  await context.close();
  return { answers, said };
}

function isRight({ solved, ...answers }) {
  assert.equal(answers.failed, undefined);
  assert.deepEqual(solved.slice(0, 2), ['solved', 10]);
  assert.deepEqual(answers, {
    own: ['solved', 10],
    aborted: 'cancelled',
    refused: 'There is no "bord" in the request. Is "board" meant?',
    outcomes: answers.outcomes,
    worker: 10,
  });
  assert.ok(answers.outcomes > 0);
}

test('bundled by Vite, under a policy without unsafe-eval', async () => {
  const warned = [];
  const customLogger = vite.createLogger('warn');
  // how long the bundler took on a busy machine says nothing of the package
  customLogger.warn = (message) => message.includes('PLUGIN_TIMINGS') || warned.push(message);
  await vite.build({
    ...settings,
    customLogger,
    build: { outDir: join(project, 'dist'), modulePreload: false },
  });
  assert.deepEqual(warned, []);
  const engines = readdirSync(join(project, 'dist/assets')).filter((name) => name.endsWith('.wasm'));
  assert.equal(engines.length, 1, String(engines));
  const server = await serve(join(project, 'dist'));
  try {
    const address = `http://127.0.0.1:${server.address().port}/`;
    const { answers, said } = await answersAt(address, { 'content-security-policy': policy });
    assert.deepEqual(
      said.filter((text) => !/favicon/.test(text)),
      [],
    );
    isRight(answers);
  } finally {
    server.close();
  }
});

test('on Vite’s development server, without a setting', async () => {
  const server = await vite.createServer({
    ...settings,
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, fs: { allow: [folder] } },
  });
  try {
    await server.listen();
    const { answers } = await answersAt(server.resolvedUrls.local[0]);
    isRight(answers);
  } finally {
    await server.close();
  }
});
