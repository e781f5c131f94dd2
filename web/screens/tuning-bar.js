/**
 * The Tuning page's bar: run, which page of the Lab, which puzzle and board, and how far every search goes.
 * @import { TuningPage } from '../tuning.js'
 */
import { html, nothing } from 'lit';
import { tuningBoardName, tuningDomain, tuningPrimary } from '../state/selectors-tuning.js';
import { tuningOf } from '../state/tuning-state.js';
import { closeMenu, toggleMenu } from '../state/updates-page.js';
import * as updates from '../state/updates-tuning.js';
import { primaryOfTuning } from '../state/updates-tuning-run.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { labSegments } from './lab-segments.js';
import '../views/board-view.js';
import '../views/number-field.js';
import '../views/pop-panel.js';
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
  const { domain } = tuningOf(state);
  return html`<div class="lab-bar tuning-bar" role="search" aria-label="What to run">
    <solve-button .primary=${tuningPrimary(state)} .ways=${[]}
      @primary=${() => dispatch(primaryOfTuning)}></solve-button>
    <span class="rule"></span>${labSegments('tuning')}<span class="rule"></span>
    <select class="puzzle" aria-label="Puzzle" @change=${filled((id) =>
      dispatch(updates.pickTuningDomain, id, now()),
    )}>${choices(state.catalog?.domains ?? [], domain)}</select>
    ${boardField(page)}${boundField(page)}
  </div>${state.open === 'board' ? boardPanel(page) : nothing}`;
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

/** @param {TuningPage} page */
function boardField({ state, dispatch }) {
  const { drawn } = state;
  const name = tuningBoardName(state);
  return html`<button type="button" class="button board" aria-haspopup="dialog" title="Another board"
    aria-label=${`Board: ${name}`} aria-expanded=${state.open === 'board'}
    @click=${() => dispatch(toggleMenu, 'board')}>${
      drawn && drawn.domain === tuningOf(state).domain
        ? html`<board-view class="thumb" aria-hidden="true" .domain=${tuningDomain(state)}
          .board=${drawn.board}></board-view>`
        : nothing
    }<span class="name">${name}</span>${icons.chevron}</button>`;
}

/** The board's text, and the way to the levels. @param {TuningPage} page */
function boardPanel(page) {
  const { state, dispatch, now } = page;
  const { check } = state;
  const close = () => dispatch(closeMenu);
  const wrong = check?.ok === false ? check.error : null;
  const words = wrong ? `${wrong.line ? `Line ${wrong.line}: ` : ''}${wrong.message}` : '';
  const left = globalThis.document.querySelector('.lab-bar .board')?.getBoundingClientRect().left ?? 8;
  return html`<pop-panel label="Board" .left=${left} .top=${104} .width=${420} @close=${close}>
    <div class="pad board-panel">
      <div class="buttons"><button type="button" class="button" autofocus @click=${() => {
        close();
        void page.openLevels();
      }}>${icons.grid}All levels</button><button type="button" class="button" @click=${() => {
        close();
        void page.chooseBoardFile();
      }}>Open a file</button></div>
      <label>The board as text<textarea rows="11" spellcheck="false" autocomplete="off"
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="board-words"
          .value=${tuningOf(state).board}
        @input=${filled((board) => dispatch(updates.editTuningDocument, { board }, 'board', now()))}
        ></textarea></label>
      <p id="board-words" class=${wrong ? 'wrong' : 'quiet'} role="status">${
        words || 'Any text that this puzzle reads, as the assignments write it.'
      }</p>
    </div></pop-panel>`;
}
