/**
 * What the screens of the game and of the Lab's pages have around their work: the way past the header, the
 * header, bar and status, what there is to be told, and the list of keys.
 * @import { History } from '../model/history.js'
 * @import { Shell } from '../state/state.js'
 * @import { Dispatch } from '../state/store.js'
 * @typedef {{ name: string, keys: [key: string, what: string][] }[]} KeyGroups
 */
/**
 * @typedef {{ readonly state: Shell & { ready: boolean, history: History<unknown> | null },
 *   takeNewVersion: () => void, toggleColours: () => void, openKeys: () => void }} ShellPage
 */
/**
 * @template S
 * @typedef {{ name: 'game' | 'lab', isOpen: boolean, skip: string, focus: () => Element | null | undefined,
 *   title: () => unknown, bar: () => unknown, work: () => unknown, undo: (state: S) => S,
 *   redo: (state: S) => S, afresh: () => void, share: () => void, keys: KeyGroups, narration?: string,
 *   more?: unknown }} ShellParts
 *   isOpen: there is something to work on; skip, focus: where the way past the header leads, in words and on
 *   the page; title: in a phone's header; bar: with the status; more: what else may lie over the page
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from '../model/history.js';
import { lessonsMissing } from '../model/places.js';
import { noticeOf } from '../state/selectors-shell.js';
import { closeNotice, notify } from '../state/updates-page.js';
import '../views/app-header.js';
import '../views/key-sheet.js';
import '../views/notice-bar.js';
import '../views/status-line.js';

/** @template {ShellPage['state']} S @param {ShellPage & { readonly state: S, dispatch: Dispatch<S> }} page
 * @param {ShellParts<S>} parts */
export function pageShell(page, parts) {
  const { state, dispatch } = page;
  const { isOpen, bar, work, focus } = parts;
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault();
    /** @type {HTMLElement | null | undefined} */ (focus())?.focus();
  };
  return html`<nav aria-label="Skip"><a class="unseen skip" href="#work"
      @click=${skip}>${parts.skip}</a></nav>
    ${header(page, parts)}
    ${isOpen ? bar() : nothing}
    <notice-bar .notice=${noticeOf(state)} @notice-reload=${() => location.reload()}
      @notice-update=${page.takeNewVersion} @notice-undo=${() => dispatch(parts.undo)}
      @notice-close=${() => dispatch(closeNotice)}></notice-bar>
    <main id="work">${
      isOpen ? work() : html`<p class="loading" ?hidden=${state.notice !== null}>The engine is loading …</p>`
    }</main>
    <div class="narration" role="status" aria-live="polite">${state.narration}${parts.narration}</div>
    <key-sheet .groups=${parts.keys}></key-sheet>${parts.more}`;
}

/** @template {ShellPage['state']} S @param {ShellPage & { readonly state: S, dispatch: Dispatch<S> }} page
 * @param {ShellParts<S>} parts */
function header({ state, dispatch, toggleColours, openKeys }, { name, title, undo, redo, afresh, share }) {
  const { history } = state;
  const isPhone = state.layout === 'phone';
  return html`<app-header page=${name} ?ready=${state.ready} ?phone=${isPhone}
    ?canUndo=${history !== null && canUndo(history)} ?canRedo=${history !== null && canRedo(history)}
    ?dark=${state.dark} ?copied=${state.copied} @undo=${() => dispatch(undo)} @redo=${() => dispatch(redo)}
    @start-afresh=${afresh} @lessons-show=${() => dispatch(notify, lessonsMissing, 'note')}
    @colours-toggle=${toggleColours} @share=${share} @show-help=${openKeys}>${
      isPhone && history ? title() : nothing
    }</app-header>`;
}

/** @param {unknown} status @param {() => void} [act] what its button does */
export const statusLine = (status, act) =>
  html`<status-line role="region" aria-label="Status" .status=${status} @status-act=${act}></status-line>`;

/** A title for a phone's header. @param {string} words */
export const phoneTitle = (words) => html`<b slot="level" class="lab-title">${words}</b>`;
