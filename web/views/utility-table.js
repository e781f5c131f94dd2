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
      .scroll { overflow-x: auto; }
      table { width: 100%; border-collapse: collapse; font-size: var(--small); }
      th, td { text-align: right; padding: 5px 3px; border-top: 1px solid var(--line); }
      th:first-child, td:first-child { text-align: left; padding-left: 0; }
      thead th { border: 0; font-size: var(--tiny); font-weight: 600; color: var(--quiet);
        vertical-align: bottom; }
      tr.match { background: var(--good-soft); }
      tr.match td:first-child, tr.match th:first-child { padding-left: 6px; }
      tfoot th, tfoot td { font-weight: 700; border-top: 2px solid var(--edge); }
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
    return html`<section class="card stack" aria-labelledby="title">
      <h2 id="title">Utility of this board</h2>
      <div class="scroll" tabindex="0" role="group" aria-label="Utility, cell by cell"><table>
        <thead><tr><th scope="col">Row, column</th><th scope="col">Tile</th><th scope="col">Goal</th>
          ${utilities.map(({ agent }) => html`<th scope="col">${agent}</th>`)}</tr></thead>
        <tbody>${cells.map(({ cell, tile, wanted, matches }) => html`<tr class=${matches ? 'match' : ''}>
          <th scope="row">${Math.floor(cell / board.width) + 1}, ${(cell % board.width) + 1}</th>
          <td>${tile === null
            ? '–'
            : formatUtility(tile)}</td><td>${wanted === null
            ? '–'
            : formatUtility(wanted)}${matches
            ? ' ✓'
            : ''}</td>
          ${utilities.map((utility) => html`<td>${matches ? signed(utility.cells[cell]) : '0'}</td>`)}</tr>`)}</tbody>
        <tfoot><tr><th scope="row" colspan="3">Sum</th>${utilities.map(({ total }) =>
          html`<td>${formatUtility(total)}</td>`)}</tr></tfoot>
      </table></div>
      <p class="small quiet">Only the last board of a game counts. An odd tile in its place adds its number for
        AGENT1, an even one takes it away.</p>
    </section>`;
  }
}

customElements.define('utility-table', UtilityTable);
