/**
 * What is drawn over a board while it is edited or played: a grid, the keyboard's cell, a picked piece, where
 * it can go, and a hint.
 * @import { Cells } from '../model/types.js'
 * @typedef {{ grid?: boolean, cursor?: number, chosen?: number, active?: number, hint?: number,
 *   targets?: Iterable<number>, stuck?: number[], captions?: { row: number, words: string }[] }} Marks
 *   cells, counted row by row; -1 is none
 */
import { svg, css, nothing } from 'lit';

const cell = 100;

/** @param {Cells} board @param {number | undefined} index @param {string} kind @param {number} inset */
function frame({ width }, index, kind, inset) {
  if (index === undefined || index < 0) return nothing;
  const [x, y] = [(index % width) * cell + inset, Math.floor(index / width) * cell + inset];
  const side = cell - 2 * inset;
  return svg`<rect class=${`mark ${kind}`} x=${x} y=${y} width=${side} height=${side} rx="12"/>`;
}

/** @param {Cells} board */
function lines({ width, height }) {
  const across = Array.from({ length: height + 1 }, (_, y) => `M0 ${y * cell}h${width * cell}`);
  const down = Array.from({ length: width + 1 }, (_, x) => `M${x * cell} 0v${height * cell}`);
  return svg`<path class="mark-grid" d=${[...across, ...down].join('')}/>`;
}

/** @param {Cells} board @param {Marks} marks */
export function drawMarks(
  board,
  { grid, cursor, chosen, active, hint, targets = [], stuck = [], captions = [] },
) {
  const middle = (/** @type {number} */ index) => [
    (index % board.width) * cell + 50,
    Math.floor(index / board.width) * cell + 50,
  ];
  const dots = [...targets].map(middle);
  return svg`${grid ? lines(board) : nothing}
    ${captions.map(
      ({ row, words }) =>
        svg`<text class="mark-caption" x=${board.width * 50} y=${row * cell + 68}>${words}</text>`,
    )}
    ${dots.map(([x, y]) => svg`<circle class="mark-target" cx=${x} cy=${y} r="15"/>`)}
    ${stuck.map(middle).map(
      ([x, y]) => svg`<g
      class="mark-stuck" transform=${`translate(${x + 26} ${y - 26})`}>
      <path d="M0 -20 22 18H-22z"/><path class="sign" d="M0 -6v11M0 12v1"/></g>`,
    )}
    ${frame(board, active, 'active', 4)}${frame(board, chosen, 'chosen', 3)}
    ${frame(board, hint, 'hint', 10)}${frame(board, cursor, 'cursor', 3)}`;
}

/** @param {Cells} board @param {readonly import('../model/arrows.js').Arrow[]} arrows */
export function drawArrows({ width }, arrows) {
  const middle = (/** @type {number} */ index) => [
    (index % width) * cell + 50,
    Math.floor(index / width) * cell + 50,
  ];
  return arrows.map(({ from, to, look }) => {
    const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const end = Math.max(62, length - 36);
    const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
      `${x1 + dx * along - dy * aside} ${y1 + dy * along + dx * aside}`;
    return svg`<g class=${`arrow ${look}`}><path class="shaft" d=${`M${at(46, 0)}L${at(end, 0)}`}/>
      <path d=${`M${at(end - 17, -20)}L${at(end + 2, 0)}L${at(end - 17, 20)}`}/>
      ${
        look === 'dead'
          ? svg`<path d=${`M${at(end + 12, -9)}L${at(end + 30, 9)}M${at(end + 30, -9)}L${at(end + 12, 9)}`}/>`
          : nothing
      }</g>`;
  });
}

export const markStyles = css`
  .arrow { fill: none; stroke-width: 11; stroke-linecap: round; stroke-linejoin: round; pointer-events: none;
    paint-order: stroke; }
  .arrow.in { stroke: var(--accent); }
  .arrow.out { stroke: var(--edge); }
  .arrow.out .shaft, .arrow.dead .shaft { stroke-dasharray: 1 17; }
  .arrow.dead { stroke: var(--bad); }
  .mark { fill: none; stroke-width: 7; vector-effect: none; pointer-events: none; }
  .mark.cursor { stroke: var(--ink); stroke-dasharray: 18 10; }
  .mark.chosen { stroke: var(--accent); stroke-width: 9; }
  .mark.active { stroke: var(--accent); stroke-width: 4; stroke-dasharray: 6 10; stroke-linecap: round; }
  .mark.hint { stroke: var(--warn); stroke-width: 9; fill: light-dark(#f0bd6255, #f0bd6240); }
  .mark-target { fill: var(--accent); stroke: var(--card); stroke-width: 5; opacity: 0.9;
    pointer-events: none; }
  .mark-caption { font: 600 46px system-ui, sans-serif; text-anchor: middle; fill: var(--quiet);
    pointer-events: none; }
  .mark-stuck {
    fill: var(--warn-soft); stroke: var(--warn); stroke-width: 5; stroke-linejoin: round;
    pointer-events: none;
  }
  .mark-stuck .sign { stroke-linecap: round; }
  .mark-grid { stroke: var(--edge); stroke-width: 1.5; opacity: 0.55; fill: none; pointer-events: none; }
`;
