/**
 * One option row of the catalogue as the form field of its kind.
 * @import { OptionRow } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { choices } from './choices.js';
import { base, fields } from './styles.js';
import { emit, filled, ticked, told } from './events.js';
import './number-field.js';

const on = ['on', 'true', 'yes', '1'];

export class OptionField extends LitElement {
  static properties = { row: { attribute: false }, value: {} };

  static styles = [
    base,
    fields,
    css`
      .flag {
        display: flex; gap: var(--space-3); align-items: center; min-height: var(--target); margin: 0;
        cursor: pointer;
      }
      .flag input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); flex: none; }
    `,
  ];

  constructor() {
    super();
    /** @type {OptionRow | null} */ this.row = null;
    this.value = '';
  }

  /** @param {string} value */
  _set(value) {
    emit(this, 'option-change', { row: /** @type {OptionRow} */ (this.row), value });
  }

  render() {
    switch (this.row?.kind) {
      case 'choice':
        return this._choice(this.row);
      case 'flag':
        return this._flag(this.row);
      case 'number':
      case 'integer':
        return this._number(this.row);
      case 'text':
        return this._text(this.row);
      default:
        return nothing;
    }
  }

  /** @param {OptionRow} row */
  _choice(row) {
    const chosen = row.choices.find(({ id }) => id === this.value);
    return html`<label for="input">${row.name}</label>
      <select id="input" aria-describedby="note" @change=${filled((value) => this._set(value))}>
        ${choices(row.choices, this.value)}
      </select>
      <p class="hint" id="note">${chosen?.summary || row.summary}</p>`;
  }

  /** @param {OptionRow} row */
  _flag(row) {
    const yes = on.includes(row.fallback) ? row.fallback : 'on';
    return html`<label class="flag"><input type="checkbox" aria-describedby="note"
      .checked=${live(on.includes(this.value))}
          @change=${ticked((is) => this._set(is ? yes : 'off'))}>${row.name}</label>
      <p class="hint" id="note">${row.summary}</p>`;
  }

  /** @param {OptionRow} row */
  _number(row) {
    return html`<number-field label=${row.name} hint=${row.summary} placeholder=${row.fallback}
      ?whole=${row.kind === 'integer'}
      .minimum=${row.minimum} .maximum=${row.maximum} .value=${this.value === '' ? null : Number(this.value)}
      @value-change=${told(({ value }) => this._set(String(value ?? row.fallback)))}></number-field>`;
  }

  /** @param {OptionRow} row */
  _text(row) {
    return html`<label for="input">${row.name}</label>
      <input id="input" autocomplete="off" spellcheck="false" aria-describedby="note"
        placeholder=${row.fallback} .value=${live(this.value)}
        @input=${filled((value) => this._set(value))}>
      <p class="hint" id="note">${row.summary}</p>`;
  }
}

customElements.define('option-field', OptionField);
