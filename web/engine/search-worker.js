/**
 * The worker for searches: of one page, or of several embedded ones that share it, with one engine between
 * them and a port for each. What breaks the engine breaks it for all of them, so all are told; the next page
 * that asks gets a new worker.
 * @import { Port, Post } from './serving.js'
 */
import { serveOn } from './serving.js';
import { load, restSettled } from './worker-side.js';
import { SearchServer } from './worker.js';

const loading = load();
/** @type {Set<Port>} */ const ports = new Set();

class PageServer extends SearchServer {
  #port;

  /** @param {Post} post @param {Port} port */
  constructor(post, port) {
    super(post);
    this.#port = port;
    ports.add(port);
  }

  /** Collections are read when there is time for it. @override
   * @param {Parameters<SearchServer['answer']>} args */
  async answer(...args) {
    const [, message] = args;
    if (message.type === 'call' && message.name === 'levels') await restSettled;
    return super.answer(...args);
  }

  /** @override */
  close() {
    ports.delete(this.#port);
    return super.close();
  }
}

const endAll = () => {
  for (const port of ports)
    port.postMessage({ type: 'ended', message: 'The engine stopped working.' }, { transfer: [] });
  close();
};

/** @param {Port} port @param {(port: Port) => void} [onBroken] */
const servePage = (port, onBroken) => serveOn(port, loading, (post) => new PageServer(post, port), onBroken);

const scope = /** @type {{ onconnect?: ((event: MessageEvent) => void) | null }} */ (self);
if ('onconnect' in scope) {
  loading.catch(() => setTimeout(close)); // after the pages have been told
  scope.onconnect = ({ ports: [port] }) => servePage(port, endAll);
} else servePage(self);
