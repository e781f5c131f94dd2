/**
 * What there is to learn: each text behind its title.
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

  render() {
    if (!this.info) return nothing;
    return html`<section class="card" aria-label="Lessons">
      ${this.info.lessons.map(
        ({ title, text }) => html`<details><summary>${title}</summary>
        ${text.split('\n\n').map((part) => html`<p>${part}</p>`)}</details>`,
      )}</section>`;
  }
}

customElements.define('game-lessons', GameLessons);
