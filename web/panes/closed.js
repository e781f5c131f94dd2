/** The nodes expanded before this step, the last one first.
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { columnsAt } from '../model/f-at-step.js';
import { closedNodes } from '../model/closed.js';
import { ordersByFormula, strategyOf } from '../model/document.js';
import { orderNow } from '../state/selectors-step.js';
import { selectNode } from '../state/updates-cursor.js';
import { told } from '../views/events.js';
import '../views/frontier-list.js';

/** @type {PaneView} */
export default function closed(state, { dispatch }) {
  const { run, catalog, overview, cursor, selection, step } = state;
  const strategy = run && catalog ? strategyOf(run.document, catalog) : null;
  const { weight, isExact } = orderNow(state); // an f that is not of this step is left out
  const nodes = closedNodes(
    columnsAt(overview.tree, weight),
    cursor.track === 'search' ? cursor.step : Infinity,
  );
  return html`<frontier-list class="fill" closed .frontier=${nodes.first} .load=${nodes.load}
    .index=${cursor.step}
    ?hasF=${strategy !== null && ordersByFormula(strategy) && isExact} .now=${step?.expansion.node ?? null}
    .selected=${selection?.node ?? null} .nodes=${run?.stats?.nodes ?? 0}
      @node-pick=${told((detail) => dispatch(selectNode, detail.node))}></frontier-list>`;
}
