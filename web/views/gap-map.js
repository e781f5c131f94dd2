/**
 * Where on the board a heuristic is weak: how much h is below the true cost, on average, over the states in
 * which a piece stands on a cell.
 * @import { Domain } from '../model/types.js'
 * @import { GapMap } from '../model/lab-types.js'
 */
import { LitElement, html, svg, css, nothing } from 'lit';
import { formatValue } from '../model/format.js';
import { choices } from './choices.js';
import { filled } from './events.js';
import { base, fields } from './styles.js';

const cell = 20;

export class GapMapView extends LitElement {
  static properties = {
    map: { attribute: false },
    domain: { attribute: false },
    board: { attribute: false },
    _layer: { state: true },
  };

  static styles = [
    base,
    fields,
    css`
      :host { padding: 10px 14px; height: 100%; display: grid; grid-template-rows: minmax(0, 1fr) auto;
        gap: 6px; }
      svg { display: block; width: 100%; height: 100%; min-height: 100px; margin: 0 auto; }
      .row p { flex: 1; } select { width: auto; }
      .wall { fill: var(--edge); } .ground { fill: var(--well); }
      .low { fill: light-dark(#0b6b63, #62d0c2); } .high { fill: light-dark(#a8392d, #ff8d7e); }
      text { font-size: 6.5px; fill: var(--ink); text-anchor: middle; font-weight: 600; }
    `,
  ];

  constructor() {
    super();
    /** @type {GapMap | null} */ this.map = null;
    /** @type {Domain | null} */ this.domain = null;
    /** The start, for its walls. @type {import('../model/types.js').Cells | null} */ this.board = null;
    /** Which pieces it is of. */ this._layer = '';
  }

  render() {
    const { map, domain } = this;
    if (!map || !domain)
      return html`<p class="quiet">There is no map of this board: its numbers are too many.</p>`;
    const { layers } = map;
    const chosen = layers.find((layer) => layer.name === this._layer) ?? layers.at(-1) ?? layers[0];
    const { name, width, height, rows, values } = chosen;
    const known = values.filter((value) => value !== null);
    const most = known.reduce((a, value) => Math.max(a, Math.abs(value)), 0.001);
    const where = rows ? `number (row) and place (column) of ${name}` : `the place of ${name}`;
    const words = `Mean of h* − h by ${where}: the fuller, the weaker; red is too high.`;
    const margin = rows ? cell : 0;
    return html`<svg role="img" aria-label=${words}
      viewBox=${`${-margin} 0 ${width * cell + margin} ${height * cell}`}
      .style=${`max-width: ${width * 40}px`}>${rows?.map(
        (row, y) => svg`<text x=${-margin / 2} y=${y * cell + 12}>${row}</text>`,
      )}${values.map((value, at) => {
        const [x, y] = [(at % width) * cell, Math.floor(at / width) * cell];
        const isWall = !rows && this._isWall(at);
        return svg`<rect class=${isWall ? 'wall' : 'ground'} x=${x} y=${y} width=${cell - 1}
          height=${cell - 1}/>
          ${
            value === null
              ? nothing
              : svg`<rect class=${value < 0 ? 'high' : 'low'} x=${x} y=${y} width=${cell - 1}
            height=${cell - 1} opacity=${0.08 + 0.62 * (Math.abs(value) / most)}/>${
              width <= 14
                ? svg`<text x=${x + 9.5} y=${y + 12}>${formatValue(Number(value.toFixed(1)))}</text>`
                : nothing
            }`
          }`;
      })}</svg><div class="row"><p class="small quiet">${words}</p><select aria-label="Which pieces"
      @change=${filled((value) => (this._layer = value))}>${choices(
        layers.map((layer) => ({ id: layer.name, name: layer.name })),
        name,
      )}</select></div>`;
  }

  /** @param {number} at */
  _isWall(at) {
    const { board, domain } = this;
    const ground = board && domain ? domain.legend[board.cells[at * 3]] : null;
    return ground?.id === 'wall';
  }
}

customElements.define('gap-map', GapMapView);
