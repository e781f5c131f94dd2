/**
 * The form of a configuration for the puzzles that are on the board.
 * @import { ScoreboardPage } from '../scoreboard.js'
 * @import { Configuration } from '../model/batch.js'
 */
import { html, nothing } from 'lit';
import { batchOf } from '../state/scoreboard-state.js';
import { changeDraft, removeConfiguration, takeDraft } from '../state/updates-scoreboard.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/configuration-fields.js';

/** @param {ScoreboardPage} page */
export function draftPanel({ state, dispatch, now }) {
  const { draft, catalog, owns } = state;
  if (!draft || !catalog) return nothing;
  const { levels, configurations } = batchOf(state);
  const used = [...new Set(levels.map(({ domain }) => domain))];
  const domains = used.length ? used : [catalog.domains[0].id];
  const isThere = configurations.some(({ key }) => key === draft.key);
  const usual = catalog.strategies.find(({ id }) => id === draft.strategy)?.name ?? '';
  return html`<div class="pad score-form">
    <configuration-fields wide .catalog=${catalog} .domains=${domains} .configuration=${draft}
      .owns=${owns.filter(({ domain }) => domains.includes(domain))}
      @configuration-change=${told(({ given }) =>
        dispatch(changeDraft, /** @type {Partial<Configuration>} */ (given)),
      )}></configuration-fields>
    <label>Name, if it shall have one of its own<input autocomplete="off" .value=${draft.name}
      placeholder=${usual}
      @input=${filled((name) => dispatch(changeDraft, { name: name.slice(0, 60) }))}></label>
    <div class="buttons"><button type="button" class="button primary"
      @click=${() => dispatch(takeDraft, now())}>${icons.check}${isThere ? 'Change' : 'Add'}</button>${
        isThere
          ? html`<button type="button" class="button"
          @click=${() => dispatch(removeConfiguration, draft.key, now())}>Remove</button>`
          : nothing
      }</div></div>`;
}
