/**
 * The cells of a feature-space search as a grid, one for each direction: shade is nodes, lines are the ways
 * of the node that is shown and of the plan.
 * @import { CellGrid, CellsAnswer, Square } from '../model/feature-cells.js'
 * @import { CellsScene } from './cells-drawing.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatCount } from '../model/format.js';
import { FeatureCells, framesOf, squareAt, squareBeside } from '../model/feature-cells.js';
import { base, buttons, segments } from './styles.js';
import { emit } from './events.js';
import { colours, drawRamp, onResize, prepare, ramp, sizeOf } from './canvas.js';
import { drawCells } from './cells-drawing.js';

const inks = ['line', 'quiet', 'edge', 'accent', 'bad', 'good', 'ink', 'card'];
const rowsShown = 60;
/** Narrower than this there is room for one direction. */
const roomForTwo = 520;

const legend =
  'Each square holds the nodes with so many steps packed and so many regions. The solid red line is the ' +
  'way to the node that is shown, the dashed green one that of the plan. A thick frame: the cell that ' +
  'gave this step its node. A double frame: where the two directions met.';

export class LensCells extends LitElement {
  static properties = {
    answer: { attribute: false },
    step: { attribute: false },
    now: { attribute: false },
    selected: { attribute: false },
    plan: { attribute: false },
    plans: { attribute: false },
    dark: { type: Boolean },
    _space: { state: true },
    _cursor: { state: true },
    _hover: { state: true },
    _wide: { state: true },
  };

  static styles = [
    base,
    buttons,
    segments,
    css`
      :host { display: flex; flex-direction: column; height: 100%; min-height: 200px; }
      .bar { display: flex; gap: 10px; align-items: center; padding: 5px 10px; flex: none; overflow-x: auto;
        scrollbar-width: none; white-space: nowrap; font-size: var(--tiny); color: var(--quiet); }
      .segments button { font-size: var(--small); padding: 0 10px; min-height: var(--small-target); }
      .scale { display: inline-flex; align-items: center; gap: 6px; }
      .scale canvas { width: 60px; height: 9px; flex: none; }
      .key { display: inline-flex; align-items: center; gap: 5px; }
      .key::before { content: ''; width: 22px; border-top: 3px solid var(--bad); }
      .key.plan::before { border-top: 3px dashed var(--good); }
      #cells { display: block; width: 100%; flex: 1; min-height: 90px; cursor: pointer; }
      .foot { flex: none; display: flex; gap: 8px; align-items: center; border-top: 1px solid var(--line);
        padding: 3px 6px 3px 12px; min-height: 36px; font-size: var(--small); }
      .words { flex: 1; min-width: 0; display: -webkit-box; -webkit-box-orient: vertical;
        -webkit-line-clamp: 2; overflow: hidden; line-height: 1.3; }
      .foot button { min-height: var(--small-target); padding: 0 8px; flex: none; }
      details { flex: none; padding: 0 12px; font-size: var(--small); }
      .scroll { max-height: 240px; overflow: auto; }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: right; padding: 0 6px; border-bottom: 1px solid var(--line); }
      th { color: var(--quiet); }
      th:first-child, td:first-child { text-align: left; }
      .none { padding: 12px 14px; }
      @media (max-width: 599px) { details, .key:not(.old) { display: none; } }
    `,
  ];

  constructor() {
    super();
    /** @type {CellsAnswer | null} */ this.answer = null;
    /** Null: as things stand now. @type {number | null} */ this.step = null;
    /** The node of this step. @type {number | null} */ this.now = null;
    /** The node that is shown instead. @type {number | null} */ this.selected = null;
    /** The last node of the plan, where it is known by this step. @type {number | null} */ this.plan = null;
    /** How many are known by then: this is the first, and no cells led to those that better it. */
    this.plans = 0;
    this.dark = false;
    /** The direction that is shown alone. @type {boolean | null} */ this._space = null;
    /** Where the keyboard is. @type {Square | null} */ this._cursor = null;
    /** Under the pointer. @type {Square | null} */ this._hover = null;
    this._wide = true;
    /** @type {FeatureCells | null} */ this._cells = null;
    /** @type {CellGrid[]} */ this._grids = [];
    /** Which directions there are. @type {number[]} */ this._spaces = [];
    this._forget = () => {};
    /** @type {HTMLCanvasElement | null} */ this._watched = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
    this._watched = null;
  }

