/**
 * The frontier in the order in which it would be expanded, as far as anyone scrolls. Rows beyond the first
 * ones are asked for when they are seen. A click or Enter looks at a node.
 * @import { Frontier, FrontierRow } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue } from '../model/format.js';
import { firstRow, listHeight, scrollFor } from '../model/long-list.js';
import { base } from './styles.js';
import { emit } from './events.js';
import { onResize } from './canvas.js';

/** A row is as high as what is pressed in it: higher for a finger. */
const rowHeights = { mouse: 29, finger: 40 };
const firstHeight = 320;

const forFingers = matchMedia('(max-width: 599px), (pointer: coarse)');

export class FrontierList extends LitElement {
  static properties = {
    frontier: { attribute: false },
    index: { type: Number },
    nodes: { type: Number },
    hasF: { type: Boolean },
    closed: { type: Boolean },
    now: { attribute: false },
    selected: { attribute: false },
    load: { attribute: false },
    _top: { state: true },
    _active: { state: true },
    _part: { state: true },
    _height: { state: true },
  };

  static styles = [
    base,
    css`
      :host { display: flex; flex-direction: column; height: 100%; min-height: 0; }
      .names, .row {
        display: grid;
        grid-template-columns: var(--node) minmax(var(--words), 2.4fr) minmax(0, 1fr) var(--numbers);
        gap: 8px;
        align-items: center; padding: 0 14px;
      }
      .names > span { font-weight: 600; } /* not of the row, as below */
      .names { color: var(--quiet); height: 30px; flex: none;
        border-bottom: 1px solid var(--line); }
      .names .key { overflow: hidden; display: flex; gap: 5px; align-items: center; font-size: var(--tiny); }
      .names i { width: 8px; height: 8px; background: var(--accent); border-radius: 1px; }
      .names i + i, .names .key span + i { opacity: 0.35; }
      .box { overflow-y: auto; scrollbar-width: thin; flex: 1; min-height: 0; position: relative; }
      .box:focus-visible { outline-offset: -2px; }
      .row { height: calc(var(--row) * 1px); position: absolute; left: 0; right: 0;
        border-bottom: 1px solid var(--line); cursor: pointer; }
      .row:hover { background: var(--well); }
      .number { text-align: right; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .number:last-child { font-weight: 650; }
      .words { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .bar { height: 9px; display: flex; background: var(--line); }
      .bar i { background: var(--accent); opacity: 0.8; width: calc(var(--g) * 100%); }
      .bar i + i { opacity: 0.35; width: calc(var(--h) * 100%); }
      .now { background: var(--accent-soft); }
      .now > span { font-weight: 600; } /* not of the row, whose columns would be wider than the others' */
      .selected { box-shadow: inset 3px 0 var(--bad); }
      .box:focus-visible .active { outline: 2px solid var(--accent); outline-offset: -2px; }
      p { padding: 12px 14px; }
    `,
  ];

  constructor() {
    super();
    /** @type {Frontier | null} */ this.frontier = null;
    this.index = 0;
    /** How many the search has. */ this.nodes = 0;
    this.hasF = false;
    /** Of nodes that were expanded. */ this.closed = false;
    /** The node of this step. @type {number | null} */ this.now = null;
    /** @type {number | null} */ this.selected = null;
    /** @type {((from: number, to: number) => Promise<Frontier | null>) | null} */ this.load = null;
    this._top = 0;
    this._active = 0;
    /** Rows fetched beyond the first. @type {{ index: number, from: number, rows: FrontierRow[] } | null} */
    this._part = null;
    this._asked = '';
    this._height = firstHeight;
    this._forget = () => {};
  }

