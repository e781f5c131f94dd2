/**
 * The controls of playing by hand: what was done so far, undo, hint, and every legal move as a button.
 * @import { LinePosition } from '../model/types.js'
 * @import { Mover } from '../model/movers.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue, plural } from '../model/format.js';
import { base, buttons, fields } from './styles.js';
import { choices } from './choices.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const pad = [
  { direction: 'up', name: 'Up', turn: 0 }, { direction: 'left', name: 'Left', turn: -90 },
  { direction: 'right', name: 'Right', turn: 90 }, { direction: 'down', name: 'Down', turn: 180 },
];

export class PlayPanel extends LitElement {
  static properties = {
    position: { attribute: false }, movers: { attribute: false }, active: { attribute: false },
    pushes: { type: Number },
    canRedo: { type: Boolean }, best: { attribute: false }, hint: {}, hinted: {}, thinking: { type: Boolean },
    hasRobots: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    fields,
    css`
      :host { padding: var(--space-3) var(--space-4) var(--space-4); }
      .panel { display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-4); justify-content: space-between; }
      .main { flex: 1 1 260px; display: grid; gap: var(--space-3); align-content: start; }
      .tools, .moves { display: flex; flex-wrap: wrap; gap: var(--space-2); }
      .moves button { font-weight: 500; }
      .moves .hinted { border-color: var(--warn); box-shadow: inset 0 0 0 1px var(--warn); }
      .figures { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); font-size: 0.9375rem; }
      .figures b { font-weight: 650; }
      .pad {
        display: grid; grid-template: 'a up b' 48px 'left mid right' 48px 'c down d' 48px / 48px 48px 48px; gap: 2px;
        flex: none;
      }
      .pad button { padding: 0; min-height: 48px; min-width: 48px; }
      .pad .up { grid-area: up; } .pad .left { grid-area: left; } .pad .right { grid-area: right;
      } .pad .down { grid-area: down; }
      .turn-90 { rotate: 90deg; } .turn--90 { rotate: -90deg; } .turn-180 { rotate: 180deg; }
      .word {
        display: flex; gap: var(--space-2); align-items: flex-start; border-radius: 8px;
        padding: var(--space-2) var(--space-3);
      }
      .goal { color: var(--good); background: var(--good-soft); font-weight: 600; }
      .dead { color: var(--warn); background: var(--warn-soft); }
      .hint { color: var(--ink); background: var(--accent-soft); margin: 0; font-size: 0.9375rem; }
      @media (max-width: 520px) { .pad { margin: 0 auto; } }
      .piece { display: flex; align-items: center; gap: var(--space-2); }
      .piece label { margin: 0; } .piece select { width: auto; }
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
    this.hint = '';
    /** The action that a hint names. */ this.hinted = '';
    this.thinking = false;
  }

  render() {
    const { position } = this;
    if (!position) return html`<p class="quiet">The board must be right before it can be played.</p>`;
    return html`<section class="panel" aria-label="Play by hand">
      <div class="main">
        ${this._figures(position)}
        ${this._words(position)}
        ${this._tools(position)}
        ${this.movers.length > 1 ? this._pieces() : nothing}
        ${this.movers.length || !position.moves.length ? nothing : this._moves(position)}
      </div>
      ${this.movers.length ? this._pad() : nothing}
    </section>`;
  }

  /** @param {LinePosition} position */
  _figures({ index, cost }) {
    return html`<p class="figures"><span><b>${plural(index, 'move')}</b></span>
      ${this.hasRobots ? html`<span><b>${plural(this.pushes, 'push', 'pushes')}</b></span>` : nothing}
      ${cost === index ? nothing : html`<span>cost <b>${formatValue(cost)}</b></span>`}
      ${this.best
        ? html`<span class="quiet">${this.best.proved ? 'cheapest plan' : 'best plan known'}:
          <b>${formatValue(this.best.cost)}</b></span>`
        : nothing}</p>`;
  }

  /** @param {LinePosition} position */
  _words(position) {
    if (position.is_goal) return html`<p
      class="word goal">${icons.check}<span>${this._goalWords(position.cost)}</span></p>`;
    if (position.dead_end) return html`<p class="word dead">${icons.alert}<span>No plan leads on from here.
      ${position.dead_end}</span></p>`;
    if (!this.hint && !this.thinking) return nothing;
    return html`<p class="word hint">${icons.bulb}<span>${this.thinking
      ? 'Looking for a plan …'
      : this.hint}</span></p>`;
  }

  /** @param {number} cost */
  _goalWords(cost) {
    const done = `Solved at cost ${formatValue(cost)}.`;
    if (!this.best) return done;
    const best = formatValue(this.best.cost);
    if (cost < this.best.cost) return `${done} That is better than the best plan known, ${best}.`;
    if (cost > this.best.cost) return `${done} The best plan known costs ${formatValue(cost - this.best.cost)} less.`;
    return `${done} ${this.best.proved ? 'No plan is cheaper.' : 'As good as the best plan known.'}`;
  }

  /** @param {LinePosition} position */
  _tools({ index, is_goal: isGoal }) {
    return html`<div class="tools">
      ${this._tool('Undo move', icons.undo, 'play-undo', index > 0)}
      ${this._tool('Redo move', icons.redo, 'play-redo', this.canRedo)}
      ${this._tool('Back to the start', icons.first, 'play-restart', index > 0)}
      <button type="button" aria-disabled=${isGoal || this.thinking}
        @click=${() => !isGoal && !this.thinking && emit(this, 'play-hint')}>${icons.bulb}Hint</button>
      <button type="button" aria-disabled=${isGoal}
        @click=${() => !isGoal && emit(this, 'play-solve')}>${icons.play}Solve from here</button>
    </div>`;
  }

  /** @param {string} name @param {unknown} icon @param {string} event @param {boolean} enabled */
  _tool(name, icon, event, enabled) {
    return html`<button type="button" class="icon-only" aria-label=${name} title=${name} aria-disabled=${!enabled}
      @click=${() => enabled && emit(this, event)}>${icon}</button>`;
  }

  _pieces() {
    const entries = this.movers.map(({ name }) => ({ id: name, name: name.replace(/^move /, '') }));
    const none = this.active ? [] : [{ id: '', name: 'none' }];
    return html`<div class="piece"><label for="piece">Piece to move</label>
      <select id="piece" @change=${filled((value) => emit(this, 'play-pick', { name: value }))}>
        ${choices([...none, ...entries], this.active?.name ?? '')}
      </select></div>`;
  }

  /** @param {LinePosition} position */
  _moves({ moves }) {
    return html`<div class="moves" role="group" aria-label="Moves">
      ${moves.map(({ action }) => html`<button type="button" class=${action === this.hinted ? 'hinted' : ''}
        @click=${() => emit(this, 'play-move', { action })}>${action}</button>`)}
    </div>`;
  }

  _pad() {
    const open = new Set(this.active?.moves.map(({ direction }) => direction));
    return html`<div class="pad" role="group" aria-label="Direction">
      ${pad.map(({ direction, name, turn }) => html`<button type="button" class=${direction} aria-label=${name}
        title=${name}
        aria-disabled=${!open.has(/** @type {any} */ (direction))}
        @click=${() => emit(this, 'play-step', { direction })}><span
        class=${`turn-${turn}`}>${icons.up}</span></button>`)}
    </div>`;
  }
}

customElements.define('play-panel', PlayPanel);
