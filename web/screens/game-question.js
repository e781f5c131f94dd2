/** The card of a question on the game's page. @import { GameView } from '../game.js' */
import { html, nothing } from 'lit';
import { checkAnswer, closeQuestion, give, showAnswer, showHint } from '../state/updates-question.js';
import { told } from '../views/events.js';
import '../views/question-card.js';

/** @param {GameView} page */
export function gameQuestion({ state, dispatch, isFramed }) {
  const { question, diagnostic } = state;
  if (!question) return nothing;
  return html`<question-card .question=${question} .waiting=${diagnostic?.message ?? ''}
    ?canClose=${!isFramed}
    @give=${told(({ given }) => dispatch(give, given))} @check=${() => dispatch(checkAnswer)}
    @hint=${() => dispatch(showHint)} @answer-show=${() => dispatch(showAnswer)}
    @close=${() => dispatch(closeQuestion)}></question-card>`;
}