  firstUpdated() {
    this._forget = onResize(this, () => {
      this._height = Math.max(this._rowHeight, this.clientHeight - 31);
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  get _rowHeight() {
    return forFingers.matches ? rowHeights.finger : rowHeights.mouse;
  }

  /** How many rows are seen, the last one in part. */
  get _seen() {
    return Math.ceil(this._height / this._rowHeight) + 1;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('index') || changed.has('frontier')) this._asked = '';
    if (this.frontier)
      this._active = Math.max(0, Math.min(this._active, this.frontier.rows.length ? this._total - 1 : 0));
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
    const [from, to] = [Math.max(0, this._top - 20), Math.min(this._total, this._top + this._seen + 20)];
    const last = Math.min(this._total, this._top + this._seen) - 1;
    if (!this.load || (this._at(this._top) && this._at(last))) return;
    const { index } = this;
    const key = `${index}:${this._total}:${from}`;
    if (this._asked === key) return;
    this._asked = key;
    const answer = await this.load(from, to).catch(() => null);
    if (answer && index === this.index && this._asked === key)
      this._part = { index, from, rows: answer.rows };
  }

  get _box() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.box'));
  }

  _scroll() {
    this._top = firstRow(this._box.scrollTop, this._total, this._rowHeight, this._height);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const moves = /** @type {Record<string, number>} */ ({
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: this._seen - 1,
      PageUp: 1 - this._seen,
      Home: -Infinity,
      End: Infinity,
    });
    if (event.key in moves) {
      this._active = Math.max(0, Math.min(this._total - 1, this._active + moves[event.key]));
      const isSeen = this._active >= this._top && this._active < this._top + this._seen - 1;
      if (!isSeen)
        this._box.scrollTop = scrollFor(
          Math.max(0, moves[event.key] > 0 ? this._active - this._seen + 2 : this._active),
          this._total,
          this._rowHeight,
          this._height,
        );
    } else if (event.key === 'Enter' || event.key === ' ') this._pick(this._active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} place */
  _pick(place) {
    this._active = place;
    const row = this._at(place);
    if (row && row.node !== null) emit(this, 'node-pick', { node: row.node });
  }

  render() {
    if (!this.frontier || !this.frontier.rows.length) {
      return html`<p class="quiet">${
        this.closed
          ? 'Nothing was expanded before this step.'
          : this.frontier
            ? 'The frontier is empty.'
            : 'Step through the search: the frontier (open) stands here, in order of expansion.'
      }</p>`;
    }
    const total = this._total;
    const places = Array.from(
      { length: Math.max(0, Math.min(this._seen, total - this._top)) },
      (_, i) => this._top + i,
    );
    const rows = places.map((place) => this._at(place));
    const most = Math.max(1, ...rows.map((row) => (row ? row.g + (row.h ?? 0) : 0)));
    const style = `${this._roomy()}; --numbers: ${this._widths(places)}; --row: ${this._rowHeight}`;
    return html`<div class="names" aria-hidden="true"
      .style=${style}><span>Node</span><span>${this.closed ? 'at step' : 'by'}</span>
        <span class="key"><i></i><span>g</span><i></i><span>h</span></span>
        ${this._columns.map((name) => html`<span class="number">${name}</span>`)}</div>
      <div class="box" tabindex="0" role="listbox" aria-label=${
        this.closed ? 'Closed nodes, the last one expanded first' : 'Frontier (open), in order of expansion'
      }
        aria-activedescendant=${places.includes(this._active) ? `row-${this._active}` : nothing}
        @scroll=${this._scroll} @keydown=${this._key} .style=${style}>
        <div role="presentation" .style=${`height: ${listHeight(total, this._rowHeight)}px`}>
          ${places.map((place) => this._row(place, this._topOf(place), most))}
        </div>
      </div>`;
  }

  /** @param {number} place */
  _topOf(place) {
    return (
      scrollFor(this._top, this._total, this._rowHeight, this._height) + (place - this._top) * this._rowHeight
    );
  }

  /** @returns {('g' | 'h' | 'f')[]} */
  get _columns() {
    return this.hasF ? ['g', 'h', 'f'] : ['g', 'h'];
  }

  /** Room for the largest number of a node and of a step, so that the columns stay where they are. */
  _roomy() {
    const digits = formatCount(this.nodes).length;
    return `--node: max(4.4em, ${digits + 2}ch); --words: ${
      this.closed ? `max(3.4em, ${digits}ch)` : '3.4em'
    }`;
  }

  /** Of the columns of numbers: as wide as the longest that is seen. @param {number[]} places */
  _widths(places) {
    const rows = places.map((place) => this._at(place)).filter((row) => row !== undefined);
    const letters = this._columns.map((name) =>
      Math.max(0, ...rows.map((row) => formatValue(row[name]).length)),
    );
    return letters.map((count) => `max(2em, calc(${count}ch + 6px))`).join(' ');
  }

  /** @param {number} place @param {number} top @param {number} most */
  _row(place, top, most) {
    const row = this._at(place);
    const now = row !== undefined && row.node === this.now;
    const selected = row !== undefined && row.node === this.selected;
    const active = place === this._active;
    const marks = `${now ? 'now' : ''} ${selected ? 'selected' : ''} ${active ? 'active' : ''}`;
    return html`<div class="row ${marks}" role="option" id=${`row-${place}`} aria-selected=${now || selected}
      aria-setsize=${this._total} aria-posinset=${place + 1} .style=${`top: ${top}px`}
      @click=${() => this._pick(place)}>
      ${
        row
          ? html`<span>${now ? '▸ ' : ''}${row.node === null ? '' : formatCount(row.node)}</span><span
          class="words">${
            this.closed
              ? html`<span class="hidden">step
            </span>`
              : nothing
          }${row.action || 'start'}</span>
          <span class="bar" .style=${`--g: ${row.g / most}; --h: ${(row.h ?? 0) / most}`}
            ><i></i><i></i></span>
          ${this._columns.map(
            (name) => html`<span class="number"><span class="hidden">${name}
            </span>${formatValue(row[name])}</span>`,
          )}`
          : html`<span class="quiet">…</span>`
      }</div>`;
  }
}

customElements.define('frontier-list', FrontierList);
