/** What is wrong with a formula, and where. @import { Diagnostic } from '../model/types.js' */
import { html, css, nothing } from 'lit';
import { splitAtMark } from '../model/text-marks.js';

export const formulaNoteStyle = css`
  .place { font-family: var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; color: var(--ink); }
  mark {
    background: var(--bad-soft); color: var(--bad); text-decoration: underline wavy var(--bad);
    text-underline-offset: 3px;
  }
`;

/** @param {string} formula @param {Diagnostic} diagnostic */
export function formulaNote(formula, { message, line, column }) {
  const split = splitAtMark(formula, line, column);
  return html`<p class="error">${column ? `Column ${column}: ` : ''}${message}</p>
    ${
      split
        ? html`<p class="place small"
        aria-hidden="true">${split.before}<mark>${split.marked}</mark>${split.after}</p>`
        : nothing
    }`;
}
