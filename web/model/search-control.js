/**
 * One search at a time: start, stop, continue; when it ends, its plan is fetched and checked.
 * @import { Engine, SearchHooks } from '../engine/engine.js'
 * @import { Catalog, Plan, PlaygroundDocument, Run, Verdict } from './types.js'
 * @typedef {Pick<Engine, 'search' | 'resume' | 'plan' | 'validate'>} SearchEngine
 */
import { domainOptions, requestOf } from './options.js';

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

  /** @param {PlaygroundDocument} document @param {Catalog} catalog */
  async start(document, catalog) {
    if (this.running) return;
    const nothing = { stats: null, problem: null, plan: null, verdict: null, lost: null };
    this.run = { document, status: 'running', seconds: 0, ...nothing };
    const request = requestOf(document, catalog);
    await this.#drive(catalog, (hooks) => this.#engine.search(request, document.time_bound, hooks));
  }

  /** Goes on for as much again as the document's bounds say.
   * @param {PlaygroundDocument} document @param {Catalog} catalog */
  async resume(document, catalog) {
    if (this.running || !this.run) return;
    this.run = { ...this.run, status: 'running', plan: null, verdict: null };
    const more = { seconds: document.time_bound, expansions: document.max_expansions };
    await this.#drive(catalog, (hooks) => this.#engine.resume(more, hooks));
  }

  stop() {
    if (!this.running || this.stopping) return;
    this.stopping = true;
    this.#abort?.abort();
    this.#onChange();
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
        onProgress: ({ stats, seconds }) => this.#update({ stats, seconds }),
      });
      this.stopping = false;
      if (!outcome.ok) this.#update({ status: 'failed', problem: outcome.error });
      else await this.#settle(outcome.stats, outcome.seconds, catalog);
      this.#onEnd();
    } catch {
      this.stopping = false;
    }
  }

  /** @param {NonNullable<Run['stats']>} stats @param {number} seconds @param {Catalog} catalog */
  async #settle(stats, seconds, catalog) {
    this.#update({ stats, seconds });
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
    return { legal: false, reaches_goal: false, cost: 0, steps: 0, failed_step: null, message };
  }

  /** @param {Partial<Run>} change */
  #update(change) {
    this.run = { .../** @type {Run} */ (this.run), ...change };
    this.#onChange();
  }
}
