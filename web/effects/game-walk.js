/**
 * Loads what is looked at of a search of the game: its position, the nodes that are open, selected or drawn,
 * the node that a step enters; and plays.
 * @import { GameEngine } from '../engine/game-engine.js'
 * @import { GamePosition, MovePath, TreeNode } from '../engine/game-protocol.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { GameState } from '../state/game-state.js'
 * @typedef {Pick<GameEngine, 'look'>} GameLookEngine
 */
import { keyOf, missingNodes, nodeOf } from '../model/game-tree.js';
import { turnWords } from '../model/game-words.js';
import { Ticker } from '../model/ticker.js';
import { legOf, stepWords } from '../state/selectors-game.js';
import { gameStepArrived, positionArrived, tickGame, treeNodeArrived } from '../state/updates-game-walk.js';
import { say } from '../state/updates-page.js';

/** @param {Store<GameState>} store @param {GameLookEngine} engine @param {Clock} clock
 * @returns {Follower<GameState>} */
export function gameWalkEffect(store, engine, clock) {
  const ticker = new Ticker(
    (wake, milliseconds) => clock.after(milliseconds, wake),
    () => clock.now(),
  );
  /** @type {Promise<unknown>} */ let loading = Promise.resolve();
  /** Nodes that are on their way, so that none is asked for twice. @type {Set<string>} */
  const asked = new Set();

  /** @param {GameState} state @param {boolean} isSought whether the reader went along the line */
  async function loadPosition({ cursor: { looked, ply }, run }, isSought) {
    const found = await engine.look('position', looked).catch(() => null);
    const position = /** @type {GamePosition | null} */ (found);
    const move = run?.result?.line[ply - 1];
    const made = move ? `${move.agent} ${move.move}. ` : '';
    const words = position && isSought ? `${made}${turnWords(position)}.` : '';
    store.dispatch(positionArrived, looked, position, words);
  }

  /** @param {string} leg @param {MovePath} path */
  async function loadNode(leg, path) {
    const key = `${leg}:${keyOf(path)}`;
    if (asked.has(key)) return;
    asked.add(key);
    const node = await engine.look('tree', path).catch(() => null);
    asked.delete(key);
    store.dispatch(treeNodeArrived, leg, path, /** @type {TreeNode | null} */ (node));
  }

  /** @param {{ step: bigint }} wanted */
  async function findStep(wanted) {
    const path = await engine.look('path_of', String(wanted.step)).catch(() => null);
    store.dispatch(gameStepArrived, wanted, /** @type {MovePath | null} */ (path));
  }

  function play() {
    void ticker.start(
      () => store.state.cursor.speed,
      async () => {
        if (!store.state.cursor.playing) return false;
        store.dispatch(tickGame);
        await loading;
        return store.state.cursor.playing;
      },
    );
  }

  return (state, before) => {
    const { cursor, tree } = state;
    const [leg, old] = [legOf(state), before.cursor];
    if (cursor.playing && !old.playing) play();
    if (!cursor.playing && old.playing) ticker.stop();
    if (!leg) return;
    const isNew = leg !== legOf(before);
    const isSought = !isNew && cursor.ply !== old.ply;
    if (isNew || cursor.looked !== old.looked) loading = loadPosition(state, isSought);
    if (cursor.wanted && cursor.wanted !== old.wanted) loading = findStep(cursor.wanted);
    if (tree !== before.tree || isNew) for (const path of missingNodes(tree)) void loadNode(leg, path);
    const node = nodeOf(tree);
    const isEntered = tree.moment !== before.tree.moment || node !== nodeOf(before.tree);
    if (tree.moment === null || !node || !isEntered) return;
    store.dispatch(say, `Step ${tree.moment}: ${stepWords(node)}`);
  };
}
