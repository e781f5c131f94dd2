/**
 * The Tuning page's bar: run, which page of the Lab, which puzzle and board, and how far every search goes.
 * @import { TuningPage } from '../tuning.js'
 */
import { html } from 'lit';
import { tuningBoardName, tuningPrimary } from '../state/selectors-tuning.js';
import { tuningOf } from '../state/tuning-state.js';
import * as updates from '../state/updates-tuning.js';
import { primaryOfTuning } from '../state/updates-tuning-run.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { boardChoice } from './board-choice.js';
import { labSegments } from './lab-segments.js';
import '../views/number-field.js';
import '../views/solve-button.js';

const bounds = [
  { id: 'expansions', name: 'expansions' },
  { id: 'seconds', name: 'seconds' },
];
/** What a bound is when it is first asked for. */
const usual = { expansions: 20_000, seconds: 2 };

/** @param {TuningPage} page */
export function tuningBar(page) {
  const { state, dispatch, now } = page;
  const document = tuningOf(state);
  const board = boardChoice(page, tuningBoardName(state), document, (text) =>
    dispatch(updates.editTuningDocument, { board: text }, 'board', now()),
  );
  return html`<div class="lab-bar tuning-bar" role="search" aria-label="What to run">
    <solve-button .primary=${tuningPrimary(state)} .ways=${[]}
      @primary=${() => dispatch(primaryOfTuning)}></solve-button>
    <span class="rule"></span>${labSegments('tuning')}<span class="rule"></span>
    <select class="puzzle" aria-label="Puzzle" @change=${filled((id) =>
      dispatch(updates.pickTuningDomain, id, now()),
    )}>${choices(state.catalog?.domains ?? [], document.domain)}</select>
    ${board.button}${boundField(page)}
  </div>${board.panel}`;
}

/** @param {TuningPage} page */
function boundField({ state, dispatch, now }) {
  const { bound } = tuningOf(state);
  const by = bound.seconds === null ? 'expansions' : 'seconds';
  const made = (/** @type {string} */ which, /** @type {number} */ value) =>
    which === 'seconds' ? { seconds: value, expansions: null } : { seconds: null, expansions: value };
  return html`<span class="bound" role="group" aria-label="Bound of each search">
    <number-field compact required label="At most" .value=${bound[by]} .minimum=${by === 'seconds' ? 0.01 : 1}
      .maximum=${by === 'seconds' ? 3600 : 100_000_000} ?whole=${by === 'expansions'}
      @value-change=${told(({ value }) => dispatch(updates.setTuningBound, made(by, Number(value)), now()))}
      ></number-field>
    <select aria-label="Bound by" @change=${filled((id) =>
      dispatch(updates.setTuningBound, made(id, usual[id === 'seconds' ? 'seconds' : 'expansions']), now()),
    )}>${choices(bounds, by)}</select></span>`;
}
