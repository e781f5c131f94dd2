/**
 * The page's side of the worker: every question is a promise. A stop that is not answered in a second, or a
 * worker that breaks, ends that worker; a new one is started, what was pending fails with `EngineLost`, and
 * `onLost` is told why. A module that cannot be loaded is told to `onUnavailable` and to every question.
 */

/**
 * @import { BoardCheck, BreakpointRow, Catalog, Cells, FormulaCheck, Frontier, HeatMap, LevelsAnswer, LineAnswer,
 *   LineAsk, LineEffect, LinePosition, MessageToPage, NodeColumns, Outcome, Path, Plan, PlanePoints, Problem, Progress,
 *   Refusal, SearchRequest, Step, Stop, TimelineAnswer, Track, Verdict } from './protocol.js'
 * @typedef {{ signal?: AbortSignal, onProgress?: (progress: Progress) => void }} SearchHooks
 * @typedef {{ postMessage(message: any): void, terminate(): void, onmessage: any, onerror: any }} WorkerLike
 * @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void,
 *   onProgress?: (progress: Progress) => void }} Pending
 */

export class EngineLost extends Error {}

/** @returns {WorkerLike} */
const startWorker = () =>
  new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'engine' });

export class Engine {
  /** @type {WorkerLike} */ #worker;
  /** @type {Map<number, Pending>} */ #pending = new Map();
  #nextId = 1;
  #isReady = false;
  /** @type {string | null} */ #unavailable = null;
  #createWorker;
  #onLost;
  #onUnavailable;
  #patience;

  /** @param {{ onLost?: (reason: string) => void, onUnavailable?: (reason: string) => void,
   *   createWorker?: () => WorkerLike, patience?: number }} [hooks] */
  constructor({ onLost = () => {}, onUnavailable = () => {}, createWorker = startWorker, patience = 1000 } = {}) {
    this.#onLost = onLost;
    this.#onUnavailable = onUnavailable;
    this.#createWorker = createWorker;
    this.#patience = patience;
    this.#worker = this.#start();
  }

  /** @returns {Promise<Catalog>} */
  catalog() {
    return this.#call('catalog');
  }

  /** @param {string} domain @param {string} board @param {object} options @returns {Promise<BoardCheck>} */
  check(domain, board, options) {
    return this.#call('check', domain, board, options);
  }

  /** @param {string} domain @param {string} text @returns {Promise<LevelsAnswer>} */
  levels(domain, text) {
    return this.#call('levels', domain, text);
  }

  /** @param {string} text @param {number} weight @returns {Promise<FormulaCheck>} */
  checkFormula(text, weight) {
    return this.#call('check_formula', text, weight);
  }

  /** @param {string} domain @param {string} board @param {object} options
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

  /** Begins a line of moves under a name. @param {string} name
   * @param {{ domain: string, board: string, options: object, actions: string[] }} start
   * @returns {Promise<LineAnswer>} */
  openLine(name, start) {
    return this.#line({ name, what: 'open', ...start });
  }

  /** @param {string} name @param {number} index how many moves were made @returns {Promise<LinePosition | null>} */
  linePosition(name, index) {
    return this.#line({ name, what: 'position', index });
  }

  /** The board after one more move; null when that is no move there. @param {string} name @param {number} index
   * @param {string} action @returns {Promise<LinePosition | null>} */
  lineMove(name, index, action) {
    return this.#line({ name, what: 'move', index, action });
  }

  /** @param {string} name @param {number} index @returns {Promise<LineEffect[] | null>} */
  lineEffects(name, index) {
    return this.#line({ name, what: 'effects', index });
  }

  /** @param {string} name @param {string} format @returns {Promise<string | null>} */
  lineText(name, format) {
    return this.#line({ name, what: 'text', format });
  }

  /** @param {string} text @returns {Promise<Problem | null>} */
  checkCondition(text) {
    return this.#call('check_condition', text);
  }

  /** @param {string} text @param {object} known weight, cost and lower_bound @param {number} gMost
   * @param {number} hMost @param {number} steps @returns {Promise<Float64Array>} */
  formulaPlane(text, known, gMost, hMost, steps) {
    return this.#call('formula_plane', text, known, gMost, hMost, steps);
  }

  /** @param {SearchRequest} request @param {number | null} seconds @param {SearchHooks} hooks
   * @param {BreakpointRow[]} [breakpoints] @returns {Promise<Outcome>} */
  search(request, seconds, hooks, breakpoints = []) {
    return this.#drive({ type: 'search', request, seconds, breakpoints }, hooks);
  }

  /** Goes on with the last search for so much more, null being without bound; memory in MiB, null as it is.
   * @param {{ seconds: number | null, expansions: number | null, memory: number | null }} more @param {SearchHooks} hooks
   * @returns {Promise<Outcome>} */
  resume(more, hooks) {
    return this.#drive({ type: 'resume', ...more }, hooks);
  }

