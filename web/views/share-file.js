/**
 * Board, plan and search as texts, in every format there is for them.
 * @import { Choice } from '../../wasm/frontier'
 * @import { BasePort, ShareText } from './share-port.js'
 * @typedef {{ onProgress: (part: number) => void, signal: AbortSignal }} Job
 * @typedef {{ writtenFrom: readonly unknown[], names: (what: string) => string[],
 *   kinds: { id: string, name: string, formats: readonly Choice[] }[],
 *   write: (what: string, format: string, job: Job | null) => Promise<ShareText | null> }} FileSubject
 *   writtenFrom: what makes another file when it is another; formats: none where it cannot be written now;
 *   without a job the beginning of a long file is enough
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatBytes, formatCount, plural } from '../model/format.js';
import { beginning, endingOf, fileName } from '../model/share-files.js';
import { selected } from './copy-button.js';
import { icons } from './icons.js';
import { shareStyles } from './share-styles.js';
import { base, buttons } from './styles.js';

const linesShown = 60;
export class ShareFile extends LitElement {
  static properties = {
    port: { attribute: false },
    subject: { attribute: false },
    _what: { state: true },
    _formats: { state: true },
    _text: { state: true },
    _words: { state: true },
    _part: { state: true },
  };

  static styles = [
    base,
    buttons,
    shareStyles,
    css`
      .card { flex: 1; min-height: 0; display: flex; flex-direction: column; }
      .card .top { flex: none; }
      pre { flex: 1; min-height: 120px; white-space: pre; background: var(--well); border-radius: 8px;
        padding: 10px; }
      label.choice.format { align-items: flex-start; padding: 5px 0; }
      .format b { font-weight: 600; display: block; }
      .format .quiet { font-size: var(--small); }
      .card .words { flex: none; margin-top: 6px; }
      .name { font: 13px var(--mono); overflow-wrap: anywhere; }
    `,
  ];

  constructor() {
    super();
    /** @type {BasePort | null} */ this.port = null;
    /** @type {FileSubject | null} */ this.subject = null;
    this._what = '';
    /** The format chosen for each. @type {Record<string, string>} */ this._formats = {};
    /** @type {ShareText | null} */ this._text = null;
    this._words = '';
    /** How much of a long file is written. @type {number | null} */ this._part = null;
    this._wish = 0;
    /** @type {AbortController | null} */ this._job = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._job?.abort();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {FileSubject | null | undefined} */ (changed.get('subject'));
    const isOther = before?.writtenFrom.some((value, i) => value !== this.subject?.writtenFrom[i]);
    if (changed.has('_what') || changed.has('_formats') || isOther || !this.hasUpdated) void this._write();
  }

  get _kind() {
    const kinds = this.subject?.kinds ?? [];
    return kinds.find(({ id }) => id === this._what) ?? kinds[0];
  }

  get _format() {
    const { formats, id } = this._kind;
    return formats.find((format) => format.id === this._formats[id])?.id ?? formats[0]?.id ?? '';
  }

  async _write() {
    const mine = ++this._wish;
    const answer = await this._made(null).catch(() => null);
    if (mine !== this._wish) return;
    this._text = answer;
    this._words = answer ? '' : 'This cannot be written in this format.';
  }

  /** @param {AbortController | null} job null: only the beginning @returns {Promise<ShareText | null>} */
  async _made(job) {
    const { subject, _format: format } = this;
    if (!subject || !format) return null;
    const onProgress = (/** @type {number} */ part) => (this._part = part);
    return subject.write(this._kind.id, format, job && { onProgress, signal: job.signal });
  }

  /** All of it, also where only the beginning is shown. */
  async _whole() {
    if (!this._text?.left) return this._text?.text ?? null;
    const job = new AbortController();
    this._job = job;
    this._part = 0;
    const answer = await this._made(job).catch(() => null);
    this._part = null;
    return answer?.text ?? null;
  }

  get _name() {
    return fileName(this.subject?.names(this._kind.id) ?? [], endingOf(this._format));
  }

  render() {
    const { port } = this;
    if (!port || !this.subject) return nothing;
    const kind = this._kind;
    return html`<div class="left"><fieldset><legend>What</legend>${this.subject.kinds.map(
      ({ id, name, formats }) => html`<label class="choice"><input type="radio" name="what"
        ?disabled=${!formats.length} .checked=${live(kind.id === id)}
        @change=${() => (this._what = id)}><span>${name}
        ${formats.length ? nothing : html`<span class="quiet">after a search</span>`}</span></label>`,
    )}</fieldset>
      <fieldset><legend>Format</legend>${kind.formats.map(
        ({ id, name, summary }) => html`<label class="choice format"><input type="radio" name="format"
        .checked=${live(this._format === id)}
        @change=${() => (this._formats = { ...this._formats, [kind.id]: id })}><span><b>${name}</b><span
        class="quiet">${summary}</span></span></label>`,
      )}</fieldset></div>
      <div class="right">${this._preview(port)}</div>`;
  }

  /** @param {BasePort} port */
  _preview(port) {
    const { shown, left } = beginning(this._text?.text ?? '', linesShown);
    const more = left + (this._text?.left ?? 0);
    const copy = async () => {
      const text = await this._whole();
      return (text !== null && (await port.copy(text))) || selected(this.renderRoot.querySelector('pre'));
    };
    const save = async () => {
      const text = await this._whole();
      if (text !== null) port.download(this._name, text);
    };
    const cut = this._text?.cut ?? 0;
    const unit = this._format === 'posthoc' ? 'expansion' : 'line';
    const without = cut ? `; the last ${plural(cut, 'expansion')} are left out, as too many` : '';
    const size = more
      ? `… and ${plural(more - cut, unit)} more${without}`
      : formatBytes(new Blob([this._text?.text ?? '']).size);
    return html`<div class="card"><div class="top"><span class="name">${this._name}</span>
        <span class="grow"></span><copy-button .of=${`${this._name} ${this._format}`}
          .done=${'The text is on the clipboard.'} .act=${copy}
          ?disabled=${!this._text}></copy-button>
        <button type="button" class="primary" aria-disabled=${!this._text || this._part !== null}
          @click=${save}>${icons.download}Download</button></div>
      <pre tabindex="0" role="group" aria-label="The first lines of the file">${shown}</pre>
      <p class="words" role="status">${
        this._part === null
          ? this._words || size
          : html`Writing: ${formatCount(Math.round(100 * this._part))} %
            <button type="button" class="link" @click=${() => this._job?.abort()}>Cancel</button>`
      }</p></div>`;
  }
}

customElements.define('share-file', ShareFile);
