/**
 * What is drawn and said of the game tree.
 * @import { NodeRow } from '../model/game-tree.js'
 * @import { GameState } from './game-state.js'
 * @typedef {{ agent: string, aim: string }} Ply   who moves at a depth, and what for
 */
import { plural } from '../model/format.js';
import { drawnRows, keyOf, nodeOf } from '../model/game-tree.js';
import { groupDigits } from '../model/game-words.js';
import { gameChanged } from './selectors-game.js';

/** @param {readonly number[]} path @returns {ReadonlySet<string>} the keys of all nodes on the way to it */
const keysTo = (path) => new Set([...path.keys(), path.length].map((ply) => keyOf(path.slice(0, ply))));

/** The keys of the nodes that are drawn strong: the line of play, or the way to the node that the evaluation
 * has entered, before the line is known. @param {GameState} state */
export function strongKeys({ run, tree }) {
  if (!run?.result) return new Set();
  return keysTo(tree.moment === null ? run.result.line.map(({ index }) => index) : tree.selected);
}

/** Who moves at each depth that is drawn. @param {GameState} state @returns {Ply[]} */
export function drawnPlies({ run, tree }) {
  const line = run?.result?.line ?? [];
  const depth = Math.max(0, ...drawnRows(tree).map(({ path }) => path.length));
  const isRandom = run?.document.search === 'minimax_rand';
  const aimOf = (/** @type {string} */ agent) => {
    if (isRandom && agent !== 'AGENT1') return 'plays at random';
    return agent === 'AGENT2' ? 'takes the least' : 'takes the most';
  };
  return Array.from({ length: depth + 1 }, (_, ply) =>
    line[ply]
      ? { agent: line[ply].agent, aim: aimOf(line[ply].agent) }
      : { agent: 'Last boards', aim: tree.moment === null ? seen(run) : '' },
  );
}

/** @param {GameState['run']} run */
function seen(run) {
  const calls = groupDigits(run?.result?.util_calls ?? '');
  return run?.plain ? `${calls} of ${groupDigits(run.plain.util_calls)} seen` : `${calls} seen`;
}

/** One sentence on what is selected in the drawing. @param {GameState} state
 * @param {readonly NodeRow[]} rows */
export function drawnNote(state, rows) {
  const { tree, run } = state;
  if (!run?.result) return '';
  if (gameChanged(state)) return 'This is the tree of the search before. Solve to draw the new one.';
  const row = rows.find(({ selected }) => selected);
  if (row?.phase === 'cut') return `Cut: ${row.row.reason}`;
  const node = nodeOf(tree);
  if (tree.moment !== null) return 'As at this step of the evaluation: what is faint was not entered yet.';
  if (node && tree.selected.length && node.sentence) return node.sentence;
  const cuts = rows.filter(({ phase }) => phase === 'cut').length;
  const deeper = rows.some(({ leaf, open, phase }) => !leaf && !open && phase === 'whole');
  const more = deeper ? ' Deeper plies are in the list.' : '';
  if (!cuts) return `${plural(rows.length, 'node')} drawn, nothing cut.${more}`;
  return `${plural(cuts, 'branch', 'branches')} cut: choose one to see why.${more}`;
}
