/**
 * The primary button: Solve, Stop, Go on; always in the same place, and one element for all, so that the
 * focus stays on it. Beside it a menu of other ways to begin.
 * @import { Primary } from '../state/selectors-status.js'
 * @typedef {{ id: string, name: string, about?: string, key?: string, able?: boolean }} Way
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';

export class SolveButton extends LitElement {
  static properties = {
    primary: { attribute: false },
    ways: { attribute: false },
    open: { type: Boolean },
    big: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { position: relative; flex: none; }
      .split { display: flex; height: 40px; }
      button { min-height: 40px; font-weight: 700; }
      #go { flex: 1; padding: 0 8px 0 10px; white-space: nowrap; }
      :host(:not([big])) .split { width: var(--solve, 152px); }
      .split.two #go { border-radius: 8px 0 0 8px; }
      #more { min-width: 31px; padding: 0; border-radius: 0 8px 8px 0; border-left-color: #ffffff40; }
      .ink, .ink:hover:not([aria-disabled='true']) { background: var(--ink); border-color: var(--ink);
        color: var(--card); }
      .soft { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); }
      #more.soft { border-left-color: var(--accent); }
      .off, .off[aria-disabled='true'] { background: var(--line); border-color: var(--line);
        color: var(--quiet); }
      .menu {
        position: absolute; left: 0; top: 46px; z-index: 16; min-width: 280px; width: max-content;
        max-width: calc(100vw - 24px); padding: 6px; background: var(--card);
        border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--deep-shadow); display: grid;
      }
      .menu button {
        justify-content: flex-start; border: 0; min-height: 34px; padding: 0 10px; gap: 8px;
        border-radius: 6px;
        white-space: nowrap;
      }
      .menu .about { font-weight: 400; color: var(--quiet); flex: 1; text-align: left; }
      .menu .name:last-child { flex: 1; text-align: left; }
      :host([big]) { flex: 1; }
      :host([big]) .split, :host([big]) button#go { height: 52px; width: 100%; font-size: 16px;
        border-radius: 12px; }
      :host([big]) #more { display: none; }
    `,
  ];

  constructor() {
    super();
    /** @type {Primary} */ this.primary = { word: 'Solve', icon: 'play', kind: 'off', why: '' };
    /** @type {Way[]} */ this.ways = [];
    this.open = false;
    this.big = false;
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#go'))?.focus();
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const items = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll('.menu button')]);
    const at = items.indexOf(/** @type {HTMLElement} */ (event.composedPath()[0]));
    if (event.key === 'Escape') {
      event.stopPropagation();
      /** @type {HTMLElement} */ (this.renderRoot.querySelector('#more')).focus();
      emit(this, 'menu-toggle');
    } else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('open') && this.open) {
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.menu button'))?.focus();
    }
  }

  /** @param {FocusEvent} event */
  _left(event) {
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (this.open && !this.renderRoot.contains(to)) emit(this, 'menu-toggle');
  }

  render() {
    const { word, icon, kind, why } = this.primary;
    const two = kind !== 'ink' && this.ways.length > 0;
    const look = kind === 'solid' ? 'primary' : kind;
    return html`<div class=${`split ${two ? 'two' : ''}`}>
        <button type="button" id="go" class=${look} title=${why} aria-disabled=${kind === 'off'}
          @click=${() => kind !== 'off' && emit(this, 'primary')}>${icons[icon]}${word}</button>
        ${
          two
            ? html`<button type="button" id="more" class=${look} aria-label="Other ways to solve"
          aria-haspopup="menu"
          aria-expanded=${this.open} aria-disabled=${kind === 'off'}
          @click=${() => kind !== 'off' && emit(this, 'menu-toggle')}>${icons.chevron}</button>`
            : nothing
        }
      </div>
      ${this.open && two ? this._menu() : nothing}`;
  }

  _menu() {
    return html`<div class="menu" role="menu" aria-label="Ways to solve" @keydown=${this._key}
      @focusout=${this._left}>
      ${this.ways.map(
        ({ id, name, about, key, able = true }) => html`<button type="button" role="menuitem"
        class="plain"
        aria-disabled=${!able} @click=${() => able && emit(this, 'way', { id })}><span
          class="name">${name}</span>${
            about ? html`<span class="about">${about}</span>` : nothing
          }${key ? html`<kbd>${key}</kbd>` : nothing}</button>`,
      )}
    </div>`;
  }
}

customElements.define('solve-button', SolveButton);
