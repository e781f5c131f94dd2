/**
 * A board in someone else's page: its name, the board beside one pane, and a foot with the transport.
 * `controls=` names the parts that are shown; without it all of them are.
 * @import { Page } from '../app.js'
 * @import { Mode, State } from '../state/state.js'
 */
import { html, nothing } from 'lit';
import { domainOf, heuristicOf, strategyOf } from '../model/document.js';
import { formatCount } from '../model/format.js';
import { iconAddress } from '../model/places.js';
import { panes } from '../panes.js';
import { isOpen, lastPlace, placeOf } from '../state/selectors-run.js';
import { defaultsOf, oneRow, openInRow, preferredOf } from '../state/selectors-panes.js';
import { levelNow } from '../state/selectors.js';
import { primaryOf, statusOf } from '../state/selectors-status.js';
import { documentOf } from '../state/state.js';
import { seekBy, setMode, togglePlay } from '../state/updates-cursor.js';
import { chooseTab } from '../state/updates-page.js';
import { primary } from '../state/updates-run.js';
import { told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { missingHere } from '../views/part-note.js';
import { boardArea, controls, timeline } from './board-area.js';
import { notice } from './notice.js';
import { overlays } from './overlays.js';
import { body } from './pane-area.js';
import '../views/solve-button.js';

/** What is shown where nothing is named: all but the bars, for which a frame has no room. */
const usual = ['run', 'step', 'plan', 'puzzle', 'answer', 'views', 'play'];

/** Whether an embedded page shows a part of itself. @param {State} state @param {string} part */
export const shows = ({ embed }, part) => (embed.controls ?? usual).includes(part);

/** What has a button only where it is asked for. @param {State} state @param {string} part */
const isNamed = ({ embed }, part) => embed.controls?.includes(part);

/** The panes that an embedded page offers: those of its parts, and those named. @param {State} state */
const offered = (state) =>
  panes.filter(({ id, part, applies }) => {
    const isOfPart = id === 'question' || (part && (shows(state, part) || shows(state, 'panes')));
    return applies(state) && (isOfPart || state.embed.controls?.includes(id));
  });

/** Those that are in sight there: one, or none. @param {State} state */
export const openPanes = (state) =>
  openInRow(offered(state), state, 1, defaultsOf(state), preferredOf(state));

/** Whether the bars must be loaded. @param {State} state */
export const needsBars = (state) => shows(state, 'search');

/** @typedef {typeof import('./search-bars.js')} Bars */

/** @param {Page} page @param {Bars | null} bars where they are loaded @param {() => void} loadBars */
export function embedScreen(page, bars, loadBars) {
  const { state } = page;
  if (!isOpen(state) || !state.catalog) {
    return html`<header class="unseen"><h1>Frontier</h1></header>${notice(page)}
      <main><p class="loading" ?hidden=${state.notice !== null}>The engine is loading …</p></main>`;
  }
  const document = documentOf(state);
  const strategy = strategyOf(document, state.catalog);
  const heuristic = heuristicOf(document, state.catalog, state.said)?.name;
  const side = offered(state);
  const { title, words } = statusOf(state);
  return html`<header class="embed-head"><img
    src=${iconAddress} alt="" width="20"
    height="20"><h1>${levelNow(state)?.id ?? domainOf(document, state.catalog).name}</h1>
      <span class="quiet">${strategy.name}${strategy.uses_heuristic ? `, ${heuristic}` : ''}${
        state.run && shows(state, 'answer')
          ? html` · <b>${title}</b>
          ${words}`
          : nothing
      }</span>
      ${isNamed(state, 'levels') ? levels(page) : nothing}
      <a href=${page.link()} target="_blank" rel="noopener">Open in Frontier</a></header>
    ${notice(page)}${needsBars(state) ? searchBars(page, bars, loadBars) : nothing}
    <main
      class=${`embed-main ${side.length ? (state.question ? 'asked' : '') : 'alone'}`}>${boardArea(page)}${
        side.length ? sidePane(page, side) : nothing
      }</main>
    ${['run', 'step', 'plan'].some((part) => shows(state, part)) || hands(page).length ? foot(page) : nothing}
    ${state.mode === 'watch' ? nothing : controls(page)}
    ${bars ? bars.drawer(page) : nothing}
    <div class="narration" role="status" aria-live="polite">${state.narration}</div>${overlays(page)}`;
}

/** @param {Page} page @param {Bars | null} bars @param {() => void} loadBars */
function searchBars(page, bars, loadBars) {
  if (bars) return html`${bars.commandBar(page)}${bars.status(page)}`;
  return page.state.panes.parts.bars === 'failed' ? missingHere('The bar', loadBars) : nothing;
}

/** @param {Page} page */
const levels = ({ levels: { moveLevel } }) =>
  ['Previous level', 'Next level'].map(
    (name, i) => html`<button type="button" class="button plain" aria-label=${name} title=${name}
      @click=${() => moveLevel(2 * i - 1)}>${i ? icons.next : icons.previous}</button>`,
  );

/** What is done by hand: a button each, and one back. @param {Page} page */
const hands = ({ state, dispatch }) =>
  [
    { mode: 'play', name: 'Play by hand' },
    { mode: 'edit', name: 'Edit' },
  ]
    .filter(({ mode }) => isNamed(state, mode) && !(mode === 'edit' && state.embed.readOnly))
    .map(
      ({ mode, name }) => html`<button type="button" class="button"
      @click=${() => dispatch(setMode, state.mode === mode ? 'watch' : /** @type {Mode} */ (mode))}>${
        state.mode === mode ? 'Back to the search' : name
      }</button>`,
    );

/** @param {Page} page @param {typeof panes} offeredPanes */
function sidePane(page, offeredPanes) {
  const { state, dispatch } = page;
  const open = openPanes(state);
  const tabs = oneRow(offeredPanes, state, defaultsOf(state)).map((pane) => ({
    id: pane.id,
    title: pane.short ?? pane.title,
    count: pane.count?.(state) ?? null,
    shown: open.includes(pane),
  }));
  return html`<pane-frame label="Views" .tabs=${tabs}
    @tab-pick=${told(({ id }) => dispatch(chooseTab, 'A', id))}>
    ${open.map((pane) => body(page, pane))}</pane-frame>`;
}

/** @param {Page} page */
function foot(page) {
  const { state, dispatch } = page;
  const can = lastPlace(state) > 0;
  const button = (
    /** @type {string} */ name,
    /** @type {unknown} */ icon,
    /** @type {boolean} */ able,
    /** @type {() => void} */ act,
    look = '',
  ) =>
    html`<button type="button" class=${`button ${look}`} aria-label=${name} aria-disabled=${!able}
      @click=${() => able && act()}>${icon}</button>`;
  const { title, words } = statusOf(state);
  return html`<footer class="embed-foot">
    ${
      shows(state, 'run') && !shows(state, 'search')
        ? html`<solve-button .primary=${primaryOf(state)}
      @primary=${() => dispatch(primary)}></solve-button>`
        : nothing
    }
    ${
      shows(state, 'step') || shows(state, 'plan')
        ? html`${button('Back', icons.previous, can && placeOf(state) > 0, () => dispatch(seekBy, -1))}
        ${button(
          state.cursor.playing ? 'Pause' : 'Play',
          state.cursor.playing ? icons.pause : icons.play,
          can,
          () => dispatch(togglePlay),
          can ? 'primary' : '',
        )}
        ${button('Forward', icons.next, can && placeOf(state) < lastPlace(state), () => dispatch(seekBy, 1))}
        ${
          can
            ? html`<div class="embed-time">${timeline(page, true)}</div><span
          class="quiet"><b>${formatCount(placeOf(state))}</b> / ${formatCount(lastPlace(state))}</span>`
            : nothing
        }`
        : nothing
    }
    ${hands(page)}
    ${can ? nothing : html`<span class="quiet embed-words">${title}. ${words}</span>`}</footer>`;
}
