/**
 * The puzzles' screen as a function of the state: which elements there are, what they are given, whom they
 * tell.
 * @import { Page } from '../app.js'
 * @import { State } from '../state/state.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from '../model/history.js';
import { breakpointsOf, isOpen } from '../state/selectors-run.js';
import { statusOf } from '../state/selectors-status.js';
import { documentOf } from '../state/state.js';
import * as pageUpdates from '../state/updates-page.js';
import {
  editDocument,
  pickDomain,
  redo,
  resetSettings,
  setOption,
  startAfresh,
  toggleBreakpoint,
  undo,
} from '../state/updates-document.js';
import { draftHeuristic } from '../state/updates-heuristic.js';
import { allowOwn, codeAllowed } from '../state/updates-own.js';
import { primary, solve } from '../state/updates-run.js';
import { told } from '../views/events.js';
import { boardArea } from './board-area.js';
import { embedScreen } from './embed.js';
import { overlays } from './overlays.js';
import { paneArea } from './pane-area.js';
import { phoneBar, phoneHead } from './phone.js';
import '../views/app-header.js';
import '../views/command-bar.js';
import '../views/notice-bar.js';
import '../views/status-line.js';
import '../views/work-frame.js';

/** @param {Page} page */
export function puzzleScreen(page) {
  const { state, dispatch } = page;
  if (state.embed.on) return embedScreen(page);
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
    ${overlays(page)}`;
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
    ?copied=${state.copied}
    ?canUndo=${state.history !== null && canUndo(state.history)}
      ?canRedo=${state.history !== null && canRedo(state.history)}
    ?tooLarge=${!state.linkFits} @undo=${() => dispatch(undo)} @redo=${() => dispatch(redo)}
    @start-afresh=${() => dispatch(startAfresh, now())} @colours-toggle=${page.toggleColours}
      @link-copy=${page.copyLink}
    @show-help=${() => page.openPart('help')}>${phone ? phoneHead(page) : nothing}</app-header>`;
}

/** @param {Page} page */
export const status = ({ state, showFailure }) => html`<status-line role="region" aria-label="Status"
  .status=${statusOf(state)} @status-act=${showFailure}></status-line>`;

/** @param {Page} page @param {boolean} [inline] @returns {unknown} */
export function notice({ state: { notice: shown }, dispatch, fetchLinked }, inline = false) {
  return html`<notice-bar .notice=${shown} ?inline=${inline} @notice-undo=${() => dispatch(undo)}
    @notice-reload=${() => location.reload()} @notice-run=${() => dispatch(solve)}
    @notice-fetch=${fetchLinked}
    @notice-allow=${() => {
      dispatch(allowOwn);
      dispatch(solve);
    }}
    @notice-close=${() => dispatch(pageUpdates.closeNotice)}></notice-bar>`;
}

/** @param {Page} page */
export function commandBar(page) {
  const { state, dispatch, now } = page;
  const edit = (/** @type {object} */ change, /** @type {string} */ group = '') =>
    dispatch(editDocument, change, group, now());
  return html`<command-bar role="search" aria-label="How to search" .state=${state}
    @primary=${() => dispatch(primary)} @way=${told(({ id }) => page.solveBy(id))}
    @menu=${told(({ name }) => page.menu(name))}
    @domain-pick=${told(({ domain }) => dispatch(pickDomain, domain, now()))}
    @level-move=${told(({ by }) => page.levels.moveLevel(by))}
    @strategy-pick=${told(({ strategy }) => {
      edit({ strategy, weight: null });
      dispatch(pageUpdates.closeMenu);
    })}
    @heuristic-draft=${told(({ draft }) => dispatch(draftHeuristic, draft))}
    @heuristic-pick=${told(({ heuristic, own }) => {
      if (own) dispatch(codeAllowed, own.code);
      edit(own ? { heuristic, own } : { heuristic });
      dispatch(pageUpdates.closeMenu);
    })}
    @document-change=${told(({ change, group }) => edit(change, group))}></command-bar>`;
}

/** @param {Page} page */
export function drawer(page) {
  const { state, dispatch, now } = page;
  if (state.open !== 'drawer' || state.panes.parts['menu drawer'] === 'failed') return nothing;
  return html`<settings-drawer .catalog=${state.catalog} .document=${documentOf(state)}
    .formulaCheck=${state.formulaCheck}
    .breakpoints=${breakpointsOf(state)}
      .node=${
        state.selection?.node ??
        (state.cursor.track === 'search' ? (state.step?.expansion.node ?? null) : null)
      }
    .diagnostic=${page.conditionDiagnostic}
    @close=${() => dispatch(pageUpdates.closeMenu)} @reset=${() => dispatch(resetSettings, now())}
    @start-afresh=${() => dispatch(startAfresh, now())}
    @document-change=${told(({ change, group }) => dispatch(editDocument, change, group, now()))}
    @option-change=${told(({ row, value }) => dispatch(setOption, row, value, now()))}
    @breakpoint-toggle=${told(({ row }) => dispatch(toggleBreakpoint, row, now()))}></settings-drawer>`;
}
