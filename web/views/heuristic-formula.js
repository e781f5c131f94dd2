/**
 * h, or the guide, as a formula of one's own over the puzzle's heuristics and features: the text, the names
 * to choose from, and where it is wrong. What follows for it is shown beside the list, as for every
 * heuristic.
 * @import { Domain, HeuristicCheck } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatValue } from '../model/format.js';
import { emit, filled } from './events.js';
import { formulaNote, formulaNoteStyle } from './formula-note.js';
import { base, buttons, fields } from './styles.js';

export class HeuristicFormula extends LitElement {
  static properties = {
    domain: { attribute: false },
    text: {},
    sign: {},
    check: { attribute: false },
    chosen: { type: Boolean },
    value: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    fields,
    formulaNoteStyle,
    css`
      :host { border-top: 1px solid var(--line); margin-top: 8px; padding: 10px; }
      .row { display: flex; gap: 8px; align-items: center; }
      .row span { font-family: var(--mono); white-space: nowrap; }
      input { flex: 1; min-width: 0; font-family: var(--mono); }
      #note { min-height: 2.9em; margin-top: 4px; }
      .names { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 6px; }
      .names button {
        min-height: 26px; min-width: 26px; padding: 0 8px; font-family: var(--mono); font-size: var(--tiny);
        font-weight: 400; border-radius: 99px;
      }
      .names .feature { border-style: dashed; }
      .label { margin: 8px 0 0; }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    this.text = '=';
    /** What it is a formula for. */ this.sign = 'h';
    /** @type {HeuristicCheck | null} */ this.check = null;
    this.chosen = false;
    /** Its value at the start, where it is known. @type {number | null | undefined} */ this.value =
      undefined;
  }

  get _field() {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('input'));
  }

  /** @param {string} formula without its "=", which a reader may have typed */
  _draft(formula) {
    emit(this, 'draft', { text: `=${formula.replace(/^\s*=/, '')}` });
  }

  _pick() {
    if (this.check?.ok) emit(this, 'pick');
  }

  /** The menu closes, and what has the focus then is not meant. @param {KeyboardEvent} event */
  _key(event) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    this._pick();
  }

  /** Puts a name where the caret is. @param {string} name */
  async _insert(name) {
    const { value, selectionStart, selectionEnd } = this._field;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    this._draft(value.slice(0, from) + name + value.slice(to));
    await new Promise((done) => requestAnimationFrame(done));
    this._field.focus();
    this._field.setSelectionRange(from + name.length, from + name.length);
  }

  render() {
    const { domain, check } = this;
    if (!domain) return nothing;
    const wrong = check?.ok === false;
    const [first] = domain.heuristics.slice(1);
    return html`<label for="formula">Formula</label>
      <div class="row"><span aria-hidden="true">${this.sign} =</span><input id="formula" autocomplete="off"
        autocapitalize="off" spellcheck="false" placeholder=${`2*${first?.id ?? 'zero'}`}
        .value=${live(this.text.slice(1))}
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="note"
        @input=${filled((value) => this._draft(value))}
        @keydown=${this._key}>
        <button type="button" class="use" aria-disabled=${check?.ok ? 'false' : 'true'}
          @click=${this._pick}>${this.chosen ? 'In use' : 'Use'}</button></div>
      <div id="note" role="status">${this._note()}</div>
      <p id="names" class="label">Names to use</p>
      <div class="names" role="group" aria-labelledby="names">
        ${domain.heuristics.map(({ id, name }) => this._name(id, name, ''))}
        ${domain.features.map(({ id, name, summary }) =>
          this._name(id, `${name}: ${summary}`, 'feature'),
        )}</div>`;
  }

  /** @param {string} id @param {string} means @param {string} kind */
  _name(id, means, kind) {
    return html`<button type="button" class=${kind} title=${means}
      @click=${() => this._insert(id)}>${id}</button>`;
  }

  _note() {
    const { check, value } = this;
    if (!check)
      return html`<p class="hint">Over the names below: + - * / ^ min max abs floor ceil, a ? b : c.</p>`;
    if (!check.ok) {
      const { error } = check;
      return formulaNote(this.text.slice(1), { ...error, column: Math.max(0, error.column - 1) });
    }
    const start = value === undefined ? '' : ` ${formatValue(value)} at the start.`;
    return html`<p class="hint">${check.why}${start}</p>`;
  }
}

customElements.define('heuristic-formula', HeuristicFormula);
