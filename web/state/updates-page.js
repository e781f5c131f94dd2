/**
 * What the page itself shows: panes, menus, notices, colours, size, and what its address asked for.
 * @import { LinkView } from '../model/link.js'
 * @import { Embed, Home, Layout, Notice, Overview, Panes, State } from './state.js'
 */
import { set } from './state.js';

/** @param {State} state @param {Partial<Panes>} change @returns {State} */
const arranged = (state, change) => set(state, { panes: set(state.panes, change) });

/** A tab chosen by hand stays until the next run. @param {State} state @param {Home} home @param {string} id
 * @returns {State} */
export const chooseTab = (state, home, id) =>
  arranged(state, { chosen: { ...state.panes.chosen, [home]: id } });

/** @param {State} state @param {string} name @param {number | null} part null: as it was at first @returns {State} */
export function resizePane(state, name, part) {
  const { [name]: _, ...sizes } = state.panes.sizes;
  return arranged(state, { sizes: part === null ? sizes : { ...sizes, [name]: part } });
}

/** @param {State} state @param {Readonly<Record<string, number>>} sizes @returns {State} */
export const sizesRestored = (state, sizes) => arranged(state, { sizes });

/** A pane fills the work area, or no longer does. @param {State} state @param {Panes['full']} home @returns {State} */
export const fillPane = (state, home) => arranged(state, { full: state.panes.full === home ? '' : home });

/** A part that is loaded later is on its way, here, or cannot be had. @param {State} state @param {string} id
 * @param {'loading' | 'ready' | 'failed'} how @returns {State} */
export const partLoaded = (state, id, how) => arranged(state, { parts: { ...state.panes.parts, [id]: how } });

/** @param {State} state @param {Layout} layout @returns {State} */
export const setLayout = (state, layout) => (layout === state.layout ? state : set(arranged(state, { full: '' }), { layout }));

/** Opens a menu or a dialog, and closes any other; the same once more closes it. @param {State} state
 * @param {string} name @returns {State} */
export const toggleMenu = (state, name) => set(state, { open: state.open === name ? '' : name });

/** @param {State} state @returns {State} */
export const closeMenu = (state) => set(state, { open: '' });

/** @param {State} state @param {string} narration @returns {State} */
export const say = (state, narration) => set(state, { narration });

/** @param {State} state @param {string} words @param {Notice['tone']} [tone] @param {Notice['action']} [action]
 * @returns {State} */
export const notify = (state, words, tone = 'bad', action = '') =>
  set(state, { notice: words ? { words, tone, action } : null });

/** @param {State} state @returns {State} */
export const closeNotice = (state) => set(state, { notice: null });

/** @param {State} state @param {boolean} dark @returns {State} */
export const setDark = (state, dark) => set(state, { dark });

/** Something is held over the page. @param {State} state @param {boolean} dropping @returns {State} */
export const setDropping = (state, dropping) => set(state, { dropping });

/** The link is on the clipboard, or that is no longer told. @param {State} state @param {boolean} copied
 * @returns {State} */
export const linkCopied = (state, copied) =>
  set(state, { copied, narration: copied ? 'The link is on the clipboard.' : state.narration });

/** Whether the document fits into a link. @param {State} state @param {boolean} linkFits @returns {State} */
export const linkMeasured = (state, linkFits) => set(state, { linkFits });

/** What a link shows besides its document. @param {State} state @param {LinkView} view @returns {State} */
export function viewLinked(state, view) {
  const chosen = /** @type {Panes['chosen']} */ (view.panes);
  return arranged(set(state, {
    linked: { step: view.step, node: view.node },
    embed: state.embed.on ? set(state.embed, { controls: view.controls, readOnly: view.readOnly }) : state.embed,
  }), Object.keys(chosen).length ? { chosen } : {});
}

/** The node that a link asked for is shown. @param {State} state @returns {State} */
export const linkedNodeTaken = (state) => set(state, { linked: { ...state.linked, node: null } });

/** @param {State} state @param {boolean} on @returns {State} */
export const setEmbedded = (state, on) => set(state, { embed: /** @type {Embed} */ (set(state.embed, { on })) });

/** @param {State} state @param {number} runs of which search it is @param {Partial<Overview>} found @returns {State} */
export const overviewArrived = (state, runs, found) =>
  (runs === state.runs ? set(state, { overview: set(state.overview, found) }) : state);

/** What was kept in the browser. @param {State} state @param {Readonly<Record<string, string>>} boards
 * @param {Readonly<Record<string, number>>} bests @returns {State} */
export const recordsRestored = (state, boards, bests) => set(state, { boards: { ...boards, ...state.boards }, bests });
