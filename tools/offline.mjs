/**
 * The service worker with the list of the site's files, made when all of them are written: a plugin of
 * Vite's. Python's folder is large and needed by few; it is kept when it is first asked for.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const source = new URL('../web/service-worker.js', import.meta.url);
export const workerFile = 'sw.js';

/** What each file of a folder must hash to, as browsers write it; and all of them as one word.
 * @param {string} folder @param {string} worker the service worker's text */
export function siteList(folder, worker) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== workerFile)
    .sort();
  const isLater = (path) => path.startsWith('python/');
  const integrity = (path) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64')}`;
  const files = Object.fromEntries(
    paths.filter((path) => !isLater(path)).map((path) => [path, integrity(path)]),
  );
  const later = paths.filter(isLater);
  const all = JSON.stringify([files, later, worker]);
  return { version: createHash('sha256').update(all).digest('hex').slice(0, 16), files, later };
}

/** Writes a folder's service worker. @param {string} folder */
export function writeWorker(folder) {
  const worker = readFileSync(source, 'utf8');
  const site = siteList(folder, worker);
  writeFileSync(join(folder, workerFile), `self.site = ${JSON.stringify(site, null, 1)};\n${worker}`);
}

export const offlinePlugin = {
  name: 'offline',
  writeBundle: (/** @type {{ dir?: string }} */ { dir }) => writeWorker(/** @type {string} */ (dir)),
};
