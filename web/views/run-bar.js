/** The one button of an embedded page that hides the search's settings. */
import { LitElement, html, css } from 'lit';
import { emit } from './events.js';
import { base, buttons } from './styles.js';

export class RunBar extends LitElement {
  static properties = { running: { type: Boolean }, words: {} };

  static styles = [base, buttons, css`:host { padding: var(--space-3) var(--space-4); } p { margin: 0; flex: 1; }`];

  constructor() {
    super();
    this.running = false;
    this.words = '';
  }

  render() {
    return html`<div class="row">
      <button type="button" class=${this.running ? '' : 'primary'}
        @click=${() => emit(this, this.running ? 'search-stop' : 'search-start')}>${this.running
          ? 'Stop'
          : 'Run'}</button>
      <p class="quiet small">${this.words}</p>
    </div>`;
  }
}

customElements.define('run-bar', RunBar);
