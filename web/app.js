/**
 * The only place that knows everything: it joins the document, the engine and the page.
 * @import { Catalog, Collection, PlaygroundDocument } from './model/types.js'
 * @import { Mode } from './model/walk.js'
 */
import { render } from 'lit';
import { Engine } from './engine/engine.js';
import { loadDocument } from './model/autosave.js';
import { edit } from './model/document.js';
import { moreMemory, narratePlan, narrateRun, narrateStep } from './model/narrate.js';
import { SearchControl } from './model/search-control.js';
import { Walk } from './model/walk.js';
import { chooseColours, firstVisit, followColours, openStorage, reveal } from './browser.js';
import { Address } from './address.js';
import { Desk } from './desk.js';
import { Draft } from './draft.js';
import { Guide } from './guide.js';
import { Lab } from './lab.js';
import { Shelf } from './shelf.js';
import { page } from './page.js';

export class App {
  /** @type {Catalog | null} */ catalog = null;
  /** @type {Collection[]} */ collections = [];
  ready = false;
  notice = '';
  narration = '';
  dark = false;
  #root;
  #storage = openStorage();
  #scheduled = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.engine = new Engine({
      onLost: (reason) => this.#lost(reason),
      onUnavailable: (reason) => this.update({ ready: false, notice: reason }),
    });
    this.walk = new Walk(this.engine, (arrived) => this.#walked(arrived));
    this.draft = new Draft(this, this.#storage);
    this.desk = new Desk(this);
    this.address = new Address(this);
    this.shelf = new Shelf(this);
    this.guide = new Guide(this);
    this.walk.plans = this.desk.plans;
    const hooks = { onChange: () => this.#searched(), onEnd: () => this.#ended() };
    this.search = new SearchControl(this.engine, hooks);
    this.lab = new Lab(this);
  }

  async start() {
    this.dark = followColours(this.#storage, (dark) => this.update({ dark }));
    addEventListener('keydown', (event) => this.#key(event));
    this.shelf.listen();
    this.#render();
    this.catalog = await this.engine.catalog().catch(() => null);
    if (!this.catalog) return;
    this.ready = true;
    this.draft.open(this.address.begin(loadDocument(this.#storage), this.catalog));
    this.address.arrive();
    if (!this.address.embedded && firstVisit(this.#storage)) void this.guide.startTour();
    await this.shelf.loadLevels();
  }

  /** Whether there is anything to show: the engine answers, and a document is open. */
  get isOpen() {
    return this.catalog !== null && this.draft.history !== null;
  }

  get document() {
    return this.draft.document;
  }

  get changedSinceRun() {
    const { run } = this.search;
    if (!run) return false;
    const { time_bound: _, max_expansions: __, breakpoints: ___, memory_mib: ____, weight, ...before } = run.document;
    const same = this.search.running ? before : { ...before, weight }; // a search that runs takes a new weight
    return edit(this.document, same) !== this.document;
  }

  /** Another document is open than before. @param {PlaygroundDocument | undefined} before */
  documentOpened(before) {
    const { domain, board } = this.document;
    const byHand = this.walk.mode === 'edit' || this.walk.mode === 'play';
    if (!byHand && (before?.domain !== domain || before?.board !== board)) void this.walk.show('board');
    this.#render();
  }

  /** @param {Mode} mode */
  async show(mode) {
    if (mode === 'plan') void Promise.all([import('./views/of-a-run.js'), import('./views/plan-tools.js')]);
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

  startSearch() {
    if (!this.ready || this.search.running || this.draft.isWrong) return;
    void import('./views/of-a-run.js');
    this.walk.reset();
    this.desk.plans.reset();
    this.lab.begin();
    this.address.waits = false;
    this.update({ notice: '', narration: 'The search runs.' });
    this.search.start(this.document, /** @type {Catalog} */ (this.catalog), this.lab.breakpoints);
  }

  /** @param {'resume' | 'more-memory'} kind */
  continueSearch(kind) {
    /** @type {HTMLElement | null} */ (this.#root.querySelector('search-form'))?.focus();
    const memory = kind === 'more-memory' && this.search.run ? moreMemory(this.search.run) : null;
    if (memory !== null) this.draft.edit({ memory_mib: memory });
    this.search.resume(this.document, /** @type {Catalog} */ (this.catalog), memory);
  }

  toggleColours() {
    this.update({ dark: chooseColours(this.#storage, !this.dark) });
  }

  /** Changes what the page shows; without a change, it is only shown anew. @param {Partial<App>} change */
  update(change) {
    Object.assign(this, change);
    this.#render();
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
    if (free && run && !run.problem) await this.show(run.plan ? 'plan' : 'steps');
    const step = this.address.takeStep();
    if (step !== null && run && !run.problem) {
      await this.show('steps');
      await this.walk.seek(step);
    }
    this.#render();
    reveal('answer-card');
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
    if (this.draft.history) void this.draft.checkBoard();
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
    else if (command && key === 'z') event.shiftKey ? this.draft.redo() : this.draft.undo();
    else if (command && key === 'y') this.draft.redo();
    else if (!command && key === '?') void this.guide.showKeys();
    else if (key === 'f1') void this.guide.showHelp();
    else return;
    event.preventDefault();
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

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
root.replaceChildren();
void new App(root).start();
