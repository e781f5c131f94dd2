/** The moves made by hand; a click on one goes back to it. @import { PlayedMove } from '../state/state.js' */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue } from '../model/format.js';
import { windowAround } from '../model/window.js';
import { base, buttons, tables } from './styles.js';
import { emit } from './events.js';

const shown = 200;

export class MoveList extends LitElement {
  static properties = { moves: { attribute: false }, index: { type: Number } };

  static styles = [
    base,
    buttons,
    tables,
    css`
      th:first-child, td:first-child { padding-left: 14px; width: 4em; color: var(--quiet); }
      th:last-child, td:last-child { padding-right: 14px; }
      td:nth-child(2), th:nth-child(2) { text-align: left; }
      .push { font-size: var(--tiny); background: var(--well); border-radius: 99px; padding: 1px 8px;
        color: var(--quiet); font-weight: 600; margin-left: 8px; }
      button.link, button.link:hover:not(:disabled) { color: var(--ink); text-decoration: none;
        justify-content: flex-start; }
      tr.later td, tr.later button.link { color: var(--quiet); font-style: italic; }
      p { padding: 10px 14px; }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly PlayedMove[]} */ this.moves = [];
    this.index = 0;
  }

  updated() {
    this.renderRoot.querySelector('tr.now')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    if (!this.moves.length) return html`<p class="quiet">Your moves will stand here.</p>`;
    const { from, to } = windowAround(this.moves.length, this.index, shown);
    return html`<table><thead><tr><th scope="col">Move</th><th scope="col"><span
      class="hidden">What</span></th><th scope="col">Cost</th></tr></thead>
      <tbody>${this.moves.slice(from, to).map((move, i) => this._row(move, from + i + 1))}</tbody></table>
      <p class="quiet small">A click on a move goes back to it.</p>`;
  }

  /** @param {PlayedMove} move @param {number} number */
  _row({ action, pushes, cost }, number) {
    const look = number === this.index ? 'now' : number > this.index ? 'later' : '';
    return html`<tr class=${look}><td>${number}</td><td><button type="button" class="link"
      @click=${() => emit(this, 'seek', { value: number })}>${action}</button>${
        pushes ? html`<span class="push">push</span>` : nothing
      }</td><td>${formatValue(cost)}</td></tr>`;
  }
}

customElements.define('move-list', MoveList);
