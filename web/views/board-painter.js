/**
 * The board to paint on: with the mouse or a finger, or with a cursor moved by the arrow keys. A stroke is
 * told when it ends, so that it is one step of undo.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { BoardView } from './board-view.js'
 * @import { Tool } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { brushesOf, brushOfKey, isNumbered } from '../model/brushes.js';
import { cellsBetween, describeCell, floorOf, movePiece, paint, pieceAt } from '../model/picture.js';
import { gapRows } from '../model/picture-parts.js';
import { stuckPieces } from '../model/warnings.js';
import { base } from './styles.js';
import { emit } from './events.js';
import './board-view.js';

const arrows = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});
const longPress = 500;

export class BoardPainter extends LitElement {
  static properties = {
    domain: { attribute: false },
    picture: { attribute: false },
    tool: { attribute: false },
    dimmed: { type: Boolean },
    _cursor: { state: true },
    _lifted: { state: true },
    _stroke: { state: true },
  };

  static styles = [
    base,
    css`
    :host { height: 100%; }
    board-view { touch-action: none; cursor: crosshair; user-select: none; -webkit-user-select: none; }
  `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {Cells | null} */ this.picture = null;
    /** @type {Tool} */ this.tool = { kind: 'move' };
    /** The picture is older than the text. */ this.dimmed = false;
    this._cursor = -1;
    /** The cell of a piece that is being moved. */ this._lifted = -1;
    /** @type {{ picture: Cells, last: number, erases: boolean } | null} */ this._stroke = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this._timer = undefined;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('picture') && this.picture && this._cursor >= this.picture.width * this.picture.height)
      this._cursor = -1;
    if (changed.has('tool') || changed.has('domain')) this._lifted = -1;
  }

  /** The rows between a start and its goal, where nothing can be painted. */
  get _gaps() {
    return this.picture && this.domain?.legend.some(isNumbered) ? gapRows(this.picture) : [];
  }

  /** @param {PointerEvent} event */
  _cellOf({ clientX, clientY }) {
    return /** @type {BoardView} */ (this.renderRoot.querySelector('board-view')).cellAt(clientX, clientY);
  }

  /** @param {PointerEvent} event */
  _press(event) {
    const cell = this._cellOf(event);
    if (!this.picture || cell < 0 || event.button > 2) return;
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this._cursor = -1;
    if (this.tool.kind === 'move' && event.button === 0) return void this._lift(cell);
    this._stroke = { picture: this.picture, last: cell, erases: event.button === 2 };
    this._paintTo(cell);
    if (event.pointerType === 'touch') this._timer = setTimeout(() => this._eraseInstead(cell), longPress);
  }

  /** A finger that rests erases. @param {number} cell */
  _eraseInstead(cell) {
    if (!this._stroke || !this.picture || this._stroke.last !== cell) return;
    this._stroke = { picture: this.picture, last: cell, erases: true };
    this._paintTo(cell);
  }

  /** @param {PointerEvent} event */
  _drag(event) {
    if (!this._stroke) return;
    const cell = this._cellOf(event);
    if (cell < 0 || cell === this._stroke.last) return;
    clearTimeout(this._timer);
    this._paintTo(cell);
  }

  /** @param {PointerEvent} event */
  _release(event) {
    clearTimeout(this._timer);
    const cell = this._cellOf(event);
    if (this.tool.kind === 'move' && this._lifted >= 0 && cell >= 0 && cell !== this._lifted)
      return this._drop(cell);
    const stroke = this._stroke;
    this._stroke = null;
    if (stroke) this._tell(stroke.picture);
  }

  /** The finger turned out to be one of two, which move the board. */
  _cancel() {
    clearTimeout(this._timer);
    this._stroke = null;
  }

  /** @param {number} cell */
  _lift(cell) {
    if (!this.picture) return;
    if (this._lifted >= 0 && cell !== this._lifted) return this._drop(cell);
    this._lifted = pieceAt(this.picture, cell) >= 0 && cell !== this._lifted ? cell : -1;
    if (this._lifted >= 0) this._say(`Lifted. ${this._words(cell)}`);
  }

  /** @param {number} cell */
  _drop(cell) {
    const from = this._lifted;
    this._lifted = -1;
    const inGap = this._gaps.includes(Math.floor(cell / (this.picture?.width ?? 1)));
    if (this.picture && this.domain && from >= 0 && !inGap)
      this._tell(movePiece(this.picture, this.domain.legend, from, cell));
  }

  /** @param {number} cell */
  _paintTo(cell) {
    const stroke = this._stroke;
    if (!stroke || !this.domain) return;
    const way = cellsBetween(stroke.picture.width, stroke.last, cell);
    const picture = way.reduce((each, at) => this._painted(each, at, stroke.erases), stroke.picture);
    this._stroke = { ...stroke, picture, last: cell };
  }

  /** @param {Cells} picture @param {number} cell @param {boolean} erases */
  _painted(picture, cell, erases) {
    const legend = /** @type {Domain} */ (this.domain).legend;
    if (this._gaps.includes(Math.floor(cell / picture.width))) return picture;
    if (erases || this.tool.kind !== 'brush') return paint(picture, legend, cell, floorOf(legend));
    const { entry, number } = this.tool;
    const numbered = brushesOf(legend)[entry].numbered;
    return paint(picture, legend, cell, entry, numbered ? number : null);
  }

  /** @param {Cells} picture */
  _tell(picture) {
    if (picture === this.picture) return;
    this.picture = picture;
    emit(this, 'picture-edit', { picture });
  }

  /** A key while the board has the focus. @param {KeyboardEvent} event
   * @returns {boolean} whether it was taken */
  take({ key, shiftKey }) {
    if (!this.picture || !this.domain) return false;
    if (key in arrows) return this._moveCursor(arrows[key], shiftKey);
    if (key === ' ' || key === 'Enter') return this._useCursor();
    if (key === 'Delete' || key === 'Backspace') return this._eraseCursor();
    if (key === 'Escape' && this._lifted >= 0) return (this._lifted = -1) < 0;
    if (key === 'v' || key === 'V') {
      this._say('Move pieces');
      return emit(this, 'tool-pick', { tool: { kind: 'move' } });
    }
    const found = brushOfKey(brushesOf(this.domain.legend), key);
    if (!found) return false;
    const { brush, number } = found;
    const before = this.tool.kind === 'brush' ? this.tool.number : 1;
    this._say(`Brush: ${brush.name}${number === null ? '' : ` ${number}`}`);
    return emit(this, 'tool-pick', { tool: { kind: 'brush', entry: brush.entry, number: number ?? before } });
  }

  /** @param {[number, number]} step @param {boolean} paints */
  _moveCursor([dx, dy], paints) {
    const { width, height } = /** @type {Cells} */ (this.picture);
    const at = Math.max(0, this._cursor);
    const [x, y] = [
      (at % width) + (this._cursor < 0 ? 0 : dx),
      Math.floor(at / width) + (this._cursor < 0 ? 0 : dy),
    ];
    this._cursor = Math.max(0, Math.min(y, height - 1)) * width + Math.max(0, Math.min(x, width - 1));
    emit(this, 'reveal', { cell: this._cursor });
    if (paints && this.tool.kind === 'brush') this._useCursor();
    this._say(this._words(this._cursor));
    return true;
  }

  _useCursor() {
    if (this._cursor < 0) return this._moveCursor([0, 0], false);
    if (this.tool.kind === 'move') this._lift(this._cursor);
    else this._tell(this._painted(/** @type {Cells} */ (this.picture), this._cursor, false));
    if (this._lifted < 0) this._say(this._words(this._cursor));
    return true;
  }

  _eraseCursor() {
    if (this._cursor < 0) return false;
    this._tell(this._painted(/** @type {Cells} */ (this.picture), this._cursor, true));
    this._say(this._words(this._cursor));
    return true;
  }

  /** @param {number} cell */
  _words(cell) {
    return describeCell(/** @type {Cells} */ (this.picture), this.domain?.legend ?? [], cell);
  }

  /** @param {string} words */
  _say(words) {
    emit(this, 'narrate', { words });
  }

  render() {
    if (!this.domain || !this.picture) return nothing;
    const picture = this._stroke?.picture ?? this.picture;
    const marks = {
      grid: true,
      cursor: this._cursor,
      chosen: this._lifted,
      stuck: stuckPieces(picture, this.domain.legend),
      captions: this._gaps.map((row) => ({ row, words: 'Goal' })),
    };
    return html`<board-view .domain=${this.domain} ?dimmed=${this.dimmed} .board=${picture} .marks=${marks}
      .moveTime=${0} @pointerdown=${this._press} @pointermove=${this._drag} @pointerup=${this._release}
      @pointercancel=${this._cancel} @contextmenu=${(/** @type {Event} */ event) =>
        event.preventDefault()}></board-view>`;
  }
}

customElements.define('board-painter', BoardPainter);
