/**
 * Starts Python in the sandbox's worker, from files that the page handed in: nothing can be fetched here.
 * @import { PythonFiles } from './own-types.js'
 * @import { ScriptHost } from './javascript.js'
 * @import { Interpreter } from './python.js'
 */

/** What pyodide-lock.json says of the version that package.json pins; without packages, for none can be had.
 * */
export const lock = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};

/** What Python may see of JavaScript by `import js`: nothing that it could speak to somebody with. */
export const visibleToPython = () => ({
  Object,
  Array,
  Map,
  Set,
  Promise,
  Error,
  setTimeout: setTimeout.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
});

const nowhere = 'https://pyodide.invalid/';

/** As a script rather than a module. @param {string} glue */
const asScript = (glue) =>
  glue
    .replaceAll('import.meta.url', 'self.location.href')
    .replace(/export default _createPyodideModule;?\s*$/, ';self._createPyodideModule=_createPyodideModule;');

/** @param {PythonFiles} files @param {ScriptHost} host @returns {Promise<Interpreter>} */
export async function bootPython({ loader, glue, wasm, library }, host) {
  const realm = /** @type {typeof globalThis & Record<string, unknown>} */ (globalThis);
  host.run(loader);
  host.run(asScript(glue));
  /** @type {Record<string, [ArrayBuffer, string]>} */
  const files = {
    'pyodide.asm.wasm': [wasm, 'application/wasm'],
    'python_stdlib.zip': [library, 'application/zip'],
  };
  Object.defineProperty(realm, 'fetch', {
    configurable: true,
    value: async (/** @type {unknown} */ address) => {
      const [bytes, type] = files[String(address).split('/').at(-1) ?? ''];
      return new Response(bytes, { headers: { 'Content-Type': type } });
    },
  });
  try {
    return await /** @type {(options: object) => Promise<Interpreter>} */ (realm.loadPyodide)({
      indexURL: nowhere,
      packageBaseUrl: nowhere,
      createPyodideModule: realm._createPyodideModule,
      lockFileContents: lock,
      jsglobals: visibleToPython(),
      stdout: () => {},
      stderr: () => {},
    });
  } finally {
    delete (/** @type {Record<string, unknown>} */ (realm).fetch);
  }
}
