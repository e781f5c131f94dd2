/**
 * The verdict on a heuristic as three cards: admissible, consistent, and how much too high it is at worst.
 * @import { Report } from '../model/lab-types.js'
 * @import { Card } from '../model/lab-words.js'
 */
import { LitElement, html, css } from 'lit';
import { admissibleCard, consistentCard, ratioCard } from '../model/lab-words.js';
import { base } from './styles.js';
import { icons } from './icons.js';

const signs = {
  tick: icons.check,
  cross: icons.cross,
  half: icons.half,
  alert: icons.alert,
  question: icons.question,
};

export class VerdictCards extends LitElement {
  static properties = { report: { attribute: false }, old: { type: Boolean } };

  static styles = [
    base,
    css`
      :host { padding: 10px 14px 12px; container-type: inline-size; }
      ul { list-style: none; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; }
      li { border-radius: 8px; padding: 9px 12px; display: grid; gap: 0 10px; background: var(--well);
        grid-template-columns: auto minmax(0, 1fr); align-content: start; min-height: 76px; }
      li svg.icon { width: 19px; height: 19px; margin-top: 1px; }
      b { font-size: 14px; font-weight: 700; line-height: 1.45; }
      p { grid-column: 2; font-size: var(--small); line-height: 1.45; }
      .good { background: var(--good-soft); color: var(--good); }
      .bad { background: var(--bad-soft); color: var(--bad); }
      .good p, .bad p { color: var(--ink); }
      .plain p { color: var(--quiet); }
      :host([old]) ul { opacity: 0.55; }
      @container (max-width: 470px) { ul { grid-template-columns: minmax(0, 1fr); } li { min-height: 0; } }
    `,
  ];

  constructor() {
    super();
    /** @type {Report | null} */ this.report = null;
    /** The code or the board has changed since. */ this.old = false;
  }

  render() {
    const { report } = this;
    if (!report) return html``;
    const cards = [admissibleCard(report), consistentCard(report), ratioCard(report)];
    return html`<ul aria-label="Verdict">${cards.map((card) => this._card(card))}</ul>`;
  }

  /** @param {Card} card */
  _card({ sign, tone, title, words }) {
    return html`<li class=${tone}>${signs[sign]}<b>${title}</b><p>${words}</p></li>`;
  }
}

customElements.define('verdict-cards', VerdictCards);
