/**
 * The game's screen as a function of the state: which elements there are, what they are given, whom they
 * tell.
 * @import { GamePage } from '../game.js'
 * @import { KeyGroups } from './page-shell.js'
 */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { levelOf } from '../model/game-document.js';
import { gameOf } from '../state/game-state.js';
import { askedStatus, gamePrimary, gameStatus } from '../state/selectors-game.js';
import { isHeld } from '../state/selectors-question.js';
import * as gameUpdates from '../state/updates-game.js';
import { resizePane } from '../state/updates-page.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { gamePanes } from './game-panes.js';
import { gameStageArea } from './game-stage-area.js';
import { pageShell, statusLine } from './page-shell.js';
import '../views/number-field.js';
import '../views/solve-button.js';
import '../views/work-frame.js';

/** @type {KeyGroups} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'solve'],
      ['Esc', 'stop'],
      ['W, E, P', 'watch, edit, play'],
      ['[ and ]', 'the boards before, the next ones'],
      ['1 to 4', 'game tree, list, rules, lessons'],
      ['Ctrl or ⌘ + Z', 'undo, outside text fields'],
      ['Ctrl or ⌘ + Shift + Z', 'redo'],
      ['L', 'share: link, embed, pictures and files'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'Watch',
    keys: [
      ['→ and ←', 'one ply or step forward, back'],
      ['Home, End', 'first, last'],
      ['Space', 'play or pause'],
    ],
  },
  {
    name: 'In the drawn tree',
    keys: [
      ['↑ and ↓', 'to the parent, to the best child'],
      ['← and →', 'along a ply'],
      ['+ and −', 'zoom'],
      ['0', 'the whole tree'],
    ],
  },
  {
    name: 'In the list',
    keys: [
      ['↑ and ↓', 'the node above, below'],
      ['→', 'open, then to the first move'],
      ['←', 'close, then to the node before'],
      ['Home, End', 'first, last that is shown'],
    ],
  },
  {
    name: 'Play',
    keys: [
      ['N, Shift + N', 'the next tile, the one before'],
      ['Arrows', 'move that tile'],
      ['Z or U', 'take back'],
      ['R', 'from the start'],
    ],
  },
  {
    name: 'Edit, on a board',
    keys: [
      ['Arrows', 'choose a cell'],
      ['0 to 9, −', 'put a tile there'],
      ['. or Delete', 'empty it'],
      ['X', 'fix it'],
      ['Enter or Space', 'use the tool: pick up, put down'],
    ],
  },
];

/** @param {GamePage} page */
export function gameScreen(page) {
  const { state, dispatch } = page;
  return pageShell(page, {
    name: 'game',
    isOpen: state.info !== null && state.history !== null,
    skip: 'Skip to the board',
    focus: () => document.querySelector('game-stage'),
    title: () => levelChoice(page),
    bar: () =>
      page.isFramed && isHeld(state)
        ? nothing
        : html`${bar(page)}${statusLine(isHeld(state) ? askedStatus : gameStatus(state))}`,
    work: () => html`<work-frame layout=${state.layout} .sizes=${state.panes.sizes} wholeFirst
      .full=${state.layout === 'phone' ? '' : state.panes.full}
      @pane-resize=${told(({ name, part }) => dispatch(resizePane, name, part))}>
      ${gameStageArea(page)}${gamePanes(page)}</work-frame>`,
    undo: gameUpdates.undoGame,
    redo: gameUpdates.redoGame,
    afresh: () => dispatch(gameUpdates.startGameAfresh, page.now()),
    share: page.share,
    keys,
    more: html`<game-share .state=${state}></game-share>`,
  });
}

/** What runs, and how: always in view. @param {GamePage} page */
function bar(page) {
  const { state, dispatch, edit } = page;
  const document = gameOf(state);
  const isPhone = state.layout === 'phone';
  return html`<div class="game-bar" role="search" aria-label="How to search">
    <solve-button .primary=${gamePrimary(state)}
      @primary=${() => dispatch(gameUpdates.primaryOfGame)}></solve-button>
    ${isPhone ? nothing : html`<span class="rule"></span>${levelChoice(page)}<span class="rule"></span>`}
    <select aria-label="Search" @change=${filled((search) => edit({ search }))}>${choices(
      state.info?.searches ?? [],
      document.search,
    )}</select>
    ${turnsField(page)}
    <div class="game-time-bound">${icons.clock}<number-field compact label="Time bound in seconds"
      placeholder="none" .value=${document.time_bound}
      @value-change=${told((/** @type {{ value: number | null }} */ { value }) =>
        edit({ time_bound: value }, 'time'),
      )}></number-field>${
        document.time_bound === null ? nothing : html`<span aria-hidden="true">s</span>`
      }</div>
    ${
      state.run?.result && !isHeld(state)
        ? html`<button type="button" class="button solution" title="Copy the solution file"
      @click=${page.copySolution}>${icons.copy}Solution file</button>`
        : nothing
    }
  </div>`;
}

/** @param {GamePage} page */
function turnsField({ state, edit }) {
  const { diagnostic } = state;
  const { turns } = gameOf(state);
  const wrong = diagnostic && !['start', 'goal'].includes(diagnostic.field) ? diagnostic.message : '';
  const plies = !diagnostic && Number(turns) > 0 ? `, ${Number(turns) * 3} plies` : '';
  return html`<label class="game-turns" title=${wrong}><i>n</i><input inputmode="numeric" autocomplete="off"
    aria-label="Turns of each agent, n" .value=${live(turns)} aria-invalid=${wrong ? 'true' : 'false'}
    @input=${filled((typed) => edit({ turns: typed }, 'turns'))}><span>${
      Number(turns) === 1 ? 'turn' : 'turns'
    } each${plies}</span></label>`;
}

/** @param {GamePage} page */
function levelChoice({ state, dispatch, now }) {
  const { levels, drawn } = state;
  const at = levelOf(levels, gameOf(state));
  const pick = (/** @type {number} */ index) => dispatch(gameUpdates.pickGameLevel, index, now());
  const own = at < 0 ? html`<option value="-1" selected>Your own boards</option>` : nothing;
  const go = (/** @type {number} */ by) => () => dispatch(gameUpdates.moveGameLevel, by, now());
  const small = drawn.start
    ? html`<tile-board aria-hidden="true" .board=${drawn.start}></tile-board>`
    : nothing;
  return html`<span class="game-level" slot="level"><button type="button" class="button"
      aria-label="Previous boards" title="Previous boards ([)" aria-disabled=${at <= 0}
      @click=${go(-1)}>${icons.previous}</button><label>${small}<select
        aria-label="Boards" @change=${filled((value) => pick(Number(value)))}>${own}${choices(
          levels.map(({ id }, index) => ({ id: index, name: id })),
          at,
        )}</select>${
          at >= 0 ? html`<span class="count">${at + 1}/${levels.length}</span>` : nothing
        }</label><button type="button"
      class="button" aria-label="Next boards" title="Next boards (])" aria-disabled=${at >= levels.length - 1}
      @click=${go(1)}>${icons.next}</button></span>`;
}
