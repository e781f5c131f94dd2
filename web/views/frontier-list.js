/**
 * The frontier in the order in which it would be expanded, as far as anyone scrolls. Rows beyond the first ones are
 * asked for when they are seen. A click or Enter looks at a node.
 * @import { Frontier, FrontierRow } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue, plural } from '../model/format.js';
import { firstRow, listHeight, scrollFor } from '../model/long-list.js';
import { base } from './styles.js';
import { emit } from './events.js';

const rowHeight = 40;
const boxHeight = 320;
const seen = boxHeight / rowHeight + 1;

export class FrontierList extends LitElement {
  static properties = {
    frontier: { attribute: false },
    index: { type: Number },
    hasF: { type: Boolean },
    selected: { attribute: false },
    load: { attribute: false },
    _top: { state: true },
    _active: { state: true },
    _part: { state: true },
  };

  static styles = [
    base,
    css`
      .head { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3); }
      .names, .row {
        display: grid; grid-template-columns: 5.6em minmax(0, 1fr) var(--numbers);
        gap: var(--space-1); align-items: center; font-size: 0.8125rem; padding: 0 var(--space-2);
      }
      .names { font-weight: 600; color: var(--quiet); padding-right: calc(var(--space-2) + 10px); }
      .box { overflow-y: auto; scrollbar-gutter: stable; scrollbar-width: thin; max-height: ${boxHeight}px;
      border-block: 1px solid var(--line); position: relative; }
      .box:focus-visible { outline-offset: -2px; }
      .row { height: ${rowHeight}px; position: absolute; left: 0; right: 0; border-bottom: 1px solid var(--line);
      cursor: pointer; }
      .row:hover { background: var(--well); }
      .number { text-align: right; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .words { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .now { background: var(--accent-soft); font-weight: 600; }
      .box:focus-visible .active { box-shadow: inset 0 0 0 2px var(--accent); }
    `,
  ];

  constructor() {
    super();
    /** @type {Frontier | null} */ this.frontier = null;
    this.index = 0;
    this.hasF = false;
    /** @type {number | null} */ this.selected = null;
    /** @type {((from: number, to: number) => Promise<Frontier | null>) | null} */ this.load = null;
    this._top = 0;
    this._active = 0;
    /** Rows fetched beyond the first. @type {{ index: number, from: number, rows: FrontierRow[] } | null} */
    this._part = null;
    this._asked = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('index') || changed.has('frontier')) this._asked = '';
    if (this.frontier) this._active = Math.max(0, Math.min(this._active, this.frontier.rows.length
      ? this._total - 1
      : 0));
  }

  updated() {
    void this._fetch();
  }

  get _total() {
    return this.frontier?.total ?? 0;
  }

  /** @param {number} place @returns {FrontierRow | undefined} */
  _at(place) {
    const part = this._part?.index === this.index ? this._part : null;
    return this.frontier?.rows[place] ?? part?.rows[place - part.from];
  }

  async _fetch() {
    const [from, to] = [Math.max(0, this._top - 20), Math.min(this._total, this._top + seen + 20)];
    const last = Math.min(this._total, this._top + seen) - 1;
    if (!this.load || (this._at(this._top) && this._at(last))) return;
    const { index } = this;
    const key = `${index}:${this._total}:${from}`;
    if (this._asked === key) return;
    this._asked = key;
    const answer = await this.load(from, to).catch(() => null);
    if (answer && index === this.index && this._asked === key) this._part = { index, from, rows: answer.rows };
  }

  get _box() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.box'));
  }

  _scroll() {
    this._top = firstRow(this._box.scrollTop, this._total, rowHeight, boxHeight);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const moves = /** @type {Record<string, number>} */ ({
      ArrowDown: 1, ArrowUp: -1, PageDown: seen - 1, PageUp: 1 - seen, Home: -Infinity, End: Infinity,
    });
    if (event.key in moves) {
      this._active = Math.max(0, Math.min(this._total - 1, this._active + moves[event.key]));
      const isSeen = this._active >= this._top && this._active < this._top + seen - 1;
      if (!isSeen) this._box.scrollTop = scrollFor(Math.max(0, moves[event.key] > 0
        ? this._active - seen + 2
        : this._active), this._total, rowHeight, boxHeight);
    } else if (event.key === 'Enter' || event.key === ' ') this._pick(this._active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} place */
  _pick(place) {
    this._active = place;
    const row = this._at(place);
    if (row) emit(this, 'node-pick', { node: row.node });
  }

  render() {
    if (!this.frontier || !this.frontier.rows.length) return nothing;
    const total = this._total;
    const places = Array.from({ length: Math.min(seen, total - this._top) }, (_, i) => this._top + i);
    return html`<section class="card stack" aria-label="Frontier">
      <div class="head"><h2>Frontier</h2><span class="small quiet">${plural(total, 'node')}, first in line
        first</span></div>
      <div .style=${`--numbers: ${this._widths(places)}`}>
        <div class="names" aria-hidden="true"><span>Node</span><span>Reached by</span>
          ${this._columns.map((name) => html`<span class="number">${name}</span>`)}</div>
        <div class="box" tabindex="0" role="listbox" aria-label="Nodes that wait, in order"
          aria-activedescendant=${places.includes(this._active) ? `row-${this._active}` : nothing}
          @scroll=${this._scroll} @keydown=${this._key} .style=${`height: ${Math.min(boxHeight, total * rowHeight)}px`}>
          <div role="presentation" .style=${`height: ${listHeight(total, rowHeight)}px`}>
            ${places.map((place) => this._row(place, this._topOf(place)))}
          </div>
        </div>
      </div>
    </section>`;
  }

  /** @param {number} place */
  _topOf(place) {
    return scrollFor(this._top, this._total, rowHeight, boxHeight) + (place - this._top) * rowHeight;
  }

  /** @returns {('g' | 'h' | 'f')[]} */
  get _columns() {
    return this.hasF ? ['g', 'h', 'f'] : ['g', 'h'];
  }

  /** Of the columns of numbers: as wide as the longest that is seen. @param {number[]} places */
  _widths(places) {
    const rows = places.map((place) => this._at(place)).filter((row) => row !== undefined);
    const letters = this._columns.map((name) => Math.max(0, ...rows.map((row) => formatValue(row[name]).length)));
    return letters.map((count) => `max(3.1em, ${count}ch)`).join(' ');
  }

  /** @param {number} place @param {number} top */
  _row(place, top) {
    const row = this._at(place);
    const now = row !== undefined && row.node === this.selected;
    const marks = `${now ? 'now' : ''} ${place === this._active ? 'active' : ''}`;
    return html`<div class="row ${marks}" role="option" id=${`row-${place}`} aria-selected=${now}
      aria-setsize=${this._total} aria-posinset=${place + 1} .style=${`top: ${top}px`}
      @click=${() => this._pick(place)}>
      ${row
        ? html`<span>${formatCount(row.node)}</span><span class="words">${row.action || 'start'}</span>
          ${this._columns.map((name) => html`<span class="number"><span class="hidden">${name}
            </span>${formatValue(row[name])}</span>`)}`
        : html`<span class="quiet">…</span>`}</div>`;
  }
}

customElements.define('frontier-list', FrontierList);
