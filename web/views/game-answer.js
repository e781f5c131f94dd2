/**
 * What a search of the game found: how it ended in words, the value, and the counts.
 * @import { GameRun } from '../state/game-state.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatBytes } from '../model/format.js';
import { formatUtility, groupDigits, searchTime, statusWords } from '../model/game-words.js';
import { base, buttons } from './styles.js';
import { emit } from './events.js';
import { icons } from './icons.js';

export class GameAnswerCard extends LitElement {
  static properties = { run: { attribute: false }, running: { type: Boolean }, changed: { type: Boolean } };

  static styles = [
    base,
    buttons,
    css`
      .value { font-size: 2.25rem; font-weight: 700; line-height: 1.1; letter-spacing: -0.02em; }
      dl { display: grid; gap: 0; margin-top: var(--space-2); }
      dl div {
        display: flex; justify-content: space-between; gap: var(--space-3); padding: 5px 0;
        border-top: 1px solid var(--line); font-size: var(--small);
      }
      dd { text-align: right; overflow-wrap: anywhere; font-weight: 600; }
      .warn {
        background: var(--warn-soft); color: var(--warn); border-radius: 8px;
        padding: var(--space-2) var(--space-3);
      }
      progress { width: 100%; accent-color: var(--accent); }
      .buttons { display: flex; flex-wrap: wrap; gap: var(--space-2); }
    `,
  ];

  constructor() {
    super();
    /** @type {GameRun | null} */ this.run = null;
    this.running = false;
    this.changed = false;
  }

  render() {
    return html`<section class="card stack" aria-label="Answer">${
      this.run
        ? this._run(this.run)
        : html`<h2>No search yet</h2>
      <p class="quiet">Run the search: then its line of play, its tree and its numbers are
        here.</p>`
    }</section>`;
  }

  /** @param {GameRun} run */
  _run(run) {
    if (run.diagnostic) return html`<h2>Not run</h2><p>${run.diagnostic.message}</p>`;
    const { stats, result } = run;
    const status = stats
      ? statusWords(this.running ? { ...stats, status: 'running' } : stats)
      : { heading: 'Running', sentence: '' };
    return html`<h2>${status.heading}</h2>
      ${
        this.changed
          ? html`<p
        class="warn small">The set-up was changed since. All that follows is of the search
        before.</p>`
          : nothing
      }
      ${
        result
          ? html`<div><p class="value">${formatUtility(result.value)}</p>
            <p class="quiet small">the value for AGENT1 and AGENT3${
              run.document.search === 'minimax_rand' ? ', on average' : ''
            }; for AGENT2 it is ${formatUtility(result.value === 0 ? 0 : -result.value)}</p></div>`
          : nothing
      }
      <p class="small quiet">${status.sentence}</p>
      ${
        this.running
          ? html`<progress aria-label="Progress" max="1" .value=${stats?.progress ?? 0}></progress>`
          : nothing
      }
      ${this._numbers(run)}
      <div class="buttons">
        ${
          result
            ? html`<button type="button"
            @click=${() => emit(this, 'solution-copy')}>${icons.copy}Copy the solution
            file</button>`
            : nothing
        }
      </div>`;
  }

  /** @param {GameRun} run */
  _numbers({ stats, result, seconds, plain }) {
    if (!stats) return nothing;
    const row = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ about) =>
      html`<div title=${about}><dt>${name}</dt><dd>${value}</dd></div>`;
    return html`<dl>
      ${
        result
          ? html`${row(
              'Util calls',
              groupDigits(result.util_calls),
              'Calls of the utility by the plain algorithm',
            )}
          ${row('Nodes', groupDigits(result.nodes), 'Nodes that the plain algorithm visits')}`
          : nothing
      }
      ${
        plain
          ? row('Util calls of minimax', groupDigits(plain.util_calls), 'On the same boards, without pruning')
          : nothing
      }
      ${row('Distinct positions', groupDigits(stats.positions), 'Positions looked at, each once')}
      ${row('Utilities worked out', groupDigits(stats.evaluations), 'Calls of the utility really made')}
      ${row('Time', searchTime(seconds), 'Of the search alone')}
      ${row('Memory', formatBytes(stats.memory_bytes), 'Of the table of positions')}
    </dl>`;
  }
}

customElements.define('game-answer', GameAnswerCard);
