/**
 * Playing by hand, as far as it can be worked out without the engine: what a tap means, which piece the
 * arrows move, and what is said of a move.
 * @import { Cells, LegendEntry } from './types.js'
 * @import { Direction, Mover, MoverMove } from './movers.js'
 * @import { PlayState } from '../state/state.js'
 * @typedef {{ kind: 'move', action: string } | { kind: 'choose', cell: number }
 *   | { kind: 'way', way: Direction[] } | { kind: 'say', words: string }} Meaning
 * @typedef {Readonly<PlayState>} Play
 */
import { isNumbered } from './brushes.js';
import { labelAt, pieceAt } from './picture.js';
import { pushTargets, pushTo, walkTo } from './route.js';

/** The mover that the arrow keys move; among several, none until one is picked, except among robots.
 * @param {Play} play @param {readonly LegendEntry[]} legend @returns {Mover | null} */
export function activeMover({ movers, active }, legend) {
  const kept = movers.find(({ cell }) => cell === active);
  const robots = movers.every(({ kind }) => legend[kind]?.id === 'robot');
  return kept ?? (robots || movers.length === 1 ? (movers[0] ?? null) : null);
}

/** The move that a direction means. Among numbered tiles a direction alone may say which one is meant.
 * @param {Play} play @param {readonly LegendEntry[]} legend @param {Direction} direction
 * @returns {MoverMove | null} */
export function moveTowards(play, legend, direction) {
  const own = activeMover(play, legend)?.moves.find((each) => each.direction === direction);
  if (own) return own;
  const tiles = play.movers.filter(({ kind }) => isNumbered(legend[kind]));
  const moves = tiles.flatMap((tile) => tile.moves.filter((move) => move.direction === direction));
  return moves.length === 1 ? moves[0] : null;
}

/** A click on a square: picks a piece, or sends the picked one there, or walks there.
 * @param {Play} play @param {readonly LegendEntry[]} legend @param {number} cell @returns {Meaning} */
export function meaningOfTap(play, legend, cell) {
  const picture = /** @type {Cells} */ (play.position?.picture);
  const chosen = play.movers.find((mover) => mover.cell === play.chosen);
  const hit = chosen?.moves.find(({ to }) => to === cell);
  if (hit && cell !== play.chosen) return { kind: 'move', action: hit.action };
  if (cell === play.chosen) {
    return chosen?.moves.length === 1
      ? { kind: 'move', action: chosen.moves[0].action }
      : { kind: 'choose', cell: -1 };
  }
  if (!chosen && play.chosen >= 0 && play.targets.has(cell)) return pushMeaning(play, legend, picture, cell);
  if (pieceAt(picture, cell) >= 0) {
    const isMover = play.movers.some((mover) => mover.cell === cell);
    const way = !isMover && play.chosen >= 0 && !chosen ? pushWay(play, legend, picture, cell) : null;
    return way ? { kind: 'way', way } : { kind: 'choose', cell };
  }
  return walkMeaning(play, legend, picture, cell);
}

/** @param {Play} play @param {readonly LegendEntry[]} legend @param {Cells} picture @param {number} cell */
function pushWay(play, legend, picture, cell) {
  const active = activeMover(play, legend);
  return active && pushTo(picture, legend, active.cell, play.chosen, cell);
}

/** @param {Play} play @param {readonly LegendEntry[]} legend @param {Cells} picture @param {number} cell
 * @returns {Meaning} */
function pushMeaning(play, legend, picture, cell) {
  const way = pushWay(play, legend, picture, cell);
  return way ? { kind: 'way', way } : { kind: 'say', words: 'No way to push it there.' };
}

/** @param {Play} play @param {readonly LegendEntry[]} legend @param {Cells} picture @param {number} cell
 * @returns {Meaning} */
function walkMeaning(play, legend, picture, cell) {
  const active = activeMover(play, legend);
  if (!active) return { kind: 'say', words: 'Choose a piece first.' };
  const way = walkTo(picture, legend, active.cell, cell);
  const slides = active.moves.some(({ to, direction }) => !isNext(picture, active.cell, to, direction));
  if (way && !slides) return { kind: 'way', way };
  return play.chosen >= 0 ? { kind: 'choose', cell: -1 } : { kind: 'say', words: 'No way there.' };
}

/** @param {Cells} board @param {number} from @param {number} to @param {Direction} direction */
function isNext({ width }, from, to, direction) {
  const step = { up: -width, right: 1, down: width, left: -1 }[direction];
  return to === from || to - from === step;
}

/** Where a picked piece can go. @param {Play} play @param {readonly LegendEntry[]} legend
 * @param {number} cell
 * @returns {Set<number>} */
export function targetsOf(play, legend, cell) {
  const mover = play.movers.find((each) => each.cell === cell);
  if (mover) return new Set(mover.moves.map(({ to }) => to).filter((to) => to !== cell));
  const active = activeMover(play, legend);
  if (cell < 0 || !play.position || !active) return new Set();
  return pushTargets(play.position.picture, legend, active.cell, cell);
}

/** @param {Play} play @param {readonly LegendEntry[]} legend @param {number} cell
 * @param {ReadonlySet<number>} targets */
export function chosenWords(play, legend, cell, targets) {
  if (cell < 0 || !play.position) return '';
  const mover = play.movers.find((each) => each.cell === cell);
  const piece = legend[pieceAt(play.position.picture, cell)]?.name ?? 'Piece';
  const named = mover?.name ? `${piece} ${mover.name.replace(/^move /, '')}` : piece;
  return `${named}: ${targets.size ? `${targets.size} squares to go to` : 'it cannot move'}.`;
}

/** What a move did, for those who do not see it: what was pushed, and where it is now.
 * @param {readonly LegendEntry[]} legend @param {Cells} board after the move
 * @param {number | null} cell of what was pushed
 * @returns {string} '' where nothing else moved */
export function pushedWords(legend, board, cell) {
  const piece = cell === null ? undefined : legend[pieceAt(board, cell)];
  if (cell === null || !piece) return '';
  const ground = legend[board.cells[3 * cell]];
  const on = ground && ground.id !== 'floor' ? `, on ${ground.name.toLowerCase()}` : '';
  const place = `column ${(cell % board.width) + 1}, row ${Math.floor(cell / board.width) + 1}`;
  return ` The ${piece.name.toLowerCase()} is now at ${place}${on}.`;
}
