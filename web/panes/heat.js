/** Where the pieces have been. @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import '../views/lens-heat.js';

/** @type {PaneView} */
export default function heat({ overview, catalog, run, cursor }) {
  return html`<lens-heat class="fill" .map=${overview.heat} ?whole=${cursor.track !== 'search'}
    .domain=${catalog?.domains.find(({ id }) => id === run?.document.domain) ?? null}></lens-heat>`;
}
