/** Steps of any number: first, back, play, forward, last, a step to jump to; and back to the whole tree. */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { groupDigits } from '../model/game-words.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

export class StepBar extends LitElement {
  static properties = {
    step: { attribute: false }, last: { attribute: false }, playing: { type: Boolean }, stepping: {
      type: Boolean },
    words: {}, _typed: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: var(--space-3) var(--space-4); }
      .line { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-3); align-items: center; }
      .buttons { display: flex; gap: var(--space-1); }
      .jump { display: flex; align-items: center; gap: var(--space-2); font-size: var(--small); }
      .jump label { margin: 0; color: var(--quiet); }
      .jump input { width: 9ch; text-align: right; padding: 0 var(--space-2); }
      .below { margin-top: var(--space-2); min-height: var(--target); flex-wrap: nowrap; }
      .below button { flex: none; }
      .words { flex: 1; }
      @media (max-width: 520px) { :host { padding: var(--space-3); } }
    `,
  ];

  constructor() {
    super();
    this.step = 0n;
    this.last = 0n;
    this.playing = false;
    /** Whether the tree is shown as at this step. */ this.stepping = false;
    this.words = '';
    /** @type {string | null} what is being typed: no step that arrives meanwhile writes over it */ this._typed = null;
  }

  /** @param {Event & { target: HTMLInputElement }} event */
  _jump({ target }) {
    const typed = target.value.replace(/[\s,]/g, '');
    if (/^\d+$/.test(typed)) emit(this, 'seek', { step: BigInt(typed) });
    this._typed = null;
  }

  /** @param {string} name @param {unknown} icon @param {bigint} step @param {boolean} enabled */
  _button(name, icon, step, enabled) {
    return html`<button type="button" class="icon-only" aria-label=${name} title=${name}
      aria-disabled=${!enabled}
      @click=${() => enabled && emit(this, 'seek', { step })}>${icon}</button>`;
  }

  render() {
    const { step, last } = this;
    return html`<div class="line">
        <div class="buttons" role="group" aria-label="Steps of the evaluation">
          ${this._button('First step', icons.first, 0n, step > 0n || !this.stepping)}
          ${this._button('Step back', icons.previous, step - 1n, step > 0n)}
          <button type="button" class="primary icon-only"
            aria-label=${this.playing ? 'Pause' : 'Play the steps'}
            @click=${() => emit(this, 'play-toggle')}>${this.playing ? icons.pause : icons.play}</button>
          ${this._button('Step forward', icons.next, step + 1n, step < last)}
          ${this._button('Last step', icons.last, last, step < last)}
        </div>
        <div class="jump"><label for="jump">Step</label>
          <input id="jump" inputmode="numeric" autocomplete="off" .value=${live(this._typed ?? String(step))}
            @input=${filled((typed) => { this._typed = typed; })} @blur=${() => { this._typed = null; }}
            @change=${this._jump}>
          <span>of ${groupDigits(String(last))}</span></div>
      </div>
      <div class="line below"><p class="words small quiet">${this.words}</p>
        ${this.stepping
          ? html`<button type="button" @click=${() => emit(this, 'show-whole')}>Whole tree</button>`
          : nothing}</div>`;
  }
}

customElements.define('step-bar', StepBar);
