/**
 * Pieces with an identity over several boards, so that a move is seen as a movement.
 * @import { Cells } from './types.js'
 * @typedef {{ key: number, kind: number, label: number, x: number, y: number }} Piece
 */

/** @param {Cells} board @returns {Piece[]} */
function listPieces({ width, height, cells }) {
  const pieces = [];
  for (let cell = 0; cell < width * height; cell += 1) {
    const kind = cells[3 * cell + 1];
    if (kind < 0) continue;
    pieces.push({ key: -1, kind, label: cells[3 * cell + 2], x: cell % width, y: Math.floor(cell / width) });
  }
  return pieces;
}

/** The pieces of a board, each with the key of the nearest piece of its kind and label on the board before.
 * @param {readonly Piece[]} before @param {Cells} board @returns {Piece[]} sorted by key */
export function trackPieces(before, board) {
  const pieces = listPieces(board);
  const free = [...before];
  const pairs = pieces.flatMap((piece) =>
    free
      .filter((old) => old.kind === piece.kind && old.label === piece.label)
      .map((old) => ({ piece, old, distance: Math.abs(old.x - piece.x) + Math.abs(old.y - piece.y) })),
  );
  const used = new Set();
  for (const { piece, old } of pairs.sort((a, b) => a.distance - b.distance)) {
    if (piece.key >= 0 || used.has(old.key)) continue;
    piece.key = old.key;
    used.add(old.key);
  }
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  for (const piece of pieces) if (piece.key < 0) piece.key = next++;
  return pieces.sort((a, b) => a.key - b.key);
}
