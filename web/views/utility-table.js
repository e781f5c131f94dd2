/**
 * The utility of each agent, cell by cell: which tiles lie where the goal has them, and what each brings.
 * @import { GamePosition } from '../engine/game-protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatUtility, matchedCells, signed } from '../model/game-words.js';
import { base } from './styles.js';

export class UtilityTable extends LitElement {
  static properties = { position: { attribute: false } };

  static styles = [
    base,
    css`
      .small { padding: 8px 14px 12px; }
      table { width: 100%; border-collapse: collapse; font-size: var(--small); }
      th, td { text-align: right; padding: 3px 14px 3px 4px; border-top: 1px solid var(--line); }
      th:first-child, td:first-child { text-align: left; padding-left: 14px; }
      thead th { border: 0; font-size: var(--tiny); font-weight: 600; color: var(--quiet);
        vertical-align: bottom; }
      tr.match { background: var(--good-soft); }
      tr.match td { font-weight: 650; }
      tfoot th, tfoot td { font-weight: 700; border-top: 2px solid var(--edge); position: sticky; bottom: 0;
        background: var(--card); }
    `,
  ];

  constructor() {
    super();
    /** @type {GamePosition | null} */ this.position = null;
  }

  render() {
    const { position } = this;
    if (!position) return nothing;
    const { board, goal, utilities } = position;
    const cells = matchedCells(utilities[0], board, goal);
    const [first, second] = utilities; // AGENT3 has what AGENT1 has
    const sides = ['1 and 3', 'AGENT2'];
    return html`<section aria-label="Utility of this board">
      <table>
        <thead><tr><th scope="col">Row, col</th><th scope="col">Tile</th><th scope="col">Goal</th>
          ${sides.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${cells.map(
          ({ cell, tile, wanted, matches }) => html`<tr class=${matches ? 'match' : ''}>
          <th scope="row">${Math.floor(cell / board.width) + 1}, ${(cell % board.width) + 1}</th>
          <td>${tile === null ? '–' : formatUtility(tile)}</td><td>${
            wanted === null ? '–' : formatUtility(wanted)
          }${matches ? ' ✓' : ''}</td>
          ${[first, second].map((side) => html`<td>${matches ? signed(side.cells[cell]) : '0'}</td>`)}
          </tr>`,
        )}</tbody>
        <tfoot><tr><th scope="row" colspan="3">Utility</th>${[first, second].map(
          ({ total }) => html`<td>${signed(total)}</td>`,
        )}</tr></tfoot>
      </table>
      <p class="small quiet">Only the last board of a game counts. An odd tile in its place adds its number
        for AGENT1, an even one takes it away.</p>
    </section>`;
  }
}

customElements.define('utility-table', UtilityTable);
