/**
 * The successors of a node as arrows on its board: from where a piece stands to where it would go, with the
 * outcome's sign.
 * @import { Cells, Expansion, LegendEntry, Successor } from './types.js'
 * @typedef {{ from: number, to: number, look: 'in' | 'out' | 'dead', outcome: string, action: string }} Arrow
 */

/** More than this is a thicket. */
const most = 24;

/** @param {Pick<Expansion, 'successors'>} expansion @param {Cells} board
 * @param {readonly LegendEntry[]} legend
 * @returns {Arrow[]} none where the board has no squares */
export function arrowsOf({ successors }, board, legend) {
  if (!legend.length || successors.length > most) return [];
  return successors.flatMap((successor) => {
    const ends = endsOf(successor, board);
    if (!ends) return [];
    const look = successor.node !== null ? 'in' : successor.outcome === 'deadlock' ? 'dead' : 'out';
    return [
      {
        ...ends,
        look: /** @type {Arrow['look']} */ (look),
        outcome: successor.outcome,
        action: successor.action,
      },
    ];
  });
}

/** Where the pieces are that the rules for dead ends speak of.
 * @param {Pick<Expansion, 'successors'>} expansion */
export const stuckCells = ({ successors }) => [...new Set(successors.flatMap(({ cells }) => cells))];

/** Who moves; but a piece that is pushed where its mover stays, or walks a long way first.
 * @param {Pick<Successor, 'shifts'>} successor @param {Cells} board */
function endsOf({ shifts }, { width }) {
  const [own, pushed] = shifts;
  const isStep =
    own && own.from !== null && own.to !== null && [1, width].includes(Math.abs(own.from - own.to));
  const { from, to } = pushed && !isStep ? pushed : (own ?? { from: null, to: null });
  return from === null || to === null || from === to ? null : { from, to };
}
