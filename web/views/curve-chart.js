/**
 * Costs and lower bounds as steps over expansions or seconds, for one search or several. The space between
 * the two, where the optimum must lie, is shaded. Shapes tell the searches apart as well as colours do.
 * @import { Curves, Place } from '../model/anytime.js'
 * @typedef {{ name: string, curves: Curves, tone: number }} Series
 */
import { html, svg, css, nothing } from 'lit';
import { steps, ticks } from '../model/anytime.js';
import { formatShort, formatValue } from '../model/format.js';
import { placeLabels } from '../model/label-places.js';
import { base } from './styles.js';
import { tones, toneStyles } from './tones.js';
import { emit } from './events.js';
import { dashes, SizedChart } from './sized-chart.js';

/** Pixels of a letter, at most. */
const letter = 8;
const frame = { left: 44, right: 18, top: 24, bottom: 34 };

export class CurveChart extends SizedChart {
  static least = { width: 240, height: 120 };

  static properties = {
    series: { attribute: false },
    axis: {},
    chosen: { attribute: false },
    summary: {},
    bound: { attribute: false },
    now: { attribute: false },
  };

  static styles = [
    base,
    toneStyles,
    css`
      :host { min-height: 120px; overflow: hidden; }
      svg { display: block; width: 100%; height: calc(var(--height) * 1px); font-size: 12px; }
      .future { fill: var(--well); } .here { stroke: var(--ink); } .flag { fill: var(--ink); }
      .flag-text { fill: var(--card); font-weight: 700; }
      .label { fill: var(--ink); font-weight: 700; }
      .grid { stroke: var(--line); }
      .axis { stroke: var(--edge); }
      text { fill: var(--quiet); pointer-events: none; }
      .cost { fill: none; stroke-width: 2.5; }
      .bound { fill: none; stroke-width: 1.5; opacity: 0.8; }
      .gap { opacity: 0.13; }
      .weight { stroke: var(--edge); stroke-dasharray: 2 3; }
      .plan { stroke: var(--card); stroke-width: 2; cursor: pointer; }
      .plan.chosen { stroke: var(--ink); }
      .reach { fill: transparent; cursor: pointer; }
      .cost, .bound { stroke: var(--tone); }
      .plan, .gap { fill: var(--tone); }
    `,
  ];

  constructor() {
    super();
    /** @type {Series[]} */ this.series = [];
    this.axis = 'expanded';
    /** @type {number | null} */ this.chosen = null;
    this.summary = '';
    /** Where the axis of time ends while a search runs, and where it is.
     * @type {number | null} */ this.bound = null;
    /** @type {number | null} */ this.now = null;
  }

  /** From values to places on the picture. */
  _scale() {
    const all = this.series.map(({ curves }) => curves);
    const end = Math.max(1e-6, this.bound ?? 0, ...all.map((curves) => curves.end));
    const values = all
      .flatMap(({ plans, bounds }) => [...plans, ...bounds].map(({ value }) => value))
      .filter(Number.isFinite);
    const [least, most] = [Math.min(...values, Infinity), Math.max(...values, 0)];
    const low = Number.isFinite(least)
      ? Math.max(0, Math.floor(least - Math.max(1, (most - least) * 0.1)))
      : 0;
    const high = Math.max(low + 2, most + (most - low) * 0.08);
    const { left, right, top, bottom } = frame;
    const height = this._height;
    return {
      end,
      low,
      high,
      x: (/** @type {number} */ value) => left + (value / end) * (this._width - left - right),
      y: (/** @type {number} */ value) =>
        height - bottom - ((value - low) / (high - low)) * (height - top - bottom),
    };
  }

  render() {
    const scale = this._scale();
    return html`<svg role="img" aria-label=${this.summary} viewBox=${`0 0 ${this._width} ${this._height}`}
      .style=${`--height: ${this._height}`}>
      ${this._future(scale)}${this._axes(scale)}
      ${this.series.map((series) => this._series(series, scale))}${this._moment(scale)}</svg>`;
  }

  /** What lies ahead of a search that runs. @param {ReturnType<CurveChart['_scale']>} scale */
  _future({ x, end }) {
    if (this.now === null || this.bound === null) return nothing;
    const from = x(Math.min(this.now, end));
    return svg`<rect class="future" x=${from} y=${frame.top} width=${Math.max(0, x(end) - from)}
      height=${this._height - frame.top - frame.bottom}/>`;
  }

  /** @param {ReturnType<CurveChart['_scale']>} scale */
  _moment({ x, end }) {
    if (this.now === null || this.bound === null) return nothing;
    const at = x(Math.min(this.now, end));
    return svg`<line class="here" x1=${at} x2=${at} y1=${frame.top - 4} y2=${this._height - frame.bottom}/>
      <rect class="flag" x=${at - 26} y="2" width="52" height="19" rx="5"/>
      <text class="flag-text" x=${at} y="16" text-anchor="middle">${this.now.toFixed(1)} s</text>`;
  }

