/**
 * The link itself: where it opens, in a form that can be read or in a short one, and how long it is.
 * @import { Moment, MomentChoice } from '../model/share-link.js'
 * @import { BasePort } from './share-port.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { mostReadable } from '../model/link.js';
import { fieldsOf, lengthWords } from '../model/share-link.js';
import { selected } from './copy-button.js';
import { emit } from './events.js';
import { momentChoices } from './share-moments.js';
import { shareStyles } from './share-styles.js';
import { base, buttons, segments } from './styles.js';

export class ShareLink extends LitElement {
  static properties = {
    port: { attribute: false },
    fragment: {},
    moment: {},
    moments: { attribute: false },
    compact: { attribute: false },
    board: { type: Number },
    _isCompact: { state: true },
  };

  static styles = [
    base,
    buttons,
    segments,
    shareStyles,
    css`
      textarea {
        display: block; width: 100%; min-height: 84px; resize: vertical; border: 1px solid var(--line);
        border-radius: 8px; background: var(--well); color: var(--ink); font: 13px/1.55 var(--mono);
        padding: 10px;
        overflow-wrap: anywhere;
      }
      dl > div {
        display: grid; grid-template-columns: 9em minmax(0, 1fr); gap: 10px; padding: 4px 0;
        border-top: 1px solid var(--line); font-size: var(--small);
      }
      dt { color: var(--quiet); }
      dd { font-family: var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.3; }
      .card { flex: none; }
    `,
  ];

  constructor() {
    super();
    /** @type {BasePort | null} */ this.port = null;
    /** @type {string} */ this.fragment = '';
    /** @type {Moment} */ this.moment = 'moment';
    /** @type {readonly MomentChoice[]} */ this.moments = [];
    /** The short form, null while it is not here. @type {string | null} */ this.compact = null;
    /** How long the board is. */ this.board = 0;
    /** Which form; null: the readable one while that is short. @type {boolean | null} */
    this._isCompact = null;
  }

  render() {
    const { port } = this;
    if (!port) return nothing;
    const isShort = this._isCompact ?? this.fragment.length > mostReadable;
    const link = port.link((isShort && this.compact) || this.fragment);
    const { words, fits } = lengthWords(link, this.board);
    const act = async () => (await port.copy(link)) || selected(this.renderRoot.querySelector('textarea'));
    return html`<div class="left">${momentChoices(this)}
        <p class="words">${this.moments.find(({ id }) => id === this.moment)?.holds}</p></div>
      <div class="right"><div class="card"><div class="top">
          ${port.compact ? this._forms(isShort) : nothing}<span class="grow"></span>
          <copy-button primary .of=${link} .done=${'The link is on the clipboard.'}
            .act=${act}></copy-button></div>
        <textarea readonly aria-label="The whole link" spellcheck="false" .value=${link}></textarea>
        <p class=${fits ? 'words' : 'words bad'}>${words}</p>
        ${
          fits
            ? nothing
            : html`<button type="button" @click=${() => emit(this, 'file-show')}>The board as a file</button>`
        }</div>
        <div class="card"><h3>What it says</h3><dl>${fieldsOf(this.fragment).map(
          ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
        )}</dl></div></div>`;
  }

  /** @param {boolean} isShort */
  _forms(isShort) {
    const form = (/** @type {boolean} */ compact, /** @type {string} */ name) => html`<button type="button"
      aria-pressed=${isShort === compact} @click=${() => (this._isCompact = compact)}>${name}</button>`;
    return html`<div class="segments" role="group" aria-label="Form">${form(false, 'Readable')}
      ${form(true, 'Compact')}</div>`;
  }
}

customElements.define('share-link', ShareLink);
