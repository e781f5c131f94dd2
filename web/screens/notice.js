/**
 * What the page has to say of itself, and what can be done about it.
 * @import { Page } from '../app.js'
 */
import { html } from 'lit';
import { noticeOf } from '../state/selectors-shell.js';
import { undo } from '../state/updates-document.js';
import { allowOwn } from '../state/updates-own.js';
import { closeNotice } from '../state/updates-page.js';
import { solve } from '../state/updates-run.js';
import '../views/notice-bar.js';

/** @param {Page} page @param {boolean} [inline] @returns {unknown} */
export function notice({ state, dispatch, takeNewVersion, fetchLinked }, inline = false) {
  return html`<notice-bar .notice=${noticeOf(state)} ?inline=${inline} @notice-undo=${() => dispatch(undo)}
    @notice-reload=${() => location.reload()} @notice-run=${() => dispatch(solve)}
    @notice-update=${takeNewVersion} @notice-fetch=${fetchLinked}
    @notice-allow=${() => {
      dispatch(allowOwn);
      dispatch(solve);
    }}
    @notice-close=${() => dispatch(closeNotice)}></notice-bar>`;
}
