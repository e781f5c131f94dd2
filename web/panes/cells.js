/** The cells of a feature-space search. @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { planAt } from '../model/feature-cells.js';
import { selectNode } from '../state/updates-cursor.js';
import { told } from '../views/events.js';
import '../views/lens-cells.js';

/** @type {PaneView} */
export default function cells(state, { dispatch }) {
  const { overview, run, cursor, selection, step, dark } = state;
  const isSearch = cursor.track === 'search';
  const at = isSearch ? cursor.step : null;
  const { node, plans } = planAt(run?.stats?.incumbents ?? [], at);
  return html`<lens-cells class="fill" .answer=${overview.cells} .step=${at} ?dark=${dark}
    .now=${isSearch ? (step?.expansion.node ?? null) : null}
    .selected=${isSearch ? (selection?.node ?? null) : null}
    .plan=${node} .plans=${plans}
    @node-pick=${told((detail) => dispatch(selectNode, detail.node))}></lens-cells>`;
}
