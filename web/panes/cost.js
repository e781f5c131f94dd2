/** The best plan's cost and the lower bound, while the search runs.
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { showPlan } from '../state/updates-plan.js';
import { told } from '../views/events.js';
import '../views/lens-anytime.js';

/** @type {PaneView} */
export default function cost({ run, overview, plan }, { dispatch }) {
  const bound = run?.ask.seconds == null ? null : run.ask.from + run.ask.seconds;
  return html`<lens-anytime class="fill" .run=${run} .track=${overview.track}
    .bound=${run?.status === 'running' ? bound : null}
    .chosen=${plan.shown?.incumbent ?? null}
      @incumbent-pick=${told(({ index }) => dispatch(showPlan, index))}></lens-anytime>`;
}
