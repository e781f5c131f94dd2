/**
 * The bar that is always there: solve, which puzzle and level, by which strategy and heuristic, for how long.
 * @import { Catalog } from '../model/types.js'
 * @import { State } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { domainOf, heuristicOf, strategyOf } from '../model/document.js';
import { formatValue } from '../model/format.js';
import { admissibility, consistency } from '../model/promises.js';
import { changedOptions, takesWeight } from '../model/options.js';
import { levelsOf } from '../model/levels.js';
import { levelEntry } from '../state/selectors.js';
import { documentOf } from '../state/state.js';
import { primaryOf } from '../state/selectors-status.js';
import { canContinue, changedSinceRun, isRunning } from '../state/selectors-run.js';
import { barMenu, barMenuStyle } from './bar-menus.js';
import { choices } from './choices.js';
import { isSettled } from '../state/selectors-question.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled, told } from './events.js';
import './board-view.js';
import './number-field.js';
import './solve-button.js';

const promises = { proved: icons.check, no: icons.alert, unknown: icons.question };

/** What changes from step to step, and is none of the bar's business: sixty times a second it would be drawn
 * in vain. */
const ofSteps = new Set(['cursor', 'step', 'slowStep', 'selection', 'jumps', 'overview', 'narration']);

/** @param {State | null} state @param {State | null} before */
const concernsTheBar = (state, before) =>
  !state ||
  !before ||
  /** @type {(keyof State)[]} */ (Object.keys(state)).some(
    (key) => state[key] !== before[key] && !ofSteps.has(key),
  );

export class CommandBar extends LitElement {
  static properties = { state: { attribute: false, hasChanged: concernsTheBar }, sheet: { type: Boolean } };

  static styles = [
    base,
    buttons,
    fields,
    barMenuStyle,
    css`
      :host { flex: none; background: var(--card); position: relative; z-index: 11; }
      .bar { display: flex; align-items: center; gap: 8px; height: 56px; padding: 0 12px; }
      .rule { width: 1px; height: 40px; background: var(--line); margin: 0 2px; flex: none; }
      .field, .bar select, .level { height: 40px; min-height: 40px; }
      .field { justify-content: flex-start; padding: 0 11px; min-width: 0; white-space: nowrap; }
      .field .name { overflow: hidden; text-overflow: ellipsis; flex: 1; text-align: left; }
      .field svg.icon { width: 16px; height: 16px; color: var(--quiet); }
      .field[aria-expanded='true'] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
      .bar select { width: auto; field-sizing: content; font-weight: 600; flex: none; max-width: 150px; }
      .level { display: flex; flex: none; }
      .level button { min-height: 40px; height: 40px; border-radius: 0; margin-left: -1px; }
      .level button:first-child { border-radius: 8px 0 0 8px; margin: 0; min-width: 33px; padding: 0; }
      .level button:last-child { border-radius: 0 8px 8px 0; min-width: 33px; padding: 0; }
      .level .now { gap: 8px; padding: 0 8px 0 5px; white-space: nowrap; max-width: 210px; }
      .level .id { overflow: hidden; text-overflow: ellipsis; }
      .level .quiet { font-weight: 400; }
      .thumb { width: 30px; height: 30px; flex: none; pointer-events: none; }
      .strategy { flex: 1 1 140px; max-width: 236px; }
      .formula { flex: 0 1 130px; font-family: var(--mono); }
      .heuristic { flex: 2.6 1 240px; display: flex; max-width: 420px; min-width: 0; }
      .heuristic .field { flex: 1; border-radius: 8px 0 0 8px; }
      .heuristic .about { border-radius: 0 8px 8px 0; margin-left: -1px; min-width: 37px; padding: 0;
        height: 40px; }
      .heuristic .about svg.icon { width: 18px; height: 18px; }
      .h { font: italic 600 15px Georgia, 'Times New Roman', serif; }
      .badge {
        display: inline-flex; align-items: center; gap: 4px; font-size: var(--tiny); line-height: 20px;
        padding: 0 8px 0 5px;
        border-radius: 99px; background: var(--good-soft); color: var(--good); flex: none;
      }
      .badge.no { background: var(--warn-soft); color: var(--warn); }
      .badge.unknown { background: var(--well); color: var(--quiet); }
      .badge svg.icon { width: 13px; height: 13px; color: inherit; }
      .time { position: relative; flex: none; width: 90px; }
      .time svg { position: absolute; z-index: 1; left: 10px; top: 11px; width: 17px; height: 17px;
        color: var(--quiet); pointer-events: none; }
      .time .unit { position: absolute; right: 11px; top: 10px; color: var(--quiet); pointer-events: none; }
      .time number-field { --target: 40px; --inset: 34px; }
      .drawer { flex: none; min-width: 40px; height: 40px; padding: 0; position: relative; margin-left: auto;
        }
      .drawer .dot { position: absolute; top: 6px; right: 6px; width: 8px; height: 8px; border-radius: 50%;
        background: var(--accent); }
      @media (max-width: 1150px) { .badge span { display: none; } .badge { padding: 0 5px; } .count {
        display: none; } }
      @media (max-width: 1023px) { .puzzle, .rule, .badge { display: none; } .level .now { max-width: 130px; }
        .strategy { flex: 2 1 96px; } .heuristic { flex-basis: 120px; } }
      /* The field opens the same menu, and its name wants the room. */
      @media (max-width: 899px) { .about { display: none; } .heuristic .field { border-radius: 8px; } }
    `,
  ];

