/**
 * The table of a scoreboard: a row a level, a column a configuration. Only the rows that are seen are drawn,
 * so that thousands are as quick as ten. The arrow keys walk from cell to cell; a cell that is reached is
 * picked.
 * @import { Domain } from '../model/types.js'
 * @import { BatchLevel } from '../model/batch.js'
 * @import { Cell } from '../model/batch-score.js'
 * @import { Sketch } from './level-browser.js'
 * @typedef {{ key: string, name: string, more: string, tone: number }} Column
 * @typedef {{ cell: Cell, value: string, note: string, title: string, change: string, better: number }} Shown
 *   note: how it stands, beside the value; title: all of it in words; change: against another run; better: 1,
 *   0 or -1
 */
import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { firstRow, listHeight, scrollFor } from '../model/long-list.js';
import { base, buttons } from './styles.js';
import { toneStyles, tones } from './tones.js';
import { icons } from './icons.js';
import { emit } from './events.js';
import { onResize } from './canvas.js';
import './board-view.js';
import './level-thumb.js';

const rowHeights = { fine: 25, coarse: 40 };
const signs = { proved: icons.check, unsolvable: icons.check, noplan: icons.clock, error: icons.alert };
const spoken = {
  waiting: 'not run yet',
  running: 'running',
  unfit: 'not for this puzzle',
  proved: 'proved optimal',
  optimum: 'the optimum',
  over: 'over',
  within: 'within a bound',
  plan: 'a plan',
  noplan: 'no plan',
  unsolvable: 'proved that there is no plan',
  error: 'failed',
};

export class ScoreMatrix extends LitElement {
  static properties = {
    rows: { attribute: false },
    columns: { attribute: false },
    cellAt: { attribute: false },
    optimumOf: { attribute: false },
    foot: { attribute: false },
    footName: { attribute: false },
    sorting: { attribute: false },
    chosen: { attribute: false },
    domains: { attribute: false },
    sketch: { attribute: false },
    stamp: { attribute: false },
    _from: { state: true },
    _box: { state: true },
    _coarse: { state: true },
  };