  get _node() {
    return this.selected ?? this.now;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('answer'))
      this._cells = this.answer?.tree ? new FeatureCells(this.answer.view, this.answer.tree) : null;
    const cells = this._cells;
    if (!cells) return;
    if (changed.has('selected') || changed.has('now')) this._cursor = null;
    if (!['answer', 'step', 'now', 'selected', '_space', '_wide'].some((name) => changed.has(name))) return;
    this._spaces = cells.spacesAt(this.step, this._node);
    this._grids = this._shown(cells).map((space) => cells.gridAt(space, this.step));
    const same = (/** @type {Square | null} */ old) =>
      old &&
      (this._grids
        .flatMap(({ squares }) => squares)
        .find((one) => one.space === old.space && one.across === old.across && one.down === old.down) ??
        null);
    this._cursor = same(this._cursor);
    this._hover = same(this._hover);
  }

  /** The one that was chosen; by itself both, or where there is room for one, that of the node.
   * @param {FeatureCells} cells */
  _shown(cells) {
    const own = this._node === null ? null : (cells.squareOf(this._node)?.space ?? null);
    const wanted =
      this._space === null
        ? this._wide
          ? null
          : (own ?? this._spaces.at(-1))
        : this._spaces.find((space) => cells.isPulling(space) === this._space);
    return wanted == null ? this._spaces : [wanted];
  }

  updated() {
    const canvas = this._canvas;
    const scale = /** @type {HTMLCanvasElement | null} */ (this.renderRoot.querySelector('.scale canvas'));
    if (scale) drawRamp(scale, this.dark);
    if (!canvas) return;
    if (canvas !== this._watched) {
      this._forget();
      this._watched = canvas;
      this._forget = onResize(canvas, () => {
        this._wide = canvas.clientWidth >= roomForTwo;
        this._draw();
      });
    }
    this._draw();
  }

  get _canvas() {
    return /** @type {HTMLCanvasElement | null} */ (this.renderRoot.querySelector('#cells'));
  }

  _draw() {
    const canvas = this._canvas;
    if (!canvas || !this._cells) return;
    const { context, width, height } = prepare(canvas);
    drawCells(context, { width, height }, this._scene(this._cells), {
      palette: colours(inks),
      ramp: ramp(this.dark),
    });
  }

  /** @param {FeatureCells} cells @returns {CellsScene} */
  _scene(cells) {
    const { _node: node, now } = this;
    return {
      grids: this._grids,
      names: this._grids.map(({ space }) => this._name(cells, space)),
      axes: cells.features,
      giver: (now === null ? null : cells.squareOf(now)) ?? null,
      ways: node === null ? [] : [cells.wayTo(node)],
      plan: this.plan === null ? [] : cells.waysOfPlan(this.plan),
      met: cells.meetingAt(this.step),
      cursor: this._cursor,
    };
  }

  /** @param {FeatureCells} cells @param {number} space */
  _name(cells, space) {
    return cells.isPulling(space) ? '◇ Pulling, from the goal' : '○ Pushing, from the start';
  }

  /** @param {MouseEvent} event */
  _at(event) {
    const canvas = this._canvas;
    if (!canvas || !this._cells) return null;
    return squareAt(framesOf(this._grids, sizeOf(canvas)), event.offsetX, event.offsetY);
  }

  /** @param {MouseEvent} event */
  _click(event) {
    const square = this._at(event);
    if (square) this._pick(square.newest);
  }

  /** @param {number} node */
  _pick(node) {
    this._cursor = null;
    emit(this, 'node-pick', { node });
  }

  /** What the keyboard and the buttons mean: the square chosen, or that of the node. */
  get _meant() {
    if (this._cursor) return this._cursor;
    const at = this._node === null ? null : this._cells?.squareOf(this._node);
    const all = this._grids.flatMap(({ squares }) => squares);
    return (
      (at && all.find((one) => one.space === at.space && one.across === at.across && one.down === at.down)) ??
      null
    );
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this._cells) return;
    const from = this._meant ?? this._grids[0]?.squares[0];
    if (!from) return;
    if (event.key.startsWith('Arrow')) this._cursor = this._meant ? this._next(from, event.key) : from;
    else if (event.key === 'Enter') this._pick(from.newest);
    else if (event.key === 'b' || event.key === 'B') this._pick(this._cells.bestOf(from, this.step));
    else return;
    event.preventDefault();
  }

  /** The square an arrow leads to, over the edge into the other direction. @param {Square} from
   * @param {string} key */
  _next(from, key) {
    const at = this._grids.findIndex(({ space }) => space === from.space);
    const beside = squareBeside(this._grids[at].squares, from, key);
    if (beside) return beside;
    const other = this._grids[at + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)]?.squares ?? [];
    if (other === this._grids[at].squares || !other.length) return from;
    return (key === 'ArrowRight' ? other[0] : other.at(-1)) ?? from;
  }

  render() {
    if (!this.answer)
      return html`<p class="quiet none">Solve the board, or step:
        the cells of its feature space fill here.</p>`;
    if (!this._cells) return html`<p class="quiet none">This search has not sorted any node by features.</p>`;
    const cells = this._cells;
    const most = this._grids.reduce((best, grid) => Math.max(best, grid.most), 1);
    return html`<div class="bar">${this._spaces.length > 1 ? this._choice(cells) : nothing}
        <span class="scale">1<canvas aria-hidden="true"></canvas>${formatCount(most)} nodes</span>
        ${this._node === null ? nothing : html`<span class="key">this node</span>`}
        ${this.plan === null ? nothing : this._planKey()}</div>
      <canvas id="cells" tabindex="0" role="application" aria-roledescription="grid of cells"
        aria-label="Cells: arrows walk, Enter looks at the newest node of a cell, B at the best"
        aria-describedby="words" @click=${this._click} @keydown=${this._key}
        @pointermove=${(/** @type {PointerEvent} */ event) => {
          if (event.pointerType === 'mouse') this._hover = this._at(event);
        }}
        @pointerleave=${() => {
          this._hover = null;
        }}></canvas>
      <div class="foot"><p id="words" class="words" role="status" title=${legend}>${this._words(cells)}</p>
        ${this._button('Newest', (square) => square.newest)}
        ${this._button('Best', (square) => cells.bestOf(square, this.step))}</div>
      ${guard([this._grids], () => this._table(cells))}`;
  }

  _planKey() {
    const isOld = this.plans > 1;
    return html`<span class=${`key plan ${isOld ? 'old' : ''}`}>${
      isOld
        ? `the first of ${formatCount(this.plans)} plans; the better ones went through no cells`
        : 'the plan'
    }</span>`;
  }

  /** @param {string} name @param {(square: Square) => number} node */
  _button(name, node) {
    const square = this._meant;
    const title =
      name === 'Best' ? 'The node of this square with the least h' : 'The newest node of this square';
    return html`<button type="button" title=${title} aria-disabled=${square === null}
      @click=${() => square && this._pick(node(square))}>${name}</button>`;
  }

  /** @param {FeatureCells} cells */
  _choice(cells) {
    const shown = this._grids.map(({ space }) => cells.isPulling(space));
    const one = (/** @type {boolean | null} */ value, /** @type {string} */ name) =>
      html`<button type="button"
        aria-pressed=${value === null ? shown.length > 1 : shown.length === 1 && shown[0] === value}
        @click=${() => {
          this._space = value;
        }}>${name}</button>`;
    return html`<div class="segments" role="group" aria-label="Direction">
      ${this._wide ? one(null, 'Both') : nothing}${one(false, 'From the start')}${one(true, 'From the goal')}
    </div>`;
  }

  /** @param {FeatureCells} cells */
  _words(cells) {
    const looked = this._hover ?? this._cursor;
    if (looked) return cells.words(looked);
    const { now, _node: node } = this;
    if (node === null) return 'Choose a square: click it, or walk there with the arrows.';
    const its = cells.cellWords(node);
    if (!its) return `Node ${formatCount(node)} is in no cell: it was appended to complete the plan.`;
    return node === now
      ? `The cell of ${its} gave node ${formatCount(node)} its next move.`
      : `Node ${formatCount(node)} is in the cell of ${its}.`;
  }

  /** @param {FeatureCells} cells */
  _table(cells) {
    const rows = this._grids.flatMap(({ squares }) => squares).toSorted((a, b) => b.count - a.count);
    const [first, second] = cells.features;
    return html`<details><summary>As a table</summary><div class="scroll" tabindex="0" role="group"
      aria-label="The cells as a table"><table><thead><tr><th scope="col">direction</th><th
      scope="col">${first}</th><th scope="col">${second}</th><th scope="col">cells</th><th
      scope="col">nodes</th><th scope="col">newest</th></tr></thead><tbody>${rows.slice(0, rowsShown).map(
        (square) => html`<tr><td>${cells.isPulling(square.space) ? 'from the goal' : 'from the start'}</td>
          <td>${square.across}</td><td>${square.down}</td><td>${formatCount(square.cells.length)}</td>
          <td>${formatCount(square.count)}</td><td><button type="button" class="plain"
            aria-label=${`Look at node ${square.newest}`}
            @click=${() => this._pick(square.newest)}>${formatCount(square.newest)}</button></td></tr>`,
      )}</tbody></table></div>${
        rows.length > rowsShown
          ? html`<p class="quiet">The ${rowsShown} fullest of ${formatCount(rows.length)} squares.</p>`
          : nothing
      }</details>`;
  }
}

customElements.define('lens-cells', LensCells);
