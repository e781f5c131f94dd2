/**
 * The selected node of the game tree: whose it is, how its value came about, alpha and beta.
 * @import { TreeNode } from '../engine/game-protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatUtility, groupDigits, roleWords, valueWords } from '../model/game-words.js';
import { base } from './styles.js';

export class NodeCard extends LitElement {
  static properties = { node: { attribute: false }, pruned: { type: Boolean }, left: { type: Boolean } };

  static styles = [
    base,
    css`
      table { width: 100%; border-collapse: collapse; font-size: var(--small); }
      th, td { text-align: right; padding: 5px 6px; border-top: 1px solid var(--line); }
      th:first-child { text-align: left; padding-left: 0; font-weight: 400; }
      thead th { border: 0; color: var(--quiet); font-weight: 600; }
      .big { font-size: 1.5rem; font-weight: 700; }
      .cut {
        background: var(--well); border-left: 4px solid var(--edge); border-radius: 6px;
        padding: var(--space-2) var(--space-3);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {TreeNode | null} */ this.node = null;
    this.pruned = false;
    /** Whether the evaluation has left the node at the moment shown. */ this.left = true;
  }

  render() {
    const { node } = this;
    if (!node) return nothing;
    const whose = node.agent ? `${node.agent} ${roleWords(node.role)}` : 'Last board';
    return html`<section class="card stack" aria-labelledby="title">
      <h2 id="title">${node.path.length ? `After ${node.move}` : 'The start'}</h2>
      <p>${whose}</p>
      ${node.visited === 'cut' ? html`<p class="cut">Not visited. ${node.reason}</p>` : nothing}
      ${node.visited === 'visited' ? this._value(node) : nothing}
      ${node.visited === 'pending'
        ? html`<p class="quiet">The search has no answer yet, so there is no value.</p>`
        : nothing}
    </section>`;
  }

  /** @param {TreeNode} node */
  _value(node) {
    const known = this.left || node.role === 'leaf';
    return html`<p class="big">${known ? `${node.role === 'chance' ? 'Mean ' : ''}${valueWords(node)}` : '…'}</p>
      <p class="small">${known ? node.sentence : 'The evaluation is still below this node.'}</p>
      ${known && node.bound !== 'exact' ? html`<p
        class="small quiet">With the rest cut off this is only a bound: the
        true value is ${node.bound === 'at_most' ? 'at most' : 'at least'} that.</p>` : nothing}
      ${this.pruned ? this._window(node, known) : nothing}
      <p class="small quiet">Step ${groupDigits(node.number ?? '')} of the evaluation; ${groupDigits(node.nodes ?? '')}
        ${node.nodes === '1' ? 'node' : 'nodes'} and ${groupDigits(node.util_calls ?? '')} utility
          ${node.util_calls === '1' ? 'call' : 'calls'} from here down.</p>`;
  }

  /** @param {TreeNode} node @param {boolean} known */
  _window(node, known) {
    const from = (/** @type {number | null} */ length) => (length === null
      ? ''
      : length === 0
      ? 'the start'
      : `ply ${length}`);
    const low = (/** @type {number | null} */ value) => (value === null ? '−∞' : formatUtility(value));
    const high = (/** @type {number | null} */ value) => (value === null ? '∞' : formatUtility(value));
    return html`<table>
      <thead><tr><th scope="col"><span class="hidden">Bound</span></th><th scope="col">entered</th><th
        scope="col">left</th><th scope="col">from</th></tr></thead>
      <tbody>
        <tr><th scope="row">alpha</th><td>${low(node.alpha)}</td><td>${known
          ? low(node.alpha_left)
          : '…'}</td><td>${from(node.alpha_from)}</td></tr>
        <tr><th scope="row">beta</th><td>${high(node.beta)}</td><td>${known
          ? high(node.beta_left)
          : '…'}</td><td>${from(node.beta_from)}</td></tr>
      </tbody></table>`;
  }
}

customElements.define('node-card', NodeCard);
