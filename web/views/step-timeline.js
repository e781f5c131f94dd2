/**
 * The whole search as a strip: where plans were found, f changed, states were expanded again, breakpoints lie. A click
 * or a drag goes there. For the keyboard there are the slider and the jump buttons beside it.
 * @import { TimelineAnswer } from '../engine/protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, plural } from '../model/format.js';
import { base } from './styles.js';
import { emit } from './events.js';
import { colours, onResize, prepare } from './canvas.js';

const lanes = [
  { id: 'plan', name: 'Plans', colour: 'good' },
  { id: 'f', name: 'f changed', colour: 'accent' },
  { id: 'again', name: 'Expanded again', colour: 'warn' },
  { id: 'stop', name: 'Breakpoints', colour: 'bad' },
];
const laneHeight = 11;

export class StepTimeline extends LitElement {
  static properties = {
    timeline: { attribute: false },
    plans: { attribute: false },
    value: { type: Number },
    max: { type: Number },
    dark: { type: Boolean },
  };

  static styles = [
    base,
    css`
      :host { padding: 0 var(--space-4) var(--space-3); }
      .strip { position: relative; cursor: pointer; touch-action: pan-y; }
      canvas {
        display: block; width: 100%; height: 50px; border-radius: 6px; background: var(--well);
        border: 1px solid var(--line);
      }
      ul {
        list-style: none; display: flex; flex-wrap: wrap; gap: 2px var(--space-4); margin-top: var(--space-1);
        font-size: 0.75rem; color: var(--quiet);
      }
      li { display: flex; align-items: center; gap: 5px; }
      i { width: 4px; height: 11px; border-radius: 1px; }
      i.plan { background: var(--good); }
      i.f { background: var(--accent); }
      i.again { background: var(--warn); }
      i.stop { background: var(--bad); }
      @media (max-width: 520px) { :host { padding: 0 var(--space-3) var(--space-2); } }
    `,
  ];

  constructor() {
    super();
    /** @type {TimelineAnswer | null} */ this.timeline = null;
    /** Expansions at which a plan was found. @type {number[]} */ this.plans = [];
    this.value = 0;
    this.max = 0;
    this.dark = false;
    this._forget = () => {};
  }

  firstUpdated() {
    this._forget = onResize(this._canvas, () => this._draw());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  get _canvas() {
    return /** @type {HTMLCanvasElement} */ (this.renderRoot.querySelector('canvas'));
  }

  updated() {
    this._draw();
  }

  _draw() {
    const { context, width } = prepare(this._canvas);
    const palette = colours(this, ['good', 'accent', 'warn', 'bad', 'ink']);
    const scale = width / Math.max(1, this.max);
    lanes.forEach(({ id, colour }, lane) => {
      context.fillStyle = palette[colour];
      for (const [x, alpha] of this._marks(id, scale, width)) {
        context.globalAlpha = alpha;
        context.fillRect(Math.min(width - 2, x), 3 + lane * laneHeight, 2, laneHeight - 2);
      }
    });
    context.globalAlpha = 1;
    context.fillStyle = palette.ink;
    context.fillRect(Math.min(width - 2, this.value * scale - 1), 0, 2, 50);
  }

  /** Where each mark of a lane stands, and how strong it is. @param {string} id @param {number} scale
   * @param {number} width
   * @returns {[number, number][]} */
  _marks(id, scale, width) {
    if (id === 'plan') return this.plans.map((expanded) => [Math.max(0, expanded - 1) * scale, 1]);
    if (!this.timeline) return [];
    if (id === 'stop') return [...this.timeline.stops].map((index) => [index * scale, 1]);
    const { marks } = this.timeline;
    const counts = id === 'f' ? marks.f : marks.again;
    const most = counts.reduce((a, b) => Math.max(a, b), 1);
    const each = (marks.expanded * scale) / counts.length;
    /** @type {[number, number][]} */ const places = [];
    counts.forEach((count, part) => {
      if (count && part * each < width) places.push([part * each, 0.35 + 0.65 * (count / most)]);
    });
    return places;
  }

  /** @param {PointerEvent} event */
  _point(event) {
    if (event.type === 'pointerdown') /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    else if (!event.buttons) return;
    const { left, width } = this._canvas.getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (event.clientX - left) / width));
    emit(this, 'seek', { value: Math.round(part * this.max) });
  }

  /** How many of each there are. */
  _counts() {
    const sum = (/** @type {Uint32Array | undefined} */ counts) => (counts ?? new Uint32Array()).reduce((a, b) => a
      + b, 0);
    return { plan: this.plans.length, f: sum(this.timeline?.marks.f), again: sum(this.timeline?.marks.again),
      stop: this.timeline?.stops.length ?? 0 };
  }

  render() {
    const counts = /** @type {Record<string, number>} */ (this._counts());
    const shown = lanes.filter(({ id }) => counts[id] > 0);
    const words = lanes.map(({ id, name }) => `${name}: ${formatCount(counts[id])}`).join('. ');
    return html`<div class="strip" @pointerdown=${this._point} @pointermove=${this._point}>
        <canvas role="img" aria-label=${`Timeline of ${plural(this.max, 'expansion')}. ${words}.`}></canvas>
      </div>
      ${shown.length
        ? html`<ul aria-hidden="true">${shown.map(({ id, name }) => html`<li><i class=${id}></i>${name}
          ${formatCount(counts[id])}</li>`)}</ul>`
        : nothing}`;
  }
}

customElements.define('step-timeline', StepTimeline);
