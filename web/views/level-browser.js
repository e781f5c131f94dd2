/**
 * All levels with small pictures, by collection, as a dialog. A picture is drawn when it comes into sight.
 * @import { Catalog, Cells, Collection, Level } from '../model/types.js'
 * @import { BestFound } from '../model/records.js'
 * @typedef {(domain: string, board: string) => Promise<Cells | null>} Sketch
 */
import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { findLevels, levelName, standings } from '../model/level-search.js';
import { lengthWords } from '../model/plan-length.js';
import { levelKey } from '../model/records.js';
import { formatCount, plural } from '../model/format.js';
import { cardsInSight } from '../model/long-list.js';
import { choices } from './choices.js';
import { base, buttons, dialogs, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';
import './level-thumb.js';

/** A card has a picture; of more than this only those in sight are made. */
const fewest = 120;
/** Of a card in a long collection, in pixels: all are as high. */
const card = { width: 132, height: 196, gap: 8 };

export class LevelBrowser extends LitElement {
  static properties = {
    catalog: { attribute: false },
    collections: { attribute: false },
    current: { attribute: false },
    sketch: { attribute: false },
    found: { attribute: false },
    bests: { attribute: false },
    _standing: { state: true },
    _domain: { state: true },
    _wanted: { state: true },
    _open: { state: true },
    _seen: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    dialogs,
    css`
      dialog {
        padding: 0; width: min(980px, calc(100vw - 24px)); height: min(820px, calc(100vh - 24px));
        max-height: none;
      }
      dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
      .head {
        padding: var(--space-4) var(--space-4) var(--space-3); border-bottom: 1px solid var(--line);
        display: grid;
        gap: var(--space-3);
      }
      .line { display: flex; justify-content: space-between; align-items: center; gap: var(--space-3); }
      .filters {
        display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 0.7fr) minmax(0, 1.6fr) auto;
        gap: var(--space-2); align-items: end;
      }
      .list { overflow: auto; padding: var(--space-3) var(--space-4) var(--space-5); }
      .list:focus-visible { outline-offset: -3px; }
      h3 { margin: var(--space-3) 0 var(--space-2); display: flex; gap: var(--space-2); align-items: baseline;
        }
      h3 span { white-space: nowrap; }
      ul {
        list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
        gap: var(--space-2);
      }
      li button {
        width: 100%; height: 100%; flex-direction: column; justify-content: flex-start; gap: var(--space-1);
        padding: var(--space-2);
        font-size: var(--small); font-weight: 550; line-height: 1.3; text-align: center;
        border-color: var(--line);
        overflow-wrap: anywhere;
      }
      li button .small { font-weight: 400; }
      .done { display: inline-flex; align-items: center; gap: var(--space-1); color: var(--good); }
      li button[aria-current='true'] {
        border-color: var(--accent); background: var(--accent-soft);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      level-thumb { width: 100%; }
      ul.long { grid-auto-rows: 196px; gap: 8px; }
      ul.long li { min-height: 0; }
      ul.long button { overflow: hidden; }
      ul.long .name { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
        overflow: hidden;
        flex: none; }
      @media (max-width: 620px) {
        .filters { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; }
        .filters .search { grid-column: 1 / -1; grid-row: 2; }
        ul:not(.long) { grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {Collection[]} */ this.collections = [];
    /** The level that the board is now. @type {Level | null} */ this.current = null;
    /** @type {Sketch} */ this.sketch = async () => null;
    /** @type {Readonly<Record<string, BestFound>>} */ this.found = {};
    /** The best by hand. @type {Readonly<Record<string, BestFound>>} */ this.bests = {};
    /** Which levels are shown: all, or by whether a plan of them is known. */ this._standing = '';
    this._domain = '';
    this._wanted = '';
    this._open = false;
    /** Where the list stands. */ this._seen = { scroll: 0, box: 800, width: 900 };
    /** What is in the list. @type {Collection[]} */ this._listed = [];
    /** Of each long collection, where it begins. @type {Map<Collection, number>} */ this._tops = new Map();
  }

  get _dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  /** @param {string} domain the puzzle whose levels are shown first */
  async open(domain) {
    Object.assign(this, { _domain: domain, _open: true });
    await this.updateComplete;
    if (!this._dialog.open) this._dialog.showModal();
    this._look();
    this._revealLong();
    await this.updateComplete;
    this.renderRoot.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'center' });
  }

  get _list() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.list'));
  }

  /** Where the list stands now, and where its long collections begin. */
  _look() {
    const list = this._list;
    if (!list) return;
    const all = /** @type {NodeListOf<HTMLElement & { collection: Collection }>} */ (
      list.querySelectorAll('ul.long')
    );
    const isMoved = [...all].some((one) => this._tops.get(one.collection) !== topIn(one, list));
    for (const one of all) this._tops.set(one.collection, topIn(one, list));
    const style = getComputedStyle(list);
    const width = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const seen = { scroll: list.scrollTop, box: list.clientHeight, width };
    const row = (/** @type {number} */ scroll) => Math.floor(scroll / (card.height + card.gap));
    const { _seen: old } = this;
    if (isMoved || row(seen.scroll) !== row(old.scroll) || seen.box !== old.box || seen.width !== old.width)
      this._seen = seen;
  }

  /** Goes to where the card of this level will be made. */
  _revealLong() {
    const [list, level] = [this._list, this.current];
    const collection = this.collections.find(({ levels }) => level && levels.includes(level));
    if (!list || !level || !collection || !this._tops.has(collection)) return;
    const { columns } = this._window(collection, collection.levels.length);
    const row = Math.floor(collection.levels.indexOf(level) / columns);
    list.scrollTop =
      (this._tops.get(collection) ?? 0) + row * (card.height + card.gap) - list.clientHeight / 2;
    this._look();
  }

  /** @param {Collection} collection @param {number} count */
  _window(collection, count) {
    return cardsInSight({ ...this._seen, top: this._tops.get(collection) ?? 0 }, count, card);
  }

  /** With a file of thousands of levels the page gets another board: its list is a task of its own. */
  async scheduleUpdate() {
    if (this._open && this.collections !== this._listed)
      await new Promise((/** @type {(value?: unknown) => void} */ done) => setTimeout(done));
    await super.scheduleUpdate();
  }

  updated() {
    this._listed = this.collections;
    if (this._open) this._look();
  }

  close() {
    this._dialog.close();
  }

  /** @param {Collection} collection @param {Level} level */
  _pick(collection, level) {
    emit(this, 'level-pick', { domain: collection.domain, board: level.board, id: level.id });
    this.close();
  }

  render() {
    return html`<dialog aria-labelledby="title" @close=${() => (this._open = false)}>${
      this._open ? this._content() : nothing
    }</dialog>`;
  }

  _content() {
    const isSolved = (/** @type {string} */ domain, /** @type {Level} */ level) =>
      this._best(domain, level) !== null || levelKey(domain, level) in this.bests;
    const found = findLevels(this.collections, this._domain, this._wanted, this._standing, isSolved);
    const count = found.reduce((sum, { levels }) => sum + levels.length, 0);
    const puzzles = (this.catalog?.domains ?? []).filter(({ id }) =>
      this.collections.some(({ domain }) => domain === id),
    );
    return html`<div class="head">
        <div class="line"><h2 id="title">Levels <span class="small quiet"
          role="status">${plural(count, 'level')}</span></h2>
          <button type="button" class="plain icon-only" aria-label="Close"
            @click=${() => this.close()}>${icons.cross}</button></div>
        <div class="filters">
          <div><label for="puzzle">Puzzle</label>
            <select id="puzzle" @change=${filled((value) => (this._domain = value))}>
              ${choices([{ id: '', name: 'All puzzles' }, ...puzzles], this._domain)}</select></div>
          <div><label for="standing">Show</label>
            <select id="standing" @change=${filled((value) => (this._standing = value))}>
              ${choices(standings, this._standing)}</select></div>
          <div class="search"><label for="search">Search</label>
            <input id="search" type="search" autocomplete="off" autofocus placeholder="a name or a collection"
              .value=${this._wanted}
              @input=${filled((value) => (this._wanted = value))}></div>
          <button type="button" @click=${() => emit(this, 'file-open')}>${icons.folder}Open a file</button>
        </div>
      </div>
      <div class="list" tabindex="0" role="group" aria-label="Levels by collection"
        @scroll=${() => this._look()}>
        ${
          found.length
            ? repeat(
                found,
                ({ collection }) => collection, // or a new one before the others has all cards made anew
                ({ collection, levels }) => this._collection(collection, levels),
              )
            : html`<p class="quiet">No level has that name.</p>`
        }
      </div>`;
  }

  /** @param {string} domain @param {Level} level @returns {BestFound | null} */
  _best(domain, level) {
    return this.found[levelKey(domain, level)] ?? null;
  }

  /** What is known of a level, and what of it was found here. @param {string} domain @param {Level} level */
  _known(domain, level) {
    const best = this._best(domain, level);
    const byHand = this.bests[levelKey(domain, level)];
    const cost = level.optimal;
    return html`${cost === null ? nothing : html`<span class="small quiet">cost ${cost}</span>`}
      ${
        best
          ? html`<span class="small done">${icons.check}found ${wordsOf(best)}${
              best.proved ? ', optimal' : ''
            }</span>`
          : nothing
      }
      ${
        byHand === undefined
          ? nothing
          : html`<span class="small done">${icons.check}by hand ${wordsOf(byHand)}</span>`
      }`;
  }

  /** @param {Collection} collection @param {Level[]} levels */
  _collection(collection, levels) {
    const isLong = levels.length > fewest;
    const { from, to, above, below } = isLong
      ? this._window(collection, levels.length)
      : { from: 0, to: levels.length, above: 0, below: 0 };
    return html`<h3>${collection.title}<span class="small quiet">${plural(levels.length, 'level')}</span></h3>
      <ul class=${isLong ? 'long' : ''} .collection=${collection}
        .style=${`padding-top: ${above}px; padding-bottom: ${below}px`}>${repeat(
          levels.slice(from, to),
          (level) => level,
          (
            level,
            i,
          ) => html`<li aria-setsize=${levels.length} aria-posinset=${from + i + 1}><button type="button"
        aria-current=${level === this.current ? 'true' : 'false'}
          @click=${() => this._pick(collection, level)}>
        <level-thumb .domain=${this.catalog?.domains.find(({ id }) => id === collection.domain) ?? null}
          .text=${level.board}
          .sketch=${this.sketch}></level-thumb>
        <span class="name">${levelName(level)}</span>
        ${this._known(collection.domain, level)}
      </button></li>`,
        )}</ul>`;
  }
}

/** @param {BestFound} best */
const wordsOf = ({ cost, length }) => (length ? lengthWords(length, {}) : formatCount(cost));

/** Where an element of the list begins, without what its padding stands for. @param {HTMLElement} element
 * @param {HTMLElement} list */
const topIn = (element, list) =>
  Math.round(element.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop);

customElements.define('level-browser', LevelBrowser);
