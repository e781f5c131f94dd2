/** Several searches side by side. @import { PaneView } from '../state/selectors-panes.js'
 * @import { Choice } from '../state/state.js' */
import { html } from 'lit';
import { documentOf } from '../state/state.js';
import { isWrong } from '../state/selectors-run.js';
import { editDocument } from '../state/updates-document.js';
import { solve } from '../state/updates-run.js';
import {
  addEntrant,
  changeEntrant,
  isRacing,
  removeEntrant,
  replaceEntrants,
  setRaceSeconds,
  startRace,
  stopRace,
} from '../state/updates-compare.js';
import { told } from '../views/events.js';
import '../views/lens-compare.js';

/** @type {PaneView} */
export default function compare(state, { dispatch, now }) {
  const { comparison, catalog, ready } = state;
  return html`<lens-compare class="pad" .catalog=${catalog} .document=${documentOf(state)}
    .entrants=${comparison.entrants}
    .seconds=${comparison.seconds} ?running=${isRacing(state)} ?able=${ready && !isWrong(state)}
    @compare-add=${told((detail) => dispatch(addEntrant, detail.choice))}
    @compare-sweep=${told((detail) => dispatch(replaceEntrants, detail.choices))}
    @compare-change=${told((/** @type {{ key: number, change: Partial<Choice> }} */ { key, change }) =>
      dispatch(changeEntrant, key, change),
    )}
    @compare-remove=${told((/** @type {{ key: number }} */ { key }) => dispatch(removeEntrant, key))}
    @seconds-change=${told((detail) => dispatch(setRaceSeconds, detail.seconds))}
    @compare-start=${() => dispatch(startRace)} @compare-stop=${() => dispatch(stopRace)}
    @compare-open=${told(({ choice }) => {
      dispatch(
        editDocument,
        { strategy: choice.strategy, heuristic: choice.heuristic, weight: choice.weight },
        '',
        now(),
      );
      dispatch(solve);
    })}></lens-compare>`;
}
