/**
 * How to search, as a sheet on a phone: strategy, heuristic, weight and time bound, and the way to the other
 * settings.
 * @import { PlaygroundDocument } from '../model/types.js'
 * @import { State } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { domainOf, heuristicsOf, isFormula, saidKey, strategyOf } from '../model/document.js';
import { takesWeight } from '../model/options.js';
import { strategyGroups } from '../model/strategies.js';
import { isRunning } from '../state/selectors-run.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled, told } from './events.js';
import './heuristic-formula.js';
import './number-field.js';
import './pop-panel.js';
import './promise-badges.js';
import './weight-field.js';

export class MethodSheet extends LitElement {
  static properties = { state: { attribute: false } };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .body { padding: 16px; display: grid; gap: 14px; }
      .head { display: flex; justify-content: space-between; align-items: center; }
      .two { display: flex; gap: 10px; align-items: end; }
      .two > * { flex: 1; }
    `,
  ];

  constructor() {
    super();
    /** @type {State | null} */ this.state = null;
  }

  /** @param {object} change @param {string} [group] */
  _change(change, group = '') {
    emit(this, 'change', { change, group });
  }

  /** @param {State} state @param {PlaygroundDocument} document */
  _formula({ catalog, check, draft, said }, document) {
    if (!catalog) return nothing;
    const text = draft || (isFormula(document.heuristic) ? document.heuristic : '=');
    const estimates = check?.ok ? check.estimates : [];
    return html`<details ?open=${isFormula(document.heuristic)}><summary>h as a formula</summary>
      <heuristic-formula .domain=${domainOf(document, catalog)} .text=${text}
        .check=${said[saidKey(document.domain, text)] ?? null} ?chosen=${text === document.heuristic}
        .value=${estimates.find(({ heuristic }) => heuristic === text)?.value}
        @draft=${told((detail) => emit(this, 'heuristic-draft', { draft: detail.text }))}
        @pick=${() => this._change({ heuristic: text })}></heuristic-formula></details>`;
  }

  render() {
    const { state } = this;
    if (!state?.catalog || !state.history) return nothing;
    const {
      catalog,
      history: { present: document },
    } = state;
    const strategy = strategyOf(document, catalog);
    const heuristics = heuristicsOf(document, catalog, state.said);
    const groups = strategyGroups(catalog, '', domainOf(document, catalog));
    return html`<pop-panel label="How to search" @close=${() => emit(this, 'close')}><div class="body">
      <div class="head"><h2>How to search</h2><button type="button" class="plain icon-only" aria-label="Close"
        @click=${() => emit(this, 'close')}>${icons.cross}</button></div>
      <div><label for="strategy">Strategy</label>
        <select id="strategy" @change=${filled((value) => this._change({ strategy: value, weight: null }))}>
          ${groups.map(
            ({ name, strategies }) => html`<optgroup
            label=${name}>${choices(strategies, strategy.id)}</optgroup>`,
          )}</select>
        <p class="hint">${strategy.summary} ${strategy.guarantee}</p></div>
      ${
        strategy.uses_heuristic
          ? html`<div><label for="heuristic">Heuristic h</label>
        <select id="heuristic"
          @change=${filled((value) => this._change({ heuristic: value }))}
          >${choices(heuristics, document.heuristic)}</select>
        <promise-badges .heuristic=${heuristics.find(({ id }) => id === document.heuristic)}
        ></promise-badges>${this._formula(state, document)}</div>`
          : nothing
      }
      ${
        takesWeight(document, catalog)
          ? html`<weight-field .value=${document.weight}
        .fallback=${strategy.default_weight} .most=${catalog.limits.weight} ?running=${isRunning(state)}
        @value-change=${told(({ value }) => this._change({ weight: value }, 'weight'))}></weight-field>`
          : nothing
      }
      <div class="two"><number-field label="Time bound in seconds" placeholder="none"
        .value=${document.time_bound}
        @value-change=${told(({ value }) => this._change({ time_bound: value }, 'time_bound'))}
        ></number-field>
        <button type="button"
          @click=${() => emit(this, 'menu', { name: 'drawer' })}>${icons.sliders}All settings</button></div>
    </div></pop-panel>`;
  }
}

customElements.define('method-sheet', MethodSheet);
