/**
 * The rules, and what there is to learn: each text behind its title.
 * @import { GameInfo } from '../engine/game-protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, fields } from './styles.js';

export class GameLessons extends LitElement {
  static properties = { info: { attribute: false } };

  static styles = [
    base,
    fields,
    css`
      details + details { border-top: 1px solid var(--line); }
      summary { padding: var(--space-1) 0; }
      details p { margin: 0 0 var(--space-3); max-width: 68ch; font-size: 1rem; }
    `,
  ];

  constructor() {
    super();
    /** @type {GameInfo | null} */ this.info = null;
  }

  /** Opens the rules and goes there. */
  open() {
    const rules = /** @type {HTMLDetailsElement | null} */ (this.renderRoot.querySelector('details'));
    if (!rules) return;
    rules.open = true;
    rules.scrollIntoView({ block: 'start' });
    /** @type {HTMLElement} */ (rules.querySelector('summary')).focus();
  }

  render() {
    if (!this.info) return nothing;
    const texts = [{ id: 'rules', title: 'The rules', text: this.info.rules }, ...this.info.lessons];
    return html`<section class="card" aria-labelledby="title"><h2 id="title">To read</h2>
      ${texts.map(({ title, text }) => html`<details><summary>${title}</summary>
        ${text.split('\n\n').map((part) => html`<p>${part}</p>`)}</details>`)}</section>`;
  }
}

customElements.define('game-lessons', GameLessons);
