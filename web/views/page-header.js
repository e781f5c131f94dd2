/** The top of the page: name, undo and redo, start afresh, light or dark, keys. */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';

const pages = [
  { id: 'puzzles', name: 'Puzzles', address: './' },
  { id: 'game', name: 'Game', address: './game.html' },
];

export class PageHeader extends LitElement {
  static properties = {
    ready: { type: Boolean },
    canUndo: { type: Boolean },
    canRedo: { type: Boolean },
    dark: { type: Boolean },
    tooLarge: { type: Boolean },
    page: {},
  };

  static styles = [
    base,
    buttons,
    css`
      :host { background: var(--card); border-bottom: 1px solid var(--line); }
      header {
        display: flex; align-items: center; gap: var(--space-3); max-width: 1680px; margin: 0 auto;
        padding: var(--space-2) var(--space-4); min-height: 57px;
      }
      img { width: 30px; height: 30px; display: block; }
      h1 { margin: 0; font-size: 1.1875rem; font-weight: 700; letter-spacing: -0.015em; line-height: 1.2; }
      .tag { font-size: var(--small); color: var(--quiet); line-height: 1.2; }
      .name {
        flex: 1; min-width: 0; display: flex; align-items: baseline; gap: var(--space-3); flex-wrap: wrap;
      }
      .tools { display: flex; gap: var(--space-1); }
      nav { display: flex; gap: var(--space-1); }
      nav a {
        display: inline-flex; align-items: center; min-height: var(--target); padding: 0 var(--space-3); border-radius: 8px;
        color: var(--ink); font-weight: 550; text-decoration: none;
      }
      nav a:hover { background: var(--accent-soft); }
      nav a[aria-current] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); border-radius: 0; }
      @media (max-width: 620px) {
        header { flex-wrap: wrap; row-gap: 0; }
        .tools { flex: 1 0 100%; justify-content: space-between; }
        nav a { padding: 0 var(--space-2); }
      }
      @media (max-width: 900px) { .tag, .word { display: none; } }
      @media (max-width: 420px) { header { gap: var(--space-2); padding-inline: var(--space-3); } .tools { gap: 0; } }
    `,
  ];

  constructor() {
    super();
    this.ready = false;
    this.canUndo = false;
    this.canRedo = false;
    this.dark = false;
    /** The board is too large for a link. */ this.tooLarge = false;
    /** Which of the two pages this is. @type {'puzzles' | 'game'} */ this.page = 'puzzles';
  }

  /** @param {string} name @param {unknown} icon @param {string} event @param {boolean} [enabled] */
  _tool(name, icon, event, enabled = true) {
    return html`<button type="button" class="plain icon-only" aria-label=${name} title=${name}
      aria-disabled=${!enabled} @click=${() => enabled && emit(this, event)}>${icon}</button>`;
  }

  render() {
    return html`<header>
      <img src="./icon.svg" alt="" width="30" height="30">
      <div class="name"><h1>Frontier</h1><span class="tag">a playground for heuristic search</span></div>
      <nav aria-label="Pages">${pages.map(({ id, name, address }) => html`<a href=${address}
        aria-current=${id === this.page ? 'page' : nothing}>${name}</a>`)}</nav>
      <div class="tools">
        ${this._tool('Undo', icons.undo, 'undo', this.canUndo)}
        ${this._tool('Redo', icons.redo, 'redo', this.canRedo)}
        ${this._tool('Start afresh', icons.fresh, 'start-afresh', this.ready)}
        ${this.dark
          ? this._tool('Light colours', icons.sun, 'colours-toggle')
          : this._tool('Dark colours', icons.moon, 'colours-toggle')}
        ${this._tool(`Copy link${this.tooLarge ? ': the board is too large for one' : ''}`, icons.link, 'link-copy',
          this.ready)}
        ${this._tool('Keys', icons.keys, 'show-keys')}
        ${this._tool('Help', icons.help, 'show-help', this.ready)}
      </div>
    </header>`;
  }
}

customElements.define('page-header', PageHeader);
