/**
 * The frame around the board: tabs above, the board, controls below (slots). While the focus is inside, keys
 * step, play, and change the level; fields keep their own keys.
 */
import { LitElement, html, css } from 'lit';
import { base } from './styles.js';
import { emit, focusPart } from './events.js';

const stepKeys = /** @type {Record<string,
  number>} */ ({ ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1, J: 1, K: -1 });
const levelKeys = /** @type {Record<string, number>} */ ({ '[': -1, ']': 1 });
const undoKeys = /** @type {Record<string, string>} */ ({ z: 'undo', u: 'undo', y: 'redo', Z: 'redo' });

export class BoardStage extends LitElement {
  static properties = { mode: {}, caption: {}, keyTaker: { attribute: false } };

  static styles = [
    base,
    css`
      :host { container-type: inline-size; }
      .card { padding: 0; overflow: hidden; }
      .top {
        display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
        gap: var(--space-2) var(--space-4); padding: var(--space-3) var(--space-4);
      }
      .caption { color: var(--quiet); font-size: 0.875rem; min-height: 1.4em; overflow-wrap: anywhere; }
      @container (max-width: 679px) { .caption { flex-basis: 100%; } }
      .board {
        padding: var(--space-5) var(--space-4); background: var(--well); border-block: 1px solid var(--line);
        display: grid; align-items: center; min-height: 240px;
      }
      .board:focus-visible { outline-offset: -3px; border-radius: 0; }
      @media (max-width: 719px) {
        .board { padding: var(--space-4) var(--space-3); min-height: 0; }
        .top { padding: var(--space-3); }
      }
    `,
  ];

  constructor() {
    super();
    this.mode = 'board';
    this.caption = '';
    /** Takes the keys of play and edit. @type {((event: KeyboardEvent) => boolean) | null} */ this.keyTaker = null;
  }

  focus() {
    focusPart(this, '.board');
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    if (this._ownKey(event, target) || this._stepKey(event, target) || this._boardKey(event)) event.preventDefault();
  }

  /** Buttons keep the keys that press them. @param {KeyboardEvent} event @param {HTMLElement} target */
  _ownKey(event, target) {
    const presses = target.tagName === 'BUTTON' && (event.key === ' ' || event.key === 'Enter');
    return !presses && (this.mode === 'play' || this.mode === 'edit') && this.keyTaker?.(event) === true;
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  _stepKey(event, target) {
    if (this.mode !== 'steps' && this.mode !== 'plan') return false;
    if (event.key in stepKeys) return emit(this, 'seek-by', { by: stepKeys[event.key] });
    if (event.key === 'n' || event.key === 'N') return this.mode === 'steps'
      && emit(this, 'jump', { forwards: !event.shiftKey });
    if (event.key === 'Home') return emit(this, 'seek-end', { end: 'first' });
    if (event.key === 'End') return emit(this, 'seek-end', { end: 'last' });
    return event.key === ' ' && target.tagName !== 'BUTTON' && emit(this, 'play-toggle');
  }

  /** @param {KeyboardEvent} event */
  _boardKey({ key }) {
    if (key in levelKeys) return emit(this, 'level-move', { by: levelKeys[key] });
    if (key === 'e' || key === 'E') return emit(this, 'edit-toggle');
    return (this.mode === 'board' || this.mode === 'edit') && key in undoKeys && emit(this, undoKeys[key]);
  }

  render() {
    return html`<div class="card" @keydown=${this._key}>
      <div class="top"><slot name="tabs"></slot><p class="caption">${this.caption}</p></div>
      <div class="board" tabindex="0" role="group"
        aria-label="Board, with keys: press question mark for the list"><slot></slot></div>
      <slot name="controls"></slot>
    </div>`;
  }
}

customElements.define('board-stage', BoardStage);
