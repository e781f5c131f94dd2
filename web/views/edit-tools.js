/**
 * The editor's tools: brushes, moving pieces, rows and columns, turning and clearing.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { Side } from '../model/picture.js'
 * @import { Tool } from '../state/state.js'
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

export class EditTools extends LitElement {
  static properties = {
    domain: { attribute: false },
    picture: { attribute: false },
    tool: { attribute: false },
    most: { type: Number },
    _far: { state: true },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: 8px 10px; display: grid; gap: 8px; }
      .brushes { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 6px; }
      .brush { flex-direction: column; height: 66px; gap: 2px; padding: 4px 2px; font-size: var(--small);
        position: relative; line-height: 1.2; }
      .brush > span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .brush board-view { width: 28px; height: 28px; flex: none; pointer-events: none; }
      .brush kbd { position: absolute; top: 2px; right: 5px; }
      [aria-pressed='true'] { background: var(--accent-soft); border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent); color: var(--accent); }
      .whole { display: flex; gap: 6px; align-items: center; flex-wrap: wrap; }
      .whole button { padding: 0 7px; font-size: var(--small); min-height: var(--small-target); gap: 4px; }
      .size { display: flex; gap: 2px; align-items: center; margin-left: auto; color: var(--quiet);
        font-size: var(--small); }
      .size b { color: var(--ink); min-width: 2ch; text-align: center; }
      .size button { min-width: var(--small-target); padding: 0; }
      .size .where { padding: 0; }
      number-field { width: 110px; }
      @media (max-width: 599px) { .brush { height: 58px; font-size: var(--tiny); padding: 4px 0;
        letter-spacing: -0.02em; } .brush kbd { display: none;
        } }
    `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    /** @type {Cells | null} */ this.picture = null;
    /** Rows or columns. */ this.most = Infinity;
    /** @type {Tool} */ this.tool = { kind: 'move' };
    /** Rows and columns come and go at the right and the bottom, not at the left and the top. */
    this._far = true;
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
    return html`${this._brushes(domain)}
      <div class="whole">${this._changes(domain)}${this._size(domain, picture)}</div>`;
  }

  /** @param {Domain} domain */
  _brushes(domain) {
    const { tool } = this;
    const number = tool.kind === 'brush' ? tool.number : 1;
    const brushes = brushesOf(domain.legend);
    const numbered = tool.kind === 'brush' && brushes[tool.entry]?.numbered;
    return html`<div class="brushes" role="group" aria-label="Brushes">
      ${brushes.map(
        ({ entry, name, key, numbered: bears }) => html`<button type="button" class="brush"
        title=${name}
        aria-pressed=${tool.kind === 'brush' && tool.entry === entry}
        @click=${() => this._pick({ kind: 'brush', entry, number })}><board-view aria-hidden="true"
          .domain=${domain}
          .board=${sample(domain, entry, number)}></board-view><span>${name}</span>${
            bears || !key ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`
          }</button>`,
      )}
      <button type="button" class="brush" aria-pressed=${tool.kind === 'move'} title="Move pieces"
        @click=${() => this._pick({ kind: 'move' })}>${icons.hand}<span>Move</span><kbd
          aria-hidden="true">V</kbd></button>
      ${
        numbered
          ? html`<number-field label="Number" whole .minimum=${null} .value=${number}
          @value-change=${told(
            (/** @type {{ value: number | null }} */ { value }) =>
              value !== null && this._pick({ kind: 'brush', entry: tool.entry, number: value }),
          )}></number-field>`
          : nothing
      }
    </div>`;
  }

  /** @param {Domain} domain */
  _changes({ legend }) {
    const button = (/** @type {string} */ name, /** @type {unknown} */ icon, /** @type {() => void} */ act) =>
      html`<button type="button" title=${name} @click=${act}>${icon}${name}</button>`;
    return html`${button('Rotate', icons.turn, () => this._change((part) => rotate(part, legend)))}
      ${button('Mirror', icons.mirror, () => this._change((part) => mirror(part, legend)))}
      ${button('Clear', icons.broom, () => this._change((part) => clear(part, legend)))}`;
  }

  /** @param {Domain} domain @param {Cells} picture */
  _size({ legend }, picture) {
    const [across, down] = /** @type {[Side, Side]} */ (this._far ? ['right', 'bottom'] : ['left', 'top']);
    const change = (/** @type {Side} */ side, /** @type {1 | -1} */ by, /** @type {string} */ line) => {
      const enabled = canResize(picture, side, by, this.most);
      const words = by > 0 ? `Add a ${line} at the ${side}` : `Remove the ${line} at the ${side}`;
      return html`<button type="button" class="icon-only" aria-label=${words} title=${words}
        aria-disabled=${!enabled}
        @click=${() => enabled && this._change((part) => resize(part, legend, side, by))}>${
          by > 0 ? icons.plus : icons.minus
        }</button>`;
    };
    return html`<div class="size" role="group"
      aria-label=${`Size, now ${picture.width} by ${picture.height}`}>
      <button type="button" class="where" aria-pressed=${!this._far}
        title="Where rows and columns come and go"
        @click=${() => {
          this._far = !this._far;
        }}>${this._far ? '⇲' : '⇱'}<span
          class="hidden">Rows and columns change at the ${
            this._far ? 'right and bottom' : 'left and top'
          }</span></button>
      ${change(across, -1, 'column')}<b>${picture.width}</b>${change(across, 1, 'column')} ×
      ${change(down, -1, 'row')}<b>${picture.height}</b>${change(down, 1, 'row')}</div>`;
  }
}

/** A board of one cell that shows an entry. @param {Domain} domain @param {number} entry
 * @param {number} number */
function sample({ legend }, entry, number) {
  const isPiece = legend[entry].layer === 'piece';
  return {
    width: 1,
    height: 1,
    cells: Int32Array.from(isPiece ? [floorOf(legend), entry, number] : [entry, -1, -1]),
  };
}

customElements.define('edit-tools', EditTools);
