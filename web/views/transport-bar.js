/** First, back, play, forward, last; a number to jump to, and a speed. Numbers may be of any size, as
 * bigints. */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatCount, formatShort } from '../model/format.js';
import { readPlace } from '../model/place.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const speeds = [1, 2, 4, 8, 16, 30, 60, 250, 1000, 10000].map((speed) => ({
  id: speed,
  name: `${formatCount(speed)} / s`,
}));

/** From here on the number of places is shortened where there is little room. */
const manyPlaces = 100_000;

export class TransportBar extends LitElement {
  static properties = {
    name: {},
    value: { type: Number },
    max: { type: Number },
    playing: { type: Boolean },
    speed: { type: Number },
    solid: { type: Boolean },
    idle: {},
    fresh: { type: Boolean },
    _typed: { state: true },
    _diagnostic: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { height: 48px; container-type: inline-size;
        } /* itself: WebKit finds no container around a slot */
      .line { display: flex; gap: 10px; align-items: center; justify-content: space-between; height: 100%;
        padding: 0 10px; }
      .buttons { display: flex; gap: 2px; align-items: center; }
      .buttons button { min-width: 38px; min-height: 36px; }
      .play { min-width: 44px !important; margin: 0 2px; }
      .play:not(.primary) { background: var(--accent-soft); border-color: transparent; color: var(--accent); }
      .play[aria-disabled='true'] { background: var(--line) !important; color: var(--faint);
        border-color: transparent; }
      .jump, .speed { display: flex; align-items: center; gap: 6px; font-size: var(--small);
        white-space: nowrap; min-width: 0; }
      .jump label { margin: 0; font-weight: 400; color: var(--quiet); }
      .jump input { text-align: right; padding: 0 8px; min-height: max(32px, var(--small-target));
        font-weight: 650; }
      .jump span { color: var(--quiet); }
      .jump { position: relative; }
      .jump .error { position: absolute; z-index: 5; bottom: calc(100% + 6px); left: 0; margin: 0;
        width: max-content; padding: 8px 10px;
        background: var(--card); border: 1px solid var(--line); border-radius: 8px;
        box-shadow: var(--deep-shadow); }
      .speed select { width: auto; min-height: max(32px, var(--small-target)); font-weight: 600; }
      .short { display: none; }
      @container (max-width: 640px) {
        .long .whole { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); }
        .long .short { display: inline; }
      }
      @container (max-width: 545px) {
        .line { gap: 6px; }
        .speed select { width: 86px; padding: 0 2px 0 6px; }
      }
      @container (max-width: 430px) {
        .of { display: none; }
        .line { gap: 4px; }
        .speed select { width: 82px; padding: 0 2px 0 6px; }
      }
      @container (max-width: 400px) {
        .jump label { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); }
      }
      @media (max-width: 599px) { .buttons button { min-width: 40px; min-height: 40px; } }
    `,
  ];

  constructor() {
    super();
    this.name = 'Step';
    /** @type {number | bigint} */ this.value = 0;
    /** @type {number | bigint} */ this.max = 0;
    this.playing = false;
    this.speed = 4;
    /** Play is the one solid button of the page. */ this.solid = false;
    /** Said where there is nothing to play. */ this.idle = '';
    /** No step is shown yet, so that the first is another view. */ this.fresh = false;
    /** @type {string | null} what is being typed: no step that arrives meanwhile writes over it */
    this._typed = null;
    /** What is expected instead of it. */ this._diagnostic = '';
  }

  /** @param {number | bigint} value */
  _seek(value) {
    emit(this, 'seek', { value });
  }

  /** @param {Event & { target: HTMLInputElement }} event */
  _jump({ target }) {
    const { value, diagnostic } = readPlace(target.value, this.max);
    this._diagnostic = diagnostic;
    this._typed = diagnostic ? target.value : null;
    if (value !== null) this._seek(value);
  }

  /** @param {string} typed */
  _type(typed) {
    this._typed = typed;
    if (this._diagnostic) this._diagnostic = readPlace(typed, this.max).diagnostic;
  }

  /** What is wrong stays to be mended, until one has gone elsewhere. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (
      !this._diagnostic ||
      !(changed.has('value') || changed.has('name')) ||
      this.shadowRoot?.activeElement?.id === 'jump'
    )
      return;
    this._diagnostic = '';
    this._typed = null;
  }

  /** @param {string} name @param {unknown} icon @param {number | bigint} value
   * @param {boolean} enabled */
  _button(name, icon, value, enabled) {
    return html`<button type="button" class="plain icon-only" aria-label=${name} title=${name}
      aria-disabled=${!enabled} @click=${() => enabled && this._seek(value)}>${icon}</button>`;
  }

  render() {
    const { value, max, name } = this;
    const [before, after] = typeof value === 'bigint' ? [value - 1n, value + 1n] : [value - 1, value + 1];
    const able = max > 0;
    return html`<div class="line">
      <div class="buttons" role="group" aria-label=${`${name}s`}>
        ${this._button('First', icons.first, typeof value === 'bigint' ? 0n : 0, value > 0 || this.fresh)}
        ${this._button('Back', icons.previous, before, value > 0)}
        <button type="button" class=${`icon-only play ${this.solid && able ? 'primary' : ''}`}
          aria-label=${this.playing ? 'Pause' : 'Play'} title=${this.playing ? 'Pause' : 'Play'}
            aria-disabled=${!able}
          @click=${() => able && emit(this, 'play-toggle')}>${
            this.playing ? icons.pause : icons.play
          }</button>
        ${this._button('Forward', icons.next, after, value < max)}
        ${this._button('Last', icons.last, max, value < max)}
      </div>
      ${
        able
          ? html`<div class=${max < manyPlaces ? 'jump' : 'jump long'}><label for="jump">${name}</label>
          <input id="jump" inputmode="numeric" autocomplete="off"
            .value=${live(this._typed ?? formatCount(value))}
            @input=${filled((typed) => this._type(typed))} @blur=${() => {
              if (!this._diagnostic) this._typed = null;
            }}
            aria-invalid=${this._diagnostic ? 'true' : 'false'} aria-describedby=${
              this._diagnostic ? 'diagnostic' : nothing
            }
            .style=${`width: calc(${Math.max(4, formatCount(max).length)}ch + 22px)`} @change=${this._jump}>
          <span class="of" title=${formatCount(max)}>of <span class="whole">${formatCount(max)}</span><span
            class="short" aria-hidden="true">${formatShort(Number(max))}</span></span>${
              this._diagnostic
                ? html`<p id="problem" class="error" role="alert">${this._diagnostic}</p>`
                : nothing
            }</div>`
          : html`<span class="jump"><span>${this.idle}</span></span>`
      }
      <div class="speed"><label for="speed" class="hidden">Speed</label>
        <select id="speed" @change=${filled((value) => emit(this, 'speed-change', { speed: Number(value) }))}>
          ${choices(speeds, this.speed)}
        </select></div>${nothing}
    </div>`;
  }
}

customElements.define('transport-bar', TransportBar);
