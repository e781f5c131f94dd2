/**
 * The Lab's work area: the code on the left; the verdict, what shows it and the repair on the right. Where
 * things stand follows from the layout alone, so that nothing moves while one works.
 * @import { Layout, Panes } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base } from './styles.js';
import { emit } from './events.js';

const least = 0.18;
const dividers = [
  { name: 'code', words: 'Width of the code', down: false },
  { name: 'middle', words: 'Width of the counter-example', down: false },
  { name: 'upper', words: 'Height of the upper panes', down: true },
];

export class LabFrame extends LitElement {
  static properties = { layout: {}, sizes: { attribute: false }, full: {} };

  static styles = [
    base,
    css`
      :host { padding: 8px; min-width: 0; flex: 1; min-height: 0; }
      .frame { height: 100%; display: grid; min-height: 0; }
      .frame > * { min-width: 0; min-height: 0; }
      ::slotted(*) { height: 100%; min-height: 0; min-width: 0; }
      .desktop { grid-template-columns: minmax(0, var(--code, 44%)) 8px minmax(0, 1fr); }
      .right { display: grid;
        grid-template-rows: 140px 8px minmax(0, var(--upper, 45%)) 8px minmax(0, 1fr); }
      .middle { display: grid; grid-template-columns: minmax(0, var(--middle, 49.5%)) 8px minmax(0, 1fr); }
      .right > *, .middle > * { min-width: 0; min-height: 0; }
      .wide .right { grid-template-rows: 140px 8px minmax(0, var(--upper, 46.5%)) 8px minmax(0, 1fr); }
      .tablet { grid-template-rows: minmax(0, var(--code, 1fr)) 8px minmax(0, 1fr); }
      .only { grid-template: minmax(0, 1fr) / minmax(0, var(--code, 44%)) 8px minmax(0, 1fr); }
      .alone { grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
      :host([layout='phone']) { padding: 0; }
      .gap { position: relative; touch-action: none; border-radius: 4px; }
      .gap::after { content: ''; position: absolute; inset: 3px; border-radius: 4px;
        transition: background 120ms; }
      .gap:hover::after, .gap:focus-visible::after { background: var(--accent); }
      .across { cursor: col-resize; } .down { cursor: row-resize; }
    `,
  ];

  constructor() {
    super();
    /** @type {Layout} */ this.layout = 'desktop';
    /** @type {Panes['sizes']} */ this.sizes = {};
    /** @type {string} */ this.full = '';
  }

  /** @param {typeof dividers[number]} divider @param {HTMLElement} gap @param {number} at */
  _resize({ name, down }, gap, at) {
    const box = /** @type {HTMLElement} */ (gap.parentElement).getBoundingClientRect();
    const from = down ? box.top : box.left;
    const part = (at - 4 - from - (name === 'upper' ? 148 : 0)) / (down ? box.height : box.width);
    emit(this, 'pane-resize', { name: this._key(name), part: Math.max(least, Math.min(1 - least, part)) });
  }

  /** @param {string} name */
  _key(name) {
    return `${this.layout}.${name}`;
  }

  /** @param {typeof dividers[number]} divider */
  _divider(divider) {
    const { name, words, down } = divider;
    const drag = (/** @type {PointerEvent} */ event) => {
      const gap = /** @type {HTMLElement} */ (event.currentTarget);
      if (event.type === 'pointerdown') return gap.setPointerCapture(event.pointerId);
      if (gap.hasPointerCapture(event.pointerId))
        this._resize(divider, gap, down ? event.clientY : event.clientX);
    };
    const nudge = (/** @type {KeyboardEvent} */ event) => {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const gap = /** @type {HTMLElement} */ (event.currentTarget);
      const box = gap.getBoundingClientRect();
      this._resize(divider, gap, (down ? box.top : box.left) + 4 + 16 * by);
    };
    const now = Math.round(100 * (this.sizes[this._key(name)] ?? 0.5));
    return html`<div class=${`gap ${down ? 'down' : 'across'}`} role="separator" tabindex="0"
      aria-label=${words}
      aria-orientation=${down ? 'horizontal' : 'vertical'} aria-valuenow=${now}
      title="Drag; a double click resets" @pointerdown=${drag} @pointermove=${drag} @keydown=${nudge}
      @dblclick=${() => emit(this, 'pane-resize', { name: this._key(name), part: null })}></div>`;
  }

  render() {
    const { layout, full } = this;
    const style = Object.entries(this.sizes)
      .filter(([name]) => name.startsWith(`${layout}.`))
      .map(([name, part]) => `--${name.slice(layout.length + 1)}: ${(100 * part).toFixed(2)}%`)
      .join(';');
    const [code, middle, upper] = dividers;
    if (layout === 'phone') return html`<div class="frame alone"><slot name="a"></slot></div>`;
    if (layout === 'tablet') {
      return html`<div class="frame tablet" .style=${style}><slot name="a"></slot>${this._divider({
        ...code,
        down: true,
        words: 'Height of the code',
      })}<slot name="b"></slot></div>`;
    }
    if (full === 'A') return html`<div class="frame alone"><slot name="a"></slot></div>`;
    if (full) {
      return html`<div class="frame only" .style=${style}><slot name="a"></slot>${this._divider(code)}<slot
        name=${full.toLowerCase()}></slot></div>`;
    }
    return html`<div class=${`frame desktop ${layout}`} .style=${style}><slot
      name="a"></slot>${this._divider(code)}
      <div class="right"><slot name="v"></slot><span></span>
        <div class="middle"><slot name="b"></slot>${this._divider(middle)}<slot name="c"></slot></div>
        ${this._divider(upper)}<slot name="d"></slot></div>${nothing}</div>`;
  }
}

customElements.define('lab-frame', LabFrame);
