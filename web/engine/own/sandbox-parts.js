/**
 * What is handed to a sandbox, fetched when code of the user's own is first run: the text of its worker, the
 * engine, and the types that its answers are held against.
 * @typedef {{ text: string, first: ArrayBuffer, rest: ArrayBuffer, types: string }} SandboxParts
 */
import firstUrl from '#wasm/frontier.first.wasm?url';
import restUrl from '#wasm/frontier.rest.wasm?url';
import types from '#boundary/frontier.d.ts?raw';
import text from '#sandbox-worker';

/** @param {string} url */
async function bytesOf(url) {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok)
    throw new Error('The engine for your own code could not be loaded. Is the connection gone?');
  return response.arrayBuffer();
}

/** @returns {Promise<SandboxParts>} */
export async function loadParts() {
  const [first, rest] = await Promise.all([bytesOf(firstUrl), bytesOf(restUrl)]);
  return { text, first, rest, types };
}
