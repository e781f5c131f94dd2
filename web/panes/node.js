/** The node of this step, why it was next, and what became of its successors.
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { emptyFrontier } from '../model/narrate.js';
import { ordersByFormula, strategyOf } from '../model/document.js';
import { isHeld } from '../state/selectors-question.js';
import { orderNow } from '../state/selectors-step.js';
import { droppedNow } from '../state/selectors-run.js';
import { back, goToExpansion, lookAtDropped, selectNode, showTrack } from '../state/updates-cursor.js';
import { told } from '../views/events.js';
import '../views/node-panel.js';

/** @type {PaneView} */
export default function node(state, { dispatch }) {
  const { catalog, run, step, selection, cursor } = state;
  const { weight, isExact } = orderNow(state);
  if (!catalog || !run) return nothing;
  if (cursor.track !== 'search' || !step) {
    return html`<div class="pad"><p
      class="quiet">Here one sees each node as it is expanded, why it was next, and what became of
      its successors.</p><div><button type="button" class="button" ?disabled=${!run.stats}
      @click=${() => dispatch(showTrack, 'search')}>Step through the search</button></div></div>`;
  }
  // When a node that waits will be expanded is the answer to a question.
  const isAhead = selection?.expandedAt != null && selection.expandedAt > cursor.step;
  const shown = selection && isAhead && isHeld(state) ? { ...selection, expandedAt: null } : selection;
  const why = isHeld(state) ? 'Said when the question is answered.' : step.expansion.why.sentence;
  return html`<node-panel .catalog=${catalog} ?hasF=${ordersByFormula(strategyOf(run.document, catalog))}
    .step=${step} .domain=${catalog.domains.find(({ id }) => id === run.document.domain) ?? null}
    .selection=${shown && weight !== null ? { ...shown, f: shown.g + weight * shown.h } : shown}
    ?ofEnd=${!isExact} .why=${why} .empty=${emptyFrontier(run)}
    .dropped=${droppedNow(state)} @dropped-pick=${told(({ index }) => dispatch(lookAtDropped, index))}
    @node-pick=${told((detail) => dispatch(selectNode, detail.node))} @go=${() => dispatch(goToExpansion)}
    @back=${() => dispatch(back)}></node-panel>`;
}
