/**
 * The board as text, with line numbers and the error marked where it is. Typing is never blocked.
 * @import { Diagnostic } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { isLong } from '../model/intake.js';
import { lineCount, numbersFrom, numbersShown, offsetOf, splitAtMark } from '../model/text-marks.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const fewestRows = 4;
const mostRows = 16;

export class BoardEditor extends LitElement {
  static properties = {
    label: {},
    text: {},
    hint: {},
    diagnostic: { attribute: false },
    notes: { attribute: false },
    offer: {},
    readOnly: { type: Boolean },
    _from: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { height: 100%; min-height: 150px; }
      .stack { height: 100%; grid-template-rows: minmax(56px, 1fr) auto; gap: 0; }
      .stack > div:first-child { min-height: 0; display: flex; flex-direction: column; }
      label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .editor { flex: 1; min-height: 0; }
      .below { max-height: 132px; overflow: auto; }
      .editor {
        display: grid; grid-template-columns: auto minmax(0, 1fr); overflow: hidden;
        font: 0.9375rem/1.5 var(--mono);
      }
      .editor:focus-within { outline: 2px solid var(--accent); outline-offset: -2px; }
      .gutter {
        height: 0; min-height: 100%; overflow: hidden; padding: 8px 0; text-align: right; color: var(--quiet);
        user-select: none; border-right: 1px solid var(--line); font-size: var(--small);
        line-height: 1.40625rem;
      }
      .gutter span { display: block; padding: 0 8px 0 10px; min-width: 34px; }
      .gutter .wrong { background: var(--bad); color: var(--card); font-weight: 700; }
      .page { position: relative; min-width: 0; min-height: 0; }
      textarea, .marks {
        font: inherit; line-height: 1.40625rem; letter-spacing: 0; tab-size: 8; white-space: pre;
        margin: 0; padding: 8px 10px; border: 0;
      }
      .mark-line { position: absolute; padding: 8px 10px; }
      .marks { padding: 0; position: absolute; inset: 0; overflow: hidden; color: transparent;
        pointer-events: none; }
      .marks mark {
        color: transparent; background: var(--bad-soft); outline: 1.5px solid var(--bad); border-radius: 2px;
        text-decoration: underline wavy var(--bad);
      }
      textarea {
        position: relative; display: block; width: 100%; min-height: 0; background: transparent;
        resize: none; border-radius: 0; overflow: auto; height: 100%;
      }
      textarea:focus-visible { outline: none; }
      .message { display: flex; gap: var(--space-2); color: var(--bad); background: var(--bad-soft); }
      .message { padding: 0 var(--space-3); }
      .message svg.icon { margin-top: 10px; }
      .message p { padding: 10px 0; }
      .message button, .message button:hover:not(:disabled) {
        display: block; width: 100%; color: inherit; border: 0; background: none; padding: 10px 0;
        text-align: left;
        font-weight: 400; line-height: inherit;
      }
      .place { text-decoration: underline; font-weight: 650; }
      .message .offer, .message .offer:hover:not(:disabled) {
        text-decoration: underline; font-weight: 650; padding-top: 0;
      }
      .note { display: flex; gap: var(--space-2); color: var(--quiet); }
    `,
  ];

  constructor() {
    super();
    this.label = 'Board as text';
    /** Stands in the place of the message while there is none; then the place is kept, so that a message
     * moves nothing. */ this.hint = '';
    this.readOnly = false;
    this.text = '';
    /** @type {Diagnostic | null} */ this.diagnostic = null;
    /** @type {string[]} */ this.notes = [];
    /** What else the text may be, as the words of a button. */ this.offer = '';
    this._typed = '';
    /** How many lines lie above the first number in the gutter. */ this._from = 0;
  }

  get _area() {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector('textarea'));
  }

  /** Numbers and mark go with the text. */
  _scroll() {
    const { scrollLeft, scrollTop, scrollHeight } = this._area;
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (this.renderRoot.querySelector(name));
    part('.mark-line').style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    part('.numbers').style.transform = `translateY(${-scrollTop}px)`;
    this._from = numbersFrom(scrollTop / scrollHeight, lineCount(this.text));
  }

  _goToDiagnostic() {
    const { line, column } = /** @type {Diagnostic} */ (this.diagnostic);
    const offset = offsetOf(this.text, line, column);
    this._area.focus();
    this._area.setSelectionRange(offset, Math.min(offset + 1, this.text.length));
    const { scrollHeight, clientHeight } = this._area;
    this._area.scrollTop = (scrollHeight * (line - 1)) / lineCount(this.text) - clientHeight / 2;
  }

  _takeOffer() {
    this._area.focus();
    emit(this, 'offer-take');
  }

  /** Another text, not one typed here, is shown from its start. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('text') && this.text !== this._typed) this._area.scrollTo(0, 0);
    this._scroll();
  }

  /** @param {string} board */
  _type(board) {
    this._typed = board;
    emit(this, 'board-edit', { board });
  }

  /** A text that is far too long for a board is not put into the field if somebody else takes it: to lay it
   * out would keep the page from answering for seconds. @param {ClipboardEvent} event */
  _paste(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isLong(text) || this.readOnly) return;
    const taken = !this.dispatchEvent(new CustomEvent('long-paste', { detail: { text }, cancelable: true }));
    if (taken) event.preventDefault();
  }

  render() {
    const lines = lineCount(this.text);
    return html`<div class="stack">
      <div>
        <label for="text">${this.label}</label>
        <div class=${this.diagnostic ? 'editor wrong' : 'editor'}>
          <div class="gutter" aria-hidden="true"><div class="numbers"
            .style=${`padding-top: calc(${this._from} * 1.40625rem)`}>${this._numbers(lines)}</div></div>
          <div class="page">
            <div class="marks" aria-hidden="true"><div class="mark-line"
              .style=${`top: calc(${(this.diagnostic?.line ?? 1) - 1} * 1.40625rem)`}
            >${this._marks()}</div></div>
            <textarea id="text" ?readonly=${this.readOnly}
            rows=${Math.min(Math.max(lines, fewestRows), mostRows)}
              wrap="off"
              spellcheck="false" autocomplete="off" autocapitalize="off" autocorrect="off"
              aria-invalid=${this.diagnostic ? 'true' : 'false'} aria-describedby="message hint"
              .value=${live(this.text)} @input=${filled((board) => this._type(board))}
              @paste=${this._paste}
              @scroll=${this._scroll}></textarea>
          </div>
        </div>
      </div>
      <div class=${this.hint ? 'below kept' : 'below'}>
        <div id="message" role="status">${this._message()}</div>
        ${
          this.diagnostic || this.notes.length
            ? nothing
            : html`<p id="hint"
          class="small quiet">${this.hint}</p>`
        }
      </div>
    </div>`;
  }

  /** @param {number} lines */
  _numbers(lines) {
    const wrong = this.diagnostic?.line;
    const shown = Math.min(numbersShown, lines - this._from);
    const numbers = Array.from({ length: Math.max(0, shown) }, (_, index) => this._from + index + 1);
    return numbers.map((number) => html`<span class=${number === wrong ? 'wrong' : ''}>${number}</span>`);
  }

  _marks() {
    const split = this.diagnostic && splitAtMark(this.text, this.diagnostic.line, this.diagnostic.column);
    return split
      ? html`${split.before.slice(split.before.lastIndexOf('\n') + 1)}<mark>${split.marked}</mark>`
      : nothing;
  }

  _message() {
    if (!this.diagnostic)
      return this.notes.map((note) => html`<p class="note small">${icons.alert}${note}</p>`);
    const { message, line, column } = this.diagnostic;
    const place = `Line ${line}${column ? `, column ${column}` : ''}`;
    return html`<div class="message small">${icons.alert}
      <div>
        ${
          line
            ? html`<button type="button" title="Show the place" @click=${this._goToDiagnostic}><span
            class="place">${place}</span>: ${message}</button>`
            : html`<p>${message}</p>`
        }
        ${
          this.offer
            ? html`<button type="button" class="offer" @click=${this._takeOffer}>${this.offer}</button>`
            : nothing
        }
      </div>
    </div>`;
  }
}

customElements.define('board-editor', BoardEditor);
