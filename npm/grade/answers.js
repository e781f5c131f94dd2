/**
 * What a submission's process has answered, number by number, so that the search can be made again without
 * it: the engine asks the same questions in the same order, wherever it runs.
 * @import { EstimateError, Problem } from '../../web/engine/own/own-types.js'
 * @typedef {import('../../wasm/frontier').EstimateFunction} Estimate
 */

const firstRoom = 1 << 16;

/** In the submission's process: asks, and writes down what is said. */
export class AnswerLog {
  #said = new Float64Array(firstRoom);
  #length = 0;
  /** @type {Problem | null} */ failure = null;

  /** @param {(rows: Int32Array, count: number, out: Float64Array) => EstimateError | null} estimate
   * @returns {Estimate} */
  keeping(estimate) {
    return (rows, count, out) => {
      const problem = estimate(rows, count, out);
      this.#add(out.subarray(0, problem ? problem.row : count));
      if (problem) this.failure = { message: problem.message, line: problem.line };
      return problem;
    };
  }

  /** @param {Float64Array} numbers */
  #add(numbers) {
    if (this.#length + numbers.length > this.#said.length) {
      const more = new Float64Array(this.#said.length * 2);
      more.set(this.#said);
      this.#said = more;
    }
    this.#said.set(numbers, this.#length);
    this.#length += numbers.length;
  }

  get bytes() {
    return new Uint8Array(this.#said.buffer, 0, this.#length * 8);
  }
}

/** In the grader: gives the engine those answers again. */
export class AnswerReplay {
  #said;
  #at = 0;
  #failure;
  /** Whether they are not those that this search asked for. */
  wrong = false;

  /** @param {Uint8Array} bytes @param {Problem | null} failure what came in place of the next answer */
  constructor(bytes, failure) {
    this.wrong = bytes.length % 8 !== 0;
    this.#said = new Float64Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 8));
    this.#failure = failure;
  }

  /** @type {Estimate} */
  estimate = (_rows, count, out) => {
    const left = this.#said.length - this.#at;
    if (left >= count) {
      out.set(this.#said.subarray(this.#at, (this.#at += count)));
      return null;
    }
    this.#at = this.#said.length;
    if (this.#failure) return { ...this.#failure, row: left };
    this.wrong = true;
    return { message: 'There is no answer.', line: 0, row: left };
  };

  /** Whether all was asked for, and nothing else. */
  get fits() {
    return !this.wrong && this.#at === this.#said.length;
  }
}
