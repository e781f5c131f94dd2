/** Every heuristic's estimate of the board, live. @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { heuristicsOf } from '../model/document.js';
import { domainNow } from '../state/selectors.js';
import { documentOf } from '../state/state.js';
import '../views/estimate-bars.js';

/** @type {PaneView} */
export default function estimates(state) {
  const domain = domainNow(state);
  if (!domain || !state.catalog) return nothing;
  const heuristics = heuristicsOf(documentOf(state), state.catalog, state.said);
  return html`<estimate-bars .heuristics=${heuristics}
    .estimates=${state.check?.ok ? state.check.estimates : []}
    ?dimmed=${state.check?.ok === false}></estimate-bars>`;
}
