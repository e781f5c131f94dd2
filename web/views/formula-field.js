/**
 * The user's own f: presets, the text, and where it is wrong.
 * @import { FormulaCheck, FormulaPreset } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { choices } from './choices.js';
import { formulaNote, formulaNoteStyle } from './formula-note.js';
import { base, fields } from './styles.js';
import { emit, filled } from './events.js';

export class FormulaField extends LitElement {
  static properties = { formula: {}, presets: { attribute: false }, check: { attribute: false } };

  static styles = [
    base,
    fields,
    formulaNoteStyle,
    css`
      .pair { display: grid; gap: var(--space-2); }
      #input { font-family: var(--mono); font-size: 1rem; }
    `,
  ];

  constructor() {
    super();
    this.formula = '';
    /** @type {FormulaPreset[]} */ this.presets = [];
    /** @type {FormulaCheck | null} */ this.check = null;
  }

  /** @param {string} formula */
  _set(formula) {
    emit(this, 'formula-change', { formula });
  }

  render() {
    const wrong = this.check?.ok === false;
    return html`<div class="pair">
      <div>
        <label for="preset">Formula preset</label>
        <select id="preset" @change=${filled((value) => value && this._set(value))}>
          <option value=""
            .selected=${live(!this.presets.some(({ formula }) => formula === this.formula))}>Your own</option>
          ${choices(
            this.presets.map(({ name, formula }) => ({ id: formula, name })),
            this.formula,
          )}
        </select>
      </div>
      <div>
        <label for="input">f, the least is expanded first</label>
        <input id="input" autocomplete="off" autocapitalize="off" spellcheck="false"
          .value=${live(this.formula)}
          aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="note"
          @input=${filled((value) => this._set(value))}>
        <div id="note" role="status">${this._note()}</div>
      </div>
    </div>`;
  }

  _note() {
    if (!this.check) return nothing;
    if (this.check.ok) {
      return html`<p class="hint">${this.check.sentence}</p>`;
    }
    return formulaNote(this.formula, this.check.error);
  }
}

customElements.define('formula-field', FormulaField);
