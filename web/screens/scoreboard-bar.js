/**
 * The scoreboard's bar: run, which levels, within what, another configuration, and files.
 * @import { ScoreboardPage } from '../scoreboard.js'
 * @import { NamedCollection } from '../state/scoreboard-state.js'
 */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { boundWords } from '../model/batch.js';
import { formatCount, formatValue, plural } from '../model/format.js';
import { batchOf } from '../state/scoreboard-state.js';
import { scoreboardPrimary, tasksLeft } from '../state/selectors-scoreboard.js';
import * as updates from '../state/updates-scoreboard.js';
import { setFormer } from '../state/updates-scoreboard-view.js';
import { closeMenu, toggleMenu } from '../state/updates-page.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { exportsOf } from '../effects/scoreboard-files.js';
import { draftPanel } from './scoreboard-draft.js';
import { labSegments } from './lab-segments.js';
import '../views/number-field.js';
import '../views/pop-panel.js';
import '../views/solve-button.js';

const ways = [
  { id: 'rest', name: 'Run what is missing', key: 'Ctrl ↵' },
  { id: 'afresh', name: 'Run all afresh', about: 'what was found is an undo away' },
];

/** Where a panel stands: under the button that opens it. @param {string} part @param {number} width */
function placeUnder(part, width) {
  const box = document.querySelector(part)?.getBoundingClientRect();
  const left = Math.min(box?.left ?? 8, innerWidth - width - 8);
  return { left: Math.max(8, left), top: Math.max(104, (box?.bottom ?? 98) + 6) };
}

/** @param {ScoreboardPage} page */
export function scoreboardBar(page) {
  const { state, dispatch, now } = page;
  const batch = batchOf(state);
  const toggle = (/** @type {string} */ name) => () => dispatch(toggleMenu, name);
  return html`<div class="lab-bar score-bar" role="search" aria-label="What to run">
    <solve-button .primary=${scoreboardPrimary(state)} .ways=${state.layout === 'phone' ? [] : ways}
      ?open=${state.open === 'solve'}
      @primary=${page.primary} @menu-toggle=${toggle('solve')}
      @way=${told(({ id }) => {
        dispatch(closeMenu);
        if (id === 'afresh') dispatch(updates.runAfresh, now());
        else dispatch(updates.startRun);
      })}></solve-button>
    <span class="rule"></span>${labSegments('scoreboard')}<span class="rule"></span>
    <button type="button" class="button sets" aria-haspopup="dialog" aria-expanded=${state.open === 'sets'}
      aria-label=${`Levels: ${setsName(page)}`} @click=${toggle('sets')}><span
      class="name">${setsName(page)}</span>${icons.chevron}</button>
    <span class="count">${plural(batch.levels.length, 'level')}</span>
    <button type="button" class="button bound" aria-haspopup="dialog" aria-expanded=${state.open === 'bound'}
      aria-label=${`Bound of each run: ${shortBound(page)}`} title=${boundWords(batch.bound)}
      @click=${toggle('bound')}>${icons.clock}${shortBound(page)}</button>
    <button type="button" class="button add" aria-haspopup="dialog" title="Another way to search"
      aria-disabled=${batch.configurations.length >= updates.mostConfigurations}
      @click=${() =>
        batch.configurations.length < updates.mostConfigurations &&
        dispatch(updates.openDraft)}>${icons.plus}Configuration</button>
    <button type="button" class="button export" aria-haspopup="dialog" aria-expanded=${state.open === 'files'}
      aria-label="Export" @click=${toggle('files')}>${icons.download}<span>Export</span></button>
  </div>${panel(page)}`;
}

/** @param {ScoreboardPage} page */
function setsName({ state }) {
  const names = [...new Set(batchOf(state).levels.map(({ collection }) => collection))];
  if (!names.length) return 'Choose levels';
  return names.length === 1 ? names[0] : `${names.length} collections`;
}

/** @param {ScoreboardPage} page */
function shortBound({ state }) {
  const { seconds, expansions } = batchOf(state).bound;
  if (seconds !== null) return `${formatValue(seconds)} s`;
  return expansions === null ? 'No bound' : `${formatCount(expansions)} exp.`;
}

