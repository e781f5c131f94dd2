/**
 * The h–g plane: every expanded node as a dot at its h and g, and lines along which f is equal. Where the
 * search works is where its line of f has come to.
 * @import { PlanePoints } from '../engine/protocol.js'
 * @import { FormulaGrid } from '../state/state.js'
 * @import { PlaneDot } from '../model/plane-dots.js'
 * @import { Look } from './tree-drawing.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatCount, formatShort, formatValue, plural } from '../model/format.js';
import { ticks } from '../model/anytime.js';
import { isoline } from '../model/isolines.js';
import { dotsOf, mostFrequent } from '../model/plane-dots.js';
import { base, buttons, fields } from './styles.js';
import { emit } from './events.js';
import { colours, Layer, onResize, prepare, ramp, shades, sizeOf } from './canvas.js';

const frame = { left: 50, right: 12, top: 12, bottom: 38 };
const rowsShown = 60;
const inks = ['line', 'quiet', 'edge', 'accent', 'bad', 'ink'];

export class LensPlane extends LitElement {
  static properties = {
    points: { attribute: false },
    grid: { attribute: false },
    formula: {},
    step: { attribute: false },
    here: { attribute: false },
    dark: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { display: flex; flex-direction: column; height: 100%; min-height: 220px; padding: 6px 8px 0; }
      canvas { display: block; width: 100%; flex: 1; min-height: 120px; cursor: crosshair; }
      .formula { font-family: var(--mono); font-size: var(--tiny); color: var(--quiet); overflow: hidden;
        text-overflow: ellipsis; white-space: nowrap; padding: 2px 6px; flex: none; }
      .foot { flex: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; padding: 2px 6px;
        font-size: var(--tiny); }
      details { flex: none; padding: 0 6px; }
      .none { padding: 6px; }
      .scroll { max-height: 300px; overflow: auto; }
      table { border-collapse: collapse; width: 100%; font-size: var(--small); }
      th, td { text-align: right; padding: 0 6px; border-bottom: 1px solid var(--line); }
      th { color: var(--quiet); }
    `,
  ];

  constructor() {
    super();
    /** @type {PlanePoints | null} */ this.points = null;
    /** @type {FormulaGrid | null} */ this.grid = null;
    this.formula = '';
    /** @type {number | null} */ this.step = null;
    /** The node of this step. @type {{ g: number, h: number | null, f: number | null } | null} */ this.here =
      null;
    this.dark = false;
    this._forget = () => {};
    this._most = { g: 1, h: 1 };
    /** The pairs of the table. @type {number[]} */ this._rows = [];
    /** The dots for one size of the picture. @type {{ size: string, dots: PlaneDot[] }} */
    this._kept = { size: '', dots: [] };
    /** @type {HTMLCanvasElement | null} */ this._watched = null;
    /** All but what changes at every step. */ this._under = new Layer();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('points') || !this.points) return;
    const most = (/** @type {Float64Array} */ values) => values.reduce((a, b) => Math.max(a, b), 1) * 1.05;
    this._most = { g: most(this.points.g), h: most(this.points.h) };
    this._rows = mostFrequent(this.points, rowsShown);
    this._kept = { size: '', dots: [] };
  }

  updated() {
    const canvas = this._canvas;
    if (!canvas) return;
    if (canvas !== this._watched) {
      this._forget();
      this._watched = canvas;
      this._forget = onResize(canvas, () => this._draw());
    }
    this._draw();
  }

  get _canvas() {
    return /** @type {HTMLCanvasElement | null} */ (this.renderRoot.querySelector('canvas'));
  }

  /** From h and g to pixels. @param {number} width @param {number} height */
  _scale(width, height) {
    const { g: gMost, h: hMost } = this._most;
    return {
      gMost,
      hMost,
      x: (/** @type {number} */ h) => frame.left + (h / hMost) * (width - frame.left - frame.right),
      y: (/** @type {number} */ g) =>
        height - frame.bottom - (g / gMost) * (height - frame.top - frame.bottom),
    };
  }

  _draw() {
    const canvas = this._canvas;
    if (!canvas || !this.points) return;
    const { context, width, height } = prepare(canvas);
    const look = { palette: colours(inks), ramp: ramp(this.dark) };
    const dots = this._dots(width, height, this._scale(width, height));
    const { step } = this;
    const born =
      step === null ? dots.length : dots.reduce((count, { first }) => count + Number(first <= step), 0);
    this._under.put(context, [this.points, this.grid, this.dark, born], (under) =>
      this._drawUnder(under, width, height, look),
    );
    this._drawOver(context, width, height, look);
  }

  /** All of it, drawn on something else in other colours; null where there is none.
   * @param {CanvasRenderingContext2D} context @param {Look} look
   * @returns {{ width: number, height: number } | null} */
  drawOn(context, look) {
    const canvas = this._canvas;
    if (!canvas || !this.points) return null;
    const { width, height } = sizeOf(canvas);
    this._drawUnder(context, width, height, look);
    this._drawOver(context, width, height, look);
    return { width, height };
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height
   * @param {Look} look */
  _drawUnder(context, width, height, { palette, ramp: shadesOfLook }) {
    const scale = this._scale(width, height);
    this._drawAxes(context, width, height, scale, palette);
    this._drawLines(context, scale, palette);
    this._drawPoints(context, width, height, scale, this._dots(width, height, scale), shadesOfLook);
  }

  /** What changes at every step. @param {CanvasRenderingContext2D} context @param {number} width
   * @param {number} height @param {Look} look */
  _drawOver(context, width, height, { palette }) {
    const scale = this._scale(width, height);
    this._drawLine(context, scale, palette);
    if (this.here && this.here.h !== null) {
      context.strokeStyle = palette.bad;
      context.lineWidth = 3;
      context.beginPath();
      context.arc(scale.x(this.here.h), scale.y(this.here.g), 9, 0, 7);
      context.stroke();
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height
   * @param {ReturnType<LensPlane['_scale']>} scale @param {Record<string, string>} palette */
  _drawAxes(context, width, height, { x, y, gMost, hMost }, palette) {
    context.fillStyle = palette.quiet;
    context.strokeStyle = palette.line;
    context.font = '12px system-ui, sans-serif';
    context.lineWidth = 1;
    context.textAlign = 'center';
    for (const h of ticks(0, hMost, 6)) {
      line(context, x(h), frame.top, x(h), height - frame.bottom);
      context.fillText(short(h), x(h), height - frame.bottom + 18);
    }
    context.textAlign = 'right';
    for (const g of ticks(0, gMost, 6)) {
      line(context, frame.left, y(g), width - frame.right, y(g));
      context.fillText(short(g), frame.left - 6, y(g) + 4);
    }
    context.fillText('h: still to go (estimate)', width - frame.right, height - 6);
    context.textAlign = 'left';
    context.fillText('g: cost so far', frame.left + 4, frame.top + 10);
  }

  /** Whether some were found from the goal. */
  get _pulls() {
    return this.points?.pulled.includes(1) ?? false;
  }

  /** The levels of f to draw. */
  get _levels() {
    const known = this.grid?.values.filter((f) => Math.abs(f) < 1e8) ?? new Float64Array();
    return ticks(
      known.reduce((a, b) => Math.min(a, b), 0),
      known.reduce((a, b) => Math.max(a, b), 0),
      9,
    ).slice(1);
  }

  /** @param {CanvasRenderingContext2D} context @param {ReturnType<LensPlane['_scale']>} scale
   * @param {Record<string, string>} palette */
  _drawLines(context, scale, palette) {
    const { grid } = this;
    if (!grid) return;
    const [eachH, eachG] = [grid.hMost / grid.steps, grid.gMost / grid.steps];
    context.strokeStyle = palette.edge;
    context.setLineDash([4, 4]);
    for (const level of this._levels) {
      const pieces = drawLevel(context, grid, scale, level);
      if (!pieces.length) continue;
      context.fillStyle = palette.quiet;
      context.textAlign = 'left';
      const at = pieces.length - 4 - ((pieces.length / 8) | 0) * 4;
      const name = formatValue(level);
      const most = scale.x(scale.hMost) - context.measureText(name).width;
      context.fillText(
        name,
        Math.min(most, scale.x(pieces[at] * eachH) + 3),
        scale.y(pieces[at + 1] * eachG) - 3,
      );
    }
    context.setLineDash([]);
  }

  /** The line of this step's f. @param {CanvasRenderingContext2D} context
   * @param {ReturnType<LensPlane['_scale']>} scale @param {Record<string, string>} palette */
  _drawLine(context, scale, palette) {
    if (!this.grid || this.here?.f == null) return;
    context.strokeStyle = palette.bad;
    context.lineWidth = 2.5;
    drawLevel(context, this.grid, scale, this.here.f);
  }

  /** @param {number} width @param {number} height @param {ReturnType<LensPlane['_scale']>} scale */
  _dots(width, height, { x, y }) {
    const size = `${width}×${height}`;
    if (this._kept.size !== size) {
      this._kept = { size, dots: dotsOf(/** @type {PlanePoints} */ (this.points), x, y, width, height) };
    }
    return this._kept.dots;
  }

  /** @param {CanvasRenderingContext2D} context @param {number} width @param {number} height
   * @param {ReturnType<LensPlane['_scale']>} scale @param {PlaneDot[]} dots @param {string[]} palette */
  _drawPoints(context, width, height, { gMost, hMost }, dots, palette) {
    const apart = Math.min((width - frame.left) / hMost, (height - frame.bottom) / gMost);
    const radius = Math.max(2, Math.min(7, apart * 0.38));
    const most = Math.log1p(dots.reduce((a, { count }) => Math.max(a, count), 1));
    for (const { x, y, count, first, pulled } of dots) {
      context.globalAlpha = this.step === null || first <= this.step ? 1 : 0.18;
      context.fillStyle = palette[Math.round((Math.log1p(count) / most) * (shades - 1))];
      context.beginPath();
      if (pulled) {
        // Hollow, so that a disc at the same place is seen too.
        const reach = radius + 2;
        context.strokeStyle = context.fillStyle;
        context.lineWidth = 1.6;
        context.moveTo(x + reach, y);
        context.lineTo(x, y + reach);
        context.lineTo(x - reach, y);
        context.lineTo(x, y - reach);
        context.closePath();
        context.stroke();
      } else {
        context.arc(x, y, radius, 0, 7);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  }

  /** @param {MouseEvent} event */
  _click(event) {
    const canvas = this._canvas;
    if (!canvas || !this.points) return;
    const size = sizeOf(canvas);
    const { x, y } = this._scale(size.width, size.height);
    const { g, h, first } = this.points;
    let [best, distance] = [-1, 20];
    for (let i = 0; i < g.length; i += 1) {
      const away = Math.hypot(x(h[i]) - event.offsetX, y(g[i]) - event.offsetY);
      if (away < distance) [best, distance] = [i, away];
    }
    if (best >= 0) emit(this, 'seek', { value: first[best] });
  }

  render() {
    if (!this.points?.g.length)
      return html`<p class="quiet none">Solve the board, or step: every
      expanded node becomes a dot here.</p>`;
    const { g, counted } = this.points;
    const words = `${plural(counted, 'expansion')} at ${plural(g.length, 'pair', 'pairs')} of h and g.`;
    return html`
      ${
        this.formula
          ? html`<p class="formula">f = ${this.formula}</p>`
          : html`<p
        class="small quiet formula">This strategy
        does not go by a formula: there are no lines of equal f.</p>`
      }
      <canvas role="img" aria-label=${`The h–g plane. ${words} The table below has the numbers.`}
        @click=${this._click}></canvas>
      <p class="quiet foot">${words} ${
        this._pulls ? 'Discs were found from the start, hollow diamonds from the goal.' : nothing
      } From violet to yellow a dot stands for more nodes; faint ones come after
        this step.
        ${
          this.grid ? 'Along a dashed line f is equal; the red one is that of this step.' : nothing
        } A click goes to
          the first expansion there.</p>
      ${guard([this.points, this.formula], () => this._table())}`;
  }

  _table() {
    const { g, h, f, count, first, pulled } = /** @type {PlanePoints} */ (this.points);
    const pulls = this._pulls;
    return html`<details><summary>As a table</summary><div class="scroll" tabindex="0" role="group"
      aria-label="The h–g plane as a table"><table>
      <thead><tr>${pulls ? html`<th scope="col">From</th>` : nothing}<th scope="col">h</th><th
        scope="col">g</th>${
          this.formula ? html`<th scope="col">f at first</th>` : nothing
        }<th scope="col">Expansions</th><th scope="col">First at</th></tr></thead>
      <tbody>${this._rows.map(
        (i) => html`<tr>${
          pulls ? html`<td>${pulled[i] ? 'the goal' : 'the start'}</td>` : nothing
        }<td>${formatValue(h[i])}</td><td>${formatValue(g[i])}</td>${
          this.formula ? html`<td>${formatValue(f[i])}</td>` : nothing
        }
        <td>${formatCount(count[i])}</td><td><button type="button" class="plain"
          aria-label=${`Go to step ${first[i]}`}
          @click=${() => emit(this, 'seek', { value: first[i] })}
          >${formatCount(first[i])}</button></td></tr>`,
      )}</tbody>
    </table></div>${
      g.length > rowsShown
        ? html`<p class="small quiet">The ${rowsShown} most frequent of
      ${formatCount(g.length)}.</p>`
        : nothing
    }</details>`;
  }
}

/** A number beside an axis. @param {number} value */
const short = (value) => (value < 1e4 ? formatValue(value) : formatShort(value));

/** @param {CanvasRenderingContext2D} context @param {number} x1 @param {number} y1 @param {number} x2
 * @param {number} y2 */
function line(context, x1, y1, x2, y2) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/** Along which f has a value. @param {CanvasRenderingContext2D} context @param {FormulaGrid} grid
 * @param {ReturnType<LensPlane['_scale']>} scale @param {number} level */
function drawLevel(context, grid, scale, level) {
  const [eachH, eachG] = [grid.hMost / grid.steps, grid.gMost / grid.steps];
  const pieces = isoline(grid.values, grid.steps, level);
  context.beginPath();
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    context.moveTo(scale.x(pieces[i] * eachH), scale.y(pieces[i + 1] * eachG));
    context.lineTo(scale.x(pieces[i + 2] * eachH), scale.y(pieces[i + 3] * eachG));
  }
  context.stroke();
  return pieces;
}

customElements.define('lens-plane', LensPlane);
