/**
 * A message to the user that may offer one thing to do. It lies over the panes, so that it moves nothing;
 * inline, it has a place of its own, and covers nothing.
 * @import { Notice } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit, focusedElement } from './events.js';

/** What each thing to do is called on its button. */
const names = {
  undo: 'Undo',
  run: 'Run it',
  allow: 'Let it run',
  fetch: 'Fetch it',
  reload: 'Try again',
  update: 'Reload',
};

export class NoticeBar extends LitElement {
  static properties = { notice: { attribute: false }, inline: { type: Boolean } };

  static styles = [
    base,
    buttons,
    css`
      :host { position: fixed; z-index: 13; left: 50%; bottom: 20px; translate: -50% 0;
        max-width: min(680px, calc(100vw - 24px)); width: max-content; }
      div {
        display: flex; align-items: center; gap: var(--space-3); padding: 6px 6px 6px 14px;
        background: var(--ink); color: var(--card);
        border-radius: 10px; box-shadow: var(--deep-shadow);
      }
      .bad { background: var(--bad-soft); color: var(--bad); border: 1px solid currentColor; }
      p { flex: 1; font-weight: 550; overflow-wrap: anywhere; }
      button, button:hover:not(:disabled) { color: inherit; border-color: currentColor; background: none; }
      button.plain { border-color: transparent; }
      @media (max-width: 599px) { :host { bottom: 90px; } }
      :host([inline]) { position: static; translate: none; width: auto; max-width: none; flex: none; }
      :host([inline]) div { margin: 6px 12px; box-shadow: none; }
    `,
  ];

  constructor() {
    super();
    /** @type {Notice | null} */ this.notice = null;
    this.inline = false;
    /** @type {HTMLElement | null} */ this._before = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('notice') && this.notice) this._before = focusedElement();
    // it went by itself
    else if (changed.has('notice') && this.shadowRoot?.activeElement) this._before?.focus();
  }

  /** The focus goes back to where it was when the message came. @param {string} event */
  _tell(event) {
    this._before?.focus();
    emit(this, event);
  }

  render() {
    if (!this.notice) return nothing;
    const { words, tone, action } = this.notice;
    return html`<div class=${tone} role="alert">${tone === 'bad' ? icons.alert : nothing}<p>${words}</p>
      ${
        action
          ? html`<button type="button"
        @click=${() => this._tell(`notice-${action}`)}>${names[action]}</button>`
          : nothing
      }
      ${
        action === 'reload'
          ? nothing
          : html`<button type="button" class="plain icon-only" aria-label="Close"
          @click=${() => this._tell('notice-close')}>${icons.cross}</button>`
      }
    </div>`;
  }
}

customElements.define('notice-bar', NoticeBar);
