import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkGroups } from '../tools/chunks.mjs';
import { lessons } from '../tools/lessons.mjs';
import { notices } from '../tools/notices.mjs';
import { offlinePlugin } from '../tools/offline.mjs';
import { sandboxPlugin } from '../tools/sandbox-text.mjs';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** The pages name the parts that they share in comments. */
const sharedParts = {
  name: 'shared-parts',
  transformIndexHtml: {
    order: /** @type {const} */ ('pre'),
    handler: (/** @type {string} */ page) =>
      page.replaceAll(/^ *<!-- (head|body)\.html -->\n/gm, (_, part) =>
        readFileSync(here(`${part}.html`), 'utf8'),
      ),
  },
};

const { main, worker } = notices();
const alias = {
  '#wasm': process.env.WASM_DIR ?? here('../build/wasm-release/wasm'),
  '#boundary': here('../wasm'),
};

/** Python's files have a folder of their own, so that a site can be served without them.
 * @param {{ names: string[] }} asset */
const folderOf = ({ names }) =>
  names.some((name) => /^(pyodide|python_stdlib)/.test(name))
    ? 'python/[name]-[hash][extname]'
    : 'assets/[name]-[hash][extname]';

export default defineConfig({
  base: './',
  plugins: [sharedParts, sandboxPlugin({ alias, plugins: [worker] }), main, lessons, offlinePlugin],
  resolve: { alias },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: process.env.SITE_DIR ?? here('../build/site'),
    emptyOutDir: true,
    rollupOptions: {
      input: ['index', 'embed', 'game', 'lab', 'scoreboard', 'tuning'].map((name) => here(`${name}.html`)),
      output: { assetFileNames: folderOf, codeSplitting: { groups: chunkGroups((name) => here(name)) } },
    },
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  worker: { format: 'es', plugins: () => [worker] },
});
