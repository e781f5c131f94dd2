/**
 * A browser that nobody drives opens a page that tells a server what becomes of it: whoever drives a browser
 * hangs when a process of it ends, which is what a memory bomb is for.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, firefoxPath } from './browsers.js';

/** MiB that a script may use: a bomb shall not fill the machine that tests. */
const heap = 300;

const commands = {
  Chromium: (profile) => [
    chromiumPath,
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--site-per-process',
    '--remote-debugging-port=0',
    `--js-flags=--max-old-space-size=${heap}`,
    `--user-data-dir=${profile}`,
  ],
  Firefox: (profile) => {
    const prefs = { 'javascript.options.mem.max': heap, 'browser.shell.checkDefaultBrowser': false };
    const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${value});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    return [firefoxPath, '--headless', '--no-remote', '--profile', profile];
  },
};

/** Opens the address, and ends the browser when `done` is. @param {string} name @param {string} address
 * @param {Promise<unknown>} done */
export async function openUndriven(name, address, done) {
  const profile = mkdtempSync(join(tmpdir(), 'frontier-browser-'));
  const [program, ...options] = commands[name](profile);
  const browser = spawn(program, [...options, address], { stdio: 'ignore', detached: true });
  try {
    return await done;
  } finally {
    process.kill(-browser.pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
