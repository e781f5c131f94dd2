/**
 * The game in words and numbers.
 * @import { Cells } from './types.js'
 * @import { AgentUtility, GamePosition, GameStats, TreeNode, TreeRow } from '../engine/game-protocol.js'
 */
import { formatCount, formatSeconds } from './format.js';

/** A decimal number of any length, in groups of three. @param {string | number} digits */
export const groupDigits = (digits) => String(digits).replace(/\B(?=(\d{3})+$)/g, ',');

/** A value as the solution file would round it, but whole where it is. @param {number | null} value */
export function formatUtility(value) {
  if (value === null) return '?';
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return text.replace('-', '−');
}

/** The browser's clock has no finer steps. @param {number} seconds */
export const searchTime = (seconds) => (seconds < 0.0001 ? '< 0.1 ms' : formatSeconds(seconds));

/** @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : formatUtility(value));

/** A value with what it says of the true one. @param {Pick<TreeRow, 'value' | 'bound'>} row */
export function valueWords({ value, bound }) {
  const sign = { exact: '', at_most: '≤ ', at_least: '≥ ' }[bound];
  return `${sign}${formatUtility(value)}`;
}

/** @param {number | null} alpha @param {number | null} beta */
export const windowWords = (alpha, beta) =>
  `${alpha === null ? '−∞' : formatUtility(alpha)} … ${beta === null ? '∞' : formatUtility(beta)}`;

/** "move 3 left" as it is shown in rows: "3 left". @param {string} move */
export const shortMove = (move) => move.replace(/^move /, '').replace(/^-/, '−');

/** @param {string} agent as in AGENT1 */
export const agentNumber = (agent) => Number(agent.slice(-1)) || 0;

/** @param {Pick<GamePosition, 'agent' | 'ply' | 'plies'>} position */
export function turnWords({ agent, ply, plies }) {
  return agent ? `${agent} to move, ply ${ply + 1} of ${plies}` : `The game is over after ${plies} plies`;
}

const endings = /** @type {Record<string, string>} */ ({
  solved: 'Done',
  timeout: 'Time is up',
  cancelled: 'Stopped',
  memory: 'Memory is full',
  failed: 'Too large to count',
  running: 'Running',
});

/** @param {GameStats} stats */
export function statusWords({ status, message, progress }) {
  const heading = endings[status] ?? status;
  if (status === 'solved') return { heading, sentence: 'Every line of play that matters was looked at.' };
  if (status !== 'running') return { heading, sentence: `${message} No value is claimed.`.trim() };
  const percent =
    progress >= 0.001
      ? `About ${formatCount(Math.floor(progress * 100))} % is done.`
      : 'It has hardly begun.';
  return { heading, sentence: percent };
}

/** What each agent wants of a node. @param {TreeNode['role']} role */
export const roleWords = (role) =>
  ({
    max: 'takes the greatest',
    min: 'takes the least',
    chance: 'plays at random: the mean',
    leaf: 'last board',
  })[role];

/** A board for those who do not see it: row by row. @param {Cells} board @param {string} name */
export function describeTiles({ width, height, cells }, name) {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Array.from({ length: width }, (__, x) => tileWord(cells, y * width + x));
    return `row ${y + 1}: ${row.join(', ')}`;
  });
  return `${name}, ${rows.join('; ')}`;
}

/** @param {Int32Array} cells @param {number} cell */
function tileWord(cells, cell) {
  if (cells[3 * cell] === 1) return 'fixed';
  return cells[3 * cell + 1] < 0 ? 'empty' : String(cells[3 * cell + 2]);
}

/** The cells that count, of one agent. @param {AgentUtility} utility @param {Cells} board */
export function matchedCells({ cells }, board, goal = board) {
  const found = [];
  for (let cell = 0; cell < cells.length; cell += 1) {
    const tile = board.cells[3 * cell + 1] >= 0 ? board.cells[3 * cell + 2] : null;
    const wanted = goal.cells[3 * cell + 1] >= 0 ? goal.cells[3 * cell + 2] : null;
    if (tile === null && wanted === null) continue;
    found.push({ cell, tile, wanted, matches: tile !== null && tile === wanted, gain: cells[cell] });
  }
  return found;
}

/** What the screen reader says of a row of the tree. @param {TreeRow} row
 * @param {string} agent who made the move
 * @param {string} phase */
export function rowWords(row, agent, phase) {
  const move = row.move ? `${agent} ${row.move}` : 'Start';
  if (phase === 'ahead') return `${move}, not yet entered`;
  if (phase === 'open') return `${move}, entered, alpha and beta ${windowWords(row.alpha, row.beta)}`;
  if (row.visited === 'cut') return `${move}, not visited. ${row.reason}`;
  return row.visited === 'pending' ? `${move}, no answer yet` : `${move}, value ${valueWords(row)}`;
}
