/**
 * Fetches the plan that is wanted, lays it out as a line of moves, writes it in every format, and checks
 * plans of the user's own.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Plan, PlaygroundDocument, Verdict } from '../model/types.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Checked, ShownPlan, State } from '../state/state.js'
 * @typedef {Pick<Engine, 'plan' | 'openLine' | 'lineText' | 'validate'>} PlanEngine
 */
import { domainOptions } from '../model/options.js';
import { documentOf, oneALine } from '../state/state.js';
import { planChecked, planShown, planWritten } from '../state/updates-plan.js';

const name = 'plan';

/** What the independent checker says of a plan. @param {Pick<Engine, 'validate'>} engine
 * @param {PlaygroundDocument} document
 * @param {Catalog} catalog @param {Pick<Plan, 'actions'>} plan @returns {Promise<Verdict>} */
export async function verdictOn(engine, document, catalog, { actions }) {
  const options = domainOptions(document, catalog);
  const answer = await engine.validate(document.domain, document.board, options, actions.join('\n'));
  if ('legal' in answer) return answer;
  const { message } = answer.error;
  return {
    legal: false,
    reaches_goal: false,
    cost: 0,
    steps: 0,
    pushes: null,
    failed_step: 0,
    actions: [],
    message,
  };
}

/** @param {Store} store @param {PlanEngine} engine @returns {Follower} */
export function plansEffect(store, engine) {
  /** Lays a plan out; null where the line of moves does not understand its words.
   * @param {Pick<Plan, 'actions' | 'cost'> & { nodes?: number[] }} plan @param {PlaygroundDocument} document
   * @param {Pick<ShownPlan, 'title' | 'incumbent' | 'verdict'>} about @returns {Promise<ShownPlan | null>} */
  async function layOut({ actions, cost, nodes = [] }, document, about) {
    const { catalog } = store.state;
    if (!catalog) return null;
    const { domain, board } = document;
    const options = domainOptions(document, catalog);
    const answer = await engine.openLine(name, { domain, board, options, actions });
    if (!answer.ok && about.incumbent < 0) return null;
    const pushes = answer.ok ? answer.pushes : new Uint8Array();
    return { actions: answer.ok ? answer.actions : actions, pushes, cost, nodes, ...about };
  }

  /** @param {State} state */
  async function fetchPlan({ plan, run, catalog }) {
    const { wish, incumbent } = plan;
    if (incumbent === null || incumbent < 0 || !run || !catalog) return;
    const found = await engine.plan(incumbent).catch(() => null);
    const verdict = found && (await verdictOn(engine, run.document, catalog, found).catch(() => null));
    if (!found || wish !== store.state.plan.wish) return;
    const shown = await layOut(found, run.document, { title: '', incumbent, verdict }).catch(() => null);
    if (shown) store.dispatch(planShown, wish, shown, run.document);
  }

  /** @param {State} state @param {string} text */
  async function check(state, text) {
    const { wish } = state.plan;
    const document = documentOf(state);
    if (!state.catalog) return;
    const options = domainOptions(document, state.catalog);
    const answer = await engine.validate(document.domain, document.board, options, text).catch(() => null);
    if (!answer) return;
    if (!('legal' in answer)) {
      const checked = { text, verdict: null, message: answer.error.message, failed: 0 };
      return store.dispatch(planChecked, wish, checked, null, document);
    }
    /** @type {Checked} */
    const checked = {
      text,
      verdict: answer,
      message: answer.message,
      failed: answer.legal ? 0 : (answer.failed_step ?? 0),
    };
    const shown = await layOut(answer, document, {
      title: 'Pasted plan',
      incumbent: -1,
      verdict: answer,
    }).catch(() => null);
    store.dispatch(planChecked, wish, checked, shown, document);
  }

  /** @param {State} state */
  async function write({ plan, catalog }) {
    const { shown, format, document } = plan;
    if (!shown) return;
    const known = catalog?.domains.find(({ id }) => id === document?.domain)?.plan_formats ?? [];
    const wanted = known.some(({ id }) => id === format) ? format : oneALine;
    const text = await engine.lineText(name, wanted).catch(() => null);
    store.dispatch(planWritten, shown, format, text ?? shown.actions.join('\n'));
  }

  return (state, before) => {
    const { plan } = state;
    if (plan.checking !== null && plan.wish !== before.plan.wish) void check(state, plan.checking);
    else if (plan.incumbent !== null && plan.wish !== before.plan.wish) void fetchPlan(state);
    if (plan.shown !== before.plan.shown || plan.format !== before.plan.format) void write(state);
  };
}
