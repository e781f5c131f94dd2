/**
 * The settings that are seldom changed: limits, the search space, order, the strategy's own, and where to
 * stop.
 * @import { BreakpointRow, Catalog, FormulaCheck, HeuristicCheck, PlaygroundDocument }
 *   from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { domainOf, heuristicsOf, isFormula, saidKey, strategyOf } from '../model/document.js';
import { changedOptions, optionRows, optionValue } from '../model/options.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, focusedElement, told } from './events.js';
import './breakpoint-editor.js';
import './formula-field.js';
import './heuristic-formula.js';
import './number-field.js';
import './option-field.js';

const boundParts = /** @type {const} */ ([
  { key: 'g', label: 'g above' },
  { key: 'h', label: 'h above' },
  { key: 'f', label: 'g + h above' },
]);

export class SettingsDrawer extends LitElement {
  static properties = {
    catalog: { attribute: false },
    document: { attribute: false },
    formulaCheck: { attribute: false },
    breakpoints: { attribute: false },
    node: { attribute: false },
    diagnostic: { attribute: false },
    said: { attribute: false },
    _draft: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .back { position: fixed; inset: 0; z-index: 17; background: var(--veil); }
      .drawer {
        position: fixed; z-index: 18; top: 0; right: 0; bottom: 0; width: min(360px, 100vw);
        background: var(--card);
        border-left: 1px solid var(--line); box-shadow: var(--deep-shadow); display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
      }
      .head, .foot { display: flex; justify-content: space-between; align-items: center;
        padding: 6px 8px 6px 16px; border-bottom: 1px solid var(--line); }
      .foot { border: 0; border-top: 1px solid var(--line); padding: 8px 16px; }
      .body { overflow: auto; padding: 4px 16px 20px; display: grid; gap: 18px; align-content: start; }
      section { display: grid; gap: 10px; }
      h3 { margin-top: 8px; }
      .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; align-items: start; }
      .triple { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; }
      .formula { font-family: var(--mono); background: var(--well); border-radius: 6px; padding: 6px 10px;
        overflow-wrap: anywhere; font-size: var(--small); }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    /** @type {FormulaCheck | null} */ this.formulaCheck = null;
    /** @type {BreakpointRow[]} */ this.breakpoints = [];
    /** The node that is looked at. @type {number | null} */ this.node = null;
    /** @type {((text: string) => Promise<string>) | null} */ this.diagnostic = null;
    /** What is known of formulas for h. @type {Readonly<Record<string, HeuristicCheck>>} */ this.said = {};
    /** The guide as it is typed, with its "=". */ this._draft = '';
    /** @type {HTMLElement | null} */ this._before = focusedElement();
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.head button'))?.focus();
  }

  _close() {
    this._before?.focus();
    this._write('');
    emit(this, 'close');
  }

  /** @param {Partial<PlaygroundDocument>} change @param {string} [group] */
  _change(change, group = '') {
    emit(this, 'document-change', { change, group });
  }

  /** The engine is asked of what is typed. @param {string} draft */
  _write(draft) {
    if (draft === this._draft) return;
    this._draft = draft;
    emit(this, 'heuristic-draft', { draft });
  }

  /** A listener that sets a number of the document. @param {string} key */
  _number(key) {
    return told(({ value }) => this._change({ [key]: value }, key));
  }

  render() {
    if (!this.catalog || !this.document) return nothing;
    const { catalog, document } = this;
    const changed = changedOptions(document, catalog);
    const rows = optionRows(document, catalog);
    const strategy = strategyOf(document, catalog);
    const own = new Set(strategy.options.map(({ id }) => id));
    const [order, particular] = [
      rows.search.filter(({ id }) => !own.has(id)),
      rows.search.filter(({ id }) => own.has(id)),
    ];
    return html`<div class="back" @click=${this._close}></div>
      <div class="drawer" role="dialog" aria-label="Settings"
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          this._close();
        }}>
        <div class="head"><h2>Settings</h2><button type="button" class="plain icon-only" aria-label="Close"
          @click=${this._close}>${icons.cross}</button></div>
        <div class="body">
          ${this._formula(document, catalog)}
          ${this._limits(document, catalog)}
          ${
            rows.domain.length
              ? html`<section><h3>Puzzle and search space</h3>${this._options(rows.domain)}</section>`
              : nothing
          }
          ${
            order.length || strategy.takes_guide
              ? html`<section><h3>Order</h3>${this._guide(document, catalog)}
                ${this._options(order)}</section>`
              : nothing
          }
          ${
            particular.length
              ? html`<section><h3>${strategy.name}</h3>${this._options(particular)}</section>`
              : nothing
          }
          <section><h3>Stop at</h3>
            <breakpoint-editor .catalog=${catalog} .breakpoints=${this.breakpoints} .node=${this.node}
              .diagnostic=${this.diagnostic}
              @breakpoint-toggle=${told((detail) => emit(this, 'breakpoint-toggle', detail))}
              ></breakpoint-editor></section>
        </div>
        <div class="foot"><span
          class="quiet">${
            changed ? `${changed} ${changed === 1 ? 'differs' : 'differ'} from the default` : 'All defaults'
          }</span>
          <span class="row"><button type="button" title="Board and settings as on a first visit"
            @click=${() => emit(this, 'start-afresh')}>Reset all</button>
          <button type="button" aria-disabled=${!changed}
            @click=${() => changed && emit(this, 'reset')}>Reset</button></span></div>
      </div>`;
  }

  /** @param {import('../model/types.js').OptionRow[]} rows */
  _options(rows) {
    return rows.map(
      (row) => html`<option-field .row=${row}
      .value=${optionValue(/** @type {PlaygroundDocument} */ (this.document), row)}
      @option-change=${told((detail) => emit(this, 'option-change', detail))}></option-field>`,
    );
  }

  /** A second heuristic, which orders while the other one bounds and proves.
   * @param {PlaygroundDocument} document @param {Catalog} catalog */
  _guide(document, catalog) {
    if (!strategyOf(document, catalog).takes_guide) return nothing;
    const { solve_guide: own } = domainOf(document, catalog);
    const heuristics = heuristicsOf(document, catalog);
    const name = heuristics.find(({ id }) => id === own)?.name;
    const usual =
      document.strategy === 'solve' && name
        ? `As the strategy has it (${name})`
        : 'None: the heuristic orders';
    const row = {
      id: 'guide',
      name: 'Guide',
      kind: /** @type {const} */ ('choice'),
      fallback: '',
      minimum: null,
      maximum: null,
      needs_option: '',
      needs_value: '',
      solve_value: '',
      choices: [{ id: '', name: usual, summary: '' }, ...heuristics],
      summary: 'A heuristic that orders the frontier, while the one above bounds, prunes and proves.',
    };
    return html`<option-field .row=${row} .value=${document.guide}
      @option-change=${told((/** @type {{ value: string }} */ { value }) =>
        this._change({ guide: value }),
      )}></option-field>
      ${this._guideFormula(document, catalog)}`;
  }

  /** @param {PlaygroundDocument} document @param {Catalog} catalog */
  _guideFormula(document, catalog) {
    const text = this._draft || (isFormula(document.guide) ? document.guide : '=');
    return html`<details ?open=${isFormula(document.guide)}><summary>The guide as a formula</summary>
      <heuristic-formula sign="guide" .domain=${domainOf(document, catalog)} .text=${text}
        .check=${this.said[saidKey(document.domain, text)] ?? null} ?chosen=${text === document.guide}
        @draft=${told((detail) => this._write(detail.text))}
        @pick=${() => this._change({ guide: text })}></heuristic-formula></details>`;
  }

  /** @param {PlaygroundDocument} document @param {Catalog} catalog */
  _limits(document, { limits }) {
    const set = (/** @type {string} */ key) =>
      told(({ value }) => this._change({ bound: { ...document.bound, [key]: value } }, `bound_${key}`));
    return html`<section><h3>Limits</h3>
      <div class="pair">
        <number-field label="Expansions" whole placeholder="no limit" .minimum=${1}
          .value=${document.max_expansions} @value-change=${this._number('max_expansions')}></number-field>
        <number-field label="Memory in MiB" whole required .minimum=${1} .maximum=${limits.memory_mib}
          .value=${document.memory_mib} @value-change=${this._number('memory_mib')}></number-field>
      </div>
      <div class="triple" role="group" aria-label="Prune what is">
        ${boundParts.map(
          ({ key, label }) => html`<number-field label=${`Drop ${label}`} placeholder="none"
          .value=${document.bound[key]}
          @value-change=${set(key)}></number-field>`,
        )}
      </div></section>`;
  }

  /** The user's own f; or the order of a strategy that has one, as the beginning of one's own.
   * @param {PlaygroundDocument} document @param {Catalog} catalog */
  _formula(document, catalog) {
    const {
      formula,
      uses_formula: isOwn,
      uses_weight: usesWeight,
      default_weight: weight,
    } = strategyOf(document, catalog);
    if (isOwn) {
      return html`<section><h3>Your own f</h3><formula-field .formula=${document.formula}
        .presets=${catalog.formulas}
        .check=${this.formulaCheck}
          @formula-change=${told((detail) => this._change(detail, 'formula'))}></formula-field></section>`;
    }
    const own = catalog.strategies.find((strategy) => strategy.uses_formula);
    if (!formula || !own || /\b[ul]\b/.test(formula)) return nothing;
    const change = {
      strategy: own.id,
      formula,
      ...(usesWeight ? { weight: document.weight ?? weight } : {}),
    };
    return html`<section><h3>Formula f</h3><p class="formula">${formula}</p>
      <div><button type="button"
        @click=${() => this._change(change)}>Change the formula</button></div></section>`;
  }
}

customElements.define('settings-drawer', SettingsDrawer);
