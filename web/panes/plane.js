/** Every expanded node by h and g, with lines of equal f.
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { formulaOf } from '../state/selectors-run.js';
import { jumpTo } from '../state/updates-cursor.js';
import { told } from '../views/events.js';
import '../views/lens-plane.js';

/** @type {PaneView} */
export default function plane(state, { dispatch }) {
  const { overview, cursor, selection, step, dark } = state;
  const isSearch = cursor.track === 'search';
  return html`<lens-plane class="fill" .points=${overview.plane} .grid=${overview.grid}
    .formula=${formulaOf(state)}
    .step=${isSearch ? cursor.step : null} ?dark=${dark}
    .here=${isSearch ? (selection?.known ? selection : (step?.expansion ?? null)) : null}
    @seek=${told((/** @type {{ value: number }} */ { value }) => dispatch(jumpTo, value))}></lens-plane>`;
}
