/**
 * The pane of the board: modes above, the board in the middle, its controls below. The board has all the room
 * there is.
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons, segments } from './styles.js';
import { icons } from './icons.js';
import { byValue, emit, focusPart } from './events.js';

const modes = [
  { id: 'watch', name: 'Watch' },
  { id: 'edit', name: 'Edit' },
  { id: 'play', name: 'Play' },
];

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
    css`
      :host {
        background: var(--card); border: 1px solid var(--line); border-radius: var(--radius);
        box-shadow: var(--shadow);
        display: flex; flex-direction: column; overflow: hidden; min-height: 0;
      }
      .top {
        flex: none; height: 46px; display: flex; align-items: center; gap: 12px; padding: 0 8px;
        white-space: nowrap;
        border-bottom: 1px solid var(--line);
      }
      .caption { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; color: var(--quiet);
        font-size: var(--small); }
      .caption b { color: var(--ink); }
      .board {
        flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto; gap: 8px;
        padding: 10px 12px; background: var(--well); position: relative;
      }
      .board:focus-visible { outline-offset: -3px; }
      ::slotted([slot='controls']) { flex: none; border-top: 1px solid var(--line); }
      button.icon-only { min-height: var(--small-target); min-width: var(--small-target); }
      button.icon-only svg.icon { width: 16px; height: 16px; }
      @media (max-width: 599px) {
        :host { border: 0; border-radius: 0; box-shadow: none; }
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
