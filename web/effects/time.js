/**
 * Loads what the cursor and the selection point at: a step of the search, a board of the plan, a node, the
 * next place of a kind; and plays. Of several wishes in a row only the last counts.
 * @import { Engine } from '../engine/engine.js'
 * @import { BreakpointRow } from '../model/types.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @typedef {Pick<Engine, 'step' | 'cells' | 'tree' | 'nearest' | 'linePosition'>} TimeEngine
 */
import { breakpointName } from '../model/breakpoints.js';
import { narratePlan, narrateStep } from '../model/narrate.js';
import { Ticker } from '../model/ticker.js';
import { isHeld } from '../state/selectors-question.js';
import { breakpointsOf, canStep } from '../state/selectors-run.js';
import {
  jumpFound,
  nodeArrived,
  pause,
  selectNode,
  stepArrived,
  stepTakesLong,
  tick,
} from '../state/updates-cursor.js';
import { missedNode } from '../model/link-step.js';
import { linkedNodeTaken, notify } from '../state/updates-page.js';
import { planBoardArrived } from '../state/updates-plan.js';

const frontierRows = 48;
/** Milliseconds after which one wonders whether anything happens. */
const noticed = 300;
/** Faster than this the play leaves steps out. */
const shownEachSecond = 60;

/** @param {Store} store @param {TimeEngine} engine @param {Clock} clock @returns {Follower} */
export function timeEffect(store, engine, clock) {
  let wish = 0;
  /** @type {Promise<void>} */ let loading = Promise.resolve();
  const ticker = new Ticker(
    (wake, milliseconds) => clock.after(milliseconds, wake),
    () => clock.now(),
  );

  /** @param {State} state */
  async function loadStep(state) {
    const mine = ++wish;
    const { cursor } = state;
    let waits = true;
    clock.after(noticed, () => waits && mine === wish && store.dispatch(stepTakesLong, cursor.step));
    const step = await engine.step(cursor.step, frontierRows).catch(() => null);
    waits = false;
    if (mine !== wish) return;
    if (!step) return store.dispatch(pause);
    const { catalog, run, cursor: now } = store.state;
    const isSaid = catalog && run?.stats && !now.playing && !isHeld(store.state);
    const words = isSaid ? narrateStep(step, catalog, run) : '';
    store.dispatch(stepArrived, step, words);
    const { linked, run: shown } = store.state;
    if (linked.node === null || !shown) return;
    const missed = missedNode(linked.node, shown);
    if (missed) store.dispatch(notify, missed, 'note');
    else store.dispatch(selectNode, linked.node);
    store.dispatch(linkedNodeTaken);
  }

  /** @param {State} state */
  async function loadPlanBoard({ plan, cursor }) {
    const mine = ++wish;
    const { shown } = plan;
    if (!shown) return;
    const position = await engine.linePosition('plan', cursor.move).catch(() => null);
    const node = shown.nodes[cursor.move];
    const board =
      position?.picture ?? (node === undefined ? null : await engine.cells(node).catch(() => null));
    if (mine !== wish || !board) return;
    const words = store.state.cursor.playing || cursor.move === 0 ? '' : narratePlan(shown, cursor.move);
    store.dispatch(planBoardArrived, shown, cursor.move, board, words);
  }

  /** @param {number} node */
  async function loadNode(node) {
    const columns = await engine.tree(node, node + 1).catch(() => null);
    const isKnown = Boolean(columns?.parent.length);
    const moment = isKnown
      ? null
      : await engine.nearest([{ event: 'state', node }], -1, true).catch(() => null);
    const cells = isKnown ? await engine.cells(node).catch(() => null) : null;
    store.dispatch(nodeArrived, node, columns, cells, moment?.index ?? null);
  }

  /** @param {State} state */
  async function findJump(state) {
    const { cursor, run, catalog } = state;
    const { forwards, number } = /** @type {NonNullable<typeof cursor.wanted>} */ (cursor.wanted);
    /** @type {BreakpointRow[]} */
    const rows = cursor.jump ? [{ event: cursor.jump }] : breakpointsOf(state);
    const from = cursor.track === 'search' ? cursor.step : -1;
    const stop = await engine.nearest(rows, from, forwards).catch(() => null);
    // A search that ends with a plan takes the goal from the frontier, which is no expansion any more: the
    // last place.
    const last = run?.stats?.expanded ?? 0;
    const atEnd =
      forwards &&
      from < last &&
      run?.stats?.incumbents.at(-1)?.expanded === last &&
      rows.some(({ event }) => event === 'incumbent');
    const name = rows.length === 1 && catalog ? breakpointName(rows[0], catalog) : 'breakpoint';
    const words = `No ${forwards ? 'later' : 'earlier'} step: ${name}.`;
    store.dispatch(jumpFound, number, stop?.index ?? (atEnd ? last : null), words);
  }

  function play() {
    void ticker.start(
      () => Math.min(store.state.cursor.speed, shownEachSecond),
      async () => {
        const { playing, track, speed } = store.state.cursor;
        if (!playing) return false;
        store.dispatch(tick, track === 'search' ? Math.max(1, Math.round(speed / shownEachSecond)) : 1);
        await loading;
        return store.state.cursor.playing;
      },
    );
  }

  return (state, before) => {
    const { cursor, selection, plan, run } = state;
    const old = before.cursor;
    const entered = cursor.track !== old.track || state.mode !== before.mode;
    if (cursor.track === 'search' && canStep(state)) {
      // The place behind the last expansion changes when the search goes on.
      const grown = run?.status !== before.run?.status && cursor.step >= (before.run?.stats?.expanded ?? 0);
      if (
        entered ||
        grown ||
        cursor.step !== old.step ||
        (state.step === null && before.step !== null) ||
        !canStep(before)
      )
        loading = loadStep(state);
    }
    if (cursor.track === 'plan' && plan.shown) {
      if (entered || cursor.move !== old.move || plan.shown !== before.plan.shown)
        loading = loadPlanBoard(state);
    }
    if (selection && !selection.known && selection.node !== before.selection?.node)
      void loadNode(selection.node);
    if (cursor.wanted && cursor.wanted !== old.wanted) void findJump(state);
    if (cursor.playing && !old.playing) play();
    if (!cursor.playing && old.playing) ticker.stop();
  };
}
