/**
 * Start and goal of the game, edited by clicking: tools, size, and both boards. A tile is moved by two clicks
 * or a drag; all of it by keys too. What is wrong stands below, in a place of its own, so that nothing moves.
 * @import { Cells } from '../model/types.js'
 * @import { GameEditor, Side } from '../state/game-state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { base, buttons, segments } from './styles.js';
import { emit, filled, told } from './events.js';
import { icons } from './icons.js';
import './tile-board.js';

const sides = /** @type {const} */ ([
  ['start', 'Start'],
  ['goal', 'Goal'],
]);
const tools = /** @type {const} */ ([
  ['move', 'Move', icons.hand],
  ['empty', 'Empty', icons.broom],
  ['fixed', 'Fixed', icons.cross],
  ['tile', 'Tile', icons.pencil],
]);
const taken = /^(Arrow(Left|Right|Up|Down)|Enter| |[0-9.x-]|Delete|Backspace|Escape)$/i;

export class TileEditor extends LitElement {
  static properties = {
    editor: { attribute: false },
    boards: { attribute: false },
    wrong: { attribute: false },
    message: {},
    most: { type: Number },
    _focused: { state: true },
  };

  static styles = [
    base,
    buttons,
    segments,
    css`
      :host { display: flex; flex-direction: column; height: 100%; min-height: 0; }
      .tools {
        flex: none; display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 8px;
        border-top: 1px solid var(--line);
      }
      .segments button { padding: 0 10px; min-height: var(--target); }
      @media (max-width: 520px) { .segments button { padding: 0 8px; } }
      .number { width: 64px; font: inherit; font-weight: 600; color: var(--ink); background: var(--card);
        border: 1px solid var(--edge-soft); border-radius: 8px; min-height: var(--target); padding: 0 10px; }
      .number[aria-invalid='true'] { border-color: var(--bad); }
      .size { display: inline-flex; align-items: center; gap: 2px; }
      .size b { min-width: 1.6em; text-align: center; }
      .size span { color: var(--quiet); font-size: var(--small); margin-right: 4px; }
      .boards {
        flex: 1; min-height: 0; display: grid; grid-template-columns: 1fr 1fr; gap: var(--space-4);
        padding: var(--space-3) var(--space-4); background: var(--well); border-block: 1px solid var(--line);
      }
      figure { min-height: 0; min-width: 0; display: flex; flex-direction: column; }
      figcaption { font-size: var(--small); font-weight: 600; color: var(--quiet); text-align: center; }
      .board { flex: 1; min-height: 0; border-radius: 8px; }
      tile-board { height: 100%; }
      .below { flex: none; min-height: 62px; padding: 8px 12px; font-size: var(--small);
        color: var(--quiet); }
      .below.bad { color: var(--bad); }
    `,
  ];

  constructor() {
    super();
    /** @type {GameEditor | null} */ this.editor = null;
    /** @type {Record<Side, Cells | null>} */ this.boards = { start: null, goal: null };
    /** Whose text cannot be read: the last good board is shown instead. @type {Record<Side, boolean>} */
    this.wrong = { start: false, goal: false };
    this.message = '';
    this.most = 10;
    this._focused = '';
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.board'))?.focus();
  }

  /** @param {KeyboardEvent} event @param {Side} side */
  _key(event, side) {
    if (event.ctrlKey || event.metaKey || event.altKey || !taken.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    emit(this, 'edit-key', { side, key: event.key });
  }

  render() {
    if (!this.editor) return nothing;
    const words =
      'Click a tile and then a cell, or drag it. Keys: arrows choose a cell, a number, “.” or “x” ' +
      'fills it.';
    return html`<div class="boards">${sides.map(([side, name]) => this._side(side, name))}</div>
      ${this._tools(this.editor)}
      <p class=${this.message ? 'below bad' : 'below'}>${this.message || words}</p>`;
  }

  /** @param {GameEditor} editor */
  _tools({ tool, number }) {
    return html`<div class="tools" role="group" aria-label="Tools">
      <span class="segments">${tools.map(
        ([id, name, icon]) => html`<button type="button"
        aria-pressed=${tool === id}
        @click=${() => emit(this, 'tool-pick', { tool: id })}>${icon}${name}</button>`,
      )}</span>
      <input class="number" aria-label="Number of the tile" inputmode="numeric" autocomplete="off"
        aria-invalid=${/^-?\d+$/.test(number.trim()) ? 'false' : 'true'} .value=${live(number)}
        @input=${filled((value) => emit(this, 'number-change', { number: value }))}>
      ${this._size('Rows', this.boards.start?.height ?? 0, 0, 1)}
      ${this._size('Columns', this.boards.start?.width ?? 0, 1, 0)}</div>`;
  }

  /** @param {string} name @param {number} now @param {number} columns @param {number} rows */
  _size(name, now, columns, rows) {
    const button = (/** @type {number} */ by, /** @type {string} */ word, /** @type {unknown} */ icon) => {
      const change = { columns: columns * by, rows: rows * by };
      const isOff = now + by < 1 || now + by > this.most;
      return html`<button type="button" class="icon-only" aria-label=${`${word} ${name.toLowerCase()}`}
        aria-disabled=${isOff} @click=${() => isOff || emit(this, 'size-change', change)}>${icon}</button>`;
    };
    return html`<span class="size" role="group" aria-label=${name}><span>${name}</span>
      ${button(-1, 'Fewer', icons.minus)}<b>${now}</b>${button(1, 'More', icons.plus)}</span>`;
  }

  /** @param {Side} side @param {string} name */
  _side(side, name) {
    const { editor, boards } = this;
    const isHere = editor?.side === side;
    return html`<figure><figcaption>${name}</figcaption>
      <div class="board" tabindex="0" role="group" data-side=${side}
        aria-label=${`${name} board, to edit: arrows choose a cell, numbers fill it`}
        @focus=${() => {
          this._focused = side;
        }} @blur=${() => {
          this._focused = '';
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this._key(event, side)}>
        <tile-board editable .name=${name} .board=${boards[side]} ?dimmed=${this.wrong[side]}
          .chosen=${isHere ? (editor?.from ?? -1) : -1}
          .cursor=${this._focused === side ? this._cell(side) : -1}
          @cell-tap=${told(({ cell }) => emit(this, 'cell-press', { side, cell }))}
          @cell-drag=${told((/** @type {{ from: number, to: number }} */ detail) =>
            emit(this, 'cell-drag', { side, ...detail }),
          )}></tile-board></div>
    </figure>`;
  }

  /** Where keys act. @param {Side} side */
  _cell(side) {
    return this.editor?.side === side ? this.editor.cell : 0;
  }
}

customElements.define('tile-editor', TileEditor);
