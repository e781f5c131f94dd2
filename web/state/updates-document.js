/**
 * Changes of the document and of what the engine says of it. Every way to another document leads through
 * `opened`.
 * @import { BoardCheck, Catalog, Cells, Collection, FormulaCheck, OptionRow,
 *   PlaygroundDocument } from '../model/types.js'
 * @import { History } from '../model/history.js'
 * @import { Found } from '../model/intake.js'
 * @import { Notice, State } from './state.js'
 */
import { changeDomain, edit, freshDocument, tidyBoard } from '../model/document.js';
import { record, redo as redone, undo as undone } from '../model/history.js';
import { setOption as withOption } from '../model/options.js';
import { toggled } from '../model/breakpoints.js';
import { documentOf, set } from './state.js';
import { withoutOwn } from './updates-own.js';

/** The engine is there. @param {State} state @param {Catalog} catalog @returns {State} */
export const engineReady = (state, catalog) => set(state, { catalog, ready: true });

/** @param {State} state @param {string} reason @returns {State} */
export const engineUnavailable = (state, reason) =>
  set(state, { ready: false, notice: { words: reason, tone: 'bad', action: 'reload' } });

/** Makes a history's present the document of the page. Another board than before is shown from its start.
 * @param {State} state @param {History} history @returns {State} */
export function opened(state, history) {
  const before = state.history?.present;
  const { present } = history;
  if (before === present) return set(state, { history });
  const { domain, board, options, own } = present;
  const isOther = before?.domain !== domain || before?.board !== board;
  const isReadAnew = isOther || before?.options !== options;
  const cursor =
    isOther && state.mode === 'watch' ? set(state.cursor, { track: 'start', playing: false }) : state.cursor;
  return set(state, {
    history,
    cursor,
    boards: isOther ? { ...state.boards, [domain]: board } : state.boards,
    ...(before?.own === own ? {} : { check: withoutOwn(state.check) }),
    ...(isReadAnew ? { check: null, deadEnd: null, offer: null } : {}),
    ...(isOther ? { selection: null } : {}),
  });
}

/** @param {State} state @param {PlaygroundDocument} document @param {string} group @param {number} time
 * @returns {State} */
const replaced = (state, document, group, time) =>
  state.history ? opened(state, record(state.history, document, group, time)) : state;

/** @param {State} state @param {Partial<PlaygroundDocument>} change
 * @param {string} group edits of one are undone together
 * @param {number} time milliseconds @returns {State} */
export function editDocument(state, change, group, time) {
  if (!state.history || (state.embed.readOnly && 'board' in change)) return state;
  return replaced(state, edit(documentOf(state), change), group, time);
}

/** @param {State} state @param {OptionRow} row @param {string} value @param {number} time @returns {State} */
export const setOption = (state, row, value, time) =>
  replaced(state, withOption(documentOf(state), row, value), `option_${row.id}`, time);

/** All that the drawer holds, as in a fresh document. @param {State} state @param {number} time
 * @returns {State} */
export function resetSettings(state, time) {
  if (!state.catalog) return state;
  const { domain } = documentOf(state);
  const { max_expansions, memory_mib, bound, breakpoints } = freshDocument(state.catalog, domain);
  return set(
    replaced(
      state,
      edit(documentOf(state), { max_expansions, memory_mib, bound, breakpoints, options: {} }),
      '',
      time,
    ),
    { stops: [] },
  );
}

/** Another puzzle, with the board it was left with. @param {State} state @param {string} domain
 * @param {number} time
 * @returns {State} */
export function pickDomain(state, domain, time) {
  if (!state.catalog || documentOf(state).domain === domain) return state;
  const moved = changeDomain(documentOf(state), state.catalog, domain);
  const board = state.boards[domain];
  return replaced(state, board === undefined ? moved : edit(moved, { board }), '', time);
}

/** A board of some puzzle becomes the document's; a change of puzzle is told, with a way back.
 * @param {State} state @param {string} domain @param {string} board @param {string} words said aloud
 * @param {number} time @returns {State} */
export function pickBoard(state, domain, board, words, time) {
  const { catalog } = state;
  const { readOnly, controls } = state.embed;
  if (!catalog || (readOnly && !controls?.includes('levels'))) return state;
  const document = documentOf(state);
  const moved = domain === document.domain ? document : changeDomain(document, catalog, domain);
  const next = replaced(state, edit(moved, { board: tidyBoard(board) }), '', time);
  const name = catalog.domains.find(({ id }) => id === domain)?.name ?? domain;
  /** @type {Notice | null} */
  const notice =
    domain === document.domain ? null : { words: `Now it is ${name}.`, tone: 'note', action: 'undo' };
  return set(next, { narration: words, notice });
}

/** A text from outside was recognised. @param {State} state @param {Found} found
 * @param {string} name where it is from
 * @param {number} time @returns {State} */
