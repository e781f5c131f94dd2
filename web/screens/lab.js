/**
 * The Lab's screen as a function of the state: which elements there are, what they are given, whom they tell.
 * @import { LabPage } from '../lab.js'
 * @import { KeyGroups } from './page-shell.js'
 */
import { html } from 'lit';
import { labOf } from '../state/lab-state.js';
import { labStatus } from '../state/selectors-lab.js';
import * as updates from '../state/updates-lab.js';
import { resizePane } from '../state/updates-page.js';
import { told } from '../views/events.js';
import { levelBrowser } from './board-choice.js';
import { labBar } from './lab-bar.js';
import { labPanes } from './lab-panes.js';
import { pageShell, phoneTitle, statusLine } from './page-shell.js';
import '../views/lab-frame.js';

/** @type {KeyGroups} */
const keys = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'check'],
      ['Esc', 'stop'],
      ['[ and ]', 'the counter-example before, the next one'],
      ['Ctrl or ⌘ + Z', 'undo, outside the code'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'In the code',
    keys: [
      ['Ctrl + Space', 'what fits here'],
      ['Tab, Shift + Tab', 'indent, less'],
      ['Esc, then Tab', 'leave the code'],
      ['Ctrl or ⌘ + Z', 'undo what was typed'],
      ['F8', 'to the next fault'],
    ],
  },
];

/** @param {LabPage} page */
export function labScreen(page) {
  const { state, dispatch } = page;
  return pageShell(page, {
    name: 'lab',
    isOpen: state.catalog !== null && state.history !== null,
    skip: 'Skip to the code',
    focus: () => document.querySelector('code-editor'),
    title: () => phoneTitle(labOf(state).name),
    bar: () => html`${labBar(page)}${statusLine(labStatus(state))}`,
    work: () => html`<lab-frame layout=${state.layout} .sizes=${state.panes.sizes} full=${state.panes.full}
      @pane-resize=${told(({ name, part }) => dispatch(resizePane, name, part))}
      >${labPanes(page)}</lab-frame>`,
    undo: updates.undoLab,
    redo: updates.redoLab,
    afresh: page.startAfresh,
    share: page.copyLink,
    keys,
    more: levelBrowser(page, (domain, board) => dispatch(updates.pickLabBoard, domain, board, page.now())),
  });
}
