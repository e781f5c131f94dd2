/**
 * The Lab's screen as a function of the state: which elements there are, what they are given, whom they tell.
 * @import { LabPage } from '../lab.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from '../model/history.js';
import { lessonsMissing } from '../model/places.js';
import { labOf } from '../state/lab-state.js';
import { labStatus } from '../state/selectors-lab.js';
import { noticeOf } from '../state/selectors-shell.js';
import * as updates from '../state/updates-lab.js';
import { closeNotice, notify, resizePane } from '../state/updates-page.js';
import { told } from '../views/events.js';
import { labBar } from './lab-bar.js';
import { labPanes } from './lab-panes.js';
import '../views/app-header.js';
import '../views/key-sheet.js';
import '../views/lab-frame.js';
import '../views/notice-bar.js';
import '../views/status-line.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'check'],
      ['Esc', 'stop'],
      ['[ and ]', 'the counter-example before, the next one'],
      ['Ctrl or ⌘ + Z', 'undo, outside the code'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'In the code',
    keys: [
      ['Ctrl + Space', 'what fits here'],
      ['Tab, Shift + Tab', 'indent, less'],
      ['Esc, then Tab', 'leave the code'],
      ['Ctrl or ⌘ + Z', 'undo what was typed'],
      ['F8', 'to the next fault'],
    ],
  },
];

/** @param {LabPage} page */
export function labScreen(page) {
  const { state, dispatch } = page;
  const isOpen = state.catalog !== null && state.history !== null;
  return html`<nav aria-label="Skip"><a class="unseen skip" href="#work"
    @click=${(/** @type {Event} */ event) => skip(event)}>Skip to the code</a></nav>
    ${header(page)}
    ${
      isOpen
        ? html`${labBar(page)}<status-line role="region" aria-label="Status"
      .status=${labStatus(state)}></status-line>`
        : nothing
    }
    <notice-bar .notice=${noticeOf(state)} @notice-reload=${() => location.reload()}
      @notice-update=${page.takeNewVersion}
      @notice-undo=${() => dispatch(updates.undoLab)}
      @notice-close=${() => dispatch(closeNotice)}></notice-bar>
    <main id="work">${
      isOpen
        ? html`<lab-frame layout=${state.layout} .sizes=${state.panes.sizes} full=${state.panes.full}
          @pane-resize=${told(({ name, part }) => dispatch(resizePane, name, part))}
          >${labPanes(page)}</lab-frame>`
        : html`<p class="loading" ?hidden=${state.notice !== null}>The engine is loading …</p>`
    }</main>
    <div class="narration" role="status" aria-live="polite">${state.narration}</div>
    <key-sheet .groups=${keys}></key-sheet>
    <level-browser .catalog=${state.catalog} .collections=${state.collections} .sketch=${page.sketch}
      @level-pick=${told(({ domain, board }) => dispatch(updates.pickLabBoard, domain, board, page.now()))}
      @file-open=${page.chooseBoardFile}></level-browser>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector('code-editor'))?.focus();
}

/** @param {LabPage} page */
function header(page) {
  const { state, dispatch } = page;
  const { history } = state;
  const isPhone = state.layout === 'phone';
  return html`<app-header page="lab" ?ready=${state.ready} ?phone=${isPhone}
    ?canUndo=${history !== null && canUndo(history)} ?canRedo=${history !== null && canRedo(history)}
    ?dark=${state.dark} ?copied=${state.copied}
    @undo=${() => dispatch(updates.undoLab)} @redo=${() => dispatch(updates.redoLab)}
    @start-afresh=${page.startAfresh} @lessons-show=${() => dispatch(notify, lessonsMissing, 'note')}
    @colours-toggle=${page.toggleColours} @share=${page.copyLink}
    @show-help=${page.openKeys}>${
      isPhone && history ? html`<b slot="level" class="lab-title">${labOf(state).name}</b>` : nothing
    }</app-header>`;
}
