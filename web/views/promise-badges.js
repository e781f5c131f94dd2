/**
 * What a heuristic promises, as badges with a sign each, and why: a sentence, and more on demand.
 * @import { Heuristic, Property } from '../model/types.js'
 * @import { Words } from '../model/promises.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatValue, splitSentence } from '../model/format.js';
import { admissibility, consistency } from '../model/promises.js';
import { base, fields } from './styles.js';
import { icons } from './icons.js';

const signs = { proved: icons.check, no: icons.alert, unknown: icons.question };

export class PromiseBadges extends LitElement {
  static properties = { heuristic: { attribute: false }, estimate: { attribute: false } };

  static styles = [
    base,
    fields,
    css`
      ul {
        list-style: none; display: flex; flex-wrap: wrap; gap: var(--space-2); margin-top: var(--space-2);
      }
      li {
        display: inline-flex; align-items: center; gap: 5px; font-size: var(--small); font-weight: 600;
        line-height: 1;
        padding: 5px 9px 5px 7px; border-radius: 99px; background: var(--well); color: var(--quiet);
      }
      li svg.icon { width: 15px; height: 15px; }
      li:not([class]) { padding-left: 9px; }
      .proved { background: var(--good-soft); color: var(--good); }
      .no { background: var(--warn-soft); color: var(--warn); }
      p { margin-top: var(--space-2); }
      details > p { margin: 0 0 var(--space-2); }
    `,
  ];

  constructor() {
    super();
    /** @type {Heuristic | null} */ this.heuristic = null;
    /** @type {number | null | undefined} */ this.estimate = undefined;
  }

  /** @param {Property} promised @param {Words} words */
  _badge(promised, words) {
    const { term, plain } = words[promised];
    return html`<li class=${promised} title=${plain}>${signs[promised]}${term}</li>`;
  }

  render() {
    if (!this.heuristic) return nothing;
    const { admissible, consistent, why, summary } = this.heuristic;
    return html`<p class="small quiet">${summary}</p>
      <ul aria-label="What it promises">
        ${this._badge(admissible, admissibility)}${this._badge(consistent, consistency)}
        ${
          this.estimate === undefined
            ? nothing
            : html`<li>h =
          ${formatValue(this.estimate)} at the start</li>`
        }
      </ul>
      ${why ? this._why(why) : nothing}`;
  }

  /** The first sentence; the rest opens. @param {string} why */
  _why(why) {
    const [first, rest] = splitSentence(why);
    return html`<p class="small quiet">${first}</p>
      ${
        rest
          ? html`<details><summary>The whole argument</summary><p class="small quiet">${rest}</p></details>`
          : nothing
      }`;
  }
}

customElements.define('promise-badges', PromiseBadges);
