/**
 * Play at a speed: calls a step so many times a second, waits for each one, and stops when one says so.
 * What it is behind by a moment it makes up for; a step that takes long is not followed by a burst.
 */

const mostBehind = 100; // milliseconds

export class Ticker {
  #generation = 0;
  #schedule;
  #now;

  /** @param {(wake: () => void, milliseconds: number) => unknown} [schedule]
   * @param {() => number} [now] milliseconds */
  constructor(
    schedule = (wake, milliseconds) => setTimeout(wake, milliseconds),
    now = () => performance.now(),
  ) {
    this.#schedule = schedule;
    this.#now = now;
  }

  /** @param {() => number} speed steps a second @param {() => Promise<boolean>} step false ends it */
  async start(speed, step) {
    const generation = ++this.#generation;
    let due = this.#now();
    while (await step()) {
      due = Math.max(due + 1000 / speed(), this.#now() - mostBehind);
      await new Promise((resolve) =>
        this.#schedule(() => resolve(undefined), Math.max(0, due - this.#now())),
      );
      if (generation !== this.#generation) return;
    }
  }

  stop() {
    this.#generation += 1;
  }
}
