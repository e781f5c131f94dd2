/**
 * The only place that knows everything: it joins the document, the engine and the page.
 * @import { BoardCheck, Catalog, Cells, Collection, FormulaCheck, OptionRow,
 *   PlaygroundDocument } from './model/types.js'
 * @import { History } from './model/history.js'
 * @import { Mode } from './model/walk.js'
 */
import { render } from 'lit';
import { Engine } from './engine/engine.js';
import { loadDocument, saveDocument } from './model/autosave.js';
import { changeDomain, edit, freshDocument, repairDocument, strategyOf, tidyBoard } from './model/document.js';
import { record, redo, undo } from './model/history.js';
import { headerValue, levelIndex, levelsOf } from './model/levels.js';
import { moreMemory, narratePlan, narrateRun, narrateStep } from './model/narrate.js';
import { domainOptions, setOption } from './model/options.js';
import { SearchControl } from './model/search-control.js';
import { Walk } from './model/walk.js';
import { chooseColours, firstVisit, followColours, openStorage } from './browser.js';
import { Address } from './address.js';
import { Desk } from './desk.js';
import { Lab } from './lab.js';
import { Shelf } from './shelf.js';
import { page } from './page.js';

const levelFiles = /** @type {Record<string, string>} */ (
  import.meta.glob('../levels/*.txt', { query: '?url', import: 'default', eager: true })
);

