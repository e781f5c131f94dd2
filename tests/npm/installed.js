// The package as a program has it: packed, and installed into an empty folder without a network.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = fileURLToPath(new URL('../../', import.meta.url));
const quiet = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/** The folder; it goes with the tests of the file. */
export const folder = mkdtempSync(join(tmpdir(), 'frontier-npm-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const packing = ['pack', join(root, 'build/npm'), '--pack-destination', folder, ...quiet];
await run('npm', packing, { cwd: folder });
export const tarball = join(
  folder,
  readdirSync(folder).find((name) => name.endsWith('.tgz')),
);
writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
await run('npm', ['install', tarball, ...quiet], { cwd: folder });

export const installed = join(folder, 'node_modules/frontier-search');
export const frontier = await import(pathToFileURL(join(installed, 'index.js')).href);

/** Runs a command in the folder; what it printed. */
export async function inFolder(command, args) {
  try {
    return (await run(command, args, { cwd: folder })).stdout;
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`);
  }
}

/** Node from outside: with nothing of the page's. */
export const inNode = (file) => inFolder(process.execPath, [file]);
export const tsc = (args) =>
  inFolder(process.execPath, [join(root, 'web/node_modules/typescript/bin/tsc'), ...args]);

/** The programs of the README, as they stand there; each is a module. */
export const examples = [
  ...readFileSync(join(root, 'npm/README.md'), 'utf8').matchAll(/^```js\n([^]*?)^```$/gm),
].map(([, code]) => code);
