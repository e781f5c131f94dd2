/**
 * The WASM side, without the port that it answers on: one module and one search at a time. A search runs in
 * slices of about 10 ms; between them the worker reads its messages, so that stop and step act at once. The
 * clock of the time bound is kept here.
 */
import { Lines } from './lines.js';
import { nearestStop, stopsOf } from './stops.js';
import { Overview } from './overview.js';
import { firstSlice, nextSlice, sliceMilliseconds, sliceTarget } from './pacer.js';
import { called, post, readMessages } from './serving.js';
import { XrayJob } from './xray-job.js';

/**
 * @import { Cells, Module, Session, SearchResult, OverviewMessage, Step, MessageToWorker, SearchMessage,
 *   ResumeMessage } from './protocol.js'
 * @import { XrayMessage } from './xray-job.js'
 * @typedef {import('../../wasm/frontier').EstimateFunction} Estimate
 * @typedef {{ session: Session, overview: Overview, seconds: number, limit: number | null,
 *   slice: number, stopping: boolean }} Search
 *   seconds and limit are by the clock, while the search runs; slice is in expansions
 */

const progressMilliseconds = 50;
const root = 0;
const mostStops = 200;

/** Where code of the user's own runs, its estimate for a search; elsewhere there is none.
 * @type {{ estimateFor: (module: Module, message: SearchMessage | XrayMessage) => Estimate | null }} */
export const own = { estimateFor: () => null };

/** @type {Search | null} */
let search = null;
/** @type {Lines | null} */
let lines = null;
const xray = new XrayJob((id, progress) => post({ type: 'progress', id, progress }), readMessages);

/** @param {Module} module @param {SearchMessage} message @returns {Promise<SearchResult>} */
async function startSearch(module, message) {
  search?.session.delete();
  search = null;
  const begun = performance.now();
  const session = new module.Session(message.request, own.estimateFor(module, message));
  const error = session.error() ?? session.set_breakpoints(message.breakpoints);
  if (error) {
    session.delete();
    return { ok: false, error };
  }
  const seconds = (performance.now() - begun) / 1000;
  const overview = new Overview(session);
  search = { session, overview, seconds, limit: message.seconds, slice: firstSlice, stopping: false };
  return drive(message.id);
}

/** @param {ResumeMessage} message @returns {Promise<SearchResult>} */
async function resumeSearch(message) {
  if (!search)
    return { ok: false, error: { message: 'No search to continue.', line: 0, column: 0, field: '' } };
  const { expanded } = search.session.stats();
  search.session.extend(message.expansions === null ? null : expanded + message.expansions, message.memory);
  search.limit = message.seconds === null ? null : search.seconds + message.seconds;
  search.stopping = false;
  return drive(message.id);
}

/** Slices until the search ends. @param {number} id @returns {Promise<SearchResult>} */
async function drive(id) {
  const job = /** @type {Search} */ (search);
  let reported = performance.now();
  let read = reported; // the first slices are short, and in some browsers reading takes longer than they do
  const begun = reported - job.seconds * 1000;
  const readClock = () => (job.seconds = (performance.now() - begun) / 1000);
  for (;;) {
    readClock();
    if (job.limit !== null && job.seconds >= job.limit) job.session.stop('timeout');
    else if (job.stopping) job.session.stop('cancelled');
    else if (runSlice(job) === 'running') {
      if (performance.now() - reported >= progressMilliseconds) {
        post({ type: 'progress', id, progress: { stats: job.session.stats(), seconds: job.seconds } });
        reported = performance.now();
      }
      if (performance.now() - read < sliceMilliseconds / 2) continue;
      await readMessages();
      read = performance.now();
      continue;
    }
    return { ok: true, stats: job.session.stats(), seconds: readClock() };
  }
}

/** @param {Search} job */
function runSlice(job) {
  const target = sliceTarget(job.limit, job.seconds);
  const size = Math.max(1, Math.floor((job.slice * target) / sliceMilliseconds));
  const preparing = job.session.preparing();
  const begun = performance.now();
  const status = job.session.advance(size);
  const elapsed = performance.now() - begun;
  // what it was paced by says nothing of expansions
  const justPrepared = preparing && !job.session.preparing();
  job.slice = justPrepared ? firstSlice : nextSlice(size, elapsed, sliceMilliseconds);
  return status;
}

/** The board is that of the node expanded; behind the last expansion, of the next one in line.
 * Null where a heuristic failed on the start, so that there is no node.
 * @param {number} index @param {number} rows @returns {Step | null} */
function lookAtStep(index, rows) {
  const { session } = /** @type {Search} */ (search);
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

/** @param {Module} module @param {Exclude<MessageToWorker, { type: 'stop' }>} message
 * @returns {Promise<unknown>} */
export async function answer(module, message) {
  switch (message.type) {
    case 'call':
      return called(module, message);
    case 'search':
      return startSearch(module, message);
    case 'resume':
      return resumeSearch(message);
    case 'step':
      return search && lookAtStep(message.index, message.rows);
    case 'plan':
      return search && search.session.plan(message.incumbent);
    case 'cells':
      return search && search.session.cells(message.node);
    case 'line':
      lines ??= new Lines(module);
      return lines.answer(message.ask);
    case 'look':
      return search && called(search.session, message);
    case 'overview':
      return search && lookAtAll(search, message);
    case 'frontier':
      return search && search.session.frontier_part(message.index, message.from, message.to);
    case 'xray':
      return xray.run(module, message, () => own.estimateFor(module, message));
    case 'xray_look':
      return xray.look(message);
    case 'nearest':
      return search && nearestStop(search.session, message.breakpoints, message.from, message.forwards);
  }
}

/** The memory of an answer's columns, which the page takes over instead of copying. @param {unknown} value
 * @returns {Transferable[]} */
const buffersOf = (value) =>
  Object.values(value ?? {})
    .filter(ArrayBuffer.isView)
    .map(({ buffer }) => buffer);

export const stop = () => {
  if (search) search.stopping = true;
  xray.stop();
};

/** @param {MessageToWorker} message @param {unknown} value */
export const transferred = (message, value) => (message.type === 'look' ? buffersOf(value) : []);
