/** The list of keys, as a dialog. */
import { LitElement, html, css } from 'lit';
import { base, buttons, dialogs } from './styles.js';
import { icons } from './icons.js';

export class KeySheet extends LitElement {
  static properties = { groups: { attribute: false } };

  static styles = [
    base,
    buttons,
    dialogs,
    css`
      dialog {
        padding: var(--space-5); width: min(460px, calc(100vw - 32px)); max-height: calc(100vh - 32px);
        overflow: auto;
      }
      .head {
        display: flex; justify-content: space-between; align-items: center; margin-bottom: var(--space-2);
      }
      h3 { margin: var(--space-4) 0 var(--space-1); color: var(--quiet); }
      div.key {
        display: grid; grid-template-columns: 13.5em 1fr; gap: var(--space-3); padding: 6px 0;
        border-top: 1px solid var(--line); font-size: var(--small);
      }
      dt { font-weight: 600; }
      a { color: var(--accent); display: inline-block; line-height: 40px; }
      @media (max-width: 460px) { div.key { grid-template-columns: 1fr; gap: 0; } }
    `,
  ];

  constructor() {
    super();
    /** @type {{ name: string, keys: [key: string, what: string][] }[]} */ this.groups = [];
  }

  open() {
    this._dialog.showModal();
  }

  get _dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <div class="head"><h2 id="title">Keys</h2>
        <button type="button" class="plain icon-only" aria-label="Close"
          @click=${() => this._dialog.close()}>${icons.cross}</button></div>
      ${this.groups.map(
        ({ name, keys }) => html`<h3>${name}</h3>
        <dl>${keys.map(([key, what]) => html`<div class="key"><dt>${key}</dt><dd>${what}</dd></div>`)}</dl>`,
      )}
      <p><a href="./notices.txt">Licences</a></p>
    </dialog>`;
  }
}

customElements.define('key-sheet', KeySheet);
