/** Every heuristic's estimate of the board, live. @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { domainNow } from '../state/selectors.js';
import '../views/estimate-bars.js';

/** @type {PaneView} */
export default function estimates(state) {
  const domain = domainNow(state);
  if (!domain) return nothing;
  return html`<estimate-bars .domain=${domain} .estimates=${state.check?.ok ? state.check.estimates : []}
    ?dimmed=${state.check?.ok === false}></estimate-bars>`;
}
