/**
 * The user's own f: presets, the text, and where it is wrong.
 * @import { FormulaCheck, FormulaPreset } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { splitAtMark } from '../model/text-marks.js';
import { choices } from './choices.js';
import { base, fields } from './styles.js';
import { emit, filled } from './events.js';

export class FormulaField extends LitElement {
  static properties = { formula: {}, presets: { attribute: false }, check: { attribute: false } };

  static styles = [
    base,
    fields,
    css`
      .pair { display: grid; gap: var(--space-2); }
      #input { font-family: var(--mono); font-size: 1rem; }
      .place { font-family: var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; color: var(--ink); }
      mark {
        background: var(--bad-soft); color: var(--bad); text-decoration: underline wavy var(--bad);
        text-underline-offset: 3px;
      }
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
    const { message, line, column } = this.check.error;
    const split = splitAtMark(this.formula, line, column);
    return html`<p class="error">${column ? `Column ${column}: ` : ''}${message}</p>
      ${
        split
          ? html`<p class="place small"
          aria-hidden="true">${split.before}<mark>${split.marked}</mark>${split.after}</p>`
          : nothing
      }`;
  }
}

customElements.define('formula-field', FormulaField);
