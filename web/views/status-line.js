/**
 * One line that says how things stand: a sign, a word, a sentence, and numbers that keep their places. Above
 * it, how much of the time bound is gone.
 * @import { Status } from '../state/selectors-status.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { byValue, emit } from './events.js';

/** As wide as their numbers get, so that nothing moves while they change. */
const widths = /** @type {Record<string, string>} */ ({
  Expanded: '9ch',
  Rate: '7ch',
  Best: '4ch',
  'Lower bound': '3ch',
  Gap: '5ch',
  'So far': '23ch',
  Time: '7ch',
});
const signs = {
  tick: icons.check,
  half: icons.half,
  flag: icons.flag,
  cross: icons.cross,
  alert: icons.alert,
};

export class StatusLine extends LitElement {
  static properties = { status: byValue };

  static styles = [
    base,
    buttons,
    css`
      :host { flex: none; background: var(--card); border-bottom: 1px solid var(--line); position: relative; }
      .bar { height: 3px; background: var(--line); }
      .bar i { display: block; height: 100%; background: var(--edge); transform-origin: left; }
      .busy .bar i, .bar.busy i { background: var(--accent); }
      .line {
        height: 32px; display: flex; align-items: center; gap: 0 18px; padding: 0 14px;
        font-size: var(--small);
        white-space: nowrap; overflow: hidden;
      }
      .state { display: flex; align-items: center; gap: 8px; font-weight: 700; flex: none; }
      .state svg.icon { width: 16px; height: 16px; }
      .good { color: var(--good); }
      .busy { color: var(--accent); }
      .warn svg { color: var(--warn); }
      .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--edge-soft); margin: 0 1px; }
      .busy .dot { background: var(--accent); box-shadow: 0 0 0 3px var(--accent-soft); }
      .words { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
      .act { min-height: var(--small-target); padding: 0 10px; flex: none; }
      dl { display: flex; gap: 18px; overflow: hidden; flex: 0 1 auto; justify-content: flex-end; }
      dl div { display: flex; gap: 6px; flex: none; }
      dt { color: var(--quiet); }
      dd { font-weight: 650; text-align: left; }
      .busy-now dd { min-width: var(--width); }
      @media (max-width: 1199px) { .rare { display: none !important; } dl { gap: 14px; } }
      /* The words have the cost of a plan, and the gap how far it is from the optimum. */
      @media (max-width: 899px) { .more, .said, .line:not(.busy-now) .best { display: none !important; } }
      @media (max-width: 739px) { .some { display: none !important; } }
      @media (max-width: 599px) {
        .line { height: 42px; font-size: 1rem; gap: 10px; }
        .rare, .some, .often { display: none !important; }
        .words { text-align: left; }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Status | null} */ this.status = null;
  }

  render() {
    const { status } = this;
    if (!status) return nothing;
    const { sign, tone, title, words, figures, part, more, act } = status;
    const busy = sign === 'busy';
    return html`<div class=${busy ? 'bar busy' : 'bar'}><i
      .style=${`transform: scaleX(${part ?? 0})`}></i></div>
      <div class=${busy ? 'line busy-now' : 'line'}>
        <strong class=${`state ${tone}`}>${
          sign === 'dot' || sign === 'busy' ? html`<i class="dot" aria-hidden="true"></i>` : signs[sign]
        }<span id="title">${title}</span></strong>
        <span class="words" title=${`${words} ${more}`.trim()}>${words} <span
          class="quiet more">${more}</span></span>
        ${
          act
            ? html`<button type="button" class="act" @click=${() => emit(this, 'status-act')}>${act}</button>`
            : nothing
        }
        ${figures.length ? html`<dl>${figures.map((figure) => this._figure(figure))}</dl>` : nothing}
      </div>`;
  }

  /** @param {Status['figures'][number]} figure */
  _figure({ name, value }) {
    const ranks = {
      Rate: 'some',
      Time: 'some',
      'Lower bound': 'rare',
      Expanded: 'often',
      Nodes: 'rare',
      Best: 'best',
      'So far': 'said',
      Moves: 'said', // they stand below the board, too
      Pushes: 'said',
      States: 'some',
      Solvable: 'some',
      'Too high': 'often',
      'Solved by all': 'some',
      'Solved by none': 'some',
    };
    const rank = /** @type {Record<string, string>} */ (ranks)[name] ?? '';
    return html`<div class=${rank}><dt>${name}</dt><dd
      .style=${`--width: ${widths[name] ?? '0'}`}>${value}</dd></div>`;
  }
}

customElements.define('status-line', StatusLine);
