/**
 * What follows from the state of the game's page: what can be done, and what is said of it.
 * @import { TreeNode } from '../engine/game-protocol.js'
 * @import { GameView } from '../model/game-link.js'
 * @import { GameState } from './game-state.js'
 * @import { Primary, Status } from './selectors-status.js'
 */
import { noteOf, sameGame } from '../model/game-document.js';
import { leadsOn } from '../model/game-link.js';
import { isPersonsTurn } from '../model/game-play.js';
import { phaseOf } from '../model/game-tree.js';
import {
  formatUtility,
  groupDigits,
  searchTime,
  shortMove,
  statusWords,
  windowWords,
} from '../model/game-words.js';
import { gameOf } from './game-state.js';
import { isHeld } from './selectors-question.js';

/** @param {GameState} state */
export const gameRuns = ({ run }) => run !== null && run.ended < run.leg;

/** The search that can be looked into, each of its legs being another; '' for none.
 * @param {GameState} state */
export const legOf = ({ run }) => (run?.ended && !run.diagnostic ? `${run.id}.${run.ended}` : '');

/** Whether the boards or the search are others than those of the last run. @param {GameState} state */
export const gameChanged = (state) => state.run !== null && !sameGame(state.run.document, gameOf(state));

/** A document that was not looked at yet may be searched: then the engine says what is wrong.
 * @param {GameState} state */
export const canRun = (state) =>
  state.ready &&
  state.history !== null &&
  !gameRuns(state) &&
  (state.diagnostic === null || state.checked !== state.history.present);

/** The line of play of the boards that are open, as far as it is known. @param {GameState} state */
export const lineOf = (state) => (gameChanged(state) ? [] : (state.run?.result?.line ?? []));

/** Whether the search can go on where it ended. @param {GameState} state */
export const canResume = (state) =>
  state.run?.stats != null &&
  state.run.result === null &&
  !gameChanged(state) &&
  !gameRuns(state) &&
  ['timeout', 'cancelled'].includes(state.run.stats.status);

/** The position on the stage; none while the boards are others than those of the search.
 * @param {GameState} state */
export function positionOf(state) {
  if (state.mode === 'play') return state.play.position;
  return gameChanged(state) ? null : state.position;
}

/** Which node of the evaluation is shown, as a number of any size. @param {GameState} state */
export const stepOf = ({ tree, node, cursor }) =>
  cursor.wanted?.step ?? tree.moment ?? BigInt(node?.number ?? 0);

/** @param {GameState} state */
export const lastStepOf = ({ run }) => BigInt(run?.result?.nodes ?? 1) - 1n;

/** Whether the evaluation has left the node that is shown. @param {GameState} state */
export const isLeft = ({ node, tree }) =>
  !node || tree.moment === null || phaseOf(node, tree.moment, true) === 'left';

/** @param {GameState} state */
export const isPruned = ({ run }) => run?.document.search === 'alpha_beta_pruning';

/** What happens when a node is entered. @param {TreeNode} node */
export function stepWords(node) {
  if (node.role === 'leaf') return `the last board, utility ${formatUtility(node.value)}.`;
  const isOpen = node.alpha === null && node.beta === null;
  const bounds = isOpen ? '' : ` with alpha and beta ${windowWords(node.alpha, node.beta)}`;
  return `${node.agent} is to move${bounds}.`;
}

/** What stands over the board. @param {GameState} state */
export function gameCaption(state) {
  const { info, mode, run, play } = state;
  const position = positionOf(state);
  if (!position) {
    if (gameRuns(state)) return 'The search runs …';
    if (gameChanged(state)) return 'Now at the start: solve to begin';
    return run?.stats
      ? 'There is nothing to show yet: let the search go on.'
      : `${info?.summary ?? ''} Solve it to begin.`;
  }
  if (mode === 'line' && !run?.result) return 'Now at the start: the line of play is not known';
  const last = position.played.at(-1);
  if (mode === 'play' && isPersonsTurn(play)) return 'Now pick one of the framed tiles';
  return last ? `Now after ${shortMove(last.move)}` : 'Now at the start';
}

/** What is wrong with the boards, and where in their text. @param {GameState['diagnostic']} diagnostic */
export function editorMessage(diagnostic) {
  if (!diagnostic || !['start', 'goal'].includes(diagnostic.field)) return '';
  const name = diagnostic.field === 'start' ? 'Start' : 'Goal';
  const column = diagnostic.column ? `, column ${diagnostic.column}` : '';
  return `${name}${diagnostic.line ? `, line ${diagnostic.line}${column}` : ''}: ${diagnostic.message}`;
}

