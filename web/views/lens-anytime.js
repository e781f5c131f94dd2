/**
 * Cost over time: how the best plan and the lower bound came together. Each plan can be shown.
 * @import { Run } from '../model/types.js'
 * @import { Axis, Curves } from '../model/anytime.js'
 * @import { Track } from '../engine/protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { curvesOf, gapOf } from '../model/anytime.js';
import { formatCount, formatPercent, formatSeconds, formatValue, plural } from '../model/format.js';
import { base, buttons, fields } from './styles.js';
import { emit, filled, told } from './events.js';
import { choices } from './choices.js';
import './curve-chart.js';

const axes = [{ id: 'expanded', name: 'Expansions' }, { id: 'seconds', name: 'Seconds' }];

export class LensAnytime extends LitElement {
  static properties = {
    run: { attribute: false }, track: { attribute: false }, chosen: { attribute: false }, _axis: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .bar { display: flex; justify-content: space-between; align-items: center; gap: var(--space-3); flex-wrap: wrap; }
      .bar label { display: flex; align-items: center; gap: var(--space-2); margin: 0; }
      select { width: auto; }
      table { border-collapse: collapse; width: 100%; font-size: 0.8125rem; }
      th, td { text-align: right; padding: 2px 6px; border-bottom: 1px solid var(--line); white-space: nowrap; }
      th { font-weight: 600; color: var(--quiet); }
      th:first-child, td:first-child { text-align: left; }
      td button { padding: 0 var(--space-2); margin-left: calc(-1 * var(--space-2)); }
      tr.now td { background: var(--accent-soft); }
      tr.now button { margin-left: 0; }
    `,
  ];

  constructor() {
    super();
    /** @type {Run | null} */ this.run = null;
    /** @type {Track | null} */ this.track = null;
    /** Which plan is looked at. @type {number | null} */ this.chosen = null;
    /** @type {Axis} */ this._axis = 'expanded';
  }

  render() {
    const curves = this.run && curvesOf(this.run, this.track, this._axis);
    if (!this.run || !curves) return html`<p class="quiet">Run a search: its plans and its lower bound are drawn here
      while it runs.</p>`;
    return html`<div class="stack">
      <div class="bar"><p class="small quiet">${this._words(curves)}</p>
        <label>Over <select aria-label="Over expansions or seconds"
          @change=${filled((value) => { this._axis = /** @type {Axis} */ (value); })}>${choices(axes,
            this._axis)}</select></label></div>
      <curve-chart .series=${[{ name: '', curves, tone: 0 }]} .axis=${this._axis} .chosen=${this.chosen}
        .summary=${`Cost and lower bound over ${this._axis === 'seconds'
          ? 'seconds'
          : 'expansions'}. ${this._words(curves)} The table below has the numbers.`}
        @plan-pick=${told(({ index }) => this._show(index))}></curve-chart>
      <p class="small quiet">Solid: the best plan. Dashed: the lower bound. Between them, shaded: what is still
        open.</p>
      ${curves.plans.length ? this._table(curves) : nothing}
    </div>`;
  }

  /** @param {Curves} curves */
  _words({ plans }) {
    const { cost, lower_bound: bound } = /** @type {NonNullable<Run['stats']>} */ (this.run?.stats);
    const gap = gapOf(cost, bound);
    if (!plans.length) return `No plan yet. Every plan costs at least ${formatValue(bound ?? 0)}.`;
    const left = gap === null
      ? ''
      : gap.difference > 0
      ? ` The cheapest costs at least ${formatValue(bound)}: the gap is ${formatPercent(gap.percent)}.`
      : ' No plan is cheaper.';
    return `${plural(plans.length, 'plan')}, the best costs ${formatValue(cost)}.${left}`;
  }

  /** @param {number} index */
  _show(index) {
    if (this.run?.status !== 'running') emit(this, 'incumbent-pick', { index });
  }

  /** @param {Curves} curves */
  _table({ plans }) {
    const running = this.run?.status === 'running';
    const place = (/** @type {number} */ x) => (this._axis === 'seconds' ? formatSeconds(x) : formatCount(x));
    return html`<table>
      <thead><tr><th scope="col">Show</th><th scope="col">Cost</th><th scope="col" title="Lower bound then">Bound</th>
        <th scope="col" title="Weight then">w</th>
        <th scope="col">${this._axis === 'seconds' ? 'After' : 'Expanded'}</th></tr></thead>
      <tbody>${plans.map(({ index, value, bound, weight, x }) => html`<tr class=${this.chosen === index ? 'now' : ''}>
        <td><button type="button" class="plain" aria-label=${`Show plan ${index + 1}`} aria-disabled=${running}
          @click=${() => this._show(index)}>Plan ${index + 1}</button></td>
        <td>${formatValue(value)}</td><td>${bound === null ? '–' : formatValue(bound)}</td>
        <td>${formatValue(weight)}</td><td>${place(x)}</td>
      </tr>`)}</tbody>
    </table>`;
  }
}

customElements.define('lens-anytime', LensAnytime);
