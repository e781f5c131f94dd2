/**
 * Where the pieces have been, over the expansions so far: on a plan of the board, and as a list of the
 * warmest cells.
 * @import { Domain } from '../model/types.js'
 * @import { HeatMap } from '../engine/protocol.js'
 */
import { LitElement, html, svg, css, nothing } from 'lit';
import { formatCount, formatPercent } from '../model/format.js';
import { heatKinds, warmest, warmth } from '../model/heat.js';
import { base, fields } from './styles.js';
import { filled } from './events.js';
import { choices } from './choices.js';

const cell = 20;
const listed = 12;

export class LensHeat extends LitElement {
  static properties = {
    map: { attribute: false },
    domain: { attribute: false },
    whole: { type: Boolean },
    _kind: { state: true },
  };

  static styles = [
    base,
    fields,
    css`
      :host { padding: 10px 14px; min-height: 200px; height: 100%; }
      .stack { height: 100%; grid-template-rows: auto minmax(120px, 1fr) auto auto; gap: 6px; }
      label { display: flex; align-items: center; gap: var(--space-2); margin: 0; }
      select { width: auto; }
      svg { display: block; width: 100%; height: 100%; min-height: 0; margin: 0 auto; }
      .wall { fill: var(--edge); }
      .ground { fill: var(--well); }
      .mark { fill: none; stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 2 2; }
      .warm { fill: light-dark(#c2410c, #ff9d5c); }
      .share { font-size: 6.5px; fill: var(--ink); text-anchor: middle; font-weight: 600; }
      .scroll { max-height: 300px; overflow: auto; }
      table { border-collapse: collapse; width: 100%; font-size: var(--small); }
      th, td { text-align: right; padding: 4px 6px; border-bottom: 1px solid var(--line); }
      th { color: var(--quiet); }
    `,
  ];

  constructor() {
    super();
    /** @type {HeatMap | null} */ this.map = null;
    /** @type {Domain | null} */ this.domain = null;
    this.whole = false;
    /** @type {number | null} */ this._kind = null;
  }

  render() {
    const { map, domain } = this;
    if (!domain) return html`<p class="quiet">Solve the board: here one sees where its pieces have been.</p>`;
    if (!domain.legend.length) {
      return html`<p class="quiet">This puzzle has no squares where pieces could have been, so there is
      nothing to warm.
        The tree and the h–g plane show where the search went.</p>`;
    }
    const kinds = map ? heatKinds(map, domain) : [];
    if (!map || !kinds.length) {
      const why = this.whole ? 'There is nothing to show yet.' : 'Before this step no node was expanded.';
      return html`<p class="quiet">${why}</p>`;
    }
    const kind = kinds.find(({ id }) => id === this._kind) ?? kinds.at(-1) ?? kinds[0];
    const { counts } = kind;
    const [all, some] = [formatCount(map.of), formatCount(map.looked)];
    const looked = map.looked === map.of ? `all ${all}` : `${some} of ${all}, evenly spread`;
    const when = this.whole ? 'in all' : 'before this step';
    const words =
      `${kind.name}: where it stood in the nodes expanded ${when}, ` + `in percent (looked at ${looked}).`;
    return html`<div class="stack">
      <label>Piece <select @change=${filled((value) => {
        this._kind = Number(value);
      })}>
        ${choices(kinds, kind.id)}</select></label>
      ${this._picture(map, domain, counts, words)}
      <p class="small quiet">${words}</p>
      ${this._table(map, counts)}
    </div>`;
  }

  /** @param {HeatMap} map @param {Domain} domain @param {Uint32Array} counts @param {string} words */
  _picture({ width, height, grounds, looked }, domain, counts, words) {
    const warm = warmth(counts);
    const cells = [...grounds.keys()].map((at) => {
      const ground = domain.legend[grounds[at]];
      if (!ground && counts[at] === 0) return nothing;
      const [x, y] = [(at % width) * cell, Math.floor(at / width) * cell];
      return svg`<rect class=${ground?.id === 'wall' ? 'wall' : 'ground'} x=${x} y=${y} width=${cell - 1}
        height=${cell - 1}/>
        ${
          warm[at] > 0
            ? svg`<rect class="warm" x=${x} y=${y} width=${cell - 1} height=${cell - 1}
          opacity=${0.12 + 0.75 * warm[at]}/>`
            : nothing
        }
        ${
          ground && ground.id !== 'wall' && ground.id !== 'floor'
            ? svg`<circle class="mark" cx=${x + 9.5} cy=${y + 9.5} r="7"/>`
            : nothing
        }
        ${
          warm[at] > 0 && width <= 14
            ? svg`<text class="share" x=${x + 9.5} y=${y + 12}>${share(counts[at], looked)}</text>`
            : nothing
        }`;
    });
    return html`<svg role="img" aria-label=${`${words} The table below has the numbers.`}
      viewBox=${`0 0 ${width * cell} ${height * cell}`}
      .style=${`max-width: ${width * 44}px`}>${cells}</svg>`;
  }

  /** @param {HeatMap} map @param {Uint32Array} counts */
  _table({ width, looked }, counts) {
    return html`<details><summary>The warmest cells</summary><table>
      <thead><tr><th scope="col">Column</th><th scope="col">Row</th><th scope="col">Share of the
      nodes</th></tr></thead>
      <tbody>${warmest(counts, width, listed).map(
        ({ column, row, count }) =>
          html`<tr><td>${column}</td><td>${row}</td><td>${formatPercent((100 * count) / looked)}</td></tr>`,
      )}</tbody>
    </table></details>`;
  }
}

/** @param {number} count @param {number} of */
const share = (count, of) => (count / of < 0.005 ? '<1' : String(Math.round((100 * count) / of)));

customElements.define('lens-heat', LensHeat);
