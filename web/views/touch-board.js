/**
 * A board to be played with a mouse or a finger: tells which cell was tapped, and the direction of a swipe.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { BoardView } from './board-view.js'
 * @import { Marks } from './cell-marks.js'
 */
import { LitElement, html, css } from 'lit';
import { base } from './styles.js';
import { emit } from './events.js';
import './board-view.js';

const swipePixels = 28;

export class TouchBoard extends LitElement {
  static properties = {
    domain: { attribute: false },
    board: { attribute: false },
    marks: { attribute: false },
    follow: { type: Number },
  };

  static styles = [
    base,
    css`
    :host { height: 100%; }
    board-view { cursor: pointer; touch-action: none; user-select: none; -webkit-user-select: none; }
  `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {Cells | null} */ this.board = null;
    /** @type {Marks | null} */ this.marks = null;
    /** The square that should stay in sight. */ this.follow = -1;
    /** @type {{ x: number, y: number } | null} */ this._down = null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('follow')) emit(this, 'reveal', { cell: this.follow });
  }

  /** @param {PointerEvent} event */
  _press(event) {
    if (event.button === 0) this._down = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  _release({ clientX, clientY, pointerType }) {
    const down = this._down;
    this._down = null;
    if (!down) return;
    const [dx, dy] = [clientX - down.x, clientY - down.y];
    if (Math.hypot(dx, dy) >= swipePixels && pointerType !== 'mouse') {
      const direction = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
      return emit(this, 'swipe', { direction });
    }
    const view = /** @type {BoardView} */ (this.renderRoot.querySelector('board-view'));
    const cell = view.cellAt(down.x, down.y);
    if (cell >= 0 && cell === view.cellAt(clientX, clientY)) emit(this, 'cell-tap', { cell });
  }

  render() {
    return html`<board-view .domain=${this.domain} .board=${this.board} .marks=${this.marks}
      @pointerdown=${this._press} @pointerup=${this._release}
      @pointercancel=${() => (this._down = null)}></board-view>`;
  }
}

customElements.define('touch-board', TouchBoard);
