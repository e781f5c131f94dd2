/**
 * The worker in the sandbox (sandbox.html): an engine of its own beside the user's code, so that an estimate
 * is a call and no message. All it has comes by one port from the page, which the user's code never sees.
 * @import { MessageToWorker, Module, Options } from '../protocol.js'
 * @import { OwnMessage, WatchedSearch } from './own-protocol.js'
 * @import { PythonFiles } from './own-types.js'
 * @import { Harness, Interpreter } from './python.js'
 * @import { WorkerScope } from './script-host.js'
 */
import createFrontier from '#wasm/frontier.mjs';
import { boardOptions } from '../board-options.js';
import { createInParts } from '../parts.js';
import { serveOn } from '../serving.js';
import { SearchServer } from '../worker.js';
import { CodeHolder } from './code-holder.js';
import { loadJavaScript } from './javascript.js';
import { lockDown } from './lockdown.js';
import { bootPython } from './python-boot.js';
import { pythonTexts } from './python-texts.js';
import { harnessOf, loadPython } from './python.js';
import { scriptHost } from './script-host.js';

const host = scriptHost(/** @type {WorkerScope} */ (/** @type {unknown} */ (self)));
const clock = performance.now.bind(performance);
let isLocked = false;
/** @type {Promise<{ python: Interpreter, inside: Harness }> | null} */ let booted = null;
/** @type {import('../serving.js').Post} */ let post;
const tell = (/** @type {number} */ asked) => post({ type: 'alive', asked });

/** @param {PythonFiles} files */
async function boot(files) {
  const python = await bootPython(files, host);
  return { python, inside: harnessOf(python, pythonTexts) };
}

/** @type {import('./code-holder.js').Loader} */
async function load({ language, code, files }) {
  if (language === 'python') {
    if (!booted && files) booted = boot(files);
    if (!booted) throw new Error('Python was not handed in');
    const { python, inside } = await booted;
    tell(0);
    return loadPython(code, python, inside);
  }
  if (!isLocked) lockDown(globalThis);
  isLocked = true;
  tell(0); // from here on it is the user's code that is waited for
  return loadJavaScript(code, host);
}

const holder = new CodeHolder(load, tell, clock);

/** @param {Module} module @param {{ request: { domain: string, board: string, options?: Options },
 * watch?: WatchedSearch['watch'] }} message */
const estimateFor = (module, { request, watch }) => {
  const view = module.view(request.domain, request.board, boardOptions(module.catalog(), request));
  // what is wrong with a board, the search says
  return view.ok ? holder.estimate(view, request.domain, watch) : () => null;
};

/** What the code says of a board, by a search that expands nothing: the one that can be looked at stays.
 * @param {Module} module @param {{ domain: string, board: string, options: Options }} board */
function startOf(module, board) {
  const estimate = estimateFor(module, { request: board });
  const session = new module.Session({ ...board, strategy: 'a_star', heuristic: 'own' }, estimate);
  const failed = session.error() !== null || session.stats().failure !== null;
  const h = failed ? null : (session.frontier(0, 1).rows[0]?.h ?? null);
  session.delete();
  return { h, failed };
}

/** @param {SearchServer} server @param {Module} module
 * @param {Exclude<MessageToWorker | OwnMessage, { type: 'stop' }>} message @returns {Promise<unknown>} */
async function answerAll(server, module, message) {
  switch (message.type) {
    case 'load':
      return holder.load(message);
    case 'use':
      return holder.use(message.name);
    case 'start':
      return startOf(module, message.board);
    case 'time':
      return holder.timing();
    default:
      return server.answer(module, message);
  }
}

/** What goes wrong behind the back of a question, in a timer of the user's, is nobody's concern. */
self.addEventListener('error', (event) => event.preventDefault());
self.addEventListener('unhandledrejection', (event) => event.preventDefault());

self.onmessage = ({ ports: [port], data: { first, rest } }) => {
  self.onmessage = null;
  const loading = createInParts(createFrontier, first, () => rest).then(({ module, join }) => {
    join(new WebAssembly.Module(rest));
    return module;
  });
  serveOn(port, loading, (toPage) => {
    post = toPage;
    const server = new SearchServer(post, estimateFor);
    return {
      answer: (module, /** @type {Exclude<MessageToWorker | OwnMessage, { type: 'stop' }>} */ message) =>
        answerAll(server, module, message),
      stop: () => server.stop(),
      transferred: (message, value) => server.transferred(/** @type {MessageToWorker} */ (message), value),
    };
  });
};
