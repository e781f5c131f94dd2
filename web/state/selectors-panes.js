/**
 * Which panes there are now, and which tab each home shows.
 * @import { Home, State } from './state.js'
 * @typedef {(state: State, page: any) => unknown} PaneView   the template of a pane; page: what it can ask for
 * @typedef {{ id: string, title: string, short?: string, icon: string, home: 'A' | 'B' | 'C',
 *   applies: (state: State) => boolean, count?: (state: State) => number | null,
 *   load: () => Promise<{ default: PaneView }> }} Pane
 *   short: where room is scarce; count: a number beside the title
 */
import { phaseOf } from './selectors-run.js';

/** What a home shows by itself. D shows another of C's. @type {Record<string, Record<Home, string>>} */
const shownWhen = {
  idle: { A: 'rules', B: 'level', C: 'lessons', D: 'compare' },
  running: { A: 'plans', B: 'counters', C: 'cost', D: 'tree' },
  stepping: { A: 'node', B: 'frontier', C: 'tree', D: 'plane' },
  plan: { A: 'plans', B: 'counters', C: 'cost', D: 'tree' },
  edit: { A: 'text', B: 'checks', C: 'estimates', D: 'lessons' },
  play: { A: 'moves', B: 'hint', C: 'lessons', D: 'compare' },
};

/** The panes of a home that apply now. @param {readonly Pane[]} panes @param {State} state @param {Home} home */
export const panesOf = (panes, state, home) =>
  panes.filter((pane) => pane.home === (home === 'D' ? 'C' : home) && pane.applies(state));

/** The pane that a home shows. @param {readonly Pane[]} panes @param {State} state @param {Home} home
 * @returns {Pane | null} */
export function tabOf(panes, state, home) {
  const defaults = shownWhen[phaseOf(state)];
  // The second pane of the whole search never shows what the first one does.
  const other = home === 'D' ? tabOf(panes, state, 'C')?.id : undefined;
  const all = panesOf(panes, state, home).filter(({ id }) => id !== other);
  const wanted = [state.panes.chosen[home], defaults[home], ...(home === 'D' ? [defaults.C] : [])];
  return wanted.flatMap((id) => all.filter((pane) => pane.id === id))[0] ?? all[0] ?? null;
}

/** The homes that are in sight, by the size of the window. @param {State} state @returns {Home[]} */
export function homesOf({ layout, panes }) {
  if (panes.full === 'board') return [];
  if (panes.full) return [panes.full];
  if (layout === 'wide') return ['A', 'B', 'C', 'D'];
  return layout === 'desktop' ? ['A', 'B', 'C'] : [];
}

/** Where there is room for one pane only, the tabs of all homes in one row: first those of the phase.
 * @param {readonly Pane[]} panes @param {State} state @returns {Pane[]} */
export function oneRow(panes, state) {
  const all = panes.filter((pane) => pane.applies(state));
  const first = shownWhen[phaseOf(state)];
  const rank = (/** @type {Pane} */ { id }) => {
    const at = [first.A, first.B, first.C, first.D].indexOf(id);
    return at < 0 ? 9 : at;
  };
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** The pane or the two panes that are open in that row; `A` holds the one chosen. @param {readonly Pane[]} panes
 * @param {State} state @param {number} most @returns {Pane[]} */
export function openInRow(panes, state, most) {
  const row = oneRow(panes, state);
  const running = phaseOf(state) === 'running' ? row.findIndex(({ id }) => id === 'cost') : -1;
  const { A, C, B, D } = state.panes.chosen;
  const byHand = [A, C, B, D].find((wanted) => row.some(({ id }) => id === wanted));
  const chosen = row.findIndex(({ id }) => id === byHand);
  const at = Math.max(0, chosen >= 0 ? chosen : running);
  const second = at + 1 < row.length ? at + 1 : at - 1;
  return [row[at], ...(most > 1 && second >= 0 ? [row[second]] : [])].filter(Boolean).sort((a, b) =>
    row.indexOf(a) - row.indexOf(b));
}

/** All panes that are in sight. @param {readonly Pane[]} panes @param {State} state @returns {Pane[]} */
export function visiblePanes(panes, state) {
  const { layout } = state;
  if (layout === 'phone' || layout === 'tablet') return openInRow(panes, state, layout === 'tablet' ? 2 : 1);
  return homesOf(state).flatMap((home) => tabOf(panes, state, home) ?? []);
}
