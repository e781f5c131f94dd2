/**
 * A page with nothing but the sandbox, built as the site is and under its policy, and a server that writes
 * down what is asked of it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileFor } from '../../../tools/serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../../../build/own-page');

/** Builds the page; a few seconds. */
export async function buildPage() {
  const { build, loadConfigFromFile, mergeConfig } = await import(
    new URL('../../../web/node_modules/vite/dist/node/index.js', import.meta.url).href
  );
  const root = here('../../../web');
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.js'),
  );
  delete config.build.rollupOptions.input;
  await build(
    mergeConfig(config, {
      configFile: false,
      root,
      logLevel: 'error',
      build: {
        outDir: folder,
        rollupOptions: { input: here('page.js'), output: { entryFileNames: 'page.js' } },
      },
    }),
  );
  mkdirSync(folder, { recursive: true });
  const head = readFileSync(here('../../../web/head.html'), 'utf8').split('\n').slice(0, 2).join('\n');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><head>${head}<script type="module" src="./page.js"></script></head>` +
      '<body></body></html>',
  );
}

const types = { html: 'text/html', js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm' };

/** Serves the page, and answers everything else with what many would like to have; `hits` are the paths asked
 * for below /hit. */
export async function servePage() {
  const hits = [];
  const waiting = [];
  const server = createServer((request, response) => {
    if (request.url.startsWith('/hit')) hits.push(request.url.split('?')[0]);
    if (request.url.startsWith('/hit/told?'))
      waiting.shift()?.(JSON.parse(decodeURIComponent(request.url.slice(10))));
    if (request.url === '/control') return response.setHeader('content-type', 'text/html').end('control');
    response.setHeader('access-control-allow-origin', '*');
    const file = fileFor(folder, request.url.split('?')[0]);
    try {
      response.setHeader('content-type', types[file.split('.').at(-1)] ?? 'text/plain');
      response.end(readFileSync(file));
    } catch {
      response.setHeader('content-type', 'text/javascript');
      response.end('0');
    }
  });
  server.on('upgrade', (request, socket) => {
    hits.push(request.url);
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  /** What the page says next by itself. */
  const told = (seconds) =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      setTimeout(reject, seconds * 1000, new Error('the page says nothing')).unref();
    });
  return { server, hits, told, address: `http://127.0.0.1:${server.address().port}/` };
}
