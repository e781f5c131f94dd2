/**
 * Where two searches part, on the screen: both nodes side by side, and what only one of them expanded.
 * @import { TuningPage } from '../tuning.js'
 * @import { Step } from '../model/types.js'
 */
import { html, nothing } from 'lit';
import { documentFor, nameOf } from '../model/batch.js';
import { freshDocument } from '../model/document.js';
import { formatCount, formatPercent, formatValue } from '../model/format.js';
import { toFragment } from '../model/link.js';
import { addressOf } from '../model/places.js';
import { onPuzzle } from '../model/tuning-document.js';
import { divergenceWords, isRaceCurrent, letterOf } from '../state/selectors-tuning.js';
import { icons } from '../views/icons.js';
import { counterList } from './tuning-parts.js';
import '../views/board-view.js';

/** @param {TuningPage} page */
export function divergenceView(page) {
  const { comparing, race, catalog } = page.state;
  if (!comparing || !race || !catalog)
    return html`<p class="pad quiet">Two searches on the same board do the same at first. Compare them: here
      stands the step at which they part, with both nodes side by side, why each was next, and when the other
      search comes to it.</p>`;
  if (comparing.error) return html`<p class="pad wrong" role="alert">${icons.alert}${comparing.error}</p>`;
  const { found, left, right } = comparing;
  if (!found) return html`<p class="pad quiet" role="status">Being worked out …</p>`;
  const isOld = !isRaceCurrent(page.state);
  return html`<div class=${`divergence ${isOld ? 'old' : ''}`}><p
    class="said"><b>${divergenceWords(page.state)}</b></p>
    ${
      found.step === null
        ? nothing
        : html`<div class="sides">${side(page, 0, left, found.leftLater)}
          ${side(page, 1, right, found.rightLater)}</div>`
    }</div>`;
}

/** @param {number | null} value */
const shown = (value) => (value === null ? '–' : formatValue(value));

/** One of the two nodes. @param {TuningPage} page @param {0 | 1} which @param {Step | null} step
 * @param {number | null} later when the other search expands this state */
function side({ state }, which, step, later) {
  const { comparing, race, catalog } = state;
  if (!comparing || !race || !catalog) return nothing;
  const place = comparing.pair[which];
  const [mine, other] = [letterOf(place), letterOf(comparing.pair[1 - which])];
  const entrant = race.document.entrants[place];
  const name = nameOf(onPuzzle(entrant, race.document.domain, catalog), catalog);
  const domain = catalog.domains.find(({ id }) => id === race.document.domain) ?? null;
  const head = html`<header><b class="letter">${mine}</b><span class="who">${name}</span></header>`;
  if (!step)
    return html`<article class=${`race-card t${place}`} aria-label=${`${mine}: ${name}`}>${head}
      <p class="pad quiet">It has ended before this step.</p></article>`;
  const { expansion, cells } = step;
  const asked = documentFor(entrant, race.document, race.document.bound, catalog);
  const fresh = freshDocument(catalog, race.document.domain);
  const address = asked && addressOf('puzzles', toFragment(asked, fresh, { step: expansion.index }));
  return html`<article class=${`race-card t${place}`} aria-label=${`${mine}: ${name}`}>${head}
    <board-view .domain=${domain} .board=${cells} moveTime="0"></board-view>
    ${counterList([
      ['Node', shown(expansion.node)],
      ['g', formatCount(expansion.g)],
      ['h', shown(expansion.h)],
      ['f', shown(expansion.f)],
      ['Frontier', formatCount(expansion.open)],
    ])}
    <p class="why"><b>${expansion.action || 'start'}.</b> ${expansion.why.sentence}</p>
    <p class="why quiet">${
      later === null
        ? `${other} never expands this state.`
        : `${other} expands this state at step ${formatCount(later)}.`
    } ${address ? html`<a href=${address}>Open this step in Puzzles</a>` : nothing}</p></article>`;
}

/** What only one of them expanded. @param {TuningPage} page */
export function divergenceNumbers({ state: { comparing } }) {
  const found = comparing?.found;
  if (!comparing || !found)
    return html`<p class="pad quiet">How many states only one of the two expanded.</p>`;
  const [a, b] = comparing.pair.map(letterOf);
  const all = Math.max(1, found.onlyLeft + found.both + found.onlyRight);
  const row = (
    /** @type {string} */ name,
    /** @type {number} */ value,
    /** @type {string} */ tone,
  ) => html`<tr><th scope="row">${name}</th><td>${formatCount(value)}</td>
    <td>${formatPercent((100 * value) / all)}</td><td class="bar"><svg viewBox="0 0 100 10"
      preserveAspectRatio="none"
    aria-hidden="true"><rect class=${tone} width=${(100 * value) / all} height="10"/></svg></td></tr>`;
  return html`<div class="pad tight"><table class="numbers"><thead><tr><th scope="col">Expanded by</th>
    <th scope="col">States</th><th scope="col">of all</th><td></td></tr></thead><tbody>
    ${row(`only ${a}`, found.onlyLeft, `t${comparing.pair[0]}`)}${row('both', found.both, 'both')}
    ${row(`only ${b}`, found.onlyRight, `t${comparing.pair[1]}`)}</tbody></table>
    <p class="quiet small">${a} made ${formatCount(found.left)} expansions, ${b} ${formatCount(found.right)}.
      States are
      compared, not nodes: one that was expanded again counts once.</p></div>`;
}
