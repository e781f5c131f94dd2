/**
 * The Tuning page's screen as a function of the state: which elements there are, what they are given, whom
 * they tell.
 * @import { TuningPage } from '../tuning.js'
 * @import { KeyGroups } from './page-shell.js'
 */
import { html } from 'lit';
import { tuningStatus } from '../state/selectors-tuning.js';
import * as updates from '../state/updates-tuning.js';
import { levelBrowser } from './board-choice.js';
import { pageShell, phoneTitle, statusLine } from './page-shell.js';
import { tuningBar } from './tuning-bar.js';
import { tuningPanes } from './tuning-panes.js';

/** @type {KeyGroups} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'sweep, race, compare; pause'],
      ['Esc', 'pause'],
      ['1, 2, 3', 'sweep, race, first divergence'],
      ['Ctrl or ⌘ + Z', 'undo'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'In a race',
    keys: [
      ['Space', 'race, pause'],
      ['S', 'all one stride further'],
    ],
  },
];

/** @param {TuningPage} page */
export function tuningScreen(page) {
  const { state, dispatch } = page;
  return pageShell(page, {
    name: 'lab',
    isOpen: state.catalog !== null && state.history !== null,
    skip: 'Skip to the results',
    focus: () =>
      document.querySelector('.tuning-frame pane-frame')?.shadowRoot?.querySelector('[aria-selected=true]'),
    title: () => phoneTitle('Tuning'),
    bar: () => html`${tuningBar(page)}${statusLine(tuningStatus(state))}`,
    work: () => html`<div class=${`tuning-frame ${state.layout}`}>${tuningPanes(page)}</div>`,
    undo: updates.undoTuning,
    redo: updates.redoTuning,
    afresh: page.startAfresh,
    share: page.copyLink,
    keys,
    more: levelBrowser(page, (domain, board) => dispatch(updates.pickTuningBoard, domain, board, page.now())),
  });
}