export function tookIn(state, found, name, time) {
  if (state.embed.readOnly) {
    const words = 'This board is only to be looked at. Open it in Frontier to change it.';
    return set(state, { notice: { words, tone: 'note', action: '' } });
  }
  if (found.kind === 'unknown') {
    return set(state, { notice: { words: `${name}: ${found.message}`, tone: 'bad', action: '' } });
  }
  if (found.kind === 'board') return taken(state, found.domain, found.board, `${name} was opened.`, time);
  const { collection } = found;
  const others = state.collections.filter(
    ({ title, domain }) => title !== collection.title || domain !== collection.domain,
  );
  const words = `${collection.levels.length} levels from ${name}.`;
  return taken(
    set(state, { collections: [collection, ...others] }),
    collection.domain,
    collection.levels[0].board,
    words,
    time,
  );
}

/** The file that a link leads to is the link's own board, also where that is only to be looked at.
 * @param {State} state @param {Found} found @param {string} name @param {number} time @returns {State} */
export const tookInLinked = (state, found, name, time) =>
  set(tookIn(set(state, { embed: set(state.embed, { readOnly: false }) }), found, name, time), {
    embed: state.embed,
  });

/** What came from outside can be undone, also where the puzzle stays the same. @param {State} state
 * @param {string} domain @param {string} board @param {string} words @param {number} time @returns {State} */
function taken(state, domain, board, words, time) {
  const next = pickBoard(state, domain, board, words, time);
  const puzzle = next.notice && next.notice !== state.notice ? ` ${next.notice.words}` : '';
  return set(next, { notice: { words: `${words}${puzzle}`, tone: 'note', action: 'undo' } });
}

/** @param {State} state @returns {State} */
export const undo = (state) =>
  state.history ? set(opened(state, undone(state.history)), { notice: null }) : state;

/** @param {State} state @returns {State} */
export const redo = (state) => (state.history ? opened(state, redone(state.history)) : state);

/** @param {State} state @param {number} time @returns {State} */
export function startAfresh(state, time) {
  if (!state.catalog) return state;
  const next = replaced(state, freshDocument(state.catalog), '', time);
  return next === state
    ? state
    : set(next, {
        narration: 'A fresh board. Undo brings the old one back.',
        notice: { words: 'Everything is as on a first visit.', tone: 'note', action: 'undo' },
      });
}

/** What the engine makes of a board; an answer to an earlier board is dropped. @param {State} state
 * @param {PlaygroundDocument} document @param {BoardCheck} check @returns {State} */
export function boardChecked(state, document, check) {
  if (document !== state.history?.present) return state;
  const { domain, board } = document;
  return set(state, {
    check,
    drawn: check.ok ? { domain, board: check } : state.drawn,
    picture:
      check.ok && state.picture?.text !== board ? { domain, text: board, board: check } : state.picture,
  });
}

/** @param {State} state @param {PlaygroundDocument} document @param {string} deadEnd @returns {State} */
export const startJudged = (state, document, deadEnd) =>
  document === state.history?.present ? set(state, { deadEnd }) : state;

/** @param {State} state @param {string} formula @param {FormulaCheck} formulaCheck @returns {State} */
export const formulaChecked = (state, formula, formulaCheck) =>
  state.history && formula === documentOf(state).formula ? set(state, { formulaCheck }) : state;

/** A picture of the document's text, which may break the rules. @param {State} state @param {string} domain
 * @param {string} text @param {Cells} board @returns {State} */
export const sketched = (state, domain, text, board) =>
  state.history?.present.domain === domain && state.history.present.board === text
    ? set(state, { picture: { domain, text, board } })
    : state;

/** The editor made another picture: its text becomes the board, and the picture stays as it was painted.
 * @param {State} state @param {string} domain
 * @param {string | null} text null where the puzzle cannot write it
 * @param {Cells} board @param {number} time @returns {State} */
export function painted(state, domain, text, board, time) {
  if (!state.history || documentOf(state).domain !== domain) return state;
  if (text === null) {
    const words = 'This puzzle’s boards can only be edited as text.';
    return set(state, { notice: { words, tone: 'bad', action: '' } });
  }
  const tidy = tidyBoard(text);
  return editDocument(set(state, { picture: { domain, text: tidy, board } }), { board: tidy }, '', time);
}

/** What else a text that could not be read may be. @param {State} state @param {PlaygroundDocument} document
 * @param {Found | null} offer @returns {State} */
export const offered = (state, document, offer) =>
  document === state.history?.present ? set(state, { offer }) : state;

/** @param {State} state @param {Collection[]} collections @param {string} diagnostic '' for none
 * @returns {State} */
export const levelsLoaded = (state, collections, diagnostic) =>
  set(state, {
    collections,
    notice: diagnostic ? { words: diagnostic, tone: 'bad', action: '' } : state.notice,
  });

/** Sets a breakpoint, or takes it away. One on a state belongs to the run, the others to the document.
 * @param {State} state @param {import('../model/types.js').BreakpointRow} row @param {number} time
 * @returns {State} */
export function toggleBreakpoint(state, row, time) {
  if (row.event === 'state') return set(state, { stops: toggled(state.stops, row) });
  return editDocument(state, { breakpoints: toggled(documentOf(state).breakpoints, row) }, '', time);
}
