/**
 * What the board pane shows, and what is known of the level.
 * @import { Cells, Domain, Level } from '../model/types.js'
 * @import { KnownCost, ShownPlan, State } from './state.js'
 */
import { domainOf } from '../model/document.js';
import { emptyFrontier } from '../model/narrate.js';
import { formatCount, formatValue } from '../model/format.js';
import { levelIndex, levelsOf } from '../model/levels.js';
import { lengthOf, lengthWords } from '../model/plan-length.js';
import { isPull } from '../model/roots.js';
import { boardKey, documentOf } from './state.js';
import { droppedNow, isWrong } from './selectors-run.js';

/** @param {State} state @returns {Domain | null} */
export const domainNow = ({ catalog, history }) =>
  catalog && history ? domainOf(history.present, catalog) : null;

/** The board on the stage. In search and plan it belongs to the search that was run, not to the text now.
 * @param {State} state @returns {{ domain: Domain | null, board: Cells | null, dimmed: boolean }} */
export function shownBoard(state) {
  const { cursor, selection, step, plan, run, drawn, catalog } = state;
  const find = (/** @type {string | undefined} */ wanted) =>
    catalog?.domains.find(({ id }) => id === wanted) ?? null;
  if (cursor.track === 'search' && run) {
    const board = selection?.cells ?? droppedNow(state)?.picture ?? step?.cells ?? null;
    if (board) return { domain: find(run.document.domain), board, dimmed: state.slowStep !== null };
  }
  if (cursor.track === 'plan' && plan.board && plan.document) {
    return { domain: find(plan.document.domain), board: plan.board, dimmed: false };
  }
  return { domain: find(drawn?.domain), board: drawn?.board ?? null, dimmed: isWrong(state) };
}

/** What the editor paints on: the last picture of this puzzle. @param {State} state
 * @returns {Cells | null} */
export const editorPicture = ({ picture, history }) =>
  picture && picture.domain === history?.present.domain ? picture.board : null;

/** Whether that picture is an older one, for the text now cannot even be sketched. @param {State} state */
export const isPictureOld = (state) => isWrong(state) && state.picture?.text !== documentOf(state).board;

/** @param {State} state @returns {{ strong: string, words: string }} */
export function captionOf(state) {
  const { cursor, mode, plan } = state;
  const level = levelNow(state)?.id ?? domainNow(state)?.name ?? '';
  if (mode === 'edit' && isPictureOld(state)) return wrongCaption(editorPicture(state), 'not the text');
  if (mode === 'edit')
    return state.tool.kind === 'move'
      ? { strong: 'Move', words: 'drag a piece to another square' }
      : { strong: brushName(state), words: 'drag to paint, right button erases' };
  if (mode === 'play') return { strong: level, words: 'click, swipe or arrows' };
  const dropped = droppedNow(state);
  if (dropped) return { strong: dropped.action, words: 'is dropped' };
  if (cursor.track === 'search') return stepCaption(state);
  if (cursor.track === 'plan' && plan.shown) {
    const action = plan.shown.actions[cursor.move - 1];
    return {
      strong: `${planName(state, plan.shown)}, ${shownLength(plan.shown, plan.document?.options)}`,
      words: action ? `after ${action}` : 'at the start',
    };
  }
  return isWrong(state) ? wrongCaption(state.drawn, '') : { strong: level, words: 'at the start' };
}

/** Of a text that cannot be read, where another board may be shown instead. @param {object | null} shown
 * @param {string} words */
const wrongCaption = (shown, words) =>
  shown ? { strong: 'The last good board', words } : { strong: 'No board', words: 'the text cannot be read' };

/** @param {Pick<ShownPlan, 'verdict' | 'cost'>} plan @param {Readonly<Record<string, string>>} [options] */
export function shownLength({ verdict, cost }, options) {
  const length = lengthOf(verdict);
  return length ? lengthWords(length, options) : `cost ${formatValue(cost)}`;
}

/** The plan by its number where there are several. @param {State} state @param {ShownPlan} shown */
export function planName({ run }, { title, incumbent }) {
  const found = run?.stats?.incumbents.length ?? 0;
  if (title || found < 2) return title || 'Plan';
  return `Plan ${incumbent + 1} of ${found}`;
}

/** @param {State} state */
const brushName = (state) =>
  state.tool.kind === 'brush' ? (domainNow(state)?.legend[state.tool.entry]?.name ?? 'Brush') : 'Move';

/** @param {State} state */
function stepCaption({ step, selection, slowStep, run }) {
  if (slowStep !== null) return { strong: `step ${formatCount(slowStep)}`, words: 'is being worked out …' };
  if (selection)
    return {
      strong: `node ${selection.node}`,
      words: selection.expandedAt === null ? 'selected, not expanded' : 'selected',
    };
  if (!step || !run) return { strong: '', words: '' };
  const { node, g, is_goal: isGoal } = step.expansion;
  const next = step.frontier.rows[0];
  if (node === null)
    return next
      ? { strong: `node ${next.node}`, words: 'is next' }
      : { strong: '', words: emptyFrontier(run).split(':')[0] }; // the node's pane says it all
  if (isGoal) return { strong: `node ${node}`, words: `is a goal, cost ${formatValue(g)}` };
  return {
    strong: `node ${node}`,
    words: `is expanded${isPull(step.expansion.action) ? ', pulling back' : ''}`,
  };
}

/** @type {WeakMap<object, { document: object, index: number }>} */
const places = new WeakMap();

/** Which of the puzzle's levels the board is, or -1; asked at every drawing, so it is kept.
 * @param {State} state */
export function levelPlace({ collections, history }) {
  if (!history) return -1;
  const kept = places.get(collections);
  if (kept?.document === history.present) return kept.index;
  const index = levelIndex(collections, history.present);
  places.set(collections, { document: history.present, index });
  return index;
}

/** @param {State} state @returns {Level | null} */
export const levelNow = (state) => levelEntry(state)?.level ?? null;

/** @param {State} state */
export const levelEntry = (state) =>
  state.history ? (levelsOf(state.collections, documentOf(state).domain)[levelPlace(state)] ?? null) : null;

/** The level so many places on; null where there is none. @param {State} state @param {number} by */
export function levelBy(state, by) {
  if (!state.history) return null;
  const place = levelPlace(state);
  const at = place < 0 ? (by > 0 ? 0 : -1) : place + by;
  return levelsOf(state.collections, documentOf(state).domain)[at] ?? null;
}

/** The cost of the best plan known for the board: of the level, of the search, or of a hint.
 * @param {State} state
 * @returns {KnownCost | null} */
export function bestKnown(state) {
  const optimal = levelNow(state)?.optimal ?? null;
  if (optimal !== null) return { cost: optimal, proved: true };
  const { run, history } = state;
  if (!history) return null;
  const key = boardKey(history.present.domain, history.present.board);
  const stats = run && boardKey(run.document.domain, run.document.board) === key ? run.stats : null;
  const searched =
    stats && stats.cost !== null ? { cost: stats.cost, proved: stats.claim.kind === 'optimal' } : null;
  const hinted = state.hinted[key] ?? null;
  if (!searched || !hinted) return searched ?? hinted;
  return { cost: Math.min(searched.cost, hinted.cost), proved: searched.proved || hinted.proved };
}
