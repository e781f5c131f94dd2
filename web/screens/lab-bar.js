/**
 * The Lab's bar: check, which puzzle and board, under which name; and in which language the code is.
 * @import { LabPage } from '../lab.js'
 */
import { html, nothing } from 'lit';
import { languages } from '../model/own.js';
import { pythonMissing } from '../model/places.js';
import { labOf } from '../state/lab-state.js';
import { boardName, functionsNow, knowsFormulas, labDomain, labPrimary } from '../state/selectors-lab.js';
import * as updates from '../state/updates-lab.js';
import { mostStates, primaryOfLab, startCheck } from '../state/updates-lab-check.js';
import { closeMenu, notify, toggleMenu } from '../state/updates-page.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { boardChoice } from './board-choice.js';
import { labSegments } from './lab-segments.js';
import '../views/solve-button.js';

const ways = [
  { id: 'check', name: 'Check', about: 'every state, up to 3 million', key: 'Ctrl ↵' },
  { id: 'quick', name: 'Check quickly', about: '100,000 states at most' },
  { id: 'all', name: 'Check without a limit', about: 'as far as the memory goes' },
];
const placementsWay = {
  id: 'placements',
  name: 'Check all placements',
  about: 'every way to place the pieces, reached or not',
};
/** @type {Record<string, number | null>} */
const limits = { check: mostStates, quick: 100_000, all: null, placements: mostStates };

/** @param {LabPage} page */
export function labBar(page) {
  const { state, dispatch, now } = page;
  const document = labOf(state);
  const isPhone = state.layout === 'phone';
  const board = boardChoice(page, boardName(state, document), document, (text) =>
    dispatch(updates.editLabDocument, { board: text }, 'board', now()),
  );
  return html`<div class="lab-bar" role="search" aria-label="What to check">
    <solve-button .primary=${labPrimary(state)} 
      .ways=${isPhone ? [] : labDomain(state)?.has_placements ? [...ways, placementsWay] : ways}
      ?open=${state.open === 'solve'}
      @primary=${() => dispatch(primaryOfLab)} @menu-toggle=${() => dispatch(toggleMenu, 'solve')}
      @way=${told(({ id }) => {
        dispatch(closeMenu);
        dispatch(startCheck, limits[id], id === 'placements');
      })}></solve-button>
    <span class="rule"></span>
    ${labSegments('lab')}
    <span class="rule"></span>
    ${isPhone ? languageField(page) : nothing}
    <select class="puzzle" aria-label="Puzzle" @change=${filled((domain) =>
      dispatch(updates.pickLabDomain, domain, now()),
    )}>${choices(state.catalog?.domains ?? [], document.domain)}</select>
    ${board.button}
    ${nameField(page)}
    ${entryField(page)}
    <button type="button" class="button use" title="Open the puzzles with this heuristic"
      aria-disabled=${!document.code.trim()} @click=${() => page.useInPuzzles()}>${icons.play}<span>Use it in
      Puzzles</span></button>
  </div>${board.panel}`;
}

/** In which language the code is. @param {LabPage} page */
export const languageField = ({ state, dispatch, now }) =>
  html`<div slot="tools" class="segments language" role="group" aria-label="Language">${languages
    .filter(({ id }) => id !== 'formula' || knowsFormulas(state))
    .map(
      ({ id, name }) => html`<button type="button" aria-pressed=${id === labOf(state).language}
      @click=${() =>
        id === 'python' && pythonMissing
          ? dispatch(notify, pythonMissing, 'note')
          : dispatch(updates.pickLanguage, id, now())}>${name}</button>`,
    )}</div>`;

/** The name, which can be typed over. @param {LabPage} page */
function nameField({ state, dispatch, now }) {
  return html`<label class="own-name" title="The heuristic’s name"><i>h</i><input aria-label="Name of the
    heuristic"
    autocomplete="off" spellcheck="false" .value=${labOf(state).name}
    @change=${filled((name) => dispatch(updates.renameOwn, name.trim() || 'own', now()))}
    >${icons.pencil}</label>`;
}

/** Which function is meant, where there are several. @param {LabPage} page */
function entryField({ state, dispatch, now }) {
  const found = functionsNow(state);
  if (found.length < 2) return nothing;
  const { entry } = labOf(state);
  const rows = [{ id: '', name: 'the main one' }, ...found.map(({ name }) => ({ id: name, name }))];
  return html`<select class="entry" aria-label="Function" @change=${filled((id) =>
    dispatch(updates.editLabDocument, { entry: id }, '', now()),
  )}>${choices(rows, entry)}</select>`;
}
