/**
 * One search at a time: start, stop, continue; when it ends, its plan is fetched and checked.
 * @import { Engine, SearchHooks } from '../engine/engine.js'
 * @import { BreakpointRow, Catalog, Plan, PlaygroundDocument, Run, Verdict } from './types.js'
 * @typedef {Pick<Engine, 'search' | 'resume' | 'plan' | 'validate' | 'setWeight'>} SearchEngine
 */
import { strategyOf } from './document.js';
import { domainOptions, requestOf } from './options.js';
import { addSample } from './profile.js';

export class SearchControl {
  /** @type {Run | null} */ run = null;
  stopping = false;
  /** @type {AbortController | null} */ #abort = null;
  #engine;
  #onChange;
  #onEnd;

  /** @param {SearchEngine} engine @param {{ onChange: () => void, onEnd: () => void }} hooks */
  constructor(engine, { onChange, onEnd }) {
    this.#engine = engine;
    this.#onChange = onChange;
    this.#onEnd = onEnd;
  }

  get running() {
    return this.run?.status === 'running';
  }

  /** @param {PlaygroundDocument} document @param {Catalog} catalog @param {readonly BreakpointRow[]} [breakpoints] */
  async start(document, catalog, breakpoints = document.breakpoints) {
    if (this.running) return;
    const nothing = { stats: null, problem: null, plan: null, verdict: null, lost: null };
    this.run = { document, status: 'running', seconds: 0, profile: [], ...nothing };
    const request = requestOf(document, catalog);
    await this.#drive(catalog, (hooks) =>
      this.#engine.search(request, document.time_bound, hooks, [...breakpoints]));
  }

  /** Goes on for as much again as the document's bounds say, with its weight. @param {PlaygroundDocument} document
   * @param {Catalog} catalog @param {number | null} [memory] MiB in all */
  async resume(document, catalog, memory = null) {
    if (this.running || !this.run) return;
    const { weight } = document;
    if (weight !== this.run.document.weight) this.setWeight(weight, catalog);
    const own = { ...this.run.document, weight, memory_mib: memory ?? this.run.document.memory_mib };
    this.run = { ...this.run, document: own, status: 'running', plan: null, verdict: null };
    const more = { seconds: document.time_bound, expansions: document.max_expansions, memory };
    await this.#drive(catalog, (hooks) => this.#engine.resume(more, hooks));
  }

  stop() {
    if (!this.running || this.stopping) return;
    this.stopping = true;
    this.#abort?.abort();
    this.#onChange();
  }

  /** Changes the weight from here on, also while the search runs.
   * @param {number | null} weight null: the strategy's own
   * @param {Catalog} catalog */
  setWeight(weight, catalog) {
    if (!this.run) return;
    const { document } = this.run;
    void this.#engine.setWeight(weight ?? strategyOf(document, catalog).default_weight).catch(() => {});
    this.#update({ document: { ...document, weight } });
  }

  /** The worker is gone, and with it all that could be stepped through. @param {string} reason */
  lose(reason) {
    if (!this.run) return;
    const status = this.running ? 'failed' : this.run.status;
    this.run = { ...this.run, status, lost: reason };
    this.stopping = false;
    this.#onChange();
  }

  /** @param {Catalog} catalog @param {(hooks: SearchHooks) => ReturnType<Engine['search']>} ask */
  async #drive(catalog, ask) {
    this.#abort = new AbortController();
    this.#onChange();
    try {
      const outcome = await ask({
        signal: this.#abort.signal,
        onProgress: ({ stats, seconds }) => this.#progress(stats, seconds),
      });
      this.stopping = false;
      if (!outcome.ok) this.#update({ status: 'failed', problem: outcome.error });
      else await this.#settle(outcome.stats, outcome.seconds, catalog);
      this.#onEnd();
    } catch {
      this.stopping = false;
    }
  }

  /** @param {NonNullable<Run['stats']>} stats @param {number} seconds */
  #progress(stats, seconds) {
    const profile = addSample(/** @type {Run} */ (this.run).profile, { seconds, expanded: stats.expanded });
    this.#update({ stats, seconds, profile });
  }

  /** @param {NonNullable<Run['stats']>} stats @param {number} seconds @param {Catalog} catalog */
  async #settle(stats, seconds, catalog) {
    this.#progress(stats, seconds);
    const best = Math.max(0, stats.incumbents.length - 1);
    const plan = stats.cost === null ? null : await this.#engine.plan(best);
    const verdict = plan && (await this.#check(plan, catalog));
    this.#update({ status: stats.status, plan, verdict });
  }

  /** @param {Plan} plan @param {Catalog} catalog @returns {Promise<Verdict>} */
  async #check(plan, catalog) {
    const { document } = /** @type {Run} */ (this.run);
    const options = domainOptions(document, catalog);
    const answer = await this.#engine.validate(document.domain, document.board, options, plan.actions.join('\n'));
    if ('legal' in answer) return answer;
    const { message } = answer.error;
    return { legal: false, reaches_goal: false, cost: 0, steps: 0, failed_step: null, actions: [], message };
  }

  /** @param {Partial<Run>} change */
  #update(change) {
    this.run = { .../** @type {Run} */ (this.run), ...change };
    this.#onChange();
  }
}
