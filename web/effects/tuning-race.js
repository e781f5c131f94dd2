/**
 * Runs the searches of a race, each in an engine of its own and all by the same strides, so that at every
 * moment each has had as much as the others: of expansions, or of time. Then two of them can be compared.
 * @import { ChoosingEngine } from '../engine/choosing-engine.js'
 * @import { SearchResult } from '../engine/protocol.js'
 * @import { Cells, Catalog } from '../model/types.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Race, Runner, TuningState } from '../state/tuning-state.js'
 * @typedef {Pick<ChoosingEngine, 'search' | 'resume' | 'levels' | 'columns' | 'cells' | 'stateKeys' |
 *   'step' | 'close'>}
 *   RaceEngine
 * @typedef {{ engine: RaceEngine, begun: boolean, times: PlanTimes, lost: string }} Seat
 */
import { PlanTimes } from '../engine/batch-task.js';
import { documentFor } from '../model/batch.js';
import { divergenceOf } from '../model/divergence.js';
import { requestOf } from '../model/options.js';
import { isRaceRunning } from '../state/selectors-tuning.js';
import { comparisonDone, comparisonRead, raceTicked } from '../state/updates-tuning-run.js';

/** The least time between two strides, so that one can see them. */
const frame = 120;
/** Keys that are asked for at a time: some milliseconds of an engine. */
const portion = 50_000;
/** The columns of two searches of more expansions take too much room. */
export const mostCompared = 8_000_000;

/** @param {Store<TuningState>} store @param {(onLost: (reason: string) => void) => RaceEngine} createEngine
 * @param {Clock} clock @param {number} workers as many run at once @returns {Follower<TuningState>} */
