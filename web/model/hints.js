/**
 * The next move of a plan from where the player stands. A plan that is known and fits is used; otherwise a quick
 * search looks for one, in an engine of its own so that the search on the page is left alone.
 * @import { Engine } from '../engine/engine.js'
 * @import { Domain } from './types.js'
 * @typedef {{ action: string, left: number, words: string }} Hint   action '': there is none, and words say why
 * @typedef {Pick<Engine, 'search' | 'plan'>} HintEngine
 */
import { plural } from './format.js';

export const hintSeconds = 3;
const memoryMib = 256;

export class Hints {
  /** @type {HintEngine | null} */ #engine = null;
  /** The last plan found, as the actions from one board on.
   * @type {{ board: string, made: string[], rest: string[] } | null} */
  #found = null;
  #createEngine;

  /** @param {() => HintEngine} createEngine */
  constructor(createEngine) {
    this.#createEngine = createEngine;
  }

  /** @param {{ domain: Domain, board: string, options: Record<string, string> }} start
   * @param {string[]} made the moves so far @param {string} here the board now
   * @param {string[] | null} plan a plan for the start, when one is known @returns {Promise<Hint>} */
  async next(start, made, here, plan) {
    const known = plan ? rest(plan, made) : null;
    const kept = this.#found?.board === start.board ? rest([...this.#found.made, ...this.#found.rest], made) : null;
    const way = known?.length ? known : kept?.length ? kept : null;
    if (way) return hint(way);
    return this.#search(start, made, here);
  }

  /** @param {Parameters<Hints['next']>[0]} start @param {string[]} made @param {string} here
   * @returns {Promise<Hint>} */
  async #search({ domain, board, options }, made, here) {
    this.#engine ??= this.#createEngine();
    const request = {
      domain: domain.id, board: here, options, strategy: 'weighted_a_star', heuristic: domain.default_heuristic,
      formula: '',
      weight: 1.5, bound: { g: null, h: null, f: null }, max_expansions: null, memory_mib: memoryMib,
    };
    const outcome = await this.#engine.search(request, hintSeconds, {});
    if (!outcome.ok) return none(outcome.error.message);
    const { incumbents, status } = outcome.stats;
    if (status === 'exhausted') return none('No plan leads on from here: undo some moves.');
    const plan = incumbents.length ? await this.#engine.plan(incumbents.length - 1) : null;
    if (!plan) return none(`No plan was found from here within ${hintSeconds} s.`);
    this.#found = { board, made: [...made], rest: plan.actions };
    return plan.actions.length ? hint(plan.actions) : none('The goal is reached already.');
  }
}

/** What is left of a plan after moves that follow it, or null. @param {string[]} plan @param {string[]} made */
const rest = (plan, made) => (made.every((action, i) => plan[i] === action) ? plan.slice(made.length) : null);

/** @param {string[]} way @returns {Hint} */
const hint = (way) =>
  ({ action: way[0], left: way.length, words: `Hint: ${way[0]}, the first of ${plural(way.length, 'move')}.` });

/** @param {string} words @returns {Hint} */
const none = (words) => ({ action: '', left: 0, words });
