/**
 * The answer in words: how the search ended, what it may claim, whether the plan was checked, how to go on.
 * @import { Catalog, Plan, PlaygroundDocument, Run, Stats, Verdict } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { claimBadge, continueOffer } from '../model/narrate.js';
import { gapOf } from '../model/anytime.js';
import {
  formatBytes, formatCount, formatPercent, formatShort, formatSeconds, formatValue, plural,
} from '../model/format.js';
import { overallRate, recentRate } from '../model/profile.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';

const tones = /** @type {Record<string,
  string>} */ ({ optimal: 'good', bounded: 'good', unsolvable: 'good', unsolvable_in_bounds: 'good' });

export class AnswerCard extends LitElement {
  static properties = {
    catalog: { attribute: false },
    run: { attribute: false },
    document: { attribute: false },
    changed: { type: Boolean },
  };

  static styles = [
    base,
    buttons,
    css`
      .head {
        display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-3);
        flex-wrap: wrap;
      }
      .status { font-size: 1.375rem; font-weight: 680; letter-spacing: -0.015em; line-height: 1.2; }
      .figures {
        display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-2) var(--space-3);
      }
      .figures dt { font-size: 0.8125rem; color: var(--quiet); }
      .figures dd { font-size: 1.125rem; font-weight: 600; line-height: 1.3; }
      .badge {
        display: inline-flex; align-items: center; gap: 6px; font-weight: 650; font-size: 0.875rem;
        border-radius: 99px; padding: 4px 12px 4px 9px; background: var(--well); color: var(--quiet);
      }
      .badge svg.icon { width: 16px; height: 16px; }
      .badge.good { background: var(--good-soft); color: var(--good); }
      .checked {
        display: flex; gap: var(--space-2); align-items: flex-start; color: var(--good); font-size: 0.875rem;
      }
      .bad {
        color: var(--bad); background: var(--bad-soft); border-radius: 8px; padding: var(--space-3);
        display: flex; gap: var(--space-2);
      }
      .changed {
        color: var(--warn); background: var(--warn-soft); border-radius: 8px;
        padding: var(--space-2) var(--space-3);
      }
      .pulse {
        width: 10px; height: 10px; border-radius: 50%; background: var(--accent); display: inline-block;
        margin-right: var(--space-2); animation: pulse 1.2s ease-in-out infinite;
      }
      @keyframes pulse { 50% { opacity: 0.25; } }
      @media (prefers-reduced-motion: reduce) { .pulse { animation: none; } }
      .actions { display: grid; justify-items: start; gap: var(--space-1); }
      .preparing { display: grid; gap: var(--space-1); }
      progress { width: 100%; height: 10px; accent-color: var(--accent); }
    `,
  ];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {Run | null} */ this.run = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    this.changed = false;
  }

  render() {
    if (!this.catalog) return nothing;
    return html`<section class="card stack" aria-label="Answer">
      ${this.run ? this._run(this.run) : this._invitation()}
    </section>`;
  }

  _invitation() {
    return html`<h2>Answer</h2>
      <p class="quiet">Press Run. The answer comes here with what it may claim, and every expansion of the
        search can then be looked at, one step at a time.</p>`;
  }

  /** @param {Run} run */
  _run(run) {
    const running = run.status === 'running';
    const entry = this.catalog?.statuses.find(({ id }) => id === run.status);
    return html`<div class="head">
        <h2 class="status">${running ? html`<span class="pulse"></span>` : nothing}${entry?.name ?? run.status}</h2>
        ${run.stats && !running ? this._badge(run.stats.claim) : nothing}
      </div>
      ${run.lost ? fault(`${run.lost} A new one is ready; your board and settings are as they were.`) : nothing}
      ${run.problem ? fault(run.problem.message) : nothing}
      ${run.stats ? this._figures(run, run.stats) : nothing}
      ${run.stats && !running ? this._words(run, run.stats) : nothing}
      ${this.changed
        ? html`<p class="changed small">${running
            ? 'The board or the settings have changed. This search goes on with those it began with.'
            : 'The board or the settings have changed since this search.'}</p>`
        : nothing}
      ${this._actions(run)}`;
  }

  /** @param {Stats['claim']} claim */
  _badge(claim) {
    const tone = tones[claim.kind] ?? '';
    return html`<span class="badge ${tone}">${tone ? icons.check : icons.question}${claimBadge(claim)}</span>`;
  }

  /** @param {Run} run @param {Stats} stats */
  _figures(run, stats) {
    const running = run.status === 'running';
    const gap = gapOf(stats.cost, stats.lower_bound);
    const most = formatCount(run.document.memory_mib);
    const rate = running ? recentRate(run.profile) : overallRate(stats.expanded, run.seconds);
    return html`${stats.preparing === null ? nothing : this._preparing(stats.preparing)}
      <dl class="figures">
        ${stats.cost === null ? nothing : figure(running ? 'Best cost so far' : 'Cost', formatValue(stats.cost))}
        ${stats.lower_bound === null || stats.lower_bound === stats.cost
          ? nothing
          : figure('Lower bound', formatValue(stats.lower_bound))}
        ${gap && gap.difference > 0
          ? figure('Gap', `${formatValue(gap.difference)} (${formatPercent(gap.percent)})`)
          : nothing}
        ${figure('Expanded', formatCount(stats.expanded))}
        ${figure('Search time', formatSeconds(run.seconds))}
        ${rate === null ? nothing : figure('Rate', `${formatShort(rate)}/s`)}
        ${figure(`Memory of ${most} MiB`, formatBytes(stats.memory_bytes))}
      </dl>`;
  }

  /** @param {number} part how much of the tables is built, from 0 to 1 */
  _preparing(part) {
    const percent = Math.floor(100 * part);
    return html`<div class="preparing">
      <label for="prepared" class="small">The heuristic builds its tables: ${percent} %</label>
      <progress id="prepared" max="100" value=${percent}></progress>
    </div>`;
  }

  /** @param {Run} run @param {Stats} stats */
  _words(run, stats) {
    return html`${stats.claim.sentence ? html`<p>${stats.claim.sentence}</p>` : nothing}
      ${stats.message ? html`<p class="quiet">${stats.message}</p>` : nothing}
      ${run.verdict && run.plan ? this._verdict(run.verdict, run.plan) : nothing}`;
  }

  /** @param {Verdict} verdict @param {Plan} plan */
  _verdict(verdict, plan) {
    if (verdict.legal && verdict.reaches_goal && verdict.cost === plan.cost) {
      return html`<p class="checked">${icons.check}<span><strong>Plan checked</strong> by an independent
        checker: ${plural(verdict.steps, 'action')}, all legal, the goal is reached.</span></p>`;
    }
    return fault(html`<strong>The plan did not pass the independent check.</strong> ${verdict.message}
      This is an error of the program: please report the board and the settings.`);
  }

  /** @param {Run} run */
  _actions(run) {
    if (run.status === 'running' || !this.document) return nothing;
    const offer = continueOffer(run, this.document);
    if (!offer) return nothing;
    const go = () => emit(this, 'search-continue', { kind: offer.kind });
    return html`<div class="actions">
      <button type="button" class="primary" @click=${go}>${icons.play}${offer.label}</button>
      <p class="small quiet">${offer.why}</p>
    </div>`;
  }
}

/** @param {string} name @param {string} value */
const figure = (name, value) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** @param {unknown} message */
const fault = (message) => html`<p class="bad">${icons.alert}<span>${message}</span></p>`;

customElements.define('answer-card', AnswerCard);
