/**
 * The work area: the board and the panes beside it, with dividers that can be dragged. Where things stand
 * follows from the layout alone, so that nothing moves while one works.
 * @import { Layout, Panes } from '../state/state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base } from './styles.js';
import { emit } from './events.js';

/** Each divider: which size it changes, across or down, and the part it has at first, by the layout. */
const dividers = /** @type {Record<string, { name: string, words: string, down: boolean }[]>} */ ({
  desktop: [
    { name: 'board', words: 'Width of the board', down: false },
    { name: 'ab', words: 'Width of the left pane', down: false },
    { name: 'top', words: 'Height of the upper panes', down: true },
  ],
  wide: [
    { name: 'board', words: 'Width of the board', down: false },
    { name: 'ab', words: 'Width of the middle panes', down: false },
    { name: 'top', words: 'Height of the upper middle pane', down: true },
    { name: 'right', words: 'Height of the upper right pane', down: true },
  ],
  tablet: [{ name: 'board', words: 'Height of the board', down: true }],
  phone: [],
});
const least = 0.18;

export class WorkFrame extends LitElement {
  static properties = { layout: {}, sizes: { attribute: false }, full: {}, wholeFirst: { type: Boolean } };

  static styles = [
    base,
    css`
      :host { padding: 8px; min-width: 0; }
      .frame { height: 100%; display: grid; min-height: 0; }
      .frame > * { min-width: 0; min-height: 0; }
      ::slotted(*) { height: 100%; min-height: 0; min-width: 0; }
      .desktop {
        grid-template: minmax(0, var(--top, 49.3%)) 8px minmax(0, 1fr) /
          minmax(0, var(--board, 41.4%)) 8px minmax(0, var(--ab, 28.6%)) 8px minmax(0, 1fr);
        grid-template-areas: 'board d1 a d2 b' 'board d1 d3 d3 d3' 'board d1 c c c';
      }
      :host([wholeFirst]) .desktop {
        grid-template-rows: minmax(0, var(--top, 66.6%)) 8px minmax(0, 1fr);
        grid-template-areas: 'board d1 c c c' 'board d1 d3 d3 d3' 'board d1 a d2 b';
      }
      .wide {
        grid-template: minmax(0, var(--top, 50%)) 8px minmax(0, 1fr) /
          minmax(0, var(--board, 37.8%)) 8px minmax(0, var(--ab, 23.8%)) 8px minmax(0, 1fr);
        grid-template-areas: 'board d1 a d2 right' 'board d1 d3 d2 right' 'board d1 b d2 right';
      }
      :host([wholeFirst]) .right { grid-template-rows: minmax(0, var(--right, 60%)) 8px minmax(0, 1fr); }
      .right { grid-area: right; display: grid;
        grid-template-rows: minmax(0, var(--right, 50%)) 8px minmax(0, 1fr); }
      .tablet {
        grid-template: minmax(0, var(--board, 1fr)) 8px minmax(0, var(--pane, 372px)) / minmax(0, 1fr);
        grid-template-areas: 'board' 'd1' 'a';
      }
      .tablet.sized { grid-template-rows: minmax(0, var(--board)) 8px minmax(0, 1fr); }
      .phone { display: flex; flex-direction: column; }
      .phone .board { flex: none; }
      .phone .a { flex: 1; }
      :host([layout='phone']) { padding: 0; }
      .board { grid-area: board; } .a { grid-area: a; } .b { grid-area: b; } .c { grid-area: c; }
      .only { grid-template: minmax(0, 1fr) / minmax(0, 1fr); grid-template-areas: 'only'; }
      .only > .shown { grid-area: only; }
      .beside { grid-template: minmax(0, 1fr) / minmax(0, var(--board, 41.4%)) 8px minmax(0, 1fr);
        grid-template-areas: 'board d1 only'; }
      .beside > .shown { grid-area: only; }
      .gap { position: relative; touch-action: none; border-radius: 4px; }
      .gap::after { content: ''; position: absolute; inset: 3px; border-radius: 4px;
        transition: background 120ms; }
      .gap:hover::after, .gap:focus-visible::after { background: var(--accent); }
      .across { cursor: col-resize; } .down { cursor: row-resize; }
      .d1 { grid-area: d1; } .d2 { grid-area: d2; } .d3 { grid-area: d3; }
    `,
  ];

