/**
 * The counters of a search, in the catalogue's order.
 * @import { Entry, Run } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCounter } from '../model/format.js';
import { base, fields } from './styles.js';

export class StatsTable extends LitElement {
  static properties = { counters: { attribute: false }, run: { attribute: false } };

  static styles = [
    base,
    fields,
    css`
      .card { padding-block: var(--space-2); }
      dl {
        display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 2px var(--space-5);
        padding-bottom: var(--space-2);
      }
      div {
        display: flex; justify-content: space-between; gap: var(--space-2); padding: 3px 0;
        border-bottom: 1px solid var(--line); font-size: 0.8125rem;
      }
      dt { color: var(--quiet); }
      dd { font-weight: 600; white-space: nowrap; }
      .zero dd { color: var(--quiet); font-weight: 400; }
    `,
  ];

  constructor() {
    super();
    /** @type {Entry[]} */ this.counters = [];
    /** @type {Run | null} */ this.run = null;
  }

  render() {
    if (!this.run?.stats) return nothing;
    /** @type {Record<string, any>} */
    const values = { ...this.run.stats, seconds: this.run.seconds };
    const known = this.counters.filter(({ id }) => typeof values[id] === 'number');
    return html`<details class="card" open>
      <summary>Counters</summary>
      <dl>
        ${known.map(({ id, name, summary }) => html`<div class=${values[id] === 0 ? 'zero' : ''} title=${summary}>
          <dt>${name}</dt><dd>${formatCounter(id, Number(values[id]))}</dd></div>`)}
      </dl>
    </details>`;
  }
}

customElements.define('stats-table', StatsTable);
