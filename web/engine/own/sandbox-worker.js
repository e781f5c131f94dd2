/**
 * The worker in the sandbox (sandbox.html): an engine of its own beside the user's code, so that an estimate is
 * a call and no message. All it has comes by one port from the page, which the user's code never sees.
 * @import { MessageToWorker, Module, SearchMessage } from '../protocol.js'
 * @import { OwnMessage } from './own-protocol.js'
 */
import createFrontier from '#wasm/frontier.mjs';
import { createInParts } from '../parts.js';
import { post, serveOn } from '../serving.js';
import { answer, own, stop, transferred } from '../worker.js';
import { CodeHolder } from './code-holder.js';
import { loadJavaScript } from './javascript.js';
import { lockDown } from './lockdown.js';
import { scriptHost } from './script-host.js';

const host = scriptHost(self);
const clock = performance.now.bind(performance);
let isLocked = false;

/** @type {import('./code-holder.js').Loader} */
async function load({ language, code, files }) {
  if (language === 'python') {
    const { loadPython } = await import('./python.js');
    return loadPython(code, files ?? null, host);
  }
  if (!isLocked) lockDown(globalThis);
  isLocked = true;
  return loadJavaScript(code, host);
}

const holder = new CodeHolder(load, (asked) => post({ type: 'alive', asked }), clock);

/** @param {Module} module @param {{ request: SearchMessage['request'], watch?: import('./code-holder.js').Watch }}
 * message */
own.estimateFor = (module, { request, watch }) => {
  const view = module.view(request.domain, request.board, request.options);
  return view.ok ? holder.estimate(view, watch) : () => null; // what is wrong with the board is said elsewhere
};

/** @param {Module} module @param {Exclude<MessageToWorker | OwnMessage, { type: 'stop' }>} message
 * @returns {Promise<unknown>} */
async function answerAll(module, message) {
  switch (message.type) {
    case 'load':
      return holder.load(message);
    case 'use':
      return holder.use(message.name);
    case 'time':
      return holder.nanoseconds();
    default:
      return answer(module, message);
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
  serveOn(port, loading, answerAll, stop, transferred);
};
