/**
 * The repair of a heuristic that is too high, and what A* makes of it beside the others.
 * @import { Report, ScoreRow } from '../model/lab-types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue } from '../model/format.js';
import { canRepair, divisorOf } from '../model/lab-repair.js';
import { base, buttons, tables } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';

const byCheck =
  'The check saw every state of this board: h is never too high on it, and no plan costs less. ' +
  'Of other boards it says nothing.';

export class ScoreTable extends LitElement {
  static properties = {
    report: { attribute: false },
    rows: { attribute: false },
    level: {},
    scoring: { type: Boolean },
    old: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    tables,
    css`
      :host { padding: 10px 14px; }
      .repair { display: flex; align-items: center; gap: 12px; min-height: 36px; margin-bottom: 4px; }
      .repair p { flex: 1; }
      .proved { color: var(--good); }
      td.name { font-weight: 400; } .own td { font-weight: 650; }
      .repaired td { background: var(--accent-soft); font-weight: 650; }
      .perfect td { color: var(--quiet); }
      .scroll { overflow-x: auto; }
      td { height: 28px; }
      :host([old]) table { opacity: 0.55; }
    `,
  ];

  constructor() {
    super();
    /** @type {Report | null} */ this.report = null;
    /** @type {readonly ScoreRow[]} */ this.rows = [];
    this.level = '';
    this.scoring = false;
    this.old = false;
  }

  render() {
    const { report } = this;
    if (!report) return nothing;
    return html`${this._repair(report)}
      <div class="scroll" tabindex="0" role="group" aria-label="A* with each heuristic"
        ><table aria-label=${`A* on ${this.level}`}>
        <thead><tr><th scope="col">A* on ${this.level} with</th><th scope="col">h at start</th>
          <th scope="col">mean h / h*</th><th scope="col">Expanded</th><th scope="col">Cost</th></tr></thead>
        <tbody>${this.rows.map((row) => this._row(row))}${
          this.scoring
            ? html`<tr><td class="quiet" colspan="5">A* runs with the next one …</td></tr>`
            : nothing
        }</tbody></table></div>`;
  }

  /** @param {Report} report */
  _repair({ ratio, goals_not_zero: goals, complete, too_high: high }) {
    if (canRepair(ratio)) {
      const by = formatValue(divisorOf(ratio));
      const where = complete ? 'on this board. It may be on others.' : 'on the states that were seen.';
      return html`<div class="repair"><p><b>Divide by ρ.</b> h / ${by} is never too high ${where}</p>
        <button type="button" class="primary" aria-disabled=${this.old}
          @click=${() => !this.old && emit(this, 'repair')}>${icons.check}Use h / ${by}</button></div>`;
    }
    const words = goals
      ? 'h must be 0 at a goal: no factor mends that. Return 0 when nothing is left to do.'
      : high
        ? 'It is too high where nothing is left to divide.'
        : 'Nothing to repair: h is never too high where it was looked at.';
    return html`<div class="repair"><p>${words}</p></div>`;
  }

  /** @param {ScoreRow} row */
  _row({ name, kind, h, mean, expanded, cost, proved, checked, words }) {
    const found = cost === null ? html`<span class="quiet">${words || '–'}</span>` : formatValue(cost);
    const sign =
      cost === null
        ? nothing
        : proved
          ? html` <span class="proved" title="proved optimal">✓<span class="hidden">, proved</span></span>`
          : checked
            ? html` <span class="proved" title=${byCheck}>✓ by the check</span>`
            : html` <span class="quiet">not proved</span>`;
    return html`<tr class=${kind}><td class="name">${name}</td><td>${h === null ? '–' : formatValue(h)}</td>
      <td>${mean === null ? '–' : mean.toFixed(2)}</td>
      <td>${expanded === null ? '–' : formatCount(expanded)}</td><td>${found}${sign}</td></tr>`;
  }
}

customElements.define('score-table', ScoreTable);
