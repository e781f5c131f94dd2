/** The search tree. @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { columnsAt } from '../model/f-at-step.js';
import { orderNow } from '../state/selectors-step.js';
import { selectNode, showWholeTree } from '../state/updates-cursor.js';
import { told } from '../views/events.js';
import '../views/lens-tree.js';

/** @type {PaneView} */
export default function tree(state, { dispatch }) {
  const { overview, run, cursor, selection, step, dark } = state;
  const { weight, isExact } = orderNow(state);
  const isSearch = cursor.track === 'search';
  return html`<lens-tree class="fill" 
    .columns=${overview.tree} .f=${columnsAt(overview.tree, weight)?.f ?? null} ?ofEnd=${!isExact}
    .total=${run?.stats?.nodes ?? 0}
    .step=${isSearch ? cursor.step : null} ?whole=${cursor.whole} ?dark=${dark}
    .selected=${isSearch ? (selection?.node ?? step?.expansion.node ?? null) : null}
    @whole-pick=${told((detail) => dispatch(showWholeTree, detail.whole))}
    @node-pick=${told((detail) => dispatch(selectNode, detail.node))}></lens-tree>`;
}
