/**
 * Where in time one looks, what is played, and which node is shown beside that.
 * @import { Cells, Step } from '../model/types.js'
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Cursor, Mode, Selection, State, Track_ } from './state.js'
 */
import { formatCount } from '../model/format.js';
import { heldStep } from './selectors-question.js';
import { set } from './state.js';
import { canStep, droppedNow, lastPlace, placeOf } from './selectors-run.js';

const mostJumps = 100;
const never = 0xffffffff;

/** @param {State} state @param {Partial<Cursor>} change @returns {State} */
const moved = (state, change) => set(state, { cursor: set(state.cursor, change) });

/** @param {State} state @param {Mode} mode @returns {State} */
export function setMode(state, mode) {
  if (state.embed.readOnly && mode === 'edit') return state;
  return moved(set(state, { mode, selection: null, panes: set(state.panes, { chosen: {} }) }), {
    playing: false,
  });
}

/** The timeline of the search, that of the plan, or the board as it stands. @param {State} state
 * @param {Track_} track
 * @returns {State} */
export function showTrack(state, track) {
  return moved(set(state, { mode: 'watch', selection: null }), { track, playing: false });
}

/** All of the tree, or what of it there is at the step. @param {State} state @param {boolean} whole
 * @returns {State} */
export const showWholeTree = (state, whole) => moved(state, { whole });

/** @param {State} state @param {number} place @returns {State} */
const moveTo = (state, place) =>
  moved(set(state, { selection: null }), { playing: false, ...to(state, place) });

/** A place of the shown track. Further than to the next one is a jump; of a knob that is dragged only the
 * first.
 * @param {State} state @param {number} place @param {boolean} [dragged] @returns {State} */
export function seek(state, place, dragged = false) {
  const next = moveTo(state, place);
  return dragged || Math.abs(placeOf(next) - placeOf(state)) < 2 ? next : remembered(next, state.cursor);
}

/** So that Back returns there. @param {State} state @param {Cursor} from @returns {State} */
const remembered = (state, { track, step, move }) =>
  set(state, { jumps: [...state.jumps, { track, step, move }].slice(-mostJumps) });

/** A place of the shown track, kept inside it. @param {State} state @param {number} place
 * @returns {Partial<Cursor>} */
function to(state, place) {
  const inside = Math.max(0, Math.min(Math.round(place), lastPlace(state)));
  if (state.cursor.track === 'search') return { step: inside };
  return state.cursor.track === 'plan' ? { move: inside } : {};
}

/** @param {State} state @param {number} by @returns {State} */
export function seekBy(state, by) {
  // From the start one steps into what there is: the plan, or else the search.
  if (state.cursor.track === 'start' && by > 0 && canStep(state)) {
    return showTrack(state, state.plan.shown ? 'plan' : 'search');
  }
  return seek(state, placeOf(state) + by);
}

/** @param {State} state @param {'first' | 'last'} end @returns {State} */
export function seekEnd(state, end) {
  const next = moveTo(state, end === 'first' ? 0 : lastPlace(state));
  return placeOf(next) === placeOf(state) ? next : remembered(next, state.cursor);
}

/** Goes to a step of the search from wherever one is, so that Back returns. @param {State} state
 * @param {number} step
 * @returns {State} */
export function jumpTo(state, step) {
  const last = heldStep(state) ?? state.run?.stats?.expanded ?? 0;
  const target = Math.max(0, Math.min(step, last));
  const { cursor } = state;
  if (cursor.track === 'search' && cursor.step === target) return set(state, { selection: null });
  const next = set(remembered(state, cursor), { mode: 'watch', selection: null });
  return moved(next, { track: 'search', step: target, playing: false, wanted: null });
}

/** Back from the last jump. @param {State} state @returns {State} */
export function back(state) {
  if (state.selection) return set(state, { selection: null });
  if (droppedNow(state)) return set(state, { dropped: null });
  const from = state.jumps.at(-1);
  if (from === undefined) return state;
  const next = set(state, { jumps: state.jumps.slice(0, -1), mode: 'watch' });
  const track = from.track === 'plan' && !state.plan.shown ? 'start' : from.track;
  const move = Math.min(from.move, state.plan.shown?.actions.length ?? 0); // of a shorter plan since then
  return moved(next, { ...from, track, move, playing: false });
}

/** To the next place of the chosen kind, or the one before: the engine looks for it. @param {State} state
 * @param {boolean} forwards @returns {State} */
