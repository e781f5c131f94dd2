/**
 * The pane of the board: modes above, the board in the middle, its controls below. The board has all the room
 * there is.
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, boardPanes, buttons, segments } from './styles.js';
import { icons } from './icons.js';
import { byValue, emit, focusPart } from './events.js';

const modes = /** @type {const} */ ([
  { id: 'watch', name: 'Watch' },
  { id: 'edit', name: 'Edit' },
  { id: 'play', name: 'Play' },
]);

export class BoardPane extends LitElement {
  static properties = {
    mode: {},
    caption: byValue,
    full: { type: Boolean },
    readOnly: { type: Boolean },
    bare: { type: Boolean },
    small: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    segments,
    boardPanes,
    css`
      .caption b { color: var(--ink); }
      .board {
        grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto; gap: 8px; padding: 10px 12px; position: relative;
      }
      ::slotted([slot='controls']) { flex: none; border-top: 1px solid var(--line); }
      @media (max-width: 599px) {
        .top { display: none; }
        .board { padding: 8px; flex: none; height: min(356px, 42dvh); }
        :host([small]) .board { height: min(286px, 34dvh); }
      }
      :host([bare]) .top { display: none; }
    `,
  ];

  constructor() {
    super();
    this.mode = 'watch';
    /** @type {{ strong: string, words: string }} */ this.caption = { strong: '', words: '' };
    this.full = false;
    this.readOnly = false;
    /** Without its bar, in an embedded page. */ this.bare = false;
    /** On a phone, where more than the board is to be seen. */ this.small = false;
  }

  focus() {
    focusPart(this, '.board');
  }

  render() {
    const shown = this.readOnly ? modes.filter(({ id }) => id !== 'edit') : modes;
    return html`<div class="top">
        <div class="segments" role="group" aria-label="Mode">${shown.map(
          ({ id, name }) => html`<button
          type="button"
          aria-pressed=${this.mode === id}
            @click=${() => emit(this, 'mode-pick', { mode: id })}>${name}</button>`,
        )}</div>
        <span class="caption"><b>${this.caption.strong}</b> ${this.caption.words}</span>
        <button type="button" class="plain icon-only" aria-pressed=${this.full}
          title=${this.full ? 'Back' : 'Fill'}
          aria-label=${this.full ? 'Give the panes their room back' : 'Let the board fill the area'}
          @click=${() => emit(this, 'fill')}>${icons.fit}</button>
      </div>
      <div class="board" id="board" tabindex="0" role="group"
        aria-label="Board, with keys: press question mark for the list">
        <slot></slot><slot name="beside"></slot></div>
      <slot name="controls"></slot>${nothing}`;
  }
}

customElements.define('board-pane', BoardPane);
