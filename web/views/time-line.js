/**
 * The whole search, or the whole plan, as a strip: where plans were found, f rose, states were expanded
 * again, breakpoints lie; which moves are pushes. A click or a drag goes there; for the keyboard it is a
 * slider.
 * @import { TimelineAnswer } from '../engine/protocol.js'
 * @import { Track_ } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatShort, plural } from '../model/format.js';
import { countPushes, planBars } from '../model/plan-strip.js';
import { base, buttons, fields, segments } from './styles.js';
import { choices } from './choices.js';
import { icons } from './icons.js';
import { byValue, emit, filled } from './events.js';
import { colours, onResize, prepare } from './canvas.js';

const lanes = [
  {
    id: 'plan',
    name: 'plan found',
    brief: 'plans',
    many: 'plans found',
    colour: 'good',
    from: 2,
    height: 10,
  },
  { id: 'f', name: 'f changes', brief: 'f', many: 'f changes', colour: 'accent', from: 15, height: 10 },
  {
    id: 'again',
    name: 're-expanded',
    brief: 'again',
    many: 're-expanded',
    colour: 'warn',
    from: 26,
    height: 6,
  },
  { id: 'stop', name: 'breakpoint', brief: 'stops', many: 'breakpoints', colour: 'bad', from: 2, height: 29 },
];
/** What the strip shows of each. */
const ofSearches = ['track', 'timeline', 'plans', 'max', 'dark'];
const ofPlans = ['track', 'pushes', 'value', 'max', 'dark'];
const jumps = [
  { id: 'f_changed', name: 'f changes' },
  { id: 'incumbent', name: 'new plan' },
  { id: 'reexpansion', name: 're-expanded' },
  { id: 'h_fell', name: 'h fell' },
  { id: 'inconsistent', name: 'inconsistent h' },
];

export class TimeLine extends LitElement {
  static properties = {
    track: {},
    timeline: { attribute: false },
    plans: byValue,
    value: { type: Number },
    max: { type: Number },
    jump: {},
    breakpoints: { type: Number },
    hasSearch: { type: Boolean },
    hasPlan: { type: Boolean },
    dark: { type: Boolean },
    pushes: { attribute: false },
    bare: { type: Boolean },
    able: { type: Boolean },
    canReturn: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    fields,
    segments,
    css`
      :host { padding: 0 10px; }
      .strip {
        position: relative; height: 35px; cursor: pointer; touch-action: pan-y;
        border: 1px solid var(--line); border-radius: 6px;
        background: var(--well); display: grid; place-items: center; color: var(--quiet);
        font-size: var(--small);
      }
      canvas { display: block; width: 100%; height: 33px; grid-area: 1 / 1; }
      .knob {
        position: absolute; top: -5px; bottom: -3px; left: 0; width: 100%; pointer-events: none;
        transform: translateX(calc(var(--at) * 100%));
      }
      .knob::after { content: ''; position: absolute; left: -1px; top: 0; bottom: 0; width: 2px;
        background: var(--ink); }
      .knob::before { content: ''; position: absolute; left: -5px; top: 0; width: 10px; height: 10px;
        border-radius: 50%; background: var(--ink); }
      .past { position: absolute; inset: 0; transform: scaleX(var(--at)); transform-origin: left;
        background: var(--accent); opacity: 0.09; pointer-events: none; }
      .keys { height: 43px; display: flex; align-items: center; gap: 12px; font-size: var(--small);
        white-space: nowrap; }
      ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0 12px; flex: 1; min-width: 0;
        max-height: 40px;
        line-height: 19px; overflow: hidden; color: var(--quiet); }
      li { display: flex; align-items: center; gap: 5px; flex: none; }
      li b { color: var(--ink); }
      i { width: 4px; height: 12px; border-radius: 1px; }
      i.plan { background: var(--good); } i.f { background: var(--accent); } i.again {
        background: var(--warn); }
      i.stop { background: var(--bad); }
      i.move { background: var(--accent); height: 8px; } i.push { background: var(--warn); }
      .jumps { display: flex; align-items: center; flex: none; }
      .jumps select { border-color: transparent; width: auto; min-height: var(--small-target);
        font-weight: 600; padding: 0 2px; background: transparent; max-width: 8.5em; }
      .jumps button { min-height: var(--small-target); min-width: var(--small-target); }
      .segments button { min-height: var(--small-target); padding: 0 10px; font-size: var(--small); }
      .once { margin-left: auto; }
      .keys { container-type: inline-size; }
      .brief { display: none; }
      @container (max-width: 640px) { .many .name, .jumps .name { display: none;
        } .many .brief { display: inline; } }
      @media (max-width: 599px) {
        :host { padding: 4px 12px 0; }
        .keys { height: 40px; } .segments button { min-height: 32px; } .jumps, ul { display: none; }
      }
      :host([bare]) .keys { display: none; }
    `,
  ];

