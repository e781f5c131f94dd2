/**
 * What a phone has instead of the bars: the level in the header, a line between board and panes, the way to
 * solve as one card, and a bar at the bottom with Solve and the transport.
 * @import { Page } from '../app.js'
 */
import { html, nothing } from 'lit';
import { heuristicOf, strategyOf } from '../model/document.js';
import { formatCount, formatValue } from '../model/format.js';
import { takesWeight } from '../model/options.js';
import { canSolve, isOpen, isRunning, lastPlace, placeOf } from '../state/selectors-run.js';
import { domainNow, levelNow } from '../state/selectors.js';
import { primaryOf, statusOf } from '../state/selectors-status.js';
import { documentOf } from '../state/state.js';
import { seekBy, seekEnd, setMode, showTrack, togglePlay } from '../state/updates-cursor.js';
import { draftHeuristic } from '../state/updates-heuristic.js';
import { primary, stepOnce } from '../state/updates-run.js';
import { icons } from '../views/icons.js';
import { timeline, controls } from './board-area.js';
import { told } from '../views/events.js';

/** @param {Page} page */
export function phoneHead(page) {
  const { state } = page;
  if (!isOpen(state)) return nothing;
  const go = (/** @type {number} */ by) => () => page.levels.moveLevel(by);
  return html`<div slot="level" class="phone-level">
    <button type="button" class="button plain icon" aria-label="Previous level"
      @click=${go(-1)}>${icons.previous}</button>
    <button type="button" class="button plain name"
      aria-label=${`All levels: ${levelNow(state)?.id ?? 'Own board'} ${domainNow(state)?.name}`}
      @click=${() => page.menu('levels')}><span
      class="words"><b>${levelNow(state)?.id ?? 'Own board'}</b><span>${domainNow(state)?.name}</span></span>
      ${icons.chevron}</button>
    <button type="button" class="button plain icon" aria-label="Next level"
      @click=${go(1)}>${icons.next}</button></div>`;
}

/** Between the board and its panes. @param {Page} page */
export function phoneLine(page) {
  const { state, dispatch } = page;
  const { mode, cursor } = state;
  const { title, tone, words, part, figures } = statusOf(state);
  const modes = html`<div class="segments" role="group"
    aria-label="Mode">${
      /** @type {const} */ ([
        ['watch', 'Watch'],
        ['edit', 'Edit'],
        ['play', 'Play'],
      ]).map(
        ([id, name]) =>
          html`<button type="button" aria-pressed=${mode === id}
      @click=${() => dispatch(setMode, id)}>${name}</button>`,
      )
    }</div>`;
  const counted = figures.map(({ name, value }) => `${name} ${value}`).join(' · ');
  const tells = isRunning(state) || (mode === 'play' && !tone) ? counted : words;
  const best = figures.find(({ name }) => name === 'So far')?.value ?? tells;
  const said = html`<p class=${`phone-status ${tone}`}
    title=${words}><b>${isRunning(state) ? words : title}</b> <span>${best}</span></p>`;
  const timed = cursor.track !== 'start' && mode === 'watch' && lastPlace(state) > 0;
  return html`<div class="phone-line">
    ${
      isRunning(state)
        ? html`<div class="phone-bar-part"><i
      .style=${`transform: scaleX(${part ?? 0})`}></i></div>`
        : nothing
    }
    ${
      timed
        ? html`${timeline(page, true)}<div class="phone-row"><span
      class="quiet phone-step">${cursor.track === 'plan' ? 'Move' : 'Step'}
      <b>${formatCount(placeOf(state))}</b> of ${formatCount(lastPlace(state))}</span>${said}</div>`
        : nothing
    }
    <div class="phone-row">${timed ? tracks(page) : said}${modes}</div>
    ${mode === 'watch' ? nothing : controls(page)}</div>`;
}

/** @param {Page} page */
function tracks({ state, dispatch }) {
  const { cursor, plan } = state;
  return html`<div class="segments" role="group" aria-label="Timeline of">
    <button type="button" aria-pressed=${cursor.track === 'search'}
      @click=${() => dispatch(showTrack, 'search')}>Search</button>
    <button type="button" aria-pressed=${cursor.track === 'plan'} aria-disabled=${plan.shown === null}
      @click=${() => plan.shown && dispatch(showTrack, 'plan')}>Plan</button></div>`;
}

/** Strategy, heuristic and bound as one card that opens the sheet. @param {Page} page */
export function methodCard(page) {
  const { state } = page;
  if (!state.catalog) return nothing;
  const document = documentOf(state);
  const strategy = strategyOf(document, state.catalog);
  const h = heuristicOf(document, state.catalog, state.said)?.name;
  const bound =
    document.time_bound === null ? 'no time bound' : `${formatValue(document.time_bound)} s at most`;
  const weight = takesWeight(document, state.catalog)
    ? `, w = ${formatValue(document.weight ?? strategy.default_weight)}`
    : '';
  return html`<button type="button" class="method"
    @click=${() => page.menu('method')}>${icons.sliders}<span><b>${strategy.name}</b>
    <small>${strategy.uses_heuristic ? `${h}, ` : ''}${bound}${weight}</small></span>${icons.next}</button>`;
}

/** @param {Page} page */
export function phoneBar(page) {
  const { state, dispatch } = page;
  const { cursor } = state;
  const can = lastPlace(state) > 0 && state.mode === 'watch';
  const button = (
    /** @type {string} */ name,
    /** @type {unknown} */ icon,
    /** @type {boolean} */ able,
    /** @type {() => void} */ act,
    look = '',
  ) =>
    html`<button type="button" class=${`button big ${look}`} aria-label=${name} aria-disabled=${!able}
      @click=${() => able && act()}>${icon}</button>`;
  const solid = primaryOf(state).kind === 'soft' ? 'primary' : '';
  return html`${state.mode === 'watch' && cursor.track === 'start' ? methodCard(page) : nothing}<div
    class="phone-foot">
    <solve-button big .primary=${primaryOf(state)} @primary=${() => dispatch(primary)}></solve-button>
    ${button('Back', icons.previous, can && placeOf(state) > 0, () => dispatch(seekBy, -1))}
    ${
      can
        ? html`${button(
            cursor.playing ? 'Pause' : 'Play',
            cursor.playing ? icons.pause : icons.play,
            true,
            () => dispatch(togglePlay),
            solid,
          )}
        ${button('Forward', icons.next, placeOf(state) < lastPlace(state), () => dispatch(seekBy, 1))}
        ${button('Last', icons.last, placeOf(state) < lastPlace(state), () => dispatch(seekEnd, 'last'))}`
        : button('Step once', icons.stepOnce, canSolve(state), () => dispatch(stepOnce))
    }</div>
    ${state.open === 'method' ? sheet(page) : nothing}`;
}

/** @param {Page} page */
function sheet(page) {
  const { state } = page;
  return html`<method-sheet .state=${state} @close=${() => page.menu('')}
    @menu=${told(({ name }) => page.menu(name))}
    @heuristic-draft=${told(({ draft }) => page.dispatch(draftHeuristic, draft))}
    @change=${told(({ change, group }) => page.edit(change, group))}></method-sheet>`;
}