/** @param {ScoreboardPage} page */
function panel(page) {
  const { state, dispatch } = page;
  const panels = /** @type {const} */ ({
    sets: ['Levels', '.score-bar .sets', 420, setsPanel],
    bound: ['Bound of each run', '.score-bar .bound', 340, boundPanel],
    files: ['Export and compare', '.score-bar .export', 380, filesPanel],
    draft: ['Configuration', '.score-bar .add', 460, draftPanel],
  });
  if (!(state.open in panels)) return nothing;
  const [label, part, width, body] = panels[/** @type {keyof typeof panels} */ (state.open)];
  const { left, top } = placeUnder(part, width);
  return html`<pop-panel label=${label} .left=${left} .top=${top} .width=${width}
    @close=${() => dispatch(closeMenu)}>${body(page)}</pop-panel>`;
}

/** @param {ScoreboardPage} page */
function setsPanel(page) {
  const { state, dispatch, now } = page;
  const batch = batchOf(state);
  const domains = state.catalog?.domains ?? [];
  const row = (/** @type {NamedCollection} */ each) => html`<li><label><input type="checkbox"
    .checked=${live(updates.isPicked(batch, each))}
    @change=${() => dispatch(updates.toggleCollection, each.name, now())}><b>${each.title}</b><span>${plural(
      each.levels.length,
      'level',
    )}</span></label></li>`;
  const opened = state.collections.filter((each) => each.opened);
  return html`<div class="pad"><div class="buttons"><button type="button" class="button" autofocus
      @click=${page.chooseFile}>${icons.folder}Open a file</button></div>
    <p class="quiet">Or drop files on the page, or paste levels. Several may be chosen.</p>
    <ul class="score-list">${opened.length ? html`<li><h3>Opened here</h3></li>${opened.map(row)}` : nothing}
    ${domains.map(({ id, name }) => {
      const rows = state.collections.filter((each) => each.domain === id && !each.opened);
      return rows.length ? html`<li><h3>${name}</h3></li>${rows.map(row)}` : nothing;
    })}</ul></div>`;
}

/** @param {ScoreboardPage} page */
function boundPanel({ state, dispatch, now }) {
  const { bound, results } = batchOf(state);
  const kind = bound.seconds !== null ? 'seconds' : 'expansions';
  const take = (/** @type {string} */ by, /** @type {number | null} */ value) =>
    dispatch(
      updates.setBound,
      { seconds: by === 'seconds' ? value : null, expansions: by === 'seconds' ? null : value },
      now(),
    );
  const hasResults = Object.keys(results).length > 0;
  return html`<div class="pad score-form">
    <label>Each run ends after so many<select autofocus @change=${filled((by) =>
      take(by, by === 'seconds' ? 1 : 100_000),
    )}>${choices(
      [
        { id: 'expansions', name: 'expansions' },
        { id: 'seconds', name: 'seconds' },
      ],
      kind,
    )}</select></label>
    <number-field label=${kind === 'seconds' ? 'Seconds' : 'Expansions'} required
      ?whole=${kind === 'expansions'}
      .minimum=${kind === 'seconds' ? 0.05 : 1} .maximum=${kind === 'seconds' ? 3600 : 1e9}
      .value=${bound[kind]} @value-change=${told(({ value }) => take(kind, Number(value)))}></number-field>
    <p class="quiet">${
      kind === 'seconds'
        ? 'By the clock, as courses mark. Another machine, or a busy one, finds something else.'
        : 'The result is the same on every machine, and in the command line.'
    }${hasResults ? ' Another bound takes the results away; an undo brings them back.' : ''}</p></div>`;
}

/** @param {ScoreboardPage} page */
function filesPanel(page) {
  const { state, dispatch } = page;
  const act = (/** @type {() => unknown} */ what) => () => {
    dispatch(closeMenu);
    what();
  };
  const done = tasksLeft(state) < 1 || Object.keys(batchOf(state).results).length > 0;
  return html`<div class="score-menu">${exportsOf.map(
    ({ id, name, about }, i) => html`<button type="button" class="button" ?autofocus=${i === 0}
    aria-disabled=${!done} @click=${() => done && act(() => page.exportAs(id))()}>${name}
    <span>${about}</span></button>`,
  )}<hr>
    <button type="button" class="button" @click=${act(page.chooseFile)}>Compare with a run <span>a JSON file
      of before</span></button>
    ${
      page.hasPublished
        ? html`<button type="button" class="button" @click=${act(page.comparePublished)}>Compare with the
        published table <span>by expansions</span></button>`
        : nothing
    }${
      state.former
        ? html`<button type="button" class="button" @click=${act(() => dispatch(setFormer, null))}>Compare no
        more <span>${state.former.title}</span></button>`
        : nothing
    }</div>`;
}
