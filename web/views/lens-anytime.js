/**
 * Cost over time: how the best plan and the lower bound came together. A click on a plan shows it.
 * @import { Run } from '../model/types.js'
 * @import { Axis, Curves } from '../model/anytime.js'
 * @import { Track } from '../engine/protocol.js'
 */
import { LitElement, html, css } from 'lit';
import { curvesOf, gapOf } from '../model/anytime.js';
import { formatPercent, formatValue, plural } from '../model/format.js';
import { base, buttons, segments } from './styles.js';
import { emit, told } from './events.js';
import './curve-chart.js';

const axes = [
  { id: 'seconds', name: 'Time' },
  { id: 'expanded', name: 'Expansions' },
];

export class LensAnytime extends LitElement {
  static properties = {
    run: { attribute: false },
    track: { attribute: false },
    bound: { attribute: false },
    chosen: { attribute: false },
    _axis: { state: true },
  };

  static styles = [
    base,
    segments,
    buttons,
    css`
      :host { display: flex; flex-direction: column; height: 100%; padding: 8px 12px 8px; min-height: 230px; }
      .bar { display: flex; justify-content: space-between; align-items: center; gap: var(--space-3);
        flex: none; }
      .segments button { min-height: var(--small-target); font-size: var(--small); padding: 0 10px; }
      curve-chart { flex: 1; min-height: 0; }
      .key { flex: none; font-size: var(--tiny); }
      p.none { padding: 4px 2px; }
    `,
  ];

  constructor() {
    super();
    /** @type {Run | null} */ this.run = null;
    /** @type {Track | null} */ this.track = null;
    /** The seconds that a search which runs may take. @type {number | null} */ this.bound = null;
    /** Which plan is looked at. @type {number | null} */ this.chosen = null;
    /** @type {Axis} */ this._axis = 'seconds';
  }

  render() {
    const curves = this.run && curvesOf(this.run, this.track, this._axis);
    if (!this.run || !curves) {
      return html`<p class="quiet none">Solve the board: its plans and its lower bound are drawn here while
      the search runs.</p>`;
    }
    const isTime = this._axis === 'seconds';
    const running = this.run.status === 'running';
    return html`<div class="bar"><p class="small quiet" role="status">${this._words(curves)}</p>
        <div class="segments" role="group" aria-label="Over">${axes.map(
          ({ id, name }) => html`<button
          type="button"
          aria-pressed=${this._axis === id}
            @click=${() => {
              this._axis = /** @type {Axis} */ (id);
            }}>${name}</button>`,
        )}</div></div>
      <curve-chart .series=${[{ name: '', curves, tone: 0 }]} .axis=${this._axis} .chosen=${this.chosen}
        .bound=${isTime ? this.bound : null} .now=${isTime && running ? this.run.seconds : null}
        .summary=${
          `Cost and lower bound over ${isTime ? 'seconds' : 'expansions'}. ` +
          `${this._words(curves)} The pane of plans has the numbers.`
        }
        @plan-pick=${told(({ index }) => emit(this, 'incumbent-pick', { index }))}></curve-chart>
      <p class="quiet key">Solid: the best plan. Dashed: the lower bound. Shaded: what is still open.</p>`;
  }

  /** @param {Curves} curves */
  _words({ plans }) {
    const { cost, lower_bound: bound } = /** @type {NonNullable<Run['stats']>} */ (this.run?.stats);
    const gap = gapOf(cost, bound);
    if (!plans.length) return `No plan yet. Every plan costs at least ${formatValue(bound ?? 0)}.`;
    const left =
      gap === null
        ? ''
        : gap.difference > 0
          ? ` The cheapest costs at least ${formatValue(bound)}: the gap is ${formatPercent(gap.percent)}.`
          : ' No plan is cheaper.';
    return `${plural(plans.length, 'plan')}, the best costs ${formatValue(cost)}.${left}`;
  }
}

customElements.define('lens-anytime', LensAnytime);
