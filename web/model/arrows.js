/**
 * The successors of a node as arrows on its board: from where a piece stands to where it would go, with the fate's sign.
 * @import { Cells, Expansion, LegendEntry, Successor } from './types.js'
 * @typedef {{ from: number, to: number, look: 'in' | 'out' | 'dead', fate: string, action: string }} Arrow
 */
import { neighbour, readAction } from './movers.js';
import { labelAt, pieceAt } from './picture.js';

/** More than this is a thicket. */
const most = 24;

/** @param {Pick<Expansion, 'successors'>} expansion @param {Cells} board @param {readonly LegendEntry[]} legend
 * @returns {Arrow[]} */
export function arrowsOf({ successors }, board, legend) {
  if (successors.length > most) return [];
  return successors.flatMap((successor) => {
    const ends = endsOf(successor, board, legend);
    if (!ends) return [];
    const look = successor.node !== null ? 'in' : successor.fate === 'deadlock' ? 'dead' : 'out';
    return [{ ...ends, look: /** @type {Arrow['look']} */ (look), fate: successor.fate, action: successor.action }];
  });
}

/** The engine says between which cells a move goes; where it does not, robots are found by their names.
 * @param {Successor} successor @param {Cells} board @param {readonly LegendEntry[]} legend */
function endsOf({ from, to, action }, board, legend) {
  if (from !== undefined && to !== undefined && from >= 0 && to >= 0) return from === to ? null : { from, to };
  const read = readAction(action);
  const robot = legend.findIndex(({ id }) => id === 'robot');
  if (!read || robot < 0) return null;
  const cells = Array.from({ length: board.width * board.height }, (_, cell) => cell).filter((cell) => pieceAt(board, cell) === robot);
  const own = cells.length === 1 ? cells[0] : cells.find((cell) => String(labelAt(board, cell)) === read.name.replace(/\D/g, ''));
  if (own === undefined) return null;
  const next = neighbour(board, own, read.direction);
  return next < 0 ? null : { from: own, to: next };
}
