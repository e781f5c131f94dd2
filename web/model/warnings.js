/**
 * What is doubtful about a board that can be read. Nothing here stops anyone from typing on.
 * @import { BoardCheck, Cells, LegendEntry } from './types.js'
 */
import { floorOf, groundAt, isSolid, pieceAt } from './picture.js';

const mostNamed = 3;

/** The squares whose pieces robots could never push: in a corner, and not where such a piece should be.
 * @param {Cells} picture @param {readonly LegendEntry[]} legend @returns {number[]} */
export function stuckPieces(picture, legend) {
  const robot = legend.findIndex(({ id }) => id === 'robot');
  if (robot < 0) return [];
  const { width, height } = picture;
  const blocks = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || isSolid(legend, groundAt(picture, y * width + x));
  return Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => {
    const [x, y, piece] = [cell % width, Math.floor(cell / width), pieceAt(picture, cell)];
    if (piece < 0 || piece === robot || groundAt(picture, cell) !== floorOf(legend)) return false;
    return (blocks(x - 1, y) || blocks(x + 1, y)) && (blocks(x, y - 1) || blocks(x, y + 1));
  });
}

/** @param {Cells} picture @param {readonly LegendEntry[]} legend @param {number[]} stuck */
function stuckWords(picture, legend, stuck) {
  const named = stuck.slice(0, mostNamed).map((cell) => {
    const name = legend[pieceAt(picture, cell)].name.toLowerCase();
    return `the ${name} at column ${(cell % picture.width) + 1}, row ${Math.floor(cell / picture.width) + 1}`;
  });
  const more = stuck.length > mostNamed ? [`${stuck.length - mostNamed} more`] : [];
  const list = [...named, ...more].join('; ');
  return `${list[0].toUpperCase()}${list.slice(1)} can never move.`;
}

/** Notes that speak against a plan; the others only say how the board was understood. */
const doubtful = /\bn?ever\b|\bno (plan|solution)\b/i;

/** How the board was understood. @param {BoardCheck | null} check @returns {string[]} */
export const notesOf = (check) => (check?.ok ? check.notes.filter((note) => !doubtful.test(note)) : []);

/** @param {BoardCheck | null} check @param {readonly LegendEntry[]} legend
 * @param {string} deadEnd why the start itself leads nowhere, or '' @returns {string[]} */
export function warningsOf(check, legend, deadEnd) {
  if (!check?.ok) return [];
  const stuck = stuckPieces(check, legend);
  const isNoted = check.notes.some((note) => /\bnever\b/.test(note));
  const words = stuck.length && !isNoted ? [stuckWords(check, legend, stuck)] : [];
  const isSaid = stuck.length > 0 || check.notes.some((note) => /\bno (plan|solution)\b/i.test(note));
  return [
    ...check.notes.filter((note) => doubtful.test(note)),
    ...words,
    ...(deadEnd && !isSaid ? [`No plan solves this board. ${deadEnd}`] : []),
  ];
}
