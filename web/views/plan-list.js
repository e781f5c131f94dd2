/**
 * The actions of the plan; the one just done is marked. A click goes there. Long plans show a part.
 * @import { ShownPlan } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue, plural } from '../model/format.js';
import { windowAround } from '../model/window.js';
import { base, buttons } from './styles.js';
import { emit } from './events.js';

const shown = 120;

export class PlanList extends LitElement {
  static properties = { plan: { attribute: false }, index: { type: Number }, length: {} };

  static styles = [
    base,
    buttons,
    css`
      :host { padding: 10px 14px 0; }
      ol {
        list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
        gap: 1px; max-height: 190px; overflow: auto; padding: 3px; margin: 4px -3px 0; scrollbar-width: thin;
      }
      li button { min-height: var(--small-target); font-size: var(--small); }
      ol.wide { grid-template-columns: minmax(0, 1fr); }
      li button {
        width: 100%; justify-content: flex-start; border-color: transparent; background: transparent;
        font-weight: 500; padding: 0 var(--space-2); text-align: left;
      }
      li button .n {
        color: var(--quiet); font-size: var(--small); min-width: 3ch; text-align: right; font-weight: 400;
      }
      li.done button { color: var(--quiet); }
      li.now button { background: var(--accent); color: var(--on-accent); font-weight: 650; }
      li.now button .n { color: inherit; }
    `,
  ];

  constructor() {
    super();
    /** @type {ShownPlan | null} */ this.plan = null;
    this.index = 0;
    /** In the puzzle's own words. */ this.length = '';
  }

  updated() {
    const list = this.renderRoot.querySelector('ol');
    const find = (/** @type {string} */ what) =>
      /** @type {HTMLElement | null} */ (list?.querySelector(what));
    const now = find('.now') ?? find('li');
    if (!list || !now) return;
    const top = now.offsetTop - list.offsetTop;
    const isSeen = top >= list.scrollTop && top + now.offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
  }

  render() {
    if (!this.plan) return nothing;
    const { actions, cost, title } = this.plan;
    const { from, to } = windowAround(actions.length, Math.max(0, this.index), shown);
    const wide = actions.some((action) => action.length > 9);
    return html`<section aria-label="Plan">
      <h2>${title || 'Plan'} <span
        class="small quiet">${
          this.length || `${plural(actions.length, 'action')}, cost ${formatValue(cost)}`
        }</span></h2>
      ${hiddenPart(from, 'before')}
      <ol class=${wide ? 'wide' : ''} start=${from + 1}>
        ${actions.slice(from, to).map((action, offset) => this._action(action, from + offset + 1))}
      </ol>
      ${hiddenPart(actions.length - to, 'after')}
    </section>`;
  }

  /** @param {string} action @param {number} number */
  _action(action, number) {
    const state = number === this.index ? 'now' : number < this.index ? 'done' : '';
    return html`<li class=${state}><button type="button" aria-current=${state === 'now' ? 'step' : nothing}
      @click=${() => emit(this, 'seek', { value: number })}><span
        class="n">${number}</span>${action}</button></li>`;
  }
}

/** @param {number} count @param {string} where */
const hiddenPart = (count, where) =>
  count > 0 ? html`<p class="small quiet">${plural(count, 'action')} ${where}</p>` : nothing;

customElements.define('plan-list', PlanList);
