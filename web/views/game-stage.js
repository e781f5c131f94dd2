/**
 * The stage: what is shown (line of play, tree, play), whose turn it is, the board beside its goal; controls
 * below
 * by slot.
 * @import { GamePosition } from '../engine/game-protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { agentNumber, turnWords } from '../model/game-words.js';
import { movableCells } from '../model/game-play.js';
import { base, buttons } from './styles.js';
import { emit, focusPart, told } from './events.js';
import './tile-board.js';

const modes = /** @type {const} */ ([
  ['line', 'Line of play'], ['tree', 'Game tree'], ['edit', 'Edit'], ['play', 'Play'],
]);
const aims = ['', 'wants the value high', 'wants the value low', 'wants the value high'];

export class GameStage extends LitElement {
  static properties = {
    mode: {},
    position: { attribute: false },
    caption: {},
    chosen: { type: Number },
    targets: { attribute: false },
    personal: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { height: 100%; }
      .card { container-type: inline-size; padding: 0; overflow: hidden; height: 100%; display: flex; flex-direction: column;
        border: 1px solid var(--line); box-shadow: var(--shadow); }
      .top {
        display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
        gap: 4px var(--space-4); padding: 6px 8px; min-height: 46px;
      }
      figure { min-height: 0; height: 100%; display: flex; flex-direction: column; }
      figure tile-board { flex: 1; min-height: 0; }
      ::slotted(*) { flex: none; }
      ::slotted(tile-editor) { flex: 1; min-height: 0; }
      .tabs {
        display: inline-flex; background: var(--well); border: 1px solid var(--line); border-radius: 10px;
        padding: 3px; gap: 2px;
      }
      .tabs button { min-height: var(--small-target); border: 0; background: transparent; border-radius: 7px;
        color: var(--quiet); }
      .tabs button[aria-pressed='true'] {
        background: var(--card); color: var(--accent); box-shadow: 0 1px 3px light-dark(#1c222633, #00000080);
      }
      .turn { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-2); align-items: baseline; }
      .agent { font-weight: 700; padding: 2px 9px; border-radius: 99px; border: 2px solid currentColor; }
      .agent-1 { color: light-dark(#7d4f00, #f2c063); }
      .agent-2 { color: light-dark(#1e4a7d, #9cc4f2); border-radius: 4px; }
      .agent-3 { color: light-dark(#1c6b34, #7fd69a); border-style: double; border-width: 4px; padding: 0 7px;
        }
      .board {
        flex: 1; min-height: 0;
        background: var(--well); border-block: 1px solid var(--line); padding: var(--space-4); display: grid;
        gap: var(--space-4); grid-template-columns: minmax(0, 3fr) minmax(90px, 1fr); align-items: center;
      }
      .board:focus-visible { outline-offset: -3px; border-radius: 0; }
      .goal { --board-height: 180px; height: auto; }
      figcaption {
        font-size: var(--small); font-weight: 600; color: var(--quiet); text-align: center;
        margin-bottom: var(--space-1);
      }
      .empty {
        padding: var(--space-6) var(--space-4); text-align: center; color: var(--quiet);
        background: var(--well); border-block: 1px solid var(--line);
      }
      @media (max-width: 520px) { .top, .board { padding: var(--space-3); } .tabs button {
        padding: 0 var(--space-2);
      } }
    `,
  ];

  constructor() {
    super();
    this.mode = 'line';
    /** @type {GamePosition | null} */ this.position = null;
    this.caption = '';
    this.chosen = -1;
    /** @type {number[]} */ this.targets = [];
    this.personal = false;
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    const presses = target.tagName === 'BUTTON' && (event.key === ' ' || event.key === 'Enter');
    if (presses) return;
    const taken = !emitCancelable(this, 'stage-key', { key: event.key, shift: event.shiftKey });
    if (taken) event.preventDefault();
  }

  focus() {
    if (this.mode === 'edit') /** @type {HTMLElement | null} */ (this.querySelector('tile-editor'))?.focus();
    else focusPart(this, '.board');
  }

  render() {
    return html`<section class="card" aria-label="Stage" @keydown=${this._key}>
      <div class="top">
        <div class="tabs" role="group" aria-label="What is shown">${modes.map(([mode, name]) =>
          html`<button type="button"
          aria-pressed=${this.mode === mode}
            @click=${() => emit(this, 'mode-pick', { mode })}>${name}</button>`)}</div>
        ${this.position && this.mode !== 'edit' ? this._turn(this.position) : nothing}
      </div>
      ${this.mode === 'edit' ? nothing : this._shown()}
      <slot></slot>
    </section>`;
  }

  /** @param {GamePosition} position */
  _turn(position) {
    const number = agentNumber(position.agent);
    if (!number) return html`<p class="turn"><b>${turnWords(position)}</b></p>`;
    return html`<p class="turn"><span class=${`agent agent-${number}`}>${position.agent}</span>
      <span>to move, ply ${position.ply + 1} of ${position.plies}</span><span
        class="quiet small">${aims[number]}</span></p>`;
  }

  _shown() {
    return this.position ? this._boards(this.position) : html`<p class="empty">${this.caption}</p>`;
  }

  /** @param {GamePosition} position */
  _boards(position) {
    const playing = this.mode === 'play' && this.personal;
    const label = playing ? 'Board: N chooses a tile, arrow keys move it' : 'Board: arrow keys step';
    return html`<div class="board" tabindex="0" role="group" aria-label=${label}>
      <figure><figcaption>${this.caption}</figcaption>
        <tile-board .name=${'Board'} .board=${position.board} .goal=${position.goal} ?playable=${playing}
          .chosen=${playing ? this.chosen : -1} .targets=${playing ? this.targets : []}
          .movable=${playing ? movableCells(position.moves) : []}
          @cell-tap=${told((detail) => emit(this, 'cell-tap', detail))}></tile-board></figure>
      <figure class="goal"><figcaption>Goal</figcaption>
        <tile-board .name=${'Goal'} .board=${position.goal}></tile-board></figure>
    </div>`;
  }
}

/** @param {EventTarget} element @param {string} type @param {object} detail */
const emitCancelable = (element, type, detail) =>
  element.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));

customElements.define('game-stage', GameStage);
