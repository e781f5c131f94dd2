/**
 * Several searches on the board, side by side: what they are, what came out, and one chart of all.
 * @import { Catalog, PlaygroundDocument, Run } from '../model/types.js'
 * @import { Choice, Entrant } from '../state/state.js'
 * @import { Detail } from './events.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { curvesOf } from '../model/anytime.js';
import { sweepOf } from '../model/sweep.js';
import { mostEntrants } from '../state/updates-compare.js';
import { domainOf, heuristicsOf, strategyOf } from '../model/document.js';
import { offeredBy } from '../model/strategies.js';
import { claimBadge } from '../model/narrate.js';
import { formatCount, formatSeconds, formatValue, plural } from '../model/format.js';
import { base, buttons, fields } from './styles.js';
import { tones, toneStyles } from './tones.js';
import { icons } from './icons.js';
import { emit, filled, focusPart, told } from './events.js';
import { choices } from './choices.js';
import './curve-chart.js';
import './number-field.js';

const axes = [
  { id: 'expanded', name: 'expansions' },
  { id: 'seconds', name: 'seconds' },
];

export class LensCompare extends LitElement {
  static properties = {
    catalog: { attribute: false },
    document: { attribute: false },
    entrants: { attribute: false },
    seconds: { attribute: false },
    running: { type: Boolean },
    able: { type: Boolean },
    _axis: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    toneStyles,
    css`
      :host { container-type: inline-size; }
      .bar { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: end; }
      .bar number-field { width: 9.5em; }
      .list { list-style: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-3); }
      curve-chart { height: 250px; }
      .entrant {
        display: grid; grid-template-columns: 26px minmax(0, 3fr) minmax(0, 3fr) minmax(72px, 1fr) 40px;
        gap: var(--space-2); align-items: end;
      }
      .tag { width: 26px; height: 40px; display: grid; place-items: center; font-weight: 700;
        color: var(--tone); }
      .tag::after { content: ''; width: 22px; height: 0; border-top: 3px solid var(--tone); }
      table, thead, tbody { display: block; font-size: var(--small); }
      tr {
        display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); align-items: center;
        gap: 2px var(--space-2);
        padding: 6px 0 8px 8px; border-bottom: 1px solid var(--line);
        grid-template-areas: 'name name name open' 'claim claim claim open' 'cost bound expanded time';
      }
      tbody tr { border-left: 4px solid var(--tone); }
      thead tr { border-left: 4px solid transparent; }
      th, td { padding: 0; text-align: right; overflow-wrap: anywhere; }
      th { font-weight: 600; color: var(--quiet); }
      .name { grid-area: name; }
      .claim { grid-area: claim; }
      .open { grid-area: open; }
      .name, .claim { text-align: left; }
      tbody .name { color: var(--ink); }
      .best { font-weight: 700; color: var(--good); }
      thead .name, thead .claim { visibility: hidden; height: 0; }
      @container (min-width: 620px) {
        tr {
          grid-template-areas: 'name cost bound expanded time claim open';
          grid-template-columns: minmax(150px, 2fr) repeat(4, minmax(0, 1fr)) minmax(80px, 1fr) 70px;
        }
        thead .name, thead .claim { visibility: visible; height: auto; }
      }
      .axis { display: flex; align-items: center; gap: var(--space-2); margin: 0; }
      .axis select { width: auto; }
      @media (max-width: 620px) {
        .entrant {
          grid-template-columns: 26px minmax(0, 1fr) 40px; border-top: 1px solid var(--line);
          padding-top: var(--space-3);
        }
        .entrant > :nth-child(3), .entrant > :nth-child(4) { grid-column: 2; }
        .entrant > :nth-child(5) { grid-column: 3; grid-row: 1; }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    /** @type {readonly Entrant[]} */ this.entrants = [];
    /** @type {number | null} */ this.seconds = null;
    this.running = false;
    this.able = false;
    /** @type {'expanded' | 'seconds'} */ this._axis = 'expanded';
  }

  render() {
    if (!this.catalog || !this.document) return nothing;
    const { catalog, document, running } = this;
    const full = this.entrants.length >= mostEntrants;
    const go = this.able && this.entrants.length > 0;
    return html`<div class="stack">
      <p class="small quiet">Up to ${mostEntrants} searches of your choice, or one for each of some weights,
        on this board, each in a worker of its own. All other settings are those of the bar.</p>
      ${
        this.entrants.length && this.entrants.length <= mostEntrants
          ? html`<ul class="list">
            ${this.entrants.map((entrant, i) => this._entrant(entrant, i, catalog, document))}</ul>`
          : nothing
      }
      <div class="bar">
        <button type="button" id="add" aria-disabled=${full || running}
          @click=${() =>
            !full &&
            !running &&
            emit(this, 'compare-add', { choice: this._next(document) })}>${icons.plus}Add a search</button>
        <button type="button" aria-disabled=${running}
          @click=${() => !running && emit(this, 'compare-sweep', { choices: sweepOf(catalog, document) })}
          >Sweep the
          weight</button>
        ${
          this.entrants.length
            ? html`<button type="button" class="plain" aria-disabled=${running}
          @click=${() => !running && this._drop('compare-sweep', { choices: [] })}>Clear</button>`
            : nothing
        }
      </div>
      <div class="bar">
        <number-field label="Seconds for each" placeholder="no bound" .value=${this.seconds}
          @value-change=${told((/** @type {{ value: number | null }} */ { value }) =>
            emit(this, 'seconds-change', { seconds: value }),
          )}
          ></number-field>
        <button type="button" class=${running ? '' : 'primary'} aria-disabled=${!running && !go}
          @click=${() => (running || go) && emit(this, running ? 'compare-stop' : 'compare-start')}>${
            running ? icons.stop : icons.play
          }${running ? 'Stop all' : 'Run all'}</button>
      </div>
      ${this.entrants.some(({ run }) => run) ? html`${this._table(catalog)}${this._chart(catalog)}` : nothing}
    </div>`;
  }

  /** The button that was pressed goes too: the focus stays in the view. @param {string} event
   * @param {Partial<Detail>} detail */
  _drop(event, detail) {
    focusPart(this, '#add');
    emit(this, event, detail);
  }

  /** The settings of the bar, or those of the last one. @param {PlaygroundDocument} document
   * @returns {Choice} */
  _next({ strategy, heuristic, weight }) {
    return this.entrants.length
      ? { ...this.entrants[this.entrants.length - 1].choice }
      : { strategy, heuristic, weight };
  }

  /** @param {Entrant} entrant @param {number} i @param {Catalog} catalog
   * @param {PlaygroundDocument} document */
  _entrant({ key, choice }, i, catalog, document) {
    const strategy = strategyOf({ ...document, strategy: choice.strategy }, catalog);
    const change = (/** @type {Partial<Choice>} */ part) =>
      emit(this, 'compare-change', { key, change: part });
    return html`<li class="entrant t${i % tones}">
      <span class="tag">${i + 1}</span>
      <div><label for=${`s${key}`}>Strategy ${i + 1}</label><select id=${`s${key}`} ?disabled=${this.running}
        @change=${filled((value) => change({ strategy: value, weight: null }))}>${choices(
          offeredBy(catalog.strategies, domainOf(document, catalog)),
          choice.strategy,
        )}</select></div>
      <div><label for=${`h${key}`}>Heuristic ${i + 1}</label><select id=${`h${key}`}
        ?disabled=${this.running || !strategy.uses_heuristic}
        @change=${filled((value) => change({ heuristic: value }))}>${choices(
          heuristicsOf({ ...document, heuristic: choice.heuristic }, catalog),
          choice.heuristic,
        )}</select></div>
      ${
        strategy.uses_weight
          ? html`<number-field label=${`Weight ${i + 1}`} .maximum=${catalog.limits.weight}
          placeholder=${formatValue(strategy.default_weight)}
          .value=${choice.weight}
          @value-change=${told((/** @type {{ value: number | null }} */ { value }) =>
            change({ weight: value }),
          )}></number-field>`
          : html`<span></span>`
      }
      <button type="button" class="plain icon-only" aria-label=${`Remove search ${i + 1}`}
        aria-disabled=${this.running}
        @click=${() => !this.running && this._drop('compare-remove', { key })}>${icons.cross}</button>
    </li>`;
  }

  /** @param {Entrant} entrant @param {Catalog} catalog */
  _name({ choice }, catalog) {
    const strategy = catalog.strategies.find(({ id }) => id === choice.strategy);
    const weight = strategy?.uses_weight
      ? `, w ${formatValue(choice.weight ?? strategy.default_weight)}`
      : '';
    const known = this.document ? heuristicsOf(this.document, catalog) : [];
    const differ = new Set(this.entrants.map((each) => each.choice.heuristic)).size > 1;
    const heuristic =
      differ && strategy?.uses_heuristic
        ? `, ${known.find(({ id }) => id === choice.heuristic)?.name ?? choice.heuristic}`
        : '';
    return `${strategy?.name ?? choice.strategy}${weight}${heuristic}`;
  }

  /** @param {Catalog} catalog */
  _table(catalog) {
    const costs = this.entrants.map(({ run }) => run?.stats?.cost).filter((cost) => cost != null);
    const least = costs.length > 1 ? Math.min(...costs) : NaN;
    const head = (/** @type {string} */ name, /** @type {string} */ part = '') =>
      html`<th role="columnheader" class=${part}>${name}</th>`;
    // A grid for the eyes, so that it fits narrow pages; the roles keep it a table for everyone else.
    return html`<table role="table" aria-label="Results">
      <thead role="rowgroup"><tr role="row">
        ${head('Search', 'name')}<th role="columnheader" class="open"><span class="hidden">Open</span></th>
        ${head('Cost')}${head('Lower bound')}${head('Expanded')}${head('Time')}
        ${head('Claim', 'claim')}</tr></thead>
      <tbody role="rowgroup">
        ${this.entrants.map((entrant, i) => this._row(entrant, i, least, catalog))}</tbody>
    </table>`;
  }

  /** @param {Entrant} entrant @param {number} i @param {number} least @param {Catalog} catalog */
  _row(entrant, i, least, catalog) {
    const { run, state } = entrant;
    const { stats } = run ?? {};
    const isBest = stats?.cost === least;
    const known = (/** @type {number | null | undefined} */ value) =>
      value == null ? '–' : formatValue(value);
    return html`<tr role="row" class="t${i % tones}">
      <th role="rowheader" class="name">${i + 1}. ${this._name(entrant, catalog)}</th>
      <td role="cell" class="open"><button type="button" aria-disabled=${this.running}
        aria-label=${`Open search ${i + 1} for stepping`}
        @click=${() => !this.running && emit(this, 'compare-open', { choice: entrant.choice })}
        >Open</button></td>
      <td role="cell" class=${isBest ? 'best' : ''}>${known(stats?.cost)}${
        isBest ? html`<span class="hidden"> (least)</span>` : nothing
      }</td>
      <td role="cell">${known(stats?.lower_bound)}</td>
      <td role="cell">${stats ? formatCount(stats.expanded) : '–'}</td>
      <td role="cell">${run ? formatSeconds(run.seconds) : '–'}</td>
      <td role="cell" class="claim">${claimOf(run, state, catalog)}</td>
    </tr>`;
  }

  /** @param {Catalog} catalog */
  _chart(catalog) {
    const series = this.entrants.flatMap((entrant, tone) => {
      const curves = entrant.run && curvesOf(entrant.run, entrant.track, this._axis);
      return curves ? [{ name: this._name(entrant, catalog), curves, tone }] : [];
    });
    return html`<label class="axis">Chart over <select aria-label="Chart over expansions or seconds"
        @change=${filled((value) => {
          this._axis = /** @type {typeof this._axis} */ (value);
        })}>${choices(axes, this._axis)}</select></label>
      <curve-chart .series=${series} .axis=${this._axis}
        .summary=${`Cost and lower bound of ${plural(
          series.length,
          'search',
          'searches',
        )}. The table above has the numbers.`}></curve-chart>
      <p class="small quiet">The colours are those of the table. Dots: plans. Dashed and thin: lower
      bounds.</p>`;
  }
}

/** @param {Run | null} run @param {Entrant['state']} state @param {Catalog} catalog */
function claimOf(run, state, catalog) {
  if (state === 'waiting') return 'waits';
  if (run?.lost || run?.diagnostic) return run.lost ?? run.diagnostic?.message;
  if (!run) return '–';
  const status = catalog.statuses.find(({ id }) => id === run.status)?.name ?? run.status;
  return run.status === 'solved' || run.status === 'exhausted'
    ? claimBadge(/** @type {NonNullable<Run['stats']>} */ (run.stats).claim)
    : status;
}

customElements.define('lens-compare', LensCompare);
