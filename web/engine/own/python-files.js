/**
 * Python for the sandbox: Pyodide's own files, which the site serves. They are fetched when Python is first
 * asked for.
 * @import { PythonFiles } from './own-types.js'
 */
import glueUrl from 'pyodide/pyodide.asm.mjs?url';
import loaderUrl from 'pyodide/pyodide.js?url';
import wasmUrl from 'pyodide/pyodide.asm.wasm?url';
import libraryUrl from 'pyodide/python_stdlib.zip?url';

/** @param {string} url */
async function fetched(url) {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Error('Python could not be loaded. Is the connection gone?');
  return response;
}

/** @returns {Promise<PythonFiles>} */
export async function loadPythonFiles() {
  const all = await Promise.all([loaderUrl, glueUrl, wasmUrl, libraryUrl].map(fetched));
  const [loader, glue] = await Promise.all([all[0].text(), all[1].text()]);
  const [wasm, library] = await Promise.all([all[2].arrayBuffer(), all[3].arrayBuffer()]);
  return { loader, glue, wasm, library };
}
