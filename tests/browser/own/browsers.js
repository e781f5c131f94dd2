/**
 * Chromium and Firefox by one way to drive them, for stories that both must tell. Chromium keeps frames of
 * opaque origin in a process of their own, as it does by itself where it has windows: what uses up the memory
 * of such a frame ends that process and not the page.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const fromWeb = createRequire(new URL('../../../web/package.json', import.meta.url));
const puppeteer = fromWeb('puppeteer-core');

export const chromiumPath =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));

export const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** @type {Record<string, () => Promise<import('../../../web/node_modules/puppeteer-core').Browser>>} */
export const browsers = {
  Chromium: () =>
    puppeteer.launch({
      protocolTimeout: 180_000,
      executablePath: chromiumPath,
      headless: chromiumPath.includes('headless-shell') ? 'shell' : true,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--site-per-process'],
    }),
  Firefox: () =>
    puppeteer.launch({
      protocolTimeout: 180_000,
      browser: 'firefox',
      executablePath: firefoxPath,
      headless: true,
    }),
};
