/** What the puzzle is about, and its signs. @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { domainNow } from '../state/selectors.js';
import { setMode } from '../state/updates-cursor.js';
import { icons } from '../views/icons.js';
import '../views/board-legend.js';

/** @type {PaneView} */
export default function rules(state, { dispatch }) {
  const domain = domainNow(state);
  if (!domain) return nothing;
  const [first, ...rest] = domain.rules.split('\n\n');
  return html`<div class="pad">
    <h2>${domain.summary}</h2>
    <p>${first}</p>
    <board-legend .domain=${domain}></board-legend>
    ${rest.map((paragraph) => html`<p class="quiet">${paragraph}</p>`)}
    ${
      state.mode === 'play'
        ? nothing
        : html`<div><button type="button" class="button"
      @click=${() => dispatch(setMode, 'play')}>${icons.hand}Play it yourself</button></div>`
    }
  </div>`;
}
