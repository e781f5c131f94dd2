/**
 * Help, the tour, the sheet of keys, and boards that answer a question. Joined to the page by App; the elements are
 * loaded when they are first wanted.
 * @import { App } from './app.js'
 * @import { Catalog, PlaygroundDocument } from './model/types.js'
 */
import { freshDocument } from './model/document.js';

export class Guide {
  helping = false;
  touring = false;
  #app;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {string} [chapter] */
  async showHelp(chapter) {
    await import('./views/help-dialog.js');
    this.helping = true;
    this.#app.update({});
    await new Promise((done) => setTimeout(done));
    const dialog = /** @type {any} */ (document.querySelector('help-dialog'));
    await dialog.updateComplete;
    dialog.open(chapter);
  }

  /** A board that answers a question: with its settings, and run. @param {Partial<PlaygroundDocument>} change */
  showQuestion(change) {
    const { draft, catalog } = this.#app;
    draft.edit({ ...freshDocument(/** @type {Catalog} */ (catalog), change.domain), ...change });
    void draft.checkBoard().then(() => this.#app.startSearch());
  }

  async startTour() {
    await import('./views/tour-card.js');
    this.touring = true;
    this.#app.update({});
  }

  endTour() {
    this.touring = false;
    this.#app.update({});
  }

  async showKeys() {
    const { groups } = await import('./views/puzzle-keys.js');
    const sheet = /** @type {any} */ (document.querySelector('key-sheet'));
    sheet.groups = groups;
    await sheet.updateComplete;
    sheet.open();
  }
}
