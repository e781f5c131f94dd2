/** First, back, play, forward, last; a slider, a number to jump to, and a speed. */
import { LitElement, html, css } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatCount } from '../model/format.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const speeds = [1, 2, 4, 8, 16, 30, 60, 250, 1000, 10000].map((speed) =>
  ({ id: speed, name: `${formatCount(speed)} / s` }));

export class TransportBar extends LitElement {
  static properties = {
    name: {},
    value: { type: Number },
    max: { type: Number },
    playing: { type: Boolean },
    speed: { type: Number },
    _typed: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: var(--space-3) var(--space-4) var(--space-4); }
      .line { display: flex; gap: var(--space-3); align-items: center; justify-content: space-between; }
      .line + .line { margin-top: var(--space-2); }
      .buttons { display: flex; gap: var(--space-1); }
      .jump, .speed { display: flex; align-items: center; gap: var(--space-2); font-size: 0.875rem; }
      .jump label, .speed label { margin: 0; font-weight: 550; color: var(--quiet); }
      .jump input { text-align: right; padding: 0 var(--space-2); }
      .speed select { width: auto; }
      input[type='range'] {
        flex: 1; min-width: 60px; height: 40px; margin: 0; accent-color: var(--accent); cursor: pointer;
      }
      @media (max-width: 520px) {
        :host { padding: var(--space-2) var(--space-3) var(--space-3); }
        .speed label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      }
    `,
  ];

  constructor() {
    super();
    this.name = 'Step';
    this.value = 0;
    this.max = 0;
    this.playing = false;
    this.speed = 4;
    /** @type {string | null} what is being typed: no step that arrives meanwhile writes over it */ this._typed = null;
  }

  /** @param {number} value */
  _seek(value) {
    emit(this, 'seek', { value });
  }

  /** @param {Event & { target: HTMLInputElement }} event */
  _jump({ target }) {
    const typed = target.value.replace(/[\s,]/g, '');
    const value = Math.round(Number(typed));
    if (typed !== '' && Number.isFinite(value)) this._seek(Math.max(0, Math.min(this.max, value)));
    this._typed = null;
  }

  /** @param {string} name @param {unknown} icon @param {number} value @param {boolean} enabled */
  _button(name, icon, value, enabled) {
    return html`<button type="button" class="icon-only" aria-label=${name} title=${name}
      aria-disabled=${!enabled} @click=${() => enabled && this._seek(value)}>${icon}</button>`;
  }

  render() {
    const { value, max, name } = this;
    return html`<div class="line">
        <input type="range" aria-label="Position" min="0" max=${max} .value=${live(String(value))}
          aria-valuetext=${`${name} ${value} of ${max}`}
          @input=${filled((value) => this._seek(Number(value)))}>
        <div class="jump"><label for="jump">${name}</label>
          <input id="jump" inputmode="numeric" autocomplete="off" .value=${live(this._typed ?? String(value))}
            @input=${filled((typed) => { this._typed = typed; })} @blur=${() => { this._typed = null; }}
            .style=${`width: calc(${Math.max(4, String(max).length)}ch + 24px)`}
            @change=${this._jump}>
          <span>of ${formatCount(max)}</span></div>
      </div>
      <div class="line">
        <div class="buttons">
          ${this._button('First', icons.first, 0, value > 0)}
          ${this._button('Back', icons.previous, value - 1, value > 0)}
          <button type="button" class="primary icon-only" aria-label=${this.playing ? 'Pause' : 'Play'}
            title=${this.playing ? 'Pause' : 'Play'}
            ?disabled=${max === 0}
            @click=${() => emit(this, 'play-toggle')}>${this.playing ? icons.pause : icons.play}</button>
          ${this._button('Forward', icons.next, value + 1, value < max)}
          ${this._button('Last', icons.last, max, value < max)}
        </div>
        <div class="speed"><label for="speed">Speed</label>
          <select id="speed"
            @change=${filled((value) => emit(this, 'speed-change', { speed: Number(value) }))}>
            ${choices(speeds, this.speed)}
          </select></div>
      </div>`;
  }
}

customElements.define('transport-bar', TransportBar);