export class App {
  /** @type {Catalog | null} */ catalog = null;
  /** @type {Collection[]} */ collections = [];
  /** @type {History | null} */ history = null;
  /** @type {BoardCheck | null} */ check = null;
  /** The last good board. @type {{ domain: string, board: Cells } | null} */ drawn = null;
  /** @type {FormulaCheck | null} */ formulaCheck = null;
  ready = false;
  notice = '';
  narration = '';
  copied = false;
  dark = false;
  helping = false;
  touring = false;
  #root;
  #storage = openStorage();
  #scheduled = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.engine = new Engine({
      onLost: (reason) => this.#lost(reason),
      onUnavailable: (reason) => this.#set({ ready: false, notice: reason }),
    });
    this.walk = new Walk(this.engine, (arrived) => this.#walked(arrived));
    this.desk = new Desk(this);
    this.address = new Address(this);
    this.shelf = new Shelf(this);
    this.walk.plans = this.desk.plans;
    const hooks = { onChange: () => this.#searched(), onEnd: () => this.#ended() };
    this.search = new SearchControl(this.engine, hooks);
    this.lab = new Lab(this, { say: (words) => this.#say(words), render: () => this.#render() });
  }

  async start() {
    this.dark = followColours(this.#storage, (dark) => this.#set({ dark }));
    addEventListener('keydown', (event) => this.#key(event));
    this.shelf.listen();
    this.#render();
    this.catalog = await this.engine.catalog().catch(() => null);
    if (!this.catalog) return;
    this.ready = true;
    this.#open(this.address.begin(loadDocument(this.#storage), this.catalog));
    this.address.arrive();
    if (!this.address.embedded && firstVisit(this.#storage)) void this.startTour();
    await this.#loadLevels();
  }

  /** @returns {PlaygroundDocument} */
  get document() {
    return /** @type {History} */ (this.history).present;
  }

  get changedSinceRun() {
    const { run } = this.search;
    if (!run || this.search.running) return false;
    const { time_bound: _, max_expansions: __, breakpoints: ___, memory_mib: ____, ...before } = run.document;
    return edit(this.document, before) !== this.document;
  }

  /** @param {Partial<PlaygroundDocument>} change @param {string} [group] edits of one are undone together */
  edit(change, group = '') {
    this.#record(edit(this.document, change), group);
    this.lab.documentChanged(change);
  }

  /** @param {OptionRow} row @param {string} value */
  setOption(row, value) {
    this.#record(setOption(this.document, row, value), `option_${row.id}`);
  }

  /** @param {string} domain */
  pickDomain(domain) {
    this.#record(changeDomain(this.document, /** @type {Catalog} */ (this.catalog), domain), '');
  }

  /** @param {string} board */
  pickBoard(board) {
    this.edit({ board: tidyBoard(board) });
  }

  /** @param {PlaygroundDocument} document @param {string} words what is said of it */
  replaceDocument(document, words) {
    this.#record(document, '');
    this.#say(words);
  }

  /** @param {Mode} mode */
  async show(mode) {
    if (mode === 'plan') void import('./views/plan-tools.js');
    await this.walk.show(mode);
    await this.desk.follow();
  }

  /** The keys of play and edit. @param {KeyboardEvent} event */
  takeKey = (event) => this.desk.key(event);

  /** Another plan is shown, or another text of it. */
  planChanged() {
    void this.walk.showPlanAt(this.walk.position.plan);
    this.#render();
  }

  /** @param {Partial<App>} change */
  update(change) {
    this.#set(change);
  }

  /** @param {number} by */
  moveLevel(by) {
    const levels = levelsOf(this.collections, this.document.domain);
    const next = levels[Math.max(0, levelIndex(this.collections, this.document) + by)];
    if (!next) return;
    this.pickBoard(next.level.board);
    this.#say(`Level ${next.level.id}`);
  }

  startAfresh() {
    this.#record(freshDocument(/** @type {Catalog} */ (this.catalog)), '');
    this.#say('A fresh board. Undo brings the old one back.');
  }

  undo() {
    if (this.history) this.#open(undo(this.history));
  }

  redo() {
    if (this.history) this.#open(redo(this.history));
  }

  startSearch() {
    if (!this.ready || this.search.running || this.check?.ok === false) return;
    this.notice = '';
    this.walk.reset();
    this.desk.plans.reset();
    this.lab.begin();
    this.#say('The search runs.');
    this.search.start(this.document, /** @type {Catalog} */ (this.catalog), this.lab.breakpoints);
  }

  /** @param {'resume' | 'more-memory'} kind */
  continueSearch(kind) {
    /** @type {HTMLElement | null} */ (this.#root.querySelector('search-form'))?.focus();
    const memory = kind === 'more-memory' && this.search.run ? moreMemory(this.search.run) : null;
    if (memory !== null) this.edit({ memory_mib: memory });
    this.search.resume(this.document, /** @type {Catalog} */ (this.catalog), memory);
  }

  async copyPlan() {
    try {
      await navigator.clipboard.writeText(this.desk.plans.text.trimEnd());
      this.copied = true;
      this.#say('The plan is on the clipboard.');
      setTimeout(() => this.#set({ copied: false }), 2000);
    } catch {
      this.#set({ notice: 'The browser did not let the page write to the clipboard.' });
    }
  }

  async copyLink() {
    try {
      await navigator.clipboard.writeText(this.address.link);
      this.#set({ narration: 'The link is on the clipboard.', notice: '' });
    } catch {
      this.#set({ notice: 'The browser did not let the page write to the clipboard. The link is in the address bar.' });
    }
  }

  /** @param {string} [chapter] */
  async showHelp(chapter) {
    await import('./views/help-dialog.js');
    this.helping = true;
    this.#render();
    await new Promise((done) => setTimeout(done));
    const dialog = /** @type {any} */ (this.#root.querySelector('help-dialog'));
    await dialog.updateComplete;
    dialog.open(chapter);
  }

  /** A board that answers a question: with its settings, and run. @param {Partial<PlaygroundDocument>} change */
  showQuestion(change) {
    const fresh = freshDocument(/** @type {Catalog} */ (this.catalog), change.domain);
    this.edit({ ...fresh, ...change });
    void this.#checkBoard().then(() => this.startSearch());
  }

  async startTour() {
    await import('./views/tour-card.js');
    this.#set({ touring: true });
  }

  endTour() {
    this.#set({ touring: false });
  }

  showKeys() {
    /** @type {any} */ (this.#root.querySelector('key-sheet')).open();
  }

  closeNotice() {
    this.#set({ notice: '' });
  }

  toggleColours() {
    this.#set({ dark: chooseColours(this.#storage, !this.dark) });
  }

  /** @param {PlaygroundDocument} document @param {string} group */
  #record(document, group) {
    this.#open(record(/** @type {History} */ (this.history), document, group, Date.now()));
  }

  /** Makes a history's present the document of the page. @param {History} history */
  #open(history) {
    const before = this.history?.present;
    this.history = history;
    if (before === history.present) return;
    if (!this.address.embedded) saveDocument(this.#storage, this.document);
    this.address.write();
    const { domain, board } = this.document;
    const byHand = this.walk.mode === 'edit' || this.walk.mode === 'play';
    if (!byHand && (before?.domain !== domain || before?.board !== board)) void this.walk.show('board');
    this.#checkBoard();
    this.#checkFormula();
    this.#render();
  }

  async #checkBoard() {
    const { document } = this;
    const options = domainOptions(document, /** @type {Catalog} */ (this.catalog));
    const check = await this.engine.check(document.domain, document.board, options).catch(() => null);
    if (!check || document !== this.document) return;
    this.check = check;
    if (check.ok) this.drawn = { domain: document.domain, board: check };
    void this.desk.follow();
    void this.shelf.lookElsewhere();
    this.#render();
  }

  async #checkFormula() {
    const { formula, weight } = this.document;
    if (!strategyOf(this.document, /** @type {Catalog} */ (this.catalog)).uses_formula) return;
    const check = await this.engine.checkFormula(formula, weight ?? 1).catch(() => null);
    if (check && formula === this.document.formula) this.#set({ formulaCheck: check });
  }

  async #loadLevels() {
    const files = await Promise.all(Object.entries(levelFiles).sort().map(([, url]) => fetchText(url)));
    const found = await Promise.all(files.map((text) => this.#readLevels(text).catch(() => null)));
    const opened = await this.shelf.restoreCollections();
    this.#set({ collections: [...opened, ...found.filter((collection) => collection !== null)] });
    const unread = files.filter((text) => text === null).length;
    if (unread) this.#set({ notice: `${unread} of the level collections could not be loaded.` });
  }

  /** @param {string | null} text @returns {Promise<Collection | null>} */
  async #readLevels(text) {
    if (text === null) return null;
    const domain = headerValue(text, 'domain');
    if (!this.catalog?.domains.some(({ id }) => id === domain)) return null;
    const answer = await this.engine.levels(domain, text);
    return answer.ok ? { title: answer.title, domain, levels: answer.levels } : null;
  }

  #searched() {
    this.walk.run = this.search.run;
    this.lab.follow();
    this.#render();
  }

  /** The search ended: shows its plan or steps, unless the user looks at them already or at another board. */
  async #ended() {
    const { run } = this.search;
    if (run && this.catalog) await this.desk.plans.open(run, this.catalog).catch(() => {});
    if (run && this.catalog) this.narration = narrateRun(run, this.catalog);
    if (run?.status === 'paused' && run.stats?.paused_at != null) return void this.lab.showPause(run.stats.paused_at);
    const free = this.walk.mode === 'board' && !this.changedSinceRun;
    if (free && run && !run.problem) void this.show(run.plan ? 'plan' : 'steps');
    const step = this.address.takeStep();
    if (step !== null && run && !run.problem) {
      await this.show('steps');
      await this.walk.seek(step);
    }
    this.#render();
  }

  /** @param {boolean} arrived */
  #walked(arrived) {
    this.lab.follow();
    const { mode, step, run, current } = this.walk;
    if (arrived && mode === 'steps' && step && run?.stats && this.catalog) {
      this.narration = narrateStep(step, this.catalog, run.stats.expanded);
    }
    const plan = this.desk.plans.shown;
    if (arrived && mode === 'plan' && plan && current > 0) this.narration = narratePlan(plan, current);
    this.address.write();
    this.#render();
  }

  /** @param {string} reason */
  #lost(reason) {
    this.walk.reset();
    this.lab.insight.reset();
    this.search.lose(reason);
    this.desk.plans.reset();
    void this.desk.play.restore();
    this.notice = `${reason} A new one was started; nothing you typed is lost.`;
    if (this.history) this.#checkBoard();
    this.#render();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const typing = target.matches?.('input:not([type=range]), textarea, select');
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === 'enter') this.startSearch();
    else if (typing || event.altKey) return;
    else if (command && key === 'z') event.shiftKey ? this.redo() : this.undo();
    else if (command && key === 'y') this.redo();
    else if (!command && key === '?') this.showKeys();
    else if (key === 'f1') void this.showHelp();
    else return;
    event.preventDefault();
  }

  /** @param {string} narration */
  #say(narration) {
    this.#set({ narration });
  }

  /** @param {Partial<App>} change */
  #set(change) {
    Object.assign(this, change);
    this.#render();
  }

  #render() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      render(page(this), this.#root);
    });
  }
}

/** @param {string} url */
const fetchText = (url) => fetch(url).then((response) => (response.ok ? response.text() : null), () => null);

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
root.replaceChildren();
void new App(root).start();
