/**
 * One expansion: the node, why it was chosen, and what became of each successor.
 * @import { Picked } from '../model/walk.js'
 * @import { Catalog, Expansion, Frontier, Step, Strategy, Successor } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { ordersByFormula } from '../model/document.js';
import { formatValue, plural } from '../model/format.js';
import { base, buttons } from './styles.js';
import { fateIcon, icons } from './icons.js';
import { emit } from './events.js';

export class ExpansionPanel extends LitElement {
  static properties = {
    catalog: { attribute: false },
    strategy: { attribute: false },
    step: { attribute: false },
    picked: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    css`
      button.node {
        min-height: 40px; padding: 0 var(--space-2); margin: -10px 0; border-color: transparent;
        background: transparent; color: var(--accent); text-decoration: underline; text-underline-offset: 3px;
        font-size: inherit;
      }
      .numbers {
        display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; background: var(--well);
        border-radius: 8px; text-align: center; padding: var(--space-2) 0;
      }
      .numbers dt { font-size: 0.8125rem; color: var(--quiet); }
      .numbers dd { font-size: 1.1875rem; font-weight: 650; line-height: 1.3; }
      .formula { font-family: var(--mono); font-size: 0.875rem; overflow-wrap: anywhere; }
      .head {
        display: flex; justify-content: space-between; gap: var(--space-3); align-items: baseline;
        flex-wrap: wrap;
      }
      ul { list-style: none; display: grid; gap: 2px; }
      li {
        display: grid; grid-template-columns: 26px minmax(0, 1fr) auto; gap: 2px var(--space-2);
        padding: var(--space-2) 0; border-top: 1px solid var(--line); align-items: start;
      }
      .sign {
        grid-row: 1 / span 2; width: 26px; height: 26px; border-radius: 7px; display: grid;
        place-items: center; background: var(--well); color: var(--quiet);
      }
      .sign svg.icon { width: 16px; height: 16px; }
      .in .sign { background: var(--accent-soft); color: var(--accent); }
      .fate {
        font-weight: 600; font-size: 0.75rem; color: var(--quiet); background: var(--well);
        border-radius: 99px; padding: 1px 8px; margin-left: 2px; white-space: nowrap;
      }
      .in .fate { color: var(--accent); background: var(--accent-soft); }
      .action { font-weight: 600; overflow-wrap: anywhere; }
      .values { font-size: 0.8125rem; color: var(--quiet); white-space: nowrap; }
      .reason { font-size: 0.8125rem; color: var(--quiet); line-height: 1.4; }
      .out .reason { grid-column: 2 / 4; }
      li button.node { justify-self: end; margin-right: calc(-1 * var(--space-2)); font-size: 0.875rem; }
      .goal { display: flex; gap: var(--space-2); color: var(--good); font-weight: 600; }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {Strategy | null} */ this.strategy = null;
    /** @type {Step | null} */ this.step = null;
    /** A node that waits, looked at instead. @type {Picked | null} */ this.picked = null;
  }

  /** @param {number} node */
  _link(node) {
    return html`<button type="button" class="node" @click=${() => emit(this, 'node-pick', { node })}>node
      ${node}</button>`;
  }

  render() {
    if (!this.step) return nothing;
    const { expansion, frontier } = this.step;
    return html`<section class="card stack" aria-label="This expansion">
      ${this.picked
        ? this._waiting(this.picked)
        : expansion.node === null
        ? this._end(frontier)
        : this._node(expansion)}
    </section>`;
  }

  /** @param {Picked} picked */
  _waiting({ node, parent, g, h, f }) {
    const from = parent === null ? 'the start' : html`from ${this._link(parent)}`;
    return html`<div class="head"><h2>Node ${node}</h2><span class="small quiet">${from}</span></div>
      <dl class="numbers">${cell('g', g)}${cell('h', Number.isFinite(h) ? h : null)}${this._hasF
        ? cell('f', f)
        : nothing}</dl>
      <p class="small quiet">This node was generated, but not expanded. Step on to leave it.</p>`;
  }

  /** @param {Frontier} frontier */
  _end({ total, rows: [next] }) {
    const left = next
      ? `${plural(total, 'node')} still waiting; node ${next.node} would be next.`
      : 'The frontier is empty: nothing is left to expand.';
    return html`<h2>After the last expansion</h2><p class="quiet">${left}</p>`;
  }

  /** @param {Expansion} expansion */
  _node(expansion) {
    const { node, parent, action, formula } = expansion;
    const from = parent === null ? 'the start' : html`from ${this._link(parent)} by <strong>${action}</strong>`;
    return html`<div class="head"><h2>Node ${node}</h2><span class="small quiet">${from}</span></div>
      ${this._numbers(expansion)}
      ${formula ? html`<p class="formula">${formula}</p>` : nothing}
      ${expansion.is_goal
        ? html`<p class="goal">${icons.flag}This is a goal: the search ends here.</p>`
        : html`<p class="small quiet">${this._why()}</p>${this._successors(expansion.successors)}`}`;
  }

  /** @param {Expansion} expansion */
  _numbers({ g, h, f, depth }) {
    return html`<dl class="numbers">
      ${cell('g', g)}${cell('h', h)}${this._hasF ? cell('f', f) : nothing}${cell('depth', depth)}
    </dl>`;
  }

  get _hasF() {
    return this.strategy !== null && ordersByFormula(this.strategy);
  }

  /** Why this node was next: the rule, and the one behind it. */
  _why() {
    const { frontier } = /** @type {Step} */ (this.step);
    const [own, next] = frontier.rows;
    const f = next && this._hasF ? `f = ${formatValue(next.f)}, ` : '';
    const tie = next && this._hasF && next.f === own.f ? ' The same f: the tie rule decided.' : '';
    const rival = next
      ? `Next in line: node ${next.node} with ${f}g = ${next.g}.${tie}`
      : 'It was the only one waiting.';
    return `Why this one: ${this.strategy?.name ?? ''}. ${this.strategy?.summary ?? ''} ${rival}`;
  }

  /** @param {Successor[]} successors */
  _successors(successors) {
    return html`<div>
      <h3>${successors.length ? plural(successors.length, 'successor') : 'No successors'}</h3>
      <ul>${successors.map((successor) => this._successor(successor))}</ul>
    </div>`;
  }

  /** @param {Successor} successor */
  _successor({ action, g, h, f, fate, node, reason }) {
    const entry = this.catalog?.fates.find(({ id }) => id === fate);
    return html`<li class=${node === null ? 'out' : 'in'}>
      <span class="sign">${fateIcon(fate)}</span>
      <span class="action">${action} <span class="fate">${entry?.name ?? fate}</span></span>
      <span class="values">${values({ g, h, f })}</span>
      <span class="reason">${reason || entry?.summary}</span>
      ${node === null ? nothing : this._link(node)}
    </li>`;
  }
}

/** @param {string} name @param {number | null} value */
const cell = (name, value) => html`<div><dt>${name}</dt><dd>${formatValue(value)}</dd></div>`;

/** What is known of a successor: of one that was dropped early, h or f was not worked out.
 * @param {Record<string, number | null>} named */
const values = (named) =>
  Object.entries(named)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${formatValue(value)}`)
    .join(' · ');

customElements.define('expansion-panel', ExpansionPanel);
