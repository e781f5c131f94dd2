/**
 * A heuristic of the user's own in Node, for grading: runOwn({ language, code, name, request }) searches with
 * it in a process of its own, with a limit of time and of memory, and checks the plan outside of it.
 *
 * What holds: the process is ended at its time; V8's heap has a bound; Node's permissions leave it no
 * writing, no other processes, no worker threads, no native code, and reading only below this repository.
 * Where the system lets `unshare` make a network of its own, it has none; `isolation.network` says so. Node
 * itself does not close the network: there, that the context of JavaScript has no network to name is all
 * there is, and a context is no boundary to whoever finds a way out of it. Python's memory is bounded by
 * WebAssembly (2 GiB).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { boardOptions } from '../../web/engine/board-options.js';
import { createInParts } from '../../web/engine/parts.js';
import { sandboxText } from '../sandbox-text.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../');
const wasm = process.env.WASM_DIR ?? here('../../build/wasm-release/wasm');
const paths = {
  inside: here('../../build/own/inside.js'),
  engine: pathToFileURL(`${wasm}/frontier.mjs`).href,
  first: `${wasm}/frontier.first.wasm`,
  rest: `${wasm}/frontier.rest.wasm`,
  pyodide: new URL('../../web/node_modules/pyodide/pyodide.mjs', import.meta.url).href,
};

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
let hasOwnNetwork = null;
/** Whether a process can be given a network with nobody in it. */
const canUnshare = () =>
  (hasOwnNetwork ??= spawnSync('unshare', ['--map-root-user', '--net', 'true']).status === 0);

let bundled = null;
async function bundle() {
  mkdirSync(here('../../build/own'), { recursive: true });
  writeFileSync(paths.inside, await sandboxText({ alias: { '#wasm': wasm }, entry: here('inside.mjs') }));
}

let trusted = null;
async function engine() {
  const { default: createFrontier } = await import(paths.engine);
  return (await createInParts(createFrontier, readFileSync(paths.first), () => readFileSync(paths.rest)))
    .module;
}

/** @param {{ language: 'javascript' | 'python', code: string, name?: string | null, request: object,
 *   seconds?: number, limit?: number, memory?: number }} job
 *   seconds: of search; limit: seconds until the process is ended, with what it takes to start; memory: MiB
 *   */
export async function runOwn({ seconds = 10, limit = seconds + 20, memory = 512, ...job }) {
  await (bundled ??= bundle());
  const result = await inProcess({ ...job, seconds, paths }, limit, memory);
  const isolation = { permissions: true, network: canUnshare() };
  if (!result.ok || !result.plan) return { ...result, isolation };
  const { domain, board } = job.request;
  const module = await (trusted ??= engine());
  const options = boardOptions(module.catalog(), job.request);
  return { ...result, verdict: module.validate(domain, board, options, result.plan.join('\n')), isolation };
}

/** Not even outside of the context that the user's code is given. */
const noCode = '--disallow-code-generation-from-strings';

/** @returns {Promise<object>} what the process said, or why it said nothing */
function inProcess(job, limit, memory) {
  const flags = [
    permission,
    `--allow-fs-read=${root}*`,
    `--max-old-space-size=${memory}`,
    '--no-warnings',
    noCode,
  ];
  const command = [process.execPath, ...flags, here('child.mjs')];
  if (canUnshare()) command.unshift('unshare', '--map-root-user', '--net');
  const child = spawn(command[0], command.slice(1), {
    cwd: root,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const failed = (message) => ({ ok: false, error: { message, line: 0 } });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(failed(`It did not end within ${limit} seconds, and was ended.`));
      child.kill('SIGKILL');
    }, limit * 1000);
    child.once('message', (text) => {
      try {
        resolve(JSON.parse(String(text)));
      } catch {
        resolve(failed('Its process said something that it cannot say.'));
      }
      child.kill('SIGKILL');
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(failed(`Its process ended (${signal ?? code}): it may have used more than ${memory} MiB.`));
    });
    child.once('error', (error) => resolve(failed(`Its process could not be started: ${error.message}`)));
    child.send(job, () => {});
  });
}
