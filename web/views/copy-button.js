/**
 * Copies, and says so: on the button and aloud. Where the browser will not, it is said too, and the owner
 * selects the text.
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';

const told = 2500;
export const refused = 'The browser did not let the page write to the clipboard.';

export class CopyButton extends LitElement {
  static properties = {
    name: {},
    done: {},
    instead: {},
    act: { attribute: false },
    of: { attribute: false },
    primary: { type: Boolean },
    disabled: { type: Boolean },
    _copied: { state: true },
    _words: { state: true },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { display: inline-block; position: relative; }
      button { min-width: 7.2em; white-space: nowrap; }
      :host([wide]) button { min-width: 9em; }
      .done, .done:hover { color: var(--good) !important; border-color: var(--good) !important;
        background: var(--good-soft) !important; }
      [role='status'] {
        position: absolute; right: 0; bottom: calc(100% + 6px); z-index: 5; width: max-content;
        max-width: 300px;
        font-size: var(--small); line-height: 1.4;
      }
      [role='status'].said {
        background: var(--warn-soft); color: var(--warn); border: 1px solid var(--warn); border-radius: 8px;
        padding: 8px 10px; box-shadow: var(--deep-shadow);
      }
    `,
  ];

  constructor() {
    super();
    this.name = 'Copy';
    /** What is said aloud. */ this.done = 'Copied.';
    /** What can be done where the browser refuses. */
    this.instead = 'The text is selected: press Ctrl+C, or ⌘C, to copy it.';
    /** Whether it went to the clipboard; where not, the text should be selected now.
     * @type {() => Promise<boolean>} */ this.act = async () => false;
    /** What is copied: when that is another, it is not copied yet. @type {unknown} */ this.of = null;
    this.primary = false;
    this.disabled = false;
    this._copied = false;
    this._words = '';
    this._timer = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this._timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('of') && this.hasUpdated) this._forget();
  }

  _forget() {
    clearTimeout(this._timer);
    Object.assign(this, { _copied: false, _words: '' });
  }

  async _copy() {
    if (this.disabled) return;
    this._forget();
    const { of } = this;
    const copied = await this.act();
    if (of !== this.of) return;
    this._copied = copied;
    this._words = this._copied ? this.done : `${refused} ${this.instead}`;
    this._timer = setTimeout(() => this._forget(), this._copied ? told : 4 * told);
  }

  render() {
    const isSaid = this._words && !this._copied;
    return html`<button type="button" class=${this._copied ? 'done' : this.primary ? 'primary' : ''}
        aria-disabled=${this.disabled} @click=${this._copy}>${
          this._copied ? html`${icons.check}Copied` : html`${icons.copy}${this.name}`
        }</button>
      <span role="status" class=${isSaid ? 'said' : 'hidden'}>${this._words || nothing}</span>`;
  }
}

customElements.define('copy-button', CopyButton);

/** Selects a text, for a copy by hand. @param {Element | null | undefined} element @returns {false} */
export function selected(element) {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else if (element) getSelection()?.selectAllChildren(element);
  return false;
}
