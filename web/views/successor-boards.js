/**
 * The successors of a node as little boards, each with its outcome and its numbers. Their places and sizes
 * depend on the pane alone, so that nothing moves from step to step; more than fit are scrolled to.
 * @import { Catalog, Domain, Successor } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue } from '../model/format.js';
import { base, buttons } from './styles.js';
import { outcomeIcon } from './icons.js';
import { emit } from './events.js';
import './board-view.js';

export class SuccessorBoards extends LitElement {
  static properties = {
    catalog: { attribute: false },
    domain: { attribute: false },
    successors: { attribute: false },
    hasF: { type: Boolean },
    dropped: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    css`
      ul { list-style: none; height: 100%; display: grid; grid-auto-flow: column; gap: 8px; overflow-x: auto;
        grid-auto-columns: calc((100% - 24px) / 4); scrollbar-width: thin; }
      .card {
        position: relative; min-width: 0; padding: 5px;
        border: 1px solid transparent; border-radius: 8px;
        background: var(--well); display: flex; flex-direction: column; gap: 1px; align-items: stretch;
        text-align: center; font-size: var(--tiny); line-height: 16px;
      }
      .card:has(button:hover) { border-color: var(--edge); }
      .card button { position: absolute; inset: 0; background: none; border: 0; border-radius: 8px; }
      .card button:focus-visible { outline-offset: -2px; }
      .card button[aria-pressed='true'] { border: 2px solid var(--warn); }
      .picture { flex: 1; min-height: 0; position: relative; pointer-events: none; margin-bottom: 3px; }
      board-view { position: absolute; inset: 0; }
      .out .picture { opacity: 0.5; }
      .line { display: flex; gap: 3px; justify-content: center; align-items: center; white-space: nowrap;
        overflow: hidden; }
      .line svg.icon { width: 13px; height: 13px; }
      .in .outcome { color: var(--accent); font-weight: 600; }
      .outcome, .numbers { color: var(--quiet); }
      .name { display: block; overflow: hidden; text-overflow: ellipsis; }
      .numbers { gap: 4px; font-size: 11px; font-variant-numeric: tabular-nums; }
      .numbers b { color: var(--ink); }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {Domain | null} */ this.domain = null;
    /** @type {readonly Successor[]} */ this.successors = [];
    this.hasF = false;
    /** The one that is looked at. @type {Successor | null} */ this.dropped = null;
  }

  render() {
    const cards = this.successors.map((each, index) => this._card(each, index));
    return html`<ul aria-label="Boards of the successors">${cards}</ul>`;
  }

  /** One that has a node can be looked at, as its row can. The button lies over the card, so that one drawing
   * serves for all cards and only what differs is changed; over one that was dropped, to see where it leads.
   * @param {Successor} successor @param {number} index */
  _card(successor, index) {
    const { action, outcome, node, other, reason } = successor;
    const entry = this.catalog?.outcomes.find(({ id }) => id === outcome);
    const name = entry?.name.toLowerCase() ?? outcome;
    const named = node ?? (outcome === 'duplicate' ? other : null);
    return html`<li class=${`card ${node === null ? 'out' : 'in'}`} title=${reason || entry?.summary || ''}>
      <div class="picture" aria-hidden="true"><board-view .domain=${this.domain}
        .board=${successor.picture} .moveTime=${0}
        .marks=${successor.cells.length ? { stuck: successor.cells } : null}></board-view></div>
      <div class="line"><b class="name">${action}</b></div>
      <div class="line outcome">${outcomeIcon(outcome)}<span class="name">${name}</span></div>
      <div class="line numbers">${this._numbers(successor)}</div>
      ${
        named === null
          ? html`<button type="button" aria-label=${`${action}, ${name}: show it on the board`}
        aria-pressed=${this.dropped === successor} ?hidden=${!this.domain?.legend.length}
        @click=${() => emit(this, 'dropped-pick', { index })}></button>`
          : html`<button type="button" aria-label=${`${action}, ${name}: node ${named}`}
        @click=${() => emit(this, 'node-pick', { node: named })}></button>`
      }</li>`;
  }

  /** @param {Successor} successor */
  _numbers({ g, h, f }) {
    const number = (/** @type {string} */ name, /** @type {number | null} */ value) =>
      html`<span>${name} <b>${value === null ? '–' : formatValue(value)}</b></span>`;
    return html`${number('g', g)}${number('h', h)}${this.hasF ? number('f', f) : nothing}`;
  }
}

customElements.define('successor-boards', SuccessorBoards);
