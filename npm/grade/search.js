/** One search from beginning to end, where nobody waits for anything else.
 * @import { Module } from '../../web/engine/protocol.js'
 * @typedef {import('../../wasm/frontier').Request} Request
 * @typedef {import('../../wasm/frontier').EstimateFunction} Estimate
 */

const slice = 10_000;

/** @param {Module} module @param {Request} request @param {Estimate | null} estimate
 * @returns {{ ok: true, stats: import('../../wasm/frontier').Stats,
 *   plan: import('../../wasm/frontier').Plan | null } |
 *   { ok: false, error: import('../../wasm/frontier').Diagnostic }} */
export function searchToEnd(module, request, estimate) {
  const session = new module.Session(request, estimate);
  try {
    const error = session.error();
    if (error) return { ok: false, error };
    while (session.advance(slice) === 'running');
    const stats = session.stats();
    return { ok: true, stats, plan: session.plan(stats.incumbents.length - 1) };
  } finally {
    session.delete();
  }
}
