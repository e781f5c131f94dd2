/**
 * Points over points: lines, steps or dots of several series, on axes that may count in powers of ten. Each
 * series is named where it ends, with a shape of its own besides its colour. `picture()` is the same as a
 * file.
 * @import { AxisOf, Scale } from '../model/xy-scale.js'
 * @import { Point } from '../model/batch-charts.js'
 * @typedef {{ name: string, tone: number, kind: 'line' | 'steps' | 'dots', points: readonly Point[] }} Series
 */
import { html, svg, css, nothing } from 'lit';
import { scaleOf, spaced } from '../model/xy-scale.js';
import { formatShort } from '../model/format.js';
import { base } from './styles.js';
import { tones, toneStyles } from './tones.js';
import { emit } from './events.js';
import { dashes, SizedChart } from './sized-chart.js';

const frame = { left: 58, right: 16, top: 14, bottom: 38 };
const [letter, line] = [7.6, 17];
/** More dots than that hide each other. */
const mostDots = 60;
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-weight', 'text-anchor'];

export class XyChart extends SizedChart {
  static least = { width: 220, height: 130 };

  static properties = {
    series: { attribute: false },
    x: { attribute: false },
    y: { attribute: false },
    diagonal: { type: Boolean },
    summary: {},
    chosen: {},
  };

