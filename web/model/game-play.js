/**
 * A game against the search, as a value: which seats are a person's, the moves made, what the search says of
 * the position, and where one wants to be.
 * @import { GameAnswer, GamePosition, LegalMove, MovePath } from '../engine/game-protocol.js'
 * @typedef {'left' | 'right' | 'up' | 'down'} Direction
 * @typedef {Readonly<{ path: MovePath, hold: boolean }>} Wish   hold: the search does not play on from there
 * @typedef {Readonly<{ seats: readonly string[], path: MovePath, position: GamePosition | null,
 *   answer: GameAnswer | null, chosen: number, thinking: boolean, diagnostic: string, wish: Wish | null }>}
 *   GamePlay
 *   chosen: the tile that was picked, as its cell, or -1; wish: what the engine was last asked for
 */

const agents = ['AGENT1', 'AGENT2', 'AGENT3'];

/** @type {GamePlay} */
export const noGamePlay = Object.freeze({
  seats: ['AGENT1'],
  path: [],
  position: null,
  answer: null,
  chosen: -1,
  thinking: false,
  diagnostic: '',
  wish: null,
});

/** The move of a tile to a side, if it is legal. @param {GamePosition} position @param {number} cell
 * @param {Direction} direction */
export const moveTowards = (position, cell, direction) =>
  position.moves.findIndex(({ from, move }) => from === cell && move.endsWith(` ${direction}`));

/** Cells of tiles that may move, each once, in order. @param {readonly LegalMove[]} moves */
export const movableCells = (moves) => [
  ...new Set(moves.filter(({ from, to }) => from !== to).map(({ from }) => from)),
];

/** @param {GamePlay} play */
export const isPersonsTurn = ({ position, seats }) => position !== null && seats.includes(position.agent);

/** @param {GamePlay} play */
export const isOver = ({ position }) => position !== null && position.agent === '';

/** Where the picked tile may go. @param {GamePlay} play @returns {number[]} */
export const targetsOf = ({ position, chosen }) =>
  position?.moves.filter(({ from, to }) => from === chosen && from !== to).map(({ to }) => to) ?? [];

/** What a tap on a cell is: a legal move, or -1 for none. @param {GamePlay} play @param {number} cell */
export const tappedMove = ({ position, chosen }, cell) =>
  position?.moves.findIndex(({ from, to }) => from === chosen && to === cell && from !== to) ?? -1;

/** No position is known any more, as when the worker was replaced. The moves are kept. @param {GamePlay} play
 * @returns {GamePlay} */
export const forgotten = (play) => ({
  ...play,
  position: null,
  answer: null,
  thinking: false,
  chosen: -1,
  diagnostic: '',
  wish: null,
});

/** @param {GamePlay} play @param {MovePath} path @param {boolean} [hold] @returns {GamePlay} */
export const wished = (play, path, hold = false) => ({ ...play, wish: { path, hold } });

/** @param {GamePlay} play @param {string} agent @param {boolean} person @returns {GamePlay} */
export function seated(play, agent, person) {
  const seats = person ? [...new Set([...play.seats, agent])] : play.seats.filter((seat) => seat !== agent);
  return play.position ? wished({ ...play, seats }, play.path) : { ...play, seats };
}

/** Picks a tile, or makes the picked one move to a free cell. @param {GamePlay} play @param {number} cell
 * @returns {GamePlay} */
export function tapped(play, cell) {
  if (!play.position || !isPersonsTurn(play)) return play;
  const move = tappedMove(play, cell);
  if (move >= 0) return moved(play, move);
  const isPicked = movableCells(play.position.moves).includes(cell) && cell !== play.chosen;
  return { ...play, chosen: isPicked ? cell : -1 };
}

/** @param {GamePlay} play @param {number} index of a legal move @returns {GamePlay} */
export const moved = (play, index) =>
  isPersonsTurn(play) && play.position?.moves[index] ? wished(play, [...play.path, index]) : play;

/** The next tile that may move. @param {GamePlay} play @param {number} by @returns {GamePlay} */
export function choseNext(play, by) {
  const cells = movableCells(play.position?.moves ?? []);
  if (!isPersonsTurn(play) || !cells.length) return play;
  const index = cells.indexOf(play.chosen);
  return { ...play, chosen: cells[index < 0 ? 0 : (index + by + cells.length) % cells.length] };
}

/** Back to the last position where a person was to move; without a person's seat, one move.
 * @param {GamePlay} play
 * @returns {GamePlay} */
export function tookBack(play) {
  if (!play.path.length) return play;
  let length = play.path.length - 1;
  while (length > 0 && play.seats.length && !play.seats.includes(agents[length % 3])) length -= 1;
  return wished(play, play.path.slice(0, length), true);
}

/** Whether the search makes the next move. @param {GamePlay} play */
export const playsOn = (play) =>
  play.answer !== null &&
  !isOver(play) &&
  !isPersonsTurn(play) &&
  !(play.wish?.hold && play.seats.length === 0);

/** The search's move; a random agent's is drawn. @param {GameAnswer} answer @param {() => number} random */
export const choiceOf = ({ random: isRandom, best, moves }, random) =>
  isRandom || best === null ? Math.floor(random() * moves.length) : best;
