/**
 * The game tree as a drawing of boards: the first plies, with values, the line of play, and the branches that
 * were cut. Drag to pan; pinch, the wheel (with the focus on it), the buttons or + and − zoom; a click or an
 * arrow looks at a node.
 * @import { NodeRow } from '../model/game-tree.js'
 * @import { Place } from '../model/game-layout.js'
 * @import { Ply } from '../state/selectors-game-tree.js'
 */
import { LitElement, html, svg, nothing } from 'lit';
import { drawnNeighbour, layOutGame } from '../model/game-layout.js';
import { openWindows } from '../model/game-tree.js';
import { Gestures } from '../model/gestures.js';
import { agentNumber } from '../model/game-words.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';
import { onResize } from './canvas.js';
import { drawEdge, drawNode } from './game-tree-parts.js';
import { drawingStyles } from './game-tree-styles.js';
import { takePointer, wheelZoom } from './pointing.js';
import { thumbStyles } from './tile-thumb.js';

const zoomStep = 1.3;
/** Smaller than this the numbers on the tiles cannot be read; then the drawing is larger than its pane. */
const legible = 0.85;
const margin = 24;

/** How far something must move to lie between two edges. @param {number} at its middle @param {number} half
 * @param {number} from @param {number} to */
const shift = (at, half, from, to) => Math.max(0, from - (at - half)) - Math.max(0, at + half - to);

export class GameTreeDrawing extends LitElement {
  static properties = {
    rows: { attribute: false },
    plies: { attribute: false },
    line: { attribute: false },
    selected: {},
    note: {},
    pruned: { type: Boolean },
    stale: { type: Boolean, reflect: true },
    whole: { type: Boolean },
    _camera: { state: true },
    _size: { state: true },
  };

  static styles = [base, buttons, thumbStyles, drawingStyles];