  constructor() {
    super();
    /** @type {Layout} */ this.layout = 'desktop';
    /** @type {Panes['sizes']} */ this.sizes = {};
    /** @type {Panes['full']} */ this.full = '';
    /** C above A and B, where it is what one looks at most. */ this.wholeFirst = false;
  }

  /** @param {string} name @param {PointerEvent} event @param {boolean} down */
  _drag(name, event, down) {
    const target = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === 'pointerdown') return target.setPointerCapture(event.pointerId);
    if (!target.hasPointerCapture(event.pointerId)) return;
    this._resize(name, down, down ? event.clientY : event.clientX);
  }

  /** @param {string} name @param {boolean} down @param {number} at */
  _resize(name, down, at) {
    const box = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.frame')).getBoundingClientRect();
    const inner =
      name === 'ab'
        ? /** @type {HTMLElement} */ (this.renderRoot.querySelector('.a')).getBoundingClientRect()
        : box;
    const from = down ? box.top : inner.left;
    const part = (at - 4 - from) / (down ? box.height : box.width);
    emit(this, 'pane-resize', { name: this._key(name), part: Math.max(least, Math.min(1 - least, part)) });
  }

  /** The sizes of each layout are its own. @param {string} name */
  _key(name) {
    return `${this.layout}.${name}`;
  }

  /** @param {KeyboardEvent} event @param {string} name @param {boolean} down */
  _nudge(event, name, down) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    this._resize(name, down, (down ? box.top : box.left) + 4 + 16 * by);
  }

  /** @param {{ name: string, words: string, down: boolean }} divider @param {number} i */
  _divider({ name, words, down }, i) {
    const drag = (/** @type {PointerEvent} */ event) => this._drag(name, event, down);
    const now = Math.round(100 * (this.sizes[this._key(name)] ?? 0.5));
    return html`<div class=${`gap d${i + 1} ${down ? 'down' : 'across'}`} role="separator" tabindex="0"
      aria-label=${words}
      aria-orientation=${down ? 'horizontal' : 'vertical'} aria-valuenow=${now}
        title="Drag; a double click resets"
      @pointerdown=${drag} @pointermove=${drag}
        @dblclick=${() => emit(this, 'pane-resize', { name: this._key(name), part: null })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this._nudge(event, name, down)}></div>`;
  }

  render() {
    const { layout, full } = this;
    const sizes = Object.entries(this.sizes).filter(([name]) => name.startsWith(`${layout}.`));
    const style = sizes
      .map(([name, part]) => `--${name.slice(layout.length + 1)}: ${(100 * part).toFixed(2)}%`)
      .join(';');
    const lines = dividers[layout];
    if (full === 'board')
      return html`<div class="frame only"><div
      class="board shown"><slot name="board"></slot></div></div>`;
    if (full) {
      return html`<div class="frame beside" .style=${style}><div
        class="board"><slot name="board"></slot></div>
        ${this._divider(dividers.desktop[0], 0)}<div
          class="shown"><slot name=${full.toLowerCase()}></slot></div></div>`;
    }
    const sized = layout === 'tablet' && sizes.length ? 'sized' : '';
    return html`<div class=${`frame ${layout} ${sized}`} .style=${style}>
      <div class="board"><slot name="board"></slot></div>
      <div class="a"><slot name="a"></slot></div>
      ${
        layout === 'phone' || layout === 'tablet'
          ? nothing
          : html`<div
        class="b"><slot name="b"></slot></div>`
      }
      ${layout === 'desktop' ? html`<div class="c"><slot name="c"></slot></div>` : nothing}
      ${
        layout === 'wide'
          ? html`<div class="right"><slot name="c"></slot>${this._divider(lines[3], 3)}
        <slot name="d"></slot></div>`
          : nothing
      }
      ${lines.slice(0, 3).map((divider, i) => this._divider(divider, i))}
    </div>`;
  }
}

customElements.define('work-frame', WorkFrame);
