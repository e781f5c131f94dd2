/** What is known of the level. @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { heuristicsOf } from '../model/document.js';
import { formatValue } from '../model/format.js';
import { optionRows, optionValue } from '../model/options.js';
import { notesOf } from '../model/warnings.js';
import { icons } from '../views/icons.js';
import { lengthWords } from '../model/plan-length.js';
import { recordKey } from '../model/records.js';
import { documentOf } from '../state/state.js';
import { bestKnown, domainNow, levelEntry } from '../state/selectors.js';
import '../views/board-view.js';

/** @type {PaneView} */
export default function level(state) {
  const domain = domainNow(state);
  const { check, bests } = state;
  if (!domain) return nothing;
  const entry = levelEntry(state);
  const best = bestKnown(state);
  const document = documentOf(state);
  const { domain: id, board, options, heuristic } = document;
  const known = state.catalog ? heuristicsOf(document, state.catalog, state.said) : [];
  const own = bests[recordKey(id, board, options)];
  return html`<div class="pad">
    ${notesOf(check).map((note) => html`<div class="fine note">${icons.info}<p>${note}</p></div>`)}
    <dl class="facts">
      ${row('Set', entry ? html`<b>${entry.collection.title}</b>` : 'a board of your own')}
      ${
        entry
          ? row(
              'Level',
              html`<b>${entry.level.id}</b>${
                entry.level.title && entry.level.title !== entry.level.id
                  ? html` ${entry.level.title}`
                  : nothing
              }`,
            )
          : nothing
      }
      ${
        check?.ok && domain.legend.length
          ? row('Size', `${check.width} × ${check.height}${pieces(check, domain)}`)
          : nothing
      }
      ${row('Optimum', best?.proved ? html`<b>${formatValue(best.cost)}</b>` : 'not known')}
      ${best && !best.proved ? row('Best known', html`<b>${formatValue(best.cost)}</b>`) : nothing}
      ${row(
        'Your best',
        own === undefined
          ? html`<span
        class="quiet">not played yet</span>`
          : html`<b>${own.length ? lengthWords(own.length, options) : formatValue(own.cost)}</b>`,
      )}
      ${rules(state)}
    </dl>
    ${
      check?.ok && check.estimates.length
        ? html`<h2 class="sub">h at the start</h2><ul
      class="chips">${check.estimates.map(
        (each) =>
          html`<li class=${
            each.heuristic === heuristic ? 'now' : ''
          }>${known.find((h) => h.id === each.heuristic)?.name ?? each.heuristic}
        ${formatValue(each.value)}</li>`,
      )}</ul>`
        : nothing
    }
    ${
      check?.ok && check.goal
        ? html`<figure class="goal"><figcaption>Goal</figcaption><board-view
      .domain=${domain}
      .board=${check.goal}></board-view></figure>`
        : nothing
    }
  </div>`;
}

/** @param {string} name @param {unknown} value */
const row = (name, value) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** What the puzzle's own settings say, such as what a move costs.
 * @param {import('../state/state.js').State} state */
function rules({ catalog, history }) {
  if (!catalog || !history) return nothing;
  const document = history.present;
  return optionRows(document, catalog).domain.map((option) => {
    const chosen = option.choices.find(({ id }) => id === optionValue(document, option));
    return chosen ? row(option.name, chosen.name) : nothing;
  });
}

/** @param {import('../model/types.js').Cells} board @param {import('../model/types.js').Domain} domain */
function pieces({ width, height, cells }, { legend }) {
  const counts = new Map();
  for (let cell = 0; cell < width * height; cell += 1) {
    const piece = legend[cells[3 * cell + 1]];
    if (piece) counts.set(piece.name, (counts.get(piece.name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) =>
      `, ${count} ${name.toLowerCase().replace(/,.*/, '')}${count === 1 ? '' : 's'}`.replace('boxs', 'boxes'),
    )
    .join('');
}
