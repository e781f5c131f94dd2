/**
 * The pane of the game's board: modes above; the board as it is now beside start and goal; controls below, by
 * slot.
 * @import { Cells } from '../model/types.js'
 * @import { GamePosition } from '../engine/game-protocol.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { agentNumber, turnWords } from '../model/game-words.js';
import { movableCells } from '../model/game-play.js';
import { base, boardPanes, buttons, segments } from './styles.js';
import { icons } from './icons.js';
import { emit, focusPart, told } from './events.js';
import './tile-board.js';

const modes = /** @type {const} */ ([
  ['watch', 'Watch'],
  ['edit', 'Edit'],
  ['play', 'Play'],
]);
/** On a phone, which of the two timelines is one of them. */
const phoneModes = /** @type {const} */ ([
  ['line', 'Line'],
  ['tree', 'Steps'],
  ['edit', 'Edit'],
  ['play', 'Play'],
]);

export class GameStage extends LitElement {
  static properties = {
    mode: {},
    caption: {},
    position: { attribute: false },
    start: { attribute: false },
    goal: { attribute: false },
    chosen: { type: Number },
    targets: { attribute: false },
    left: { type: Number },
    personal: { type: Boolean },
    full: { type: Boolean },
    phone: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    segments,
    boardPanes,
    css`
      .agent-1 { color: light-dark(#7d4f00, #f2c063); }
      .agent-2 { color: light-dark(#1e4a7d, #9cc4f2); }
      .agent-3 { color: light-dark(#1c6b34, #7fd69a); }
      .board {
        padding: 12px 20px; container-type: size; gap: 22px; align-items: center; justify-items: center;
        grid-template: minmax(0, 1fr) / minmax(0, 2.8fr) minmax(0, 1fr);
      }
      .now { width: min(100%, calc((100cqh - 32px) * var(--shape)), calc(170px * var(--wide))); }
      .beside { display: grid; gap: 12px; width: 100%; justify-items: center; }
      .beside figure { width: min(100%, calc((50cqh - 38px) * var(--shape))); }
      tile-board { aspect-ratio: var(--shape); }
      figcaption { font-size: var(--small); color: var(--quiet); margin-bottom: 6px; min-height: 1.45em;
        white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      figcaption b { color: var(--ink); }
      .empty { flex: 1; padding: var(--space-6) var(--space-4); text-align: center; color: var(--quiet);
        background: var(--well); }
      ::slotted(*) { flex: none; border-top: 1px solid var(--line); }
      ::slotted(tile-editor) { flex: 1; min-height: 0; border: 0; }
      @media (max-width: 599px) {
        .fill { display: none; }
        .top { padding: 0 4px; gap: 8px; } .segments button { padding: 0 10px; min-height: 40px; }
        .board { flex: none; height: 156px; padding: 8px 12px; gap: 14px; }
        figcaption { margin-bottom: 2px; font-size: var(--tiny); }
        .beside { gap: 4px; }
        .beside figure { width: min(100%, calc((50cqh - 24px) * var(--shape))); }
        .now { width: min(100%, calc((100cqh - 22px) * var(--shape))); }
      }
    `,
  ];

  constructor() {
    super();
    this.mode = 'line';
    /** @type {GamePosition | null} */ this.position = null;
    /** @type {Cells | null} */ this.start = null;
    /** @type {Cells | null} */ this.goal = null;
    this.caption = '';
    this.chosen = -1;
    /** @type {number[]} */ this.targets = [];
    /** The cell that the last move has left, or -1. */ this.left = -1;
    this.personal = false;
    this.full = false;
    this.phone = false;
  }

  focus() {
    if (this.mode === 'edit') /** @type {HTMLElement | null} */ (this.querySelector('tile-editor'))?.focus();
    else focusPart(this, '.board');
  }

  render() {
    const all = this.phone ? phoneModes : modes;
    const shown = this.phone || this.mode === 'edit' || this.mode === 'play' ? this.mode : 'watch';
    return html`<div class="top">
        <div class="segments" role="group" aria-label="Mode">${all.map(
          ([mode, name]) => html`<button
          type="button" aria-pressed=${shown === mode}
          @click=${() => emit(this, 'mode-pick', { mode })}>${name}</button>`,
        )}</div>
        <span class="caption">${
          this.position && this.mode !== 'edit' ? turn(this.position, this.phone) : nothing
        }</span>
        <button type="button" class="plain icon-only fill" aria-pressed=${this.full}
          title=${this.full ? 'Back' : 'Fill'}
          aria-label=${this.full ? 'Give the panes their room back' : 'Let the board fill the area'}
          @click=${() => emit(this, 'fill')}>${icons.fit}</button>
      </div>
      ${this.mode === 'edit' ? nothing : this._shown()}<slot></slot>`;
  }

  /** Before a search, the boards as they are set up. */
  _shown() {
    if (this.position) return this._boards(this.position);
    if (!this.start || !this.goal || this.mode === 'play') return html`<p class="empty">${this.caption}</p>`;
    return this._boards({ board: this.start, goal: this.goal, moves: [] });
  }

  /** @param {Pick<GamePosition, 'board' | 'goal' | 'moves'>} position */
  _boards(position) {
    const playing = this.mode === 'play' && this.personal;
    const { width, height } = position.board;
    const [first, ...rest] = this.caption.split(' ');
    const keys = playing ? 'N chooses a tile, arrow keys move it' : 'arrow keys step';
    return html`<div class="board" tabindex="0" role="group" aria-label=${`Board, with keys: ${keys}`}
      .style=${`--wide: ${width}; --shape: ${width / height}`}>
      <figure class="now"><figcaption><b>${first}</b> ${rest.join(' ')}</figcaption>
        <tile-board .name=${'Board'} .board=${position.board} .goal=${position.goal} ?playable=${playing}
          .chosen=${playing ? this.chosen : -1} .targets=${playing ? this.targets : []} .left=${this.left}
          .movable=${playing ? movableCells(position.moves) : []}
          @cell-tap=${told((detail) => emit(this, 'cell-tap', detail))}></tile-board></figure>
      <div class="beside">
        ${[
          ['Start', this.start],
          ['Goal', position.goal],
        ].map(
          ([name, board]) => html`<figure>
          <figcaption><b>${name}</b></figcaption>
          <tile-board .name=${name} .board=${board}></tile-board></figure>`,
        )}
      </div></div>`;
  }
}

/** @param {GamePosition} position @param {boolean} isShort */
function turn(position, isShort) {
  const { agent } = position;
  const number = agentNumber(agent);
  const words = turnWords(position);
  return number
    ? html`<b class=${`agent-${number}`}>${agent}</b>${isShort ? ' to move' : words.slice(agent.length)}`
    : html`<b>${words}</b>`;
}

customElements.define('game-stage', GameStage);
