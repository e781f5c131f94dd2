/**
 * A small board of tiles, as part of a larger drawing or beside words. Odd tiles are round, even ones square,
 * as on the large board.
 * @import { Cells } from '../model/types.js'
 */
import { css, html, svg } from 'lit';

const odd = 2;

export const thumbStyles = css`
  .thumb { display: block; }
  .t-ground { fill: light-dark(#ece7da, #262e33); stroke: light-dark(#d8d1bf, #36414a); stroke-width: 1; }
  .t-grid { fill: none; stroke: light-dark(#d8d1bf, #36414a); }
  .t-fixed { fill: light-dark(#59636b, #4b565e); }
  .t-odd { fill: light-dark(#f2b84b, #e8ac3f); stroke: light-dark(#8a5a00, #fff1cf); }
  .t-even { fill: light-dark(#8fb8e8, #6f9fd6); stroke: light-dark(#1e4a7d, #dcebff); }
  .t-number { font-weight: 700; fill: #14191c; text-anchor: middle; }
`;

/** @param {Cells} board @param {number} x @param {number} y @param {number} wide its top left corner and
 * width */
export function tileThumb(board, x, y, wide) {
  const { width, height, cells } = board;
  const side = wide / width;
  const inner = Array.from(
    { length: width - 1 },
    (_, i) => `M${x + (i + 1) * side} ${y}v${height * side}`,
  ).concat(Array.from({ length: height - 1 }, (_, i) => `M${x} ${y + (i + 1) * side}h${wide}`));
  return svg`<rect class="t-ground" x=${x} y=${y} width=${wide} height=${height * side}/>
    <path class="t-grid" d=${inner.join('')}/>
    ${Array.from({ length: width * height }, (_, index) =>
      tile(
        cells.subarray(3 * index, 3 * index + 3),
        x + (index % width) * side,
        y + Math.floor(index / width) * side,
        side,
      ),
    )}`;
}

/** @param {Int32Array} cell @param {number} x @param {number} y @param {number} side */
function tile([ground, kind, label], x, y, side) {
  if (ground === 1) return svg`<rect class="t-fixed" x=${x} y=${y} width=${side} height=${side}/>`;
  if (kind < 0) return svg``;
  const text = String(label).replace('-', '−');
  const size = side * (text.length > 2 ? 0.4 : text.length > 1 ? 0.5 : 0.62);
  const [cx, cy, gap] = [x + side / 2, y + side / 2, side * 0.07];
  return svg`${
    kind === odd
      ? svg`<circle class="t-odd" cx=${cx} cy=${cy} r=${side / 2 - gap}/>`
      : svg`<rect class="t-even" x=${x + gap} y=${y + gap} width=${side - 2 * gap} height=${side - 2 * gap}
        rx=${side * 0.1}/>`
  }
    <text class="t-number" x=${cx} y=${cy + size * 0.36} font-size=${size}>${text}</text>`;
}

/** A small board by itself, at most so many pixels wide and high. @param {Cells} board @param {number} wide
 * @param {number} high */
export function thumb(board, wide, high) {
  const side = Math.min(wide / board.width, high / board.height);
  const [w, h] = [side * board.width, side * board.height];
  return html`<svg class="thumb" aria-hidden="true" width=${w + 2} height=${h + 2}
    viewBox=${`-1 -1 ${w + 2} ${h + 2}`}>${tileThumb(board, 0, 0, w)}</svg>`;
}
