/**
 * How to search: strategy, heuristic, bounds and the rest, all made from the catalogue; run and stop.
 * @import { BoardCheck, BreakpointRow, Catalog, FormulaCheck, PlaygroundDocument } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { domainOf, mostMemory, strategyOf } from '../model/document.js';
import { changedOptions, optionRows, optionValue, takesWeight } from '../model/options.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled, focusPart, told } from './events.js';
import './breakpoint-editor.js';
import './formula-field.js';
import './number-field.js';
import './option-field.js';
import './promise-badges.js';
import './weight-field.js';

const boundParts = /** @type {const} */ ([
  { key: 'g', label: 'g' },
  { key: 'h', label: 'h' },
  { key: 'f', label: 'g + h' },
]);
const runKeys = html`<span class="shortcut"><kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>Enter</kbd></span>`;

export class SearchForm extends LitElement {
  static properties = {
    catalog: { attribute: false },
    document: { attribute: false },
    check: { attribute: false },
    formulaCheck: { attribute: false },
    running: { type: Boolean },
    stopping: { type: Boolean },
    ready: { type: Boolean },
    breakpoints: { attribute: false },
    problem: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .pair { display: grid; grid-template-columns: 1fr 1fr; gap: var(--space-3); align-items: start; }
      .triple { display: grid; grid-template-columns: repeat(3, 1fr); gap: var(--space-2); }
      fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
      legend { padding: 0; font-size: 0.8125rem; font-weight: 600; margin-bottom: var(--space-1); }
      #go { min-height: 46px; width: 100%; font-size: 1rem; }
      .count {
        font-weight: 600; font-size: 0.75rem; background: var(--accent-soft); color: var(--accent);
        border-radius: 99px; padding: 1px 8px;
      }
      .more { display: grid; gap: var(--space-4); padding-top: var(--space-2); }
      .keys { text-align: center; }
      .formula {
        font-family: var(--mono); font-size: 0.8125rem; overflow-wrap: anywhere; margin-bottom: var(--space-2);
      }
      kbd { font: inherit; font-weight: 600; }
      @media (hover: none) { .shortcut { display: none; } }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    /** @type {BoardCheck | null} */ this.check = null;
    /** @type {FormulaCheck | null} */ this.formulaCheck = null;
    this.running = false;
    this.stopping = false;
    this.ready = false;
    /** @type {BreakpointRow[]} */ this.breakpoints = [];
    /** @type {((text: string) => Promise<string>) | null} */ this.problem = null;
  }

  /** @param {Partial<PlaygroundDocument>} change @param {string} [group] */
  _change(change, group = '') {
    emit(this, 'document-change', { change, group });
  }

  /** A listener that sets a number of the document. @param {string} key */
  _number(key) {
    return told(({ value }) => this._change({ [key]: value }, key));
  }

  render() {
    if (!this.catalog || !this.document) return nothing;
    const { catalog, document } = this;
    const strategy = strategyOf(document, catalog);
    return html`<div class="card stack">
      <h2>Search</h2>
      <div>
        <label for="strategy">Strategy</label>
        <select id="strategy" aria-describedby="strategy-note"
          @change=${filled((value) => this._change({ strategy: value }))}>
          ${choices(catalog.strategies, strategy.id)}
        </select>
        <div id="strategy-note">
          <p class="hint">${strategy.summary}</p>
          <p class="hint"><strong>Guarantee:</strong> ${strategy.guarantee}</p>
        </div>
      </div>
      ${strategy.uses_formula
        ? html`<formula-field .formula=${document.formula} .presets=${catalog.formulas} .check=${this.formulaCheck}
            @formula-change=${told((detail) => this._change(detail, 'formula'))}></formula-field>`
        : nothing}
      ${strategy.uses_heuristic ? this._heuristic(document, catalog) : nothing}
      ${takesWeight(document, catalog)
        ? html`<weight-field .value=${document.weight} .fallback=${strategy.default_weight} ?running=${this.running}
            @value-change=${this._number('weight')}></weight-field>`
        : nothing}
      <number-field label="Time bound in seconds" placeholder="none" .value=${document.time_bound}
        @value-change=${this._number('time_bound')}></number-field>
      ${this._go()}
      ${this._more(document, catalog)}
    </div>`;
  }

