/**
 * To the next or previous step of a kind, and the breakpoints that stop a search by themselves.
 * @import { BreakpointRow, Catalog } from '../model/types.js'
 */
import { LitElement, html, css } from 'lit';
import { plainEvents } from '../model/breakpoints.js';
import { choices } from './choices.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, filled, told } from './events.js';
import './breakpoint-editor.js';

/** Whether the breakpoints are unfolded, kept while the bar comes and goes. */
let isOpen = false;

export class JumpBar extends LitElement {
  static properties = {
    catalog: { attribute: false },
    event: {},
    breakpoints: { attribute: false },
    node: { attribute: false },
    problem: { attribute: false },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: 0 var(--space-4) var(--space-3); }
      .line { display: flex; gap: var(--space-1); align-items: center; }
      label { margin: 0 var(--space-1) 0 0; color: var(--quiet); font-weight: 550; white-space: nowrap; }
      select { flex: 1; min-width: 0; }
      .count {
        font-weight: 600; font-size: 0.75rem; background: var(--accent-soft); color: var(--accent);
        border-radius: 99px; padding: 1px 8px;
      }
      details { margin-top: var(--space-1); }
      @media (max-width: 520px) { :host { padding: 0 var(--space-3) var(--space-3); } }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    this.event = '';
    /** @type {BreakpointRow[]} */ this.breakpoints = [];
    /** The node all views mark. @type {number | null} */ this.node = null;
    /** @type {((text: string) => Promise<string>) | null} */ this.problem = null;
  }

  render() {
    if (!this.catalog) return html``;
    const own = { id: '', name: `My breakpoints (${this.breakpoints.length})` };
    return html`<div class="line">
        <label for="event">Jump to</label>
        <select id="event" @change=${filled((value) => emit(this, 'event-pick', { event: value }))}>
          ${choices([...plainEvents(this.catalog), own], this.event)}
        </select>
        <button type="button" class="icon-only" aria-label="Previous of this kind"
          title="Previous of this kind (Shift+N)"
          @click=${() => emit(this, 'jump', { forwards: false })}>${icons.jumpBack}</button>
        <button type="button" class="icon-only" aria-label="Next of this kind" title="Next of this kind (N)"
          @click=${() => emit(this, 'jump', { forwards: true })}>${icons.jump}</button>
      </div>
      <details ?open=${isOpen} @toggle=${(/** @type {any} */ event) => { isOpen = event.target.open; }}>
        <summary>Breakpoints ${this.breakpoints.length
          ? html`<span class="count">${this.breakpoints.length}</span>`
          : ''}</summary>
        <breakpoint-editor .catalog=${this.catalog} .breakpoints=${this.breakpoints} .node=${this.node}
          .problem=${this.problem}
          @breakpoint-toggle=${told((detail) => emit(this, 'breakpoint-toggle', detail))}></breakpoint-editor>
      </details>`;
  }
}

customElements.define('jump-bar', JumpBar);
