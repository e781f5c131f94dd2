/**
 * The scoreboard's screen as a function of the state.
 * @import { ScoreboardPage } from '../scoreboard.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from '../model/history.js';
import { scoreboardStatus } from '../state/selectors-scoreboard.js';
import { noticeOf } from '../state/selectors-shell.js';
import { redoBoard, stopRun, undoBoard } from '../state/updates-scoreboard.js';
import { closeNotice } from '../state/updates-page.js';
import { chartPane } from './scoreboard-charts.js';
import { scoreboardBar } from './scoreboard-bar.js';
import { cellPane, matrixPane } from './scoreboard-panes.js';
import '../views/app-header.js';
import '../views/key-sheet.js';
import '../views/notice-bar.js';
import '../views/status-line.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'run, or go on'],
      ['Esc', 'pause'],
      ['Ctrl or ⌘ + Z', 'undo'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'In the table',
    keys: [
      ['Arrow keys', 'another cell'],
      ['Page up, page down', 'some rows further'],
      ['Home, End', 'first and last column; with Ctrl, first and last level'],
      ['Enter', 'open the run in Puzzles'],
    ],
  },
];

/** @param {ScoreboardPage} page */
export function scoreboardScreen(page) {
  const { state, dispatch } = page;
  const isOpen = state.catalog !== null && state.history !== null;
  return html`<nav aria-label="Skip"><a class="unseen skip" href="#work" @click=${skip}>Skip to the
      table</a></nav>
    ${header(page)}
    ${
      isOpen
        ? html`${scoreboardBar(page)}<status-line role="region" aria-label="Status"
        .status=${scoreboardStatus(state)} @status-act=${() => dispatch(stopRun)}></status-line>`
        : nothing
    }
    <notice-bar .notice=${noticeOf(state)} @notice-reload=${() => location.reload()}
      @notice-update=${page.takeNewVersion} @notice-undo=${() => dispatch(undoBoard)}
      @notice-close=${() => dispatch(closeNotice)}></notice-bar>
    <main id="work">${
      isOpen
        ? html`<div class=${state.panes.full ? 'score-main full' : 'score-main'}>
        ${matrixPane(page)}${chartPane(page)}${cellPane(page)}</div>`
        : html`<p class="loading" ?hidden=${state.notice !== null}>The engine is loading …</p>`
    }</main>
    <div class="drop" ?hidden=${!state.dropping}>Drop levels, or a run to compare with</div>
    <div class="narration" role="status" aria-live="polite">${state.narration}${state.stored}</div>
    <key-sheet .groups=${keys}></key-sheet>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  const table = document.querySelector('score-matrix');
  /** @type {HTMLElement | null | undefined} */ (table?.shadowRoot?.querySelector('[tabindex="0"]'))?.focus();
}

/** @param {ScoreboardPage} page */
function header({ state, dispatch, ...page }) {
  const { history } = state;
  return html`<app-header page="lab" ?ready=${state.ready} ?phone=${state.layout === 'phone'}
    ?canUndo=${history !== null && canUndo(history)} ?canRedo=${history !== null && canRedo(history)}
    ?dark=${state.dark} ?copied=${state.copied} @undo=${() => dispatch(undoBoard)}
    @redo=${() => dispatch(redoBoard)} @start-afresh=${page.startAfresh} @colours-toggle=${page.toggleColours}
    @share=${page.copyLink} @show-help=${page.openKeys}>${
      state.layout === 'phone' ? html`<b slot="level" class="lab-title">Scoreboard</b>` : nothing
    }</app-header>`;
}
