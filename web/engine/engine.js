/**
 * What the page asks of its engine, a method a question. How they reach the worker, and what happens when it
 * breaks, is in WorkerLink.
 * @import { BoardCheck, BreakpointRow, CallMessage, CallName, Catalog, Cells, Columns,
 *   FeatureCellsView, FormulaCheck, Frontier, HeatMap, HeuristicCheck, LevelsAnswer, LineAnswer, LineAsk,
 *   LinePosition, LookMessage,
 *   LookName, MessageToWorker, Module, NodeColumns, Options, SearchResult, Path, Plan, PlaneContext,
 *   PlanePoints, Diagnostic, Progress, Refusal, SearchRequest, Session, Step, Stop,
 *   TimelineAnswer, TraceEvent, TraceHead, Track, Verdict } from './protocol.js'
 * @import { DriveHooks, LinkHooks, Question, WorkerLike } from './worker-link.js'
 * @import { XrayKind, XrayReport, XrayRequest, XrayResult } from './xray-job.js'
 * @typedef {import('../../wasm/frontier').CounterExample} CounterExample
 * @typedef {import('../../wasm/frontier').XrayHeat} XrayHeat
 * @typedef {DriveHooks<Progress>} SearchHooks
 */
import { WorkerLink } from './worker-link.js';

/** @returns {WorkerLike} */
export const startWorker = () =>
  new Worker(new URL('./search-worker.js', import.meta.url), { type: 'module', name: 'engine' });

export class Engine {
  /** @protected @type {WorkerLink<MessageToWorker>} */ link;

  /** @param {LinkHooks} [hooks] */
  constructor(hooks = {}) {
    this.link = new WorkerLink(hooks, startWorker);
  }

  /** @returns {Promise<Catalog>} */
  catalog() {
    return this.#call('catalog');
  }

  /** Reads a board and asks these heuristics about its start, all of them by default. @param {string} domain
   * @param {string} board @param {Options} options @param {string[] | null} [heuristics]
   * @returns {Promise<BoardCheck>} */
  check(domain, board, options, heuristics = null) {
    return this.#call('check', domain, board, options, heuristics);
  }

  /** @param {string} domain @param {string} text @returns {Promise<LevelsAnswer>} */
  levels(domain, text) {
    return this.#call('levels', domain, text);
  }

  /** The ids of the puzzles that read a text, the likeliest first. @param {string} text
   * @returns {Promise<string[]>} */
  recognise(text) {
    return this.#call('recognise', text);
  }

  /** @param {string} text @param {number} weight @returns {Promise<FormulaCheck>} */
  checkFormula(text, weight) {
    return this.#call('check_formula', text, weight);
  }

  /** What is known of a heuristic, by its id or as a formula after "=". @param {string} domain
   * @param {string} heuristic @returns {Promise<HeuristicCheck>} */
  checkHeuristic(domain, heuristic) {
    return this.#call('check_heuristic', domain, heuristic);
  }

  /** @param {string} domain @param {string} board @param {Options} options
   * @param {string} plan an action a line
   * @returns {Promise<Verdict | Refusal>} */
  validate(domain, board, options, plan) {
    return this.#call('validate', domain, board, options, plan);
  }

  /** A picture of a text that may break the rules; null where there is none. @param {string} domain
   * @param {string} text @returns {Promise<Cells | null>} */
  sketch(domain, text) {
    return this.#call('sketch', domain, text);
  }

  /** A picture as a board's text; null where the domain cannot write it. @param {string} domain
   * @param {Cells} picture @returns {Promise<string | null>} */
  boardText(domain, { width, height, cells }) {
    return this.#call('board_text', domain, width, height, [...cells]);
  }

  /** A board in another format. @param {string} domain @param {string} board @param {Options} options
   * @param {string} format @returns {Promise<ReturnType<Module['convert']>>} */
  convert(domain, board, options, format) {
    return this.#call('convert', domain, board, options, format);
  }

  /** Begins a line of moves under a name. @param {string} name
   * @param {{ domain: string, board: string, options: Options, actions: string[] }} start
   * @returns {Promise<LineAnswer>} */
  openLine(name, start) {
    return this.#line({ name, what: 'open', ...start });
  }

  /** @param {string} name @param {number} index how many moves were made
   * @returns {Promise<LinePosition | null>} */
  linePosition(name, index) {
    return this.#line({ name, what: 'position', index });
  }

  /** The board after one more move; null when that is no move there. @param {string} name
   * @param {number} index
   * @param {string} action @returns {Promise<LinePosition | null>} */
  lineMove(name, index, action) {
    return this.#line({ name, what: 'move', index, action });
  }

  /** @param {string} name @param {string} format @returns {Promise<string | null>} */
  lineText(name, format) {
    return this.#line({ name, what: 'text', format });
  }

  /** @param {string} text @returns {Promise<Diagnostic | null>} */
  checkCondition(text) {
    return this.#call('check_condition', text);
  }

  /** @param {string} text @param {PlaneContext} known @param {number} gMost
   * @param {number} hMost @param {number} steps @returns {Promise<Float64Array>} */
  formulaPlane(text, known, gMost, hMost, steps) {
    return this.#call('formula_plane', text, known, gMost, hMost, steps);
  }

  /** @param {SearchRequest} request @param {number | null} seconds @param {SearchHooks} hooks
   * @param {BreakpointRow[]} [breakpoints] @returns {Promise<SearchResult>} */
  search(request, seconds, hooks, breakpoints = []) {
    return this.link.drive({ type: 'search', request, seconds, breakpoints }, hooks);
  }

