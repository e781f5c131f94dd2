/** The weight: a slider over the usual range, and a field for exactly what is wanted. */
import { LitElement, html, css } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatValue } from '../model/format.js';
import { fromSlider, toSlider } from '../model/weight-scale.js';
import { base, fields } from './styles.js';
import { emit, filled, told } from './events.js';
import './number-field.js';

export class WeightField extends LitElement {
  static properties = {
    value: { attribute: false },
    fallback: { type: Number },
    most: { type: Number },
    running: { type: Boolean },
  };

  static styles = [
    base,
    fields,
    css`
      .pair { display: grid; grid-template-columns: minmax(0, 1fr) 96px; gap: var(--space-3);
        align-items: start; }
      input[type='range'] {
        display: block; width: 100%; height: 40px; margin: 0; accent-color: var(--accent); cursor: pointer;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {number | null} */ this.value = null;
    this.fallback = 1;
    /** @type {number | null} */ this.most = null;
    this.running = false;
  }

  /** @param {number | null} value */
  _set(value) {
    emit(this, 'value-change', { value });
  }

  render() {
    const weight = this.value ?? this.fallback;
    const now = this.running ? ' Moving it changes the search that runs.' : '';
    return html`<div class="pair">
        <div><label for="slider">How much h counts</label>
          <input id="slider" type="range" min="0" max="100" step="1" .value=${live(String(toSlider(weight)))}
            aria-valuetext=${formatValue(weight)} aria-describedby="note"
            @input=${filled((value) => this._set(fromSlider(Number(value))))}></div>
        <number-field label="Weight w" placeholder=${formatValue(this.fallback)} .maximum=${this.most}
          .value=${this.value}
          @value-change=${told((/** @type {{ value: number | null }} */ { value }) =>
            this._set(value),
          )}></number-field>
      </div>
      <p class="hint" id="note">1 is careful, more is greedier.${now}</p>`;
  }
}

customElements.define('weight-field', WeightField);
