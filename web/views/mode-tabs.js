/** What the stage shows: the board, the same to edit or to play, the steps of the search, or the plan. */
import { LitElement, html, css } from 'lit';
import { base, buttons } from './styles.js';
import { emit } from './events.js';

export class ModeTabs extends LitElement {
  static properties = { mode: {}, hasSteps: { type: Boolean }, readOnly: { type: Boolean } };

  static styles = [
    base,
    buttons,
    css`
      div {
        display: inline-flex; background: var(--well); border: 1px solid var(--line); border-radius: 10px;
        padding: 3px; gap: 2px;
      }
      button {
        border: 0; background: transparent; border-radius: 7px; padding: 0 var(--space-4);
        color: var(--quiet);
      }
      @media (max-width: 520px) { button { padding: 0 var(--space-2); } }
      button[aria-pressed='true'] {
        background: var(--card); color: var(--accent); box-shadow: 0 1px 3px light-dark(#1c222633, #00000080);
      }
    `,
  ];

  constructor() {
    super();
    this.mode = 'board';
    this.hasSteps = false;
    this.readOnly = false;
  }

  /** @param {string} mode @param {string} name @param {boolean} enabled @param {string} [spoken] */
  _tab(mode, name, enabled, spoken = name) {
    return html`<button type="button" aria-label=${spoken} aria-pressed=${this.mode === mode}
      aria-disabled=${!enabled} @click=${() => enabled && emit(this, 'mode-pick', { mode })}>${name}</button>`;
  }

  render() {
    return html`<div role="group" aria-label="What is shown">
      ${this._tab('board', 'Board', true)}
      ${this.readOnly ? '' : this._tab('edit', 'Edit', true)}
      ${this._tab('play', 'Play', true, 'Play by hand')}
      ${this._tab('steps', 'Steps', this.hasSteps)}
      ${this._tab('plan', 'Plan', true)}
    </div>`;
  }
}

customElements.define('mode-tabs', ModeTabs);
