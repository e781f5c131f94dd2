/**
 * The panes of the game's screen. A view is one object in this list: where it lives, its title, and what it
 * shows.
 * @import { GamePage } from '../game.js'
 * @import { GameState } from '../state/game-state.js'
 * @import { Defaults, TabOf } from '../state/selectors-panes.js'
 * @typedef {TabOf<GameState> & { view: (page: GamePage) => unknown }} GamePane
 */
import { html, nothing } from 'lit';
import { keyPart } from '../effects/question-loader.js';
import { noteOf } from '../model/game-document.js';
import { drawnRows, keyOf, listRows } from '../model/game-tree.js';
import { gameOf } from '../state/game-state.js';
import { gameChanged, gameRuns, isLeft, isPruned, positionOf } from '../state/selectors-game.js';
import { askedPlies, askedRows, isAskedOf } from '../state/selectors-game-question.js';
import { isHeld } from '../state/selectors-question.js';
import { gameLinked } from '../state/updates-game.js';
import { markCut } from '../state/updates-game-question.js';
import { drawnNote, drawnPlies, strongKeys } from '../state/selectors-game-tree.js';
import { closeTreeNode, openTreeNode, pickNode, showMoreNodes } from '../state/updates-game-walk.js';
import { told } from '../views/events.js';
import { missingHere } from '../views/part-note.js';
import { icons } from '../views/icons.js';
import { paneFrames } from './pane-frames.js';
import '../views/game-answer.js';
import '../views/game-lessons.js';
import '../views/game-setup.js';
import '../views/game-tree-drawing.js';
import '../views/game-tree-view.js';
import '../views/node-card.js';
import '../views/utility-table.js';

const applies = () => true;
/** Not while a question is open: it would give the answer away. @param {GameState} state */
const isTold = (state) => !isHeld(state);

/** @type {readonly GamePane[]} */
const panes = [
  {
    id: 'question',
    title: 'Question',
    home: 'A',
    applies: ({ question: asked }) => asked !== null,
    view: question,
  },
  { id: 'drawing', title: 'Game tree', home: 'C', alone: true, applies, view: drawing },
  { id: 'list', title: 'List', home: 'C', alone: true, applies: isTold, view: list },
  { id: 'rules', title: 'Rules', home: 'C', applies, view: rules },
  { id: 'lessons', title: 'Lessons', home: 'C', applies, view: lessons },
  { id: 'node', title: 'Node', home: 'A', applies: isTold, view: node },
  { id: 'counters', title: 'Counters', home: 'A', applies: isTold, view: counters },
  { id: 'setup', title: 'Boards as text', short: 'Text', home: 'A', applies, view: setup },
  { id: 'utility', title: 'Utility of this board', short: 'Utility', home: 'B', applies, view: utility },
];
/** The tree that is asked about is seen beside the question, where two have room. */
const besideQuestion = panes.map((pane) => (pane.id === 'drawing' ? { ...pane, alone: false } : pane));
const names = { A: 'This one', B: 'The board', C: 'The whole game', D: 'The whole game, too' };

/** What is shown by itself; where there is one row of tabs, what matters most comes first.
 * @param {GameState} state @returns {Defaults} */
function defaultsOf({ mode, layout, question: asked }) {
  const A = asked ? 'question' : { line: 'node', tree: 'node', edit: 'setup', play: 'counters' }[mode];
  const C = mode === 'play' ? 'rules' : 'drawing';
  const isOneRow = layout === 'phone' || layout === 'tablet';
  if (!isOneRow) return { A, B: 'utility', C, D: mode === 'play' ? 'lessons' : 'list' };
  if (asked) return { A, B: C, C: 'rules', D: 'utility' };
  return mode === 'edit' ? { A, B: C, C: 'utility', D: 'rules' } : { A: C, B: A, C: 'utility', D: 'list' };
}

/** @param {GamePage} page */
export const gamePanes = (page) =>
  paneFrames(page, {
    panes: page.state.question ? besideQuestion : panes,
    defaults: defaultsOf(page.state),
    names,
    body: (/** @type {GamePane} */ pane) => pane.view(page),
    tools: ({ id }) => (id === 'drawing' ? legend(page) : nothing),
  });

