/** What is right and what is doubtful about the board.
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { notesOf } from '../model/warnings.js';
import { canUndo } from '../model/history.js';
import { domainNow } from '../state/selectors.js';
import { boardWarnings } from '../state/selectors-status.js';
import { undo } from '../state/updates-document.js';
import { icons } from '../views/icons.js';

/** @type {PaneView} */
export default function checks(state, { dispatch }) {
  const { check } = state;
  const warnings = boardWarnings(state);
  const back =
    state.history && canUndo(state.history)
      ? html`<button type="button" class="button"
      @click=${() => dispatch(undo)}>${icons.undo}Put it back</button>`
      : nothing;
  return html`<div class="pad checks" aria-live="polite">
    ${
      check?.ok === false
        ? html`<div class="alert">${icons.alert}<div><b>Cannot read the board</b><p>${
            check.error.line
              ? `Line ${check.error.line}${check.error.column ? `, column ${check.error.column}` : ''}: `
              : ''
          }${check.error.message}</p>${back}</div></div>`
        : nothing
    }
    ${warnings.map(
      (words, i) =>
        html`<div class="alert">${icons.alert}<div><b>${
          state.deadEnd && i === 0 ? 'No plan can solve this board' : 'Look again'
        }</b><p>${words}</p>${i === 0 ? back : nothing}</div></div>`,
    )}
    ${notesOf(check).map((note) => html`<div class="fine note">${icons.info}<p>${note}</p></div>`)}
    ${
      check?.ok
        ? good(
            `Board can be read`,
            `${check.height} rows, ${check.width} columns; read as ` +
              `${check.format || domainNow(state)?.name}.`,
          )
        : nothing
    }
    ${
      check?.ok && !warnings.length && state.deadEnd === ''
        ? good('Nothing speaks against a plan', 'Whether there is one, a search will tell.')
        : nothing
    }
  </div>`;
}

/** @param {string} title @param {string} words */
const good = (title, words) => html`<div class="fine">${icons.check}<div><b>${title}</b><p
  class="quiet">${words}</p></div></div>`;
