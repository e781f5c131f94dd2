/**
 * The panes of the game's screen. A view is one object in this list: where it lives, its title, and what it
 * shows.
 * @import { GamePage } from '../game.js'
 * @typedef {{ id: string, title: string, home: 'A' | 'B' | 'C', view: (page: GamePage) => unknown }} GamePane
 */
import { html } from 'lit';
import { drawnRows, keyOf, listRows } from '../model/game-tree.js';
import { gameOf } from '../state/game-state.js';
import {
  drawnAgents, gameChanged, gameRuns, isLeft, isPruned, lineKeys, positionOf,
} from '../state/selectors-game.js';
import { resumeGame } from '../state/updates-game.js';
import { closeTreeNode, openTreeNode, pickNode, showMoreNodes } from '../state/updates-game-walk.js';
import { chooseTab } from '../state/updates-page.js';
import { told } from '../views/events.js';
import '../views/game-answer.js';
import '../views/game-lessons.js';
import '../views/game-setup.js';
import '../views/game-tree-drawing.js';
import '../views/game-tree-view.js';
import '../views/node-card.js';
import '../views/pane-frame.js';
import '../views/utility-table.js';

/** @type {readonly GamePane[]} */
const panes = [
  { id: 'drawing', title: 'Game tree', home: 'C', view: drawing },
  { id: 'list', title: 'List', home: 'C', view: list },
  { id: 'setup', title: 'Set-up', home: 'A', view: setup },
  { id: 'node', title: 'Node', home: 'A', view: node },
  { id: 'answer', title: 'Answer', home: 'A', view: answer },
  { id: 'utility', title: 'Utility', home: 'B', view: utility },
  { id: 'lessons', title: 'Lessons', home: 'B', view: lessons },
];
const names = { A: 'This one', B: 'The others', C: 'The whole game' };
/** What comes into sight first: the set-up beside the tree; where there is one row of tabs, the tree. */
const first = { desktop: 'setup', wide: 'setup', tablet: 'drawing', phone: 'drawing' };

/** One pane for each home where there is room, or one row of tabs for all. @param {GamePage} page */
export function gamePanes(page) {
  const { layout } = page.state;
  if (layout === 'phone' || layout === 'tablet') return frame(page, 'A', panes);
  const homes = /** @type {const} */ (['A', 'B', 'C']);
  return homes.map((home) => frame(page, home, panes.filter((pane) => pane.home === home)));
}

/** @param {GamePage} page @param {'A' | 'B' | 'C'} home @param {readonly GamePane[]} tabs */
function frame(page, home, tabs) {
  const chosen = page.state.panes.chosen[home] ?? (home === 'A' ? first[page.state.layout] : '');
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return html`<pane-frame slot=${home.toLowerCase()} label=${names[home]} class="bare-cards"
    .tabs=${tabs.map(({ id, title }) => ({ id, title, count: null, shown: id === shown.id }))}
    @tab-pick=${told(({ id }) => page.dispatch(chooseTab, home, id))}>${shown.view(page)}</pane-frame>`;
}

/** @param {GamePage} page */
function setup({ state, edit }) {
  return html`<game-setup .info=${state.info} .levels=${state.levels} .document=${gameOf(state)}
    .boards=${state.boards} .drawn=${state.drawn} .problem=${state.problem}
    @document-change=${told(({ change, group }) => edit(change, group))}></game-setup>`;
}

/** @param {GamePage} page */
function answer({ state, dispatch, copySolution }) {
  return html`<game-answer .run=${state.run} ?running=${gameRuns(state)} ?changed=${gameChanged(state)}
    @search-resume=${() => dispatch(resumeGame)} @solution-copy=${copySolution}></game-answer>`;
}

/** @param {GamePage} page */
function node({ state }) {
  return state.node
    ? html`<node-card .node=${state.node} ?left=${isLeft(state)} ?pruned=${isPruned(state)}></node-card>`
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
function lessons({ state }) {
  return html`<game-lessons .info=${state.info}></game-lessons>`;
}

/** @param {GamePage} page */
function list({ state, dispatch }) {
  return html`<game-tree-view .rows=${listRows(state.tree)} ?pruned=${isPruned(state)}
    @tree-select=${told(({ path }) => dispatch(pickNode, path))}
    @tree-open=${told(({ path }) => dispatch(openTreeNode, path))}
    @tree-close=${told(({ path }) => dispatch(closeTreeNode, path))}
    @tree-more=${told(({ path }) => dispatch(showMoreNodes, path))}></game-tree-view>`;
}

/** @param {GamePage} page */
function drawing({ state, dispatch }) {
  return html`<game-tree-drawing .rows=${drawnRows(state.tree)} .agents=${drawnAgents(state)}
    .line=${lineKeys(state)} .selected=${keyOf(state.cursor.looked)}
    @tree-select=${told(({ path }) => dispatch(pickNode, path))}></game-tree-drawing>`;
}
