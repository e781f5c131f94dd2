/**
 * A search: step by step in a Session, or from beginning to end by solve().
 * @import { Engine } from './engine.js'
 * @import { SearchAsked } from './request.js'
 * @typedef {import('../wasm/frontier').Session} CoreSession
 * @typedef {import('../wasm/frontier').BreakpointRow} BreakpointRow
 * @typedef {import('./frontier-search').CheckedPlan} CheckedPlan
 * @typedef {import('./frontier-search').Solution} Solution
 */
import { boardOptions } from '../web/engine/board-options.js';
import { traceBegin, traceClose, traceLines } from '../web/engine/trace-text.js';
import { Driven } from './driven.js';
import { engine as loaded, use } from './engine.js';
import { FrontierError, refused, wrong } from './errors.js';
import { OwnHeuristic } from './own.js';
import { count, fields, readControl, readSearch, text } from './request.js';
import { planText } from './texts.js';

const preparingUnits = 1_000_000;
const mostRows = 100_000;
const tracePortion = 500; // expansions whose events are made at a time
const lastIndex = 0xffffffff; // indexes have 32 bits
const started = Symbol('started');

/** @extends {Driven<CoreSession>} */
export class Session extends Driven {
  #engine;
  #own;
  #board;
  /** @type {CheckedPlan[]} */ #plans = [];

  /** @param {symbol} key @param {Engine} engine @param {SearchAsked} asked */
  constructor(key, engine, asked) {
    if (key !== started) throw wrong('A session is begun by: await Session.start(request)', '');
    const { request, own } = asked;
    const { domain, board } = request;
    const rules = { domain, board, options: boardOptions(engine.catalog, request) };
    const heuristic = own && new OwnHeuristic(engine, rules, own);
    super(engine, (module) => new module.Session(request, heuristic?.estimate ?? null));
    this.#engine = engine;
    this.#own = heuristic;
    this.#board = rules;
  }

  /** @param {unknown} request */
  static async start(request) {
    const engine = await loaded();
    return new Session(started, engine, readSearch(engine, request));
  }

  get domain() {
    return this.#board.domain;
  }

  get stats() {
    return this.ask((held) => held.stats());
  }

  get status() {
    return this.stats.status;
  }

  /** @param {number} [expansions] */
  advance(expansions = 1) {
    this.assertIdle();
    const most = count(expansions, 'expansions') ?? Infinity;
    const status = this.ask((held) => {
      while (held.preparing()) {
        const now = held.advance(preparingUnits);
        if (now !== 'running') return now;
      }
      return held.advance(most);
    });
    this.#assertWell(status);
    return status;
  }

  /** @param {unknown} [given] */
  async run(given) {
    const control = readControl(given);
    const tell = () => {
      if (!control.onProgress) return;
      const { expanded, generated, incumbents, lower_bound, preparing } = this.stats;
      const incumbent = incumbents.at(-1) ?? null;
      control.onProgress({ expanded, generated, seconds: this.seconds, incumbent, lower_bound, preparing });
    };
    await this.drive(
      control,
      (size) => this.ask((held) => held.advance(size)),
      (status) => this.ask((held) => held.stop(status)),
      tell,
      { preparing: () => this.ask((held) => held.preparing()) },
    );
    const { status } = this;
    this.#assertWell(status);
    return status;
  }

