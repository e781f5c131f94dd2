/**
 * Where boards come from: the collections of levels, files, drops and pastes.
 * @import { App } from './app.js'
 * @import { Collection, Level } from './model/types.js'
 * @import { Found } from './model/intake.js'
 */
import { changeDomain, edit, tidyBoard } from './model/document.js';
import { mostBytes, recognise } from './model/intake.js';
import { headerValue, levelIndex, levelsOf } from './model/levels.js';
import { loadTexts, saveText } from './files.js';

const typingPause = 250;

const levelFiles = /** @type {Record<string, string>} */ (
  import.meta.glob('../levels/*.txt', { query: '?url', import: 'default', eager: true })
);

/** @param {string} url */
const fetchText = (url) => fetch(url).then((response) => (response.ok ? response.text() : null), () => null);

export class Shelf {
  dropping = false;
  /** What else the text of the board may be, as the words of a button. */ offer = '';
  /** @type {Found | null} */ #offered = null;
  /** The answer of `level`, which is asked at every rendering. @type {any} */ #level = null;
  #app;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  /** Files dropped on the page and texts pasted outside fields. */
  listen() {
    const over = (/** @type {boolean} */ dropping) => (/** @type {DragEvent} */ event) => {
      if (![...(event.dataTransfer?.types ?? [])].some((type) => type === 'Files' || type === 'text/plain')) return;
      event.preventDefault();
      if (this.dropping === dropping) return;
      this.dropping = dropping;
      this.#app.update({});
    };
    addEventListener('dragover', over(true));
    addEventListener('dragleave', (event) => event.relatedTarget === null && over(false)(event));
    addEventListener('drop', (event) => {
      over(false)(event);
      const file = event.dataTransfer?.files[0];
      if (file) void this.openFile(file);
      else void this.take(event.dataTransfer?.getData('text/plain') ?? '', 'Dropped text');
    });
    addEventListener('paste', (event) => {
      const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (target.matches?.('input, textarea') || !text.trim()) return;
      event.preventDefault();
      void this.take(text, 'Pasted levels');
    });
  }

  /** The collections that come with the page, and those of the user. */
  async loadLevels() {
    const files = await Promise.all(Object.entries(levelFiles).sort().map(([, url]) => fetchText(url)));
    const found = await Promise.all(files.map((text) => this.#readLevels(text).catch(() => null)));
    const opened = await this.#restoreCollections();
    this.#app.update({ collections: [...opened, ...found.filter((collection) => collection !== null)] });
    const unread = files.filter((text) => text === null).length;
    if (unread) this.#app.update({ notice: `${unread} of the level collections could not be loaded.` });
  }

  /** @param {string | null} text @returns {Promise<Collection | null>} */
  async #readLevels(text) {
    const { engine, catalog } = this.#app;
    const domain = headerValue(text ?? '', 'domain');
    if (text === null || !catalog?.domains.some(({ id }) => id === domain)) return null;
    const answer = await engine.levels(domain, text);
    return answer.ok ? { title: answer.title, domain, levels: answer.levels } : null;
  }

  /** The collections that were opened before a reload. @returns {Promise<Collection[]>} */
  async #restoreCollections() {
    const found = await Promise.all(loadTexts().map(({ name, text }) => this.#recognise(text, name).catch(() => null)));
    return found.flatMap((each) => (each?.kind === 'levels' ? [each.collection] : []));
  }

  /** @param {string} text @param {string} name */
  #recognise(text, name) {
    const { engine, catalog, document } = this.#app;
    if (!catalog) return Promise.resolve(null);
    return recognise(engine, catalog, document.domain, text, name);
  }

  chooseFile() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,.xsb,.sok,.lsp,.py,.map,text/plain';
    input.addEventListener('change', () => input.files?.[0] && this.openFile(input.files[0]));
    input.click();
  }

