/**
 * The game tree as a list of what is open: move, value, alpha and beta of each node; what was not visited is
 * grey and says why. Arrow keys walk it.
 * @import { MoreRow, NodeRow } from '../model/game-tree.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  agentNumber,
  groupDigits,
  rowWords,
  shortMove,
  valueWords,
  windowWords,
} from '../model/game-words.js';
import { treeKey } from '../model/game-tree.js';
import { base, buttons } from './styles.js';
import { thumb, thumbStyles } from './tile-thumb.js';
import { emit } from './events.js';

const phases = /** @type {Record<string, string>} */ ({ ahead: 'not yet', open: 'entered', now: 'now' });

export class GameTreeView extends LitElement {
  static properties = { rows: { attribute: false }, pruned: { type: Boolean } };

  static styles = [
    base,
    buttons,
    thumbStyles,
    css`
      :host { height: 100%; }
      .tree {
        height: 100%; overflow: auto;
        padding: var(--space-1) 0; position: relative;
      }
      .tree:focus-visible { outline-offset: -3px; }
      .row {
        min-height: var(--target); gap: 6px; padding: 2px var(--space-3) 2px 0; cursor: pointer;
        min-width: max-content;
        align-items: center;
      }
      .shown { display: contents; }
      .picture { flex: none; width: 48px; display: grid; place-items: center; }
      .cut .picture, .ahead .picture { opacity: 0.4; }
      .row:hover { background: var(--accent-soft); }
      .row[aria-selected='true'] { background: var(--accent-soft); box-shadow: inset 4px 0 var(--accent); }
      .twist {
        flex: none; width: 40px; height: 40px; display: grid; place-items: center; font-size: var(--tiny);
        color: var(--quiet);
      }
      .agent {
        flex: none; width: 22px; height: 22px; display: grid; place-items: center; font-size: var(--tiny);
        font-weight: 700; border: 2px solid; border-radius: 50%; color: light-dark(#7d4f00, #f2c063);
      }
      .agent-2 { border-radius: 3px; color: light-dark(#1e4a7d, #9cc4f2); }
      .agent-3 { border-style: double; border-width: 4px; color: light-dark(#1c6b34, #7fd69a); }
      .move { font-weight: 600; min-width: 5.5em; }
      .value { min-width: 3.5em; font-weight: 700; text-align: right; }
      .best .move::after { content: ' ★'; color: var(--accent); }
      .window, .count { font-size: var(--small); color: var(--quiet); }
      .window { min-width: 5.5em; text-align: center; }
      .cut .move, .ahead .move { color: var(--quiet); font-weight: 400; }
      .cut .move { text-decoration: line-through; }
      .why { font-size: var(--small); color: var(--quiet); white-space: normal; max-width: 46ch;
        line-height: 1.35; }
      .now { outline: 2px dashed var(--accent); outline-offset: -2px; }
      .more { margin: 2px 0; }
      @media (max-width: 520px) {
        .row { min-width: 0; flex-wrap: wrap; }
        .move { min-width: 4.5em; }
        .value { min-width: 2.2em; }
        .why { flex: 1 1 11em; }
        .count { display: none; }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {(NodeRow | MoreRow)[]} */ this.rows = [];
    this.pruned = false;
    this._shown = '';
  }

  updated() {
    const selected = this.rows.find((row) => row.kind === 'node' && row.selected)?.key ?? '';
    if (selected === this._shown) return;
    this._shown = selected;
    const box = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.tree'));
    const row = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[aria-selected=true]'));
    if (!box || !row) return;
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
    else if (row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = row.offsetTop + row.offsetHeight - box.clientHeight;
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = treeKey(this.rows, event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    for (const [what, path] of Object.entries(act)) emit(this, `tree-${what}`, { path });
  }

  render() {
    const selected = this.rows.findIndex((row) => row.kind === 'node' && row.selected);
    return html`<div class="tree" role="tree" tabindex="0" aria-label="Game tree" @keydown=${this._key}
      aria-activedescendant=${selected >= 0 ? `row-${selected}` : nothing}>
      ${repeat(
        this.rows,
        ({ key }) => key,
        (row, index) => (row.kind === 'more' ? this._more(row) : this._row(row, index)),
      )}</div>`;
  }

  /** @param {MoreRow} more */
  _more({ path, level, left }) {
    return html`<div role="none" .style=${`padding-left: ${indent(level)}`}><button type="button" class="more"
      tabindex="-1"
      @click=${() => emit(this, 'tree-more', { path })}>Show more: ${left} moves are left</button></div>`;
  }

  /** @param {NodeRow} node @param {number} index */
  _row(node, index) {
    const { row, path, phase } = node;
    const number = agentNumber(node.agent);
    return html`<div id=${`row-${index}`} class=${`row ${phase} ${node.best && path.length ? 'best' : ''}`}
      role="treeitem" aria-level=${node.level}
      aria-posinset=${node.position} aria-setsize=${node.siblings} aria-selected=${node.selected}
      aria-expanded=${node.leaf ? nothing : node.open}
      .style=${`padding-left: ${indent(node.level)}`} @click=${() => emit(this, 'tree-select', { path })}>
      <span class="hidden">${rowWords(row, node.agent, phase)}</span><span class="shown"
        aria-hidden="true"><span
        class="twist" @click=${(/** @type {Event} */ event) => this._toggle(event, node)}>${
          node.leaf ? '' : node.open ? '▼' : '▶'
        }</span>
      ${node.board ? html`<span class="picture">${thumb(node.board, 44, 30)}</span>` : nothing}
      ${number ? html`<span class=${`agent agent-${number}`} title=${node.agent}>${number}</span>` : nothing}
      <span class="move">${row.move ? shortMove(row.move) : 'Start'}</span>
      ${this._facts(node)}</span></div>`;
  }

  /** @param {NodeRow} node */
  _facts({ row, phase }) {
    if (phase === 'cut') return html`<span class="why">${row.reason}</span>`;
    if (phase === 'ahead') return html`<span class="why">${phases.ahead}</span>`;
    const bounds = this.pruned
      ? html`<span class="window"
        title="alpha … beta when entered">${windowWords(row.alpha, row.beta)}</span>`
      : nothing;
    if (phase === 'open' || (phase === 'now' && row.nodes !== '1'))
      return html`<span
      class="value">…</span>${bounds}<span class="count">${phases[phase]}</span>`;
    if (row.visited === 'pending') return html`<span class="why">no answer yet</span>`;
    return html`<span class="value">${valueWords(row)}</span>${bounds}
      <span class="count">${row.nodes === '1' ? '' : `${groupDigits(row.nodes ?? '')} nodes`}</span>`;
  }

  /** @param {Event} event @param {NodeRow} node */
  _toggle(event, { path, open, leaf }) {
    event.stopPropagation();
    if (!leaf) emit(this, open ? 'tree-close' : 'tree-open', { path });
  }
}

/** @param {number} level */
const indent = (level) => `min(${(level - 1) * 16}px, ${(level - 1) * 2.4}vw, 40vw)`;

customElements.define('game-tree-view', GameTreeView);
