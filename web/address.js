/**
 * The page's address: the document, and the step that is shown, live in its fragment. Joined to the page by App. An
 * embedded page takes from there what it shows of itself, and saves nothing.
 * @import { App } from './app.js'
 * @import { History } from './model/history.js'
 * @import { Catalog } from './model/types.js'
 */
import { copy, copyRefused, keepFragment, mostFragment } from './browser.js';
import { edit, freshDocument, repairDocument } from './model/document.js';
import { record, startHistory } from './model/history.js';
import { fromFragment, linkProblem, toFragment } from './model/link.js';

const secondsForAStep = 10;

export class Address {
  embedded = document.documentElement.hasAttribute('data-embedded');
  /** @type {import('./model/link.js').LinkView} */ view = { step: null, node: null, panes: {}, controls: null, readOnly: false };
  /** Whether the document is small enough for a link. */ fits = true;
  #app;
  #keeper;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#keeper = keepFragment((fragment) => this.#follow(fragment));
  }

  /** What the page begins with: the link's document, with the saved one an undo away. @param {unknown} saved
   * @param {Catalog} catalog @returns {History} */
  begin(saved, catalog) {
    const linked = this.#read(this.#keeper.now, catalog);
    if (!linked) return startHistory(repairDocument(saved, catalog));
    if (this.embedded || saved === null) return startHistory(linked);
    return record(startHistory(repairDocument(saved, catalog)), linked, '', Date.now());
  }

  /** The document of a link, null where there is none; what is wrong with it is said. @param {string} fragment
   * @param {Catalog} catalog */
  #read(fragment, catalog) {
    const link = fromFragment(fragment);
    const linked = link && repairDocument(link.candidate, catalog);
    this.#app.update({ notice: linkProblem(fragment, linked) });
    if (!linked) return null;
    this.view = link.view;
    const isBounded = this.view.step === null || linked.time_bound !== null;
    return isBounded ? linked : edit(linked, { time_bound: secondsForAStep });
  }

  /** A link to a step runs the search, for a bounded time, so that there is something to step through. */
  arrive() {
    if (this.view.step !== null) this.#app.startSearch();
  }

  /** The step to show when the search has ended; only once. */
  takeStep() {
    const { step } = this.view;
    this.view = { ...this.view, step: null };
    return step;
  }

  get fragment() {
    const { document, catalog, walk } = this.#app;
    const step = walk.mode === 'steps' ? walk.position.steps : this.view.step;
    const fresh = freshDocument(/** @type {Catalog} */ (catalog), document.domain);
    return toFragment(document, fresh, { ...this.view, step });
  }

  /** The document in the whole page, from wherever this one is. */
  get link() {
    const page = new URL('./', location.href);
    const fragment = new URLSearchParams(this.fragment);
    for (const key of ['controls', 'readonly']) fragment.delete(key);
    page.hash = fragment.toString();
    return page.href;
  }

  async copyLink() {
    if (!this.fits) return this.#app.update({ notice: 'The board is too large for a link. Send its text instead.' });
    const copied = await copy(this.link);
    const refused = `${copyRefused} The link is in the address bar.`;
    this.#app.update(copied ? { narration: 'The link is on the clipboard.', notice: '' } : { notice: refused });
  }

  /** An embedded page has nothing but its address to begin with: there the last one that fitted stays. */
  write() {
    if (!this.#app.isOpen) return;
    const { fragment } = this;
    this.fits = fragment.length <= mostFragment;
    if (this.fits || !this.embedded) this.#keeper.write(fragment);
  }

  /** Whether an embedded page shows this part of itself. @param {string} part */
  shows(part) {
    return this.view.controls === null || this.view.controls.includes(part);
  }

  /** Somebody pasted another link over this one. @param {string} fragment */
  #follow(fragment) {
    const { catalog } = this.#app;
    const linked = catalog && this.#read(fragment, catalog);
    if (!linked) return;
    this.#app.draft.edit(linked);
    this.arrive();
  }
}
