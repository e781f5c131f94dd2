/**
 * A counter-example: the board, what h says and what it truly costs, the steps that show it. For consistency
 * it is a pair of boards with the move between them.
 * @import { Domain } from '../model/types.js'
 * @import { Examples } from '../state/lab-state.js'
 * @import { Seen } from '../model/lab-types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue } from '../model/format.js';
import { exampleWords } from '../model/lab-words.js';
import { base, buttons, segments } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';
import './board-view.js';

const kinds = /** @type {const} */ ([
  ['too_high', 'Too high'],
  ['inconsistent', 'Inconsistent'],
]);

export class CounterExampleView extends LitElement {
  static properties = {
    domain: { attribute: false },
    examples: { attribute: false },
    counts: { attribute: false },
    old: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    segments,
    css`
      :host { padding: 10px 14px; height: 100%; min-height: var(--least, 0); container-type: size; }
      .body { display: grid; grid-template-columns: minmax(0, 1.18fr) minmax(0, 1fr); gap: 12px;
        height: 100%; min-height: 0; }
      .left { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); gap: 8px; min-height: 0;
        min-width: 0;
        max-height: 340px; }
      .boards { display: grid; gap: 6px; grid-template-columns: minmax(0, 1fr); min-height: 0; }
      .boards.pair { grid-template: minmax(0, 1fr) auto minmax(0, 1fr) / minmax(0, 1fr);
        justify-items: center;
        gap: 2px; }
      .pair .well { width: 100%; }
      .well { background: var(--well); border-radius: 8px; padding: 6px; min-width: 0; min-height: 0;
        height: 100%; }
      .pair > svg.icon { color: var(--quiet); rotate: 90deg; width: 16px; height: 16px; }
      .side { display: flex; flex-direction: column; gap: 4px; min-height: 0; overflow: auto;
        scrollbar-width: thin; line-height: 1.35; }
      .numbers { display: flex; gap: 10px; align-items: baseline; }
      .numbers div { display: grid; justify-items: center; }
      .numbers b { font-size: 24px; line-height: 1.05; font-weight: 700; }
      .numbers .high { color: var(--bad); }
      .numbers > span { font-size: 22px; color: var(--quiet); }
      .numbers i { font: italic 14px Georgia, 'Times New Roman', serif; color: var(--quiet); }
      .walk { display: flex; align-items: center; gap: 4px; }
      .walk span { color: var(--quiet); white-space: nowrap; min-width: 7ch; text-align: center;
        font-size: var(--small); }
      .walk button { min-width: var(--small-target); min-height: var(--small-target); flex: none; }
      .plan { font-size: var(--small); color: var(--quiet); overflow-wrap: anywhere; }
      .plan b { color: var(--ink); }
      .segments { max-width: 100%; }
      .segments button { min-height: var(--small-target); padding: 0 3px; font-size: var(--tiny);
        white-space: nowrap; flex: auto; min-width: 0; }
      .step { align-self: start; min-height: var(--small-target); padding: 0 10px; font-size: var(--small);
        flex: none; }
      :host([old]) .body { opacity: 0.55; }
      @container (max-width: 300px) { .body { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {Examples | null} */ this.examples = null;
    /** @type {Record<'too_high' | 'inconsistent', number>} */ this.counts = { too_high: 0, inconsistent: 0 };
    this.old = false;
  }

  render() {
    const { examples, domain } = this;
    if (!examples?.shown || !domain) return nothing;
    const { kind, shown, step, way } = examples;
    const isPair = kind === 'inconsistent' && shown.next;
    return html`<div class="body">
      <div class="left">${
        isPair ? this._pair(shown, /** @type {Seen} */ (shown.next)) : this._one(way?.[step] ?? shown.picture)
      }${this._kinds()}</div>
      <div class="side">
        ${this._numbers()}
        <p>${exampleWords(shown, kind)}</p>
        ${this._walk()}
        ${shown.plan.length && !isPair ? this._plan(shown.plan, step) : nothing}
        <button type="button" class="step" title="Open this board in Puzzles, with this heuristic"
          @click=${() => emit(this, 'step-into')}>${icons.stepOnce}Step into it</button>
      </div></div>`;
  }

  /** @param {import('../model/types.js').Cells | null} picture */
  _one(picture) {
    return html`<div class="boards"><div class="well"><board-view .domain=${this.domain}
      .board=${picture}></board-view></div></div>`;
  }

  /** @param {Seen} from @param {Seen} to */
  _pair(from, to) {
    const board = (
      /** @type {Seen} */ { picture },
    ) => html`<div class="well"><board-view .domain=${this.domain}
      .board=${picture}></board-view></div>`;
    return html`<div class="boards pair">${board(from)}${icons.next}${board(to)}</div>`;
  }

  _numbers() {
    const { kind, shown } = /** @type {Examples} */ (this.examples);
    if (!shown) return nothing;
    if (kind === 'inconsistent' && shown.next) {
      return html`<div class="numbers"><div><b class="high">${formatValue(shown.h)}</b><i>h</i></div><span
        aria-hidden="true">&gt;</span><span class="hidden">is more than</span><div><b>${formatValue(
          shown.cost ?? 1,
        )} + ${formatValue(shown.next.h)}</b><i>cost + h′</i></div></div>`;
    }
    return html`<div class="numbers"><div><b class="high">${formatValue(shown.h)}</b><i>h</i></div><span
      aria-hidden="true">&gt;</span><span class="hidden">is more than</span><div><b>${formatValue(
        shown.exact,
      )}</b><i>h*</i></div></div>`;
  }

  _kinds() {
    if (!kinds.every(([kind]) => this.counts[kind])) return nothing;
    return html`<div class="segments" role="group" aria-label="Which counter-examples">${kinds.map(
      ([kind, name]) => html`<button type="button" aria-pressed=${kind === this.examples?.kind}
        @click=${() => emit(this, 'kind-pick', { kind })}>${name}</button>`,
    )}</div>`;
  }

  _walk() {
    const { kind, index } = /** @type {Examples} */ (this.examples);
    const all = this.counts[kind];
    const go = (/** @type {number} */ by, /** @type {string} */ words, /** @type {unknown} */ icon) =>
      html`<button type="button" class="icon-only" aria-label=${words} title=${words}
        aria-disabled=${index + by < 0 || index + by >= all}
        @click=${() => emit(this, 'example-move', { by })}>${icon}</button>`;
    return html`<div class="walk">${go(-1, 'Previous counter-example', icons.previous)}<span
      role="status">${formatCount(index + 1)} of ${formatCount(all)}</span>${go(
        1,
        'Next counter-example',
        icons.next,
      )}</div>`;
  }

  /** The steps, of which some are made on the picture. @param {readonly string[]} plan @param {number} step
   * */
  _plan(plan, step) {
    const go = (/** @type {number} */ to) => () => emit(this, 'example-step', { step: to });
    const shown = plan.slice(0, 12);
    return html`<div class="walk" role="group" aria-label="Its cheapest plan"><button type="button"
        class="icon-only" aria-label="One step back" aria-disabled=${step === 0}
        @click=${go(step - 1)}>${icons.previous}</button><span>step ${step} of ${plan.length}</span><button
        type="button" class="icon-only" aria-label="One step on" aria-disabled=${step === plan.length}
        @click=${go(step + 1)}>${icons.next}</button></div>
      <p class="plan">${shown.map(
        (action, i) => html`${i ? ', ' : ''}${i === step - 1 ? html`<b>${action}</b>` : action}`,
      )}${plan.length > shown.length ? ' …' : ''}</p>`;
  }
}

customElements.define('counter-example', CounterExampleView);