  /** @param {File} file */
  async openFile(file) {
    const tooLarge = `${file.name} is larger than 1 MiB, which is the limit.`;
    if (file.size > mostBytes) return this.#app.update({ notice: tooLarge });
    await this.take(await file.text(), file.name);
  }

  /** A text from outside becomes the board, or a collection of this session. @param {string} text
   * @param {string} name */
  async take(text, name) {
    const app = this.#app;
    const fixed = 'This board is only to be looked at. Open it in Frontier to change it.';
    if (app.address.view.readOnly) return app.update({ notice: fixed });
    const found = await this.#recognise(text, name).catch(() => null);
    if (!found) return;
    if (found.kind === 'unknown') return app.update({ notice: `${name}: ${found.message}` });
    if (found.kind === 'board') return this.pickLevel(found.domain, found.board, `${name} was opened.`);
    this.#addCollection(found.collection, text, name);
  }

  /** A text that the puzzle does not read may be for another one, or hold several levels: then that is offered. */
  async lookElsewhere() {
    const { draft: { check }, document, catalog } = this.#app;
    const before = this.offer;
    this.offer = '';
    if (check?.ok === false) await new Promise((resolve) => setTimeout(resolve, typingPause));
    if (document !== this.#app.document) return;
    this.#offered = check?.ok === false
      ? await this.#recognise(document.board, 'Pasted levels').catch(() => null)
      : null;
    if (document !== this.#app.document) return;
    const found = this.#offered;
    const name = (/** @type {string} */ domain) => catalog?.domains.find(({ id }) => id === domain)?.name ?? domain;
    if (found?.kind === 'board') this.offer = `It reads as ${name(found.domain)}: take it as that`;
    if (found?.kind === 'levels') this.offer =
      `It holds ${found.collection.levels.length} levels of ${name(found.collection.domain)}: open them`;
    if (before || this.offer) this.#app.update({});
  }

  takeOffer() {
    const text = this.#app.document.board;
    const found = this.#offered;
    if (found?.kind === 'board') this.pickLevel(found.domain, found.board, `Read as ${found.domain}.`);
    if (found?.kind === 'levels') this.#addCollection(found.collection, text, 'Pasted levels');
  }

  /** @param {Collection} collection @param {string} text @param {string} name */
  #addCollection(collection, text, name) {
    const app = this.#app;
    saveText(name, text);
    const others = app.collections.filter(({ title, domain }) => title !== collection.title
      || domain !== collection.domain);
    app.update({ collections: [collection, ...others] });
    this.pickLevel(collection.domain, collection.levels[0].board, `${collection.levels.length} levels from ${name}.`);
  }

  /** @param {string} domain @param {string} board @param {string} words */
  pickLevel(domain, board, words) {
    const { document, catalog } = this.#app;
    if (!catalog) return;
    const moved = domain === document.domain ? document : changeDomain(document, catalog, domain);
    this.#app.draft.replace(edit(moved, { board: tidyBoard(board) }));
    this.#app.update({ narration: words });
  }

  /** The level that the board is. @returns {Level | null} */
  get level() {
    const { collections, document } = this.#app;
    const kept = this.#level;
    if (kept?.collections === collections && kept.document === document) return kept.level;
    const level = levelsOf(collections, document.domain)[levelIndex(collections, document)]?.level ?? null;
    this.#level = { collections, document, level };
    return level;
  }

  /** To the next level or an earlier one. @param {number} by */
  moveLevel(by) {
    const { collections, document, draft } = this.#app;
    const next = levelsOf(collections, document.domain)[Math.max(0, levelIndex(collections, document) + by)];
    if (!next) return;
    draft.pickBoard(next.level.board);
    this.#app.update({ narration: `Level ${next.level.id}` });
  }

  async openLevels() {
    await import('./views/level-browser.js');
    const browser = /** @type {any} */ (document.querySelector('level-browser'));
    await browser.open(this.#app.document.domain);
  }
}
