/**
 * The frame of a board, which may be larger than it: a board of many small squares is shown larger and
 * scrolled. Where fingers draw on the board, two of them move and zoom it.
 * @import { Cells } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { Gestures } from '../model/gestures.js';
import { cellBesideTools, comfortableCell, largestCell } from '../model/board-size.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { onResize } from './canvas.js';
import { pointerIn } from './pointing.js';

const step = 1.4;
/** The room of the buttons, with the gap to the board. */
const strip = 48;

const touch = matchMedia('(pointer: coarse)');

/** @param {Pick<Cells, 'width' | 'height'> | null} board
 * @param {Pick<Cells, 'width' | 'height'> | null} before */
const isOtherSize = (board, before) => board?.width !== before?.width || board?.height !== before?.height;

export class ZoomFrame extends LitElement {
  static properties = {
    board: { attribute: false, hasChanged: isOtherSize },
    byHand: { type: Boolean },
    _cell: { state: true },
    _fit: { state: true },
    _place: { state: true },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { min-width: 0; min-height: 0; height: 100%; }
      .frame { height: 100%; display: flex; gap: 8px; }
      .above { flex-direction: column; } .beside { flex-direction: row-reverse; }
      .scroll { flex: 1; min-height: 0; } .scroll, .inner { min-width: 0; } .inner { height: 100%; }
      .zoomed { overflow: auto; overscroll-behavior: contain; }
      .zoomed .inner { margin: 0 auto; height: auto; }
      .tools { flex: none; display: flex; gap: var(--space-1); justify-content: flex-end; }
      .above .tools { height: 40px; } .beside .tools { width: 40px; flex-direction: column;
        justify-content: flex-start; }
      .tools button { min-width: 40px; padding: 0; }
    `,
  ];

  constructor() {
    super();
    /** @type {Pick<Cells, 'width' | 'height'> | null} */ this.board = null;
    /** The board is painted or played on. */ this.byHand = false;
    /** The side of a square that the user chose, in pixels. @type {number | null} */ this._cell = null;
    /** The side of a square when all of the board is seen. */ this._fit = largestCell;
    /** Where the buttons are. @type {'' | 'beside' | 'above'} */ this._place = '';
    this._forget = () => {};
    this._gestures = new Gestures({
      pan: (dx, dy) => this._fingers.size > 1 && this._scroll.scrollBy(-dx, -dy),
      zoom: (factor, x, y) => this._zoom(factor, x, y),
      click: () => {},
    });
    /** The board is just being told that its finger is gone. */ this._takesOver = false;
    /** What each finger came down on. @type {Map<number, EventTarget>} */ this._fingers = new Map();
  }

  connectedCallback() {
    super.connectedCallback();
    this._forget = onResize(this, () => this._measure());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  get _scroll() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.scroll'));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('board')) return;
    this._cell = null;
    this._measure();
  }

  _measure() {
    const { board } = this;
    const room = { width: this.clientWidth, height: this.clientHeight };
    const { cell, tools } =
      board && room.width && room.height
        ? cellBesideTools(board, room, strip)
        : /** @type {const} */ ({ cell: largestCell, tools: '' });
    [this._fit, this._place] = [cell, tools];
  }

  /** The side of a square, or null when all of the board is seen. */
  get _shown() {
    const wanted = this._cell ?? (this.byHand ? comfortableCell(this._fit, touch.matches) : this._fit);
    return this.board && wanted > this._fit * 1.01 ? wanted : null;
  }

  /** @param {number} factor @param {number} x
   * @param {number} y a place of the frame that stays where it is */
  _zoom(factor, x, y) {
    const before = this._shown ?? this._fit;
    const scroll = this._scroll;
    const [left, top] = [scroll.scrollLeft + x, scroll.scrollTop + y];
    this._cell = Math.max(this._fit, Math.min(before * factor, largestCell));
    const grown = (this._shown ?? this._fit) / before;
    this.performUpdate(); // at once, so that the scroll position is right before the next finger moves
    scroll.scrollTo(left * grown - x, top * grown - y);
  }

  /** @param {number} factor */
  _zoomBy(factor) {
    this._zoom(factor, this._scroll.clientWidth / 2, this._scroll.clientHeight / 2);
  }

  /** Brings a square into sight, scrolling no more than it must. @param {number} cell */
  reveal(cell) {
    const [side, { board }] = [this._shown, this];
    if (!side || !board || cell < 0) return;
    const scroll = this._scroll;
    const [x, y] = [(cell % board.width) * side, Math.floor(cell / board.width) * side];
    const into = (/** @type {number} */ from, /** @type {number} */ room, /** @type {number} */ at) =>
      Math.min(Math.max(from, at + 2 * side - room), at - side);
    scroll.scrollTo(
      into(scroll.scrollLeft, scroll.clientWidth, x),
      into(scroll.scrollTop, scroll.clientHeight, y),
    );
  }

  /** A second finger takes the board out of the first one's hand. @param {PointerEvent} event */
  _press(event) {
    if (event.pointerType !== 'touch' || !this.byHand) return;
    const [target] = event.composedPath();
    this._fingers.set(event.pointerId, target);
    this._gestures.press(pointerIn(this._scroll, event));
    if (this._fingers.size < 2) return;
    event.stopPropagation();
    this._takesOver = true;
    for (const [pointerId, under] of this._fingers) {
      under.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, composed: true }));
    }
    this._takesOver = false;
  }

  /** @param {PointerEvent} event */
  _move(event) {
    if (!this._fingers.has(event.pointerId)) return;
    this._gestures.move(pointerIn(this._scroll, event));
    if (this._fingers.size > 1) event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  _release(event) {
    if (this._takesOver || !this._fingers.has(event.pointerId)) return;
    if (this._fingers.size > 1) event.stopPropagation();
    this._fingers.delete(event.pointerId);
    this._gestures.cancel(event.pointerId);
  }

  firstUpdated() {
    const early = { capture: true };
    this.addEventListener('pointerdown', this._press, early);
    this.addEventListener('pointermove', this._move, early);
    this.addEventListener('pointerup', this._release, early);
    this.addEventListener('pointercancel', this._release, early);
  }

  render() {
    const side = this._shown;
    return html`<div class=${`frame ${this._place}`}>${this._tools(side)}<div
      class=${side ? 'scroll zoomed' : 'scroll'} tabindex=${side ? '0' : nothing}
        role=${side ? 'group' : nothing} aria-label=${side ? 'Part of the board; it scrolls' : nothing}>
        <div class="inner" .style=${
          side && this.board ? `width: ${this.board.width * side}px` : ''
        }><slot></slot></div>
      </div></div>`;
  }

  /** @param {number | null} side */
  _tools(side) {
    if (!this.board || !this._place) return nothing;
    const whole = () => {
      this._cell = this._fit;
    };
    return html`<div class="tools" role="group" aria-label="Size of the board">
      ${this._tool('Larger squares', icons.plus, (side ?? this._fit) < largestCell, () => this._zoomBy(step))}
      ${this._tool('Smaller squares', icons.minus, side !== null, () => this._zoomBy(1 / step))}
      ${this._tool('The whole board', icons.fit, side !== null, whole)}
    </div>`;
  }

  /** @param {string} name @param {unknown} icon @param {boolean} able @param {() => void} act */
  _tool(name, icon, able, act) {
    return html`<button type="button" class="icon-only" aria-label=${name} title=${name}
      aria-disabled=${!able}
      @click=${() => able && act()}>${icon}</button>`;
  }
}

customElements.define('zoom-frame', ZoomFrame);
