/**
 * The puzzles' screen as a function of the state: which elements there are, what they are given, whom they
 * tell.
 * @import { Page } from '../app.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from '../model/history.js';
import { lessonsMissing } from '../model/places.js';
import { isOpen } from '../state/selectors-run.js';
import * as pageUpdates from '../state/updates-page.js';
import { redo, startAfresh, undo } from '../state/updates-document.js';
import { told } from '../views/events.js';
import { boardArea, watchedBoard } from './board-area.js';
import { notice } from './notice.js';
import { overlays } from './overlays.js';
import { paneArea } from './pane-area.js';
import { phoneBar, phoneHead } from './phone.js';
import { commandBar, drawer, status } from './search-bars.js';
import '../views/app-header.js';
import '../views/work-frame.js';

/** @param {Page} page */
export function puzzleScreen(page) {
  const { state, dispatch } = page;
  const phone = state.layout === 'phone';
  return html`<nav aria-label="Skip"><a class="unseen skip" href="#work"
    @click=${(/** @type {Event} */ event) => skip(event)}>Skip to the board</a></nav>
    ${header(page)}
    ${isOpen(state) ? html`${phone ? nothing : commandBar(page)}${phone ? nothing : status(page)}` : nothing}
    ${phone ? nothing : notice(page)}
    <main id="work">
      ${
        isOpen(state)
          ? html`<work-frame layout=${state.layout} .sizes=${state.panes.sizes}
          .full=${phone ? '' : state.panes.full}
            @pane-resize=${told(({ name, part }) => dispatch(pageUpdates.resizePane, name, part))}>
            ${boardArea(page)}${paneArea(page)}</work-frame>${
              phone ? html`${notice(page, true)}${phoneBar(page)}` : nothing
            }`
          : html`<p class="loading" ?hidden=${state.notice !== null}>The engine is loading …</p>${
              phone ? notice(page) : nothing
            }`
      }
    </main>
    ${isOpen(state) ? drawer(page) : nothing}
    <div class="narration" role="status" aria-live="polite">${state.narration}</div>
    ${overlays(page)}<share-dialog .state=${state} .page=${page} .watched=${watchedBoard}></share-dialog>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector('board-pane'))?.focus();
}

/** @param {Page} page */
function header(page) {
  const { state, dispatch, now } = page;
  const phone = state.layout === 'phone';
  return html`<app-header page="puzzles" ?phone=${phone} ?ready=${state.ready} ?dark=${state.dark}
    ?canUndo=${state.history !== null && canUndo(state.history)}
      ?canRedo=${state.history !== null && canRedo(state.history)}
    @undo=${() => dispatch(undo)} @redo=${() => dispatch(redo)}
    @start-afresh=${() => dispatch(startAfresh, now())}
    @lessons-show=${() => dispatch(pageUpdates.notify, lessonsMissing, 'note')}
    @colours-toggle=${page.toggleColours}
      @share=${page.share}
    @show-help=${() => page.openPart('help')}>${phone ? phoneHead(page) : nothing}</app-header>`;
}
