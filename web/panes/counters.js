/** The counters of the search. @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import '../views/stats-table.js';

/** @type {PaneView} */
export default function counters({ catalog, run }) {
  return html`<stats-table .counters=${catalog?.counters ?? []} .run=${run}></stats-table>`;
}