  /** What happened at one expansion. @param {number} index @param {number} rows of the frontier
   * @returns {Promise<Step>} */
  step(index, rows) {
    return this.#ask({ type: 'step', index, rows });
  }

  /** @param {number} incumbent @returns {Promise<Plan | null>} */
  plan(incumbent) {
    return this.#ask({ type: 'plan', incumbent });
  }

  /** @param {number} node @returns {Promise<Cells>} */
  cells(node) {
    return this.#ask({ type: 'cells', node });
  }

  /** @param {LineAsk} ask */
  #line(ask) {
    return this.#ask({ type: 'line', ask });
  }

  /** Changes the weight of the search, running or not. @param {number} weight */
  setWeight(weight) {
    return this.#look('set_weight', weight);
  }

  /** @param {BreakpointRow[]} breakpoints @returns {Promise<Problem | null>} */
  setBreakpoints(breakpoints) {
    return this.#look('set_breakpoints', breakpoints);
  }

  /** @param {number} from @param {number} to @returns {Promise<NodeColumns | null>} */
  tree(from, to) {
    return this.#look('tree', from, to);
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
    return this.#ask({ type: 'nearest', breakpoints, from, forwards });
  }

  /** Rows from..to of the frontier before a step. @param {number} index @param {number} from @param {number} to
   * @returns {Promise<Frontier | null>} */
  frontier(index, from, to) {
    return this.#ask({ type: 'frontier', index, from, to });
  }

  /** @param {number} parts @param {BreakpointRow[]} breakpoints @returns {Promise<TimelineAnswer | null>} */
  timeline(parts, breakpoints) {
    return this.#ask({ type: 'overview', what: 'timeline', parts, breakpoints });
  }

  /** @returns {Promise<{ done: boolean, points: PlanePoints } | null>} */
  plane() {
    return this.#ask({ type: 'overview', what: 'plane' });
  }

  /** @param {number} end @returns {Promise<{ done: boolean, map: HeatMap | null } | null>} */
  heat(end) {
    return this.#ask({ type: 'overview', what: 'heat', end });
  }

  /** Ends the worker; nothing more can be asked. */
  close() {
    this.#unavailable = 'The engine was closed.';
    this.#worker.terminate();
    this.#rejectAll(this.#unavailable);
  }

  /** @param {string} name @param {...any} args @returns {Promise<any>} */
  #look(name, ...args) {
    return this.#ask({ type: 'look', name, args });
  }

  /** @param {string} name @param {...any} args @returns {Promise<any>} */
  #call(name, ...args) {
    return this.#ask({ type: 'call', name, args });
  }

  /** @param {object} message @param {SearchHooks} hooks @returns {Promise<Outcome>} */
  async #drive(message, { signal, onProgress }) {
    const worker = this.#worker;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
    const stop = () => {
      worker.postMessage({ type: 'stop' });
      timer = setTimeout(() => {
        if (worker !== this.#worker) return;
        this.#replace('The search did not answer to Stop, so its worker was ended.');
      }, this.#patience);
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await this.#ask(message, onProgress);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** @param {object} message @param {(progress: Progress) => void} [onProgress] @returns {Promise<any>} */
  #ask(message, onProgress) {
    if (this.#unavailable !== null) return Promise.reject(new EngineLost(this.#unavailable));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, onProgress });
      this.#worker.postMessage({ ...message, id });
    });
  }

  #start() {
    const worker = this.#createWorker();
    worker.onmessage = (/** @type {{ data: MessageToPage }} */ event) => this.#receive(event.data);
    worker.onerror = (/** @type {ErrorEvent} */ event) => {
      const why = event.message ? `: ${event.message}` : '';
      if (this.#isReady) this.#replace(`The engine stopped working${why}.`);
      else this.#giveUp(`The engine could not be loaded${why || ': its worker did not start'}`);
    };
    return worker;
  }

  /** @param {MessageToPage} message */
  #receive(message) {
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        return;
      case 'unavailable':
        return this.#giveUp(message.message);
      case 'progress':
        return this.#pending.get(message.id)?.onProgress?.(message.progress);
      case 'answer':
        this.#pending.get(message.id)?.resolve(message.value);
        return void this.#pending.delete(message.id);
      case 'broken':
        return this.#replace(`The engine stopped working: ${message.message}.`);
    }
  }

  /** @param {string} reason */
  #replace(reason) {
    this.#worker.terminate();
    this.#isReady = false;
    this.#worker = this.#start();
    this.#rejectAll(reason);
    this.#onLost(reason);
  }

  /** @param {string} reason */
  #giveUp(reason) {
    this.#unavailable = reason;
    this.#worker.terminate();
    this.#rejectAll(reason);
    this.#onUnavailable(reason);
  }

  /** @param {string} reason */
  #rejectAll(reason) {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(new EngineLost(reason));
  }
}
