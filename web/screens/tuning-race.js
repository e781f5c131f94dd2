/**
 * A race on the screen: a board for each search with its counters, the configurations, and who is where.
 * @import { TuningPage } from '../tuning.js'
 * @import { Runner } from '../state/tuning-state.js'
 * @import { Pace } from '../model/tuning-document.js'
 */
import { html, nothing } from 'lit';
import { documentFor, nameOf, namesOf } from '../model/batch.js';
import { freshDocument } from '../model/document.js';
import { formatCount, formatSeconds } from '../model/format.js';
import { toFragment } from '../model/link.js';
import { addressOf } from '../model/places.js';
import { mostEntrants, onPuzzle } from '../model/tuning-document.js';
import { isRaceCurrent, isRaceRunning, letterOf, placesOf } from '../state/selectors-tuning.js';
import { tuningOf } from '../state/tuning-state.js';
import { addRacer, changeConfiguration, editTuningDocument, removeRacer } from '../state/updates-tuning.js';
import { pickPair, setStride, stepRace } from '../state/updates-tuning-run.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { counterList, openLink } from './tuning-parts.js';
import '../views/board-view.js';
import '../views/configuration-fields.js';

const strides = [1, 10, 100, 1000, 10_000];
const ordinals = ['', '1st', '2nd', '3rd', '4th'];
const paces = /** @type {const} */ ([
  { id: 'expansions', name: 'Same expansions' },
  { id: 'seconds', name: 'Same clock' },
]);

/** Step, and how much a stride is. @param {TuningPage} page */
export function raceTools({ state, dispatch, now }) {
  const { pace } = tuningOf(state);
  const unit = pace === 'seconds' ? 'ms' : 'expansions';
  const rows = strides.map((stride) => ({ id: stride, name: `${formatCount(stride)} ${unit}` }));
  return html`<div slot="tools" class="pane-tools">
    <select aria-label="All have the same" @change=${filled((id) =>
      dispatch(editTuningDocument, { pace: /** @type {Pace} */ (id) }, '', now()),
    )}>${choices(paces, pace)}</select>
    <select aria-label="Stride" @change=${filled((id) => dispatch(setStride, Number(id)))}
      >${choices(rows, state.stride)}</select>
    <button type="button" class="button" title="All one stride further (S)"
      @click=${() => dispatch(stepRace)}>${icons.next}Step</button></div>`;
}

/** @param {number | null} value */
const count = (value) => (value === null ? '–' : formatCount(value));

/** @param {TuningPage} page */
export function raceView(page) {
  const { state } = page;
  const { race, catalog, calm, drawn } = state;
  if (!catalog) return nothing;
  const document = race?.document ?? tuningOf(state);
  const domain = catalog.domains.find(({ id }) => id === document.domain) ?? null;
  const places = race ? placesOf(race) : [];
  const isMoving = isRaceRunning(race) && calm;
  const start = drawn?.domain === document.domain ? drawn.board : null;
  return html`<div
    class=${`race-cards n${document.entrants.length} ${race && !isRaceCurrent(state) ? 'old' : ''}`}
    >${document.entrants.map((each, i) => {
      const runner = race?.runners[i];
      const { name, more } = namesOf(onPuzzle(each, document.domain, catalog), catalog);
      return html`<article class=${`race-card t${i}`} aria-label=${`${letterOf(i)}: ${name}, ${more}`}>
        <header><b class="letter">${letterOf(i)}</b><span class="who"><b>${name}</b> ${more}</span>
          ${placeMark(places[i])}</header>
        <board-view .domain=${domain} .board=${(isMoving ? null : runner?.cells) ?? start}
          moveTime="0"></board-view>
        ${counters(runner)}</article>`;
    })}</div>`;
}

/** @param {Runner | undefined} runner */
function counters(runner) {
  if (runner?.error) return html`<p class="wrong" role="alert">${icons.alert}${runner.error}</p>`;
  const stats = runner?.stats ?? null;
  return counterList([
    ['Expanded', count(stats?.expanded ?? null)],
    ['Frontier', count(stats?.open ?? null)],
    ['Best plan', count(stats?.cost ?? null)],
    ['Time', runner ? formatSeconds(runner.seconds) : '–'],
  ]);
}

