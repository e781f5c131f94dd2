/**
 * The controls of playing by hand: what was done so far, undo, hint, and directions or moves as buttons.
 * @import { LinePosition } from '../model/types.js'
 * @import { Mover } from '../model/movers.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatCount, formatValue } from '../model/format.js';
import { base, buttons, fields } from './styles.js';
import { choices } from './choices.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const pad = /** @type {const} */ ([
  { direction: 'up', name: 'Up', turn: 0 },
  { direction: 'left', name: 'Left', turn: -90 },
  { direction: 'right', name: 'Right', turn: 90 },
  { direction: 'down', name: 'Down', turn: 180 },
]);

export class PlayBar extends LitElement {
  static properties = {
    position: { attribute: false },
    movers: { attribute: false },
    active: { attribute: false },
    pushes: { type: Number },
    canRedo: { type: Boolean },
    best: { attribute: false },
    hinted: {},
    thinking: { type: Boolean },
    hasRobots: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: 8px 10px; }
      .panel { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 12px; align-items: end; }
      .main { display: grid; gap: 8px; min-width: 0; }
      .line { display: flex; gap: 8px 22px; align-items: end; flex-wrap: wrap; }
      .figures { display: flex; gap: 8px 22px; flex-wrap: wrap; }
      .figures dt { color: var(--quiet); font-size: var(--small); }
      .figures dd { font-size: 16px; font-weight: 700; line-height: 1.2; }
      .tools, .moves { display: flex; flex-wrap: wrap; gap: 6px; }
      .tools { grid-column: 1 / -1; }
      .moves { max-height: 84px; overflow: auto; }
      .moves button { font-weight: 500; }
      .tools button { padding: 0 8px; font-size: var(--small); gap: 4px; }
      .moves .hinted { border-color: var(--warn); box-shadow: inset 0 0 0 1px var(--warn); }
      .pad { display: grid; grid-template: 'a up b' 34px 'left down right' 34px / 34px 34px 34px; gap: 3px;
        flex: none; }
      .pad button { padding: 0; min-height: 34px; min-width: 34px; }
      .pad .up { grid-area: up; } .pad .left { grid-area: left; } .pad .right { grid-area: right; }
        .pad .down { grid-area: down; }
      .turn-90 { rotate: 90deg; } .turn--90 { rotate: -90deg; } .turn-180 { rotate: 180deg; }
      .piece { display: flex; align-items: center; gap: var(--space-2); }
      .piece label { margin: 0; } .piece select { width: auto; }
      @media (max-width: 599px) { .pad { grid-template: 'a up b' 44px 'left down right' 44px / 46px 46px 46px;
        } .pad button { min-height: 44px; } .tools button svg { display: none; } }
    `,
  ];

  constructor() {
    super();
    /** @type {LinePosition | null} */ this.position = null;
    /** @type {Mover[]} */ this.movers = [];
    /** @type {Mover | null} */ this.active = null;
    this.pushes = 0;
    this.canRedo = false;
    this.hasRobots = false;
    /** @type {{ cost: number, proved: boolean } | null} */ this.best = null;
    /** The action that a hint names. */ this.hinted = '';
    this.thinking = false;
  }

  render() {
    const { position } = this;
    if (!position) return html`<p class="quiet">The board must be right before it can be played.</p>`;
    return html`<section class="panel" aria-label="Play by hand">
      <div class="main">
        <div class="line">${this._figures(position)}${this.movers.length > 1 ? this._pieces() : nothing}</div>
        ${this.movers.length || !position.moves.length ? nothing : this._moves(position)}
      </div>
      ${this.movers.length ? this._pad() : nothing}
      ${this._tools(position)}
    </section>`;
  }

  /** @param {LinePosition} position */
  _figures({ index, cost }) {
    const figure = (/** @type {string} */ name, /** @type {string} */ value) =>
      html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
    return html`<dl class="figures">${figure('Moves', formatCount(index))}
      ${this.hasRobots ? figure('Pushes', formatCount(this.pushes)) : nothing}
      ${cost === index ? nothing : figure('Cost', formatValue(cost))}
      ${
        this.best ? figure(this.best.proved ? 'Optimum' : 'Best known', formatValue(this.best.cost)) : nothing
      }</dl>`;
  }

  /** @param {LinePosition} position */
  _tools({ index, is_goal: isGoal }) {
    return html`<div class="tools">
      ${this._tool('Undo', icons.undo, 'play-undo', index > 0)}
      ${this._tool('Redo', icons.redo, 'play-redo', this.canRedo)}
      ${this._tool('Restart', icons.turn, 'play-restart', index > 0)}
      ${this._tool('Hint', icons.bulb, 'play-hint', !isGoal && !this.thinking)}
      ${this._tool('Finish it', icons.play, 'play-solve', !isGoal)}
    </div>`;
  }

  /** @param {string} name @param {unknown} icon @param {string} event @param {boolean} enabled */
  _tool(name, icon, event, enabled) {
    return html`<button type="button" aria-disabled=${!enabled}
      @click=${() => enabled && emit(this, event)}>${icon}${name}</button>`;
  }

  _pieces() {
    const entries = this.movers.map(({ name }) => ({ id: name, name: name.replace(/^move /, '') }));
    const none = this.active ? [] : [{ id: '', name: 'none' }];
    return html`<div class="piece"><label for="piece">Piece<span class="hidden"> to move</span></label>
      <select id="piece" @change=${filled((value) => emit(this, 'play-pick', { name: value }))}>
        ${choices([...none, ...entries], this.active?.name ?? '')}
      </select></div>`;
  }

  /** @param {LinePosition} position */
  _moves({ moves }) {
    return html`<div class="moves" role="group" aria-label="Moves">
      ${moves.map(
        ({ action }) => html`<button type="button" class=${action === this.hinted ? 'hinted' : ''}
        @click=${() => emit(this, 'play-move', { action })}>${action}</button>`,
      )}
    </div>`;
  }

  _pad() {
    const open = new Set(this.active?.moves.map(({ direction }) => direction));
    return html`<div class="pad" role="group" aria-label="Direction">
      ${pad.map(
        ({ direction, name, turn }) => html`<button type="button" class=${direction}
        aria-label=${name}
        title=${name}
        aria-disabled=${!open.has(direction)}
        @click=${() => emit(this, 'play-step', { direction })}><span
        class=${`turn-${turn}`}>${icons.up}</span></button>`,
      )}
    </div>`;
  }
}

customElements.define('play-bar', PlayBar);
