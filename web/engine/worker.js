/**
 * The WASM side, without the port that it answers on: one search at a time for one page. A search runs in
 * slices; between them the worker reads its messages, so that stop and step act at once, and several pages
 * may share one module.
 */
import { Lines } from './lines.js';
import { nearestStop, stopsOf } from './stops.js';
import { Overview } from './overview.js';
import { Pacer } from './pacer.js';
import { called, readMessages } from './serving.js';
import { runInSlices } from './slices.js';
import { XrayJob } from './xray-job.js';

/**
 * @import { Cells, Module, Session, SearchResult, OverviewMessage, Step, MessageToWorker, SearchMessage,
 *   ResumeMessage } from './protocol.js'
 * @import { Post } from './serving.js'
 * @import { XrayMessage } from './xray-job.js'
 * @typedef {import('../../wasm/frontier').EstimateFunction} Estimate
 * @import { SlicedJob } from './slices.js'
 * @typedef {SlicedJob & { session: Session, overview: Overview, stopping: boolean }} Search
 * @typedef {(module: Module, message: SearchMessage | XrayMessage) => Estimate | null} EstimateFor
 */

const root = 0;
const mostStops = 200;

export class SearchServer {
  /** @type {Search | null} */ #search = null;
  /** @type {Lines | null} */ #lines = null;
  /** @type {Promise<unknown>} */ #driven = Promise.resolve();
  #xray;
  #post;
  #estimateFor;

  /** @param {Post} post @param {EstimateFor} [estimateFor] where code of the user's own runs, its estimate
   * for a search; elsewhere there is none */
  constructor(post, estimateFor = () => null) {
    this.#post = post;
    this.#estimateFor = estimateFor;
    this.#xray = new XrayJob((id, progress) => post({ type: 'progress', id, progress }), readMessages);
  }

  /** @param {Module} module @param {Exclude<MessageToWorker, { type: 'stop' }>} message
   * @returns {Promise<unknown>} */
  async answer(module, message) {
    const search = this.#search;
    switch (message.type) {
      case 'call':
        return called(module, message);
      case 'search':
        return (this.#driven = this.#start(module, message));
      case 'resume':
        return (this.#driven = this.#resume(message));
      case 'step':
        return search && lookAtStep(search, message.index, message.rows);
      case 'plan':
        return search && search.session.plan(message.incumbent);
      case 'cells':
        return search && search.session.cells(message.node);
      case 'line':
        this.#lines ??= new Lines(module);
        return this.#lines.answer(message.ask);
      case 'look':
        return search && called(search.session, message);
      case 'overview':
        return search && lookAtAll(search, message);
      case 'frontier':
        return search && search.session.frontier_part(message.index, message.from, message.to);
      case 'xray':
        return (this.#driven = this.#xray.run(module, message, () => this.#estimateFor(module, message)));
      case 'xray_look':
        return this.#xray.look(message);
      case 'nearest':
        return search && nearestStop(search.session, message.breakpoints, message.from, message.forwards);
    }
  }

  stop() {
    if (this.#search) this.#search.stopping = true;
    this.#xray.stop();
  }

  /** The page is gone: so is what it looked at, once its search has heard of that. */
  async close() {
    this.stop();
    await this.#driven.catch(() => {});
    this.#search?.session.delete();
    this.#search = null;
    this.#lines?.close();
    this.#xray.close();
  }

  /** What an answer gives away instead of a copy. @param {MessageToWorker} message @param {unknown} value */
  transferred(message, value) {
    return message.type === 'look' ? buffersOf(value) : [];
  }

  /** @param {Module} module @param {SearchMessage} message @returns {Promise<SearchResult>} */
  async #start(module, message) {
    this.#search?.session.delete();
    this.#search = null;
    const begun = performance.now();
    const session = new module.Session(message.request, this.#estimateFor(module, message));
    const error = session.error() ?? session.set_breakpoints(message.breakpoints);
    if (error) {
      session.delete();
      return { ok: false, error };
    }
    const seconds = (performance.now() - begun) / 1000;
    const overview = new Overview(session);
    this.#search = {
      session,
      overview,
      seconds,
      limit: message.seconds,
      pacer: new Pacer(),
      stopping: false,
    };
    return this.#drive(message.id, this.#search);
  }

  /** @param {ResumeMessage} message @returns {Promise<SearchResult>} */
  async #resume(message) {
    const search = this.#search;
    if (!search)
      return { ok: false, error: { message: 'No search to continue.', line: 0, column: 0, field: '' } };
    const { expanded } = search.session.stats();
    search.session.extend(message.expansions === null ? null : expanded + message.expansions, message.memory);
    search.limit = message.seconds === null ? null : search.seconds + message.seconds;
    search.stopping = false;
    return this.#drive(message.id, search);
  }

  /** Slices until the search ends. @param {number} id @param {Search} job @returns {Promise<SearchResult>} */
  async #drive(id, job) {
    const tell = () =>
      this.#post({ type: 'progress', id, progress: { stats: job.session.stats(), seconds: job.seconds } });
    await runInSlices(job, tell, readMessages);
    return { ok: true, stats: job.session.stats(), seconds: job.seconds };
  }
}

/** The board is that of the node expanded; behind the last expansion, of the next one in line.
 * Null where a heuristic failed on the start, so that there is no node.
 * @param {Search} job @param {number} index @param {number} rows @returns {Step | null} */
function lookAtStep({ session }, index, rows) {
  const frontier = session.frontier(index, rows);
  const expansion = session.expansion(index);
  const shown = expansion.node ?? frontier.rows[0]?.node ?? root;
  const cells = /** @type {Cells | null} */ (session.cells(shown));
  return cells && { expansion, frontier, cells };
}

/** @param {Search} job @param {OverviewMessage} message */
function lookAtAll({ session, overview }, message) {
  const { expanded } = session.stats();
  const done = overview.read(expanded);
  switch (message.what) {
    case 'timeline': {
      const stops = stopsOf(session, message.breakpoints, mostStops);
      return { done, marks: overview.marks(expanded, message.parts), stops };
    }
    case 'plane':
      return { done, points: overview.points() };
    case 'heat':
      return { done, map: done ? overview.heat(message.end) : null };
  }
}

/** The memory of an answer's columns, which the page takes over instead of copying. @param {unknown} value
 * @returns {Transferable[]} */
const buffersOf = (value) =>
  (ArrayBuffer.isView(value) ? [value] : Object.values(value ?? {}))
    .filter(ArrayBuffer.isView)
    .map(({ buffer }) => buffer);
