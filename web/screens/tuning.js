/**
 * The Tuning page's screen as a function of the state: which elements there are, what they are given, whom
 * they tell.
 * @import { TuningPage } from '../tuning.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from '../model/history.js';
import { tuningStatus } from '../state/selectors-tuning.js';
import { noticeOf } from '../state/selectors-shell.js';
import * as updates from '../state/updates-tuning.js';
import { closeNotice } from '../state/updates-page.js';
import { told } from '../views/events.js';
import { tuningBar } from './tuning-bar.js';
import { tuningPanes } from './tuning-panes.js';
import '../views/app-header.js';
import '../views/key-sheet.js';
import '../views/notice-bar.js';
import '../views/status-line.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'sweep, race, compare; pause'],
      ['Esc', 'pause'],
      ['1, 2, 3', 'sweep, race, first divergence'],
      ['Ctrl or ⌘ + Z', 'undo'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'In a race',
    keys: [
      ['Space', 'race, pause'],
      ['S', 'all one stride further'],
    ],
  },
];

/** @param {TuningPage} page */
export function tuningScreen(page) {
  const { state, dispatch } = page;
  const isOpen = state.catalog !== null && state.history !== null;
  return html`<nav aria-label="Skip"><a class="unseen skip" href="#work"
    @click=${(/** @type {Event} */ event) => skip(event)}>Skip to the results</a></nav>
    ${header(page)}
    ${
      isOpen
        ? html`${tuningBar(page)}<status-line role="region" aria-label="Status"
      .status=${tuningStatus(state)}></status-line>`
        : nothing
    }
    <notice-bar .notice=${noticeOf(state)} @notice-reload=${() => location.reload()}
      @notice-update=${page.takeNewVersion} @notice-undo=${() => dispatch(updates.undoTuning)}
      @notice-close=${() => dispatch(closeNotice)}></notice-bar>
    <main id="work">${
      isOpen
        ? html`<div class=${`tuning-frame ${state.layout}`}>${tuningPanes(page)}</div>`
        : html`<p class="loading" ?hidden=${state.notice !== null}>The engine is loading …</p>`
    }</main>
    <div class="narration" role="status" aria-live="polite">${state.narration}</div>
    <key-sheet .groups=${keys}></key-sheet>
    <level-browser .catalog=${state.catalog} .collections=${state.collections} .sketch=${page.sketch}
      @level-pick=${told(({ domain, board }) => dispatch(updates.pickTuningBoard, domain, board, page.now()))}
      @file-open=${page.chooseBoardFile}></level-browser>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (
    document.querySelector('.tuning-frame pane-frame')?.shadowRoot?.querySelector('[aria-selected=true]')
  )?.focus();
}

/** @param {TuningPage} page */
function header(page) {
  const { state, dispatch } = page;
  const { history } = state;
  const isPhone = state.layout === 'phone';
  return html`<app-header page="lab" ?ready=${state.ready} ?phone=${isPhone}
    ?canUndo=${history !== null && canUndo(history)} ?canRedo=${history !== null && canRedo(history)}
    ?dark=${state.dark} ?copied=${state.copied}
    @undo=${() => dispatch(updates.undoTuning)} @redo=${() => dispatch(updates.redoTuning)}
    @start-afresh=${page.startAfresh} @colours-toggle=${page.toggleColours} @share=${page.copyLink}
    @show-help=${page.openKeys}>${
      isPhone ? html`<b slot="level" class="lab-title">Tuning</b>` : nothing
    }</app-header>`;
}