  constructor() {
    super();
    /** @type {'start' | 'search' | 'plan'} */ this.track = 'start';
    /** @type {TimelineAnswer | null} */ this.timeline = null;
    /** Expansions at which a plan was found. @type {number[]} */ this.plans = [];
    /** 1 for each move of the plan that is a push; empty where no puzzle's move is. @type {Uint8Array} */
    this.pushes = new Uint8Array();
    this.value = 0;
    this.max = 0;
    this.jump = 'f_changed';
    this.breakpoints = 0;
    this.hasSearch = false;
    this.hasPlan = false;
    this.dark = false;
    this.bare = false;
    /** Whether one step can be made. */ this.able = false;
    /** There is a jump to come back from. */ this.canReturn = false;
    this._forget = () => {};
  }

  firstUpdated() {
    this._forget = onResize(this, () => this._draw());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  /** A search is drawn alike at every step of it; a plan is not. @param {Map<string, unknown>} changed */
  updated(changed) {
    const drawn = this.track === 'plan' ? ofPlans : ofSearches;
    if (drawn.some((name) => changed.has(name))) this._draw();
  }

  get _canvas() {
    return /** @type {HTMLCanvasElement | null} */ (this.renderRoot.querySelector('canvas'));
  }

  _draw() {
    const canvas = this._canvas;
    if (!canvas) return;
    const { context, width } = prepare(canvas);
    const palette = colours(['good', 'accent', 'warn', 'bad', 'line', 'edge']);
    if (this.track === 'plan') return this._drawMoves(context, width, palette);
    const scale = width / Math.max(1, this.max);
    for (const { id, colour, from, height } of lanes) {
      context.fillStyle = palette[colour];
      for (const [x, alpha] of this._marks(id, scale, width)) {
        context.globalAlpha = alpha;
        context.fillRect(Math.min(width - 2, x), from, 2, height);
      }
    }
    context.globalAlpha = 1;
  }

  /** Pushes are taller as well as of another colour. @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {Record<string, string>} palette */
  _drawMoves(context, width, { accent, warn }) {
    for (const bar of planBars(this.max, this.pushes, width)) {
      const height = bar.share ? 10 + 8 * bar.share : 8;
      context.fillStyle = bar.share ? warn : accent;
      context.globalAlpha = bar.from < this.value ? 0.8 : 0.35;
      context.fillRect(bar.x + 0.5, 25 - height, Math.max(1, bar.width - 1.5), height);
    }
    context.globalAlpha = 1;
  }

  /** Where each mark of a lane stands, and how strong it is. @param {string} id @param {number} scale
   * @param {number} width @returns {[number, number][]} */
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
    if (!this.max) return;
    if (event.type === 'pointerdown')
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    else if (!event.buttons) return;
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (event.clientX - left) / width));
    emit(this, 'seek', { value: Math.round(part * this.max), dragged: event.type === 'pointermove' });
  }

  /** How many of each there are. @returns {Record<string, number>} */
  _counts() {
    const sum = (/** @type {Uint32Array | undefined} */ counts) =>
      (counts ?? new Uint32Array()).reduce((a, b) => a + b, 0);
    return {
      plan: this.plans.length,
      f: sum(this.timeline?.marks.f),
      again: sum(this.timeline?.marks.again),
      stop: this.timeline?.stops.length ?? 0,
    };
  }

  render() {
    const { max, value, track } = this;
    const isSearch = track === 'search';
    const counts = this._counts();
    const words = isSearch
      ? lanes.map(({ id, many }) => `${many}: ${formatCount(counts[id])}`).join('. ')
      : '';
    const pushes = track === 'plan' ? countPushes(this.pushes) : 0;
    const name = isSearch
      ? `Timeline of ${plural(max, 'expansion')}. ${words}`
      : `Timeline of ${plural(max, 'move')}${pushes ? `, ${formatCount(pushes)} of them pushes` : ''}`;
    return html`${
      max
        ? html`<div class="strip" role="slider" tabindex="0" aria-label=${name} aria-valuemin="0"
        aria-valuemax=${max}
          aria-valuenow=${value} .style=${`--at: ${value / max}`} @pointerdown=${this._point}
            @pointermove=${this._point}>
          <canvas aria-hidden="true"></canvas><span class="past"></span><span class="knob"></span></div>`
        : html`<div class="strip">The search will be laid out here, step by step</div>`
    }
      <div class="keys">
        ${this.hasSearch || this.hasPlan ? this._tracks() : nothing}
        ${isSearch ? this._legend(counts) : pushes ? this._pushLegend(pushes) : nothing}
        ${isSearch ? this._jumps() : this._once()}
      </div>`;
  }

  _tracks() {
    const track = (/** @type {Track_} */ id, /** @type {string} */ title, /** @type {boolean} */ able) =>
      html`<button type="button" aria-pressed=${this.track === id} aria-disabled=${!able}
        @click=${() => able && emit(this, 'track-pick', { track: id })}>${title}</button>`;
    return html`<div class="segments" role="group" aria-label="Timeline of">
      ${track('search', 'Search', this.hasSearch)}${track('plan', 'Plan', this.hasPlan)}</div>`;
  }

  /** @param {Record<string, number>} counts */
  _legend(counts) {
    const shown = lanes.filter(({ id }) => counts[id] > 0);
    return html`<ul aria-hidden="true" class=${shown.length > 2 ? 'many' : ''}>${shown.map(
      ({ id, name, brief }) => html`<li title=${`${name} ${formatCount(counts[id])}`}><i
      class=${id}></i><span class="name">${name}</span><span class="brief">${brief}</span>
      <b>${formatShort(counts[id])}</b></li>`,
    )}</ul>`;
  }

  /** @param {number} pushes */
  _pushLegend(pushes) {
    return html`<ul aria-hidden="true"><li><i class="move"></i>moves <b>${formatCount(this.max)}</b></li>
      <li><i class="push"></i>pushes <b>${formatCount(pushes)}</b></li></ul>`;
  }

  _jumps() {
    const own = { id: '', name: `breakpoint (${this.breakpoints})` };
    const go = (/** @type {boolean} */ forwards) => () => emit(this, 'jump', { forwards });
    return html`<div class="jumps">
      ${
        this.canReturn
          ? html`<button type="button" class="plain" aria-label="Back"
        title="Back from the jump (Backspace)" @click=${() => emit(this, 'back')}>${icons.undo}<span
          class="name">Back</span></button>`
          : nothing
      }
      <button type="button" class="plain icon-only" aria-label="Previous of this kind"
        title="Previous (Shift + ←)"
        @click=${go(false)}>${icons.jumpBack}</button>
      <select aria-label="Jump to" @change=${filled((value) => emit(this, 'event-pick', { event: value }))}>
        ${choices([...jumps, own], this.jump)}</select>
      <button type="button" class="plain icon-only" aria-label="Next of this kind" title="Next (Shift + →)"
        @click=${go(true)}>${icons.jump}</button></div>`;
  }

  _once() {
    return html`<button type="button" class="plain once" aria-disabled=${!this.able} title="Expand one node"
      @click=${() => this.able && emit(this, 'step-once')}>${icons.stepOnce}Step once <kbd>S</kbd></button>`;
  }
}

customElements.define('time-line', TimeLine);
