/**
 * Tiles as a picture. Odd tiles are round and even ones square, so that colour alone says nothing; what lies
 * where the goal has it has a tick. With `playable`, cells can be pressed; with `editable` also dragged onto
 * each other.
 * @import { Cells } from '../model/types.js'
 * @import { Piece } from '../model/pieces.js'
 */
import { LitElement, html, svg, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { describeTiles } from '../model/game-words.js';
import { trackPieces } from '../model/pieces.js';
import { base } from './styles.js';
import { emit } from './events.js';

const cell = 100;
const odd = 2;
/** Pixels: wider cells would say no more. */
const widest = 170;

export class TileBoard extends LitElement {
  static properties = {
    name: {},
    board: { attribute: false },
    goal: { attribute: false },
    chosen: { type: Number },
    targets: { attribute: false },
    movable: { attribute: false },
    cursor: { attribute: false },
    left: { attribute: false },
    playable: { type: Boolean },
    editable: { type: Boolean },
    dimmed: { type: Boolean },
  };

  static styles = [
    base,
    css`
      svg { display: block; width: 100%; height: 100%; margin: 0 auto; max-height: var(--board-height, none);
        }
      :host([dimmed]) svg { opacity: 0.38; filter: saturate(0.4); }
      :host([playable]) svg { touch-action: manipulation; }
      :host([editable]) svg { touch-action: none; }
      .ground { fill: light-dark(#ece7da, #262e33); stroke: light-dark(#d8d1bf, #36414a); stroke-width: 2; }
      .fixed { fill: light-dark(#59636b, #4b565e); }
      .cross { stroke: light-dark(#8d979e, #2a3238); stroke-width: 7; stroke-linecap: round; }
      .wanted { font: 600 26px system-ui, sans-serif; text-anchor: middle; fill: var(--quiet); }
      .tile { transition: transform 260ms ease-in-out; }
      .odd { fill: light-dark(#f2b84b, #e8ac3f); stroke: light-dark(#8a5a00, #fff1cf); stroke-width: 4; }
      .even { fill: light-dark(#8fb8e8, #6f9fd6); stroke: light-dark(#1e4a7d, #dcebff); stroke-width: 4; }
      .grain { fill: none; stroke: light-dark(#1e4a7d, #dcebff); stroke-width: 2.5; }
      .number { font: 700 42px system-ui, sans-serif; text-anchor: middle; fill: #14191c; }
      .number.long { font-size: 28px; }
      .tick { fill: light-dark(#1c6b34, #17331f); stroke: light-dark(#ffffff, #b9f3cb); stroke-width: 3; }
      .tick-mark {
        fill: none; stroke: light-dark(#ffffff, #b9f3cb); stroke-width: 5; stroke-linecap: round;
        stroke-linejoin: round;
      }
      .chosen { fill: none; stroke: var(--accent); stroke-width: 8; }
      .movable { fill: none; stroke: var(--accent); stroke-width: 4; stroke-dasharray: 9 7; }
      .target { fill: var(--accent); opacity: 0.28; }
      .dot { fill: var(--accent); }
      .cursor { fill: none; stroke: var(--quiet); stroke-width: 5; stroke-dasharray: 4 8;
        stroke-linecap: round; }
      .left { fill: none; stroke: var(--quiet); stroke-width: 5; stroke-dasharray: 11 9; }
      .press { fill: transparent; cursor: pointer; }
      @media (prefers-reduced-motion: reduce) { .tile { transition: none; } }
    `,
  ];

  constructor() {
    super();
    this.name = 'Board';
    /** @type {Cells | null} */ this.board = null;
    /** @type {Cells | null} */ this.goal = null;
    this.chosen = -1;
    /** @type {number[]} */ this.targets = [];
    /** @type {number[]} */ this.movable = [];
    /** The cell that keys act on; -1 for none. @type {number} */ this.cursor = -1;
    /** The cell that the last move has left; -1 for none. @type {number} */ this.left = -1;
    this.playable = false;
    this.editable = false;
    this._pressed = -1;
    this.dimmed = false;
    /** @type {Piece[]} */ this._pieces = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('board') && this.board) this._pieces = trackPieces(this._pieces, this.board);
  }

  /** @param {number} index */
  _matches(index) {
    const { board, goal } = this;
    if (!board || !goal || goal.width !== board.width) return false;
    return goal.cells[3 * index + 1] >= 0 && goal.cells[3 * index + 2] === board.cells[3 * index + 2];
  }

  /** A finger lets go elsewhere than it pressed only if it is not captured. @param {PointerEvent} event
   * @param {number} index */
  _take(event, index) {
    const target = /** @type {Element} */ (event.target);
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
    this._pressed = index;
  }

  /** @param {PointerEvent} event */
  _drop(event) {
    const from = this._pressed;
    const to = Number(/** @type {SVGElement} */ (event.target).dataset.cell);
    this._pressed = -1;
    if (this.editable && from >= 0 && from !== to) emit(this, 'cell-drag', { from, to });
  }

  render() {
    const { board } = this;
    if (!board) return nothing;
    const [width, height] = [board.width * cell, board.height * cell];
    return html`<svg role="img" aria-label=${describeTiles(board, this.name)}
      viewBox=${`-5 -5 ${width + 10} ${height + 10}`}
      .style=${`max-width: ${board.width * widest}px`}>
      ${this._grounds(board)}
      ${repeat(
        this._pieces,
        ({ key }) => key,
        (piece) => this._tile(piece, board),
      )}
      ${this._marks(board)}</svg>`;
  }

  /** @param {Cells} board */
  _grounds({ width, height, cells }) {
    return Array.from({ length: width * height }, (_, index) => {
      const [x, y] = [(index % width) * cell, Math.floor(index / width) * cell];
      if (cells[3 * index] !== 1)
        return svg`<rect
        class="ground" x=${x} y=${y} width=${cell} height=${cell}/>`;
      return svg`<rect class="fixed" x=${x} y=${y} width=${cell} height=${cell}/>
        <path class="cross" d=${`M${x + 32} ${y + 32}l36 36M${x + 68} ${y + 32}l-36 36`}/>`;
    });
  }

  /** @param {Piece} piece @param {Cells} board */
  _tile({ kind, label, x, y }, board) {
    const text = String(label).replace('-', '−');
    const long = text.length > 3 ? 'number long' : 'number';
    return svg`<g class="tile" .style=${`transform: translate(${x * cell}px, ${y * cell}px)`}>
      ${
        kind === odd
          ? svg`<circle class="odd" cx="50" cy="50" r="42"/>`
          : svg`<rect class="even" x="9" y="9" width="82" height="82" rx="6"/><rect
            class="grain" x="17" y="17"
          width="66" height="66" rx="3"/>`
      }
      <text class=${long} x="50" y=${text.length > 3 ? 60 : 65}>${text}</text>
      ${
        this._matches(y * board.width + x)
          ? svg`<circle class="tick" cx="82" cy="18" r="14"/><path class="tick-mark" d="m75.5 18 5 5 8-9"/>`
          : nothing
      }</g>`;
  }

  /** @param {Cells} board */
  _marks({ width, height }) {
    const at = (/** @type {number} */ index) => ({
      x: (index % width) * cell,
      y: Math.floor(index / width) * cell,
    });
    const frame = (/** @type {number} */ index, /** @type {string} */ kind) =>
      svg`<rect class=${kind} x=${at(index).x + 3} y=${at(index).y + 3} width="94" height="94" rx="14"/>`;
    const isPressed = this.playable || this.editable;
    const cells = Array.from({ length: isPressed ? width * height : 0 }, (_, index) => index);
    return svg`${
      this.left >= 0
        ? svg`<rect class="left" x=${at(this.left).x + 10} y=${at(this.left).y + 10}
        width="80" height="80" rx="16"/>`
        : nothing
    }
      ${this.cursor >= 0 && this.cursor < width * height ? frame(this.cursor, 'cursor') : nothing}
      ${this.movable.filter((index) => index !== this.chosen).map((index) => frame(index, 'movable'))}
      ${this.chosen >= 0 ? frame(this.chosen, 'chosen') : nothing}
      ${this.targets.map(
        (index) => svg`${frame(index, 'target')}<circle class="dot" cx=${at(index).x + 50}
        cy=${at(index).y + 50} r="12"/>`,
      )}
      ${cells.map(
        (index) => svg`<rect class="press" data-cell=${index} x=${at(index).x} y=${at(index).y}
        width=${cell} height=${cell}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this._take(event, index)}
        @pointerup=${(/** @type {PointerEvent} */ event) => this._drop(event)}
        @click=${() => emit(this, 'cell-tap', { cell: index })}/>`,
      )}`;
  }
}

customElements.define('tile-board', TileBoard);
