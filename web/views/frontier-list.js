/**
 * The first rows of the frontier, in the order in which they would be expanded.
 * @import { Frontier } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue, plural } from '../model/format.js';
import { base } from './styles.js';

export class FrontierList extends LitElement {
  static properties = { frontier: { attribute: false }, hasF: { type: Boolean } };

  static styles = [
    base,
    css`
      .head { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3); }
      table { border-collapse: collapse; width: 100%; font-size: 0.8125rem; }
      th {
        text-align: right; font-weight: 600; color: var(--quiet); padding: 4px 6px;
        border-bottom: 1px solid var(--line);
      }
      td {
        text-align: right; padding: 4px 6px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere;
      }
      tr:last-child td { border-bottom: 0; }
      .words { text-align: left; }
      .first td { background: var(--accent-soft); font-weight: 600; }
    `,
  ];

  constructor() {
    super();
    /** @type {Frontier | null} */ this.frontier = null;
    this.hasF = false;
  }

  render() {
    if (!this.frontier || !this.frontier.rows.length) return nothing;
    const { total, rows } = this.frontier;
    const rest = total - rows.length;
    return html`<section class="card stack" aria-label="Frontier">
      <div class="head"><h2>Frontier</h2><span class="small quiet">${plural(total, 'node')}</span></div>
      <table>
        <thead><tr>
          <th scope="col">Node</th><th scope="col" class="words">Reached by</th>
          ${this._columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr></thead>
        <tbody>${rows.map((row, index) => this._row(row, index))}</tbody>
      </table>
      ${rest > 0 ? html`<p class="small quiet">and ${plural(rest, 'more', 'more')}, in this order</p>` : nothing}
    </section>`;
  }

  /** @returns {('g' | 'h' | 'f')[]} */
  get _columns() {
    return this.hasF ? ['g', 'h', 'f'] : ['g', 'h'];
  }

  /** @param {Frontier['rows'][number]} row @param {number} index */
  _row(row, index) {
    return html`<tr class=${index === 0 ? 'first' : ''}>
      <td>${row.node}</td><td class="words">${row.action || 'start'}</td>
      ${this._columns.map((name) => html`<td>${formatValue(row[name])}</td>`)}
    </tr>`;
  }
}

customElements.define('frontier-list', FrontierList);
