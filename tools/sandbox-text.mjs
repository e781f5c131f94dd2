/**
 * The worker of the sandbox as one text, because a frame of opaque origin can fetch nothing: a module whose
 * value is the bundle of web/engine/own/sandbox-worker.js. A plugin of Vite's.
 */
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const name = '#sandbox-worker';

/** A script has no address, and the engine needs none: its bytes are handed to it. */
const withoutAddress = {
  name: 'without-address',
  transform: (code, id) =>
    id.endsWith('/frontier.mjs') ? code.replaceAll('import.meta.url', "'https://engine.invalid/'") : null,
};

/** @param {{ alias: Record<string, string>, plugins?: import('vite').Plugin[], entry?: string }} settings */
export async function sandboxText({
  alias,
  plugins = [],
  entry = here('../web/engine/own/sandbox-worker.js'),
}) {
  const vite = new URL('../web/node_modules/vite/dist/node/index.js', import.meta.url); // the page's own
  const { build } = await import(vite.href);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: here('../web'),
    publicDir: false,
    resolve: { alias },
    plugins: [withoutAddress, ...plugins],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  if (output.length !== 1)
    throw new Error(`The sandbox is one text, not ${output.map(({ fileName }) => fileName)}.`);
  return output[0].code;
}

/** @param {Parameters<typeof sandboxText>[0]} settings */
export const sandboxPlugin = (settings) => ({
  name: 'sandbox-text',
  resolveId: (/** @type {string} */ id) => (id === name ? id : null),
  async load(/** @type {string} */ id) {
    return id === name ? `export default ${JSON.stringify(await sandboxText(settings))};` : null;
  },
});
