/** The top of every page: name, pages, undo and redo, the link, help, light or dark. On a phone it carries
 * the level. */
import { LitElement, html, css, nothing } from 'lit';
import { addressOf, iconAddress, lessonsFolder } from '../model/places.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';

/** @type {{ id: import('../model/places.js').PageName, name: string }[]} */
const pages = [
  { id: 'puzzles', name: 'Puzzles' },
  { id: 'game', name: 'Game' },
  { id: 'lab', name: 'Lab' },
];

export class AppHeader extends LitElement {
  static properties = {
    page: {},
    ready: { type: Boolean },
    canUndo: { type: Boolean },
    canRedo: { type: Boolean },
    dark: { type: Boolean },
    copied: { type: Boolean },
    phone: { type: Boolean },
    _menu: { state: true },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { background: var(--card); border-bottom: 1px solid var(--line); flex: none; position: relative;
        z-index: 12; }
      header { display: flex; align-items: center; gap: var(--space-2); height: 47px; padding: 0 12px 0 14px;
        }
      img { width: 26px; height: 26px; display: block; }
      h1 { margin: 0 20px 0 2px; font-size: 17px; font-weight: 700; letter-spacing: -0.01em; }
      nav { display: flex; align-self: stretch; flex: 1; }
      nav a {
        display: inline-flex; align-items: center; padding: 1px 14px 0; color: var(--quiet); font-weight: 600;
        text-decoration: none; border-bottom: 2px solid transparent;
      }
      nav button { align-self: center; color: var(--quiet); }
      nav a:hover { color: var(--ink); }
      nav a[aria-current] { color: var(--accent); border-color: var(--accent); }
      .share { padding: 0 14px; }
      .done { color: var(--good); border-color: var(--good); }
      .level { flex: 1; min-width: 0; display: none; }
      .menu {
        position: absolute; right: 8px; top: 50px; z-index: 20; background: var(--card);
        border: 1px solid var(--line);
        border-radius: 10px; box-shadow: var(--deep-shadow); padding: 6px; display: grid; min-width: 200px;
      }
      .menu a, .menu button {
        display: flex; justify-content: flex-start; align-items: center; gap: 10px; min-height: 44px;
        padding: 0 12px;
        border: 0; border-radius: 6px; color: var(--ink); font-weight: 550; text-decoration: none;
      }
      .menu a[aria-current] { color: var(--accent); }
      :host([phone]) header { height: 51px; padding: 0 8px 0 12px; gap: 2px; }
      :host([phone]) img { width: 28px; height: 28px; }
      :host([phone]) h1 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px;
        overflow: hidden; }
      :host([phone]) .level { display: block; }
      @media (max-width: 720px) { h1 { margin-right: 6px; } nav a { padding-inline: 10px; } }
    `,
  ];

  constructor() {
    super();
    /** Which page this is. @type {string} */ this.page = 'puzzles';
    this.ready = false;
    this.canUndo = false;
    this.canRedo = false;
    this.dark = false;
    /** The link was copied just now. */ this.copied = false;
    this.phone = false;
    this._menu = false;
  }

  /** @param {string} name @param {unknown} icon @param {string} event @param {boolean} [enabled] */
  _tool(name, icon, event, enabled = true) {
    return html`<button type="button" class="plain icon-only" aria-label=${name} title=${name}
      aria-disabled=${!enabled} @click=${() => enabled && emit(this, event)}>${icon}</button>`;
  }

  _links() {
    const links = pages.map(
      ({ id, name }) => html`<a href=${addressOf(id)}
      aria-current=${id === this.page ? 'page' : nothing}>${name}</a>`,
    );
    const lessons = lessonsFolder
      ? html`<a href=${`${lessonsFolder}index.html`}>Lessons</a>`
      : html`<button type="button" class="plain" @click=${() => {
          this._menu = false;
          emit(this, 'lessons-show');
        }}>Lessons</button>`;
    return [...links, lessons];
  }

  render() {
    return html`<header>
      <img src=${iconAddress} alt="" width="26" height="26"><h1>Frontier</h1>
      <slot name="level" class="level"></slot>
      ${this.phone ? this._narrow() : this._wide()}
    </header>${this._menu && this.phone ? this._list() : nothing}`;
  }

  _share() {
    const words = this.page === 'lab' ? 'Copy a link to all that is shown' : 'Link, embed, picture or file';
    return html`<button type="button" class=${`share ${this.copied ? 'done' : ''}`} title=${words}
      aria-disabled=${!this.ready} @click=${() => this.ready && emit(this, 'share')}>${
        this.copied ? html`${icons.check}Copied` : html`${icons.share}Share`
      }</button>`;
  }

  _wide() {
    return html`<nav aria-label="Pages">${this._links()}</nav>
      ${this._tool('Undo', icons.undo, 'undo', this.canUndo)}
      ${this._tool('Redo', icons.redo, 'redo', this.canRedo)}
      ${this._share()}
      ${this._tool('Help', icons.help, 'show-help', this.ready)}
      ${
        this.dark
          ? this._tool('Light colours', icons.sun, 'colours-toggle')
          : this._tool('Dark colours', icons.moon, 'colours-toggle')
      }`;
  }

  _narrow() {
    return html`<button type="button" class="plain icon-only" aria-label=${this.copied ? 'Copied' : 'Share'}
        @click=${() => emit(this, 'share')}>${this.copied ? icons.check : icons.share}</button>
      <button type="button" class="plain icon-only" aria-label="Menu" aria-expanded=${this._menu}
        @click=${() => {
          this._menu = !this._menu;
        }}>${icons.menu}</button>`;
  }

  _list() {
    const item = (
      /** @type {string} */ name,
      /** @type {unknown} */ icon,
      /** @type {string} */ event,
      able = true,
    ) =>
      html`<button type="button" class="plain" aria-disabled=${!able} @click=${() => {
        this._menu = false;
        if (able) emit(this, event);
      }}>${icon}${name}</button>`;
    return html`<div class="menu" @keydown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape') this._menu = false;
    }}>
      ${this._links()}
      ${item('Undo', icons.undo, 'undo', this.canUndo)}${item('Redo', icons.redo, 'redo', this.canRedo)}
      ${item('Reset all', icons.fresh, 'start-afresh')}
      ${item(
        this.dark ? 'Light colours' : 'Dark colours',
        this.dark ? icons.sun : icons.moon,
        'colours-toggle',
      )}
      ${item('Help', icons.help, 'show-help')}</div>`;
  }
}

customElements.define('app-header', AppHeader);