  /** Goes on with the last search for so much more, null being without bound; memory in MiB, null as it is.
   * @param {{ seconds: number | null, expansions: number | null, memory: number | null }} more
   * @param {SearchHooks} hooks @returns {Promise<SearchResult>} */
  resume(more, hooks) {
    return this.link.drive({ type: 'resume', ...more }, hooks);
  }

  /** What happened at one expansion. @param {number} index @param {number} rows of the frontier
   * @returns {Promise<Step | null>} */
  step(index, rows) {
    return this.link.ask({ type: 'step', index, rows });
  }

  /** @param {number} incumbent @returns {Promise<Plan | null>} */
  plan(incumbent) {
    return this.link.ask({ type: 'plan', incumbent });
  }

  /** @param {number} node @returns {Promise<Cells>} */
  cells(node) {
    return this.link.ask({ type: 'cells', node });
  }

  /** @template T @param {LineAsk} ask @returns {Promise<T>} */
  #line(ask) {
    return this.link.ask({ type: 'line', ask });
  }

  /** Changes the weight of the search, running or not. @param {number} weight */
  setWeight(weight) {
    return this.#look('set_weight', weight);
  }

  /** @param {BreakpointRow[]} breakpoints @returns {Promise<Diagnostic | null>} */
  setBreakpoints(breakpoints) {
    return this.#look('set_breakpoints', breakpoints);
  }

  /** @param {number} from @param {number} to @returns {Promise<NodeColumns | null>} */
  tree(from, to) {
    return this.#look('tree', from, to);
  }

  /** The cells of a search that sorts its nodes by features. @returns {Promise<FeatureCellsView | null>} */
  featureCells() {
    return this.#look('feature_cells');
  }

  /** Expansions from..to, in their order. @param {number} from @param {number} to
   * @returns {Promise<Columns | null>} */
  columns(from, to) {
    return this.#look('columns', from, to);
  }

  /** A number for the state of each expansion from..to, by which states of two searches are compared.
   * @param {number} from @param {number} to @returns {Promise<Float64Array | null>} */
  stateKeys(from, to) {
    return this.#look('state_keys', from, to);
  }

  /** What a trace of the search begins with. @returns {Promise<TraceHead | null>} */
  traceHead() {
    return this.#look('trace_head');
  }

  /** The events of expansions from..to. @param {number} from @param {number} to
   * @returns {Promise<TraceEvent[] | null>} */
  trace(from, to) {
    return this.#look('trace', from, to);
  }

  /** The events that end a trace of so many expansions. @param {number} written
   * @returns {Promise<TraceEvent[] | null>} */
  traceEnd(written) {
    return this.#look('trace_end', written);
  }

  /** @returns {Promise<Track | null>} */
  track() {
    return this.#look('track');
  }

  /** @param {number} node @returns {Promise<Path | null>} */
  path(node) {
    return this.#look('path', node);
  }

  /** @param {BreakpointRow[]} breakpoints @param {number} from @param {boolean} forwards
   * @returns {Promise<Stop | null>} */
  nearest(breakpoints, from, forwards) {
    return this.link.ask({ type: 'nearest', breakpoints, from, forwards });
  }

  /** Rows from..to of the frontier before a step. @param {number} index @param {number} from
   * @param {number} to
   * @returns {Promise<Frontier | null>} */
  frontier(index, from, to) {
    return this.link.ask({ type: 'frontier', index, from, to });
  }

  /** @param {number} parts @param {BreakpointRow[]} breakpoints @returns {Promise<TimelineAnswer | null>} */
  timeline(parts, breakpoints) {
    return this.link.ask({ type: 'overview', what: 'timeline', parts, breakpoints });
  }

  /** @returns {Promise<{ done: boolean, points: PlanePoints } | null>} */
  plane() {
    return this.link.ask({ type: 'overview', what: 'plane' });
  }

  /** @param {number} end @returns {Promise<{ done: boolean, map: HeatMap | null } | null>} */
  heat(end) {
    return this.link.ask({ type: 'overview', what: 'heat', end });
  }

  /** Holds a heuristic against the true costs of every state. @param {XrayRequest} request
   * @param {string} heuristic @param {DriveHooks<XrayReport>} hooks @returns {Promise<XrayResult>} */
  xray(request, heuristic, hooks) {
    return this.link.drive({ type: 'xray', request, heuristic }, hooks);
  }

  /** Where the heuristic that was judged last is wrong, the smallest first. @param {XrayKind} kind
   * @param {number} from @param {number} to @returns {Promise<CounterExample[] | null>} */
  counterExamples(kind, from, to) {
    return this.link.ask({ type: 'xray_look', name: 'counter_examples', args: [kind, from, to] });
  }

  /** By how much it is below the true cost, by cell. @returns {Promise<XrayHeat | null>} */
  gaps() {
    return this.link.ask({ type: 'xray_look', name: 'heat', args: [] });
  }

  /** Ends the worker; nothing more can be asked. */
  close() {
    this.link.close();
  }

  /** null: there is no search. @template {LookName} K @param {K} name @param {Parameters<Session[K]>} args
   * @returns {Promise<ReturnType<Session[K]> | null>} */
  #look(name, ...args) {
    return this.link.ask(/** @type {Question<LookMessage>} */ ({ type: 'look', name, args }));
  }

  /** @template {CallName} K @param {K} name @param {Parameters<Module[K]>} args
   * @returns {Promise<ReturnType<Module[K]>>} */
  #call(name, ...args) {
    return this.link.ask(/** @type {Question<CallMessage>} */ ({ type: 'call', name, args }));
  }
}
