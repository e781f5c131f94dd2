/**
 * The signs of a domain: as drawn, as typed, and by name.
 * @import { Domain } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base } from './styles.js';
import { themes } from './theme-index.js';
import './board-view.js';

export class BoardLegend extends LitElement {
  static properties = { domain: { attribute: false }, signs: { type: Boolean } };

  static styles = [
    base,
    css`
      ul {
        list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
        gap: 6px;
      }
      li { display: flex; align-items: center; gap: var(--space-2); font-size: var(--small); line-height: 1.3;
        }
      board-view { width: 30px; flex: none; }
      code {
        font-family: var(--mono); background: var(--well); border: 1px solid var(--line); border-radius: 5px;
        min-width: 24px; text-align: center; padding: 1px 4px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** With the signs that are typed for them. */ this.signs = false;
  }

  render() {
    if (!this.domain) return nothing;
    const { domain } = this;
    const drawn = !themes[domain.id]?.draw;
    return html`<ul ?hidden=${!domain.legend.length}>
        ${domain.legend.map(
          ({ symbol, name }, index) => html`<li>
          <board-view aria-hidden="true" ?hidden=${!drawn} .domain=${domain}
            .board=${sample(domain, index)}></board-view>
          ${this.signs ? html`<code>${symbol === ' ' ? 'space' : symbol}</code>` : nothing}${name}</li>`,
        )}
      </ul>`;
  }
}

/** A board of one cell that shows one entry of the legend. @param {Domain} domain @param {number} index */
function sample(domain, index) {
  const floor = domain.legend.findIndex(({ id }) => id === 'floor');
  const isPiece = domain.legend[index].layer === 'piece';
  return { width: 1, height: 1, cells: Int32Array.from(isPiece ? [floor, index, 0] : [index, -1, -1]) };
}

customElements.define('board-legend', BoardLegend);
