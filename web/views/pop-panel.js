/**
 * A panel over the page that belongs to a button: it takes the focus, and goes by Escape, by a click beside
 * it, or when the focus leaves it. On a phone it rises from the bottom.
 */
import { LitElement, html, css } from 'lit';
import { base } from './styles.js';
import { emit, focusedElement } from './events.js';

export class PopPanel extends LitElement {
  static properties = { label: {}, left: { type: Number }, top: { type: Number }, width: { type: Number } };

  static styles = [
    base,
    css`
      .back { position: fixed; inset: var(--top) 0 0; z-index: 14; background: var(--veil); }
      .panel {
        position: fixed; z-index: 15; left: var(--left); top: var(--top);
        width: min(var(--width), calc(100vw - 16px));
        max-height: calc(100dvh - var(--top) - 8px); overflow: auto; background: var(--card);
        color: var(--ink);
        border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--deep-shadow);
      }
      @media (max-width: 599px) {
        .back { inset: 0; }
        .panel {
          left: 0; right: 0; bottom: 0; top: auto; width: auto; max-height: 86dvh;
          border-radius: 16px 16px 0 0;
          padding-bottom: env(safe-area-inset-bottom);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.label = '';
    this.left = 8;
    this.top = 104;
    this.width = 320;
    /** @type {HTMLElement | null} */ this._before = focusedElement();
  }

  async firstUpdated() {
    await Promise.resolve();
    const first =
      /** @type {HTMLElement | null} */ (this.querySelector('[autofocus]')) ??
      /** @type {HTMLElement} */ (this.renderRoot.querySelector('.panel'));
    first.focus({ preventScroll: true });
  }

  /** The focus goes back to the button that opened it, unless it has gone elsewhere by itself. */
  disconnectedCallback() {
    super.disconnectedCallback();
    if (!focusedElement() || focusedElement() === document.body) this._before?.focus();
  }

  _close() {
    emit(this, 'close');
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    this._before?.focus();
    this._close();
  }

  /** @param {FocusEvent} event */
  _left(event) {
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (to && !this.contains(to) && !this.renderRoot.contains(to)) this._close();
  }

  render() {
    const left = Math.max(8, Math.min(this.left, innerWidth - this.width - 8));
    return html`<div class="back" .style=${`--top: ${this.top - 1}px`} @click=${this._close}></div>
      <div class="panel" role="dialog" aria-label=${this.label} tabindex="-1" @keydown=${this._key}
        @focusout=${this._left} .style=${`--left: ${left}px; --top: ${this.top}px; --width: ${this.width}px`}>
        <slot></slot></div>`;
  }
}

customElements.define('pop-panel', PopPanel);
