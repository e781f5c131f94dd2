/** A board of numbers without a grid, as fields: a column a jug; capacity, start and goal. */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { addJug, readJugs, removeJug, setJug, writeJugs } from '../model/jug-text.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const rows = ['Capacity', 'Start', 'Goal'];

export class JugFields extends LitElement {
  static properties = { text: {} };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: var(--space-3) var(--space-4) var(--space-4); }
      .scroll { overflow-x: auto; }
      table { border-collapse: collapse; }
      th { text-align: left; font-size: var(--small); font-weight: 600; padding: 2px var(--space-2) 2px 0; }
      td { padding: 2px; }
      td input:not([type='range']) { width: 64px; text-align: center; padding: 0 4px; }
      .tools { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-top: var(--space-2);
        align-items: center; }
    `,
  ];

  constructor() {
    super();
    this.text = '';
  }

  /** @param {string[][]} jugs */
  _tell(jugs) {
    emit(this, 'board-edit', { board: writeJugs(jugs) });
  }

  render() {
    const jugs = readJugs(this.text);
    if (!jugs)
      return html`<p
      class="quiet small">The fields come back when the text has three lines, each with a
      number a jug.</p>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Jugs"><table>
        <tr><td></td>${jugs.map((_, jug) => html`<th scope="col">Jug ${jug + 1}</th>`)}</tr>
        ${rows.map(
          (name, row) =>
            html`<tr><th scope="row">${name}</th>${jugs.map(
              (jug, index) => html`<td>
          <input aria-label=${`${name} of jug ${index + 1}`} inputmode=${name === 'Goal' ? 'text' : 'numeric'}
            autocomplete="off"
            .value=${live(jug[row])}
            @change=${filled((value) => this._tell(setJug(jugs, index, row, value)))}></td>`,
            )}</tr>`,
        )}
      </table></div>
      <div class="tools">
        <button type="button" @click=${() => this._tell(addJug(jugs))}>${icons.plus}Add a jug</button>
        <button type="button" aria-disabled=${jugs.length < 2}
          @click=${() => jugs.length > 1 && this._tell(removeJug(jugs))}>${icons.minus}Remove the
          last</button>
        <span class="small quiet">A goal of * is any amount.</span>
      </div>`;
  }
}

customElements.define('jug-fields', JugFields);
