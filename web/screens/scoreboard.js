/**
 * The scoreboard's screen as a function of the state.
 * @import { ScoreboardPage } from '../scoreboard.js'
 * @import { KeyGroups } from './page-shell.js'
 */
import { html } from 'lit';
import { scoreboardStatus } from '../state/selectors-scoreboard.js';
import { redoBoard, stopRun, undoBoard } from '../state/updates-scoreboard.js';
import { pageShell, phoneTitle, statusLine } from './page-shell.js';
import { chartPane } from './scoreboard-charts.js';
import { scoreboardBar } from './scoreboard-bar.js';
import { cellPane, matrixPane } from './scoreboard-panes.js';

/** @type {KeyGroups} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'run, or go on'],
      ['Esc', 'pause'],
      ['Ctrl or ⌘ + Z', 'undo'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'In the table',
    keys: [
      ['Arrow keys', 'another cell'],
      ['Page up, page down', 'some rows further'],
      ['Home, End', 'first and last column; with Ctrl, first and last level'],
      ['Enter', 'open the run in Puzzles'],
    ],
  },
];

/** @param {ScoreboardPage} page */
export function scoreboardScreen(page) {
  const { state, dispatch } = page;
  return pageShell(page, {
    name: 'lab',
    isOpen: state.catalog !== null && state.history !== null,
    skip: 'Skip to the table',
    focus: () => document.querySelector('score-matrix')?.shadowRoot?.querySelector('[tabindex="0"]'),
    title: () => phoneTitle('Scoreboard'),
    bar: () => html`${scoreboardBar(page)}${statusLine(scoreboardStatus(state), () => dispatch(stopRun))}`,
    work: () => html`<div class=${state.panes.full ? 'score-main full' : 'score-main'}>
      ${matrixPane(page)}${chartPane(page)}${cellPane(page)}</div>`,
    undo: undoBoard,
    redo: redoBoard,
    afresh: page.startAfresh,
    share: page.copyLink,
    keys,
    narration: state.stored,
    more: html`<div class="drop" ?hidden=${!state.dropping}>Drop levels, or a run to compare with</div>`,
  });
}
