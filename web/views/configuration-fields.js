/**
 * One configuration as a form: strategy, heuristic, weight, and the options that mean something for it.
 * @import { Catalog, OptionRow } from '../model/types.js'
 * @import { Configuration } from '../model/batch.js'
 * @import { Own } from '../model/own.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { documentFor, firstBound } from '../model/batch.js';
import { isFormula, strategyOf } from '../model/document.js';
import { optionRows, optionValue, setOption, takesWeight } from '../model/options.js';
import { ownId } from '../model/own.js';
import { choices } from './choices.js';
import { emit, filled, told } from './events.js';
import { base, fields } from './styles.js';
import './number-field.js';
import './option-field.js';

export class ConfigurationFields extends LitElement {
  static properties = {
    catalog: { attribute: false },
    domain: {},
    configuration: { attribute: false },
    owns: { attribute: false },
    swept: {},
  };

  static styles = [
    base,
    fields,
    css`
      .row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 8px; align-items: start; }
      .row.weighted { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 76px; }
      .row > .wide { grid-column: 1 / -1; }
      details { font-size: var(--small); }
      details > summary { min-height: var(--small-target); color: var(--quiet); }
      details option-field { margin: 4px 0 10px; }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    this.domain = '';
    /** @type {Configuration | null} */ this.configuration = null;
    /** The user's own heuristics for this puzzle. @type {readonly Own[]} */ this.owns = [];
    /** The number that is swept, which is not asked here. */ this.swept = '';
  }

  /** @param {Partial<Configuration>} change */
  _change(change) {
    emit(this, 'configuration-change', { given: change });
  }

  /** What the configuration is on the puzzle. */
  get _document() {
    const { catalog, configuration, domain } = this;
    if (!catalog || !configuration) return null;
    const level = { domain, board: '' };
    return (
      documentFor(configuration, level, firstBound, catalog) ??
      documentFor({ ...configuration, heuristic: '', guide: '' }, level, firstBound, catalog)
    );
  }

  /** @param {string} chosen an id, '' for the puzzle's, or own and a number */
  _pickHeuristic(chosen) {
    const own = this.owns[Number(chosen.slice(ownId.length + 1))];
    if (chosen.startsWith(`${ownId}:`)) this._change({ heuristic: ownId, own: own ?? null });
    else this._change({ heuristic: chosen, own: null });
  }

  render() {
    const { catalog, configuration } = this;
    const document = this._document;
    if (!catalog || !configuration || !document) return nothing;
    const strategy = strategyOf(document, catalog);
    const strategies = catalog.strategies.map(({ id, name }) => ({ id, name }));
    const isWeighted = takesWeight(document, catalog) && this.swept !== 'weight';
    return html`<div class=${isWeighted ? 'row weighted' : 'row'}>
      <div><label for="strategy">Strategy</label><select id="strategy"
        @change=${filled((id) => this._change({ strategy: id, options: {}, weight: null }))}
        >${choices(strategies, strategy.id)}</select></div>
      ${strategy.uses_heuristic ? this._heuristic() : nothing}
      ${
        isWeighted
          ? html`<number-field label="Weight w" placeholder=${String(strategy.default_weight)}
            .value=${configuration.weight} .maximum=${catalog.limits.weight}
            @value-change=${told(({ value }) =>
              this._change({ weight: /** @type {number | null} */ (value) }),
            )}></number-field>`
          : nothing
      }
      ${
        strategy.uses_formula
          ? html`<div class="wide"><label for="formula">f =</label><input id="formula" autocomplete="off"
            spellcheck="false" .value=${live(configuration.formula || document.formula)}
            @change=${filled((formula) => this._change({ formula }))}></div>`
          : nothing
      }</div>${this._options()}`;
  }

  _heuristic() {
    const { heuristic, own } = /** @type {Configuration} */ (this.configuration);
    const domain = this.catalog?.domains.find(({ id }) => id === this.domain);
    const mine = this.owns.map(({ name }, i) => ({ id: `${ownId}:${i}`, name: `${name} (yours)` }));
    const place = this.owns.findIndex(({ code, entry }) => code === own?.code && entry === own.entry);
    const kept = own && place < 0 ? [{ id: ownId, name: `${own.name} (yours)` }] : [];
    const formula = isFormula(heuristic) ? [{ id: heuristic, name: heuristic }] : [];
    const chosen = heuristic === ownId ? (place < 0 ? ownId : `${ownId}:${place}`) : heuristic;
    const usual = domain?.heuristics.find(({ id }) => id === domain.default_heuristic)?.name;
    const rows = [
      { id: '', name: `${usual ?? 'The puzzle’s'} (usual)` },
      ...(domain?.heuristics.filter(({ id }) => id !== domain.default_heuristic) ?? []),
      ...formula,
      ...kept,
      ...mine,
    ];
    return html`<div><label for="heuristic">Heuristic</label><select id="heuristic"
      @change=${filled((id) => this._pickHeuristic(id))}
      >${choices(rows, chosen === domain?.default_heuristic ? '' : chosen)}</select></div>`;
  }

  _options() {
    const document = this._document;
    if (!this.catalog || !document) return nothing;
    const { search, domain } = optionRows(document, this.catalog);
    const rows = [...search, ...domain].filter(({ id }) => id !== this.swept);
    const set = rows.filter(({ id }) => id in document.options).length;
    if (!rows.length) return nothing;
    return html`<details><summary>Options${set ? ` (${set} set)` : ''}</summary>${rows.map(
      (row) => html`<option-field .row=${row} value=${optionValue(document, row)}
        @option-change=${told(({ value }) => this._setOption(row, String(value)))}></option-field>`,
    )}</details>`;
  }

  /** @param {OptionRow} row @param {string} value */
  _setOption(row, value) {
    const document = this._document;
    if (document) this._change({ options: Object.freeze({ ...setOption(document, row, value).options }) });
  }
}

customElements.define('configuration-fields', ConfigurationFields);
