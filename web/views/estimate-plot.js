/**
 * h against the true cost h*: a cell for all states that share both, red where h is too high; or how many
 * states are off by how much. The numbers are there as a table, too.
 * @import { Report } from '../model/lab-types.js'
 */
import { LitElement, html, svg, css, nothing } from 'lit';
import { formatCount, formatValue, plural } from '../model/format.js';
import { gapHistogram, marksOf, plotGrid } from '../model/lab-plot.js';
import { base } from './styles.js';

const [width, height] = [330, 232];
/** A number under the axis. @param {number} x @param {number} value */
const mark = (x, value) =>
  svg`<text x=${x} y=${height - 24} text-anchor="middle">${formatValue(value)}</text>`;
const area = { left: 34, right: 8, top: 6, bottom: 38 };

export class EstimatePlot extends LitElement {
  static properties = { report: { attribute: false }, kind: {}, old: { type: Boolean } };

  static styles = [
    base,
    css`
      :host { padding: 8px 12px 4px; height: 100%; min-height: var(--least, 0); }
      svg { display: block; width: 100%; height: 100%; min-height: 120px; }
      .over { fill: var(--bad-soft); }
      .diagonal { stroke: var(--ink); stroke-width: 1.5; }
      .axis { stroke: var(--edge-soft); stroke-width: 1; }
      text { font-size: 11.5px; fill: var(--quiet); }
      .too { fill: var(--bad); font-weight: 700; }
      .same { fill: var(--ink); }
      .high { fill: var(--plot-high); } .fine { fill: var(--plot-fine); }
      :host { --plot-high: light-dark(#a8392d, #ff8d7e); --plot-fine: light-dark(#0b6b63, #62d0c2); }
      :host([old]) svg { opacity: 0.55; }
    `,
  ];

  constructor() {
    super();
    /** @type {Report | null} */ this.report = null;
    this.kind = 'plane';
    this.old = false;
  }

  render() {
    if (!this.report) return nothing;
    return this.kind === 'histogram' ? this._histogram(this.report) : this._plane(this.report);
  }

  /** @param {Report} report */
  _plane({ pairs, too_high: tooHigh, solvable }) {
    const { spots, columns, rows, unit, most } = plotGrid(pairs);
    const [w, h] = [width - area.left - area.right, height - area.top - area.bottom];
    const [cx, cy] = [w / Math.max(columns, 2), h / Math.max(rows, 2)];
    const x = (/** @type {number} */ value) => area.left + (value / unit) * cx;
    const y = (/** @type {number} */ value) => area.top + h - (value / unit) * cy;
    const end = Math.min(Math.max(columns, 2), Math.max(rows, 2)) * unit;
    const over = `${x(0)},${y(0)} ${x(end)},${y(end)} ${x(end)},${area.top} ${x(0)},${area.top}`;
    const part = `${formatCount(tooHigh)} of ${plural(solvable, 'state')}`;
    const words = `h against the true cost: ${part} lie above the diagonal.`;
    return html`<svg role="img" aria-label=${words} viewBox=${`0 0 ${width} ${height}`}>
      <polygon class="over"
        points=${over}/>
      ${spots.map(
        ({ column, row, count, high, h: value, exact }) => svg`<rect class=${high ? 'high' : 'fine'} rx="1.5"
        x=${x(column * unit) + 0.5} y=${y((row + 1) * unit) + 0.5} width=${Math.max(1, cx - 1)}
        height=${Math.max(1, cy - 1)} opacity=${0.45 + 0.55 * Math.sqrt(count / most)}><title>h ${formatValue(
          value,
        )}, h* ${formatValue(exact)}: ${plural(count, 'state')}</title></rect>`,
      )}
      <line class="axis" x1=${area.left} x2=${width - area.right} y1=${y(0)} y2=${y(0)}/>
      <line class="diagonal" x1=${x(0)} y1=${y(0)} x2=${x(end)} y2=${y(end)}/>
      ${marksOf(columns * unit).map((mark) =>
        x(mark + unit / 2) < width - area.right
          ? svg`<text x=${x(mark + unit / 2)} y=${height - 24} text-anchor="middle">${mark}</text>`
          : nothing,
      )}
      ${marksOf(rows * unit).map((mark) =>
        y(mark + unit / 2) > area.top + 4
          ? svg`<text x=${area.left - 7} y=${y(mark + unit / 2) + 4} text-anchor="end">${mark}</text>`
          : nothing,
      )}
      <text x=${width - area.right} y=${height - 7} text-anchor="end">true cost h*</text>
      <text x=${area.left - 7} y=${height - 7} text-anchor="start">h upwards</text>
      ${tooHigh ? svg`<text class="too" x=${area.left + 12} y=${area.top + 18}>h too high</text>` : nothing}
    </svg>`;
  }

  /** @param {Report} report */
  _histogram({ gaps, solvable }) {
    const { from, unit, counts, most } = gapHistogram(gaps);
    const [w, h] = [width - area.left - area.right, height - area.top - area.bottom];
    const each = w / counts.length;
    const every = Math.max(1, Math.ceil(counts.length / 8));
    const words = `h − h* over ${plural(solvable, 'state')}; below 0 is too low, above 0 too high.`;
    return html`<svg role="img" aria-label=${words} viewBox=${`0 0 ${width} ${height}`}>
      ${counts.map((count, i) => {
        const gap = from + i * unit;
        const tall = (h - 14) * (count / most);
        const x = area.left + i * each;
        return svg`<rect class=${gap > 0 ? 'high' : 'fine'} x=${x + 0.5} width=${Math.max(1, each - 1)}
          y=${area.top + h - Math.max(count ? 1 : 0, tall)} height=${Math.max(count ? 1 : 0, tall)}><title>${
            unit === 1 ? formatValue(gap) : `${formatValue(gap)} to ${formatValue(gap + unit)}`
          }: ${plural(count, 'state')}</title></rect>
          ${i % every === 0 || gap === 0 ? mark(x + each / 2, gap) : nothing}`;
      })}
      <line class="axis" x1=${area.left} x2=${width - area.right} y1=${area.top + h} y2=${area.top + h}/>
      <text x=${area.left - 6} y=${area.top + 20} text-anchor="end">${formatCount(most)}</text>
      <text x=${width - area.right} y=${height - 7} text-anchor="end">h − h*</text>
      <text x=${area.left} y=${height - 7} text-anchor="start">states</text>
    </svg>`;
  }
}

customElements.define('estimate-plot', EstimatePlot);
