/**
 * A pane: its tabs, a button that lets it fill the area, and what it shows. Tabs are walked by the arrow
 * keys; too many of them scroll sideways.
 * @typedef {{ id: string, title: string, count: number | null, shown: boolean }} Tab
 */
import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatShort } from '../model/format.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { byValue, emit } from './events.js';

export class PaneFrame extends LitElement {
  static properties = {
    label: {},
    tabs: byValue,
    full: { type: Boolean },
    canFill: { type: Boolean },
    flush: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    css`
      :host {
        background: var(--card); border: 1px solid var(--line); border-radius: var(--radius);
        box-shadow: var(--shadow);
        display: flex; flex-direction: column; overflow: hidden; min-height: 0;
      }
      .head { display: flex; flex: none; height: 38px; border-bottom: 1px solid var(--line);
        align-items: stretch; }
      /* Where there are more tabs than are seen, that end lies in a shade; a cover scrolls away with them. */
      .tabs {
        --cover: var(--card) 40%, transparent; --shade: light-dark(#1c222638, #000000b0), transparent;
        display: flex; flex: 1; min-width: 0; overflow-x: auto; scrollbar-width: none; padding-left: 3px;
        background:
          linear-gradient(to right, var(--cover)) left / 30px 100% no-repeat local,
          linear-gradient(to left, var(--cover)) right / 30px 100% no-repeat local,
          linear-gradient(to right, var(--shade)) left / 12px 100% no-repeat scroll,
          linear-gradient(to left, var(--shade)) right / 12px 100% no-repeat scroll;
      }
      .tabs::-webkit-scrollbar { display: none; }
      .tabs button {
        border: 0; border-radius: 0; background: none; color: var(--quiet); padding: 0 8px; gap: 6px;
        min-height: 37px; min-width: 0;
        border-bottom: 2px solid transparent; white-space: nowrap; flex: none; font-size: 13.5px;
      }
      .tabs button[aria-selected='true'] { color: var(--ink); border-bottom-color: var(--accent); }
      .tabs button:hover:not([aria-selected='true']) { color: var(--ink); background: none;
        border-color: var(--line); }
      .tabs button:focus-visible { outline-offset: -3px; }
      .count {
        font-weight: 600; font-size: var(--tiny); background: var(--well); color: var(--quiet);
        border-radius: 99px;
        padding: 0 3px; line-height: 18px; min-width: 4.5ch; text-align: center;
        font-variant-numeric: tabular-nums;
        box-sizing: content-box;
      }
      .fill { align-self: center; margin-right: 4px; min-height: var(--small-target);
        min-width: var(--small-target); }
      .fill svg.icon { width: 16px; height: 16px; }
      .body { flex: 1; min-height: 0; overflow: auto; position: relative; scrollbar-width: thin;
        contain: strict; }
      .body > ::slotted(*) { box-sizing: border-box; }
      @media (max-width: 599px) {
        :host { border: 0; border-top: 1px solid var(--line); border-radius: 0; }
        .head { height: 46px; }
        .tabs button { min-height: 45px; font-size: 15px; padding: 0 11px; }
      }
    `,
  ];

  constructor() {
    super();
    this.label = '';
    /** @type {Tab[]} */ this.tabs = [];
    this.full = false;
    this.canFill = false;
    this.flush = false;
    /** The tab that was last brought into sight. @type {string | undefined} */ this._shown = undefined;
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const ids = this.tabs.map(({ id }) => id);
    const at = this.tabs.findIndex(({ shown }) => shown);
    const to = {
      ArrowRight: (at + 1) % ids.length,
      ArrowLeft: (at - 1 + ids.length) % ids.length,
      Home: 0,
      End: ids.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    emit(this, 'tab-pick', { id: ids[to] });
    void this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#tab-${ids[to]}`))?.focus(),
    );
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const shownNow = this.tabs.find(({ shown }) => shown)?.id;
    if (!changed.has('tabs') || shownNow === this._shown) return;
    this._shown = shownNow;
    const [tabs, shown] = ['.tabs', '[aria-selected=true]'].map(
      (part) => /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(part)),
    );
    if (!tabs || !shown || tabs.scrollWidth <= tabs.clientWidth) return;
    const [left, right] = [
      shown.offsetLeft - tabs.offsetLeft,
      shown.offsetLeft - tabs.offsetLeft + shown.offsetWidth,
    ];
    if (left < tabs.scrollLeft || right > tabs.scrollLeft + tabs.clientWidth) tabs.scrollLeft = left - 24;
  }

  render() {
    const first = this.tabs.find(({ shown }) => shown)?.id;
    return html`<div class="head">
        <div class="tabs" role="tablist" aria-label=${this.label} @keydown=${this._key}>
          ${repeat(
            this.tabs,
            ({ id }) => id,
            ({ id, title, count, shown }) => html`<button type="button"
            role="tab"
            id=${`tab-${id}`} aria-selected=${shown} aria-controls="body" tabindex=${id === first ? 0 : -1}
            @click=${() => emit(this, 'tab-pick', { id })}>${title}${
              count === null ? nothing : html`<span class="count">${formatShort(count)}</span>`
            }</button>`,
          )}
        </div>
        <slot name="tools"></slot>
        ${
          this.canFill
            ? html`<button type="button" class="plain icon-only fill" aria-pressed=${this.full}
          aria-label=${
            this.full ? 'Give the other panes their room back' : `Let this pane fill the area: ${this.label}`
          }
          title=${this.full ? 'Back' : 'Fill'}
            @click=${() => emit(this, 'fill')}>${icons.fit}</button>`
            : nothing
        }
      </div>
      <div class="body" id="body" role="tabpanel" aria-labelledby=${first ? `tab-${first}` : nothing}
        tabindex="0"><slot></slot></div>`;
  }
}

customElements.define('pane-frame', PaneFrame);