  static styles = [
    base,
    buttons,
    toneStyles,
    css`
      :host { height: 100%; overflow: auto; position: relative; contain: strict; scrollbar-width: thin;
        scroll-padding: 50px 0 36px 160px; }
      .grid { min-width: calc(168px + var(--columns) * 118px); width: 100%; min-height: 100%;
        display: flex; flex-direction: column; }
      .row { display: grid; align-items: stretch; width: 100%;
        grid-template-columns: minmax(98px, 0.9fr) 74px repeat(var(--columns), minmax(0, 1fr)); }
      .head { position: sticky; top: 0; z-index: 3; background: var(--card); height: 50px; flex: none;
        border-bottom: 1px solid var(--line); }
      .body { position: relative; flex: none; height: calc(var(--all) * 1px); }
      .body .row { position: absolute; left: 0; height: calc(var(--row) * 1px);
        top: calc(var(--top) * 1px); }
      .foot { position: sticky; bottom: 0; z-index: 3; background: var(--card); min-height: 38px; flex: none;
        border-top: 1px solid var(--line); margin-top: auto; align-items: center; }
      .level, .corner { position: sticky; left: 0; z-index: 2; background: var(--card); }
      .head button { border: 0; border-radius: 0; background: none; text-align: left; padding: 0 6px 0 4px;
        min-height: 49px; font-size: 12.5px; min-width: 0; gap: 5px; display: flex; width: 100%;
        justify-content: flex-start; align-items: center; line-height: 1.35; }
      .head .words { min-width: 0; flex: 1; }
      .head b, .head small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .head small { font-weight: 400; color: var(--quiet); font-size: var(--tiny); }
      .head i { width: 9px; height: 9px; border-radius: 50%; background: var(--tone); flex: none; }
      .head .plain-name { color: var(--quiet); padding: 0 0 0 8px; gap: 2px; }
      .head .right { padding: 0 4px 0 0; }
      .head .right { justify-content: flex-end; text-align: right; }
      .order { flex: none; font-size: 11px; color: var(--accent); } .order:empty { display: none; }
      .head .edit { position: absolute; right: 1px; width: 26px; justify-content: center; padding: 0;
        color: var(--quiet); background: var(--card); opacity: 0; min-height: 46px; top: 1px; }
      .column:hover .edit, .edit:focus-visible { opacity: 1; }
      .column { display: flex; min-width: 0; position: relative; }
      .edit svg.icon { width: 15px; height: 15px; }
      .level { display: flex; align-items: center; gap: 8px; padding-left: 8px; font-weight: 650;
        min-width: 0; }
      .level span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      level-thumb { width: 22px; height: 22px; --thumb: 22px; --thumb-pad: 0; flex: none; overflow: hidden; }
      .optimum { text-align: right; color: var(--quiet); padding-right: 10px; align-self: center;
        white-space: nowrap; }
      .cell { margin: 1.5px 3px; border-radius: 5px; display: flex; align-items: center; gap: 6px;
        padding: 0 8px 0 0; cursor: pointer; min-width: 0; font-size: 13.5px; }
      .value { font-weight: 700; flex: 1 1 auto; text-align: right; padding-left: 8px; white-space: nowrap; }
      .note { flex: 1 1 50%; text-align: right; font-size: var(--small); white-space: nowrap; }
      .cell svg.icon { width: 14px; height: 14px; margin-left: auto; }
      .change { font-size: var(--tiny); font-weight: 600; white-space: nowrap; color: var(--quiet); }
      .change.up { color: var(--good); } .change.down { color: var(--bad); }
      .proved, .unsolvable { background: light-dark(#dcefe0, #183a23); color: var(--good); }
      .optimum-cell { background: light-dark(#eef7f0, #142b1b); color: var(--good); }
      .over { background: var(--warn-soft); color: var(--warn); }
      .within, .plan { background: light-dark(#eaedf0, #242c33); }
      .noplan, .error { background: light-dark(#f6e4e1, #43211d); color: var(--bad); }
      .waiting, .unfit { background: none; color: var(--quiet); }
      .running { background: var(--accent-soft); color: var(--accent); }
      .best .value { text-decoration: underline; text-underline-offset: 3px; }
      .here { outline: 2px solid var(--accent); outline-offset: -1px; }
      .cell:focus-visible { outline: 3px solid var(--accent); outline-offset: -1px; }
      .row:hover .level, .row.now .level { background: var(--well); }
      .foot .level { font-weight: 400; font-size: var(--small); z-index: 4; }
      .total { padding: 2px 4px 2px 11px; font-size: var(--small); line-height: 1.25; min-width: 0; }
      .total b { font-size: 13.5px; } .total small { display: block; color: var(--quiet);
        font-size: var(--tiny); line-height: 1.2; white-space: normal; }
      .foot .level { grid-column: 1 / 3; }
      .none { padding: 24px; color: var(--quiet); }
      @media (pointer: coarse) { .head .edit { opacity: 1; } }
      @media (max-width: 599px) {
        .head .edit { opacity: 1; width: 40px; } .head .words { padding-right: 34px; }
        .row { grid-template-columns: minmax(88px, 1fr) 68px
        repeat(var(--columns), minmax(0, 1fr)); }
        .head button { min-width: 40px; } .level { gap: 5px; padding-left: 5px; } }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly BatchLevel[]} */ this.rows = [];
    /** @type {readonly Column[]} */ this.columns = [];
    /** @type {(level: BatchLevel, column: Column) => Shown | null} */ this.cellAt = () => null;
    /** @type {(level: BatchLevel) => string} */ this.optimumOf = () => '';
    /** A template for each column. @type {readonly unknown[]} */ this.foot = [];
    /** @type {unknown} */ this.footName = '';
    /** @type {{ by: string, down: boolean }} */ this.sorting = { by: '', down: false };
    /** @type {{ level: string, configuration: string } | null} */ this.chosen = null;
    /** @type {readonly Domain[]} */ this.domains = [];
    /** @type {Sketch} */ this.sketch = async () => null;
    /** What the cells are made of: when it is another one, they are drawn anew. @type {unknown} */
    this.stamp = null;
    this._from = 0;
    this._box = 400;
    this._coarse = false;
    this._forget = () => {};
  }

  get _rowHeight() {
    return this._coarse ? rowHeights.coarse : rowHeights.fine;
  }

  firstUpdated() {
    const coarse = matchMedia('(max-width: 599px), (pointer: coarse)');
    this._coarse = coarse.matches;
    coarse.addEventListener('change', () => (this._coarse = coarse.matches));
    this._forget = onResize(this, () => {
      this._box = Math.max(100, this.clientHeight - 90);
      this._see();
    });
    this.addEventListener('scroll', () => this._see(), { passive: true });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  _see() {
    this._from = firstRow(this.scrollTop, this.rows.length, this._rowHeight, this._box);
  }

  /** @param {number} row @param {number} column */
  _pick(row, column) {
    const level = this.rows[Math.max(0, Math.min(this.rows.length - 1, row))];
    const found = this.columns[Math.max(0, Math.min(this.columns.length - 1, column))];
    if (!level || !found) return;
    emit(this, 'cell-pick', { id: level.key, key: found.key });
    const at = this.rows.indexOf(level);
    const height = this._rowHeight;
    if (at < this._from + 1 || at > this._from + Math.floor(this._box / height) - 2) {
      const middle = Math.max(0, at - Math.floor(this._box / height / 2));
      this.scrollTop = scrollFor(middle, this.rows.length, height, this._box);
      this._see();
    }
    void this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.cell.here'))?.focus({
        preventScroll: false,
      }),
    );
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (!(event.target instanceof Element) || !event.target.matches('.cell')) return;
    const row = this.rows.findIndex(({ key }) => key === this.chosen?.level);
    const column = this.columns.findIndex(({ key }) => key === this.chosen?.configuration);
    const page = Math.max(1, Math.floor(this._box / this._rowHeight) - 1);
    const to = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      PageDown: [row + page, column],
      PageUp: [row - page, column],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? this.rows.length - 1 : row, this.columns.length - 1],
    }[event.key];
    if (event.key === 'Enter') emit(this, 'cell-open', {});
    else if (!to) return;
    else this._pick(to[0], to[1]);
    event.preventDefault();
    event.stopPropagation();
  }

  render() {
    const height = this._rowHeight;
    const seen = Math.ceil(this._box / height) + 12;
    const from = Math.max(0, this._from - 4);
    const shown = this.rows.slice(from, from + seen);
    const offset =
      this.rows.length * height > listHeight(this.rows.length, height)
        ? this.scrollTop - this._from * height
        : 0;
    const all = listHeight(this.rows.length, height);
    return html`<div class="grid" role="grid" aria-label="Results" aria-rowcount=${this.rows.length + 2}
      aria-colcount=${this.columns.length + 2} @keydown=${this._key}
      .style=${`--columns: ${this.columns.length}; --row: ${height}; --all: ${all}`}>
      ${this._head()}
      <div class="body" role="rowgroup">${repeat(
        shown,
        ({ key }) => key,
        (level, i) => this._row(level, from + i, offset),
      )}</div>
      ${this.rows.length ? nothing : html`<p class="none">No level here.</p>`}
      ${this._foot()}</div>`;
  }

  /** @param {string} by */
  _order(by) {
    const { sorting } = this;
    return sorting.by === by ? (sorting.down ? '▼' : '▲') : '';
  }

  /** @param {string} by */
  _sort(by) {
    const { sorting } = this;
    if (sorting.by !== by) return 'none';
    return sorting.down ? 'descending' : 'ascending';
  }

  _head() {
    const plain = (/** @type {string} */ by, /** @type {string} */ name, look = '') => html`<div
      role="columnheader" aria-sort=${this._sort(by)} class=${by === 'level' ? 'corner' : ''}><button
      type="button" class=${`plain-name ${look}`} @click=${() => emit(this, 'sort', { id: by })}>${name}<span
      class="order" aria-hidden="true">${this._order(by)}</span></button></div>`;
    return html`<div class="head" role="rowgroup"><div class="row" role="row">
      ${plain('level', 'Level')}${plain('optimum', 'Optimum', 'right')}
      ${this.columns.map(
        ({ key, name, more, tone }) => html`<div role="columnheader" aria-sort=${this._sort(key)}
        class=${`column t${tone % tones}`}><button type="button" title=${`${name}, ${more}: sort`}
          @click=${() => emit(this, 'sort', { id: key })}><i aria-hidden="true"></i><span
          class="words"><b>${name}</b><small>${more}</small></span><span class="order"
          aria-hidden="true">${this._order(key)}</span></button><button type="button" class="edit"
          aria-label=${`Change ${name}, ${more}`} title="Change"
          @click=${() => emit(this, 'column-edit', { id: key })}>${icons.pencil}</button></div>`,
      )}</div></div>`;
  }

  /** @param {BatchLevel} level @param {number} index @param {number} offset */
  _row(level, index, offset) {
    const domain = this.domains.find(({ id }) => id === level.domain) ?? null;
    const isNow = this.chosen?.level === level.key;
    return html`<div class=${`row ${isNow ? 'now' : ''}`} role="row" aria-rowindex=${index + 2}
      .style=${`--top: ${index * this._rowHeight + offset}`}>
      <div class="level" role="rowheader" title=${`${level.id} ${level.title}, ${level.collection}`}
        ><level-thumb .domain=${domain} .text=${level.board} .sketch=${this.sketch}></level-thumb
        ><span>${level.id}</span></div>
      <div class="optimum" role="gridcell">${this.optimumOf(level)}</div>
      ${this.columns.map((column, at) => this._cell(level, column, index, at))}</div>`;
  }

  /** @param {BatchLevel} level @param {Column} column @param {number} row @param {number} at */
  _cell(level, column, row, at) {
    const shown = this.cellAt(level, column);
    if (!shown) return html`<div role="gridcell"></div>`;
    const { cell, value, note, title, change, better } = shown;
    const isHere = this.chosen?.level === level.key && this.chosen.configuration === column.key;
    const isFirst = !this.chosen && row === this._from && at === 0;
    const kind = cell.kind === 'optimum' ? 'optimum-cell' : cell.kind;
    const look = `cell ${kind} ${cell.isBest ? 'best' : ''} ${isHere ? 'here' : ''}`;
    const sign = /** @type {Record<string, unknown>} */ (signs)[cell.kind];
    return html`<div class=${look} role="gridcell" aria-selected=${isHere}
      tabindex=${isHere || isFirst ? 0 : -1}
      title=${title} aria-label=${`${value || '–'} ${spoken[cell.kind]} ${note}`}
      @click=${() => this._pick(row, at)}><span class="value">${value}</span>${
        change ? html`<span class=${`change ${['down', '', 'up'][better + 1]}`}>${change}</span>` : nothing
      }<span class="note">${note || sign || nothing}</span></div>`;
  }

  _foot() {
    return html`<div class="foot row" role="row"><div class="level" role="rowheader" aria-colspan="2">${
      this.footName
    }</div>${this.foot.map((total) => html`<div class="total" role="gridcell">${total}</div>`)}</div>`;
  }
}

customElements.define('score-matrix', ScoreMatrix);