  constructor() {
    super();
    /** @type {State | null} */ this.state = null;
    /** As a list of fields, in a phone's sheet. */ this.sheet = false;
  }

  /** Where a menu belongs. @param {string} part */
  _leftOf(part) {
    return this.renderRoot.querySelector(part)?.getBoundingClientRect().left ?? 8;
  }

  render() {
    const { state } = this;
    if (!state?.catalog || !state.history) return html`<div class="bar"></div>`;
    const {
      catalog,
      history: { present: document },
    } = state;
    const strategy = strategyOf(document, catalog);
    return html`<div class="bar">
      <solve-button .primary=${primaryOf(state)} .ways=${this._ways(state)} ?open=${state.open === 'solve'}
        @primary=${() => emit(this, 'primary')} @menu-toggle=${() => this._menu('solve')}
        @way=${told((detail) => emit(this, 'way', detail))}></solve-button>
      <span class="rule"></span>
      <select class="puzzle" aria-label="Puzzle"
        @change=${filled((domain) => emit(this, 'domain-pick', { domain }))}>
        ${choices(catalog.domains, document.domain)}</select>
      ${this._level(state)}
      <span class="rule"></span>
      <button type="button" class="field strategy" aria-haspopup="dialog"
        aria-expanded=${state.open === 'strategy'}
        aria-label=${`Strategy: ${strategy.name}`} @click=${() => this._menu('strategy')}><span
        class="name">${strategy.name}</span>${icons.chevron}</button>
      ${strategy.uses_heuristic ? this._heuristic(state) : nothing}
      ${
        strategy.uses_formula
          ? html`<button type="button" class="field formula" aria-haspopup="dialog"
        aria-expanded=${state.open === 'formula'}
        aria-label=${`Formula: f ${document.formula}`} @click=${() => this._menu('formula')}><span
          class="h">f</span> <span class="name">${document.formula}</span></button>`
          : nothing
      }
      ${takesWeight(document, catalog) ? this._weight(state) : nothing}
      <div class="time">${icons.clock}<number-field compact label="Time bound in seconds" placeholder="none"
        .value=${document.time_bound}
          @value-change=${told(({ value }) => this._change({ time_bound: value }, 'time_bound'))}
        ></number-field>${
          document.time_bound === null
            ? nothing
            : html`<span class="unit"
          aria-hidden="true">s</span>`
        }</div>
      <button type="button" class="drawer"
        aria-label=${`Settings${changedOptions(document, catalog) ? ', some differ from the defaults' : ''}`}
        aria-expanded=${state.open === 'drawer'} title="Settings"
          @click=${() => this._menu('drawer')}>${icons.sliders}${
            changedOptions(document, catalog) ? html`<i class="dot"></i>` : nothing
          }</button>
    </div>${barMenu(
      state,
      (part) => this._leftOf(part),
      (event, detail) => emit(this, event, detail),
    )}`;
  }

  /** @param {string} name */
  _menu(name) {
    emit(this, 'menu', { name });
  }

