/**
 * The set-up of the game: boards from the list or typed, the search, how often each agent moves, a time
 * bound.
 * @import { GameBoardCheck, GameInfo, GameLevel } from '../engine/game-protocol.js'
 * @import { GameDocument } from '../model/game-document.js'
 * @import { Cells, Diagnostic } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { noteOf } from '../model/game-document.js';
import { base, fields } from './styles.js';
import { emit, told } from './events.js';
import './board-editor.js';
import './tile-board.js';

const sides = /** @type {const} */ ([
  ['start', 'Start'],
  ['goal', 'Goal'],
]);

export class GameSetup extends LitElement {
  static properties = {
    info: { attribute: false },
    levels: { attribute: false },
    document: { attribute: false },
    boards: { attribute: false },
    drawn: { attribute: false },
    diagnostic: { attribute: false },
  };

  static styles = [
    base,
    fields,
    css`
      .boards {
        display: grid; gap: var(--space-3); grid-template-columns: repeat(2, minmax(0, 1fr));
        align-items: start;
      }
      tile-board { margin-top: var(--space-2); --board-height: 190px; }
      board-editor { height: 130px; }
      .key { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); }
      .key span { display: inline-flex; align-items: center; gap: 6px; }
      .sign {
        width: 16px; height: 16px; border: 2px solid light-dark(#8a5a00, #fff1cf);
        background: light-dark(#f2b84b, #e8ac3f); border-radius: 50%;
      }
      .sign.even {
        border-radius: 3px; border-color: light-dark(#1e4a7d, #dcebff);
        background: light-dark(#8fb8e8, #6f9fd6);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {GameInfo | null} */ this.info = null;
    /** @type {GameLevel[]} */ this.levels = [];
    /** @type {GameDocument | null} */ this.document = null;
    /** @type {{ start: GameBoardCheck | null, goal: GameBoardCheck | null }} */ this.boards = {
      start: null,
      goal: null,
    };
    /** @type {Diagnostic | null} */ this.diagnostic = null;
    /** The last good boards. @type {Record<'start' | 'goal', Cells | null>} */
    this.drawn = { start: null, goal: null };
  }

  /** @param {Partial<GameDocument>} change @param {string} [group] */
  _change(change, group = '') {
    emit(this, 'document-change', { change, group });
  }

  render() {
    const { info, document, levels } = this;
    if (!info || !document) return nothing;
    return html`<section class="card stack" aria-labelledby="title">
      <h2 id="title">Set up the game</h2>
      <p id="note" class="hint">${
        noteOf(levels, document) ||
        'Both boards hold the same tiles. Numbers are tiles, “.” is empty, “x” is fixed.'
      }</p>
      <div class="boards">${sides.map(([side, name]) => this._side(side, name, document))}</div>
      <p class="key small quiet"><span><i class="sign"></i>odd: AGENT1 and
        AGENT3</span><span><i class="sign even"></i>even: AGENT2 and AGENT3</span></p>
      <p class="hint">${info.searches.find(({ id }) => id === document.search)?.summary ?? ''}</p>
    </section>`;
  }

  /** @param {'start' | 'goal'} side @param {string} name @param {GameDocument} document */
  _side(side, name, document) {
    const check = this.boards[side];
    const whole = this.diagnostic?.field === side ? this.diagnostic : null;
    const diagnostic = check?.ok === false ? check.error : whole;
    return html`<div>
      <board-editor .label=${`${name} board`} .text=${document[side]} .diagnostic=${diagnostic}
        @board-edit=${told((detail) => this._change({ [side]: detail.board }, side))}></board-editor>
      <tile-board .name=${`${name} board`} .board=${this.drawn[side]}
        ?dimmed=${check?.ok === false}></tile-board>
    </div>`;
  }
}

customElements.define('game-setup', GameSetup);
