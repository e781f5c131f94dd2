/**
 * A submission's process. It is started without rights (sandbox.js) and ended by the grader. Whatever it says
 * is only numbers to the grader, which searches with them again.
 *
 * JavaScript runs in a context that has nothing of Node's, a new one for each board; Python runs in Pyodide,
 * where the file is run anew for each board.
 * @import { Interpreter } from '../../web/engine/own/python.js'
 * @import { Module } from '../../web/engine/protocol.js'
 * @import { Job, Said } from './types.js'
 */
import { constants, readFileSync, readSync, writeSync } from 'node:fs';
import vm from 'node:vm';
import { boardOptions } from '../../web/engine/board-options.js';
import { CodeHolder } from '../../web/engine/own/code-holder.js';
import { pythonTexts } from '../../web/engine/own/python-texts.js';
import { visibleToPython } from '../../web/engine/own/python-boot.js';
import { harnessOf, loadPython } from '../../web/engine/own/python.js';
import { engine } from '../engine.js';
import { AnswerLog } from './answers.js';
import { FrameReader, frame } from './frames.js';
import { searchToEnd } from './search.js';

const pipe = 3;
const mostJob = 1 << 26;
/** Of Python's memory, which never shrinks. */
const muchMemory = 400 << 20;
const now = performance.now.bind(performance);

/** What a worker has, and a bare context has not; and chance that is the same each time. */
const scope = `
globalThis.self = globalThis;
delete globalThis.Atomics; // nobody else is here, and who waits for nobody waits for ever
delete globalThis.SharedArrayBuffer;
globalThis.performance = { now: () => 0 };
globalThis.console = { log() {}, info() {}, debug() {}, warn() {}, error() {} };
{
  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
`;
const insideText = readFileSync(new URL('./inside.js', import.meta.url), 'utf8');

/** @param {vm.Context} context */
const compilerFor = (context) => (/** @type {string} */ script) => {
  const imported = /\bimport\b(\s|\/\*[^]*?\*\/|\/\/[^\n]*\n)*[(.]/.exec(script); // Node would answer it
  if (imported)
    return `${script.slice(0, imported.index).split('\n').length}\nThere is nothing to import here.`;
  let compiled;
  try {
    compiled = new vm.Script(script, { filename: 'heuristic.js' });
  } catch (error) {
    const { stack, message } = /** @type {Error} */ (error);
    return `${/heuristic\.js:(\d+)/.exec(String(stack))?.[1] ?? 0}\n${message}`;
  }
  compiled.runInContext(context);
  return null;
};

/** @returns {CodeHolder} */
function javaScriptHolder() {
  // not contextified: there, each global name is looked up by a call, which takes a hundred times as long
  const bare = /** @type {unknown} */ (vm.constants?.DONT_CONTEXTIFY);
  const context = vm.createContext(/** @type {vm.Context} */ (bare), {
    codeGeneration: { strings: false, wasm: false },
  });
  vm.runInContext(scope, context);
  /** @type {import('./inside.js').Outside} */
  const outside = {
    compile: compilerFor(context),
    now: () => now(),
    holderOf() {
      throw new Error('inside.js did not run');
    },
  };
  context.outside = outside;
  vm.runInContext(insideText, context, { filename: 'engine.js' });
  return outside.holderOf();
}

/** @type {Promise<Interpreter & { runPython(code: string): unknown }> | null} */ let python = null;
async function bootPython() {
  Object.assign(process, { binding: () => ({ fs: constants }) }); // Emscripten asks in a forbidden way
  const { loadPyodide } = await import(process.argv[2]);
  return loadPyodide({
    jsglobals: visibleToPython(),
    stdout() {},
    stderr() {},
    env: { PYTHONHASHSEED: '0' },
  });
}

async function pythonHolder() {
  const booted = await (python ??= bootPython());
  const inside = harnessOf(booted, pythonTexts);
  booted.runPython('import random; random.seed(1)');
  return new CodeHolder(
    ({ code }) => loadPython(code, booted, inside),
    () => {},
    now,
  );
}

/** @param {Module} module @param {Job} job @returns {Promise<{ said: Said, bytes?: Uint8Array }>} */
async function searched(module, { language, code, name, request, followFormula }) {
  const holder = language === 'python' ? await pythonHolder() : javaScriptHolder();
  const own = /** @type {'javascript' | 'python'} */ (language);
  const loaded = await holder.load({ language: own, code, name });
  if (!loaded.ok) return { said: loaded };
  const { formula, main } = loaded;
  if (followFormula && !formula?.text) {
    const error = formula?.error ?? { message: 'There is no fval_function here.', line: 0 };
    return { said: { ok: false, error } };
  }
  const view = module.view(
    request.domain ?? '',
    request.board ?? '',
    boardOptions(module.catalog(), { domain: request.domain ?? '', options: request.options ?? {} }),
  );
  const estimate = view.ok ? holder.estimate(view, request.domain ?? '') : null;
  if (!estimate) return { said: { ok: false, error: { message: 'The board cannot be shown.', line: 0 } } };
  const log = new AnswerLog();
  const whole = followFormula ? { ...request, formula: String(formula?.text) } : request;
  const result = searchToEnd(module, whole, log.keeping(estimate));
  if (!result.ok) return { said: { ok: false, error: { message: result.error.message, line: 0 } } };
  const heap = python ? (await python)._module.HEAP32.byteLength : 0;
  const said = {
    ok: /** @type {const} */ (true),
    failure: log.failure,
    formula: whole.formula ?? null,
    main: name || main,
    spent: heap > muchMemory,
  };
  return { said, bytes: log.bytes };
}

/** @param {unknown} header @param {Uint8Array} [body] */
function send(header, body) {
  for (const part of frame(header, body))
    for (let at = 0; at < part.length;) at += writeSync(pipe, part, at, part.length - at);
}

const reader = new FrameReader(mostJob);
const chunk = new Uint8Array(1 << 16);
const { module } = await engine();
if (process.argv[2]) await (python = bootPython());
send({ ok: true }); // nothing of the submission's has run yet
// Nobody else is waited for here.
for (let length = 0; (length = readSync(pipe, chunk)) > 0;) {
  const job = reader.take(chunk.slice(0, length));
  if (!job) continue;
  let said;
  let bytes;
  try {
    ({ said, bytes } = await searched(module, JSON.parse(job.text)));
  } catch (error) {
    said = { ok: false, error: { message: String(error).slice(0, 500), line: 0 } };
  }
  send(said, bytes);
}
process.exit(0);
