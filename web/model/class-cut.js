/**
 * Which branches does alpha-beta cut? The tree is minimax's, with the utilities of its last boards and
 * nothing above them; the key is what alpha-beta did not visit on the same boards.
 * @import { MovePath, TreeNode } from '../engine/game-protocol.js'
 * @import { Kind } from './class-questions.js'
 * @typedef {{ key: string, path: MovePath, move: string, agent: string, value: number | null,
 *   reason: string, isCut: boolean }} Branch
 *   key: of its path; value: of a last board
 * @typedef {{ branches: Branch[], nodes: ReadonlyMap<string, TreeNode>, plies: number,
 *   calls: string, all: string,
 *   groups: { key: string, title: string, agent: string, branches: Branch[] }[] }} PosedCut
 *   groups: the branches of each node; calls: of the utility, by alpha-beta and in all
 */
import { plural } from './format.js';
import { keyOf } from './game-tree.js';
import { formatUtility, roleWords, shortMove } from './game-words.js';

/** More nodes than these cannot be overlooked. */
export const mostNodes = 70;

/** @param {ReadonlyMap<string, TreeNode>} plain minimax's, by their paths
 * @param {ReadonlyMap<string, TreeNode>} pruning alpha-beta's
 * @param {{ plies: number, calls: string, all: string }} counts @returns {PosedCut | string} */
export function cutPosed(plain, pruning, counts) {
  const groups = [...plain.values()]
    .filter(({ children }) => children.length)
    .map((node) => {
      const key = keyOf(node.path);
      const other = pruning.get(key);
      const branches = node.children.map(({ move, value }, at) => {
        const path = [...node.path, at];
        const child = other?.children[at];
        const isLast = !plain.get(keyOf(path))?.children.length;
        return {
          key: keyOf(path),
          path,
          move: shortMove(move),
          agent: node.agent,
          value: isLast ? value : null,
          reason: child?.visited === 'cut' ? child.reason : '',
          isCut: child?.visited === 'cut',
        };
      });
      return { key, title: titleOf(node, plain), agent: node.agent, branches };
    })
    // As the tree is read: a node before what is below it.
    .toSorted((a, b) => compare(a.key, b.key));
  // What hangs below a cut branch is not asked for: its parent never was looked at.
  const asked = groups.map(({ key, ...group }) => ({
    key,
    ...group,
    branches: group.branches.map((branch) => ({ ...branch, isCut: branch.isCut && isVisited(pruning, key) })),
  }));
  const branches = asked.flatMap((group) => group.branches);
  if (!branches.length) return 'There is no move here, so that nothing can be cut.';
  const nodes = new Map([...plain].map(([key, node]) => [key, masked(node)]));
  return { branches, groups: asked, nodes, ...counts };
}

/** @param {ReadonlyMap<string, TreeNode>} pruning @param {string} key */
const isVisited = (pruning, key) => pruning.get(key)?.visited === 'visited';

/** A node as it is before anybody has thought: only last boards have a value. @param {TreeNode} node
 * @returns {TreeNode} */
function masked(node) {
  const value = node.children.length ? null : node.value;
  const children = node.children.map((row) => ({
    ...row,
    value: row.nodes === '1' ? row.value : null,
    alpha: null,
    beta: null,
  }));
  return { ...node, value, alpha: null, beta: null, best: null, sentence: '', reason: '', children };
}

/** @param {string} a @param {string} b */
function compare(a, b) {
  const [left, right] = [a, b].map((key) => (key ? key.split('.').map(Number) : []));
  const at = left.findIndex((move, ply) => move !== right[ply]);
  if (at < 0) return left.length - right.length;
  return at >= right.length ? 1 : left[at] - right[at];
}

/** @param {TreeNode} node @param {ReadonlyMap<string, TreeNode>} nodes */
function titleOf({ path, agent, role }, nodes) {
  const moves = path.map((move, ply) => nodes.get(keyOf(path.slice(0, ply)))?.children[move]?.move ?? '');
  const way = moves.length ? `After ${moves.map(shortMove).join(', ')}` : 'At the start';
  return `${way}: ${agent} ${roleWords(role)}`;
}

/** Whether a branch is below a marked one, and so not there to be cut. @param {readonly string[]} given
 * @param {string} key */
export const isBelowMarked = (given, key) => given.some((marked) => key.startsWith(`${marked}.`));

/** @type {Kind<PosedCut, string[]>} given: the keys of the branches that are marked */
export const cut = {
  title: 'Which branches does alpha-beta cut?',
  lines: () => [
    'Moves are tried from left to right. Mark each branch that alpha-beta does not look into; what is ' +
      'below a marked branch need not be marked.',
  ],
  empty: () => [],
  isWhole: () => true,
  judge({ branches }, given) {
    const right = branches.filter(({ isCut, key }) => isCut && given.includes(key)).length;
    const all = branches.filter(({ isCut }) => isCut).length;
    const wrong = given.length - right;
    const rows = branches.map(({ key, isCut }) => (given.includes(key) ? (isCut ? 'right' : 'wrong') : ''));
    if (!wrong && right === all) return { correct: true, words: '', rows };
    const parts = [
      ...(given.length ? [markedWords(right, given.length)] : ['Something is cut.']),
      ...(wrong ? ['What is marked wrong is looked into, or is below a branch that is cut.'] : []),
      ...(right < all && given.length && !wrong ? ['There is more that is cut.'] : []),
    ];
    return { correct: false, words: parts.join(' '), rows };
  },
  hint({ branches }) {
    const all = branches.filter(({ isCut }) => isCut).length;
    return (
      `${all ? plural(all, 'branch is', 'branches are') : 'Nothing is'} cut. Take alpha and beta along: ` +
      'as soon as a node’s value passes one of them, what is left of it cannot matter.'
    );
  },
  reason: ({ branches, calls, all }) => [
    ...branches.filter(({ isCut }) => isCut).map(({ agent, move, reason }) => `${agent} ${move}: ${reason}`),
    `So ${calls} of ${all} last boards are looked at.`,
  ],
  key: ({ branches }) => branches.filter(({ isCut }) => isCut).map(({ key }) => key),
};

/** @param {number} right @param {number} count */
function markedWords(right, count) {
  if (!right) return 'Nothing of what you marked is cut.';
  if (right === count) return 'What you marked is cut.';
  return `${right} of the ${count} marked branches ${right === 1 ? 'is' : 'are'} cut.`;
}

/** A last board’s utility, or nothing yet. @param {Branch} branch */
export const valueOf = ({ value }) => (value === null ? '' : formatUtility(value));
