/**
 * The counters of a search: what became of the states that were generated, as a bar, and every count by its
 * name.
 * @import { Entry, Run } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCounter, formatShort } from '../model/format.js';
import { base } from './styles.js';

/** The part of the bar that a counter is, '' for none. @param {string} id */
const partOf = (id) =>
  ({ kept: 'kept', pruned_cycle: 'seen', pruned_deadlock: 'dead' })[id] ??
  (id.startsWith('pruned_') ? 'cut' : '');

export class StatsTable extends LitElement {
  static properties = { counters: { attribute: false }, run: { attribute: false } };

  static styles = [
    base,
    css`
      :host { padding: 12px 14px; }
      .bar { display: flex; gap: 1px; height: 12px; margin: 4px 0 6px; background: var(--line);
        border-radius: 2px; overflow: hidden; }
      .bar i { width: calc(var(--part) * 100%); }
      .kept { background: var(--accent); } .seen { background: light-dark(#b7c2c4, #5d6a70); }
      .dead { background: light-dark(#cf8a6a, #e0a184); } .cut { background: light-dark(#8d86b8, #a49cd6); }
      dl div { display: flex; align-items: center; gap: 8px; height: 29px;
        border-bottom: 1px solid var(--line); }
      dl i { width: 10px; height: 10px; border-radius: 2px; flex: none; }
      dt { flex: 1; color: var(--quiet); display: flex; align-items: center; gap: 8px; }
      dd { font-weight: 650; white-space: nowrap; }
      .zero dd { color: var(--quiet); font-weight: 400; }
    `,
  ];

  constructor() {
    super();
    /** @type {Entry[]} */ this.counters = [];
    /** @type {Run | null} */ this.run = null;
  }

  render() {
    if (!this.run?.stats) return html`<p class="quiet">The counters of a search stand here.</p>`;
    const { stats, seconds } = this.run;
    const numbers = Object.entries({ ...stats, seconds }).filter(([, value]) => typeof value === 'number');
    const values = /** @type {Record<string, number>} */ (Object.fromEntries(numbers));
    const known = this.counters.filter(({ id }) => id in values);
    const parts = known.filter(({ id }) => partOf(id) && values[id] > 0);
    const all = parts.reduce((sum, { id }) => sum + values[id], 0);
    return html`<p class="quiet">What became of ${formatShort(stats.generated)} generated</p>
      <div class="bar" aria-hidden="true">${parts.map(
        ({ id }) => html`<i class=${partOf(id)}
        .style=${`--part: ${values[id] / all}`}></i>`,
      )}</div>
      <dl>${known.map(
        ({ id, name, summary }) => html`<div class=${values[id] === 0 ? 'zero' : ''}
        title=${summary}>
        <dt>${
          partOf(id) && values[id] > 0
            ? html`<i
          class=${partOf(id)}></i>`
            : nothing
        }${name}</dt><dd>${formatCounter(id, values[id])}</dd></div>`,
      )}</dl>`;
  }
}

customElements.define('stats-table', StatsTable);
