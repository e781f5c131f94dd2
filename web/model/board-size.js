/** How large the squares of a board are drawn, in pixels. */

export const largestCell = 110;
/** Squares smaller than the least are hard to hit; they are drawn at the better size. */
const forFingers = { least: 22, better: 34 };
const forMice = { least: 12, better: 18 };

/** The side of a square when all of a board is seen. @param {{ width: number, height: number }} board
 * @param {{ width: number, height: number }} room */
export const fittingCell = (board, room) =>
  Math.min(largestCell, room.width / board.width, room.height / board.height);

/** Squares of this size need no zoom. */
const roomy = 30;

/** Where the buttons of the zoom go, if there need be any: beside the board or above it, where they cost it
 * less.
 * @param {{ width: number, height: number }} board @param {{ width: number, height: number }} room
 * @param {number} strip what they take of the room
 * @returns {{ cell: number, tools: '' | 'beside' | 'above' }} */
export function cellBesideTools(board, room, strip) {
  const cell = fittingCell(board, room);
  if (cell >= roomy) return { cell, tools: '' };
  const beside = fittingCell(board, { ...room, width: room.width - strip });
  const above = fittingCell(board, { ...room, height: room.height - strip });
  return beside > above ? { cell: beside, tools: 'beside' } : { cell: above, tools: 'above' };
}

/** The side of a square that can be hit. @param {number} fitting @param {boolean} coarse by a finger */
export function comfortableCell(fitting, coarse) {
  const { least, better } = coarse ? forFingers : forMice;
  return fitting < least ? better : fitting;
}
