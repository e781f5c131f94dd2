/**
 * The strategies in groups by what one wants of them, and beside them what the one under the cursor does and
 * promises.
 * @import { Catalog, Domain, FormulaCheck, PlaygroundDocument, Strategy } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { strategyGroups } from '../model/strategies.js';
import { argumentOf } from '../model/strategy-arguments.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled, focusPart } from './events.js';
import { focusAtFirst, menuLists, optionsAt } from './menu-lists.js';

/** A pointer on its way to the words beside the list does not change them. */
const rest = 120;

export class StrategyMenu extends LitElement {
  static properties = {
    catalog: { attribute: false },
    domain: { attribute: false },
    chosen: {},
    _wanted: { state: true },
    _shown: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    menuLists,
    css`
      .head { display: flex; justify-content: space-between; align-items: center; padding: 10px 14px;
        border-bottom: 1px solid var(--line); gap: 16px; }
      .find { position: relative; flex: 0 1 340px; }
      .find svg { position: absolute; left: 11px; top: 9px; color: var(--quiet); }
      .find input { padding-left: 36px; }
      .keys { color: var(--quiet); font-size: var(--small); display: flex; gap: 14px; white-space: nowrap; }
      .body { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 316px; }
      .list { columns: 2; column-gap: 0; grid-column: 1 / 3; column-rule: 1px solid var(--line); }
      section { break-inside: avoid; padding: 4px 8px 8px 10px; }
      h3 { display: flex; gap: 10px; align-items: baseline; color: var(--accent); font-size: 13.5px;
        padding: 2px 0; }
      h3 span { font-weight: 400; color: var(--quiet); font-size: var(--small); }
      button { min-height: var(--row, 31px); padding: 0 8px 0 34px; border-radius: 6px; white-space: nowrap; }
      button .about { font-weight: 400; color: var(--quiet); overflow: hidden; text-overflow: ellipsis;
        font-size: var(--small); }
      button > svg { left: 8px; }
      .best { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 6px; padding: 4px 0; }
      .best button { white-space: normal; display: grid; grid-template-columns: 1fr auto; gap: 0 8px;
        padding-block: 6px; }
      .best .about { grid-column: 1 / 3; white-space: normal; }
      .best em { font-style: normal; font-size: var(--tiny); background: var(--accent-soft);
        color: var(--accent); border-radius: 99px; padding: 0 8px; }
      .formula { font-family: var(--mono); background: var(--well); border-radius: 6px; padding: 6px 10px;
        overflow-wrap: anywhere; }
      .side h3 { color: var(--ink); display: block; padding: 0; }
      details p { margin-top: 8px; line-height: 1.5; }
      @media (max-width: 899px) { .side { grid-column: 1 / 4; border: 0; border-top: 1px solid var(--line);
        } .list { grid-column: 1 / 4; } }
      @media (max-width: 599px) { .list { columns: 1; } .keys { display: none; } button { --row: 44px; } }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** Whose strategies are shown. @type {Domain | null} */ this.domain = null;
    this.chosen = '';
    this._wanted = '';
    /** The one under the cursor. */ this._shown = '';
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this._timer = undefined;
  }

  firstUpdated() {
    void focusAtFirst(this, 'input');
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const { all, from, at } = optionsAt(this, event);
    if (at < 0 && !from.matches('input')) return; // the words beside the list
    if (event.key === 'ArrowDown') all[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) all[at - 1].focus();
    else if (event.key === 'ArrowUp') focusPart(this, 'input');
    else if (event.key === 'Enter' && at < 0 && all.length) all[0].click();
    else return;
    event.preventDefault();
  }

  render() {
    if (!this.catalog) return nothing;
    const groups = strategyGroups(this.catalog, this._wanted, this.domain);
    const shown = this.catalog.strategies.find(({ id }) => id === (this._shown || this.chosen));
    return html`<div @keydown=${this._key}>
      <div class="head"><div class="find">${icons.search}<input type="search" aria-label="Find a strategy"
          placeholder="Find a strategy" autocomplete="off" .value=${this._wanted}
          @input=${filled((value) => {
            this._wanted = value;
          })}></div>
        <span class="keys" aria-hidden="true"><span>↑ ↓ choose</span><span>Enter take</span><span>Esc
        close</span></span></div>
      <div class="body"><div class="list" role="listbox" aria-label="Strategies">
        ${groups.map(({ id, name, purpose, strategies }) =>
          id === 'solve'
            ? html`<div class="best" role="group"
            aria-label=${name}>${strategies.map((each) => this._best(each))}</div>`
            : html`<section role="group" aria-label=${name}><h3
            role="presentation">${name}<span>${purpose}</span></h3>
            ${strategies.map((each) => this._row(each))}</section>`,
        )}
        ${groups.length ? nothing : html`<p class="quiet">No strategy has that name.</p>`}</div>
      <div class="side" aria-live="off">${shown ? this._about(shown) : nothing}</div></div></div>`;
  }

  /** @param {Strategy} strategy @param {unknown} content */
  _option({ id }, content) {
    const see = () => {
      this._shown = id;
    };
    const pause = () => {
      clearTimeout(this._timer);
      this._timer = setTimeout(see, rest);
    };
    return html`<button type="button" class="plain" role="option" data-id=${id}
      tabindex=${id === (this._shown || this.chosen) ? 0 : -1}
      aria-selected=${id === this.chosen} @focus=${see} @pointermove=${pause}
      @pointerleave=${() => clearTimeout(this._timer)}
        @click=${() => emit(this, 'strategy-pick', { strategy: id })}>${content}</button>`;
  }

  /** @param {Strategy} strategy */
  _row(strategy) {
    return this._option(
      strategy,
      html`${strategy.id === this.chosen ? icons.check : nothing}<span>${strategy.name}</span>
      <span class="about">${strategy.purpose}</span>`,
    );
  }

  /** @param {Strategy} strategy */
  _best(strategy) {
    return this._option(
      strategy,
      html`${strategy.id === this.chosen ? icons.check : icons.spark}<span>${strategy.name}</span>
      <em>recommended</em><span class="about">${strategy.purpose}</span>`,
    );
  }

  /** @param {Strategy} strategy */
  _about({ id, name, summary, guarantee, formula }) {
    const why = argumentOf(id);
    return html`<h2>${name}</h2>${formula ? html`<p class="formula">f = ${formula}</p>` : nothing}
      <p>${summary}</p><div><h3>Promise</h3><p class="quiet">${guarantee}</p></div>
      ${
        why.length
          ? html`<details><summary>The whole argument</summary>${why.map(
              (part) => html`<p class="quiet">${part}</p>`,
            )}</details>`
          : nothing
      }`;
  }
}

customElements.define('strategy-menu', StrategyMenu);
