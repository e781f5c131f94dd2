/**
 * Which domain and which level; the rules and the legend of the domain.
 * @import { Catalog, Collection, Domain, PlaygroundDocument } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { tidyBoard } from '../model/document.js';
import { levelName } from '../model/level-search.js';
import { levelIndex, levelsOf } from '../model/levels.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';
import './board-legend.js';

export class PuzzlePicker extends LitElement {
  static properties = {
    catalog: { attribute: false },
    document: { attribute: false },
    collections: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .level { display: flex; align-items: center; margin-bottom: 2px; }
      .level label { flex: 1; margin: 0; }
      details { margin-block: calc(-1 * var(--space-1)); }
      .rules { display: grid; gap: var(--space-3); padding: var(--space-1) 0 var(--space-2); }
      .rules p { font-size: 0.875rem; }
      .tools { display: flex; flex-wrap: wrap; gap: var(--space-2); }
      .tools button { flex: 1 1 auto; font-size: 0.875rem; padding: 0 var(--space-2); gap: 6px; }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    /** @type {Collection[]} */ this.collections = [];
  }

  /** @param {number} index */
  _pick(index) {
    if (!this.document) return;
    const picked = levelsOf(this.collections, this.document.domain)[index];
    if (picked) emit(this, 'level-pick', { board: picked.level.board });
  }

  render() {
    if (!this.catalog || !this.document) return nothing;
    const domain = this.catalog.domains.find(({ id }) => id === this.document?.domain);
    return html`<div class="stack">
      <div>
        <label for="domain">Puzzle</label>
        <select id="domain" @change=${filled((value) => emit(this, 'domain-pick', { domain: value }))}>
          ${choices(this.catalog.domains, this.document.domain)}
        </select>
        <p class="hint">${domain?.summary}</p>
      </div>
      ${domain ? this._levels(this.document, domain) : nothing}
      <div class="tools">
        <button type="button" @click=${() => emit(this, 'levels-open')}>${icons.grid}All levels</button>
        <button type="button" title="Or drop it on the page, or paste its text" @click=${() => emit(this, 'file-open')}>
          ${icons.folder}Open a file</button>
      </div>
      ${domain ? this._rules(domain) : nothing}
    </div>`;
  }

  /** @param {PlaygroundDocument} document @param {Domain} domain */
  _levels(document, domain) {
    const all = levelsOf(this.collections, document.domain);
    if (!all.length) return nothing;
    const index = levelIndex(this.collections, document);
    const optimal = all[index]?.level.optimal;
    const own = document.board === tidyBoard(domain.example) ? 'Example board' : 'Your own board';
    return html`<div>
      <div class="level">
        <label for="level">Level</label>
        <button type="button" class="plain icon-only" aria-label="Previous level" aria-disabled=${index === 0}
          @click=${() => this._pick(index < 0 ? 0 : index - 1)}>${icons.previous}</button>
        <button type="button" class="plain icon-only" aria-label="Next level"
          aria-disabled=${index === all.length - 1}
          @click=${() => this._pick(index + 1)}>${icons.next}</button>
      </div>
      <select id="level" @change=${filled((value) => this._pick(Number(value)))}>
        <option value="-1" .selected=${live(index < 0)}
          ?hidden=${index >= 0}>${own}</option>
        ${this._groups(all, index)}
      </select>
      ${optimal == null ? nothing : html`<p class="hint">Cheapest plan known: ${optimal}</p>`}
    </div>`;
  }

  /** @param {ReturnType<typeof levelsOf>} all @param {number} index */
  _groups(all, index) {
    const collections = [...new Set(all.map(({ collection }) => collection))];
    return collections.map((collection) => html`<optgroup label=${collection.title}>
      ${all.map((entry, position) => entry.collection === collection
        ? html`<option value=${position}
          .selected=${live(position === index)}>${levelName(entry.level)}</option>`
        : nothing)}
    </optgroup>`);
  }

  /** @param {Domain} domain */
  _rules(domain) {
    return html`<details>
      <summary>Rules and signs</summary>
      <div class="rules">
        ${domain.rules.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
        <board-legend .domain=${domain}></board-legend>
      </div>
    </details>`;
  }
}

customElements.define('puzzle-picker', PuzzlePicker);