/** What the lines of the drawing mean. @param {GamePage} page */
function legend({ state }) {
  if (isAskedOf(state))
    return html`<span slot="tools" class="tree-legend" aria-hidden="true"><span
      class="cut">${icons.scissors}what you marked</span></span>`;
  const strong = state.tree.moment === null ? 'line of play' : 'being evaluated';
  const cut = isPruned(state) ? html`<span class="cut">${icons.scissors}cut</span>` : nothing;
  return html`<span slot="tools" class="tree-legend" aria-hidden="true"><i></i>${strong}${cut}</span>`;
}

/** @param {GamePage} page */
function setup({ state, edit }) {
  return html`<game-setup .info=${state.info} .levels=${state.levels} .document=${gameOf(state)}
    .boards=${state.boards} .drawn=${state.drawn} .diagnostic=${state.diagnostic}
    @document-change=${told(({ change, group }) => edit(change, group))}></game-setup>`;
}

/** @param {GamePage} page */
function counters({ state, copySolution }) {
  return html`<game-answer .run=${state.run} ?running=${gameRuns(state)} ?changed=${gameChanged(state)}
    @solution-copy=${copySolution}></game-answer>`;
}

/** @param {GamePage} page */
function node({ state, dispatch }) {
  return state.node
    ? html`<node-card .node=${state.node} ?left=${isLeft(state)} ?pruned=${isPruned(state)}
      .moment=${state.tree.moment} @tree-select=${told(({ path }) => dispatch(pickNode, path))}></node-card>`
    : html`<p class="pad quiet">Choose a node of the tree: here stands how its value came about.</p>`;
}

/** @param {GamePage} page */
function utility({ state }) {
  const position = positionOf(state);
  return position
    ? html`<utility-table .position=${position}></utility-table>`
    : html`<p class="pad quiet">The utility of each cell stands here.</p>`;
}

/** @param {GamePage} page */
function rules({ state }) {
  const note = noteOf(state.levels, gameOf(state));
  const parts = (state.info?.rules ?? '').split('\n\n');
  return html`<div class="pad rules">${note ? html`<p><b>These boards:</b> ${note}</p>` : nothing}
    ${parts.map((part) => html`<p>${part}</p>`)}</div>`;
}

/** @param {GamePage} page */
function lessons({ state, dispatch }) {
  return html`<div class="pad"><button type="button" class="button"
      @click=${() => dispatch(gameLinked, { ask: 'cut' })}>Ask which branches alpha-beta cuts here</button>
    <p class="small quiet">Share makes a link or an embed that asks it of its reader.</p></div>
    <game-lessons .info=${state.info}></game-lessons>`;
}

/** @param {GamePage} page */
function list({ state, dispatch }) {
  return html`<game-tree-view .rows=${listRows(state.tree)} ?pruned=${isPruned(state)}
    @tree-select=${told(({ path }) => dispatch(pickNode, path))}
    @tree-open=${told(({ path }) => dispatch(openTreeNode, path))}
    @tree-close=${told(({ path }) => dispatch(closeTreeNode, path))}
    @tree-more=${told(({ path }) => dispatch(showMoreNodes, path))}></game-tree-view>`;
}

/** The tree that is asked about, with the reader's own cuts: a tap on a branch marks it.
 * @param {GamePage} page */
function askedDrawing({ state, dispatch }) {
  const rows = askedRows(state);
  const mark = (/** @type {{ path: number[], byKey?: boolean }} */ { path, byKey }) =>
    byKey || !path.length || dispatch(markCut, keyOf(path));
  return html`<game-tree-drawing .rows=${rows} .plies=${askedPlies(state)} .line=${new Set()} selected="none"
    note="Press a branch to mark it as cut." pruned
    @tree-select=${told(mark)}></game-tree-drawing>`;
}

/** @param {GamePage} page */
function question(page) {
  if (page.state.panes.parts[keyPart] === 'failed') return missingHere('The question', page.question.again);
  return page.card.view?.(page) ?? html`<p class="pad quiet">The question is on its way …</p>`;
}

/** @param {GamePage} page */
function drawing(page) {
  const { state, dispatch } = page;
  if (isAskedOf(state)) return askedDrawing(page);
  const rows = drawnRows(state.tree);
  return html`<game-tree-drawing .rows=${rows} .plies=${drawnPlies(state)} .line=${strongKeys(state)}
    .selected=${keyOf(state.tree.selected)} .note=${drawnNote(state, rows)} ?pruned=${isPruned(state)}
    ?stale=${gameChanged(state)}
    @tree-select=${told(({ path }) => dispatch(pickNode, path))}></game-tree-drawing>`;
}
