/**
 * The panes beside the board: one for each home where there is room, or one row of tabs for all.
 * @import { Page } from '../app.js'
 * @import { Home } from '../state/state.js'
 * @import { Pane } from '../state/selectors-panes.js'
 */
import { html, nothing } from 'lit';
import { panes } from '../panes.js';
import { homesOf, oneRow, openInRow, panesOf, tabOf } from '../state/selectors-panes.js';
import { chooseTab, fillPane } from '../state/updates-page.js';
import { told } from '../views/events.js';
import '../views/pane-frame.js';

const names = { A: 'This one', B: 'The others', C: 'The whole search', D: 'The whole search, too' };

/** @param {Page} page */
export function paneArea(page) {
  const { layout } = page.state;
  return layout === 'tablet' || layout === 'phone' ? oneFrame(page) : homesOf(page.state).map((home) => frameOf(page, home));
}

/** @param {Page} page @param {Home} home */
function frameOf(page, home) {
  const { state, dispatch } = page;
  const shown = tabOf(panes, state, home);
  const tabs = panesOf(panes, state, home).map((pane) => tab(page, pane, pane === shown, pane.title));
  return html`<pane-frame slot=${home.toLowerCase()} label=${names[home]} .tabs=${tabs} canFill
    ?full=${state.panes.full === home}
    @tab-pick=${told(({ id }) => dispatch(chooseTab, home, id))}
      @fill=${() => dispatch(fillPane, home)}>${shown
      ? body(page, shown)
      : nothing}</pane-frame>`;
}

/** @param {Page} page @param {Pane} pane @param {boolean} shown @param {string} title */
const tab = ({ state }, { id, count }, shown, title) => ({ id, title, count: count?.(state) ?? null, shown });

/** @param {Page} page */
function oneFrame(page) {
  const { state, dispatch } = page;
  const open = openInRow(panes, state, state.layout === 'tablet' ? 2 : 1);
  const tabs = oneRow(panes, state).map((pane) => tab(page, pane, open.includes(pane), pane.short ?? pane.title));
  return html`<pane-frame slot="a" label="Views" .tabs=${tabs}
    @tab-pick=${told(({ id }) => dispatch(chooseTab, 'A', id))}>${open.length > 1
      ? html`<div class="halves">${open.map((pane) => html`<section class="half" aria-label=${pane.title}
        tabindex="0">${body(page, pane)}</section>`)}</div>`
      : open.map((pane) => body(page, pane))}</pane-frame>`;
}

/** What a pane shows; one that is not here yet says so, and one that cannot be had can be tried again.
 * @param {Page} page @param {Pane} pane */
export function body(page, { id, title }) {
  const how = page.state.panes.parts[id];
  const view = page.parts.views.get(id);
  if (how === 'ready' && view) return view(page.state, page);
  if (how !== 'failed') return html`<p class="pad quiet">${title} is on its way …</p>`;
  return html`<div class="pad"
    role="alert"><p>${title} could not be loaded. Is the connection gone, or is there a new version of the
    page?</p><div class="buttons"><button type="button" class="button"
      @click=${() => page.parts.again(id)}>Try again</button></div></div>`;
}