export function raceEffect(store, createEngine, clock, workers) {
  /** @type {Map<string, Seat>} */ let seats = new Map();
  let mine = 0;
  let isBusy = false;

  /** Engines that are wholly loaded: one that fetched a part of itself in the race would seem slow.
   * @param {Race} race */
  async function seat(race) {
    for (const { engine } of seats.values()) engine.close();
    mine = race.id;
    seats = new Map();
    for (const { key } of race.document.entrants) {
      /** @type {Seat} */
      const made = {
        engine: createEngine((reason) => (made.lost = reason)),
        begun: false,
        times: new PlanTimes(),
        lost: '',
      };
      seats.set(key, made);
    }
    const { domain, board } = race.document;
    await Promise.all(
      Array.from(seats.values(), ({ engine }) => engine.levels(domain, board).catch(() => null)),
    );
  }

  /** @param {Race} race @param {Runner} runner @param {Catalog} catalog @returns {Promise<SearchResult>} */
  async function advance({ document, stride }, { key, stats, seconds }, catalog) {
    const seat = /** @type {Seat} */ (seats.get(key));
    const { bound, pace, domain, board, entrants } = document;
    const left = (bound.expansions ?? Infinity) - (stats?.expanded ?? 0);
    const time = (bound.seconds ?? Infinity) - seconds;
    const expansions = finite(pace === 'expansions' ? Math.min(stride, left) : left);
    const more = finite(pace === 'seconds' ? Math.min(stride / 1000, time) : time);
    if (seat.begun) return seat.engine.resume({ expansions, seconds: more, memory: null }, {});
    seat.begun = true;
    const configuration = entrants.find((each) => each.key === key);
    const asked = configuration && documentFor(configuration, { domain, board }, bound, catalog);
    if (!asked) return refusal('This puzzle has no such heuristic.');
    return seat.engine.search({ ...requestOf(asked, catalog), max_expansions: expansions }, more, {});
  }

  /** @param {Race} race @param {Runner} runner @param {Catalog} catalog @returns {Promise<Runner>} */
  async function stride(race, runner, catalog) {
    if (runner.over) return runner;
    const seat = /** @type {Seat} */ (seats.get(runner.key));
    try {
      const outcome = await advance(race, runner, catalog);
      if (!outcome.ok) return { ...runner, over: true, error: outcome.error.message };
      const { stats, seconds } = outcome;
      seat.times.note(stats, seconds);
      const [plan] = seat.times.plans;
      const first = plan ? { expanded: plan.expanded, seconds: plan.seconds ?? 0, cost: plan.cost } : null;
      const cells = await boardOf(seat.engine, stats).catch(() => null);
      const error = stats.failure ? failureOf(stats.failure) : stats.message;
      return {
        ...runner,
        stats,
        seconds,
        first,
        cells: cells ?? runner.cells,
        over: isOver(race, stats, seconds),
        error,
      };
    } catch (error) {
      return { ...runner, over: true, error: seat.lost || wordsOf(error) };
    }
  }

  /** All go on by a stride, as many at a time as there are processors. @param {Race} race @param {Catalog}
   * catalog */
  async function tick(race, catalog) {
    const runners = [...race.runners];
    const queue = runners.keys();
    const work = async () => {
      for (const i of queue) runners[i] = await stride(race, runners[i], catalog);
    };
    await Promise.all(Array.from({ length: workers }, work));
    return runners;
  }

  const pause = (/** @type {number} */ milliseconds) =>
    new Promise((resolve) => void clock.after(milliseconds, () => resolve(null)));

  async function run() {
    if (isBusy) return;
    isBusy = true;
    try {
      for (
        let { race, catalog } = store.state;
        race && catalog && isRaceRunning(race);
        { race, catalog } = store.state
      ) {
        if (race.id !== mine) await seat(race);
        const begun = clock.now();
        const runners = await tick(race, catalog);
        store.dispatch(raceTicked, race.id, runners);
        if (store.state.race?.running) await pause(Math.max(0, frame - (clock.now() - begun)));
      }
    } finally {
      isBusy = false;
    }
    if (isRaceRunning(store.state.race)) return run();
    await compare();
  }

  /** The states of all expansions of a search. @param {Seat} seat @param {number} count
   * @param {(part: number) => void} tell @returns {Promise<Float64Array>} */
  async function keysOf({ engine }, count, tell) {
    const keys = new Float64Array(count);
    for (let from = 0; from < count; from += portion) {
      const part = await engine.stateKeys(from, Math.min(count, from + portion));
      if (!part) throw new Error('There is no search to compare.');
      keys.set(part, from);
      tell(Math.min(1, (from + portion) / count));
    }
    return keys;
  }

  async function compare() {
    const { comparing, race } = store.state;
    if (!comparing || !race || comparing.race !== race.id || comparing.ticks === race.ticks || isBusy) return;
    isBusy = true;
    const done = (/** @type {Partial<NonNullable<TuningState['comparing']>>} */ answer) =>
      store.dispatch(comparisonDone, race.id, { found: null, left: null, right: null, error: '', ...answer });
    store.dispatch(comparisonRead, race.id, race.ticks, 0);
    try {
      const pair = comparing.pair.map((i) => race.runners[i]);
      const failed = pair.find((each) => !each?.stats);
      if (failed || pair.length < 2) return done({ error: failed?.error || 'There is nothing to compare.' });
      const [a, b] = pair.map(({ key }) => /** @type {Seat} */ (seats.get(key)));
      const [left, right] = pair.map(({ stats }) => stats?.expanded ?? 0);
      if (left + right > mostCompared)
        return done({ error: 'These searches are too long to be compared here.' });
      const tell = (/** @type {number} */ base) => (/** @type {number} */ part) =>
        store.dispatch(comparisonRead, race.id, race.ticks, base + part / 2.1);
      const found = divergenceOf(await keysOf(a, left, tell(0)), await keysOf(b, right, tell(0.48)));
      const at = found.step;
      const shown = async (/** @type {Seat} */ { engine }, /** @type {number} */ count) =>
        at === null || at >= count ? null : engine.step(at, 0);
      done({ found, left: await shown(a, left), right: await shown(b, right) });
    } catch (error) {
      done({ error: wordsOf(error) });
    } finally {
      isBusy = false;
    }
    if (isRaceRunning(store.state.race)) void run();
  }

  return (state, before) => {
    const { race, comparing } = state;
    if (race !== before.race && isRaceRunning(race)) void run();
    else if (comparing !== before.comparing && comparing?.ticks === -1 && !isRaceRunning(race))
      void compare();
  };
}

/** @param {number} value */
const finite = (value) => (Number.isFinite(value) ? Math.max(0, value) : null);

/** @param {string} message @returns {SearchResult} */
const refusal = (message) => ({ ok: false, error: { message, line: 0, column: 0, field: 'heuristic' } });

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? error.message : 'The engine stopped working.');

/** @param {{ message: string, line: number }} failure */
const failureOf = ({ message, line }) => `${line ? `Line ${line} of the heuristic: ` : ''}${message}`;

/** Whether a search does not go on. @param {Race} race @param {NonNullable<Runner['stats']>} stats
 * @param {number} seconds */
function isOver({ document: { bound } }, { status, expanded }, seconds) {
  if (status === 'solved' || status === 'exhausted' || status === 'failed' || status === 'memory')
    return true;
  return expanded >= (bound.expansions ?? Infinity) || seconds >= (bound.seconds ?? Infinity);
}

/** The board of the goal that was found, else of the node expanded last. @param {RaceEngine} engine
 * @param {NonNullable<Runner['stats']>} stats @returns {Promise<Cells | null>} */
async function boardOf(engine, { status, incumbents, expanded }) {
  const plan = incumbents.at(-1);
  if (status === 'solved' && plan) return engine.cells(plan.node);
  const last = expanded ? await engine.columns(expanded - 1, expanded) : null;
  return engine.cells(last?.node[0] ?? 0);
}