  /** @param {PlaygroundDocument} document @param {Catalog} catalog */
  _heuristic(document, catalog) {
    const { heuristics } = domainOf(document, catalog);
    const estimates = this.check?.ok ? this.check.estimates : [];
    const estimate = estimates.find(({ heuristic }) => heuristic === document.heuristic);
    return html`<div>
      <label for="heuristic">Heuristic h</label>
      <select id="heuristic" @change=${filled((value) => this._change({ heuristic: value }))}>
        ${choices(heuristics, document.heuristic)}
      </select>
      <promise-badges .heuristic=${heuristics.find(({ id }) => id === document.heuristic)}
        .estimate=${estimate?.value}></promise-badges>
    </div>`;
  }

  /** One button for both, so that the focus stays on it. */
  _go() {
    const wrong = this.check?.ok === false;
    const able = this.running ? !this.stopping : this.ready && !wrong;
    const act = () => able && emit(this, this.running ? 'search-stop' : 'search-start');
    const word = this.stopping ? 'Stopping …' : this.running ? 'Stop' : 'Run';
    return html`<div>
      <button type="button" id="go" class=${this.running ? '' : 'primary'} aria-disabled=${!able} @click=${act}>
        ${this.running ? icons.stop : icons.play}${word}</button>
      <p class="hint keys">${wrong && !this.running ? 'Mend the board first.' : runKeys}</p>
    </div>`;
  }

  /** Puts the focus on Run or Stop. */
  focus() {
    focusPart(this, '#go');
  }

  /** @param {PlaygroundDocument} document @param {Catalog} catalog */
  _more(document, catalog) {
    const rows = optionRows(document, catalog);
    const changed = changedOptions(document, catalog);
    return html`<details>
      <summary>More settings ${changed ? html`<span class="count">${changed} set</span>` : nothing}</summary>
      <div class="more">
        ${this._formula(document, catalog)}
        <div class="pair">
          <number-field label="Expansions" whole placeholder="no bound" .minimum=${1}
            .value=${document.max_expansions} @value-change=${this._number('max_expansions')}></number-field>
          <number-field label="Memory in MiB" whole required .minimum=${1} .maximum=${mostMemory}
            .value=${document.memory_mib} @value-change=${this._number('memory_mib')}></number-field>
        </div>
        ${this._bound(document)}
        ${[...rows.search, ...rows.domain].map(
          (row) => html`<option-field .row=${row} .value=${optionValue(document, row)}
            @option-change=${told((detail) => emit(this, 'option-change', detail))}></option-field>`,
        )}
        <fieldset>
          <legend>Breakpoints</legend>
          <breakpoint-editor .catalog=${catalog} .breakpoints=${this.breakpoints} .problem=${this.problem}
            @breakpoint-toggle=${told((detail) => emit(this, 'breakpoint-toggle', detail))}></breakpoint-editor>
        </fieldset>
      </div>
    </details>`;
  }

  /** The order of a strategy that has one, as the beginning of one's own. @param {PlaygroundDocument} document
   * @param {Catalog} catalog */
  _formula(document, catalog) {
    const { formula, uses_formula: isOwn, uses_weight: usesWeight, default_weight: weight } = strategyOf(document,
      catalog);
    const own = catalog.strategies.find((strategy) => strategy.uses_formula);
    if (isOwn || !formula || !own || /\b[ul]\b/.test(formula)) return nothing;
    const change = { strategy: own.id, formula, ...(usesWeight ? { weight: document.weight ?? weight } : {}) };
    return html`<div>
      <span class="label">Formula f</span>
      <p class="formula">${formula}</p>
      <button type="button" @click=${() => {
        focusPart(this, '#strategy'); // the button goes; the field of the formula comes next
        this._change(change);
      }}>Change the formula</button>
    </div>`;
  }

  /** @param {PlaygroundDocument} document */
  _bound(document) {
    const set = (/** @type {string} */ key) =>
      told(({ value }) => this._change({ bound: { ...document.bound, [key]: value } }, `bound_${key}`));
    return html`<fieldset>
      <legend>Cost bound: drop what is over</legend>
      <div class="triple">
        ${boundParts.map(
          ({ key, label }) => html`<number-field label=${label} placeholder="none" .value=${document.bound[key]}
            @value-change=${set(key)}></number-field>`,
        )}
      </div>
    </fieldset>`;
  }
}

customElements.define('search-form', SearchForm);
