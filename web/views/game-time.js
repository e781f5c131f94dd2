/**
 * The line of play, or all steps of the evaluation, as a strip: a click or a drag goes there, and for the
 * keyboard it is a slider. Below it, which of the two.
 */
import { LitElement, html, css, nothing } from 'lit';
import { agentNumber } from '../model/game-words.js';
import { base, buttons, segments } from './styles.js';
import { emit } from './events.js';

const tracks = /** @type {const} */ ([
  ['line', 'Line of play'],
  ['tree', 'Evaluation'],
]);

export class GameTime extends LitElement {
  static properties = { track: {}, at: { type: Number }, agents: { attribute: false }, words: {}, value: {} };

  static styles = [
    base,
    buttons,
    segments,
    css`
      :host { padding: 0 10px; }
      .strip {
        position: relative; height: 35px; padding: 8px 0; cursor: pointer; touch-action: pan-y;
        display: flex; gap: 2px; border: 1px solid var(--line); border-radius: 6px; background: var(--well);
      }
      .strip i { flex: 1; min-width: 0; background: light-dark(#9ccfae, #3d7d53); }
      .strip .a1 { background: light-dark(#f2b84b, #b07c1d); }
      .strip .a2 { background: light-dark(#8fb8e8, #4a78ad); }
      .past { position: absolute; inset: 0 auto 0 0; width: calc(var(--at) * 100%); background: var(--accent);
        opacity: 0.14; pointer-events: none; }
      .knob { position: absolute; top: -5px; bottom: -3px; width: 2px; margin-left: -1px;
        background: var(--ink); left: calc(var(--at) * 100%); pointer-events: none; }
      .knob::before { content: ''; position: absolute; left: -4px; top: 0; width: 10px; height: 10px;
        border-radius: 50%; background: var(--ink); }
      .keys { min-height: 43px; display: flex; align-items: center; gap: 12px; font-size: var(--small); }
      .segments button { min-height: var(--small-target); padding: 0 10px; font-size: var(--small);
        white-space: nowrap; }
      .words { flex: 1; min-width: 0; color: var(--quiet); white-space: nowrap; overflow: hidden;
        text-overflow: ellipsis; }
      @media (max-width: 599px) { :host { display: none; } }
    `,
  ];

  constructor() {
    super();
    /** @type {'line' | 'tree'} */ this.track = 'line';
    /** How much of it lies behind, from 0 to 1. */ this.at = 0;
    /** Who makes each move of the line. @type {string[]} */ this.agents = [];
    this.words = '';
    /** Where it stands, in words. */ this.value = '';
  }

  /** @param {PointerEvent} event */
  _point(event) {
    const strip = /** @type {Element} */ (event.currentTarget);
    if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
    else if (!event.buttons) return;
    const { left, width } = strip.getBoundingClientRect();
    emit(this, 'seek-part', { part: Math.max(0, Math.min(1, (event.clientX - left) / width)) });
  }

  render() {
    return html`<div class="strip" role="slider" tabindex="0" aria-label=${
      this.track === 'line' ? 'Along the line of play' : 'Along the evaluation'
    } aria-valuemin="0" aria-valuemax="100"
        aria-valuenow=${Math.round(100 * this.at)} aria-valuetext=${this.value} .style=${`--at: ${this.at}`}
        @pointerdown=${this._point} @pointermove=${this._point}>
        ${
          this.track === 'line'
            ? this.agents.map((agent) => html`<i class=${`a${agentNumber(agent)}`}></i>`)
            : nothing
        }
        <span class="past"></span><span class="knob"></span></div>
      <div class="keys"><div class="segments" role="group"
        aria-label="Timeline of">${tracks.map(
          ([track, name]) => html`<button type="button"
          aria-pressed=${this.track === track}
          @click=${() => emit(this, 'track-pick', { track })}>${name}</button>`,
        )}</div>
        <span class="words">${this.words}</span></div>`;
  }
}

customElements.define('game-time', GameTime);