  /** @param {import('../wasm/frontier').Status} status */
  #assertWell(status) {
    if (status !== 'failed') return;
    const { message, failure } = this.stats;
    throw failure && this.#own ? this.#own.error(failure, message) : wrong(message, 'formula');
  }

  get plan() {
    const { incumbents } = this.stats;
    return incumbents.length ? this.#planAt(incumbents.length - 1) : null;
  }

  get plans() {
    return this.stats.incumbents.map((_, i) => this.#planAt(i));
  }

  /** @param {number} i @returns {CheckedPlan} */
  #planAt(i) {
    return (this.#plans[i] ??= this.#checked(i));
  }

  /** @param {number} i @returns {CheckedPlan} */
  #checked(i) {
    const plan = /** @type {import('../wasm/frontier').Plan} */ (this.ask((held) => held.plan(i)));
    const { domain, board, options } = this.#board;
    const verdict = use(this.#engine, (module) =>
      module.validate(domain, board, options, plan.actions.join('\n')),
    );
    if (!verdict.ok || !verdict.reaches_goal || verdict.cost !== plan.cost) {
      const message = verdict.ok ? verdict.message : verdict.error.message;
      throw new FrontierError(`The plan did not pass the independent check: ${message}`, 'engine');
    }
    const [format] = this.#engine.catalog.domains.find(({ id }) => id === domain)?.plan_formats ?? [];
    const moves = planText(this.#engine, this.#board, plan.actions, format?.id ?? 'actions').trimEnd();
    const { expanded } = this.stats.incumbents[i];
    return { ...plan, moves, expanded, verdict: withoutOk(verdict) };
  }

  /** @param {number} index */
  step(index) {
    const { expanded } = this.stats;
    if (!Number.isInteger(index) || index < 0 || index >= expanded) throw outside('step', index, expanded);
    return this.ask((held) => held.expansion(index));
  }

  /** @param {number} [step] @param {number} [from] @param {number} [to] */
  frontier(step, from = 0, to = from + 100) {
    const { expanded } = this.stats;
    const index = step ?? expanded;
    if (!Number.isInteger(index) || index < 0 || index > expanded) throw outside('step', index, expanded + 1);
    const rows = whole(from, to, mostRows);
    return this.ask((held) => held.frontier_part(index, rows.from, rows.to));
  }

  /** @param {number} [from] @param {number} [to] */
  columns(from = 0, to = this.stats.expanded) {
    const rows = whole(from, to);
    return this.ask((held) => held.columns(rows.from, rows.to));
  }

  /** @param {number} [most] */
  trace(most = this.#engine.catalog.limits.traced) {
    const { traced } = this.#engine.catalog.limits;
    const end = Math.min(count(most, 'most') ?? traced, traced, this.stats.expanded);
    return this.ask((held) => {
      const parts = [traceBegin(held.trace_head())];
      for (let from = 0; from < end; from += tracePortion)
        parts.push(traceLines(held.trace(from, Math.min(end, from + tracePortion)), from === 0));
      parts.push(traceLines(held.trace_end(end), end === 0), traceClose);
      return parts.join('');
    });
  }

  /** @param {number} [from] @param {number} [to] */
  tree(from = 0, to = this.stats.nodes) {
    const rows = whole(from, to);
    return this.ask((held) => held.tree(rows.from, rows.to));
  }

  /** @param {number} node */
  path(node) {
    const id = this.#node(node);
    return this.ask((held) => held.path(id));
  }

  /** @param {number} node */
  text(node) {
    const id = this.#node(node);
    return this.ask((held) => held.text(id));
  }

  /** @param {number} node */
  picture(node) {
    const id = this.#node(node);
    return this.ask((held) => held.cells(id));
  }

  /** @param {number} node */
  #node(node) {
    if (!Number.isInteger(node) || node < 0 || node >= lastIndex)
      throw outside('node', node, this.stats.nodes);
    return node;
  }

  /** @param {readonly unknown[]} list */
  setBreakpoints(list) {
    if (!Array.isArray(list)) throw wrong('Breakpoints are an array.', 'breakpoints');
    const rows = list.map(breakpoint);
    const error = this.ask((held) => held.set_breakpoints(rows));
    if (error) throw refused(error);
  }

  /** @param {unknown} given @param {number} from @param {boolean} [forwards] */
  find(given, from, forwards = true) {
    const row = breakpoint(given);
    const step = Math.min(count(from, 'from') ?? Infinity, lastIndex);
    return this.ask((held) => held.find(row, step, forwards));
  }

  /** @param {unknown} more */
  extend(more) {
    const { max_expansions = null, memory_mib = null } = /** @type {Record<string, number | null>} */ (
      fields(more, { max_expansions: count, memory_mib: count }, 'extend()')
    );
    this.ask((held) => held.extend(max_expansions, memory_mib));
  }

  /** @param {number} weight */
  setWeight(weight) {
    const { limits } = this.#engine.catalog;
    if (typeof weight !== 'number' || !(weight >= 0 && weight <= limits.weight))
      throw wrong(`The weight must be a number from 0 to ${limits.weight}.`, 'weight');
    this.ask((held) => held.set_weight(weight));
  }
}

/** @param {unknown} given */
const breakpoint = (given) =>
  /** @type {BreakpointRow} */ (fields(given, { event: text, condition: text, node: count }, 'a breakpoint'));

/** @param {string} what @param {unknown} index @param {number} end */
const outside = (what, index, end) =>
  wrong(`There is no ${what} ${String(index)}: there are ${end}, from 0.`, what);

/** @param {unknown} from @param {unknown} to */
function whole(from, to, most = Infinity) {
  const first = Math.min(count(from, 'from') ?? Infinity, lastIndex);
  return { from: first, to: Math.min(count(to, 'to') ?? Infinity, first + most, lastIndex) };
}

/** @template {object} T @param {T & { ok: true }} answer @returns {Omit<T, 'ok'>} */
function withoutOk({ ok: _, ...rest }) {
  return rest;
}

/** @param {unknown} request @param {unknown} [control] @returns {Promise<Solution>} */
export async function solve(request, control) {
  readControl(control); // what is wrong with it is told before anything is begun
  const session = await Session.start(request);
  try {
    const status = await session.run(control);
    const { stats, plan, domain, seconds } = session;
    return { status, domain, plan, claim: stats.claim, stats, seconds };
  } finally {
    session.dispose();
  }
}