  /** @param {ReturnType<CurveChart['_scale']>} scale */
  _axes({ x, y, low, high, end }) {
    const bottom = this._height - frame.bottom;
    const label = (/** @type {number} */ value) =>
      this.axis === 'seconds' ? formatValue(value) : formatShort(value);
    const name = this.axis === 'seconds' ? 'seconds of search' : 'expansions';
    return svg`${ticks(low, high, 5, true).map(
      (value) =>
        svg`<line class="grid" x1=${frame.left} x2=${this._width - frame.right}
        y1=${y(value)} y2=${y(value)}/><text x=${frame.left - 7} y=${y(value) + 4}
        text-anchor="end">${formatValue(value)}</text>`,
    )}
      ${ticks(0, end, Math.max(2, Math.floor(this._width / 110))).map(
        (value) =>
          svg`<line class="axis" x1=${x(value)} x2=${x(value)} y1=${bottom}
        y2=${bottom + 4}/><text x=${x(value)} y=${bottom + 17} text-anchor="middle">${label(value)}</text>`,
      )}
      <line class="axis" x1=${frame.left} x2=${this._width - frame.right} y1=${bottom} y2=${bottom}/>
      <text x=${this._width - frame.right} y=${this._height - 4} text-anchor="end">${name}</text>
      <text x="4" y=${frame.top - 12}>cost</text>`;
  }

  /** @param {Series} series @param {ReturnType<CurveChart['_scale']>} scale */
  _series({ curves, tone }, scale) {
    const line = (/** @type {Place[]} */ places) =>
      places.map((place, i) => `${i ? 'L' : 'M'}${scale.x(place.x)} ${scale.y(place.value)}`).join('');
    const cost = steps(curves.plans, curves.end);
    const bound = steps(curves.bounds, curves.end);
    const alone = this.series.length === 1;
    return svg`<g class=${`t${tone % tones}`}>
      ${alone ? this._weights(curves.weights.slice(1), scale) : nothing}
      ${
        alone && cost.length && bound.length
          ? svg`<path
        class="gap" d=${`${line(shaded(cost, bound))}Z`}/>`
          : nothing
      }
      <path class="bound" stroke-dasharray="4 3" d=${line(bound)}/>
      <path class="cost" stroke-dasharray=${alone ? '' : dashes[tone % tones]} d=${line(cost)}/>
      ${curves.plans.map(({ index, x, value }) => this._plan(index, scale.x(x), scale.y(value), alone))}
      ${alone ? this._labels(curves, scale) : nothing}</g>`;
  }

  /** Where the weight changed. @param {Place[]} weights @param {ReturnType<CurveChart['_scale']>} scale */
  _weights(weights, { x }) {
    return weights.map(
      (change) => svg`<line class="weight" x1=${x(change.x)} x2=${x(change.x)} y1=${frame.top}
      y2=${this._height - frame.bottom}/>`,
    );
  }

  /** The best plan is named before all, then the one that is looked at, the others from the last, and the
   * weights.
   * @param {Curves} curves @param {ReturnType<CurveChart['_scale']>} scale */
  _labels({ plans, weights }, { x, y, end }) {
    const ofPlans = plans.map(({ x: at, value, index }, i) => {
      const [text, left, middle] = [formatValue(value), x(at), y(value)];
      const width = letter * text.length;
      const places = [
        [9, -9],
        [-9 - width, -9],
        [9, 18],
        [-9 - width, 18],
      ].map(([dx, dy]) => ({ x: left + dx, y: middle + dy }));
      const rank = i === plans.length - 1 ? 0 : index === this.chosen ? 1 : 1 + plans.length - i;
      return { text, rank, width, places, look: 'label' };
    });
    const bottom = this._height - frame.bottom;
    const ofWeights = weights.slice(1).map(({ x: at, value }, i) => {
      const text = `w ${formatValue(value)}`;
      const places = [bottom - 6, frame.top + 10, bottom - 20].map((line) => ({ x: x(at) + 3, y: line }));
      return { text, rank: 1e6 - i, width: letter * text.length, places, look: 'changed' };
    });
    const dots = plans.map((plan) => ({ x: x(plan.x) - 6, y: y(plan.value) - 6, width: 12, height: 12 }));
    const isNow = this.now !== null && this.bound !== null;
    const flag = isNow ? [{ x: x(Math.min(this.now ?? 0, end)) - 27, y: 0, width: 54, height: 22 }] : [];
    const all = [...ofPlans, ...ofWeights];
    const found = placeLabels(all, [...dots, ...flag], { left: frame.left, right: this._width });
    return all.map(({ text, look }, i) =>
      found[i] ? svg`<text class=${look} x=${found[i].x} y=${found[i].y}>${text}</text>` : nothing,
    );
  }

  /** @param {number} index @param {number} x @param {number} y @param {boolean} alone */
  _plan(index, x, y, alone) {
    const pick = () => alone && emit(this, 'plan-pick', { index });
    return svg`<circle class=${`plan ${this.chosen === index ? 'chosen' : ''}`} cx=${x} cy=${y} r="5.5"
      @click=${pick}/>
      ${alone ? svg`<circle class="reach" cx=${x} cy=${y} r="20" @click=${pick}/>` : nothing}`;
  }
}

/** The outline of what lies between two lines of steps, from where both are known. @param {Place[]} upper
 * @param {Place[]} lower
 * @returns {Place[]} */
function shaded(upper, lower) {
  const from = Math.max(upper[0].x, lower[0].x);
  const clip = (/** @type {Place[]} */ places) => {
    const before = places.findLast(({ x }) => x <= from) ?? places[0];
    return [{ x: from, value: before.value }, ...places.filter(({ x }) => x > from)];
  };
  return [...clip(upper), ...clip(lower).reverse()];
}

customElements.define('curve-chart', CurveChart);
