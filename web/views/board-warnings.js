/** What is wrong or doubtful about the board, beside the tools that change it. The text's editor says it aloud. */
import { LitElement, html, css } from 'lit';
import { base } from './styles.js';
import { icons } from './icons.js';

export class BoardWarnings extends LitElement {
  static properties = { words: { attribute: false } };

  static styles = [
    base,
    css`
      :host { display: grid; gap: var(--space-2); padding: var(--space-3) var(--space-4) 0; }
      p {
        display: flex; gap: var(--space-2); color: var(--warn); background: var(--warn-soft); border-radius: 8px;
        padding: var(--space-2) var(--space-3);
      }
      @media (max-width: 520px) { :host { padding: var(--space-3) var(--space-3) 0; } }
    `,
  ];

  constructor() {
    super();
    /** @type {string[]} */ this.words = [];
  }

  render() {
    return this.words.map((words) => html`<p class="small">${icons.alert}<span>${words}</span></p>`);
  }
}

customElements.define('board-warnings', BoardWarnings);