  static styles = [
    base,
    toneStyles,
    css`
      :host { min-height: 130px; overflow: hidden; }
      svg { display: block; width: 100%; height: calc(var(--height) * 1px); font-size: 12px; }
      .grid { stroke: var(--line); stroke-width: 1; fill: none; }
      .axis { stroke: var(--edge); stroke-width: 1; fill: none; }
      text { fill: var(--quiet); stroke: none; }
      .curve { fill: none; stroke: var(--tone); stroke-width: 2; }
      .dot { fill: var(--tone); stroke: var(--card); stroke-width: 1; cursor: pointer; }
      .hollow { fill: var(--card); stroke: var(--tone); stroke-width: 1.5; }
      .chosen { stroke: var(--ink); stroke-width: 2.5; }
      .name { fill: var(--tone); font-weight: 700; }
      .lead { stroke: var(--tone); stroke-width: 1; opacity: 0.55; fill: none; }
      .equal { stroke: var(--edge); stroke-width: 1; stroke-dasharray: 4 4; fill: none; }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly Series[]} */ this.series = [];
    /** @type {AxisOf} */ this.x = { name: '' };
    /** @type {AxisOf} */ this.y = { name: '' };
    this.diagonal = false;
    this.summary = '';
    /** The key of the point that is looked at. */ this.chosen = '';
  }

  /** Room for the names at the right; 0 where they would take too much. */
  get _names() {
    const longest = Math.max(0, ...this.series.map(({ name, kind }) => (kind === 'dots' ? 0 : name.length)));
    return this._width < 340 ? 0 : Math.min(longest * letter + 14, this._width * 0.36);
  }

  _scales() {
    const points = this.series.flatMap((each) => each.points);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const both = this.diagonal ? [...xs, ...ys] : null;
    const right = this._width - frame.right - this._names;
    const bottom = this._height - frame.bottom;
    return {
      x: scaleOf(both ?? xs, this.x, frame.left, right, Math.max(2, Math.floor((right - frame.left) / 60))),
      y: scaleOf(both ?? ys, this.y, bottom, frame.top, Math.max(2, Math.floor((bottom - frame.top) / 40))),
      right,
      bottom,
    };
  }

  render() {
    const { x, y, right, bottom } = this._scales();
    return html`<svg role="img" aria-label=${this.summary} viewBox=${`0 0 ${this._width} ${this._height}`}
      .style=${`--height: ${this._height}`}>${this._axes(x, y, right, bottom)}
      ${
        this.diagonal
          ? svg`<line class="equal" x1=${frame.left} y1=${bottom} x2=${right} y2=${frame.top}></line>`
          : nothing
      }
      ${this.series.map((each) => this._series(each, x, y, right))}
      ${this._labels(x, y, right, bottom)}</svg>`;
  }

  /** @param {Scale} x @param {Scale} y @param {number} right @param {number} bottom */
  _axes(x, y, right, bottom) {
    const words = ({ format = formatShort } = this.x, /** @type {number} */ value) => format(value);
    return svg`${y.marks.map(
      (
        value,
      ) => svg`<line class="grid" x1=${frame.left} x2=${right} y1=${y.at(value)} y2=${y.at(value)}></line>
        <text x=${frame.left - 8} y=${y.at(value) + 4} text-anchor="end">${words(this.y, value)}</text>`,
    )}${x.marks.map(
      (
        value,
      ) => svg`<line class="axis" x1=${x.at(value)} x2=${x.at(value)} y1=${bottom} y2=${bottom + 4}></line>
        <text x=${x.at(value)} y=${bottom + 17} text-anchor="middle">${words(this.x, value)}</text>`,
    )}<line class="axis" x1=${frame.left} x2=${right} y1=${bottom} y2=${bottom}></line>
      <text x=${right} y=${bottom + 33} text-anchor="end">${this.x.name}</text>
      <text x="4" y=${bottom + 33}>${this.y.name}</text>`;
  }

  /** @param {Series} series @param {Scale} x @param {Scale} y @param {number} right */
  _series({ tone, kind, points, name }, x, y, right) {
    const places = points.map((each) => ({ ...each, px: x.at(each.x), py: y.at(each.y) }));
    const path = places
      .map(({ px, py }, i) => {
        if (!i) return `M${px.toFixed(1)} ${py.toFixed(1)}`;
        return kind === 'steps' ? `H${px.toFixed(1)}V${py.toFixed(1)}` : `L${px.toFixed(1)} ${py.toFixed(1)}`;
      })
      .join('');
    const end = kind === 'steps' && places.length ? `H${right.toFixed(1)}` : '';
    const dots = kind === 'dots' || (kind === 'line' && places.length <= mostDots) ? places : [];
    return svg`<g class=${`t${tone % tones}`}>${
      kind === 'dots'
        ? nothing
        : svg`<path class="curve" stroke-dasharray=${dashes[tone % tones]} d=${path + end}></path>`
    }${dots.map(
      ({ px, py, key, hollow, name: own }) => svg`<circle
      class=${`${hollow ? 'dot hollow' : 'dot'} ${key && key === this.chosen ? 'chosen' : ''}`}
      cx=${px} cy=${py}
      r=${kind === 'dots' ? 4.5 : 3.2} @click=${() => key && emit(this, 'point-pick', { key })}
      ><title>${own ? `${own}, ${name}` : name}</title></circle>`,
    )}</g>`;
  }

  /** @param {Scale} x @param {Scale} y @param {number} right @param {number} bottom */
  _labels(x, y, right, bottom) {
    if (!this._names) return nothing;
    const named = this.series.filter(({ kind, points }) => kind !== 'dots' && points.length);
    const ends = named.map(({ points, kind }) => {
      const last = /** @type {Point} */ (points.at(-1));
      return { x: kind === 'steps' ? right : x.at(last.x), y: y.at(last.y) };
    });
    const heights = spaced(
      ends.map((end) => end.y),
      line,
      frame.top + 4,
      bottom - 2,
    );
    const most = Math.floor((this._names - 14) / letter);
    return named.map(
      ({ name, tone }, i) => svg`<g class=${`t${tone % tones}`}>
        <path class="lead" d=${`M${ends[i].x + 4} ${ends[i].y}L${right + 8} ${heights[i]}`}></path>
        <text class="name" x=${right + 12} y=${heights[i] + 4}>${
          name.length > most ? `${name.slice(0, most - 1)}…` : name
        }</text></g>`,
    );
  }

  /** What is shown, as a file that needs no styles. */
  picture() {
    const shown = /** @type {SVGSVGElement} */ (this.renderRoot.querySelector('svg'));
    const copy = /** @type {SVGSVGElement} */ (shown.cloneNode(true));
    const [from, to] = [shown, copy].map((root) => [...root.querySelectorAll('*')]);
    from.forEach((each, i) => {
      const style = getComputedStyle(each);
      for (const name of drawn) {
        const value = style.getPropertyValue(name);
        if (value && value !== 'none' && value !== 'normal') to[i].setAttribute(name, value);
        if (value === 'none' && (name === 'fill' || name === 'stroke')) to[i].setAttribute(name, value);
      }
      to[i].removeAttribute('class');
    });
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(this._width));
    copy.setAttribute('height', String(this._height));
    copy.setAttribute('font-family', 'system-ui, sans-serif');
    copy.setAttribute('font-size', '12');
    copy.removeAttribute('style');
    const paper = getComputedStyle(this).getPropertyValue('--card');
    const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({
      width: '100%',
      height: '100%',
      fill: colourOf(this, paper),
    }))
      ground.setAttribute(name, value);
    copy.prepend(ground);
    return new XMLSerializer().serializeToString(copy).replaceAll(/<!--[^]*?-->/g, '');
  }
}

/** A colour as a file can have it: a variable may hold one for light and one for dark.
 * @param {HTMLElement} element @param {string} value */
function colourOf(element, value) {
  const probe = document.createElement('i');
  probe.style.color = value;
  element.shadowRoot?.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

customElements.define('xy-chart', XyChart);
