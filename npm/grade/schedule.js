/**
 * Who does what: each thread goes on with its submission, then takes one that nobody has begun, and at the
 * end boards of others, so that all are busy until the end. A result does not depend on it, for each board is
 * begun anew.
 * @import { SlotData } from './slot.js'
 * @import { Entry, Outcome, Unit } from './types.js'
 * @typedef {{ unit: Unit, outcome: Outcome, refused: boolean } | { unit: Unit, broken: string }} Told
 */
import { Worker } from 'node:worker_threads';

/** Why it cannot go on. What was done is in the journal. */
export class Broken extends Error {}

/** Boards left; for fewer, the start of another process, of Python above all, is not worth its while. */
const worthHelping = 3;

/** Units by whose they are. */
export class Queue {
  /** @type {Map<number, Unit[]>} */ #left = new Map();
  /** @type {Set<number>} */ #begun = new Set();

  /** @param {readonly Unit[]} units */
  constructor(units) {
    for (const unit of units) this.#left.set(unit.entry, [...(this.#left.get(unit.entry) ?? []), unit]);
  }

  /** @param {number | null} mine whose boards were done last @returns {Unit | null} */
  next(mine) {
    const entries = [...this.#left.keys()];
    const largest = () =>
      entries.sort((a, b) => this.#size(b) - this.#size(a)).find((each) => this.#size(each) >= worthHelping);
    const entry =
      mine !== null && this.#size(mine)
        ? mine
        : (entries.find((each) => !this.#begun.has(each)) ?? largest());
    if (entry === undefined) return null;
    this.#begun.add(entry);
    const units = this.#left.get(entry) ?? [];
    // who helps takes from the end
    const unit = /** @type {Unit} */ (entry === mine ? units.shift() : units.pop());
    if (!units.length) this.#left.delete(entry);
    return unit;
  }

  /** All that is left of one and his test. @param {Unit} unit @returns {Unit[]} */
  drop({ entry, test }) {
    const units = this.#left.get(entry) ?? [];
    const others = units.filter((unit) => unit.test !== test);
    if (others.length) this.#left.set(entry, others);
    else this.#left.delete(entry);
    return units.filter((unit) => unit.test === test);
  }

  /** @param {number} entry */
  #size(entry) {
    return this.#left.get(entry)?.length ?? 0;
  }
}

/** @param {readonly Unit[]} units @param {number} jobs @param {SlotData} data
 * @param {(unit: Unit, outcome: Outcome) => void} done @returns {Promise<void>} */
export async function gradeAll(units, jobs, data, done) {
  const queue = new Queue(units);
  const count = Math.max(1, Math.min(jobs, units.length));
  const threads = Array.from({ length: count }, () => follow(queue, data, done));
  await Promise.all(threads);
}

/** One thread, until there is nothing left. @param {Queue} queue @param {SlotData} data
 * @param {(unit: Unit, outcome: Outcome) => void} done @returns {Promise<void>} */
function follow(queue, data, done) {
  const first = queue.next(null);
  if (!first) return Promise.resolve();
  const worker = new Worker(new URL('./slot.js', import.meta.url), { workerData: data });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    worker.on('message', (/** @type {Told} */ told) => {
      if ('broken' in told) return reject(new Broken(told.broken));
      done(told.unit, told.outcome);
      // what cannot be run on one board cannot be run on any
      if (told.refused) for (const unit of queue.drop(told.unit)) done(unit, told.outcome);
      worker.postMessage(queue.next(told.unit.entry));
    });
    worker.postMessage(first);
  });
}
