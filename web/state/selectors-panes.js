/**
 * Which panes there are now, and which tab each home shows; of either screen.
 * @import { Page } from '../app.js'
 * @import { Home, Shell, State } from './state.js'
 * @typedef {(state: State, page: Page) => unknown} PaneView   the template of a pane; page: what it can ask
 *   for
 */
/**
 * @template S
 * @typedef {{ id: string, title: string, short?: string, home: 'A' | 'B' | 'C', alone?: boolean,
 *   applies: (state: S) => boolean, count?: (state: S) => number | null }} TabOf
 *   short: where room is scarce; alone: needs the width of two; count: a number beside the title
 */
/**
 * @typedef {TabOf<State> & { icon: string, part?: string, load: () => Promise<{ default: PaneView }> }} Pane
 *   part: of an embedded page (docs/links.md); without one it is there only where its id is named
 * @typedef {Readonly<Record<Home, string>>} Defaults   what each home shows by itself; D shows another of C's
 */
import { phaseOf } from './selectors-run.js';

/** @type {Record<string, Defaults>} */
const shownWhen = {
  idle: { A: 'rules', B: 'level', C: 'lessons', D: 'compare' },
  running: { A: 'plans', B: 'counters', C: 'cost', D: 'tree' },
  stepping: { A: 'node', B: 'frontier', C: 'tree', D: 'plane' },
  plan: { A: 'plans', B: 'counters', C: 'cost', D: 'tree' },
  edit: { A: 'text', B: 'checks', C: 'estimates', D: 'lessons' },
  play: { A: 'moves', B: 'hint', C: 'lessons', D: 'compare' },
};

/** What the puzzles' screen shows by itself now. @param {State} state @returns {Defaults} */
export const defaultsOf = (state) =>
  state.question ? { ...shownWhen[phaseOf(state)], A: 'question' } : shownWhen[phaseOf(state)];

/** The panes of a home that apply now. @template {Shell} S @template {TabOf<S>} T @param {readonly T[]} panes
 * @param {S} state @param {Home} home */
export const panesOf = (panes, state, home) =>
  panes.filter((pane) => pane.home === (home === 'D' ? 'C' : home) && pane.applies(state));

/** The pane that a home shows. @template {Shell} S @template {TabOf<S>} T @param {readonly T[]} panes
 * @param {S} state @param {Home} home @param {Defaults} defaults @returns {T | null} */
export function tabOf(panes, state, home, defaults) {
  // The second pane of the whole search never shows what the first one does.
  const other = home === 'D' ? tabOf(panes, state, 'C', defaults)?.id : undefined;
  const all = panesOf(panes, state, home).filter(({ id }) => id !== other);
  const wanted = [state.panes.chosen[home], defaults[home], ...(home === 'D' ? [defaults.C] : [])];
  return wanted.flatMap((id) => all.filter((pane) => pane.id === id))[0] ?? all[0] ?? null;
}

/** The homes that are in sight, by the size of the window. @param {Shell} state @returns {Home[]} */
export function homesOf({ layout, panes }) {
  if (panes.full === 'board') return [];
  if (panes.full) return [panes.full];
  if (layout === 'wide') return ['A', 'B', 'C', 'D'];
  return layout === 'desktop' ? ['A', 'B', 'C'] : [];
}

/** Where there is room for one pane only, the tabs of all homes in one row: first those shown by themselves.
 * @template {Shell} S @template {TabOf<S>} T @param {readonly T[]} panes @param {S} state
 * @param {Defaults} defaults @returns {T[]} */
export function oneRow(panes, state, defaults) {
  const rank = (/** @type {T} */ { id }) => {
    const at = [defaults.A, defaults.B, defaults.C, defaults.D].indexOf(id);
    return at < 0 ? 9 : at;
  };
  return panes.filter((pane) => pane.applies(state)).toSorted((a, b) => rank(a) - rank(b));
}

/** The pane or the two panes that are open in that row; `A` holds the one chosen. @template {Shell} S
 * @template {TabOf<S>} T @param {readonly T[]} panes @param {S} state @param {number} most
 * @param {Defaults} defaults @param {string} [preferred] shown while none is chosen @returns {T[]} */
export function openInRow(panes, state, most, defaults, preferred) {
  const row = oneRow(panes, state, defaults);
  const { A, C, B, D } = state.panes.chosen;
  const wanted = [A, C, B, D].find((each) => row.some(({ id }) => id === each)) ?? preferred;
  const at = Math.max(
    0,
    row.findIndex(({ id }) => id === wanted),
  );
  if (most < 2 || row[at]?.alone) return row.slice(at, at + 1);
  const second =
    row.find((pane, i) => i > at && !pane.alone) ?? row.slice(0, at).findLast((pane) => !pane.alone);
  return row.filter((pane, i) => i === at || pane === second);
}

/** The one that a phone shows first while the search runs. @param {State} state */
export const preferredOf = (state) => (phaseOf(state) === 'running' ? 'cost' : undefined);

/** All panes that are in sight. @param {readonly Pane[]} panes @param {State} state @returns {Pane[]} */
export function visiblePanes(panes, state) {
  const { layout } = state;
  const defaults = defaultsOf(state);
  if (layout === 'phone' || layout === 'tablet') {
    return openInRow(panes, state, layout === 'tablet' ? 2 : 1, defaults, preferredOf(state));
  }
  return homesOf(state).flatMap((home) => tabOf(panes, state, home, defaults) ?? []);
}
