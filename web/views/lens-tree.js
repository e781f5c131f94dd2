/**
 * The search tree: pan by dragging; zoom by pinching, the wheel (with the focus on it), the buttons or + and
 * −; fold by Space.
 * @import { NodeColumns } from '../engine/protocol.js'
 * @import { Layout, Tree } from '../model/tree-layout.js'
 * @import { Look, Scene } from './tree-drawing.js'
 */
import { LitElement, html, css } from 'lit';
import { formatCount, formatValue } from '../model/format.js';
import { foldAllBut, neighbour, never, pathToRoot } from '../model/tree-layout.js';
import { TreeView } from '../model/tree-view.js';
import { nodeWords, shadesOf } from '../model/tree-words.js';
import { base, buttons, fields, segments } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';
import { choices } from './choices.js';
import { drawRamp, shades, sizeOf } from './canvas.js';
import { TreeCanvas } from './tree-canvas.js';
import { drawPath, drawTree } from './tree-drawing.js';

const measures = (/** @type {boolean} */ ofEnd) => [
  { id: 'f', name: ofEnd ? 'f at the end' : 'f' },
  { id: 'h', name: 'h' },
  { id: 'g', name: 'g' },
  { id: 'expanded_at', name: 'order' },
];
const zoomStep = 1.5;
const drawnFrom = ['columns', 'f', 'step', 'whole', 'selected', 'dark', '_measure', '_subtree', '_cursor'];

const legendWords =
  'Filled: expanded by this step. Hollow: not yet, or never. Squares are folded. ' +
  'The red line is the path from the root. Of a search from both ends, diamonds on amber lines were found ' +
  'from the goal; a double ring is where the two met.';

