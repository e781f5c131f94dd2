/** What to do next, when one asks. @import { PaneView } from '../state/selectors-panes.js' */
import { html, nothing } from 'lit';
import { formatValue } from '../model/format.js';
import { goalWords } from '../state/selectors-status.js';
import { levelBy } from '../state/selectors.js';
import { askHint } from '../state/updates-play.js';
import { stop } from '../state/updates-run.js';
import { icons } from '../views/icons.js';

/** Seen, not heard: it changes many times a second. @param {import('../state/state.js').Thought} thought */
const clock = ({ seconds, most }) =>
  html`<span class="num" aria-hidden="true">${seconds.toFixed(1)} s of ${formatValue(most)} s</span>`;

/** @type {PaneView} */
export default function hint(state, page) {
  const { play } = state;
  const { position } = play;
  const { dispatch } = page;
  if (!position)
    return html`<div class="pad"><p
    class="quiet">The board must be right before it can be played.</p></div>`;
  if (position.is_goal) {
    const next = levelBy(state, 1);
    return html`<div class="pad"><div
      class="done">${icons.check}<div><b>Solved by hand</b><p>${goalWords(state)}</p></div></div>
      <div class="buttons">${
        next
          ? html`<button type="button" class="button primary"
        @click=${() => page.levels.moveLevel(1)}>Next level:
        ${next.level.id}</button>`
          : nothing
      }
        <button type="button" class="button"
          @click=${() => page.play.seek(0)}>${icons.first}Play it again</button></div></div>`;
  }
  const undo = html`<button type="button" class=${position.dead_end ? 'button primary' : 'button'}
    ?disabled=${position.index === 0}
    @click=${() => page.play.seekBy(-1)}>${icons.undo}Undo 1 move</button>`;
  return html`<div class="pad" aria-live="polite">
    ${
      position.dead_end
        ? html`<div class="alert">${icons.alert}<div><b>No way out from
        here</b><p>${position.dead_end}</p></div></div>`
        : play.thinking || play.hint
          ? nothing
          : html`<p class="quiet">A hint names the next move of a plan. It is looked for by the same search
          that Solve uses, and the plan
        is kept.</p>`
    }
    ${
      play.thinking
        ? html`<p>Looking for a plan …
      ${play.thought.most ? clock(play.thought) : nothing}</p>`
        : nothing
    }
    ${play.hint ? html`<div class="hinted">${icons.bulb}<p>${play.hint.words}</p></div>` : nothing}
    <div class="buttons">${undo}
      ${
        play.hint?.more
          ? html`<button type="button" class="button"
          @click=${() => dispatch(askHint, true)}>${icons.bulb}Go on thinking</button>`
          : play.thinking
            ? html`<button type="button" class="button"
          @click=${() => dispatch(stop)}>${icons.stop}Stop</button>`
            : html`<button type="button" class="button"
          @click=${() => dispatch(askHint, false)}>${icons.bulb}Next move</button>`
      }
      <button type="button" class="button"
        @click=${() => page.solveFromHere()}>${icons.play}Solve from here</button></div>
  </div>`;
}
