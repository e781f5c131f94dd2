/** The nodes that wait, in order. @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { ordersByFormula, strategyOf } from '../model/document.js';
import { selectNode } from '../state/updates-cursor.js';
import { told } from '../views/events.js';
import '../views/frontier-list.js';

/** @type {PaneView} */
export default function frontier(state, { dispatch, loadFrontier }) {
  const { run, catalog, step, cursor, selection } = state;
  const strategy = run && catalog ? strategyOf(run.document, catalog) : null;
  return html`<frontier-list class="fill"
    .frontier=${cursor.track === 'search' ? (step?.frontier ?? null) : null}
    .index=${step?.expansion.index ?? 0} ?hasF=${strategy !== null && ordersByFormula(strategy)}
    .now=${step?.expansion.node ?? null} .selected=${selection?.node ?? null} .nodes=${run?.stats?.nodes ?? 0}
      .load=${loadFrontier}
    @node-pick=${told((detail) => dispatch(selectNode, detail.node))}></frontier-list>`;
}