/** @param {number | null | undefined} place */
const placeMark = (place) =>
  place ? html`<span class=${`place p${place}`}>${ordinals[place]}</span>` : nothing;

/** The configurations, for the race and for the comparison. @param {TuningPage} page */
export function entrantsForm(page) {
  const { state, dispatch, now } = page;
  const { entrants, domain } = tuningOf(state);
  const isFull = entrants.length >= mostEntrants;
  return html`<div class="pad tuning-form">${pairFields(page)}${entrants.map(
    (each, i) => html`<fieldset class=${`entrant t${i}`}><legend><b class="letter">${letterOf(i)}</b></legend>
      <configuration-fields .catalog=${state.catalog} .domains=${[domain]} .configuration=${each}
        .owns=${state.owns}
        @configuration-change=${told(({ given }) =>
          dispatch(changeConfiguration, each.key, /** @type {object} */ (given), now()),
        )}></configuration-fields>
      ${
        entrants.length > 1
          ? html`<button type="button" class="button plain remove" aria-label=${`Take ${letterOf(i)} out`}
            title="Take out" @click=${() => dispatch(removeRacer, each.key, now())}>${icons.cross}</button>`
          : nothing
      }</fieldset>`,
  )}
    <div><button type="button" class="button" aria-disabled=${isFull}
      title=${isFull ? `At most ${mostEntrants}` : 'A copy of the last one, to be changed'}
      @click=${() => dispatch(addRacer, now())}>${icons.plus}Configuration</button></div></div>`;
}

/** Which two are compared. @param {TuningPage} page */
function pairFields({ state, dispatch }) {
  const { tab, entrants, pair } = tuningOf(state);
  if (tab !== 'divergence' || entrants.length < 3) return nothing;
  const rows = entrants.map((_, i) => ({ id: i, name: letterOf(i) }));
  const field = (/** @type {0 | 1} */ side, /** @type {string} */ label) =>
    html`<label>${label}<select @change=${filled((id) =>
      dispatch(pickPair, side ? [pair[0], Number(id)] : [Number(id), pair[1]]),
    )}>${choices(rows, pair[side])}</select></label>`;
  return html`<div class="fields two">${field(0, 'Compare')}${field(1, 'with')}</div>`;
}

/** Who is where. @param {TuningPage} page */
export function standings({ state }) {
  const { race, catalog } = state;
  if (!race || !catalog) return html`<p class="pad quiet">Who found a plan first, and how good it is.</p>`;
  const places = placesOf(race);
  const order = [...race.runners.keys()].sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9) || a - b);
  const costs = race.runners.flatMap(({ stats }) => stats?.cost ?? []);
  const best = costs.length ? Math.min(...costs) : null;
  const { domain, board, bound } = race.document;
  return html`<div class="pad tight"><table class="numbers"><thead><tr><th scope="col">Place</th>
    <th scope="col" class="words">Search</th><th scope="col">First plan</th><th scope="col">Best</th>
    <th scope="col">Expanded</th><th scope="col"><span class="unseen">Open</span></th></tr></thead>
    <tbody>${order.map((i) => {
      const { stats, first } = race.runners[i];
      const asked = documentFor(race.document.entrants[i], { domain, board }, bound, catalog);
      const address =
        asked && addressOf('puzzles', toFragment(asked, freshDocument(catalog, domain), { step: 0 }));
      const took =
        race.document.pace === 'seconds'
          ? formatSeconds(first?.seconds ?? 0)
          : count(first?.expanded ?? null);
      const isProved = stats?.claim.kind === 'optimal';
      const isBest = stats?.cost != null && stats.cost === best;
      return html`<tr class=${`t${i}`}><td>${places[i] ? ordinals[places[i]] : '–'}</td>
        <th scope="row"><b class="letter">${letterOf(i)}</b>
          ${nameOf(onPuzzle(race.document.entrants[i], domain, catalog), catalog)}
          <small class="quiet">${isProved ? html`${icons.check}optimal` : nothing}</small></th>
        <td>${first ? took : '–'}</td><td class=${isBest ? 'best' : ''}>${count(stats?.cost ?? null)}</td>
        <td>${count(stats?.expanded ?? null)}</td>
        <td>${openLink(address, letterOf(i))}</td></tr>`;
    })}</tbody></table></div>`;
}
