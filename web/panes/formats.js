/** In which forms a board can be written. @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { domainNow } from '../state/selectors.js';
import '../views/board-legend.js';

/** @type {PaneView} */
export default function formats(state) {
  const domain = domainNow(state);
  if (!domain) return nothing;
  return html`<div class="pad"><board-legend signs .domain=${domain}></board-legend>
    ${domain.formats.map(({ name, summary }) => html`<p class="quiet"><b>${name}</b>: ${summary}</p>`)}
    <p class="quiet">A text of another puzzle, or of several levels, can be pasted anywhere on the page or
    dropped on it.</p></div>`;
}
