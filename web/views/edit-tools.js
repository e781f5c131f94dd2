/**
 * The editor's tools: brushes, moving pieces, rows and columns, turning and clearing.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { Side } from '../model/picture.js'
 * @import { Tool } from './board-painter.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { brushesOf } from '../model/brushes.js';
import { canResize, clear, floorOf, mirror, resize, rotate } from '../model/picture.js';
import { everyPart } from '../model/picture-parts.js';
import { base, buttons, fields } from './styles.js';
import { icons } from './icons.js';
import { emit, told } from './events.js';
import './board-view.js';
import './number-field.js';

const sides = /** @type {{ side: Side, name: string, line: string }[]} */ ([
  { side: 'top', name: 'Top', line: 'row' }, { side: 'bottom', name: 'Bottom', line: 'row' },
  { side: 'left', name: 'Left', line: 'column' }, { side: 'right', name: 'Right', line: 'column' },
]);

export class EditTools extends LitElement {
  static properties = {
    domain: { attribute: false }, picture: { attribute: false }, tool: { attribute: false },
    canUndo: { type: Boolean }, canRedo: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: var(--space-3) var(--space-4) var(--space-4); display: grid; gap: var(--space-3); }
      .group { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-2); align-items: center; }
      .brush { padding: 2px var(--space-2) 2px 4px; font-size: 0.875rem; font-weight: 500; }
      .brush board-view { width: 30px; flex: none; pointer-events: none; }
      .brush kbd {
        font: 0.75rem var(--mono); color: var(--quiet); border: 1px solid var(--line); border-radius: 4px;
        padding: 0 4px;
        background: var(--card);
      }
      [aria-pressed='true'] {
        background: var(--accent-soft); border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent);
      }
      .side { display: inline-flex; align-items: center; gap: 2px; font-size: 0.8125rem; color: var(--quiet); }
      .side span { min-width: 4.2em; }
      .sides { display: grid; grid-template-columns: auto auto; justify-content: start; column-gap: var(--space-5); }
      number-field { width: 150px; }
      @media (max-width: 520px) {
        :host { padding: var(--space-3); }
        .brush kbd, .wide, .whole button:not(.icon-only) svg { display: none; }
        .whole button:not(.icon-only) { padding: 0 var(--space-2); font-size: 0.9375rem; }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {Cells | null} */ this.picture = null;
    /** @type {Tool} */ this.tool = { kind: 'move' };
    this.canUndo = false;
    this.canRedo = false;
  }

  /** @param {(part: Cells) => Cells} change */
  _change(change) {
    if (this.picture) emit(this, 'picture-edit', { picture: everyPart(this.picture, change) });
  }

  /** @param {Tool} tool */
  _pick(tool) {
    emit(this, 'tool-pick', { tool });
  }

  render() {
    const { domain, picture } = this;
    if (!domain || !picture) return nothing;
    return html`${this._brushes(domain)}${this._changes(domain)}${this._sides(domain, picture)}
      <p class="small quiet wide">Drag to paint; the right button or a long press erases. Keys: arrows move a cell
        cursor,
        space paints, Shift and an arrow paints on the way, Delete erases, V moves pieces.</p>`;
  }

  /** @param {Domain} domain */
  _brushes(domain) {
    const { tool } = this;
    const number = tool.kind === 'brush' ? tool.number : 1;
    const brushes = brushesOf(domain.legend);
    const numbered = tool.kind === 'brush' && brushes[tool.entry]?.numbered;
    return html`<div class="group" role="group" aria-label="Brushes">
      ${brushes.map(({ entry, name, key, numbered: bears }) => html`<button type="button" class="brush" title=${name}
        aria-pressed=${tool.kind === 'brush' && tool.entry === entry}
        @click=${() => this._pick({ kind: 'brush', entry, number })}><board-view aria-hidden="true" .domain=${domain}
          .board=${sample(domain, entry, number)}></board-view>${name}${bears || !key
            ? nothing
            : html`<kbd aria-hidden="true">${key}</kbd>`}</button>`)}
      <button type="button" class="brush" aria-pressed=${tool.kind === 'move'}
        @click=${() => this._pick({ kind: 'move' })}>
        ${icons.hand}Move pieces<kbd aria-hidden="true">V</kbd></button>
      ${numbered
        ? html`<number-field label="Number" whole .minimum=${null} .value=${number}
          @value-change=${told(({ value }) => value !== null
            && this._pick({ kind: 'brush', entry: tool.entry, number: value }))}></number-field>`
        : nothing}
    </div>`;
  }

  /** @param {Domain} domain */
  _changes({ legend }) {
    const button = (/** @type {string} */ name, /** @type {unknown} */ icon, /** @type {() => void} */ act) =>
      html`<button type="button" title=${name} @click=${act}>${icon}${name}</button>`;
    return html`<div class="group whole" role="group" aria-label="The whole board">
      <button type="button" class="icon-only" aria-label="Undo edit" title="Undo edit" aria-disabled=${!this.canUndo}
        @click=${() => this.canUndo && emit(this, 'undo')}>${icons.undo}</button>
      <button type="button" class="icon-only" aria-label="Redo edit" title="Redo edit" aria-disabled=${!this.canRedo}
        @click=${() => this.canRedo && emit(this, 'redo')}>${icons.redo}</button>
      ${button('Rotate', icons.turn, () => this._change((part) => rotate(part, legend)))}
      ${button('Mirror', icons.mirror, () => this._change((part) => mirror(part, legend)))}
      ${button('Clear', icons.broom, () => this._change((part) => clear(part, legend)))}
    </div>`;
  }

  /** @param {Domain} domain @param {Cells} picture */
  _sides({ legend }, picture) {
    const change = (/** @type {Side} */ side, /** @type {1 | -1} */ by, /** @type {string} */ words,
      /** @type {unknown} */ icon) => {
      const enabled = canResize(picture, side, by);
      return html`<button type="button" class="icon-only" aria-label=${words} title=${words} aria-disabled=${!enabled}
        @click=${() => enabled && this._change((part) => resize(part, legend, side, by))}>${icon}</button>`;
    };
    return html`<div class="group sides" role="group"
      aria-label=${`Rows and columns, now ${picture.width} by ${picture.height}`}>
      ${sides.map(({ side, name, line }) => html`<span class="side"><span>${name}</span>
        ${change(side, 1, `Add a ${line} at the ${name.toLowerCase()}`, icons.plus)}
        ${change(side, -1, `Remove the ${line} at the ${name.toLowerCase()}`, icons.minus)}</span>`)}
    </div>`;
  }
}

/** A board of one cell that shows an entry. @param {Domain} domain @param {number} entry @param {number} number */
function sample({ legend }, entry, number) {
  const isPiece = legend[entry].layer === 'piece';
  return { width: 1, height: 1, cells: Int32Array.from(isPiece ? [floorOf(legend), entry, number] : [entry, -1, -1]) };
}

customElements.define('edit-tools', EditTools);
