/**
 * What the page itself shows: panes, menus, notices, colours, size, and what its address asked for.
 * @import { LinkView } from '../model/link.js'
 * Those of the shell (panes, notices, colours, size) are given the state of either screen.
 * @import { Embed, Home, Layout, Notice, Overview, Panes, Shell, State } from './state.js'
 */
import { newQuestion } from './selectors-question.js';
import { set } from './state.js';

/** @template {Shell} S @param {S} state @param {Partial<Shell>} change @returns {S} */
const shown = (state, change) => set(state, /** @type {Partial<S>} */ (change));

/** @template {Shell} S @param {S} state @param {Partial<Panes>} change @returns {S} */
const arranged = (state, change) => shown(state, { panes: set(state.panes, change) });

/** A tab chosen by hand stays until the next run. @template {Shell} S @param {S} state
 * @param {Home} home @param {string} id
 * @returns {S} */
export const chooseTab = (state, home, id) =>
  arranged(state, { chosen: { ...state.panes.chosen, [home]: id } });

/** @template {Shell} S @param {S} state @param {string} name
 * @param {number | null} part null: as it was at first @returns {S} */
export function resizePane(state, name, part) {
  const { [name]: _, ...sizes } = state.panes.sizes;
  return arranged(state, { sizes: part === null ? sizes : { ...sizes, [name]: part } });
}

/** @template {Shell} S @param {S} state @param {Readonly<Record<string, number>>} sizes @returns {S} */
export const sizesRestored = (state, sizes) => arranged(state, { sizes });

/** A pane fills the work area, or no longer does. @template {Shell} S @param {S} state
 * @param {Panes['full']} home @returns {S} */
export const fillPane = (state, home) => arranged(state, { full: state.panes.full === home ? '' : home });

/** A part that is loaded later is on its way, here, or cannot be had. @template {Shell} S @param {S} state
 * @param {string} id @param {'loading' | 'ready' | 'failed'} how @returns {S} */
export const partLoaded = (state, id, how) => arranged(state, { parts: { ...state.panes.parts, [id]: how } });

/** @template {Shell} S @param {S} state @param {Layout} layout @returns {S} */
export const setLayout = (state, layout) =>
  layout === state.layout ? state : shown(arranged(state, { full: '' }), { layout });

/** Opens a menu or a dialog, and closes any other; the same once more closes it. @template {Shell} S
 * @param {S} state
 * @param {string} name @returns {S} */
export const toggleMenu = (state, name) => shown(state, { open: state.open === name ? '' : name });

/** @template {Shell} S @param {S} state @returns {S} */
export const closeMenu = (state) => shown(state, { open: '' });

/** @template {Shell} S @param {S} state @param {string} narration @returns {S} */
export const say = (state, narration) => shown(state, { narration });

/** @template {Shell} S @param {S} state @param {string} words @param {Notice['tone']} [tone]
 * @param {Notice['action']} [action]
 * @returns {S} */
export const notify = (state, words, tone = 'bad', action = '') =>
  shown(state, { notice: words ? { words, tone, action } : null });

/** The one that is shown. @template {Shell} S @param {S} state @returns {S} */
export const closeNotice = (state) => shown(state, state.notice ? { notice: null } : { newer: false });

/** A new version of the page is here, and waits. @template {Shell} S @param {S} state @returns {S} */
export const newerFound = (state) => shown(state, { newer: true });

/** @template {Shell} S @param {S} state @param {boolean} dark @returns {S} */
export const setDark = (state, dark) => shown(state, { dark });

/** Something is held over the page. @param {State} state @param {boolean} dropping @returns {State} */
export const setDropping = (state, dropping) => set(state, { dropping });

/** The link is on the clipboard, or that is no longer told. @template {Shell} S @param {S} state
 * @param {boolean} copied
 * @returns {S} */
export const linkCopied = (state, copied) =>
  shown(state, { copied, narration: copied ? 'The link is on the clipboard.' : state.narration });

/** What a link shows besides its document. @param {State} state @param {LinkView} view @returns {State} */
export function viewLinked(state, view) {
  const { step, node, plan, theme, ask, host, url } = view;
  const chosen = /** @type {Panes['chosen']} */ (view.panes);
  return arranged(
    set(state, {
      linked: { step, node, plan, theme, ask, host, url },
      cursor: set(state.cursor, { whole: view.whole }),
      embed: state.embed.on
        ? set(state.embed, { controls: view.controls, readOnly: view.readOnly })
        : state.embed,
    }),
    Object.keys(chosen).length ? { chosen } : {},
  );
}

/** A link asks a question, or no longer does. Its card comes into sight. @template {Shell & { question:
 * import('./state.js').Question | null }} S @param {S} state @param {string | null} ask @returns {S} */
export const questionAsked = (state, ask) =>
  set(
    ask ? arranged(state, { chosen: {} }) : state,
    /** @type {Partial<S>} */ ({ question: ask ? newQuestion(ask) : null }),
  );

/** The node that a link asked for is shown. @param {State} state @returns {State} */
export const linkedNodeTaken = (state) => set(state, { linked: { ...state.linked, node: null } });

/** The file that a link leads to is here. @param {State} state @returns {State} */
export const linkedFileTaken = (state) => set(state, { linked: { ...state.linked, url: '' } });

/** @param {State} state @param {boolean} on @returns {State} */
export const setEmbedded = (state, on) =>
  set(state, { embed: /** @type {Embed} */ (set(state.embed, { on })) });

/** @param {State} state @param {number} runs of which search it is @param {Partial<Overview>} found
 * @returns {State} */
export const overviewArrived = (state, runs, found) =>
  runs === state.runs ? set(state, { overview: set(state.overview, found) }) : state;

/** What was kept in the browser. @param {State} state @param {Readonly<Record<string, string>>} boards
 * @param {State['bests']} bests @param {State['found']} [found] @returns {State} */
export const recordsRestored = (state, boards, bests, found = {}) =>
  set(state, { boards: { ...boards, ...state.boards }, bests, found });
