/**
 * A board as a picture, with a description in words.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { Piece } from '../model/pieces.js'
 * @import { Marks } from './cell-marks.js'
 * @import { Arrow } from '../model/arrows.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { largestCell } from '../model/board-size.js';
import { describeGrid } from '../model/board-words.js';
import { trackPieces } from '../model/pieces.js';
import { base } from './styles.js';
import { drawArrows, drawMarks, markStyles } from './cell-marks.js';
import { drawGrid, gridStyles } from './grid-drawing.js';
import { themes } from './theme-index.js';

export class BoardView extends LitElement {
  static properties = {
    domain: { attribute: false },
    board: { attribute: false },
    dimmed: { type: Boolean },
    moveTime: { type: Number },
    marks: { attribute: false },
    arrows: { attribute: false },
  };

  static styles = [
    base,
    gridStyles,
    markStyles,
    ...Object.values(themes).map((theme) => theme.styles),
    css`
      :host { height: 100%; }
      svg.board {
        display: block; margin: 0 auto; width: 100%; height: 100%; max-height: var(--board-height, none);
        transition: opacity 150ms, filter 150ms;
      }
      :host([dimmed]) svg.board { opacity: 0.38; filter: saturate(0.4); }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {Cells | null} */ this.board = null;
    this.dimmed = false;
    this.moveTime = 140;
    /** @type {Marks | null} */ this.marks = null;
    /** The outcomes of the successors. @type {readonly Arrow[] | null} */ this.arrows = null;
    /** @type {Piece[]} */ this._pieces = [];
    /** @type {Cells | null} */ this._tracked = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('domain')) this._pieces = [];
    if (this.board && this._tracked !== this.board && !themes[this.domain?.id ?? '']?.draw) {
      this._pieces = trackPieces(this._pieces, this.board);
    }
    this._tracked = this.board;
  }

  /** The cell under a point of the window, or -1. @param {number} x @param {number} y */
  cellAt(x, y) {
    const drawing = /** @type {SVGSVGElement | null} */ (this.renderRoot.querySelector('svg.board'));
    const toBoard = drawing?.getScreenCTM()?.inverse();
    if (!this.board || !toBoard || themes[this.domain?.id ?? '']?.draw) return -1;
    const point = new DOMPoint(x, y).matrixTransform(toBoard);
    const [column, row] = [Math.floor(point.x / 100), Math.floor(point.y / 100)];
    const { width, height } = this.board;
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  }

  render() {
    if (!this.domain || !this.board) return html``;
    const theme = themes[this.domain.id];
    const drawing = theme?.draw
      ? theme.draw(this.board)
      : drawGrid(this.domain, this.board, this._pieces, theme);
    const words = theme?.describe?.(this.board) ?? describeGrid(this.domain, this.board);
    const widest = theme?.draw ? 1.5 * drawing.width : this.board.width * largestCell;
    return html`<svg class="board" role="img" aria-label=${words}
      viewBox=${`-6 -6 ${drawing.width + 12} ${drawing.height + 12}`}
      .style=${`max-width: ${widest}px; --move-time: ${this.moveTime}ms`}>
      ${drawing.content}${this.marks ? drawMarks(this.board, this.marks) : nothing}
      ${this.arrows?.length ? drawArrows(this.board, this.arrows) : nothing}</svg>`;
  }
}

customElements.define('board-view', BoardView);
