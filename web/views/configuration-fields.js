/**
 * One configuration as a form, made from the catalogue: strategy, a heuristic of the puzzles that are meant
 * or of the user's own, weight, and the options that mean something for it.
 * @import { Catalog, OptionRow, PlaygroundDocument } from '../model/types.js'
 * @import { Configuration } from '../model/batch.js'
 * @import { Own } from '../model/own.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { documentFor, firstBound } from '../model/batch.js';
import { isFormula, strategyOf } from '../model/document.js';
import { optionRows, optionValue, setOption, takesWeight } from '../model/options.js';
import { heuristicOf, ownId } from '../model/own.js';
import { strategyGroups } from '../model/strategies.js';
import { choices } from './choices.js';
import { emit, filled, told } from './events.js';
import { base, fields } from './styles.js';
import './number-field.js';
import './option-field.js';

export class ConfigurationFields extends LitElement {
  static properties = {
    catalog: { attribute: false },
    domains: { attribute: false },
    configuration: { attribute: false },
    owns: { attribute: false },
    swept: {},
    wide: { type: Boolean, reflect: true },
  };

  static styles = [
    base,
    fields,
    css`
      .row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 8px; align-items: start; }
      .row.weighted { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 76px; }
      .row > .wide { grid-column: 1 / -1; }
      :host([wide]) .row, :host([wide]) .row.weighted { grid-template-columns: minmax(0, 1fr); gap: 12px; }
      p { margin: 0; color: var(--quiet); font-size: var(--small); }
      details { font-size: var(--small); }
      details > summary { min-height: var(--small-target); color: var(--quiet); }
      details option-field, details select { margin: 4px 0 10px; }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** The puzzles on which it shall run. @type {readonly string[]} */ this.domains = [];
    /** @type {Configuration | null} */ this.configuration = null;
    /** The user's own heuristics for these puzzles. @type {readonly Own[]} */ this.owns = [];
    /** The number that is swept, which is not asked here. */ this.swept = '';
    /** A field below the other, and what the strategy is in words. */ this.wide = false;
  }

  /** @param {Partial<Configuration>} change */
  _change(change) {
    emit(this, 'configuration-change', { given: change });
  }

  /** What the configuration is on each puzzle; one without its heuristic has its usual one. */
  get _documents() {
    const { catalog, configuration } = this;
    if (!catalog || !configuration) return [];
    const plain = { ...configuration, heuristic: '', guide: '', own: null };
    return this.domains.flatMap((domain) => {
      const level = { domain, board: '' };
      return (
        documentFor(configuration, level, firstBound, catalog) ??
        documentFor(plain, level, firstBound, catalog) ??
        []
      );
    });
  }

  get _puzzles() {
    return this.catalog?.domains.filter(({ id }) => this.domains.includes(id)) ?? [];
  }

  render() {
    const { catalog, configuration } = this;
    const [document] = this._documents;
    if (!catalog || !configuration || !document) return nothing;
    const strategy = strategyOf(document, catalog);
    const own_strategies = this._puzzles.flatMap((each) => each.own_strategies);
    const isWeighted = takesWeight(document, catalog) && this.swept !== 'weight';
    return html`<div class=${isWeighted ? 'row weighted' : 'row'}>
      <div><label for="strategy">Strategy</label><select id="strategy" ?autofocus=${this.wide}
        @change=${filled((id) => this._change({ strategy: id, options: {}, weight: null }))}
        >${strategyGroups(catalog, '', { own_strategies }).map(
          (group) => html`<optgroup label=${group.name}>${choices(group.strategies, strategy.id)}</optgroup>`,
        )}</select></div>
      ${this.wide ? html`<p>${strategy.summary}</p>` : nothing}
      ${strategy.uses_heuristic ? this._heuristic(configuration) : nothing}
      ${
        isWeighted
          ? html`<number-field label="Weight w" placeholder=${String(strategy.default_weight)}
            .value=${configuration.weight} .minimum=${0} .maximum=${catalog.limits.weight}
            @value-change=${told(({ value }) =>
              this._change({ weight: /** @type {number | null} */ (value) }),
            )}></number-field>`
          : nothing
      }
      ${
        strategy.uses_formula
          ? this._formula('formula', 'f =', configuration.formula || document.formula, (formula) =>
              this._change({ formula }),
            )
          : nothing
      }</div>${this._options(catalog, configuration, strategy.takes_guide)}`;
  }

  /** @param {string} id @param {string} label @param {string} value @param {(text: string) => void} act */
  _formula(id, label, value, act) {
    return html`<div class="wide"><label for=${id}>${label}</label><input id=${id} autocomplete="off"
      spellcheck="false" .value=${live(value)} @change=${filled(act)}></div>`;
  }

  /** The heuristics to choose from; an own one has its place in the list for a name.
   * @param {Configuration} configuration */
  _heuristic({ heuristic, own }) {
    const puzzles = this._puzzles;
    const usual = puzzles.length === 1 && !this.wide ? puzzles[0].default_heuristic : '';
    const names = new Map(puzzles.flatMap(({ heuristics }) => heuristics.map(({ id, name }) => [id, name])));
    const where = (/** @type {string} */ id) => {
      const has = puzzles.filter(({ heuristics }) => heuristics.some((each) => each.id === id));
      return has.length < puzzles.length ? ` (${has.map(({ name }) => name).join(', ')})` : '';
    };
    const rows = [...names]
      .filter(([id]) => id !== usual)
      .map(([id, name]) => ({ id, name: `${name}${where(id)}` }));
    const first = { id: '', name: usual ? `${names.get(usual)} (usual)` : 'The puzzle’s own choice' };
    const place = this.owns.findIndex(({ code, entry }) => code === own?.code && entry === own.entry);
    const mine = this.owns.map(({ name }, i) => ({ id: `${ownId}:${i}`, name }));
    if (own && place < 0) mine.push({ id: ownId, name: own.name });
    const written = isFormula(heuristic);
    const named = heuristic === usual ? '' : heuristic;
    const chosen = written ? '=' : heuristic === ownId ? (mine.at(place)?.id ?? '') : named;
    return html`<div><label for="heuristic">Heuristic</label><select id="heuristic"
      @change=${filled((id) => this._pickHeuristic(id))}>${choices([first, ...rows], chosen)}${
        mine.length ? html`<optgroup label="Your own">${choices(mine, chosen)}</optgroup>` : nothing
      }${choices([{ id: '=', name: 'A formula …' }], chosen)}</select></div>${
        written
          ? this._formula('written', 'h =', heuristic.slice(1), (text) =>
              this._change({ heuristic: `=${text}` }),
            )
          : nothing
      }`;
  }

  /** @param {string} chosen an id, '' for the puzzle's, = for a formula, or own and a number */
  _pickHeuristic(chosen) {
    if (chosen === ownId) return;
    const found = this.owns[Number(chosen.slice(ownId.length + 1))];
    if (!chosen.startsWith(`${ownId}:`) || !found) return this._change({ heuristic: chosen, own: null });
    const { language, name, code, entry } = found;
    this._change({
      heuristic: heuristicOf(found),
      own: language === 'formula' ? null : { language, name, code, entry },
    });
  }

  /** @param {string} chosen */
  _guide(chosen) {
    const names = new Map(
      this._puzzles.flatMap(({ heuristics }) => heuristics.map(({ id, name }) => [id, name])),
    );
    const rows = [
      { id: '', name: 'None, or the strategy’s own' },
      ...[...names].map(([id, name]) => ({ id, name })),
    ];
    return html`<label for="guide">Guide, which orders while the other one proves</label><select id="guide"
      @change=${filled((id) => this._change({ guide: id }))}>${choices(rows, chosen)}</select>`;
  }

  /** @param {Catalog} catalog @param {Configuration} configuration @param {boolean} takesGuide */
  _options(catalog, { options, memory_mib, guide }, takesGuide) {
    /** @type {Map<string, { row: OptionRow, document: PlaygroundDocument }>} */ const rows = new Map();
    for (const document of this._documents) {
      const { domain, search } = optionRows(document, catalog);
      for (const row of [...search, ...domain])
        if (row.id !== this.swept && !rows.has(row.id)) rows.set(row.id, { row, document });
    }
    const set = [
      ...[...rows.keys()].filter((id) => id in options),
      ...(memory_mib === null ? [] : ['memory']),
      ...(takesGuide && guide ? ['guide'] : []),
    ].length;
    return html`<details><summary>Options${set ? ` (${set} set)` : ''}</summary>${
      takesGuide ? this._guide(guide) : nothing
    }${[...rows.values()].map(
      ({ row, document }) => html`<option-field .row=${row} value=${optionValue(document, row)}
        @option-change=${told(({ value }) =>
          this._change({ options: Object.freeze(setOption(document, row, String(value)).options) }),
        )}></option-field>`,
    )}${
      this.swept === 'memory_mib'
        ? nothing
        : html`<number-field label="Memory in MiB" whole .value=${memory_mib} .minimum=${1}
          placeholder=${String(catalog.limits.default_memory_mib)} .maximum=${catalog.limits.memory_mib}
          @value-change=${told(({ value }) =>
            this._change({ memory_mib: /** @type {number | null} */ (value) }),
          )}></number-field>`
    }</details>`;
  }
}

customElements.define('configuration-fields', ConfigurationFields);
