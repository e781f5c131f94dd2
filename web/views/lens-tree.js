/**
 * The search tree: pan by dragging, zoom by the wheel (with the focus on it), the buttons or + and −, fold by Enter.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Scene } from './tree-drawing.js'
 * @import { Camera } from '../model/tree-camera.js'
 * @import { Layout, Tree } from '../model/tree-layout.js'
 */
import { LitElement, html, css } from 'lit';
import { formatCount, formatValue, plural } from '../model/format.js';
import { nodeWords, shadesOf } from '../model/tree-words.js';
import { buildTree, foldAllBut, layOut, neighbour, never, nodeAt, pathToRoot } from '../model/tree-layout.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';
import { choices } from './choices.js';
import { colours, drawRamp, onResize, prepare, ramp, shades } from './canvas.js';
import { firstCamera, fitted, margin, revealing, screenX, screenY, zoomed } from '../model/tree-camera.js';
import { drawTree } from './tree-drawing.js';

const measures = [{ id: 'f', name: 'f' }, { id: 'h', name: 'h' }, { id: 'g', name: 'g' }, { id: 'expanded_at', name: 'order' }];
const drawnFrom = ['columns', 'step', 'selected', 'dark', '_measure', '_subtree', '_cursor'];

export class LensTree extends LitElement {
  static properties = {
    columns: { attribute: false },
    total: { type: Number },
    step: { attribute: false },
    selected: { attribute: false },
    dark: { type: Boolean },
    _measure: { state: true },
    _subtree: { state: true },
    _cursor: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .bar { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; }
      .bar label { display: flex; align-items: center; gap: var(--space-2); margin: 0; }
      .bar select { width: auto; }
      .bar input { width: 7em; }
      .grow { flex: 1; }
      .view { position: relative; }
      canvas { display: block; width: 100%; height: 380px; touch-action: none; background: var(--well); border: 1px solid var(--line); border-radius: 8px; cursor: grab; }
      canvas:active { cursor: grabbing; }
      .zoom { position: absolute; right: 8px; top: 8px; display: grid; gap: 4px; }
      .words { min-height: 2.9em; }
      .scale { display: inline-flex; align-items: center; gap: 6px; font-size: 0.75rem; color: var(--quiet); }
      .scale canvas { width: 90px; height: 10px; border: 0; cursor: default; }
    `,
  ];

  constructor() {
    super();
    /** @type {NodeColumns | null} */ this.columns = null;
    this.total = 0;
    /** @type {number | null} */ this.step = null;
    /** @type {number | null} */ this.selected = null;
    this.dark = false;
    /** @type {'f' | 'h' | 'g' | 'expanded_at'} */ this._measure = 'f';
    this._subtree = false;
    /** Where the keyboard is. @type {number | null} */ this._cursor = null;
    /** @type {Set<number>} */ this._folded = new Set();
    /** @type {Tree | null} */ this._tree = null;
    /** @type {Layout | null} */ this._layout = null;
    /** @type {Camera} */ this._camera = firstCamera;
    this._moved = false;
    this._shade = new Uint8Array();
    this._range = { low: 0, high: 0 };
    /** @type {{ x: number, y: number, travelled: number } | null} */ this._drag = null;
    this._frame = 0;
    this._forget = () => {};
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('columns')) this._rebuild();
    if (changed.has('columns') || changed.has('_measure')) this._colour();
    if (changed.has('selected')) this._cursor = this.selected;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this._canvas) return;
    if (changed.has('columns')) {
      this._forget();
      this._forget = onResize(this._canvas, () => this._fit(!this._moved));
      this._fit(!this._moved);
    }
    if (changed.has('selected') || changed.has('_cursor')) this._reveal();
    if (drawnFrom.some((name) => changed.has(name))) this._draw();
  }

  get _canvas() {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('#tree'));
  }

  _rebuild() {
    this._tree = this.columns && this.columns.parent.length ? buildTree(this.columns) : null;
    const count = this._tree?.count ?? 0;
    this._folded = new Set([...this._folded].filter((id) => id < count));
    this._layout = this._tree && layOut(this._tree, this._folded);
  }

  /** Each node's place on the ramp of colours. */
  _colour() {
    if (!this.columns) return;
    const { low, high, shade } = shadesOf(this.columns[this._measure], shades);
    this._range = { low, high };
    this._shade = shade;
  }

  get _size() {
    return { width: this._canvas.clientWidth, height: this._canvas.clientHeight };
  }

  /** @param {boolean} whole */
  _fit(whole) {
    if (!this._layout || !this._canvas) return;
    if (whole) this._moved = false;
    this._camera = whole ? fitted(this._layout, this._size) : zoomed(this._camera, this._layout, this._size, 1, 0, 0);
    this._draw();
  }

  /** @param {number} factor @param {number} px @param {number} py the place that stays where it is */
  _scaleBy(factor, px, py) {
    if (!this._layout) return;
    this._moved = true;
    this._camera = zoomed(this._camera, this._layout, this._size, factor, px, py);
    this._draw();
  }

  /** About the node looked at, or about the middle. @param {number} factor */
  _zoomBy(factor) {
    const [id, layout, tree] = [this._cursor, this._layout, this._tree];
    if (id !== null && layout && tree && layout.enter[id] >= 0) {
      return this._scaleBy(factor, screenX(this._camera, layout.x[id]), screenY(this._camera, tree.depth[id]));
    }
    this._scaleBy(factor, this._size.width / 2, this._size.height / 2);
  }

  /** Brings the node looked at into the picture. */
  _reveal() {
    const id = this._cursor;
    if (id === null || !this._tree || !this._layout || id >= this._tree.count) return;
    if (this._layout.enter[id] < 0) {
      for (const above of pathToRoot(this._tree, id)) if (above !== id) this._folded.delete(above);
      this._layout = layOut(this._tree, this._folded);
    }
    this._camera = revealing(this._camera, this._size, this._layout.x[id], this._tree.depth[id]);
  }

  _draw() {
    if (this._frame) return;
    this._frame = requestAnimationFrame(() => {
      this._frame = 0;
      if (this._canvas && this._layout) this._drawNow();
    });
  }

  _drawNow() {
    const { context, width, height } = prepare(this._canvas);
    const palette = colours(this, ['edge', 'bad', 'card']);
    const tree = /** @type {Tree} */ (this._tree);
    const cursor = this._cursor !== null && this._cursor < tree.count ? this._cursor : null;
    /** @type {Scene} */ const scene = {
      tree, layout: /** @type {Layout} */ (this._layout), columns: /** @type {NodeColumns} */ (this.columns),
      folded: this._folded, shade: this._shade, step: this.step ?? never, selected: cursor, subtree: this._subtree,
      path: new Set(cursor === null ? [] : pathToRoot(tree, cursor)),
    };
    drawTree(context, { width, height }, this._camera, scene, { palette, ramp: ramp(this.dark) });
    drawRamp(/** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('.scale canvas')), this.dark);
  }

  /** @param {PointerEvent} event */
  _down(event) {
    this._canvas.setPointerCapture(event.pointerId);
    this._drag = { x: event.clientX, y: event.clientY, travelled: 0 };
  }

  /** @param {PointerEvent} event */
  _move(event) {
    if (!this._drag) return;
    const [dx, dy] = [event.clientX - this._drag.x, event.clientY - this._drag.y];
    const travelled = this._drag.travelled + Math.abs(dx) + Math.abs(dy);
    this._drag = { x: event.clientX, y: event.clientY, travelled };
    if (travelled < 5) return;
    this._moved = true;
    this._camera = { ...this._camera, x: this._camera.x - dx, y: this._camera.y - dy };
    this._draw();
  }

  /** @param {PointerEvent} event */
  _up(event) {
    const wasClick = this._drag !== null && this._drag.travelled < 5;
    this._drag = null;
    if (!wasClick || !this._layout) return;
    const { left, top } = this._canvas.getBoundingClientRect();
    const depth = Math.round((event.clientY - top - margin + this._camera.y) / this._camera.ky);
    const found = nodeAt(this._layout, (event.clientX - left + this._camera.x) / this._camera.kx - 0.5, depth, 20 / this._camera.kx);
    if (found !== null) this._pick(found);
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    if (!event.ctrlKey && this.shadowRoot?.activeElement !== this._canvas) return;
    event.preventDefault();
    this._scaleBy(Math.exp(-event.deltaY / 300), event.offsetX, event.offsetY);
  }

  /** @param {number} node */
  _pick(node) {
    this._cursor = node;
    emit(this, 'node-pick', { node });
  }

  _fold() {
    const id = this._cursor;
    if (id === null || !this._tree?.children[id]) return;
    const folded = new Set(this._folded);
    if (!folded.delete(id)) folded.add(id);
    this._setFolds(folded);
  }

  /** @param {Set<number>} folded */
  _setFolds(folded) {
    if (!this._tree) return;
    this._folded = folded;
    this._layout = layOut(this._tree, this._folded);
    this._fit(!this._moved);
    this._reveal();
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this._tree || !this._layout) return;
    if (event.key.startsWith('Arrow')) this._cursor = neighbour(this._tree, this._layout, this._cursor ?? this._tree.roots[0], event.key);
    else if (event.key === 'Enter' && this._cursor !== null) this._pick(this._cursor);
    else if (event.key === ' ') this._fold();
    else if (event.key === '+' || event.key === '=') this._zoomBy(1.5);
    else if (event.key === '-') this._zoomBy(1 / 1.5);
    else if (event.key === 'f' || event.key === 'F') this._fit(true);
    else return;
    event.preventDefault();
  }

  /** @param {string} text */
  _goTo(text) {
    const node = Number(text.replace(/[\s,]/g, ''));
    if (text.trim() !== '' && Number.isInteger(node) && node >= 0 && node < (this._tree?.count ?? 0)) this._pick(node);
  }

  render() {
    if (!this.columns) return html`<p class="quiet">Run a search: its tree grows here.</p>`;
    if (!this._tree) return html`<p class="quiet">This strategy remembers only the line it is on, so there is no tree to show. The steps show that line.</p>`;
    const { count } = this._tree;
    return html`<div class="stack">
      <div class="bar">
        <label>Colour by <select @change=${filled((value) => { this._measure = /** @type {any} */ (value); })}>${choices(measures, this._measure)}</select></label>
        <span class="scale">${formatValue(this._range.low)}<canvas aria-hidden="true"></canvas>${formatValue(this._range.high)}</span>
        <span class="grow"></span>
        <label>Node <input id="go" inputmode="numeric" autocomplete="off" placeholder="number" @change=${filled((value) => this._goTo(value))}></label>
      </div>
      <div class="view">
        <canvas id="tree" tabindex="0" role="application" aria-roledescription="search tree" aria-label="Search tree: arrows walk, Enter looks at a node, Space folds"
          aria-describedby="words" @pointerdown=${this._down} @pointermove=${this._move} @pointerup=${this._up}
          @pointercancel=${() => { this._drag = null; }} @wheel=${this._wheel} @keydown=${this._key}></canvas>
        <div class="zoom">
          <button type="button" class="icon-only" aria-label="Zoom in" @click=${() => this._zoomBy(1.6)}>${icons.plus}</button>
          <button type="button" class="icon-only" aria-label="Zoom out" @click=${() => this._zoomBy(1 / 1.6)}>${icons.minus}</button>
          <button type="button" class="icon-only" aria-label="Fit the tree" title="Fit the tree (F)" @click=${() => this._fit(true)}>${icons.fit}</button>
        </div>
      </div>
      <p id="words" class="small words" role="status">${this._words()}</p>
      <div class="bar">
        <button type="button" aria-disabled=${this._cursor === null || !this._tree.children[this._cursor]} @click=${() => this._fold()}>${this._cursor !== null && this._folded.has(this._cursor) ? 'Unfold' : 'Fold'}</button>
        <button type="button" aria-disabled=${this._cursor === null} @click=${() => this._tree && this._cursor !== null && this._setFolds(foldAllBut(this._tree, this._cursor))}>Fold all others</button>
        <button type="button" aria-disabled=${!this._folded.size} @click=${() => this._setFolds(new Set())}>Unfold all</button>
        <button type="button" aria-pressed=${this._subtree} @click=${() => { this._subtree = !this._subtree; }}>Light up the subtree</button>
      </div>
      <p class="small quiet">Filled: expanded by this step. Hollow: not yet, or never. Squares are folded. The red line is the way from the start.
        ${this.total > count ? `Shown are the first ${formatCount(count)} of ${formatCount(this.total)} nodes.` : `${plural(count, 'node')}.`}</p>
    </div>`;
  }

  _words() {
    const [id, tree, columns] = [this._cursor, this._tree, this.columns];
    if (id === null || !tree || !columns) return 'Choose a node: click it, or walk there with the arrows.';
    return `${nodeWords(id, tree, columns)}${this._folded.has(id) ? ', folded' : ''}.`;
  }
}

customElements.define('lens-tree', LensTree);
