/**
 * The views of a whole search below the board. Each is loaded when it is opened for the first time.
 * @import { Lens } from '../model/insight.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { emit } from './events.js';

/** @type {Record<string, { name: string, about: string, load: () => Promise<unknown> }>} */
const lenses = {
  anytime: {
    name: 'Cost over time', about: 'The best plan’s cost and the lower bound while the search runs', load: () =>
      import('./lens-anytime.js'),
  },
  tree: { name: 'Tree', about: 'The search tree', load: () => import('./lens-tree.js') },
  plane: {
    name: 'h–g plane', about: 'Every expanded node by h and g, with lines of equal f', load: () =>
      import('./lens-plane.js'),
  },
  heat: { name: 'Heat map', about: 'Where the pieces have been', load: () => import('./lens-heat.js') },
  compare: { name: 'Compare', about: 'Several searches side by side', load: () => import('./lens-compare.js') },
};

export class LensCard extends LitElement {
  static properties = { lens: {}, _failed: { state: true } };

  static styles = [
    base,
    buttons,
    css`
      .tabs { display: flex; flex-wrap: wrap; gap: var(--space-1); }
      button { font-size: 0.875rem; }
      button[aria-pressed='true'] { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); }
      .head { display: grid; gap: var(--space-2); }
      ::slotted(*) { margin-top: var(--space-4); }
    `,
  ];

  constructor() {
    super();
    /** @type {Lens} */ this.lens = '';
    this._failed = '';
  }

  /** @param {string} lens */
  async _open(lens) {
    const next = this.lens === lens ? '' : lens;
    try {
      if (next) await lenses[next].load();
      this._failed = '';
      emit(this, 'lens-pick', { lens: next });
    } catch {
      this._failed = 'This view could not be loaded. Is the connection gone?';
    }
  }

  render() {
    return html`<section class="card" aria-label="Views of the whole search">
      <div class="head">
        <h2>Look at the whole search</h2>
        <div class="tabs" role="group" aria-label="View">
          ${Object.entries(lenses).map(([id, { name, about }]) => html`<button type="button" title=${about}
            aria-pressed=${this.lens === id} @click=${() => this._open(id)}>${name}</button>`)}
        </div>
      </div>
      ${this._failed ? html`<p role="alert">${this._failed}</p>` : nothing}
      <slot></slot>
    </section>`;
  }
}

customElements.define('lens-card', LensCard);