/** @param {GameState} state @returns {Primary} */
export function gamePrimary(state) {
  if (gameRuns(state)) return { word: 'Stop', icon: 'stop', kind: 'ink', why: '' };
  if (!canRun(state))
    return { word: 'Solve', icon: 'play', kind: 'off', why: state.diagnostic?.message ?? '' };
  if (canResume(state)) {
    return { word: 'Go on', icon: 'play', kind: 'solid', why: 'the same search, further' };
  }
  const isDone = state.run?.result && !gameChanged(state);
  return { word: 'Solve', icon: 'play', kind: isDone ? 'soft' : 'solid', why: 'Ctrl + Enter' };
}

/** @type {Omit<Status, 'title'>} */
const plain = { sign: 'dot', tone: '', words: '', figures: [], part: null, more: '' };
/** While a question is open. @type {Status} */
export const askedStatus = {
  ...plain,
  title: 'A question is open',
  words: 'What the search finds is shown when it is answered.',
};
/** @type {Omit<Status, 'title'>} */
const warning = { ...plain, sign: 'alert', tone: 'warn' };

/** @param {GameState} state @returns {Status} */
export function gameStatus(state) {
  const { run, diagnostic, info } = state;
  const { search: id, turns } = gameOf(state);
  const search = info?.searches.find((each) => each.id === id)?.name ?? '';
  if (diagnostic) return { ...warning, title: 'Cannot solve this', words: diagnostic.message };
  if (!run || gameChanged(state)) {
    const more = noteOf(state.levels, gameOf(state));
    return { ...plain, title: 'Ready', words: `${search}, ${Number(turns) * 3} plies in all.`, more };
  }
  if (run.diagnostic) return { ...warning, title: 'Not run', words: run.diagnostic.message };
  return gameRuns(state) ? runningStatus(state) : endedStatus(run, search, state.layout === 'phone');
}

/** @param {GameState} state @returns {Status} */
function runningStatus(state) {
  const seconds = state.run?.seconds ?? 0;
  const { time_bound: bound } = gameOf(state);
  const part = bound === null ? null : Math.min(1, seconds / Math.max(0.001, bound));
  return { ...plain, sign: 'busy', tone: 'busy', title: 'Searching', words: `${seconds.toFixed(1)} s`, part };
}

/** Longer than this is too long for a phone. */
const shortCount = 14;

/** @param {NonNullable<GameState['run']>} run @param {string} search @param {boolean} isPhone
 * @returns {Status} */
function endedStatus({ result, stats, seconds, plain: all, document }, search, isPhone) {
  if (!result) {
    const { heading, sentence } = stats ? statusWords(stats) : { heading: 'Ready', sentence: '' };
    return { ...plain, sign: 'half', title: heading, words: sentence };
  }
  const calls = groupDigits(result.util_calls);
  const both = `${calls} of ${groupDigits(all?.util_calls ?? '')}`;
  const figures = [
    { name: 'Utility calls', value: all && (!isPhone || both.length <= shortCount) ? both : calls },
    { name: 'Nodes', value: groupDigits(result.nodes) },
    { name: 'Time', value: searchTime(seconds) },
  ];
  const mean = document.search === 'minimax_rand' ? 'on average ' : '';
  const same = all?.value === result.value ? 'Same as minimax.' : `${search}.`;
  const words = `${mean}for AGENT1 and AGENT3, ${formatUtility(-result.value || 0)} for AGENT2. ${same}`;
  const title = `Value ${formatUtility(result.value)}`;
  return { ...plain, sign: 'tick', tone: 'good', title, words, figures };
}

/** What a link to this moment says of the search. While a question is open, or another game is set up, there
 * is no moment. @param {GameState} state @returns {Partial<GameView>} */
export function momentOf(state) {
  const { mode, cursor, tree, linked, panes } = state;
  const chosen = { panes: panes.chosen };
  if (!lineOf(state).length || isHeld(state)) return leadsOn(linked) ? {} : chosen;
  const selected = tree.selected.length ? tree.selected : null;
  if (mode === 'tree' && tree.moment !== null)
    return { ...chosen, step: Number(tree.moment), ply: null, node: null };
  if (mode === 'tree') return { ...chosen, node: selected, ply: null, step: null };
  return mode === 'line' ? { ...chosen, ply: cursor.ply || null, node: null, step: null } : chosen;
}
