import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  resolve: { alias: { '#wasm': process.env.WASM_DIR ?? here('../build/wasm-release/wasm') } },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: process.env.SITE_DIR ?? here('../build/site'),
    emptyOutDir: true,
    rollupOptions: { input: [here('index.html'), here('embed.html'), here('game.html')] },
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  worker: { format: 'es' },
});
