/** A question for a class. @import { PaneView } from '../state/selectors-panes.js'
 * @import { Mode } from '../state/state.js' */
import { html, nothing } from 'lit';
import { keyPart } from '../effects/question-loader.js';
import { isOfStep } from '../model/asks.js';
import { domainNow } from '../state/selectors.js';
import { isSettled } from '../state/selectors-question.js';
import { selectNode } from '../state/updates-cursor.js';
import {
  askHere,
  checkAnswer,
  closeQuestion,
  give,
  showAnswer,
  showHint,
} from '../state/updates-question.js';
import { madeNow, makeState, useMade } from '../state/updates-making.js';
import { told } from '../views/events.js';
import { missingHere } from '../views/part-note.js';
import '../views/question-card.js';

/** @type {PaneView} */
export default function question(state, page) {
  const { dispatch } = page;
  const { question: asked, run, cursor, catalog } = state;
  if (!asked) return nothing;
  if (state.panes.parts[keyPart] === 'failed') return missingHere('The question', page.question.again);
  const ofStep = isOfStep(asked.ask);
  const isElsewhere = ofStep && cursor.track === 'search' && cursor.step !== asked.step;
  const domain = ofStep ? catalog?.domains.find(({ id }) => id === run?.document.domain) : domainNow(state);
  const canUse = madeNow(state) !== null;
  return html`<question-card .question=${asked} .domain=${domain ?? null} ?canClose=${!state.embed.on}
    ?canAskHere=${isElsewhere && isSettled(asked)}
    .waiting=${ofStep && !run ? 'The question is about a step of the search: solve the board first.' : ''}
    @give=${told(({ given }) => dispatch(give, given))}
    @node-pick=${told(({ node }) => dispatch(selectNode, node))}
    .hands=${ofStep ? null : { mode: state.mode, canEdit: !state.embed.readOnly, canUse }}
    @make=${told((/** @type {{ mode: Mode }} */ { mode }) => dispatch(makeState, mode))}
    @state-use=${() => dispatch(useMade)}
    @check=${() => dispatch(checkAnswer)} @hint=${() => dispatch(showHint)}
    @answer-show=${() => dispatch(showAnswer)} @ask-here=${() => dispatch(askHere)}
    @close=${() => dispatch(closeQuestion)}></question-card>`;
}
