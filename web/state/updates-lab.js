/**
 * Changes of the Lab's document: board, language, code. Every way to another document leads through
 * `labOpened`.
 * @import { BoardCheck, Catalog, Collection } from '../model/types.js'
 * @import { History } from '../model/history.js'
 * @import { LabDocument } from '../model/lab-document.js'
 * @import { Language, Own } from '../model/own.js'
 * @import { Draft, LabState, Reading } from './lab-state.js'
 */
import { tidyBoard } from '../model/document.js';
import { record, redo, undo } from '../model/history.js';
import { editLab } from '../model/lab-document.js';
import { firstBoards, firstExample } from '../model/lab-examples.js';
import { labOf } from './lab-state.js';
import { set } from './state.js';

/** @param {LabState} state @param {Catalog} catalog @returns {LabState} */
export const labReady = (state, catalog) => set(state, { catalog, ready: true });

/** @param {LabState} state @param {string} reason @returns {LabState} */
export const labUnavailable = (state, reason) =>
  set(state, { ready: false, notice: { words: reason, tone: 'bad', action: 'reload' } });

/** @param {LabState} state @param {readonly Collection[]} collections @param {string} diagnostic '' for none
 * @returns {LabState} */
export const labLevelsLoaded = (state, collections, diagnostic) =>
  set(state, {
    collections,
    notice: diagnostic ? { words: diagnostic, tone: 'bad', action: '' } : state.notice,
  });

/** Makes a history's present the document of the page. @param {LabState} state
 * @param {History<LabDocument>} history @returns {LabState} */
export function labOpened(state, history) {
  const before = state.history?.present;
  const { present } = history;
  const isOther = before?.domain !== present.domain || before?.board !== present.board;
  const isRead = state.reading?.code === present.code && state.reading.language === present.language;
  return set(state, {
    history,
    boards: isOther ? { ...state.boards, [present.domain]: present.board } : state.boards,
    check: isOther ? null : state.check,
    reading: isRead ? state.reading : null,
  });
}

/** @param {LabState} state @param {Partial<LabDocument>} change @param {string} group edits of one are undone
 * together @param {number} time milliseconds @returns {LabState} */
export const editLabDocument = (state, change, group, time) =>
  state.history ? labOpened(state, record(state.history, editLab(labOf(state), change), group, time)) : state;

/** What is typed. The entry stays as long as there is such a function. @param {LabState} state
 * @param {string} code @param {number} time @returns {LabState} */
export function typeCode(state, code, time) {
  if (!state.history) return state;
  const { entry } = labOf(state);
  const isThere = !entry || new RegExp(`\\b${entry.replaceAll(/\W/g, '')}\\b`).test(code);
  return editLabDocument(state, isThere ? { code } : { code, entry: '' }, 'code', time);
}

/** Where the last text of a puzzle and a language is kept. @param {string} domain @param {string} language */
export const draftKey = (domain, language) => `${domain} ${language}`;

/** What is typed now goes to the drafts. @param {LabState} state @returns {LabState} */
export function keepDraft(state) {
  if (!state.history) return state;
  const { domain, language, code, name, origin } = labOf(state);
  const key = draftKey(domain, language);
  if (origin !== 'own' || state.drafts[key]?.code === code) return state;
  return set(state, { drafts: { ...state.drafts, [key]: { domain, language, code, name } } });
}

/** What a puzzle and a language begin with: what was last typed there, else the first example.
 * @param {LabState} state @param {string} domain @param {Language} language @returns {Partial<LabDocument>}
 * */
function beginning(state, domain, language) {
  const draft = state.drafts[draftKey(domain, language)];
  const { name, code } = draft ?? firstExample(domain, language);
  return { language, name, code, entry: '', origin: 'own' };
}

/** @param {LabState} state @param {Language} language @param {number} time @returns {LabState} */
export function pickLanguage(state, language, time) {
  if (!state.history || labOf(state).language === language) return state;
  const kept = keepDraft(state);
  return editLabDocument(kept, beginning(kept, labOf(kept).domain, language), '', time);
}

