/** Every heuristic's estimate of the board, as a bar; ∞ knows that there is no plan.
 * @import { Heuristic } from '../model/types.js' */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue } from '../model/format.js';
import { base } from './styles.js';

export class EstimateBars extends LitElement {
  static properties = {
    heuristics: { attribute: false },
    estimates: { attribute: false },
    dimmed: { type: Boolean },
  };

  static styles = [
    base,
    css`
      :host { padding: 12px 14px; max-width: 560px; }
      :host([dimmed]) ul { color: var(--quiet); } :host([dimmed]) .bar { opacity: 0.4;
        } /* words stay legible */
      ul { list-style: none; margin-top: 6px; }
      li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(60px, 120px) 3.6em; gap: 14px;
        align-items: center; height: 34px; border-bottom: 1px solid var(--line); }
      .bar { height: 10px; background: var(--line); }
      .bar i { display: block; height: 100%; width: calc(var(--part) * 100%); background: var(--accent); }
      .over i { background: repeating-linear-gradient(-45deg, light-dark(#c4766a, #e39a8e) 0 4px,
        light-dark(#e8b9b1, #7a4a43) 4px 8px); }
      b { text-align: right; }
      p { margin-top: 12px; }
    `,
  ];

  constructor() {
    super();
    /** @type {readonly Heuristic[]} */ this.heuristics = [];
    /** @type {{ heuristic: string, value: number }[]} */ this.estimates = [];
    this.dimmed = false;
    /** The estimates of the last good board. @type {{ heuristic: string, value: number }[]} */ this._last =
      [];
  }

  willUpdate() {
    if (this.estimates.length) this._last = this.estimates;
  }

  render() {
    const { heuristics } = this;
    const honest = this._last.filter(
      ({ heuristic }) => heuristics.find(({ id }) => id === heuristic)?.admissible === 'proved',
    );
    const most = Math.max(1, ...honest.map(({ value }) => value ?? 0));
    const hopeless = this._last.some(({ value }) => value === null);
    return html`<h2>Every estimate, live</h2>
      <ul>${this._last.map(({ heuristic, value }) => {
        const entry = heuristics.find(({ id }) => id === heuristic);
        const over = value === null || entry?.admissible === 'no';
        return html`<li><span>${entry?.name ?? heuristic}</span><span class=${over ? 'bar over' : 'bar'}><i
          .style=${`--part: ${
            value === null ? 1 : Math.min(1, value / most)
          }`}></i></span><b>${formatValue(value)}</b></li>`;
      })}</ul>
      ${
        hopeless
          ? html`<p class="quiet small">∞: this estimate already knows that there is no plan.</p>`
          : nothing
      }`;
  }
}

customElements.define('estimate-bars', EstimateBars);
