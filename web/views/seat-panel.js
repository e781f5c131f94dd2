/**
 * Play against the search: who sits where, the moves there are, take back, and what the search thinks of the
 * position.
 * @import { GamePlay } from '../model/game-play.js'
 * @import { GameInfo, GamePosition } from '../engine/game-protocol.js'
 * @import { Detail } from './events.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { isOver, isPersonsTurn } from '../model/game-play.js';
import { boardAfter } from '../model/game-boards.js';
import { formatUtility, shortMove, valueWords } from '../model/game-words.js';
import { base, buttons } from './styles.js';
import { emit, ticked } from './events.js';
import { icons } from './icons.js';
import { thumb, thumbStyles } from './tile-thumb.js';

export class SeatPanel extends LitElement {
  static properties = { info: { attribute: false }, play: { attribute: false }, hints: { type: Boolean } };

  static styles = [
    base,
    buttons,
    thumbStyles,
    css`
      :host { padding: var(--space-3) var(--space-4) var(--space-4); }
      fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-4); }
      legend {
        float: left; padding: 0; margin-right: var(--space-4); font-weight: 600; min-height: var(--target);
        display: flex; align-items: center;
      }
      label { display: inline-flex; align-items: center; gap: var(--space-2); min-height: var(--target);
        cursor: pointer; }
      @media (max-width: 460px) { legend { float: none; min-height: 0; } fieldset { gap: 0 var(--space-3); } }
      input { width: 20px; height: 20px; accent-color: var(--accent); }
      .moves, .tools { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; }
      .moves button { padding: 4px var(--space-2); }
      @media (max-width: 599px) { .moves .thumb { display: none; } }
      .best { border-color: var(--accent); box-shadow: inset 0 -3px var(--accent); }
      .worth { color: var(--quiet); font-weight: 500; font-size: var(--small); }
      .warn {
        background: var(--warn-soft); color: var(--warn); border-radius: 8px;
        padding: var(--space-2) var(--space-3);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {GameInfo | null} */ this.info = null;
    /** @type {GamePlay | null} */ this.play = null;
    this.hints = true;
  }

  /** Of a button that goes when it is pressed: the board has keys to play on. @param {string} event
   * @param {Partial<Detail>} [detail] */
  _pressed(event, detail) {
    /** @type {HTMLElement | null} */ (this.closest('game-stage'))?.focus();
    emit(this, event, detail);
  }

  render() {
    const { info, play } = this;
    if (!info || !play) return nothing;
    return html`<div class="stack">
      <fieldset><legend>You
        play</legend>${info.agents.map(
          ({ id, name, summary }) => html`<label title=${summary}><input
          type="checkbox"
        .checked=${play.seats.includes(id)}
        @change=${ticked((person) => emit(this, 'seat-change', { agent: id, person }))}>${name}</label>`,
        )}</fieldset>
      ${play.position ? this._game(play, play.position) : nothing}
      ${
        play.diagnostic
          ? html`<p class="warn">${play.diagnostic}
        <button type="button"
          @click=${() => this._pressed('play-resume')}>Let it think on</button></p>`
          : nothing
      }
      <div class="tools">
        <button type="button" aria-disabled=${!play.path.length}
          @click=${() => play.path.length && emit(this, 'take-back')}>${icons.undo}Take back</button>
        <button type="button" aria-disabled=${!play.path.length}
          @click=${() => play.path.length && emit(this, 'play-restart')}>${icons.first}From the start</button>
        <label><input type="checkbox" .checked=${this.hints}
          @change=${ticked((hints) => emit(this, 'hints-change', { hints }))}>Show what the search
          thinks</label>
      </div>
    </div>`;
  }

  /** @param {GamePlay} play @param {GamePosition} position */
  _game(play, position) {
    const last = position.played.at(-1);
    const moves = position.moves.map(({ move }) => move);
    const made = last ? html`Last move: <b>${last.agent} ${last.move}</b>. ` : nothing;
    return html`<p>${made}${this._thought(play, position)}</p>
      ${
        isPersonsTurn(play)
          ? html`<div class="moves" role="group" aria-label="Your moves">${moves.map((move, index) =>
              this._move(play, move, index, boardAfter(position.board, moves, index)),
            )}</div>`
          : nothing
      }`;
  }

  /** @param {GamePlay} play @param {GamePosition} position */
  _thought(play, position) {
    if (play.thinking)
      return html`The search thinks …
      <button type="button" @click=${() => this._pressed('think-stop')}>${icons.stop}Stop</button>`;
    if (isOver(play))
      return html`The game is over: AGENT1 and AGENT3 have
      <b>${formatUtility(position.utilities[0].total)}</b>, AGENT2 has
      <b>${formatUtility(position.utilities[1].total)}</b>.`;
    const { answer } = play;
    if (!answer || !this.hints) return nothing;
    const best = answer.best === null ? null : answer.moves[answer.best];
    return html`The position is worth <b>${formatUtility(answer.value)}</b>.
      ${
        best
          ? html`The search would play <b>${best.move}</b>.`
          : answer.random
            ? html`${answer.agent} would play any move alike.`
            : nothing
      }`;
  }

  /** @param {GamePlay} play @param {string} move @param {number} index
   * @param {import('../model/types.js').Cells} board */
  _move(play, move, index, board) {
    const row = this.hints ? play.answer?.moves[index] : null;
    const isBest = this.hints && play.answer?.best === index;
    const worth = row ? (row.visited === 'visited' ? valueWords(row) : 'no better') : '';
    const star = isBest ? html` ★<span class="hidden">, the best answer</span>` : nothing;
    return html`<button type="button" class=${isBest ? 'best' : ''}
      @click=${() => this._pressed('play-move', { index })}>${thumb(board, 46, 32)}<span><span
        class="hidden">${move.startsWith('move ') ? 'move ' : ''}</span>${shortMove(move)}</span>
      ${worth ? html`<span class="worth">${worth}${star}</span>` : nothing}</button>`;
  }
}

customElements.define('seat-panel', SeatPanel);
