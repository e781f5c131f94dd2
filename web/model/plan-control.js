/**
 * The plan that is looked at: the best one, an earlier one of the same search, or one that was pasted. Its boards
 * and its texts come from a line of moves in the engine.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Cells, Plan, PlaygroundDocument, Run, Verdict } from './types.js'
 * @typedef {{ actions: string[], cost: number, nodes: number[], title: string, incumbent: number }} ShownPlan
 *   incumbent: its number in the search, or -1 when it was pasted
 * @typedef {{ text: string, verdict: Verdict | null, message: string, failed: number }} Checked
 *   failed: the step that is wrong, from 1; 0 when none is
 * @typedef {Pick<Engine, 'plan' | 'openLine' | 'linePosition' | 'lineText' | 'validate' | 'cells'>} PlanEngine
 */
import { domainOptions } from './options.js';

const name = 'plan';
export const oneALine = 'actions';

export class PlanControl {
  /** @type {ShownPlan | null} */ shown = null;
  /** @type {Checked | null} */ checked = null;
  format = oneALine;
  text = '';
  /** @type {Run | null} */ #run = null;
  /** @type {PlaygroundDocument | null} */ #document = null;
  #catalog = /** @type {Catalog | null} */ (null);
  #isLine = false;
  #wanted = 0;
  #engine;
  #onChange;

  /** @param {PlanEngine} engine @param {() => void} onChange */
  constructor(engine, onChange) {
    this.#engine = engine;
    this.#onChange = onChange;
  }

  /** The domain of the plan that is shown. */
  get domain() {
    return this.shown ? (this.#document?.domain ?? null) : null;
  }

  /** Nothing to look at: a new search begins. */
  reset() {
    this.#wanted += 1;
    Object.assign(this, { shown: null, checked: null, text: '' });
    this.#onChange();
  }

  /** The best plan of a search that ended. @param {Run} run @param {Catalog} catalog */
  async open(run, catalog) {
    this.#run = run;
    this.#catalog = catalog;
    if (run.plan) await this.#show(run.plan, run.document, '', Math.max(0, (run.stats?.incumbents.length ?? 1) - 1));
  }

  /** @param {number} incumbent */
  async pickIncumbent(incumbent) {
    const plan = await this.#engine.plan(incumbent);
    if (plan && this.#run) await this.#show(plan, this.#run.document, '', incumbent);
  }

  /** @param {string} format */
  async pickFormat(format) {
    this.format = format;
    await this.#write();
  }

  /** Reads a plan that the user has, checks it, and shows it as far as it goes.
   * @param {string} text @param {PlaygroundDocument} document @param {Catalog} catalog */
  async check(text, document, catalog) {
    this.#catalog = catalog;
    const options = domainOptions(document, catalog);
    const answer = await this.#engine.validate(document.domain, document.board, options, text);
    if (!('legal' in answer)) {
      this.checked = { text, verdict: null, message: answer.error.message, failed: 0 };
      return this.#onChange();
    }
    const failed = answer.legal ? 0 : (answer.failed_step ?? 0);
    this.checked = { text, verdict: answer, message: answer.message, failed };
    await this.#show({ actions: answer.actions, cost: answer.cost, costs: [], nodes: [] }, document, 'Pasted plan', -1);
  }

  /** The board after so many actions. @param {number} index @returns {Promise<Cells | null>} */
  async boardAt(index) {
    if (this.#isLine) {
      const position = await this.#engine.linePosition(name, index);
      if (position) return position.picture;
    }
    const node = this.shown?.nodes[index];
    return node === undefined ? null : this.#engine.cells(node);
  }

  /** @param {Plan} plan @param {PlaygroundDocument} document @param {string} title @param {number} incumbent */
  async #show(plan, document, title, incumbent) {
    const wish = ++this.#wanted;
    const options = domainOptions(document, /** @type {Catalog} */ (this.#catalog));
    const { domain, board } = document;
    const answer = await this.#engine.openLine(name, { domain, board, options, actions: plan.actions });
    if (wish !== this.#wanted) return;
    this.#isLine = answer.ok;
    this.#document = document;
    const { cost, nodes } = plan;
    const actions = answer.ok ? answer.actions : plan.actions;
    // A pasted text that the checker understands may be in words that the line of moves does not.
    if (answer.ok || incumbent >= 0) this.shown = { actions, cost, nodes, title, incumbent };
    await this.#write();
  }

  async #write() {
    const known = this.#catalog?.domains.find(({ id }) => id === this.#document?.domain)?.plan_formats ?? [];
    if (!known.some(({ id }) => id === this.format)) this.format = oneALine;
    const text = this.#isLine ? await this.#engine.lineText(name, this.format) : null;
    this.text = text ?? this.shown?.actions.join('\n') ?? '';
    this.#onChange();
  }
}
