/**
 * The heuristics of a puzzle with their values at the start, and beside them what the one under the cursor
 * promises, why, and at what price.
 * @import { Domain, Heuristic, HeuristicCheck, Property } from '../model/types.js'
 * @import { Words } from '../model/promises.js'
 * @import { Own } from '../model/own.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { isFormula, saidKey } from '../model/document.js';
import { formatValue, splitSentence } from '../model/format.js';
import { addressOf } from '../model/places.js';
import { admissibility, consistency } from '../model/promises.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, told } from './events.js';
import './heuristic-formula.js';
import { focusAtFirst, menuLists, optionsAt } from './menu-lists.js';

const heading = { proved: 'Why it is admissible', no: 'Why it is not admissible', unknown: 'What is known' };
const signs = { proved: icons.check, no: icons.alert, unknown: icons.question };

export class HeuristicMenu extends LitElement {
  static properties = {
    domain: { attribute: false },
    chosen: {},
    estimates: { attribute: false },
    own: { attribute: false },
    owns: { attribute: false },
    ownInfo: { attribute: false },
    lab: {},
    draft: {},
    said: { attribute: false },
    _shown: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    menuLists,
    css`
      .body { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); }
      .names { display: flex; justify-content: space-between; padding: 4px 10px 6px; font-size: var(--small);
        }
      .names span { color: var(--quiet); }
      button { padding: 3px 10px 3px 36px; min-height: 44px; border-radius: 8px; line-height: 1.35; }
      button > svg { left: 11px; }
      .words { flex: 1; min-width: 0; }
      .words small { display: block; font-size: var(--small); font-weight: 400; color: var(--quiet);
        overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .bar { width: 84px; height: 9px; background: var(--line); flex: none; border-radius: 1px;
        overflow: hidden; }
      .bar i { display: block; height: 100%; width: calc(var(--part) * 100%); background: var(--accent); }
      .bar.over i {
        background: repeating-linear-gradient(-45deg, light-dark(#c4766a, #e39a8e) 0 4px,
          light-dark(#e8b9b1, #7a4a43) 4px 8px); }
      .value { width: 3.4em; text-align: right; flex: none; }
      .write { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 3px 10px 3px 11px;
        color: var(--accent); font-weight: 600; border-radius: 8px; text-decoration: none; }
      .write:hover { background: var(--accent-soft); }
      ul { list-style: none; display: grid; gap: 6px; }
      li { color: var(--quiet); line-height: 1.5; }
      .badge { display: inline-flex; gap: 4px; align-items: center; font-weight: 600; font-size: var(--tiny);
        line-height: 22px; padding: 0 9px 0 6px; border-radius: 99px; background: var(--well);
        color: var(--quiet); }
      .badge svg.icon { width: 14px; height: 14px; }
      .proved { background: var(--good-soft); color: var(--good); }
      .no { background: var(--warn-soft); color: var(--warn); }
      dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; }
      dt { font-weight: 650; } dd { color: var(--quiet); }
      @media (max-width: 699px) { .body { grid-template-columns: minmax(0, 1fr); } .side { border: 0;
        border-top: 1px solid var(--line); } }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    this.chosen = '';
    /** @type {{ heuristic: string, value: number }[]} */ this.estimates = [];
    /** The document's own one. @type {Own | null} */ this.own = null;
    /** The notebook's. @type {readonly Own[]} */ this.owns = [];
    /** What is known of any of them. @type {Heuristic | null} */ this.ownInfo = null;
    /** Where one is written. */ this.lab = addressOf('lab');
    this.draft = '';
    /** @type {Readonly<Record<string, HeuristicCheck>>} */ this.said = {};
    this._shown = '';
  }

  /** What is typed; before that, what is chosen. */
  get _formula() {
    return this.draft || (isFormula(this.chosen) ? this.chosen : '=');
  }

  firstUpdated() {
    void focusAtFirst(this, '[aria-selected=true]');
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const { all, at } = optionsAt(this, event);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
    event.preventDefault();
  }

  /** @param {string} id @returns {number | null | undefined} undefined: it has none before it is prepared */
  _value(id) {
    return this.estimates.find(({ heuristic }) => heuristic === id)?.value;
  }

  render() {
    const { domain } = this;
    if (!domain) return nothing;
    const check = this.said[saidKey(domain.id, this._formula)] ?? null;
    const wanted = this._shown || (this.chosen === 'own' ? `own ${this.own?.name}` : this.chosen);
    const shown = isFormula(wanted)
      ? check?.ok && check
      : [...domain.heuristics, ...this._owns()].find(({ id }) => id === wanted);
    const honest = domain.heuristics.filter(({ admissible }) => admissible === 'proved');
    const most = Math.max(1, ...honest.map(({ id }) => this._value(id) ?? 0));
    return html`<div class="body"><div class="list">
        <p class="names" aria-hidden="true"><b>Heuristic</b><span>h at the start</span></p>
        <div role="listbox" aria-label="Heuristics" @keydown=${this._key}>
          ${domain.heuristics.map((each) => this._row(each, most))}
          ${this._owns().map((each) => this._own(each, most))}</div>
        <heuristic-formula .domain=${domain} .text=${this._formula} .check=${check}
          ?chosen=${this._formula === this.chosen} .value=${this._value(this._formula)}
          @focusin=${() => this._see(this._formula)}
          @draft=${told((detail) => this._draft(detail.text))}
          @pick=${() => emit(this, 'heuristic-pick', { heuristic: this._formula })}></heuristic-formula>
        <a class="write" href=${this.lab}>${icons.pencil}Write your own …</a></div>
      <div class="side">${shown ? this._about(shown) : nothing}</div></div>`;
  }

  /** @param {string} id */
  _see(id) {
    this._shown = id;
  }

  /** @param {string} text */
  _draft(text) {
    this._see(text);
    emit(this, 'heuristic-draft', { draft: text });
  }

  /** @param {Heuristic} heuristic @param {number} most */
  _row({ id, name, cost, admissible }, most) {
    const see = () => this._see(id);
    const value = this._value(id);
    return html`<button type="button" class="plain" role="option" data-id=${id}
      aria-selected=${id === this.chosen} @focus=${see}
      @pointerenter=${see} @click=${() => emit(this, 'heuristic-pick', { heuristic: id })}>
      ${id === this.chosen ? icons.check : nothing}<span class="words">${name}<small>${cost}</small></span>
      ${this._bar(value, most, admissible === 'no' || value === null ? 'bar over' : 'bar')}</button>`;
  }

  /** @param {number | null | undefined} value @param {number} most @param {string} look */
  _bar(value, most, look) {
    const part = value === undefined ? 0 : value === null ? 1 : Math.min(1, value / most);
    return html`<span class=${look}><i .style=${`--part: ${part}`}></i></span>
      <span class="value">${value === undefined ? '…' : formatValue(value)}</span>`;
  }

  /** The document's and the notebook's, as rows. @returns {(Heuristic & { own: Own })[]} */
  _owns() {
    const others = this.owns.filter(({ code, entry }) => code !== this.own?.code || entry !== this.own.entry);
    const all = this.own ? [this.own, ...others] : others;
    const plain = {
      summary: '',
      why: '',
      cost: '',
      times: null,
      admissible: /** @type {const} */ ('unknown'),
    };
    return all.map((own) => ({
      ...plain,
      consistent: /** @type {const} */ ('unknown'),
      ...this.ownInfo,
      id: `own ${own.name}`,
      name: own.name,
      own,
    }));
  }

  /** Only the document's own one was asked. @param {Heuristic & { own: Own }} row @param {number} most */
  _own({ id, name, own }, most) {
    const value = own === this.own ? this._value('own') : undefined;
    const see = () => {
      this._shown = id;
    };
    const isChosen = this.chosen === 'own' && own === this.own;
    return html`<button type="button" class="plain" role="option" data-id=${id} aria-selected=${isChosen}
      @focus=${see} @pointerenter=${see}
      @click=${() => emit(this, 'heuristic-pick', { heuristic: 'own', own })}>${
        isChosen ? icons.check : nothing
      }<span class="words">${name}<small>your own, in ${
        own.language === 'python' ? 'Python' : 'JavaScript'
      }</small></span>${value === undefined ? nothing : this._bar(value, most, 'bar')}</button>`;
  }

  /** @param {Heuristic} heuristic */
  _about({ name, summary, admissible, consistent, why, cost }) {
    const badge = (/** @type {Property} */ promised, /** @type {Words} */ words) => html`<li>
      <span class=${`badge ${promised}`}>${signs[promised]}${words[promised].term}</span>
        ${words[promised].plain}</li>`;
    const [first, rest] = splitSentence(why);
    return html`<h2>${name}</h2>
      <ul aria-label="What it promises">
        ${badge(admissible, admissibility)}${badge(consistent, consistency)}</ul>
      <p>${summary}</p>
      ${
        why
          ? html`<div><h3>${heading[admissible]}</h3><p
        class="quiet">${first}</p>
        ${
          rest
            ? html`<details><summary>The whole argument</summary><p
          class="quiet">${rest}</p></details>`
            : nothing
        }</div>`
          : nothing
      }
      <dl><dt>Price</dt><dd>${cost}</dd></dl>`;
  }
}

customElements.define('heuristic-menu', HeuristicMenu);
