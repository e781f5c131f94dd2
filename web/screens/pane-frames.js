/**
 * The panes beside the board, of either screen: one for each home where there is room, or one row of tabs for
 * all.
 * @import { Defaults, TabOf } from '../state/selectors-panes.js'
 * @import { Home, Shell } from '../state/state.js'
 * @import { Dispatch } from '../state/store.js'
 */
/**
 * @template {Shell} S @template {TabOf<S>} T
 * @typedef {{ panes: readonly T[], defaults: Defaults, preferred?: string, names: Record<Home, string>,
 *   body: (pane: T) => unknown, tools?: (pane: T) => unknown }} Arrangement
 *   names: of the homes, to be heard; body: what a pane shows; tools: what stands beside its tabs
 */
import { html, nothing } from 'lit';
import { homesOf, oneRow, openInRow, panesOf, tabOf } from '../state/selectors-panes.js';
import { chooseTab, fillPane } from '../state/updates-page.js';
import { told } from '../views/events.js';
import '../views/pane-frame.js';

/** @template {Shell} S @template {TabOf<S>} T
 * @param {{ state: S, dispatch: Dispatch<S> }} page
 * @param {Arrangement<S, T>} arrangement */
export function paneFrames(page, arrangement) {
  const { layout } = page.state;
  if (layout === 'tablet' || layout === 'phone') return oneFrame(page, arrangement);
  return homesOf(page.state).map((home) => frameOf(page, arrangement, home));
}

/** @template {Shell} S @template {TabOf<S>} T
 * @param {{ state: S, dispatch: Dispatch<S> }} page
 * @param {Arrangement<S, T>} arrangement @param {Home} home */
function frameOf({ state, dispatch }, { panes, defaults, names, body, tools }, home) {
  const shown = tabOf(panes, state, home, defaults);
  const tabs = panesOf(panes, state, home).map((pane) => tab(state, pane, pane === shown, pane.title));
  return html`<pane-frame slot=${home.toLowerCase()} label=${names[home]} .tabs=${tabs} canFill
    ?full=${state.panes.full === home} @tab-pick=${told(({ id }) => dispatch(chooseTab, home, id))}
    @fill=${() => dispatch(fillPane, home)}>${
      shown ? html`${tools?.(shown) ?? nothing}${body(shown)}` : nothing
    }</pane-frame>`;
}

/** @template {Shell} S @template {TabOf<S>} T @param {S} state @param {T} pane @param {boolean} shown
 * @param {string} title */
const tab = (state, { id, count }, shown, title) => ({ id, title, count: count?.(state) ?? null, shown });

/** @template {Shell} S @template {TabOf<S>} T
 * @param {{ state: S, dispatch: Dispatch<S> }} page
 * @param {Arrangement<S, T>} arrangement */
function oneFrame({ state, dispatch }, { panes, defaults, preferred, body }) {
  const open = openInRow(panes, state, state.layout === 'tablet' ? 2 : 1, defaults, preferred);
  const tabs = oneRow(panes, state, defaults).map((pane) =>
    tab(state, pane, open.includes(pane), pane.short ?? pane.title),
  );
  return html`<pane-frame slot="a" label="Views" .tabs=${tabs}
    @tab-pick=${told(({ id }) => dispatch(chooseTab, 'A', id))}>${
      open.length > 1
        ? html`<div class="halves">${open.map(
            (pane) => html`<section class="half" aria-label=${pane.title}
        tabindex="0">${body(pane)}</section>`,
          )}</div>`
        : open.map((pane) => body(pane))
    }</pane-frame>`;
}
