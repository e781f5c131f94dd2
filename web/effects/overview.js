/**
 * Brings what the timeline and the views of a whole search show: fetched when someone looks, and again when
 * the search or the step has moved on, at most about once a second while it runs.
 * @import { Engine } from '../engine/engine.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { FormulaGrid, Overview, Run, State } from '../state/state.js'
 * @typedef {Pick<Engine, 'timeline' | 'plane' | 'heat' | 'tree' | 'track' | 'formulaPlane' |
 *   'featureCells' | 'plan' | 'validate'>} OverviewEngine
 * @typedef {keyof Overview} What
 */
import { breakpointsOf, canStep, formulaOf, isRunning } from '../state/selectors-run.js';
import { overviewArrived } from '../state/updates-page.js';

const pause = 800;
/** Between two steps looked at in quick succession: the worker is needed for the steps themselves. */
const pauseOfSteps = 200;
const parts = 400;
const gridSteps = 60;
/** More than anyone can tell apart, and quick to lay out. */
export const mostNodes = 250_000;
/** Of a search that runs: the tree is laid out anew every second, and the page must go on answering. */
const mostWhileRunning = 10_000;

/** What should be there, and from when it must be. @param {State} state
 * @param {ReadonlySet<string>} inSight ids of panes
 * @returns {Partial<Record<What, string>>} */
export function wanted(state, inSight) {
  const { run, cursor, overview, runs } = state;
  if (!canStep(state)) return {};
  const expanded = run?.stats?.expanded ?? 0;
  const now = `${runs}:${expanded}`;
  const step = cursor.track === 'search' ? cursor.step : null;
  return {
    ...(step === null ? {} : { timeline: `${now}:${JSON.stringify(breakpointsOf(state))}` }),
    ...(inSight.has('cost') || inSight.has('compare') ? { track: now } : {}),
    // none before the heuristic is ready
    ...(inSight.has('tree') && run?.stats?.nodes ? { tree: treeKey(state) } : {}),
    ...(inSight.has('cells') && run?.stats?.nodes ? { cells: now } : {}),
    ...(inSight.has('plans') ? { lengths: `${runs}:${run?.stats?.incumbents.length}` } : {}),
    ...(inSight.has('plane')
      ? { plane: now, grid: `${runs}:${JSON.stringify(knownOf(state))}:${overview.plane?.g.length}` }
      : {}),
    ...(inSight.has('heat') ? { heat: `${runs}:${step ?? expanded}` } : {}),
  };
}

/** Beyond its last node a tree that is shown in part changes only in what is expanded.
 * @param {State} state */
function treeKey(state) {
  const { run, runs } = state;
  const nodes = run?.stats?.nodes ?? 0;
  const isPart = isRunning(state) && nodes > mostWhileRunning;
  return `${runs}:${Math.min(nodes, treeLimit(run))}:${isPart ? '' : run?.stats?.expanded}`;
}

/** @param {Run | null} run */
const treeLimit = (run) => (run?.status === 'running' ? mostWhileRunning : mostNodes);

/** What f depends on, at the step or at the end. @param {State} state */
function knownOf(state) {
  const moment = state.cursor.track === 'search' ? state.step?.expansion : state.run?.stats;
  return moment ? { weight: moment.weight, cost: moment.cost, lower_bound: moment.lower_bound } : null;
}

/** @param {Store} store @param {OverviewEngine} engine @param {Clock} clock
 * @param {(state: State) => ReadonlySet<string>} inSight @returns {Follower} */
export function overviewEffect(store, engine, clock, inSight) {
  /** What was last fetched, so that it is not fetched again.
   * @type {Partial<Record<What, string>>} */ const have = {};
  let busy = false;
  let last = -Infinity;
  /** @type {(() => void) | null} */ let cancel = null;

  const missing = () => {
    const { state } = store;
    return /** @type {[What, string][]} */ (Object.entries(wanted(state, inSight(state)))).filter(
      ([what, key]) => have[what] !== key,
    );
  };

  function consider() {
    if (busy || cancel || !missing().length) return;
    const wait = last + (isRunning(store.state) ? pause : pauseOfSteps) - clock.now();
    if (wait <= 0) return void fetchAll();
    cancel = clock.after(wait, () => {
      cancel = null;
      consider();
    });
  }

  /** One round over all that is wanted. */
  async function fetchAll() {
    busy = true;
    for (const [what] of missing()) await bring(what);
    busy = false;
    last = clock.now();
    consider();
  }

  /** Of a search that has ended all portions; of one that runs, one a round. @param {What} what */
  async function bring(what) {
    for (;;) {
      const { state } = store;
      const key = wanted(state, inSight(state))[what];
      if (key === undefined || have[what] === key) return;
      // Where the worker is gone there is nothing to wait for; a new search starts afresh.
      const { found, isWhole } = await load(what, state).catch(() => ({ found: {}, isWhole: true }));
      if (store.state.runs !== state.runs) return;
      if (isWhole) have[what] = key;
      store.dispatch(overviewArrived, state.runs, found);
      if (isRunning(store.state)) return;
    }
  }

  /** @param {What} what @param {State} state @returns
   * {Promise<{ found: Partial<Overview>, isWhole: boolean }>} */
  async function load(what, state) {
    const { run, cursor } = state;
    if (what === 'track') return { found: { track: await engine.track() }, isWhole: true };
    if (what === 'tree') return { found: { tree: await engine.tree(0, treeLimit(run)) }, isWhole: true };
    if (what === 'lengths') return (await import('./overview-later.js')).loadLengths(engine, state);
    if (what === 'cells') return (await import('./overview-later.js')).loadCells(engine, treeLimit(run));
    if (what === 'grid') return { found: { grid: await loadGrid(state) }, isWhole: true };
    if (what === 'timeline') {
      const timeline = await engine.timeline(parts, breakpointsOf(state));
      return { found: { timeline }, isWhole: timeline?.done ?? true };
    }
    if (what === 'plane') {
      const answer = await engine.plane();
      return { found: { plane: answer?.points ?? null }, isWhole: answer?.done ?? true };
    }
    const answer = await engine.heat(cursor.track === 'search' ? cursor.step : (run?.stats?.expanded ?? 0));
    return {
      found: answer?.done === false ? {} : { heat: answer?.map ?? null },
      isWhole: answer?.done ?? true,
    };
  }

  /** @param {State} state @returns {Promise<FormulaGrid | null>} */
  async function loadGrid(state) {
    const [formula, known, { plane }] = [formulaOf(state), knownOf(state), state.overview];
    if (!formula || !plane?.g.length || !known) return null;
    const most = (/** @type {Float64Array} */ values) => values.reduce((a, b) => Math.max(a, b), 1) * 1.05;
    const [gMost, hMost] = [most(plane.g), most(plane.h)];
    const values = await engine.formulaPlane(formula, known, gMost, hMost, gridSteps);
    return values.length ? { values, steps: gridSteps, gMost, hMost } : null;
  }

  return (state, before) => {
    // Another view was opened: it does not wait for its turn.
    const opened = [...inSight(state)].some((id) => !inSight(before).has(id));
    if (opened && !busy) {
      last = -Infinity;
      cancel?.();
      cancel = null;
    }
    if (
      opened ||
      state.run !== before.run ||
      state.cursor !== before.cursor ||
      state.step !== before.step ||
      state.history !== before.history ||
      state.stops !== before.stops
    )
      consider();
  };
}