  /** @param {object} change @param {string} [group] */
  _change(change, group = '') {
    emit(this, 'document-change', { change, group });
  }

  /** @param {State} state @returns {import('./solve-button.js').Way[]} */
  _ways(state) {
    const goesOn = canContinue(state) && !changedSinceRun(state);
    return [
      { id: 'solve', name: goesOn ? 'Solve anew' : 'Solve', about: 'as the bar says', key: 'Ctrl ↵' },
      { id: 'unbounded', name: goesOn ? 'Go on without a time bound' : 'Solve without a time bound' },
      { id: 'once', name: 'Step once', about: 'expand one node', key: 'S' },
      {
        id: 'breakpoint',
        name: 'Run to the next breakpoint',
        key: 'B',
        able:
          state.history !== null && (state.history.present.breakpoints.length > 0 || state.stops.length > 0),
      },
      { id: 'keep', name: 'Keep, and compare with it', able: state.run?.stats != null && !isRunning(state) },
    ];
  }

  /** @param {State} state */
  _level(state) {
    const entry = levelEntry(state);
    const domain = domainOf(documentOf(state), /** @type {Catalog} */ (state.catalog));
    const all = levelsOf(state.collections, domain.id);
    const own = entry ? all.filter(({ collection }) => collection === entry.collection) : [];
    const place = entry ? own.findIndex(({ level }) => level === entry.level) + 1 : 0;
    const go = (/** @type {number} */ by) => () => emit(this, 'level-move', { by });
    return html`<div class="level" role="group" aria-label="Level">
      <button type="button" class="icon-only" aria-label="Previous level" title="Previous level ([)"
        @click=${go(-1)}>${icons.previous}</button>
      <button type="button" class="now" aria-haspopup="dialog" title="All levels"
        @click=${() => this._menu('levels')}>
        ${
          state.drawn
            ? html`<board-view class="thumb" aria-hidden="true" .domain=${domain}
          .board=${state.drawn.domain === domain.id ? state.drawn.board : null}></board-view>`
            : nothing
        }
        <span class="id">${entry?.level.id ?? 'Own board'}</span>${
          entry ? html`<span class="quiet count">${place}/${own.length}</span>` : nothing
        }${icons.chevron}</button>
      <button type="button" class="icon-only" aria-label="Next level" title="Next level (])"
        @click=${go(1)}>${icons.next}</button>
    </div>`;
  }

  /** @param {State} state */
  _heuristic(state) {
    const document = documentOf(state);
    const heuristic = heuristicOf(document, /** @type {Catalog} */ (state.catalog), state.said);
    const isConsistent = heuristic?.consistent === 'proved';
    const kind = isConsistent ? 'proved' : (heuristic?.admissible ?? 'unknown');
    const { term: words, plain } = (isConsistent ? consistency : admissibility)[kind];
    // Where just that is asked, it is not told.
    const isAsked = state.question?.ask === 'admissible' && !isSettled(state.question);
    return html`<div class="heuristic">
      <button type="button" class="field" aria-haspopup="dialog" aria-expanded=${state.open === 'heuristic'}
        aria-label=${`Heuristic: h ${heuristic?.name}${isAsked ? '' : ` ${words}`}`}
          @click=${() => this._menu('heuristic')}><span class="h">h</span>
        <span class="name">${heuristic?.name}</span> ${
          isAsked
            ? nothing
            : html`<span class=${`badge ${kind}`}
            title=${plain}>${promises[kind]}<span>${words}</span></span>`
        }${icons.chevron}</button>
      <button type="button" class="about" aria-label="About the heuristic" title="About the heuristic"
        @click=${() => this._menu('heuristic')}>${icons.info}</button></div>`;
  }

  /** @param {State} state */
  _weight(state) {
    const document = documentOf(state);
    const { default_weight: fallback } = strategyOf(document, /** @type {Catalog} */ (state.catalog));
    return html`<button type="button" class="field weight" aria-haspopup="dialog"
      aria-expanded=${state.open === 'weight'}
      aria-label=${`Weight: w ${formatValue(document.weight ?? fallback)}`}
        @click=${() => this._menu('weight')}><span
      class="h">w</span> ${formatValue(document.weight ?? fallback)}</button>`;
  }
}

customElements.define('command-bar', CommandBar);
