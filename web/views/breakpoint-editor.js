/**
 * Which events stop a search: the catalogue's, conditions of one's own, and the state looked at.
 * @import { BreakpointRow, Catalog } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { breakpointName, hasBreakpoint, plainEvents } from '../model/breakpoints.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, focusPart } from './events.js';

export class BreakpointEditor extends LitElement {
  static properties = {
    catalog: { attribute: false },
    breakpoints: { attribute: false },
    node: { attribute: false },
    diagnostic: { attribute: false },
    _error: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      .flags { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
        gap: 0 var(--space-3); }
      .flag {
        display: flex; gap: var(--space-2); align-items: center; min-height: var(--target); margin: 0;
        cursor: pointer;
        font-weight: 500;
      }
      .flag input { width: 20px; height: 20px; accent-color: var(--accent); flex: none; margin: 0; }
      form { display: flex; gap: var(--space-2); align-items: end; }
      form div { flex: 1; min-width: 0; }
      #condition { font-family: var(--mono); }
      ul { list-style: none; }
      li {
        display: flex; justify-content: space-between; align-items: center; gap: var(--space-2);
        border-top: 1px solid var(--line);
      }
      li span { overflow-wrap: anywhere; font-size: var(--small); }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {BreakpointRow[]} */ this.breakpoints = [];
    /** @type {number | null} */ this.node = null;
    /** What is wrong with a condition, '' for nothing. @type {((text: string) => Promise<string>) | null} */
    this.diagnostic = null;
    this._error = '';
  }

  /** @param {BreakpointRow} row */
  _toggle(row) {
    emit(this, 'breakpoint-toggle', { row });
  }

  /** Of a button that goes when it is pressed. @param {BreakpointRow} row */
  _pressed(row) {
    focusPart(this, '#condition');
    this._toggle(row);
  }

  /** @param {SubmitEvent} event */
  async _add(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('#condition'));
    const condition = input.value.trim();
    this._error =
      condition === ''
        ? 'A condition is needed, such as h < 3.'
        : ((await this.diagnostic?.(condition)) ?? '');
    if (this._error) return this._showError();
    if (hasBreakpoint(this.breakpoints, { event: 'condition', condition })) return;
    input.value = '';
    this._toggle({ event: 'condition', condition });
  }

  /** What is wrong may lie below the fold of the drawer. */
  async _showError() {
    await this.updateComplete;
    focusPart(this, '#condition');
    this.renderRoot.querySelector('#problem')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    if (!this.catalog) return nothing;
    const { catalog, node } = this;
    const listed = this.breakpoints.filter(({ event }) => event === 'condition' || event === 'state');
    return html`<div class="stack">
      <p class="hint">A search stops at these, while it runs and before memory is spent on more.</p>
      <div class="flags">${plainEvents(catalog).map(
        ({ id, name, summary }) => html`<label class="flag" title=${summary}><input type="checkbox"
          .checked=${live(hasBreakpoint(this.breakpoints, { event: id }))}
          @change=${() => this._toggle({ event: id })}>${name}</label>`,
      )}</div>
      <form novalidate @submit=${this._add}>
        <div><label for="condition">Condition over g, h, f and d</label>
          <input id="condition" autocomplete="off" autocapitalize="off" spellcheck="false"
            placeholder="h &lt; 3"
            aria-invalid=${this._error ? 'true' : 'false'} aria-describedby="problem"></div>
        <button type="submit">${icons.plus}Add</button>
      </form>
      <p id="problem" class="error" role="status" ?hidden=${!this._error}>${this._error}</p>
      ${
        node === null || hasBreakpoint(this.breakpoints, { event: 'state', node })
          ? nothing
          : html`<div><button type="button" @click=${() => this._pressed({ event: 'state', node })}>
          ${icons.plus}Stop at the state of node ${node}</button></div>`
      }
      ${
        listed.length
          ? html`<ul aria-label="Conditions and states">${listed.map((row) =>
              this._row(row, breakpointName(row, catalog)),
            )}</ul>`
          : nothing
      }
    </div>`;
  }

  /** @param {BreakpointRow} row @param {string} name */
  _row(row, name) {
    return html`<li><span>${name}</span><button type="button" class="plain icon-only"
      aria-label=${`Remove: ${name}`}
      @click=${() => this._pressed(row)}>${icons.cross}</button></li>`;
  }
}

customElements.define('breakpoint-editor', BreakpointEditor);
