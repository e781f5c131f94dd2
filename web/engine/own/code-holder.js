/**
 * The user's code in the sandbox: it is loaded here, asked in batches, and watched: it tells now and then
 * that it is alive and how many states it was asked about, so that the page knows after which one it was not.
 * @import { Module, SearchRequest } from '../protocol.js'
 * @import { Batch, Compiled, EstimateError, Language, Loaded, OwnCode, PythonFiles } from './own-types.js'
 * @import { View } from './layout.js'
 * @typedef {(rows: Int32Array, count: number, out: Float64Array) => EstimateError | null} Estimate
 * @typedef {{ announceFrom: number | null, failAt: number | null }} Watch
 *   announceFrom: from this state on each one is told of before it is asked about; failAt: this state is not
 *   asked about, because it is known not to be answered
 * @typedef {Loaded & { compiled?: Map<string, Compiled> }} Ready
 * @typedef {(code: OwnCode & { files?: PythonFiles | null }) => Ready | Promise<Ready>} Loader
 */

const aliveMilliseconds = 250;
const slowMilliseconds = 100; // a batch that takes longer is asked state by state from then on
const sampleRows = 256;
const timingMilliseconds = 60;

export class CodeHolder {
  /** @type {Map<string, Compiled>} */ #compiled = new Map();
  #name = '';
  #loader;
  #tell;
  #clock;
  /** What was asked last, to take the time with. @type {{ batch: Batch, view: View, rows: number[] } | null}
   * */
  #sample = null;

  /** @param {Loader} loader @param {(asked: number) => void} tell that it is alive
   * @param {() => number} clock */
  constructor(loader, tell, clock) {
    this.#loader = loader;
    this.#tell = tell;
    this.#clock = clock;
  }

  /** @param {OwnCode & { files?: PythonFiles | null }} code @returns {Promise<Loaded>} */
  async load(code) {
    this.#compiled = new Map();
    this.#sample = null;
    const { compiled, ...loaded } = await this.#loader(code);
    if (!loaded.ok || !compiled) return loaded;
    this.#compiled = compiled;
    const refusal = this.use(code.name || loaded.main);
    return refusal ? { ok: false, error: refusal } : loaded;
  }

  /** Which function is the heuristic from now on. @param {string} name */
  use(name) {
    if (!this.#compiled.has(name)) return { message: `There is no function ${name} in the code.`, line: 0 };
    this.#name = name;
    return null;
  }

  /** The function for one board; null where no code is loaded. @param {View} view @param {string} domain
   * @param {Watch} [watch] @returns {Estimate | null} */
  estimate(view, domain, { announceFrom, failAt } = { announceFrom: null, failAt: null }) {
    const compiled = this.#compiled.get(this.#name);
    if (!compiled) return null;
    const batch = compiled.batch(view, domain);
    /** @type {number[]} */ const rows = [];
    const sample = { batch, view, rows };
    const room = sampleRows * view.stride;
    let asked = 0;
    let told = this.#clock();
    let oneByOne = announceFrom !== null || failAt !== null;
    const each = (
      /** @type {Int32Array} */ all,
      /** @type {number} */ count,
      /** @type {Float64Array} */ out,
    ) => {
      for (let row = 0; row < count; row += 1) {
        if (asked === failAt) return { message: 'It did not answer in time.', line: 0, row };
        const isAnnounced = announceFrom !== null && asked >= announceFrom;
        if (isAnnounced || this.#clock() - told >= aliveMilliseconds) {
          this.#tell(asked);
          told = this.#clock();
        }
        asked += 1;
        const problem = batch(all, row, row + 1, out);
        if (problem) return problem;
      }
      return null;
    };
    return (all, count, out) => {
      if (rows.length < room) {
        for (const number of all.subarray(0, view.stride)) rows.push(number);
        this.#sample = sample;
      }
      if (oneByOne) return each(all, count, out);
      const begun = this.#clock();
      if (begun - told >= aliveMilliseconds) {
        this.#tell(asked);
        told = begun;
      }
      const problem = batch(all, 0, count, out);
      asked += count;
      oneByOne = this.#clock() - begun >= slowMilliseconds;
      return problem;
    };
  }

  /** Asks about some of the last states again and again: how many nanoseconds one takes, null where there
   * are none or one fails; and whether the same is said each time.
   * @returns {import('./own-protocol.js').TimeSeen} */
  timing() {
    const unknown = { nanoseconds: null, steady: true };
    if (!this.#sample?.rows.length) return unknown;
    const { batch, view } = this.#sample;
    const rows = Int32Array.from(this.#sample.rows);
    const count = rows.length / view.stride;
    const [first, out] = [new Float64Array(count), new Float64Array(count)];
    if (batch(rows, 0, count, first)) return unknown;
    let states = 0;
    let steady = true;
    const begun = this.#clock();
    for (let elapsed = 0; elapsed < timingMilliseconds; elapsed = this.#clock() - begun) {
      if (batch(rows, 0, count, out)) return unknown;
      steady &&= out.every((value, i) => value === first[i]);
      states += count;
    }
    return { nanoseconds: ((this.#clock() - begun) * 1e6) / states, steady };
  }
}
