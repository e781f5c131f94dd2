/**
 * A heuristic of the caller's own as the engine asks for it: in batches, a call for an expansion. It runs
 * where the caller's code runs.
 * @import { Engine } from './engine.js'
 * @import { BoardRequest } from './request.js'
 * @typedef {import('../wasm/frontier').EstimateFunction} Estimate
 * @typedef {import('../wasm/frontier').EstimateFailure} Failure
 */
import { functionBatch } from '../web/engine/own/function-batch.js';
import { use } from './engine.js';
import { FrontierError, answered } from './errors.js';

export class OwnHeuristic {
  /** @type {unknown} */ #thrown;
  #hasThrown = false;
  /** @type {Estimate} */ estimate;

  /** @param {Engine} engine @param {BoardRequest} board @param {Function} heuristic */
  constructor(engine, { domain, board, options }, heuristic) {
    const view = answered(use(engine, (module) => module.view(domain, board, options)));
    const keep = (/** @type {unknown} */ error) => {
      [this.#thrown, this.#hasThrown] = [error, true];
      return null;
    };
    const where = { name: heuristic.name || 'The heuristic', line: 0 };
    const batch = functionBatch(heuristic, where, keep, view);
    this.estimate = (rows, count, out) => batch(rows, 0, count, out);
  }

  /** What ended a search. @param {Failure | null} failure @param {string} message */
  error(failure, message) {
    const cause = this.#hasThrown ? { cause: this.#thrown } : {};
    return new FrontierError(message, 'heuristic', { field: 'heuristic', board: failure?.board, ...cause });
  }
}
