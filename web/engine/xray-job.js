/**
 * The X-ray in a worker: the space of one board is explored once, in slices, and then any number of
 * heuristics is held against it. What was judged last can be looked at until the next one is.
 * @import { Diagnostic, Module, Options } from './protocol.js'
 * @typedef {import('../../wasm/frontier').Xray} Xray
 * @typedef {import('../../wasm/frontier').XrayReport} XrayReport
 * @typedef {import('../../wasm/frontier').XrayKind} XrayKind
 * @typedef {import('../../wasm/frontier').EstimateFunction} Estimate
 * @typedef {{ domain: string, board: string, options: Options, max_states: number | null,
 *   memory_mib: number | null, all_placements?: boolean }} XrayRequest
 * @typedef {{ type: 'xray', id: number, request: XrayRequest, heuristic: string }} XrayMessage
 * @typedef {{ type: 'xray_look', id: number } & ({ name: 'counter_examples',
 *   args: [kind: XrayKind, from: number, to: number] } | { name: 'heat', args: [] })} XrayLookMessage
 * @typedef {{ ok: true, report: XrayReport, seconds: number, stopped: boolean }
 *   | { ok: false, error: Diagnostic }} XrayResult
 */
import { Pacer } from './pacer.js';
import { runSlice } from './slices.js';

const progressMilliseconds = 100;
const waits = new Set(['ready', 'judged', 'failed']);

export class XrayJob {
  /** @type {{ key: string, xray: Xray } | null} */ #space = null;
  #stopping = false;
  #tell;
  #read;

  /** @param {(id: number, progress: XrayReport) => void} tell how far it is
   * @param {() => Promise<unknown>} read lets messages that have arrived be read */
  constructor(tell, read) {
    this.#tell = tell;
    this.#read = read;
  }

  stop() {
    this.#stopping = true;
  }

  /** @param {Module} module @param {XrayMessage} message @param {() => Estimate | null} estimate
   * @returns {Promise<XrayResult>} */
  async run(module, { id, request, heuristic }, estimate) {
    this.#stopping = false;
    const begun = performance.now();
    const refused = this.#open(module, request);
    if (refused) return { ok: false, error: refused };
    const { xray } = /** @type {{ xray: Xray }} */ (this.#space);
    let stopped = !(await this.#drive(id, xray));
    const error = stopped ? null : xray.judge(heuristic, heuristic === 'own' ? estimate() : null);
    if (error) return { ok: false, error };
    stopped ||= !(await this.#drive(id, xray));
    const report = xray.report();
    if (stopped) this.close(); // half a judgement is none
    return { ok: true, report, seconds: (performance.now() - begun) / 1000, stopped };
  }

  /** Null where nothing was judged. @param {XrayLookMessage} message */
  look(message) {
    const xray = this.#space?.xray;
    if (!xray) return null;
    return message.name === 'heat' ? xray.heat() : xray.counter_examples(...message.args);
  }

  /** @param {Module} module @param {XrayRequest} request */
  #open(module, request) {
    const key = JSON.stringify(request);
    if (this.#space?.key === key) return null;
    this.close();
    const xray = new module.Xray(request);
    const error = xray.error();
    if (error) xray.delete();
    else this.#space = { key, xray };
    return error;
  }

  close() {
    this.#space?.xray.delete();
    this.#space = null;
  }

  /** Slices until it waits; false when it was stopped. @param {number} id @param {Xray} xray */
  async #drive(id, xray) {
    const job = { session: xray, seconds: 0, limit: null, pacer: new Pacer() };
    let told = performance.now();
    while (!this.#stopping) {
      if (waits.has(runSlice(job))) return true;
      if (performance.now() - told >= progressMilliseconds) {
        this.#tell(id, xray.report());
        told = performance.now();
      }
      await this.#read();
    }
    return false;
  }
}
