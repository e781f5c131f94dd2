/**
 * What the user has made: the document with its past, and what the engine says of its board and formula. Joined to
 * the page by App.
 * @import { App } from './app.js'
 * @import { History } from './model/history.js'
 * @import { BoardCheck, Catalog, Cells, FormulaCheck, OptionRow, PlaygroundDocument } from './model/types.js'
 */
import { saveDocument } from './model/autosave.js';
import { changeDomain, domainOf, edit, freshDocument, strategyOf, tidyBoard } from './model/document.js';
import { canRedo, canUndo, record, redo, undo } from './model/history.js';
import { domainOptions, setOption } from './model/options.js';
import { warningsOf } from './model/warnings.js';

export class Draft {
  /** @type {History | null} */ history = null;
  /** @type {BoardCheck | null} */ check = null;
  /** What is doubtful about the board. @type {string[]} */ warnings = [];
  /** The last good board. @type {{ domain: string, board: Cells } | null} */ drawn = null;
  /** @type {FormulaCheck | null} */ formulaCheck = null;
  #app;
  #storage;

  /** @param {App} app @param {Pick<Storage, 'setItem'>} storage */
  constructor(app, storage) {
    this.#app = app;
    this.#storage = storage;
  }

  get #catalog() {
    return /** @type {Catalog} */ (this.#app.catalog);
  }

  /** @returns {PlaygroundDocument} */
  get document() {
    return /** @type {History} */ (this.history).present;
  }

  get isWrong() {
    return this.check?.ok === false;
  }

  get canUndo() {
    return this.history !== null && canUndo(this.history);
  }

  get canRedo() {
    return this.history !== null && canRedo(this.history);
  }

  /** @param {Partial<PlaygroundDocument>} change @param {string} [group] edits of one are undone together */
  edit(change, group = '') {
    this.replace(edit(this.document, change), group);
    this.#app.lab.documentChanged(change);
  }

  /** @param {OptionRow} row @param {string} value */
  setOption(row, value) {
    this.replace(setOption(this.document, row, value), `option_${row.id}`);
  }

  /** @param {string} domain */
  pickDomain(domain) {
    this.replace(changeDomain(this.document, this.#catalog, domain));
  }

  /** @param {string} board */
  pickBoard(board) {
    this.edit({ board: tidyBoard(board) });
  }

  startAfresh() {
    this.replace(freshDocument(this.#catalog));
    this.#app.update({ narration: 'A fresh board. Undo brings the old one back.' });
  }

  undo() {
    if (this.history) this.open(undo(this.history));
  }

  redo() {
    if (this.history) this.open(redo(this.history));
  }

  /** @param {PlaygroundDocument} document @param {string} [group] */
  replace(document, group = '') {
    this.open(record(/** @type {History} */ (this.history), document, group, Date.now()));
  }

  /** Makes a history's present the document of the page. @param {History} history */
  open(history) {
    const before = this.history?.present;
    this.history = history;
    if (before === history.present) return;
    const { address } = this.#app;
    if (!address.embedded) saveDocument(this.#storage, this.document);
    address.write();
    this.#app.documentOpened(before);
    void this.checkBoard();
    void this.#checkFormula();
  }

  /** Asks the engine what it makes of the board. */
  async checkBoard() {
    const { document } = this;
    const { engine, desk, shelf } = this.#app;
    const options = domainOptions(document, this.#catalog);
    const { domain, board } = document;
    const check = await engine.check(domain, board, options).catch(() => null);
    if (!check || document !== this.document) return;
    this.check = check;
    if (check.ok) this.drawn = { domain, board: check };
    void this.#warn(check, options);
    void desk.follow();
    void shelf.lookElsewhere();
    this.#app.update({});
  }

  /** @param {BoardCheck} check @param {Record<string, string>} options */
  async #warn(check, options) {
    const { domain, board } = this.document;
    const line = check.ok
      ? await this.#app.engine.openLine('start', { domain, board, options, actions: [] }).catch(() => null)
      : null;
    if (check !== this.check) return;
    const { legend } = domainOf(this.document, this.#catalog);
    this.warnings = warningsOf(check, legend, line?.ok ? line.position.dead_end : '');
    this.#app.update({});
  }

  async #checkFormula() {
    const { formula, weight } = this.document;
    if (!strategyOf(this.document, this.#catalog).uses_formula) return;
    const check = await this.#app.engine.checkFormula(formula, weight ?? 1).catch(() => null);
    if (!check || formula !== this.document.formula) return;
    this.formulaCheck = check;
    this.#app.update({});
  }
}
