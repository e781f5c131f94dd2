/**
 * The plans of a search, the best first; each can be shown on the board as soon as it is found.
 * @import { Run } from '../model/types.js'
 * @import { PlanLength } from '../model/plan-length.js'
 * @import { ShownPlan } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatSeconds, formatValue } from '../model/format.js';
import { countsPushes } from '../model/plan-length.js';
import { secondsAt } from '../model/profile.js';
import { base, buttons, tables } from './styles.js';
import { emit } from './events.js';

export class PlanTable extends LitElement {
  static properties = {
    run: { attribute: false },
    shown: { attribute: false },
    onBoard: { type: Boolean },
    lengths: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    tables,
    css`
      th, td { padding-inline: 3px; }
      th:first-child, td:first-child { padding-left: 14px; }
      th:last-child, td:last-child { padding-right: 8px; }
      .on { font-size: var(--tiny); background: var(--well); border-radius: 99px; padding: 2px 6px;
        font-weight: 600; color: var(--quiet); white-space: nowrap; }
      p { padding: 10px 14px 0; }
    `,
  ];

  constructor() {
    super();
    /** @type {Run | null} */ this.run = null;
    /** @type {ShownPlan | null} */ this.shown = null;
    this.onBoard = false;
    /** Of each plan. @type {readonly (PlanLength | null)[]} */ this.lengths = [];
  }

  render() {
    const { run } = this;
    const all = run?.stats?.incumbents ?? [];
    if (!run || !all.length) {
      return html`<p class="quiet">${
        run?.status === 'running'
          ? 'No plan yet.'
          : 'There is no plan ' + 'yet. Solve the board, or paste a plan of your own to have it checked.'
      }</p>`;
    }
    const running = run.status === 'running';
    return html`<table><thead><tr><th scope="col">Plan</th>${this._columns().map(
      ({ name }) => html`<th scope="col">${name}</th>`,
    )}${this._weighs() ? html`<th scope="col" title="The weight then">w</th>` : nothing}
      <th scope="col">Found at</th><th scope="col"><span class="hidden">Show</span></th></tr></thead>
      <tbody>${all.map((each, i) => this._row(run, each, i)).reverse()}</tbody></table>
      <p class="quiet small">${
        running ? `The search looks for one below ${formatValue(all[all.length - 1].cost)}. ` : nothing
      }${this._checked(all.length)}</p>`;
  }

  /** The cost; where some moves are pushes both numbers, what counts first.
   * @returns {{ name: string, of: (cost: number, length: PlanLength | null) => string }[]} */
  _columns() {
    if (!this.lengths.some((length) => length !== null))
      return [{ name: 'Cost', of: (cost) => formatValue(cost) }];
    const first = countsPushes(this.run?.document.options) ? 'pushes' : 'moves';
    const second = first === 'moves' ? 'pushes' : 'moves';
    const title = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
    return [
      { name: title(first), of: (cost) => formatCount(cost) },
      { name: title(second), of: (_, length) => (length ? formatCount(length[second]) : '…') },
    ];
  }

  /** Whether a weight says anything: where none ever differed, its column would only take room. */
  _weighs() {
    return this.run?.stats?.incumbents.some(({ weight }) => weight !== 1) ?? false;
  }

  /** What the checker says of the plan that is shown; of a pasted one it is said where it was pasted.
   * @param {number} found */
  _checked(found) {
    const { verdict, cost, incumbent } = this.shown ?? { verdict: null, cost: 0, incumbent: -1 };
    if (!verdict || incumbent < 0) return nothing;
    const name = found > 1 ? `Plan ${incumbent + 1}` : 'Plan';
    if (verdict.legal && verdict.reaches_goal && verdict.cost === cost) {
      return html`<b>${name} checked</b> by an independent checker:
        ${verdict.steps} actions, all legal, the goal is reached.`;
    }
    return html`<b>${name} did not pass the independent check.</b> ${verdict.message}`;
  }

  /** @param {Run} run @param {NonNullable<Run['stats']>['incumbents'][number]} incumbent
   * @param {number} index */
  _row({ profile }, { cost, weight, expanded }, index) {
    const now = this.shown?.incumbent === index && this.onBoard;
    return html`<tr class=${now ? 'now' : ''}><td>${index + 1}</td>${this._columns().map(({ of }, i) => {
      const value = of(cost, this.lengths[index] ?? null);
      return html`<td>${i ? value : html`<b>${value}</b>`}</td>`;
    })}${this._weighs() ? html`<td>${formatValue(weight)}</td>` : nothing}
      <td>${formatSeconds(secondsAt(profile, expanded))}</td>
      <td>${
        now
          ? html`<span class="on">shown</span>`
          : html`<button type="button" class="link"
        aria-label=${`Show plan ${index + 1}`}
        @click=${() => emit(this, 'incumbent-pick', { index })}>show</button>`
      }</td></tr>`;
  }
}

customElements.define('plan-table', PlanTable);