export function wantJump(state, forwards) {
  if (!canStep(state)) return state;
  const number = (state.cursor.wanted?.number ?? 0) + 1;
  return moved(set(state, { selection: null }), { playing: false, wanted: { forwards, number } });
}

/** @param {State} state @param {number} number @param {number | null} index null: there is none
 * @param {string} words said then @returns {State} */
export function jumpFound(state, number, index, words) {
  if (state.cursor.wanted?.number !== number) return state;
  const there = index === null ? set(state, { narration: words }) : jumpTo(state, index);
  return moved(there, { wanted: null });
}

/** @param {State} state @param {string} jump an event, or '' for the user's own breakpoints
 * @returns {State} */
export const pickJump = (state, jump) => moved(state, { jump });

/** @param {State} state @returns {State} */
export function togglePlay(state) {
  const { playing } = state.cursor;
  if (playing) return moved(state, { playing: false });
  const entered = state.cursor.track === 'start' ? seekBy(state, 1) : state;
  if (lastPlace(entered) === 0 || entered.mode !== 'watch') return entered;
  const rewound = placeOf(entered) >= lastPlace(entered) ? to(entered, 0) : {};
  return moved(set(entered, { selection: null }), { playing: true, ...rewound });
}

/** One tick of play. @param {State} state @param {number} by @returns {State} */
export function tick(state, by) {
  if (!state.cursor.playing) return state;
  const next = moved(state, to(state, placeOf(state) + by));
  return placeOf(next) >= lastPlace(next) ? moved(next, { playing: false }) : next;
}

/** @param {State} state @returns {State} */
export const pause = (state) => moved(state, { playing: false });

/** @param {State} state @param {number} speed steps a second @returns {State} */
export const setSpeed = (state, speed) => moved(state, { speed });

/** @param {State} state @param {Step} step @param {string} words said aloud, '' for nothing
 * @returns {State} */
export const stepArrived = (state, step, words) =>
  set(state, { step, slowStep: null, narration: words || state.narration });

/** After millions of expansions a step may take seconds. @param {State} state @param {number} step
 * @returns {State} */
export const stepTakesLong = (state, step) =>
  set(state, { slowStep: step, narration: `Step ${formatCount(step)} is being worked out.` });

/** Shows a node without moving time. @param {State} state @param {number} node @returns {State} */
export function selectNode(state, node) {
  const isHere = state.cursor.track === 'search' && state.step?.expansion.node === node;
  if (isHere) return set(state, { selection: null });
  const selection = {
    node,
    parent: null,
    side: 0,
    g: 0,
    h: 0,
    f: 0,
    expandedAt: null,
    cells: null,
    known: false,
  };
  const entered = state.cursor.track === 'search' ? state : moved(state, { track: 'search' });
  return moved(set(entered, { mode: 'watch', selection }), { playing: false });
}

/** Shows the board that a dropped successor of this step would have led to, or no longer.
 * @param {State} state @param {number} successor its number @returns {State} */
export function lookAtDropped(state, successor) {
  const step = state.step?.expansion.index ?? -1;
  const isShown = state.dropped?.step === step && state.dropped.successor === successor;
  return moved(set(state, { selection: null, dropped: isShown ? null : { step, successor } }), {
    playing: false,
  });
}

/** @param {State} state @param {number} node @param {NodeColumns | null} columns of this one node
 * @param {Cells | null} cells @param {number | null} moment where it was expanded, when only that is known
 * @returns {State} */
export function nodeArrived(state, node, columns, cells, moment) {
  if (state.selection?.node !== node || state.selection.known) return state;
  if (!columns?.parent.length) {
    // A strategy that keeps only its line remembers no nodes: then there is nothing to show but the moment.
    return moment === null
      ? set(state, { selection: null })
      : jumpTo(set(state, { selection: null }), moment);
  }
  const at = columns.expanded_at[0];
  /** @type {Selection} */
  const selection = {
    node,
    parent: columns.parent[0] === never ? null : columns.parent[0],
    side: columns.side?.[0] ?? 0,
    g: columns.g[0],
    h: columns.h[0],
    f: columns.f[0],
    expandedAt: at === never ? null : at,
    cells,
    known: true,
  };
  return set(state, { selection });
}

/** To the expansion of the node that is shown. @param {State} state @returns {State} */
export function goToExpansion(state) {
  const at = state.selection?.expandedAt ?? null;
  return at === null ? state : jumpTo(state, at);
}
