/**
 * The process that runs code of the user's own, for run.mjs: started with Node's permissions taken away, and
 * ended by its parent when it takes too long. JavaScript runs in a context that has nothing of Node's; Python
 * runs in Pyodide, which sees a few harmless objects of JavaScript.
 */
import { constants, readFileSync } from 'node:fs';
import vm from 'node:vm';

const now = performance.now.bind(performance);
const send = process.send.bind(process);

/** What a worker has, and a bare context has not. */
const workerScope = `
globalThis.self = globalThis;
globalThis.location = { href: 'https://engine.invalid/' };
globalThis.performance = { now: () => 0 };
globalThis.console = { log() {}, warn() {}, error() {} };
globalThis.URL = class { constructor(name) { this.href = name; } };
`;

async function runJavaScript({ paths, ...job }) {
  // not contextified: there, each global name is looked up by a call, which takes a hundred times as long
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: true },
  });
  vm.runInContext(workerScope, context);
  context.outside = {
    /** Runs a script; where it is none, its line and what is wrong with it. */
    compile(script) {
      const imported = /\bimport\b(\s|\/\*[^]*?\*\/|\/\/[^\n]*\n)*[(.]/.exec(script); // Node would answer it
      if (imported)
        return `${script.slice(0, imported.index).split('\n').length}\nThere is nothing to import here.`;
      let compiled;
      try {
        compiled = new vm.Script(script, { filename: 'heuristic.js' });
      } catch (error) {
        return `${/heuristic\.js:(\d+)/.exec(error.stack)?.[1] ?? 0}\n${error.message}`;
      }
      compiled.runInContext(context);
      return null;
    },
    now: () => now(),
    first: readFileSync(paths.first),
    rest: readFileSync(paths.rest),
  };
  vm.runInContext(readFileSync(paths.inside, 'utf8'), context, { filename: 'engine.js' });
  return JSON.parse(await context.run(JSON.stringify(job)));
}

async function runPython({ paths, ...job }) {
  process.binding = () => ({ fs: constants }); // Emscripten asks for them in a way that is not permitted
  const [{ default: createFrontier }, { loadPyodide }] = await Promise.all([
    import(paths.engine),
    import(paths.pyodide),
  ]);
  const { CodeHolder } = await import('../../web/engine/own/code-holder.js');
  const { createInParts } = await import('../../web/engine/parts.js');
  const { harnessOf, loadPython } = await import('../../web/engine/own/python.js');
  const { visibleToPython } = await import('../../web/engine/own/python-boot.js');
  const { searchOwn } = await import('./search.mjs');
  const engine = createInParts(createFrontier, readFileSync(paths.first), () => readFileSync(paths.rest));
  const python = await loadPyodide({ jsglobals: visibleToPython(), stdout() {}, stderr() {} });
  const texts = Object.fromEntries(
    ['course', 'follow', 'harness', 'states'].map((name) => [
      name,
      readFileSync(new URL(`../../web/engine/own/python/${name}.py`, import.meta.url), 'utf8'),
    ]),
  );
  const inside = harnessOf(python, texts);
  const holder = new CodeHolder(
    ({ code }) => loadPython(code, python, inside),
    () => {},
    now,
  );
  return searchOwn((await engine).module, holder, job, now);
}

process.once('message', async (job) => {
  let result;
  try {
    result = await (job.language === 'python' ? runPython(job) : runJavaScript(job));
  } catch (error) {
    result = { ok: false, error: { message: String(error), line: 0 } };
  }
  send(JSON.stringify(result), () => process.exit(0));
});
