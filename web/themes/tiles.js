/** Sliding tiles: numbered tiles, odd and even in two tones, in a tray; fixed cells are plates with four
 * screws. */
import { svg, css } from 'lit';

/** The number on a tile: negative ones are one lower in a picture, where -1 says that there is no label.
 * @param {number} label */
const numberOf = (label) => (label < 0 ? label + 1 : label);

/** By the length of the text. */
const sizes = [54, 54, 46, 36, 27];

/** @param {{ label: number }} piece */
function tile({ label }) {
  const number = numberOf(label);
  const text = String(number).replace('-', '−');
  const size = sizes[Math.min(text.length, sizes.length - 1)];
  return svg`
    <g class=${number % 2 === 0 ? 'tile even' : 'tile'}>
      <rect class="tile-shade" x="7" y="12" width="86" height="84" rx="14"/>
      <rect class="tile-side" x="7" y="7" width="86" height="86" rx="14"/>
      <rect class="tile-face" x="7" y="5" width="86" height="80" rx="13"/>
      <path class="tile-gleam" d="M20 12H80"/>
      <text class="tile-number" x="50" y=${46 + size * 0.36} font-size=${size}>${text}</text>
    </g>`;
}

const fixed = () => svg`
  <rect class="plate" x="4" y="4" width="92" height="92" rx="9"/>
  ${[
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ].map(
    ([x, y]) => svg`
    <circle class="screw" cx=${x} cy=${y} r="7"/><path class="slot" d=${`M${x - 4} ${y - 4}l8 8`}/>`,
  )}`;

const floor = () => svg`<rect class="tray" x="9" y="9" width="82" height="82" rx="12"/>`;

/** @param {import('../model/types.js').Cells} board */
function describe({ width, height, cells }) {
  const nameOf = (/** @type {number} */ cell) => {
    const [ground, piece, label] = cells.subarray(3 * cell, 3 * cell + 3);
    if (piece >= 0) return String(numberOf(label));
    if (ground < 0) return 'nothing';
    return ground === 0 ? 'empty' : 'fixed';
  };
  const rows = Array.from({ length: height }, (_, y) => {
    const names = Array.from({ length: width }, (_unused, x) => nameOf(y * width + x));
    return names.every((name) => name === 'nothing') ? 'A gap' : `Row ${y + 1}: ${names.join(', ')}`;
  });
  return `Sliding tiles, ${width} columns, ${height} rows. ${rows.join('. ')}`;
}

export const theme = {
  id: 'tiles',
  ground: { floor, fixed },
  pieces: { tile },
  describe,
  styles: css`
    .board {
      --tile: light-dark(#f7efdd, #4b5a66);
      --tile-side: light-dark(#cdb98d, #2a353d);
      --tile-ink: light-dark(#4a3a17, #f3f6f8);
      --tile-even: light-dark(#dbe9ee, #35606b);
      --tile-even-side: light-dark(#93b3bf, #1c3a42);
      --tile-even-ink: light-dark(#153f4d, #eefafd);
    }
    .tray { fill: light-dark(#e2d8c3, #1f272c); }
    .tile-shade { fill: light-dark(#3a2f1838, #00000070); }
    .tile-side { fill: var(--tile-side); }
    .tile-face { fill: var(--tile); }
    .tile-gleam { stroke: light-dark(#ffffff, #ffffff40); stroke-width: 4; stroke-linecap: round; }
    .tile-number { font-family: system-ui, sans-serif; font-weight: 700; text-anchor: middle;
      fill: var(--tile-ink); }
    .even .tile-side { fill: var(--tile-even-side); }
    .even .tile-face { fill: var(--tile-even); }
    .even .tile-number { fill: var(--tile-even-ink); }
    .plate { fill: light-dark(#6a757e, #56626a); stroke: light-dark(#3d464e, #0d1113); stroke-width: 5; }
    .screw { fill: light-dark(#aeb8bf, #87939b); stroke: light-dark(#3d464e, #0d1113); stroke-width: 2; }
    .slot { stroke: light-dark(#3d464e, #0d1113); stroke-width: 3; stroke-linecap: round; }
  `,
};
