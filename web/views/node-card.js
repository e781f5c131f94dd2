/**
 * The selected node of the game tree: whose it is, how its value came about, alpha and beta, and the boards
 * of its moves.
 * @import { MovePath, TreeNode, TreeRow } from '../engine/game-protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { boardAfter } from '../model/game-boards.js';
import { phaseOf } from '../model/game-tree.js';
import {
  agentNumber,
  formatUtility,
  groupDigits,
  roleWords,
  shortMove,
  valueWords,
} from '../model/game-words.js';
import { base, buttons } from './styles.js';
import { emit } from './events.js';
import { icons } from './icons.js';
import { thumb, thumbStyles } from './tile-thumb.js';

/** More moves than this are in the list alone. */
const mostMoves = 24;
const low = (/** @type {number | null} */ value) => (value === null ? '−∞' : formatUtility(value));
const high = (/** @type {number | null} */ value) => (value === null ? '∞' : formatUtility(value));

export class NodeCard extends LitElement {
  static properties = {
    node: { attribute: false },
    moment: { attribute: false },
    pruned: { type: Boolean },
    left: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    thumbStyles,
    css`
      :host { padding: 10px 14px 12px; }
      .stack { gap: 10px; }
      h2 { display: inline; margin-right: 8px; }
      .agent-1 { color: light-dark(#7d4f00, #f2c063); }
      .agent-2 { color: light-dark(#1e4a7d, #9cc4f2); }
      .agent-3 { color: light-dark(#1c6b34, #7fd69a); }
      .worth { display: flex; justify-content: space-between; align-items: baseline; background: var(--well);
        border-radius: 8px; padding: 5px 14px; color: var(--quiet); font-size: var(--small); }
      .worth i { font: italic 16px Georgia, 'Times New Roman', serif; }
      .worth b { color: var(--ink); font-size: 17px; margin-left: 6px; }
      .worth .value b { color: var(--accent); }
      .cut { background: var(--well); border-left: 4px solid var(--bad); border-radius: 6px;
        padding: 8px 12px; }
      .moves { list-style: none; display: grid; gap: 6px;
        grid-template-columns: repeat(auto-fill, minmax(86px, 1fr)); }
      .moves button { width: 100%; height: 100%; flex-direction: column; gap: 3px; padding: 6px 4px;
        font-size: var(--small); border-color: var(--line); font-weight: 400; }
      .moves .best { border-color: var(--accent); box-shadow: inset 0 -3px var(--accent); }
      .moves .cut-off .thumb { opacity: 0.35; }
      .moves .scissors { color: var(--bad); display: inline-flex; align-items: center; gap: 3px; }
      .moves svg.icon { width: 14px; height: 14px; }
      table { width: 100%; border-collapse: collapse; font-size: var(--small); }
      th, td { text-align: right; padding: 4px 6px; border-top: 1px solid var(--line); }
      th:first-child { text-align: left; padding-left: 0; font-weight: 400; }
      thead th { border: 0; color: var(--quiet); font-weight: 600; }
    `,
  ];

  constructor() {
    super();
    /** @type {TreeNode | null} */ this.node = null;
    this.pruned = false;
    /** Whether the evaluation has left the node at the moment shown. */ this.left = true;
    /** The step of the evaluation; null: all of it is shown. @type {bigint | null} */ this.moment = null;
  }

  render() {
    const { node } = this;
    if (!node) return nothing;
    return html`<section class="stack" aria-label="Node">
      <div><h2>${node.path.length ? `After ${shortMove(node.move)}` : 'The start'}</h2>${
        node.agent
          ? html`<b class=${`agent-${agentNumber(node.agent)}`}>${node.agent}</b> <span
          class="quiet">${roleWords(node.role)}</span>`
          : html`<span class="quiet">last board</span>`
      }</div>
      ${node.visited === 'cut' ? html`<p class="cut">Not visited. ${node.reason}</p>` : nothing}
      ${node.visited === 'visited' ? this._value(node) : nothing}
      ${
        node.visited === 'pending'
          ? html`<p class="quiet">The search has no answer yet, so there is no value.</p>`
          : nothing
      }
      ${node.visited === 'visited' ? this._more(node) : nothing}
    </section>`;
  }

