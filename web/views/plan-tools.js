/**
 * More about the plan: its text in every format, and a plan of the user's checked.
 * @import { Domain } from '../model/types.js'
 * @import { Checked, ShownPlan } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue, plural } from '../model/format.js';
import { isLong } from '../model/intake.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const mostShown = 20_000;
const fewestRows = 4;
const mostRows = 10;

export class PlanTools extends LitElement {
  static properties = {
    domain: { attribute: false },
    shown: { attribute: false },
    checked: { attribute: false },
    format: {},
    text: {},
    copied: { type: Boolean },
    _pasted: { state: true },
    _open: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: 10px 14px 14px; }
      textarea {
        font: var(--small)/1.5 var(--mono); padding: var(--space-2); resize: vertical;
        background: var(--well);
        display: block;
      }
      .row button { flex: none; }
      .verdict {
        display: flex; gap: var(--space-2); border-radius: 8px; padding: var(--space-2) var(--space-3);
        font-size: 1rem;
      }
      .good { color: var(--good); background: var(--good-soft); }
      .bad { color: var(--bad); background: var(--bad-soft); }
      .warn { color: var(--warn); background: var(--warn-soft); }
      .inside { display: grid; gap: var(--space-2); padding-bottom: var(--space-2); }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {ShownPlan | null} */ this.shown = null;
    /** @type {Checked | null} */ this.checked = null;
    this.format = 'actions';
    this.text = '';
    this.copied = false;
    this._pasted = '';
    this._open = false;
  }

  firstUpdated() {
    this._open = !this.shown;
  }

  render() {
    return html`<section class="stack" aria-label="Plan in other forms">
      ${this.shown ? this._formats() : nothing}
      ${this._check()}
    </section>`;
  }

  _formats() {
    const formats = [
      { id: 'actions', name: 'One action a line', summary: '' },
      ...(this.domain?.plan_formats ?? []),
    ];
    const summary = formats.find(({ id }) => id === this.format)?.summary;
    const cut = this.text.length > mostShown;
    const copied = this.copied ? html`${icons.check}Copied` : html`${icons.copy}Copy`;
    return html`<div class="row">
        <select aria-label="Plan as text in the form"
          @change=${filled((format) => emit(this, 'format-pick', { format }))}>
          ${choices(formats, this.format)}
        </select>
        <button type="button" @click=${() => emit(this, 'plan-copy')}>${copied}</button>
        <button type="button" @click=${() => emit(this, 'plan-download')}>${icons.download}Download</button>
      </div>
      ${summary ? html`<p class="small quiet">${summary}</p>` : nothing}
      <textarea readonly rows=${Math.max(this.text.split('\n', mostRows).length, fewestRows)}
        aria-label="Plan as text" .value=${this.text.slice(0, mostShown)}></textarea>
      ${
        cut
          ? html`<p class="small quiet">The first
            ${formatCount(mostShown)} letters; copy and download give all of
        it.</p>`
          : nothing
      }`;
  }

  /** A plan too long to be shown in the field is checked at once. @param {ClipboardEvent} event */
  _paste(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isLong(text)) return;
    event.preventDefault();
    emit(this, 'plan-check', { text });
  }

  _check() {
    const check = () => this._pasted.trim() && emit(this, 'plan-check', { text: this._pasted });
    return html`<details ?open=${this._open}
      @toggle=${(/** @type {Event} */ { target }) =>
        (this._open = /** @type {HTMLDetailsElement} */ (target).open)}>
      <summary>Check a plan of your own</summary>
      <div class="inside">
        <label for="pasted">Plan for this board, in any of its formats</label>
        <textarea id="pasted" rows="4" spellcheck="false" autocomplete="off" .value=${this._pasted}
          @input=${filled((value) => (this._pasted = value))} @paste=${this._paste}></textarea>
        <div><button type="button" class="primary" aria-disabled=${!this._pasted.trim()}
          @click=${check}>${icons.check}Check</button></div>
        <div role="status">${this._verdict()}</div>
      </div>
    </details>`;
  }

  _verdict() {
    if (!this.checked) return nothing;
    const { verdict, message, failed } = this.checked;
    if (!verdict) return html`<p class="verdict bad">${icons.alert}<span>${message}</span></p>`;
    if (!verdict.legal) {
      return html`<p class="verdict bad">${icons.alert}<span><b>This is no plan.</b> ${message}
        ${failed > 1 && this.shown?.incumbent === -1 ? 'The board shows the place.' : ''}</span></p>`;
    }
    const told = `${plural(verdict.steps, 'action')}, all legal, cost ${formatValue(verdict.cost)}.`;
    if (verdict.reaches_goal)
      return html`<p class="verdict good">${icons.check}<span><b>A plan.</b>
      ${told}</span></p>`;
    return html`<p class="verdict warn">${icons.alert}<span><b>It does not reach the goal.</b>
      ${told}</span></p>`;
  }
}

customElements.define('plan-tools', PlanTools);
