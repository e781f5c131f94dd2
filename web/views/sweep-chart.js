/**
 * What a number that is swept makes of the searches: each level as a faint line, all of them together as a
 * strong one. A click on a value picks it; with the keyboard the table does.
 * @import { LevelCurve } from '../model/tuning-sweep.js'
 */
import { html, svg, css, nothing } from 'lit';
import { ticks } from '../model/anytime.js';
import { formatShort, formatValue } from '../model/format.js';
import { emit } from './events.js';
import { SizedChart } from './sized-chart.js';
import { base } from './styles.js';

const frame = { left: 46, right: 14, top: 8, bottom: 24 };
/** More lines are one blot. */
const mostLines = 150;

export class SweepChart extends SizedChart {
  static least = { width: 160, height: 90 };

  static properties = {
    name: {},
    values: { attribute: false },
    curves: { attribute: false },
    line: { attribute: false },
    picked: { type: Number },
    logX: { type: Boolean },
    logY: { type: Boolean },
    note: {},
  };

  static styles = [
    base,
    css`
      :host { display: flex; flex-direction: column; min-height: 150px; min-width: 0; overflow: hidden; }
      h2 { font-size: var(--small); padding: 0 4px 0 8px; flex: none; }
      h2 small { font-weight: 400; color: var(--quiet); font-size: var(--tiny); }
      .place { flex: 1; min-height: 0; position: relative; }
      svg { position: absolute; inset: 0; width: 100%; height: 100%; font-size: 12px; }
      text { fill: var(--quiet); pointer-events: none; }
      .grid { stroke: var(--line); } .axis { stroke: var(--edge); }
      .level { fill: none; stroke: var(--edge); stroke-width: 1; opacity: 0.5; }
      .all { fill: none; stroke: var(--accent); stroke-width: 2.5; }
      .dot { fill: var(--accent); stroke: var(--card); stroke-width: 1.5; }
      .reach { fill: transparent; cursor: pointer; }
      .reach:hover { fill: var(--accent); opacity: 0.07; }
      .picked { fill: var(--accent); opacity: 0.13; }
    `,
  ];

  constructor() {
    super();
    this.name = '';
    /** @type {number[]} */ this.values = [];
    /** @type {LevelCurve[]} */ this.curves = [];
    /** @type {(number | null)[]} */ this.line = [];
    this.picked = -1;
    this.logX = false;
    this.logY = false;
    this.note = '';
  }

  get _place() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.place'));
  }

  /** Both axes: from values to places, and the marks along them. */
  _axes() {
    const all = [...this.line, ...this.curves.flatMap(({ values }) => values)].filter(
      (each) => each !== null,
    );
    const [least, most] = [Math.min(...all, Infinity), Math.max(...all, 0)];
    const isLog = this.logY && Number.isFinite(least) && most > 20 * Math.max(1, least);
    const low = isLog
      ? Math.max(1, least)
      : Number.isFinite(least)
        ? Math.max(0, least - (most - least) * 0.1)
        : 0;
    const high = most > low ? most : low + 1;
    const { left, right, top, bottom } = frame;
    const [width, height] = [this._width - left - right, this._height - top - bottom];
    const part = (/** @type {number} */ value) =>
      isLog ? Math.log(Math.max(low, value) / low) / Math.log(high / low) : (value - low) / (high - low);
    const [from, to] = [this.values[0] ?? 0, this.values.at(-1) ?? 1];
    const span = (/** @type {number} */ value) =>
      this.logX && from > 0 ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
    return {
      x: (/** @type {number} */ value) => left + width * (to > from ? span(value) : 0.5),
      y: (/** @type {number} */ value) => top + height * (1 - part(value)),
      marks: isLog ? powers(low, high) : ticks(low, high, Math.max(2, Math.floor(height / 40))),
    };
  }

  render() {
    const { values, line, picked } = this;
    const { x, y, marks } = this._axes();
    const bottom = this._height - frame.bottom;
    const path = (/** @type {readonly (number | null)[]} */ row) =>
      row.reduce((text, value, i) => {
        if (value === null) return text;
        const pen = text && row[i - 1] !== null ? 'L' : 'M';
        return `${text}${pen}${x(values[i]).toFixed(1)} ${y(value).toFixed(1)}`;
      }, '');
    const known = line.filter((each) => each !== null).length;
    const numbers = known ? 'The table has the numbers.' : 'Nothing yet.';
    const words = `${this.name} over ${values.length} values. ${numbers}`;
    return html`<h2>${this.name} <small>${this.note}</small></h2><div class="place"><svg role="img"
      aria-label=${words}>
      ${marks.map(
        (mark) => svg`<line class="grid" x1=${frame.left} x2=${this._width - frame.right} y1=${y(mark)}
        y2=${y(mark)}/><text x=${frame.left - 6} y=${y(mark) + 4}
          text-anchor="end">${formatShort(mark)}</text>`,
      )}
      <line class="axis" x1=${frame.left} x2=${this._width - frame.right} y1=${bottom} y2=${bottom}/>
      ${this._bands(x, bottom)}
      ${this.curves.slice(0, mostLines).map((curve) => svg`<path class="level" d=${path(curve.values)}/>`)}
      <path class="all" d=${path(line)}/>
      ${line.map((value, i) =>
        value === null
          ? nothing
          : svg`<circle class="dot" cx=${x(values[i])} cy=${y(value)} r=${i === picked ? 6 : 4}/>`,
      )}
    </svg></div>`;
  }

  /** The values along the axis, and what can be clicked above each. @param {(value: number) => number} x
   * @param {number} bottom */
  _bands(x, bottom) {
    const { values, picked } = this;
    let last = -Infinity;
    return values.map((value, i) => {
      const at = x(value);
      const from = i ? (x(values[i - 1]) + at) / 2 : at - 14;
      const to = i < values.length - 1 ? (x(values[i + 1]) + at) / 2 : at + 14;
      const text = formatValue(value);
      const half = 4 * text.length;
      const fits = at - half > last;
      if (fits) last = at + half + 4;
      return svg`${fits ? svg`<text x=${at} y=${bottom + 16} text-anchor="middle">${text}</text>` : nothing}
        <rect class=${i === picked ? 'picked' : 'reach'} x=${from} width=${Math.max(1, to - from)}
          y=${frame.top}
          height=${Math.max(1, bottom - frame.top)} @click=${() => emit(this, 'point-pick', { index: i })}
          ><title>${text}</title></rect>`;
    });
  }
}

/** The powers of ten in a range, at least two marks. @param {number} low @param {number} high */
function powers(low, high) {
  const marks = [];
  for (let power = 10 ** Math.ceil(Math.log10(low)); power <= high; power *= 10) marks.push(power);
  return marks.length > 1 ? marks : [low, high];
}

customElements.define('sweep-chart', SweepChart);