export class LensTree extends LitElement {
  static properties = {
    columns: { attribute: false },
    f: { attribute: false },
    ofEnd: { type: Boolean },
    total: { type: Number },
    step: { attribute: false },
    whole: { type: Boolean },
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
    segments,
    css`
      .bar { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; }
      .bar label { display: flex; align-items: center; gap: var(--space-2); margin: 0; }
      .bar select { width: auto; }
      .bar input { width: 6.6em; }
      .grow { flex: 1; }
      .shown { display: flex; align-items: center; gap: var(--space-3); }
      .shown > :first-child { flex: 1; }
      :host { display: flex; flex-direction: column; height: 100%; min-height: 200px; position: relative;
        container-type: inline-size; }
      .over { flex: none; padding: 5px 10px; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none;
        white-space: nowrap; }
      .over > :not(.grow) { flex: none; }
      .over .segments button { font-size: var(--small); padding: 0 10px; min-height: var(--small-target); }
      .over select, .over input, .over button { min-height: var(--small-target);
        min-width: var(--small-target); }
      canvas { display: block; width: 100%; flex: 1; min-height: 0; touch-action: none; cursor: grab; }
      .foot {
        flex: none; display: flex; gap: 8px; align-items: center; border-top: 1px solid var(--line);
        padding: 3px 6px 3px 12px;
        font-size: var(--small); min-height: 36px; white-space: nowrap; overflow-x: auto;
        scrollbar-width: none;
      }
      .foot button { min-height: var(--small-target); padding: 0 8px; flex: none; }
      .none { padding: 12px 14px; }
      canvas:active { cursor: grabbing; }
      .zoom { display: flex; gap: var(--space-1); }
      .words { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .cut { display: flex; gap: var(--space-2); color: var(--warn); }
      .scale { display: inline-flex; align-items: center; gap: 6px; font-size: var(--tiny);
        color: var(--quiet); }
      .scale canvas { width: 74px; height: 9px; flex: none; cursor: default; }
      .brief { display: none; }
      @container (max-width: 599px) {
        .over .title, .over .grow { display: none; }
        .zoom { order: 1; } .number { order: 2; } .scale { order: 3; }
        .words { min-width: 70%; }
      }
      /* Half of a tablet: all of it in sight, with the zoom in a corner of the tree. A scale that has no room
         left goes to a row that is not seen, rather than lose its last digit. */
      @media (min-width: 600px) {
        @container (max-width: 599px) {
          .over { flex-wrap: wrap; height: calc(var(--small-target) + 12px); overflow: hidden; }
          .over .segments button { padding: 0 7px; }
          .over select { width: 76px; padding: 0 2px 0 8px; }
          .over input { width: 5em; padding: 0 4px; text-align: center; }
          .scale canvas { width: 24px; }
          .zoom { position: absolute; right: 8px; bottom: calc(var(--small-target) + 40px); }
          .full { display: none; } .brief { display: inline; }
          .foot { flex-wrap: wrap; padding: 4px 10px; gap: 2px 6px; }
          .words { flex: 1 0 100%; }
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {NodeColumns | null} */ this.columns = null;
    /** Of each node, as of the step … @type {Float64Array | null} */ this.f = null;
    /** … or, where that cannot be told, as of the end. */ this.ofEnd = false;
    this.total = 0;
    /** @type {number | null} */ this.step = null;
    /** Whether what is yet to come at that step is shown too. */ this.whole = false;
    /** @type {number | null} */ this.selected = null;
    this.dark = false;
    /** @type {'f' | 'h' | 'g' | 'expanded_at'} */ this._measure = 'f';
    this._subtree = false;
    /** Where the keyboard is. @type {number | null} */ this._cursor = null;
    this._view = new TreeView();
    this._refit = false;
    /** The ramp that is drawn. @type {HTMLCanvasElement | null} */ this._scale = null;
    this._shade = new Uint8Array();
    this._range = { low: 0, high: 0 };
    this._canvas = new TreeCanvas(this._view, {
      scene: () => this._scene(),
      isDark: () => this.dark,
      click: (node) => this._pick(node),
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._canvas.forget();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('columns')) this._view.open(this.columns);
    this._refit = this._view.showAt(this.step ?? never, this.whole) || changed.has('columns');
    if (['columns', 'f', '_measure'].some((name) => changed.has(name))) this._colour();
    if (changed.has('selected')) this._cursor = this.selected;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const canvas = /** @type {HTMLCanvasElement | null} */ (this.renderRoot.querySelector('#tree'));
    if (!canvas) return;
    this._canvas.use(canvas);
    if (this._refit) this._canvas.look((size) => this._view.fit(size));
    if (changed.has('selected') || changed.has('_cursor')) this._reveal();
    if (drawnFrom.some((name) => changed.has(name))) this._canvas.draw();
    const scale = /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('.scale canvas'));
    if (changed.has('dark') || scale !== this._scale) drawRamp(scale, this.dark);
    this._scale = scale;
  }

  /** Each node's place on the ramp of colours. */
  _colour() {
    if (!this.columns) return;
    const { low, high, shade } = shadesOf(
      this._measure === 'f' ? (this.f ?? this.columns.f) : this.columns[this._measure],
      shades,
    );
    this._range = { low, high };
    this._shade = shade;
  }

  _reveal() {
    const id = this._cursor;
    if (id !== null) this._canvas.look((size) => this._view.reveal(size, id));
  }

  /** @returns {Scene} */
  _scene() {
    const tree = /** @type {Tree} */ (this._view.tree);
    const cursor = this._cursor !== null && this._cursor < tree.count ? this._cursor : null;
    return {
      tree,
      layout: /** @type {Layout} */ (this._view.layout),
      columns: /** @type {NodeColumns} */ (this.columns),
      folded: this._view.folded,
      shade: this._shade,
      step: this.step ?? never,
      now: this._view.now,
      end: this._view.end,
      selected: cursor,
      subtree: this._subtree,
      path: new Set(cursor === null ? [] : pathToRoot(tree, cursor)),
    };
  }

  /** What is seen of the tree, drawn on something else in other colours; null where there is none.
   * @param {CanvasRenderingContext2D} context @param {Look} look
   * @returns {{ width: number, height: number } | null} */
  drawOn(context, look) {
    const canvas = /** @type {HTMLCanvasElement | null} */ (this.renderRoot.querySelector('#tree'));
    if (!canvas || !this._view.layout) return null;
    const [size, scene] = [sizeOf(canvas), this._scene()];
    drawTree(context, size, this._view.camera, scene, look);
    drawPath(context, this._view.camera, scene, look.palette);
    return size;
  }

  /** @param {number} node */
  _pick(node) {
    this._cursor = node;
    emit(this, 'node-pick', { node });
  }

  /** @param {number} factor */
  _zoomBy(factor) {
    this._canvas.zoomBy(factor, this._cursor);
  }

  _fit() {
    this._canvas.look((size) => this._view.fit(size, true));
  }

  _fold() {
    if (this._cursor !== null)
      this._refold(() => this._view.toggleFold(/** @type {number} */ (this._cursor)));
  }

  /** @param {() => void} change of what is folded */
  _refold(change) {
    change();
    this._canvas.look((size) => this._view.fit(size));
    this._reveal();
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const { tree, layout } = this._view;
    if (event.ctrlKey || event.metaKey || event.altKey || !tree || !layout) return;
    const from = this._cursor ?? tree.roots[0];
    if (event.key.startsWith('Arrow'))
      this._cursor = neighbour(tree, layout, from, event.key, this._view.end);
    else if (event.key === 'Enter' && this._cursor !== null) this._pick(this._cursor);
    else if (event.key === ' ') this._fold();
    else if (event.key === '+' || event.key === '=') this._zoomBy(zoomStep);
    else if (event.key === '-') this._zoomBy(1 / zoomStep);
    else if (event.key === 'f' || event.key === 'F') this._fit();
    else return;
    event.preventDefault();
  }

  /** @param {string} text */
  _goTo(text) {
    const node = Number(text.replace(/[\s,]/g, ''));
    const known =
      text.trim() !== '' && Number.isInteger(node) && node >= 0 && node < (this._view.tree?.count ?? 0);
    if (known) this._pick(node);
  }

  render() {
    if (!this.columns)
      return html`<p
      class="quiet none">Solve the board, or step: the search tree grows here.</p>`;
    if (!this._view.tree) {
      return html`<p class="quiet none">This strategy keeps only the current path, so there is no tree to
        show. The steps show that path.</p>`;
    }
    return html`${this._top()}
      <canvas id="tree" tabindex="0" role="application" aria-roledescription="search tree"
        aria-label="Search tree: arrows walk, Enter looks at a node, Space folds" aria-describedby="words"
        @pointerdown=${this._canvas.take} @pointermove=${this._canvas.take} @pointerup=${this._canvas.take}
        @pointercancel=${this._canvas.take} @wheel=${this._canvas.turn} @keydown=${this._key}></canvas>
      <div class="foot"><p id="words" class="words" role="status"
        title=${legendWords}>${this._words()}</p>
        ${this._folds(this._view.tree)}</div>`;
  }

  _top() {
    const { low, high } = this._range;
    const measure = filled((value) => {
      this._measure = /** @type {typeof this._measure} */ (value);
    });
    const part = (/** @type {boolean} */ whole, /** @type {string} */ name, /** @type {string} */ words) =>
      html`<button type="button" aria-pressed=${this.whole === whole} title=${words}
        @click=${() => emit(this, 'whole-pick', { whole })}>${name}</button>`;
    return html`<div class="bar over">
      <div class="segments" role="group" aria-label="Tree">${part(
        false,
        'So far',
        'The tree as it is ' + 'at this step',
      )}
        ${part(true, 'Whole', 'All of the search; what is yet to come at this step is faint')}</div>
      <label class="small"><span class="title">Colour by</span><select aria-label="Colour by"
        @change=${measure}>${choices(measures(this.ofEnd), this._measure)}</select></label>
      <span class="scale">${formatValue(low)}<canvas aria-hidden="true"></canvas>${formatValue(high)}</span>
      <span class="grow"></span>
      <label class="small number"><span class="title">Node</span><input id="go" aria-label="Node"
      inputmode="numeric"
        autocomplete="off" placeholder="number"
        @change=${filled((value) => this._goTo(value))}></label>${this._zoomButtons()}
    </div>`;
  }

  _zoomButtons() {
    const button = (/** @type {string} */ name, /** @type {unknown} */ icon, /** @type {() => void} */ act) =>
      html`<button type="button" class="icon-only" aria-label=${name} title=${name}
        @click=${act}>${icon}</button>`;
    return html`<div class="zoom">${button('Zoom in', icons.plus, () => this._zoomBy(zoomStep))}
      ${button('Zoom out', icons.minus, () => this._zoomBy(1 / zoomStep))}
      ${button('Fit the tree', icons.fit, () => this._fit())}</div>`;
  }

  /** @param {Tree} tree */
  _folds(tree) {
    const [cursor, { folded }] = [this._cursor, this._view];
    const isFolded = cursor !== null && folded.has(cursor);
    const button = (/** @type {string} */ name, /** @type {boolean} */ able, /** @type {() => void} */ act) =>
      html`<button type="button" aria-disabled=${!able} @click=${() => able && act()}>${name}</button>`;
    const setFolds = (/** @type {ReadonlySet<number>} */ folds) =>
      this._refold(() => this._view.setFolds(folds));
    return html`${button(isFolded ? 'Unfold' : 'Fold', cursor !== null && tree.children[cursor] > 0, () =>
      this._fold(),
    )}
      ${button('Fold all others', cursor !== null, () =>
        setFolds(foldAllBut(tree, /** @type {number} */ (cursor))),
      )}
      ${button('Unfold all', folded.size > 0, () => setFolds(new Set()))}
      <button type="button" aria-label="Light up the subtree" aria-pressed=${this._subtree}
        @click=${() => {
          this._subtree = !this._subtree;
        }}><span class="full">Light up the subtree</span><span class="brief">Subtree</span></button>`;
  }

  _words() {
    const [id, { tree, folded }, columns] = [this._cursor, this._view, this.columns];
    const cut =
      tree && this.total > tree.count
        ? `The tree is cut: the first ${formatCount(tree.count)} of ${formatCount(this.total)} nodes. `
        : '';
    if (id === null || !tree || !columns)
      return `${cut}Choose a node: click it, or walk there with the arrows.`;
    return `${cut}${nodeWords(
      id,
      tree,
      this.f ? { ...columns, f: this.f } : columns,
      this.ofEnd,
    )}${folded.has(id) ? ', folded' : ''}.`;
  }
}

customElements.define('lens-tree', LensTree);
