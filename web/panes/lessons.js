/** Questions that courses ask, each with boards that show the answer.
 * @import { Showing } from '../model/questions.js'
 * @import { PaneView } from '../state/selectors-panes.js' */
import { html } from 'lit';
import { questions } from '../model/questions.js';
import '../views/lesson-cards.js';
import { told } from '../views/events.js';

/** @type {PaneView} */
export default function lessons(state, { sketch, showQuestion }) {
  return html`<lesson-cards .catalog=${state.catalog} .questions=${questions} .sketch=${sketch}
    @question-show=${told((/** @type {{ change: Showing['change'] }} */ { change }) =>
      showQuestion(change),
    )}></lesson-cards>`;
}
