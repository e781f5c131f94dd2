/**
 * Draws the grid domains: floor, walls with a little depth, and pieces that glide. A theme says how single
 * grounds and pieces look; what it does not know is drawn as the legend's symbol.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { Theme } from './theme-index.js'
 * @import { Piece } from '../model/pieces.js'
 */
import { svg, css } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';

const cell = 100;
const depth = 22;

/** @param {Cells} board @param {number} wall @returns {(x: number, y: number) => boolean} */
const wallTest =
  ({ width, height, cells }, wall) =>
  (x, y) =>
    x >= 0 && y >= 0 && x < width && y < height && cells[3 * (y * width + x)] === wall;

/** A cell with rounded outer corners. @param {number} x @param {number} y @param {number} height
 * @param {[boolean, boolean, boolean, boolean]} round clockwise from the top left */
function block(x, y, height, [a, b, c, d]) {
  const [r1, r2, r3, r4] = [a, b, c, d].map((is) => (is ? 16 : 0));
  const [left, top, right, bottom] = [x * cell, y * cell, (x + 1) * cell, y * cell + height];
  return [
    `M${left + r1} ${top}H${right - r2}q${r2} 0 ${r2} ${r2}`,
    `V${bottom - r3}q0 ${r3} ${-r3} ${r3}`,
    `H${left + r4}q${-r4} 0 ${-r4} ${-r4}`,
    `V${top + r1}q0 ${-r1} ${r1} ${-r1}z`,
  ].join('');
}

/** The grounds drawn last, the newest first: of one step to the next, and of a node and its successors, they
 * seldom differ. @type {{ board: Cells, legend: object, drawn: unknown }[]} */
let drawnLast = [];

/** @param {Cells} a @param {Cells} b */
function sameGrounds(a, b) {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let i = 0; i < a.cells.length; i += 3) if (a.cells[i] !== b.cells[i]) return false;
  return true;
}

/** @param {Domain} domain @param {Cells} board @param {Theme | undefined} theme */
function groundsOf(domain, board, theme) {
  const known = drawnLast.find((each) => each.legend === domain.legend && sameGrounds(each.board, board));
  if (known) return known.drawn;
  const drawn = grounds(domain, board, theme);
  drawnLast = [{ board, legend: domain.legend, drawn }, ...drawnLast.slice(0, 7)];
  return drawn;
}

/** One path for all floors, one for the sides of all walls, one for their faces: single shapes would show
 * seams, and a board of 64 by 64 would be thousands of elements.
 * @param {Domain} domain @param {Cells} board @param {Theme | undefined} theme */
function grounds(domain, board, theme) {
  const { width, height, cells } = board;
  const wall = domain.legend.findIndex(({ id }) => id === 'wall');
  const isWall = wallTest(board, wall);
  const paths = { floor: '', side: '', face: '' };
  const marks = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const kind = cells[3 * (y * width + x)];
      if (kind < 0) continue;
      if (kind === wall) addWall(paths, x, y, isWall);
      else {
        paths.floor += `M${x * cell} ${y * cell}h${cell}v${cell}h${-cell}z`;
        marks.push(groundMark(domain.legend[kind], x, y, theme));
      }
    }
  }
  return svg`<path class="floor" d=${paths.floor}/>${marks}
    <path class="wall-side" d=${paths.side}/><path class="wall-face" d=${paths.face}/>`;
}

/** @param {{ side: string, face: string }} paths @param {number} x @param {number} y
 * @param {(x: number, y: number) => boolean} isWall */
function addWall(paths, x, y, isWall) {
  const [up, right, down, left] = [isWall(x, y - 1), isWall(x + 1, y), isWall(x, y + 1), isWall(x - 1, y)];
  /** @type {[boolean, boolean, boolean, boolean]} */
  const round = [!up && !left, !up && !right, !down && !right, !down && !left];
  paths.side += block(x, y, cell, round);
  paths.face += block(x, y, down ? cell : cell - depth, round);
}

/** What stands on the ground of a cell, if it is more than floor.
 * @param {Domain['legend'][number]} entry @param {number} x @param {number} y
 * @param {Theme | undefined} theme */
function groundMark(entry, x, y, theme) {
  const mark = theme?.ground?.[entry.id]?.() ?? (entry.id === 'floor' ? null : symbol(entry.symbol));
  return mark ? svg`<g transform=${`translate(${x * cell} ${y * cell})`}>${mark}</g>` : [];
}

/** @param {string} text */
const symbol = (text) => svg`<text class="symbol" x="50" y="66">${text}</text>`;

/** @param {Domain} domain @param {Cells} board @param {readonly Piece[]} pieces
 * @param {Theme | undefined} theme */
export function drawGrid(domain, board, pieces, theme) {
  const many = (/** @type {number} */ kind) => pieces.filter((piece) => piece.kind === kind).length > 1;
  const drawPiece = (/** @type {Piece} */ piece) => {
    const entry = domain.legend[piece.kind];
    const ground = domain.legend[board.cells[3 * (piece.y * board.width + piece.x)]]?.id ?? '';
    const shape = theme?.pieces?.[entry.id]?.({ label: piece.label, ground, many: many(piece.kind) });
    return svg`<g class="piece" .style=${`transform: translate(${piece.x * cell}px, ${piece.y * cell}px)`}>
      ${shape ?? symbol(piece.label >= 0 && many(piece.kind) ? String(piece.label) : entry.symbol)}</g>`;
  };
  const ground = groundsOf(domain, board, theme);
  return {
    width: board.width * cell,
    height: board.height * cell,
    content: svg`${guard([ground], () => ground)}${repeat(pieces, ({ key }) => key, drawPiece)}`,
  };
}

export const gridStyles = css`
  .floor { fill: light-dark(#f3ecdc, #2a3238); stroke: light-dark(#e4dac5, #353f46); stroke-width: 2; }
  .wall-side { fill: light-dark(#3d464e, #0d1113); }
  .wall-face { fill: light-dark(#6a757e, #56626a); }
  .symbol { font: 600 52px var(--mono); text-anchor: middle; fill: var(--ink); }
  .piece { transition: transform var(--move-time, 140ms) ease-in-out; }
  @media (prefers-reduced-motion: reduce) { .piece { transition: none; } }
`;