  get _known() {
    return this.left || this.node?.role === 'leaf';
  }

  /** @param {TreeNode} node */
  _value(node) {
    const words = { leaf: 'utility', chance: 'mean', max: 'value', min: 'value' }[node.role];
    const side = node.bound === 'at_most' ? 'at most' : 'at least';
    const bound =
      this._known && node.bound !== 'exact'
        ? ` With the rest cut off this is only a bound: the true value is ${side} that.`
        : '';
    return html`<p class="worth">
        ${this.pruned ? html`<span><i>α</i><b>${low(node.alpha)}</b></span>` : nothing}
        <span class="value">${words} <b>${this._known ? valueWords(node) : '…'}</b></span>
        ${this.pruned ? html`<span><i>β</i><b>${high(node.beta)}</b></span>` : nothing}</p>
      <p>${this._known ? node.sentence : 'The evaluation is still below this node.'}${bound}</p>`;
  }

  /** @param {TreeNode} node */
  _more(node) {
    return html`${node.children.length ? this._moves(node) : nothing}
      ${this.pruned ? this._window(node) : nothing}
      <p class="small quiet">Step ${groupDigits(node.number ?? '')} of the evaluation;
      ${groupDigits(node.nodes ?? '')}
        ${node.nodes === '1' ? 'node' : 'nodes'} and ${groupDigits(node.util_calls ?? '')} utility
          ${node.util_calls === '1' ? 'call' : 'calls'} from here down.</p>`;
  }

  /** @param {TreeNode} node */
  _moves(node) {
    const moves = node.children.map(({ move }) => move);
    const shown = node.children.slice(0, mostMoves);
    return html`<ul class="moves" aria-label="Moves">${shown.map((child, index) =>
      this._move(node, child, [...node.path, index], boardAfter(node.board, moves, index)),
    )}</ul>
      ${
        shown.length < moves.length
          ? html`<p class="small quiet">All ${moves.length} moves are in the list.</p>`
          : nothing
      }`;
  }

  /** @param {TreeNode} node @param {TreeRow} child @param {MovePath} path
   * @param {import('../model/types.js').Cells} board */
  _move(node, child, path, board) {
    const phase = phaseOf(child, this.moment, this._known);
    const isBest = this._known && node.best === path[path.length - 1];
    const worth =
      phase === 'cut'
        ? html`<span class="scissors">${icons.scissors}cut</span>`
        : html`<b>${
            phase === 'whole' || phase === 'left' || (phase === 'now' && child.nodes === '1')
              ? valueWords(child)
              : '…'
          }${isBest ? ' ★' : ''}</b>`;
    const look = isBest ? 'best' : phase === 'cut' ? 'cut-off' : '';
    return html`<li><button type="button" class=${look} title=${child.reason}
      @click=${() => emit(this, 'tree-select', { path })}>${thumb(board, 62, 44)}
      <span>${shortMove(child.move)}</span>${worth}</button></li>`;
  }

  /** Where alpha and beta come from. @param {TreeNode} node */
  _window(node) {
    const from = (/** @type {number | null} */ length) =>
      length === null ? '' : length === 0 ? 'the start' : `ply ${length}`;
    const row = (
      /** @type {string} */ name,
      /** @type {string} */ entered,
      /** @type {string} */ leaving,
      /** @type {number | null} */ by,
    ) => html`<tr><th scope="row">${name}</th><td>${entered}</td>
      <td>${this._known ? leaving : '…'}</td><td>${from(by)}</td></tr>`;
    return html`<table>
      <thead><tr><th scope="col"><span class="hidden">Bound</span></th><th scope="col">entered</th><th
        scope="col">left</th><th scope="col">from</th></tr></thead>
      <tbody>${row('alpha', low(node.alpha), low(node.alpha_left), node.alpha_from)}
        ${row('beta', high(node.beta), high(node.beta_left), node.beta_from)}</tbody></table>`;
  }
}

customElements.define('node-card', NodeCard);
