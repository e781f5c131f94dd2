/** The plans of the search, their moves and their texts.
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { seek, showTrack } from '../state/updates-cursor.js';
import { checkPlan, pickFormat, showPlan } from '../state/updates-plan.js';
import { lengthOf } from '../model/plan-length.js';
import { domainNow, shownLength } from '../state/selectors.js';
import { told } from '../views/events.js';
import '../views/plan-list.js';
import '../views/plan-table.js';
import '../views/plan-tools.js';

/** @type {PaneView} */
export default function plans(state, { dispatch, copyPlan, downloadPlan }) {
  const { plan, run, cursor, catalog, overview } = state;
  const shownDomain = catalog?.domains.find(({ id }) => id === plan.document?.domain) ?? domainNow(state);
  return html`
    <plan-table .run=${run} .shown=${plan.shown} .lengths=${overview.lengths}
      ?onBoard=${cursor.track === 'plan'}
      @incumbent-pick=${told(({ index }) => dispatch(showPlan, index))}></plan-table>
    ${
      plan.shown
        ? html`<plan-list .plan=${plan.shown}
      .length=${lengthOf(plan.shown.verdict) ? shownLength(plan.shown, plan.document?.options) : ''}
      .index=${cursor.track === 'plan' ? cursor.move : -1}
      @seek=${told((/** @type {{ value: number }} */ { value }) => {
        dispatch(showTrack, 'plan');
        dispatch(seek, value);
      })}></plan-list>`
        : nothing
    }
    <plan-tools .domain=${shownDomain} .shown=${plan.shown} .checked=${plan.checked} .format=${plan.format}
      .text=${plan.text}
      ?copied=${plan.copied} @format-pick=${told(({ format }) => dispatch(pickFormat, format))}
      @plan-copy=${copyPlan} @plan-download=${downloadPlan}
      @plan-check=${told(({ text }) => dispatch(checkPlan, text))}></plan-tools>`;
}
