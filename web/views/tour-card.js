/** The first visit's tour: four steps, each beside the part of the page it is about. It can be left at any time. */
import { LitElement, html, css } from 'lit';
import { emit, focusedElement } from './events.js';
import { base, buttons } from './styles.js';

const steps = [
  {
    part: '[slot=puzzle]', title: 'A puzzle',
    text: 'Pick a puzzle and a level, or paste a board of your own. '
      + 'The text and the picture are one and the same board.',
  },
  { part: '[slot=search]', title: 'A search',
    text: 'Choose a strategy and a heuristic, and run. '
      + 'A time bound keeps hard boards short; the search can go on later.' },
  {
    part: '[slot=stage]', title: 'Step by step',
    text: 'Every expansion can be shown again: the node, why it was chosen, and what became of each successor.',
  },
  {
    part: '[slot=answer]', title: 'The answer',
    text: 'What was found, and what may honestly be claimed of it: optimal, within a factor, or just a plan.',
  },
];

export class TourCard extends LitElement {
  static properties = { _step: { state: true } };

  static styles = [
    base,
    buttons,
    css`
      :host {
        position: fixed; z-index: 20; left: 50%; bottom: var(--space-4); translate: -50% 0;
        width: min(440px, calc(100vw - 24px));
      }
      section {
        background: var(--card); border: 2px solid var(--accent); border-radius: 14px; padding: var(--space-4);
        box-shadow: 0 16px 48px #00000040;
      }
      p { margin: var(--space-2) 0 var(--space-3); line-height: 1.5; }
      .row { justify-content: space-between; }
      .row > div { display: flex; gap: var(--space-2); }
    `,
  ];

  constructor() {
    super();
    this._step = 0;
    /** What had the focus. */ this._before = focusedElement();
  }

  updated() {
    const { part } = steps[this._step];
    for (const each of document.querySelectorAll('.toured')) each.classList.remove('toured');
    const target = document.querySelector(part);
    target?.classList.add('toured');
    target?.scrollIntoView({ block: 'nearest' });
  }

  /** So that Enter goes on and Escape leaves. */
  firstUpdated() {
    /** @type {HTMLElement} */ (this.renderRoot.querySelector('.primary')).focus();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._before?.focus();
    for (const each of document.querySelectorAll('.toured')) each.classList.remove('toured');
  }

  /** @param {number} by */
  _move(by) {
    if (this._step + by >= steps.length) emit(this, 'tour-end');
    else this._step = Math.max(0, this._step + by);
  }

  render() {
    const { title, text } = steps[this._step];
    return html`<section aria-label="A short tour" @keydown=${(/** @type {KeyboardEvent} */ event) =>
      event.key === 'Escape' && emit(this, 'tour-end')}>
      <h2>${title}</h2>
      <p aria-live="polite">${text}</p>
      <div class="row">
        <span class="quiet small">${this._step + 1} of ${steps.length}</span>
        <div>
          <button type="button" class="plain" @click=${() => emit(this, 'tour-end')}>Skip</button>
          ${this._step > 0 ? html`<button type="button" @click=${() => this._move(-1)}>Back</button>` : ''}
          <button type="button" class="primary" @click=${() => this._move(1)}>
            ${this._step + 1 < steps.length ? 'Next' : 'Done'}</button>
        </div>
      </div>
    </section>`;
  }
}

customElements.define('tour-card', TourCard);
