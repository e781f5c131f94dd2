/**
 * All pages as one file that asks nobody for anything, for a USB stick or a learning platform:
 * node tools/single.mjs FILE. The bundler makes one script of web/single/main.js; the workers are texts in
 * it, the engine is compressed, and what stands in other files on the site is put in by the tables below.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { notices, noticesFile } from './notices.mjs';
import { sandboxPlugin, sandboxText } from './sandbox-text.mjs';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(here(path), 'utf8');
const wasm = process.env.WASM_DIR ?? here('build/wasm-release/wasm');
const alias = { '#wasm': wasm, '#boundary': here('wasm') };
const { main, worker } = notices();

/** Modules of the site, and what stands for them here. A worker is sent the engine: on a disk it may fetch
 * nothing, not even from the page. */
const replaced = {
  'web/engine/worker-side.js': `import createFrontier from '#wasm/frontier.mjs';
    import { createInParts } from './parts.js';
    export const restSettled = Promise.resolve();
    export async function load() {
      const { first, rest } = await self.frontierEngine;
      const { module, join } = await createInParts(createFrontier, first, () => rest);
      join(await WebAssembly.compile(rest));
      return module;
    }`,
  'web/engine/own/sandbox-parts.js': `import types from '#boundary/frontier.d.ts?raw';
    import text from '#sandbox-worker';
    export const loadParts = async () => ({ ...globalThis.frontierEngine, text, types });`,
  'web/model/places.js': "export * from '../single/places.js';",
  'web/engine/shared.js': "export { startWorker as sharedWorker } from './engine.js';",
  'web/engine/own/python-files.js': `import { pythonMissing } from '../../model/places.js';
    export const loadPythonFiles = async () => { throw new Error(pythonMissing); };`,
  'web/keep-offline.js': `export const keepForOffline = () => {};
    export const takeNewVersion = () => {};
    export const whenIdle = (act) => setTimeout(act, 0);`,
};

/** Lines of modules that name a file of the site. */
const changed = {
  'web/engine/engine.js': [
    "new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module', name: 'engine' })",
    "globalThis.frontierWorker('search')",
  ],
  'web/engine/batch-link.js': [
    "new Worker(new URL('./batch-worker.js', import.meta.url), { type: 'module', name: 'batch' })",
    "globalThis.frontierWorker('batch')",
  ],
  'web/engine/game-engine.js': [
    "new Worker(new URL('./game-worker.js', import.meta.url), { type: 'module', name: 'game' })",
    "globalThis.frontierWorker('game')",
  ],
  'web/views/share-film.js': [
    "new Worker(new URL('./gif-worker.js', import.meta.url), { type: 'module', name: 'gif' })",
    "globalThis.frontierWorker('gif')",
  ],
  'web/engine/own/sandbox-frame.js': [
    'this.#frame.src = this.#settings.address;',
    'this.#frame.srcdoc = globalThis.frontierSandbox;',
  ],
};

const inPlace = {
  name: 'one-file',
  enforce: 'pre',
  load: (id) => replaced[Object.keys(replaced).find((path) => id === here(path))] ?? null,
  transform(code, id) {
    const found = Object.keys(changed).find((path) => id === here(path));
    if (!found) return null;
    const [from, to] = changed[found];
    if (!code.includes(from)) throw new Error(`tools/single.mjs: ${found} has no longer "${from}"`);
    return code.replace(from, () => to);
  },
};

const pages = {
  puzzles: 'index',
  embed: 'embed',
  game: 'game',
  lab: 'lab',
  scoreboard: 'scoreboard',
  tuning: 'tuning',
};
const titleOf = (page) => /<title>(.*)<\/title>/.exec(read(`web/${page}.html`))[1];
const sandbox = read('web/public/sandbox.html');
const icon = `data:image/svg+xml,${encodeURIComponent(read('web/public/icon.svg'))}`;

/** What is in the file besides the script's own modules. */
async function inside() {
  const packed = (part) =>
    gzipSync(readFileSync(`${wasm}/frontier.${part}.wasm`), { level: 9 }).toString('base64');
  const text = (path) => sandboxText({ alias, plugins: [inPlace, worker], entry: here(path) });
  const found = {
    icon,
    sandbox,
    first: packed('first'),
    rest: packed('rest'),
    search: await text('web/engine/search-worker.js'),
    batch: await text('web/engine/batch-worker.js'),
    game: await text('web/engine/game-worker.js'),
    gif: await text('web/views/gif-worker.js'),
    titles: Object.fromEntries(Object.entries(pages).map(([page, file]) => [page, titleOf(file)])),
  };
  return Object.entries(found)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

const insidePlugin = {
  name: 'inside',
  resolveId: (id) => (id === '#inside' ? id : null),
  load: (id) => (id === '#inside' ? inside() : null),
};

async function bundle() {
  const vite = new URL('../web/node_modules/vite/dist/node/index.js', import.meta.url);
  const { build } = await import(vite.href);
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: here('web'),
    publicDir: false,
    resolve: { alias },
    plugins: [inPlace, insidePlugin, sandboxPlugin({ alias, plugins: [worker] }), main],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: Infinity,
      modulePreload: false,
      rollupOptions: { input: here('web/single/main.js'), output: { format: 'es', codeSplitting: false } },
    },
  });
  const licences = output.find(({ fileName }) => fileName === noticesFile).source;
  const scripts = output.filter(({ fileName }) => fileName !== noticesFile);
  if (scripts.length !== 1)
    throw new Error(`One file is one script, not ${scripts.map(({ fileName }) => fileName)}.`);
  return { script: scripts[0].code, licences };
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script's text, in which no tag ends or begins. @param {string} code */
const asElement = (code) => code.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3C');

/** @param {string} script @param {string} licences */
function pageOf(script, licences) {
  const code = asElement(script);
  const styles = [
    ['', 'app'],
    [' data-page="game" media="not all"', 'game'],
    [' data-page="lab scoreboard tuning" media="not all"', 'lab'],
    [' data-page="scoreboard" media="not all"', 'scoreboard'],
    [' data-page="tuning" media="not all"', 'tuning'],
  ].map(([attributes, name]) => ({ attributes, text: read(`web/${name}.css`) }));
  const scripts = [...sandbox.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => hashOf(text));
  const policy = [
    "default-src 'none'",
    `script-src ${[hashOf(code), ...scripts].join(' ')} blob: 'wasm-unsafe-eval'`,
    `style-src ${styles.map(({ text }) => hashOf(text)).join(' ')}`,
    'img-src data:; connect-src data:; worker-src blob:',
    "base-uri 'none'; form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="${icon}" type="image/svg+xml">
    <title>${titleOf('index')}</title>
${styles.map(({ attributes, text }) => `<style${attributes}>${text}</style>`).join('\n')}
  </head>
${read('web/body.html').trimEnd().replace('\n  </body>', '')}
<script type="module">${code}</script>
  </body>
</html>
<!--
${licences.replaceAll('--', '- -')}
-->
`;
}

const [, , file] = process.argv;
const { script, licences } = await bundle();
writeFileSync(file, pageOf(script, licences));
