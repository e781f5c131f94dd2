/**
 * Several configurations on one board, each in a worker of its own, a few at a time.
 * @import { Catalog, PlaygroundDocument, Run } from './types.js'
 * @import { Track } from '../engine/protocol.js'
 * @import { Engine } from '../engine/engine.js'
 * @typedef {Pick<PlaygroundDocument, 'strategy' | 'heuristic' | 'weight'>} Choice
 * @typedef {{ key: number, choice: Choice, state: 'ready' | 'waiting' | 'running' | 'ended', run: Run | null,
 *   track: Track | null }} Entrant
 * @typedef {Pick<Engine, 'search' | 'track' | 'close'>} RaceEngine
 */
import { edit, strategyOf } from './document.js';
import { requestOf } from './options.js';
import { addSample } from './profile.js';

export const mostEntrants = 4;
export const sweepWeights = [1, 1.2, 1.5, 2, 3, 5, 10];
export const defaultSeconds = 10;

/** A weight for each place of a sweep. @param {Catalog} catalog @param {PlaygroundDocument} document
 * @returns {Choice[]} */
export function sweepOf(catalog, document) {
  const own = strategyOf(document, catalog);
  const { id } = own.uses_weight ? own : (catalog.strategies.find(({ id }) => id === 'weighted_a_star') ?? own);
  return sweepWeights.map((weight) => ({ strategy: id, heuristic: document.heuristic, weight }));
}

/** How many workers at once: no more than there are processors, and from two to four.
 * @param {number} processors */
export const workersFor = (processors) => Math.max(2, Math.min(4, processors));

export class Comparison {
  /** @type {Entrant[]} */ entrants = [];
  /** Seconds that each may take; null is without bound. @type {number | null} */ seconds = defaultSeconds;
  #nextKey = 1;
  /** @type {Map<number, { engine: RaceEngine, abort: AbortController }>} */ #active = new Map();
  #createEngine;
  #onChange;
  #workers;

  /** @param {(onLost: (reason: string) => void) => RaceEngine} createEngine @param {() => void} onChange
   * @param {number} [workers] */
  constructor(createEngine, onChange, workers = 2) {
    this.#createEngine = createEngine;
    this.#onChange = onChange;
    this.#workers = workers;
  }

  get running() {
    return this.entrants.some(({ state }) => state === 'running' || state === 'waiting');
  }

  /** @param {Choice[]} choices */
  replace(choices) {
    if (this.running) return;
    this.entrants = choices.map((choice) => ({ key: this.#nextKey++, choice, state: 'ready', run: null, track: null }));
    this.#onChange();
  }

  /** @param {Choice} choice */
  add({ strategy, heuristic, weight }) {
    if (this.running || this.entrants.length >= mostEntrants) return;
    const choice = { strategy, heuristic, weight };
    this.entrants = [...this.entrants, { key: this.#nextKey++, choice, state: 'ready', run: null, track: null }];
    this.#onChange();
  }

  /** @param {number} key */
  remove(key) {
    if (this.running) return;
    this.entrants = this.entrants.filter((entrant) => entrant.key !== key);
    this.#onChange();
  }

  /** @param {number} key @param {Partial<Choice>} change */
  change(key, change) {
    if (this.running) return;
    const entrant = this.entrants.find((each) => each.key === key);
    if (entrant) this.#update(key, {
      choice: { ...entrant.choice, ...change }, state: 'ready', run: null, track: null,
    });
  }

  /** @param {number | null} seconds */
  setSeconds(seconds) {
    this.seconds = seconds;
    this.#onChange();
  }

  /** Runs all on the board of a document. @param {PlaygroundDocument} document @param {Catalog} catalog */
  async start(document, catalog) {
    if (this.running) return;
    this.entrants = this.entrants.map((entrant) => ({ ...entrant, state: 'waiting', run: null, track: null }));
    this.#onChange();
    const queue = this.entrants.map(({ key }) => key);
    const work = async () => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) await this.#runOne(key, document, catalog);
    };
    await Promise.all(Array.from({ length: Math.min(this.#workers, queue.length) }, work));
  }

  /** Ends what runs, and what waits does not begin. */
  stop() {
    for (const entrant of this.entrants) {
      if (entrant.state === 'waiting') this.#update(entrant.key, { state: 'ready' });
    }
    for (const { abort } of this.#active.values()) abort.abort();
  }

  /** @param {number} key @param {PlaygroundDocument} document @param {Catalog} catalog */
  async #runOne(key, document, catalog) {
    const entrant = this.entrants.find((each) => each.key === key);
    if (entrant?.state !== 'waiting') return;
    const own = edit(document, { ...entrant.choice, time_bound: this.seconds });
    let run = /** @type {Run} */ ({ document: own, status: 'running', seconds: 0, stats: null, profile: [],
      problem: null,
      plan: null, verdict: null, lost: null });
    const engine = this.#createEngine((reason) =>
      this.#update(key, { state: 'ended', run: { ...run, status: 'failed', lost: reason } }));
    const abort = new AbortController();
    this.#active.set(key, { engine, abort });
    this.#update(key, { state: 'running', run });
    try {
      const outcome = await engine.search(requestOf(own, catalog), this.seconds, {
        signal: abort.signal,
        onProgress: ({ stats, seconds }) => {
          run = { ...run, stats, seconds, profile: addSample(run.profile, { seconds, expanded: stats.expanded }) };
          this.#update(key, { run });
        },
      });
      run = outcome.ok ? ended(run, outcome) : { ...run, status: 'failed', problem: outcome.error };
      const track = outcome.ok ? await engine.track() : null;
      this.#update(key, { state: 'ended', run, track });
    } catch {
      this.#update(key, { state: 'ended' });
    } finally {
      this.#active.delete(key);
      engine.close();
    }
  }

  /** @param {number} key @param {Partial<Entrant>} change */
  #update(key, change) {
    this.entrants = this.entrants.map((entrant) => (entrant.key === key ? { ...entrant, ...change } : entrant));
    this.#onChange();
  }
}

/** @param {Run} run @param {{ stats: NonNullable<Run['stats']>, seconds: number }} outcome @returns {Run} */
const ended = (run, { stats, seconds }) => ({
  ...run, status: stats.status, stats, seconds, profile: addSample(run.profile, { seconds, expanded: stats.expanded }),
});
