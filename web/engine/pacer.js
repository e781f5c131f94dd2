/**
 * How many expansions the next slice may take, so that slices last about as long as wanted. It starts small
 * and at most doubles, because the first expansions of a board may be slow ones; and as one may take as long
 * as a hundred others, what was slow is remembered for a while. The command line paces itself alike
 * (cli/drive.cpp).
 */
export const sliceMilliseconds = 10;
const halfForgotten = 100; // milliseconds: as long as slow ones stay away, for they come in heaps
/** The part of a slice that the next one lasts at least, if all goes on as it just did: a single slow one
 * must not have the search cut into pieces that take longer to begin than to do. */
const leastPart = 0.05;

export class Pacer {
  #first;
  #most;
  #last = 0; // milliseconds an expansion took in the last slice
  #slowest = 0; // and lately

  /** @param {number} [first] expansions in the first slice */
  constructor(first = 1) {
    this.#first = first;
    this.#most = first;
  }

  /** Expansions that take so long. @param {number} [milliseconds] */
  slice(milliseconds = sliceMilliseconds) {
    const fitting = (/** @type {number} */ each) => (each > 0 ? milliseconds / each : Infinity);
    const size = Math.max(fitting(this.#slowest), leastPart * fitting(this.#last));
    return Math.max(1, Math.floor(Math.min(size, this.#most)));
  }

  /** To be told of each slice. @param {number} size in expansions
   * @param {number} elapsed milliseconds it took; 0 when the clock is too coarse to tell */
  done(size, elapsed) {
    this.#last = elapsed / size;
    this.#slowest = Math.max(this.#last, this.#slowest * 0.5 ** (elapsed / halfForgotten));
    this.#most = 2 * size;
  }

  /** What it was paced by says nothing of what comes. */
  beginAnew() {
    this.#last = 0;
    this.#slowest = 0;
    this.#most = this.#first;
  }
}

/**
 * The wanted length of the next slice when a time bound is near, in milliseconds.
 * @param {number | null} limit seconds of search allowed in all
 * @param {number} seconds seconds of search used
 */
export function sliceTarget(limit, seconds) {
  return limit === null ? sliceMilliseconds : Math.min(sliceMilliseconds, (limit - seconds) * 1000);
}
