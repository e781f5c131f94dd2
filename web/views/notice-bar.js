/** A message to the user that stays until it is closed, or offers one thing to do. */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit, focusedElement } from './events.js';

export class NoticeBar extends LitElement {
  static properties = { message: {}, action: {} };

  static styles = [
    base,
    buttons,
    css`
      div {
        display: flex; align-items: center; gap: var(--space-3); max-width: 1648px;
        margin: var(--space-4) auto 0; padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
        background: var(--bad-soft); color: var(--bad); border: 1px solid currentColor;
        border-radius: var(--radius);
      }
      :host { padding: 0 var(--space-4); }
      p { flex: 1; font-weight: 550; overflow-wrap: anywhere; }
      button { color: inherit; border-color: currentColor; }
    `,
  ];

  constructor() {
    super();
    this.message = '';
    this.action = '';
    /** @type {HTMLElement | null} */ this._before = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('message') && this.message) this._before = focusedElement();
  }

  /** The focus goes back to where it was when the message came. */
  _close() {
    this._before?.focus();
    emit(this, 'notice-close');
  }

  render() {
    if (!this.message) return nothing;
    return html`<div role="alert">${icons.alert}<p>${this.message}</p>
      ${this.action
        ? html`<button type="button" @click=${() => emit(this, 'notice-action')}>${this.action}</button>`
        : html`<button type="button" class="plain icon-only" aria-label="Close"
            @click=${this._close}>${icons.cross}</button>`}
    </div>`;
  }
}

customElements.define('notice-bar', NoticeBar);
