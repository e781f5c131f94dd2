/**
 * The game tree that is asked about: minimax's, with the cuts that the reader has marked.
 * @import { NodeRow } from '../model/game-tree.js'
 * @import { Ply } from './selectors-game-tree.js'
 * @import { GameState } from './game-state.js'
 * @import { PosedCut } from '../model/class-cut.js'
 */
import { drawnRows } from '../model/game-tree.js';
import { roleWords } from '../model/game-words.js';

/** Whether the tree of the question is drawn: until there is another one to look at.
 * @param {GameState} state */
export const isAskedOf = ({ question, run }) =>
  question?.posed != null && (run?.result == null || !(question.correct === true || question.shown));

/** @param {GameState} state @returns {NodeRow[]} */
export function askedRows({ question }) {
  const { nodes, plies } = /** @type {PosedCut} */ (question?.posed);
  const marked = /** @type {string[]} */ (question?.given);
  const drawn = new Map([...nodes.keys()].map((key) => [key, Infinity]));
  const rows = drawnRows({ nodes, open: drawn, drawn, selected: [], moment: null, plies });
  return rows
    .filter(({ key }) => !marked.some((each) => key.startsWith(`${each}.`)))
    .map((row) => ({ ...row, selected: false, phase: marked.includes(row.key) ? 'cut' : row.phase }));
}

/** @param {GameState} state @returns {Ply[]} */
export function askedPlies({ question }) {
  const { nodes, plies } = /** @type {PosedCut} */ (question?.posed);
  return Array.from({ length: plies + 1 }, (_, ply) => {
    const node = [...nodes.values()].find(({ path, children }) => path.length === ply && children.length);
    return node
      ? { agent: node.agent, aim: roleWords(node.role) }
      : { agent: 'Last boards', aim: 'with their utility' };
  });
}