/** Another puzzle, with the board it was left with. @param {LabState} state @param {string} domain
 * @param {number} time @returns {LabState} */
export function pickLabDomain(state, domain, time) {
  const row = state.catalog?.domains.find(({ id }) => id === domain);
  if (!state.history || !row || labOf(state).domain === domain) return state;
  const kept = keepDraft(state);
  const board = kept.boards[domain] ?? tidyBoard(firstBoards[domain] ?? row.example);
  const change = { domain, board, ...beginning(kept, domain, labOf(kept).language) };
  return editLabDocument(kept, change, '', time);
}

/** @param {LabState} state @param {string} domain @param {string} board @param {number} time
 * @returns {LabState} */
export function pickLabBoard(state, domain, board, time) {
  const moved = pickLabDomain(state, domain, time);
  return editLabDocument(moved, { board: tidyBoard(board) }, '', time);
}

/** Another heuristic of one's own: an example, an old try, a repair. @param {LabState} state
 * @param {Own & { domain?: string, board?: string }} own @param {number} time @returns {LabState} */
export function takeOwn(state, { language, name, code, entry, domain, board }, time) {
  const place = domain && board !== undefined ? { domain, board } : {};
  const change = { language, name, code, entry, origin: /** @type {const} */ ('own'), ...place };
  const next = editLabDocument(keepDraft(state), change, '', time);
  return set(next, { panes: set(next.panes, { chosen: { ...next.panes.chosen, A: 'code' } }) });
}

/** Code from outside is shown, and does not run yet. @param {LabState} state
 * @param {Partial<LabDocument>} change @param {'link' | 'file'} origin @param {number} time
 * @returns {LabState} */
export function showForeign(state, change, origin, time) {
  const next = editLabDocument(keepDraft(state), { entry: '', ...change, origin }, '', time);
  return set(next, { panes: set(next.panes, { chosen: { ...next.panes.chosen, A: 'code' } }) });
}

/** Whoever reads it has said that it may run. @param {LabState} state @returns {LabState} */
export function allowCode(state) {
  const { history } = state;
  if (!history) return state;
  const present = editLab(history.present, { origin: 'own' });
  return set(state, { history: { ...history, present }, narration: 'The code may run now.' });
}

/** @param {LabState} state @param {string} name @param {number} time @returns {LabState} */
export const renameOwn = (state, name, time) =>
  editLabDocument(state, { name: name.slice(0, 60) }, 'name', time);

/** @param {LabState} state @returns {LabState} */
export const undoLab = (state) =>
  state.history ? set(labOpened(state, undo(state.history)), { notice: null }) : state;

/** @param {LabState} state @returns {LabState} */
export const redoLab = (state) => (state.history ? labOpened(state, redo(state.history)) : state);

/** What the engine makes of a board; an answer to an earlier one is dropped. @param {LabState} state
 * @param {string} domain @param {string} text @param {BoardCheck} check @returns {LabState} */
export function labBoardChecked(state, domain, text, check) {
  if (!state.history || labOf(state).domain !== domain || labOf(state).board !== text) return state;
  return set(state, { check, drawn: check.ok ? { domain, board: check } : state.drawn });
}

/** What the engine makes of a code; the function that was meant stays, where it is still there.
 * @param {LabState} state @param {Reading} reading @returns {LabState} */
export function codeRead(state, reading) {
  const { history } = state;
  if (!history || history.present.code !== reading.code || history.present.language !== reading.language)
    return state;
  const { entry } = history.present;
  const isThere = !entry || reading.error || reading.functions.some(({ name }) => name === entry);
  const present = isThere ? history.present : editLab(history.present, { entry: '' });
  return set(state, { reading, history: present === history.present ? history : { ...history, present } });
}

/** What was kept in the browser. @param {LabState} state @param {Record<string, Draft>} drafts
 * @param {LabState['notebook']} notebook @returns {LabState} */
export const labRestored = (state, drafts, notebook) => set(state, { drafts, notebook });

/** @param {LabState} state @param {boolean} how @returns {LabState} */
export const showHow = (state, how) => set(state, { how });
