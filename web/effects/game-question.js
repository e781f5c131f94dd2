/**
 * Works out the key to the question about a game: minimax and alpha-beta are run on its boards in an
 * engine of their own, so that the search on the page is left alone.
 * @import { GameEngine } from '../engine/game-engine.js'
 * @import { MovePath, TreeNode } from '../engine/game-protocol.js'
 * @import { PosedCut } from '../model/class-cut.js'
 * @import { GameDocument } from '../model/game-document.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { GameState } from '../state/game-state.js'
 * @typedef {Pick<GameEngine, 'run' | 'look'>} AsideGame
 */
import { cutPosed, mostNodes } from '../model/class-cut.js';
import { requestOf } from '../model/game-document.js';
import { keyOf } from '../model/game-tree.js';
import { groupDigits } from '../model/game-words.js';
import { gameOf } from '../state/game-state.js';
import { questionBegun, questionPosed, questionVoid } from '../state/updates-question.js';

const seconds = 3;
const memoryMib = 256;

/** @param {Store<GameState>} store @param {() => AsideGame} createEngine @returns {Follower<GameState>} */
export function gameQuestionEffect(store, createEngine) {
  /** @type {AsideGame | null} */ let engine = null;
  /** One after the other: a game is looked into until the next one is run. */
  let turn = /** @type {Promise<unknown>} */ (Promise.resolve());

  /** @param {string} context @param {GameDocument} document */
  async function pose(context, document) {
    if (store.state.question?.context !== context) return;
    const posed = await posedOf((engine ??= createEngine()), document).catch(
      () => 'The engine was replaced: load the page again.',
    );
    store.dispatch(questionPosed, context, posed);
  }

  return (state) => {
    const { question } = state;
    if (!question) return;
    const context = contextOf(state);
    if (question.context && context && question.context !== context) return store.dispatch(questionVoid);
    if (question.status !== 'waiting' || !context) return;
    store.dispatch(questionBegun, context, null);
    turn = turn.then(() => pose(context, gameOf(state)));
  };
}

/** The boards that are asked about; '' while they are not known to be good. @param {GameState} state */
function contextOf({ history, checked, diagnostic }) {
  if (!history || checked !== history.present || diagnostic) return '';
  const { start, goal, turns } = history.present;
  return JSON.stringify([start, goal, turns]);
}

/** @param {AsideGame} engine @param {GameDocument} document @returns {Promise<PosedCut | string>} */
async function posedOf(engine, document) {
  const tree = async (/** @type {string} */ search) => {
    const outcome = await engine.run(requestOf({ ...document, search }, memoryMib), seconds, () => {});
    const result = outcome.ok ? outcome.result : null;
    if (!result || Number(result.nodes) > mostNodes) return result?.nodes ?? 'more than can be counted here';
    return { result, nodes: await nodesOf(engine) };
  };
  const plain = await tree('minimax');
  if (typeof plain === 'string')
    return `This cannot be asked here: the tree has ${groupDigits(plain)} nodes, which nobody overlooks.`;
  const pruning = await tree('alpha_beta_pruning');
  if (typeof pruning === 'string') return 'This cannot be asked here: alpha-beta did not end.';
  return cutPosed(plain.nodes, pruning.nodes, {
    plies: plain.result.line.length,
    calls: pruning.result.util_calls,
    all: plain.result.util_calls,
  });
}

/** All nodes that were visited, by their paths. @param {AsideGame} engine
 * @returns {Promise<Map<string, TreeNode>>} */
async function nodesOf(engine) {
  /** @type {Map<string, TreeNode>} */ const nodes = new Map();
  /** @type {MovePath[]} */ let wanted = [[]];
  while (wanted.length) {
    const found = await Promise.all(wanted.map((path) => engine.look('tree', path)));
    const here = found.flatMap((node) => node ?? []);
    for (const node of here) nodes.set(keyOf(node.path), node);
    wanted = here.flatMap(({ path, children }) =>
      children.flatMap(({ visited }, at) => (visited === 'visited' ? [[...path, at]] : [])),
    );
  }
  return nodes;
}
