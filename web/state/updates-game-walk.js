/**
 * Walking through a search of the game: along its line of play, and through its tree in the order of
 * evaluation.
 * @import { GamePosition, MovePath, TreeNode } from '../engine/game-protocol.js'
 * @import { GameState } from './game-state.js'
 */
import { closeNode, keyOf, nodeOf, openNode, selectNode, showMore, withNode } from '../model/game-tree.js';
import { lastStepOf, legOf, stepOf } from './selectors-game.js';
import { set } from './state.js';
import { chooseTab } from './updates-page.js';

/** @param {GameState} state @param {number} ply @returns {GameState} */
export function seekPly(state, ply) {
  const line = state.run?.result?.line ?? [];
  const at = Math.max(0, Math.min(line.length, ply));
  const looked = line.slice(0, at).map(({ index }) => index);
  const playing = state.cursor.playing && at < line.length;
  return selected(set(state, { cursor: { ...state.cursor, ply: at, playing } }), looked);
}

/** A position that was asked for; one that is no longer looked at is dropped. @param {GameState} state
 * @param {MovePath} path @param {GamePosition | null} position @param {string} words '' where nothing is said
 * @returns {GameState} */
export const positionArrived = (state, path, position, words) =>
  path === state.cursor.looked ? set(state, { position, narration: words || state.narration }) : state;

/** @param {GameState} state @param {MovePath} path @returns {GameState} */
function selected(state, path) {
  const tree = selectNode(state.tree, path);
  return set(state, { tree, node: nodeOf(tree) ?? state.node, cursor: { ...state.cursor, looked: path } });
}

/** A node is looked at: how its value came about comes into sight, where that moves no other view away.
 * @param {GameState} state @param {MovePath} path @returns {GameState} */
export function pickNode(state, path) {
  const line = state.run?.result?.line ?? [];
  const isOnLine = state.mode === 'line' && path.every((move, ply) => line[ply]?.index === move);
  const ply = isOnLine ? path.length : state.cursor.ply;
  const next = set(selected(state, path), { cursor: { ...state.cursor, looked: path, ply, wanted: null } });
  return state.layout === 'desktop' || state.layout === 'wide' ? chooseTab(next, 'A', 'node') : next;
}

/** @param {GameState} state @param {MovePath} path @returns {GameState} */
export const openTreeNode = (state, path) => set(state, { tree: openNode(state.tree, path) });

/** @param {GameState} state @param {MovePath} path @returns {GameState} */
export function closeTreeNode(state, path) {
  const tree = closeNode(state.tree, path);
  const next = set(state, { tree });
  return tree.selected === state.tree.selected ? next : selected(next, tree.selected);
}

/** @param {GameState} state @param {MovePath} path @returns {GameState} */
export const showMoreNodes = (state, path) => set(state, { tree: showMore(state.tree, path) });

/** @param {GameState} state @param {string} leg that was asked @param {MovePath} path
 * @param {TreeNode | null} node @returns {GameState} */
export function treeNodeArrived(state, leg, path, node) {
  if (leg !== legOf(state)) return state;
  const tree = withNode(state.tree, path, node);
  if (!node && path.length && keyOf(path) === keyOf(tree.selected)) {
    const words = 'The game has no such node: its start is shown.'; // a link may say anything
    return set(selected(state, []), { notice: { words, tone: 'bad', action: '' } });
  }
  return set(state, { tree, node: keyOf(path) === keyOf(tree.selected) ? (node ?? state.node) : state.node });
}

/** Wishes for the moment at which a node is entered. @param {GameState} state @param {bigint} step
 * @returns {GameState} */
export function seekStep(state, step) {
  const last = lastStepOf(state);
  const wanted = { step: step < 0n ? 0n : step > last ? last : step };
  return set(state, { cursor: { ...state.cursor, wanted } });
}

/** @param {GameState} state @param {{ step: bigint }} wanted @param {MovePath | null} path of the node that
 * is entered
 * @returns {GameState} */
export function gameStepArrived(state, wanted, path) {
  if (wanted !== state.cursor.wanted) return state;
  const playing = state.cursor.playing && path !== null && wanted.step < lastStepOf(state);
  const next = set(state, { cursor: { ...state.cursor, wanted: null, playing } });
  return path ? selected(set(next, { tree: { ...next.tree, moment: wanted.step } }), path) : next;
}

/** @param {GameState} state @returns {GameState} */
export const showWholeTree = (state) => set(state, { tree: { ...state.tree, moment: null } });

/** Plays, from the first where the last is shown; or no longer. @param {GameState} state
 * @returns {GameState} */
export function toggleGamePlay(state) {
  const { cursor, mode, run } = state;
  const atEnd =
    mode === 'line' ? cursor.ply >= (run?.result?.line.length ?? 0) : stepOf(state) >= lastStepOf(state);
  return set(state, { cursor: { ...cursor, playing: !cursor.playing, rewind: atEnd } });
}

/** One step of playing. @param {GameState} state @returns {GameState} */
export function tickGame(state) {
  const { ply, rewind } = state.cursor;
  const next = set(state, { cursor: { ...state.cursor, rewind: false } });
  if (state.mode === 'line') return seekPly(next, rewind ? 0 : ply + 1);
  return seekStep(next, rewind ? 0n : stepOf(state) + 1n);
}

/** @param {GameState} state @param {number} speed @returns {GameState} */
export const setGameSpeed = (state, speed) => set(state, { cursor: { ...state.cursor, speed } });
