/**
 * Every view that can be opened in a pane, each one object: where it lives, when it applies, and how to get
 * it. A new view is a row here and a file in panes/.
 * @import { Pane, PaneView } from './state/selectors-panes.js'
 * @import { State } from './state/state.js'
 */
import { isPaneHeld } from './state/selectors-question.js';
import { boardWarnings } from './state/selectors-status.js';

/** @param {State} state */
const watching = ({ mode }) => mode === 'watch';
/** @param {State} state */
const editing = ({ mode }) => mode === 'edit';
/** @param {State} state */
const playing = ({ mode }) => mode === 'play';
/** @param {State} state */
const notEditing = ({ mode }) => mode !== 'edit';
/** @param {State} state */
const searched = ({ mode, run }) => mode !== 'edit' && run !== null;
/** @param {State} state */
const stepping = ({ mode, run }) => mode === 'watch' && run !== null;

/** Feature-space search, or what begins with it; until the engine says that this one has no features.
 * @param {State} state */
const hasCells = ({ mode, run, catalog, overview }) =>
  mode !== 'edit' &&
  ['fess', 'solve'].includes(run?.document.strategy ?? '') &&
  catalog?.domains.find(({ id }) => id === run?.document.domain)?.own_strategies.includes('fess') === true &&
  overview.cells?.view.features.length !== 0;

/** @type {readonly Pane[]} */
const all = [
  {
    id: 'question',
    title: 'Question',
    icon: 'question',
    home: 'A',
    applies: ({ question }) => question !== null,
    load: () => import('./panes/question.js'),
  },
  {
    id: 'rules',
    title: 'Rules',
    icon: 'question',
    home: 'A',
    part: 'puzzle',
    applies: notEditing,
    load: () => import('./panes/rules.js'),
  },
  {
    id: 'plans',
    title: 'Plans',
    icon: 'flag',
    home: 'A',
    part: 'answer',
    applies: watching,
    load: () => import('./panes/plans.js'),
    count: ({ run }) => run?.stats?.incumbents.length || null,
  },
  {
    id: 'moves',
    title: 'Moves',
    icon: 'hand',
    home: 'A',
    part: 'play',
    applies: playing,
    load: () => import('./panes/moves.js'),
    count: ({ play }) => play.position?.index || null,
  },
  {
    id: 'node',
    title: 'Node',
    icon: 'plus',
    home: 'A',
    part: 'step',
    applies: stepping,
    load: () => import('./panes/node.js'),
  },
  {
    id: 'text',
    title: 'Board as text',
    icon: 'pencil',
    home: 'A',
    part: 'puzzle',
    applies: editing,
    load: () => import('./panes/text.js'),
  },
  {
    id: 'formats',
    title: 'Formats',
    icon: 'help',
    home: 'A',
    applies: editing,
    load: () => import('./panes/formats.js'),
  },
  {
    id: 'checks',
    title: 'Checks',
    icon: 'check',
    home: 'B',
    part: 'puzzle',
    applies: editing,
    load: () => import('./panes/checks.js'),
    count: (state) => boardWarnings(state).length + (state.check?.ok === false ? 1 : 0) || null,
  },
  {
    id: 'level',
    title: 'Level',
    icon: 'grid',
    home: 'B',
    part: 'puzzle',
    applies: () => true,
    load: () => import('./panes/level.js'),
  },
  {
    id: 'hint',
    title: 'Hint',
    icon: 'bulb',
    home: 'B',
    part: 'play',
    applies: playing,
    load: () => import('./panes/hint.js'),
  },
  {
    id: 'counters',
    title: 'Counters',
    icon: 'plus',
    home: 'B',
    part: 'answer',
    applies: searched,
    load: () => import('./panes/counters.js'),
  },
  {
    id: 'frontier',
    title: 'Frontier',
    icon: 'menu',
    home: 'B',
    part: 'step',
    applies: stepping,
    load: () => import('./panes/frontier.js'),
    count: ({ cursor, step }) => (cursor.track === 'search' && step ? step.frontier.total : null),
  },
  {
    id: 'closed',
    title: 'Closed',
    icon: 'check',
    home: 'B',
    part: 'step',
    applies: stepping,
    load: () => import('./panes/closed.js'),
  },
  {
    id: 'estimates',
    title: 'Estimates',
    icon: 'info',
    home: 'C',
    part: 'puzzle',
    applies: editing,
    load: () => import('./panes/estimates.js'),
  },
  {
    id: 'lessons',
    title: 'Lessons',
    icon: 'bulb',
    home: 'C',
    applies: () => true,
    load: () => import('./panes/lessons.js'),
  },
  {
    id: 'cost',
    title: 'Cost over time',
    short: 'Cost',
    icon: 'clock',
    home: 'C',
    part: 'views',
    applies: notEditing,
    load: () => import('./panes/cost.js'),
  },
  {
    id: 'tree',
    title: 'Tree',
    icon: 'share',
    home: 'C',
    part: 'views',
    applies: notEditing,
    load: () => import('./panes/tree.js'),
  },
  {
    id: 'cells',
    title: 'Cells',
    icon: 'grid',
    home: 'C',
    part: 'views',
    applies: hasCells,
    load: () => import('./panes/cells.js'),
  },
  {
    id: 'plane',
    title: 'h–g plane',
    short: 'h–g',
    icon: 'grid',
    home: 'C',
    part: 'views',
    applies: notEditing,
    load: () => import('./panes/plane.js'),
  },
  {
    id: 'heat',
    title: 'Heat map',
    short: 'Heat',
    icon: 'spark',
    home: 'C',
    part: 'views',
    applies: notEditing,
    load: () => import('./panes/heat.js'),
  },
  {
    id: 'compare',
    title: 'Compare',
    icon: 'sliders',
    home: 'C',
    part: 'views',
    applies: notEditing,
    load: () => import('./panes/compare.js'),
  },
];

/** While a question is open, what would give it away does not apply. */
export const panes = all.map((pane) => ({
  ...pane,
  applies: (/** @type {State} */ state) => pane.applies(state) && !isPaneHeld(state, pane.id),
}));
