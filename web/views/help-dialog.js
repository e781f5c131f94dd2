/** Help: the rules of each puzzle, strategies, heuristics, questions with boards that show the answer, and
 * words. */
import { LitElement, html, css } from 'lit';
import { glossary } from '../model/glossary.js';
import { questions } from '../model/questions.js';
import { emit } from './events.js';
import { icons } from './icons.js';
import './promise-badges.js';
import { base, buttons, dialogs } from './styles.js';

/** @import { Catalog, Domain } from '../model/types.js' */

const sections = /** @type {const} */ ([
  ['puzzle', 'This puzzle'],
  ['strategies', 'Strategies'],
  ['questions', 'Questions'],
  ['words', 'Words'],
]);

export class HelpDialog extends LitElement {
  static properties = {
    catalog: { attribute: false },
    domain: { attribute: false },
    _section: { state: true },
  };

  static styles = [
    base,
    buttons,
    dialogs,
    css`
      dialog { padding: 0; width: min(760px, calc(100vw - 24px)); height: min(720px, calc(100vh - 24px)); }
      dialog[open] { display: flex; flex-direction: column; }
      .head { display: flex; gap: var(--space-2); align-items: center;
        padding: var(--space-4) var(--space-5) 0; }
      .head h2 { flex: 1; }
      .head a { color: var(--accent); padding: 0 var(--space-2); line-height: 40px; }
      [role='tablist'] {
        display: flex; flex-wrap: wrap; gap: var(--space-1); padding: var(--space-2) var(--space-5);
        border-bottom: 1px solid var(--line);
      }
      [role='tab'][aria-selected='true'] { background: var(--accent-soft, var(--line)); font-weight: 650; }
      .body { overflow: auto; padding: var(--space-2) var(--space-5) var(--space-5); line-height: 1.55; }
      h3 { margin: var(--space-4) 0 var(--space-1); font-size: 1.0625rem; }
      h4 { margin: var(--space-3) 0 0; font-size: 1rem; }
      p { margin: var(--space-2) 0; max-width: 68ch; }
      .quiet { color: var(--quiet); font-size: var(--small); }
      dt { font-weight: 650; margin-top: var(--space-3); }
      dd { margin: 0; max-width: 68ch; }
      .shows { display: flex; flex-wrap: wrap; gap: var(--space-2); margin: var(--space-2) 0 var(--space-4); }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {Domain | null} */ this.domain = null;
    /** @type {string} */ this._section = 'puzzle';
  }

  /** @param {string} [section] */
  open(section = this._section) {
    this._section = section;
    this._dialog.showModal();
  }

  get _dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  /** @param {KeyboardEvent} event */
  _keys(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const index = sections.findIndex(([id]) => id === this._section);
    this._section = sections[(index + by + sections.length) % sections.length][0];
    void this.updateComplete.then(() =>
      /** @type {HTMLElement} */ (this.renderRoot.querySelector('[aria-selected=true]')).focus(),
    );
    event.preventDefault();
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <div class="head"><h2 id="title">Help</h2>
        <a href="./notices.txt">Licences</a>
        <button type="button" class="plain" @click=${this._keysSheet}>${icons.keys}Keys</button>
        <button type="button" class="plain icon-only" aria-label="Close"
          @click=${() => this._dialog.close()}>${icons.cross}</button></div>
      <div role="tablist" aria-label="Chapters" @keydown=${this._keys}>
        ${sections.map(
          ([id, name]) => html`<button type="button" role="tab" class="plain" id=${`tab-${id}`}
          aria-selected=${id === this._section} aria-controls="body" tabindex=${id === this._section ? 0 : -1}
          @click=${() => (this._section = id)}>${name}</button>`,
        )}
      </div>
      <div class="body" id="body" role="tabpanel" tabindex="0"
        aria-labelledby=${`tab-${this._section}`}>${this._body()}</div>
    </dialog>`;
  }

  _body() {
    if (this._section === 'words') return this._words();
    if (this._section === 'questions') return this._questions();
    return this._section === 'strategies' ? this._strategies() : this._puzzle();
  }

  _puzzle() {
    const { domain } = this;
    if (!domain) return '';
    return html`<h3>${domain.name}</h3>
      ${paragraphs(domain.rules)}
      ${domain.options.length ? html`<h3>Its options</h3>` : ''}
      ${domain.options.map(
        (row) => html`<h4>${row.name}</h4><p>${row.summary}</p>
        ${row.choices.map((choice) => html`<p class="quiet"><b>${choice.name}:</b> ${choice.summary}</p>`)}`,
      )}
      <h3>Its heuristics</h3>
      ${domain.heuristics.map(
        (heuristic) => html`<h4>${heuristic.name}</h4>
        <promise-badges .heuristic=${heuristic}></promise-badges>`,
      )}
      ${domain.tips ? html`<h3>Designing your own</h3>${paragraphs(domain.tips)}` : ''}
      <h3>Its texts</h3>
      ${domain.formats.map((format) => html`<h4>${format.name}</h4><p>${format.summary}</p>`)}`;
  }

  _strategies() {
    return this.catalog?.strategies.map(
      (strategy) => html`<h3>${strategy.name}</h3>
      <p>${strategy.summary}</p>
      <p class="quiet">${strategy.guarantee}</p>
      ${strategy.formula ? html`<p class="quiet">f = ${strategy.formula}</p>` : ''}`,
    );
  }

  _questions() {
    const known = new Set(this.catalog?.domains.map(({ id }) => id));
    return questions.map(
      ({ question, answer, shows }) => html`<h3>${question}</h3>
      ${answer.map((text) => html`<p>${text}</p>`)}
      <div class="shows">${shows
        .filter(({ change }) => known.has(change.domain))
        .map(
          ({ text, change }) =>
            html`<button type="button" @click=${() => this._show(change)}>${text}</button>`,
        )}</div>`,
    );
  }

  _words() {
    return html`<dl>${glossary.map(([term, meaning]) => html`<dt>${term}</dt><dd>${meaning}</dd>`)}</dl>`;
  }

  _keysSheet() {
    this._dialog.close();
    emit(this, 'keys-show');
  }

  /** @param {object} change */
  _show(change) {
    this._dialog.close();
    emit(this, 'question-show', { change });
  }
}

/** @param {string} text @param {string} [kind] */
const paragraphs = (text, kind = '') => text.split('\n\n').map((part) => html`<p class=${kind}>${part}</p>`);

customElements.define('help-dialog', HelpDialog);