  constructor() {
    super();
    /** @type {NodeRow[]} */ this.rows = [];
    /** Who moves at each depth. @type {Ply[]} */ this.plies = [];
    /** The keys of the nodes on the line of play. @type {ReadonlySet<string>} */ this.line = new Set();
    this.selected = '';
    /** Whether there are alpha and beta. */ this.pruned = false;
    /** The tree is that of other boards. */ this.stale = false;
    /** All of it at its own size, for a picture. */ this.whole = false;
    /** What there is to say of the selected node. */ this.note = '';
    /** Null: as at first. @type {{ x: number, y: number, zoom: number } | null} */ this._camera = null;
    this._size = { width: 600, height: 300 };
    this._forget = () => {};
    /** @type {Element | null} */ this._watched = null;
    this._gestures = new Gestures({
      pan: (dx, dy) => this._move(dx, dy),
      zoom: (factor, x, y) => this._zoom(factor, x, y),
      click: (x, y) => this._pick(x, y),
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
    this._forget = () => {};
  }

  get _frame() {
    return this.renderRoot.querySelector('.view');
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const shape = this.rows[0]?.board ?? { width: 1, height: 1 };
    this._layout = layOutGame(this.rows, this._size, shape);
    // Another tree, or another pane: seen from the beginning.
    if (changed.has('_size') || (changed.has('rows') && this.rows.length < 2)) this._camera = null;
    else if (changed.has('selected')) this._reveal();
  }

  updated() {
    const frame = this._frame;
    if (!frame || frame === this._watched) return;
    this._watched = frame;
    this._forget();
    this._forget = onResize(frame, () => {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width && height) this._size = { width, height };
    });
  }

  /** How much the tree must shrink to be seen as a whole. */
  get _fit() {
    const { width, height } = /** @type {NonNullable<typeof this._layout>} */ (this._layout);
    return Math.min(1, this._size.width / width, this._size.height / height);
  }

  /** At first all of the tree, or as much of it as can be read: the start, and what there is room for of the
   * line. */
  get _view() {
    if (this._camera) return this._camera;
    const { width, places, gutter } = /** @type {NonNullable<typeof this._layout>} */ (this._layout);
    const zoom = this._fit < legible ? 1 : this._fit;
    const start = places.get('')?.x ?? 0;
    const line = [...this.line].flatMap((key) => places.get(key)?.x ?? []);
    const room = this._size.width;
    const middle = (gutter + room) / 2 - ((Math.min(...line, start) + Math.max(...line, start)) / 2) * zoom;
    const seen = Math.min(room - 80 - start * zoom, Math.max(gutter + 50 - start * zoom, middle));
    return { x: Math.min(0, Math.max(room - width * zoom, seen)), y: 0, zoom };
  }

  /** @param {number} dx @param {number} dy */
  _move(dx, dy) {
    const { x, y, zoom } = this._view;
    this._camera = { x: x + dx, y: y + dy, zoom };
  }

  /** @param {number} factor @param {number} [cx] @param {number} [cy] a place that stays where it is */
  _zoom(factor, cx = this._size.width / 2, cy = this._size.height / 2) {
    const { x, y, zoom } = this._view;
    const next = Math.max(0.2, Math.min(4, zoom * factor));
    this._camera = { zoom: next, x: cx - ((cx - x) * next) / zoom, y: cy - ((cy - y) * next) / zoom };
  }

  _whole() {
    const zoom = this._fit;
    const { width } = /** @type {NonNullable<typeof this._layout>} */ (this._layout);
    this._camera = { zoom, x: Math.max(0, (this._size.width - width * zoom) / 2), y: 0 };
  }

  /** Brings the selected node into sight; one that is in sight moves nothing. */
  _reveal() {
    const place = this._layout?.places.get(this.selected);
    if (!place) return;
    const { x, y, zoom } = this._view;
    const left = margin + (this._layout?.gutter ?? 0);
    const dx = shift(x + place.x * zoom, (place.wide / 2) * zoom, left, this._size.width - margin);
    const dy = shift(y + place.y * zoom, (place.high / 2) * zoom, 0, this._size.height - margin);
    if (dx || dy) this._camera = { x: x + dx, y: y + dy, zoom };
  }

  /** @param {number} x @param {number} y */
  _pick(x, y) {
    const { left, top } = /** @type {Element} */ (this._frame).getBoundingClientRect();
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    const node = root.elementFromPoint(left + x, top + y)?.closest('.node');
    const row = this.rows.find(({ key }) => key === node?.getAttribute('data-key'));
    if (row) emit(this, 'tree-select', { path: row.path });
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    const asked = wheelZoom(event);
    if (asked) this._zoom(asked.factor, asked.x, asked.y);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const path = drawnNeighbour(this.rows, this.selected, event.key);
    if (path) emit(this, 'tree-select', { path, byKey: true });
    else if (event.key === '+' || event.key === '=') this._zoom(zoomStep);
    else if (event.key === '-') this._zoom(1 / zoomStep);
    else if (event.key === '0') this._whole();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  render() {
    if (!this.rows.length) return html`<p class="none quiet">Solve the game: its tree is drawn here.</p>`;
    const { x, y, zoom } = this.whole ? { x: 0, y: 0, zoom: 1 } : this._view;
    const { places, isTight, width, height } = /** @type {NonNullable<typeof this._layout>} */ (this._layout);
    const scene = {
      places,
      isTight,
      line: this.line,
      selected: this.selected,
      pruned: this.pruned,
      windows: openWindows(this.rows),
    };
    const pointer = (/** @type {PointerEvent} */ event) => takePointer(this._gestures, event);
    const words = 'Arrow keys go from node to node; the list has all in words.';
    return html`<div class="view" tabindex="0" role="group" @keydown=${this._key} @wheel=${this._wheel}
        @pointerdown=${pointer} @pointermove=${pointer} @pointerup=${pointer} @pointercancel=${pointer}
        aria-label=${`Game tree, ${this.rows.length} nodes drawn. ${words}`}>
        <svg class="tree" aria-hidden="true" viewBox=${this.whole ? `0 0 ${width} ${height}` : nothing}><g
          transform=${`translate(${x} ${y}) scale(${zoom})`}>
          ${this.rows.map((row) => drawEdge(row, scene))}${this.rows.map((row) => drawNode(row, scene))}</g>
          ${this._gutter(y, zoom)}</svg></div>
      <div class="foot"><p class="note">${this.note}</p>${this._tools()}</div>`;
  }

  /** Who moves in each row: stays at the left edge, whatever is looked at. @param {number} y
   * @param {number} zoom */
  _gutter(y, zoom) {
    const { rows, gutter } = /** @type {NonNullable<typeof this._layout>} */ (this._layout);
    const isNarrow = gutter < 60;
    const high = this.whole ? (this._layout?.height ?? 0) : this._size.height;
    return svg`<rect class="gutter" width=${gutter - 4} height=${high}/>
      ${rows.map((middle, depth) => {
        const { agent, aim } = this.plies[depth] ?? { agent: '', aim: '' };
        const at = y + middle * zoom;
        const number = agentNumber(agent);
        const short = number ? `A${number}` : '';
        if (isNarrow) return svg`<text class=${`short agent-${number}`} x="14" y=${at + 4}>${short}</text>`;
        return svg`<text class=${`who agent-${number}`} x="12" y=${at - 3}>${agent}</text>
          <text class="aim" x="12" y=${at + 14}>${aim}</text>`;
      })}`;
  }

  _tools() {
    const tool = (/** @type {string} */ name, /** @type {unknown} */ icon, /** @type {() => void} */ act) =>
      html`<button type="button" class="plain icon-only" aria-label=${name} title=${name}
        @click=${act}>${icon}</button>`;
    return html`<div class="tools" role="group" aria-label="Size of the drawing">
      ${tool('Zoom in', icons.plus, () => this._zoom(zoomStep))}
      ${tool('Zoom out', icons.minus, () => this._zoom(1 / zoomStep))}
      ${tool('Fit the tree to the pane', icons.fit, () => this._whole())}</div>`;
  }
}

customElements.define('game-tree-drawing', GameTreeDrawing);
