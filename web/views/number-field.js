/**
 * A number the user may leave empty. What is typed stays in the field; only a good value is passed on.
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatValue } from '../model/format.js';
import { base, fields } from './styles.js';
import { emit } from './events.js';

/** Words for a bound that there is not. */
const noNumber = /^(none|no|no limit|unlimited|inf|infinity|∞)$/i;

export class NumberField extends LitElement {
  static properties = {
    label: {},
    hint: {},
    placeholder: {},
    value: { attribute: false },
    minimum: { attribute: false },
    maximum: { attribute: false },
    whole: { type: Boolean },
    required: { type: Boolean },
    compact: { type: Boolean },
    _diagnostic: { state: true },
  };

  static styles = [
    base,
    fields,
    css`
    :host([compact]) { position: relative; }
    :host([compact]) label { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    :host([compact]) input { padding-left: var(--inset, 12px) !important; font-weight: 600; }
    :host([compact]) p {
      position: absolute; z-index: 5; top: calc(100% + 4px); right: 0; min-width: 190px; margin: 0;
      padding: 8px 10px;
      background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      box-shadow: var(--deep-shadow);
    }
    :host([compact]) p:not(.error) { display: none; }
  `,
  ];

  constructor() {
    super();
    this.label = '';
    this.hint = '';
    this.placeholder = '';
    /** @type {number | null} */ this.value = null;
    /** @type {number | null} */ this.minimum = 0;
    /** @type {number | null} */ this.maximum = null;
    this.whole = false;
    this.required = false;
    /** In a bar: the label is only heard, and what is wrong hangs below. */ this.compact = false;
    this._diagnostic = '';
    this._typed = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('value') && this._read(this._typed).value !== this.value) {
      this._typed = this.value === null ? '' : String(this.value);
      this._diagnostic = '';
    }
  }

  /** @param {string} text @returns {{ value: number | null, diagnostic: string }} */
  _read(text) {
    const trimmed = text.trim();
    if (trimmed === '') return { value: null, diagnostic: this.required ? 'A number is needed here.' : '' };
    if (!this.required && noNumber.test(trimmed)) return { value: null, diagnostic: '' };
    const value = Number(trimmed);
    if (!Number.isFinite(value)) return { value: null, diagnostic: `“${trimmed}” is not a number.` };
    if (this.whole && !Number.isInteger(value))
      return { value: null, diagnostic: 'A whole number is needed here.' };
    const { minimum, maximum } = this;
    if (minimum !== null && value < minimum)
      return { value: null, diagnostic: `At least ${formatValue(minimum)}.` };
    if (maximum !== null && value > maximum)
      return { value: null, diagnostic: `At most ${formatValue(maximum)}.` };
    return { value, diagnostic: '' };
  }

  /** @param {Event & { target: HTMLInputElement }} event */
  _type({ target }) {
    this._typed = target.value;
    const { value, diagnostic } = this._read(this._typed);
    this._diagnostic = diagnostic;
    if (!diagnostic) emit(this, 'value-change', { value });
  }

  render() {
    const used = this.value === null ? this.placeholder : String(this.value);
    const note = this._diagnostic
      ? `${this._diagnostic}${used && ` Until it is right: ${used}.`}`
      : this.hint;
    return html`<label for="input">${this.label}</label>
      <input id="input" inputmode="decimal" autocomplete="off" .value=${live(this._typed)}
        placeholder=${this.placeholder}
        aria-invalid=${this._diagnostic ? 'true' : 'false'} aria-describedby=${note ? 'note' : nothing}
        @input=${this._type}>
      ${note ? html`<p id="note" class=${this._diagnostic ? 'error' : 'hint'}>${note}</p>` : nothing}`;
  }
}

customElements.define('number-field', NumberField);
