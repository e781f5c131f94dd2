/**
 * What belongs to looking at a whole search: its views, breakpoints, jumps, and the comparison of several.
 * @import { App } from './app.js'
 * @import { BreakpointRow, Catalog, PlaygroundDocument } from './model/types.js'
 */
import { Engine } from './engine/engine.js';
import { breakpointName, toggled } from './model/breakpoints.js';
import { Comparison, workersFor } from './model/comparison.js';
import { strategyOf } from './model/document.js';
import { Insight } from './model/insight.js';
import { requestOf } from './model/options.js';

export class Lab {
  /** Breakpoints on states of the run. @type {BreakpointRow[]} */ stateStops = [];
  /** What the jump buttons look for: an event, or '' for the user's own breakpoints. */ jumpEvent = 'f_changed';
  #app;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    const render = () => app.update({});
    this.insight = new Insight(app.engine, render);
    const workers = workersFor(navigator.hardwareConcurrency);
    this.comparison = new Comparison((onLost) => new Engine({ onLost }), render, workers);
  }

  get #catalog() {
    return /** @type {Catalog} */ (this.#app.catalog);
  }

  /** All breakpoints, those on states too. @returns {BreakpointRow[]} */
  get breakpoints() {
    return [...this.#app.document.breakpoints, ...this.stateStops];
  }

  /** Sets a breakpoint, or takes it away. @param {BreakpointRow} row */
  toggleBreakpoint(row) {
    if (row.event !== 'state') {
      return this.#app.draft.edit({ breakpoints: toggled(this.#app.document.breakpoints, row) });
    }
    this.stateStops = toggled(this.stateStops, row);
    this.documentChanged({ breakpoints: [] });
    this.#app.update({});
  }

  /** A search that runs hears at once of a new weight and of new breakpoints.
   * @param {Partial<PlaygroundDocument>} change */
  documentChanged(change) {
    const { search, engine, document } = this.#app;
    if ('weight' in change && search.running) search.setWeight(document.weight, this.#catalog);
    if (!('breakpoints' in change)) return;
    if (search.run) void engine.setBreakpoints(this.breakpoints).catch(() => {});
    this.follow();
  }

  /** A search is about to begin. A node of another search is another state, so its breakpoint goes. */
  begin() {
    const { search, document } = this.#app;
    const asked = (/** @type {PlaygroundDocument} */ of) => JSON.stringify(requestOf(of, this.#catalog));
    const same = search.run && asked(search.run.document) === asked(document);
    if (!same) this.stateStops = [];
    this.insight.reset();
  }

  /** Tells the views where things stand. */
  follow() {
    const { search: { run }, walk, isOpen } = this.#app;
    if (!isOpen) return;
    const step = walk.mode === 'steps' ? walk.position.steps : null;
    const moment = step === null ? run?.stats : walk.step?.expansion;
    const known = moment ? { weight: moment.weight, cost: moment.cost, lower_bound: moment.lower_bound } : null;
    this.insight.follow({ run, formula: this.formula, known, step, breakpoints: this.breakpoints });
  }

  /** The order of the run, as a formula; '' where there is none. */
  get formula() {
    const { run } = this.#app.search;
    if (!run) return '';
    const { uses_formula: isOwn, formula } = strategyOf(run.document, this.#catalog);
    return isOwn ? run.document.formula : formula;
  }

  /** Rows of the frontier at the step that is shown. @param {number} from @param {number} to */
  loadFrontier = (from, to) => this.#app.engine.frontier(this.#app.walk.position.steps, from, to);

  /** What is wrong with a breakpoint's condition, or ''. @param {string} text */
  conditionProblem = async (text) => (await this.#app.engine.checkCondition(text).catch(() => null))?.message ?? '';

  /** @param {string} event */
  pickJumpEvent(event) {
    this.jumpEvent = event;
    this.#app.update({});
  }

  /** To the next or previous place of what the jump bar has chosen. @param {boolean} forwards */
  async jump(forwards) {
    const wanted = this.jumpEvent ? [{ event: this.jumpEvent }] : this.breakpoints;
    const stop = (await this.#app.walk.seekStop(wanted, forwards)) ?? (forwards && (await this.#seekLastPlan(wanted)));
    const name = this.jumpEvent ? breakpointName(wanted[0], this.#catalog) : 'breakpoint';
    if (!stop) this.#app.update({ narration: `No ${forwards ? 'later' : 'earlier'} step: ${name}.` });
  }

  /** A search that ends with a plan ends when it takes the goal from the frontier, which is no expansion any more: that
   * place is the last of all. @param {BreakpointRow[]} wanted */
  async #seekLastPlan(wanted) {
    const { walk, search: { run } } = this.#app;
    const endsThere = run?.stats?.incumbents.at(-1)?.expanded === walk.last && walk.current < walk.last;
    if (!endsThere || !wanted.some(({ event }) => event === 'incumbent')) return false;
    await walk.seek(walk.last);
    return true;
  }

  /** @param {number} index of an incumbent */
  async showIncumbent(index) {
    await this.#app.desk.plans.pickIncumbent(index);
    await this.#app.walk.show('plan');
    await this.#app.walk.seek(0);
  }

  /** The expansion that a breakpoint stopped at. @param {number} moment */
  async showPause(moment) {
    await this.#app.walk.show('steps');
    await this.#app.walk.seek(moment);
  }

  compare() {
    void this.comparison.start(this.#app.document, this.#catalog);
  }

  /** A configuration of the comparison becomes the settings, and is run.
   * @param {Pick<PlaygroundDocument, 'strategy' | 'heuristic' | 'weight'>} choice */
  openChoice({ strategy, heuristic, weight }) {
    this.#app.draft.edit({ strategy, heuristic, weight });
    this.#app.startSearch();
  }
}
