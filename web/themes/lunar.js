/** Lunar Lockout: round helpers on three legs, rovers on wheels, each with its letter, and a hatch with its
 * lid. */
import { svg, css } from 'lit';

const tints = 6;

/** @param {string} first @param {number} label */
const letter = (first, label) => (label < 0 ? '' : String.fromCharCode(first.charCodeAt(0) + label));

const hatch = () => svg`
  <circle class="lunar-rim" cx="50" cy="50" r="43"/>
  <circle class="lunar-stripes" cx="50" cy="50" r="37"/>
  <circle class="lunar-lid" cx="50" cy="50" r="30"/>
  <path class="lunar-seam" d="M50 20V80M20 50H80"/>
  <circle class="lunar-hub" cx="50" cy="50" r="8"/>`;

/** @param {{ label: number }} piece */
const helper = ({ label }) => svg`
  <g class=${`lunar-helper lunar-tint-${Math.max(label, 0) % tints}`}>
    <ellipse class="lunar-shade" cx="50" cy="88" rx="30" ry="6"/>
    <path class="lunar-leg" d="M32 66L22 86M68 66L78 86M50 72V88"/>
    <path class="lunar-leg thin" d="M50 18V9"/>
    <circle class="lunar-lamp" cx="50" cy="8" r="5"/>
    <circle class="lunar-body" cx="50" cy="47" r="30"/>
    <rect class="lunar-visor" x="28" y="25" width="44" height="15" rx="7.5"/>
    <circle class="lunar-eye" cx="41" cy="32.5" r="4"/>
    <circle class="lunar-eye" cx="59" cy="32.5" r="4"/>
    <text class="lunar-letter" x="50" y="67">${letter('a', label)}</text>
  </g>`;

/** @param {{ label: number }} piece */
const rover = ({ label }) => svg`
  <g class="lunar-rover">
    <ellipse class="lunar-shade" cx="50" cy="90" rx="38" ry="6"/>
    <path class="lunar-leg" d="M74 24V12H86"/>
    <rect class="lunar-visor" x="79" y="6" width="14" height="12" rx="3"/>
    <path class="lunar-panel" d="M12 22H54L48 33H6Z"/>
    <path class="lunar-body"
    d="M18 36Q18 28 27 28H72Q86 28 90 46L94 62Q94 72 84 72H18Q8 72 8 62V46Q8 36 18 36Z"/>
    <circle class="lunar-wheel" cx="22" cy="78" r="12"/>
    <circle class="lunar-wheel" cx="50" cy="78" r="12"/>
    <circle class="lunar-wheel" cx="78" cy="78" r="12"/>
    <text class="lunar-letter" x="48" y="63">${letter('A', label)}</text>
  </g>`;

/** @param {import('../model/types.js').Cells} board */
function describe({ width, height, cells }) {
  const [helperKind, roverKind] = [2, 3]; // their places in the legend
  const list = { [helperKind]: /** @type {string[]} */ ([]), [roverKind]: /** @type {string[]} */ ([]) };
  for (let cell = 0; cell < width * height; cell += 1) {
    const [ground, kind, label] = cells.subarray(3 * cell, 3 * cell + 3);
    if (!list[kind]) continue;
    const name = kind === helperKind ? `helper ${letter('a', label)}` : `rover ${letter('A', label)}`;
    const place =
      ground === 1 ? 'on the hatch' : `column ${(cell % width) + 1} row ${Math.floor(cell / width) + 1}`;
    list[kind].push(`${name} ${place}`);
  }
  const size = `Lunar Lockout, ${width} columns, ${height} rows`;
  const middle =
    width === height && width % 2 ? `the hatch is at column ${(width + 1) / 2} row ${(width + 1) / 2}` : '';
  const rovers = list[roverKind].join('; ') || 'no rover is left';
  return [size, middle, rovers, list[helperKind].join('; ')].filter(Boolean).join('. ');
}

export const theme = {
  id: 'lunar',
  ground: { hatch },
  pieces: { helper, rover },
  describe,
  styles: css`
    .board {
      --lunar-ink: light-dark(#1f2a33, #11181d);
      --lunar-glass: light-dark(#e9f3f8, #d8eaf3);
      --lunar-tint: light-dark(#7fb3d5, #78aed2);
      --lunar-red: light-dark(#c23b2e, #e0604f);
      --lunar-metal: light-dark(#8d979e, #7b878f);
    }
    .lunar-shade { fill: light-dark(#2a2f3630, #00000066); }
    .lunar-rim { fill: var(--lunar-metal); }
    .lunar-stripes { fill: none; stroke: light-dark(#e0a92e, #d9a53a); stroke-width: 9;
      stroke-dasharray: 14.5 14.5; }
    .lunar-lid { fill: light-dark(#3c474f, #1a2126); }
    .lunar-seam { stroke: light-dark(#6b7780, #4a555d); stroke-width: 4; }
    .lunar-hub { fill: light-dark(#e0a92e, #d9a53a); }
    .lunar-leg { fill: none; stroke: var(--lunar-ink); stroke-width: 6; stroke-linecap: round;
      stroke-linejoin: round; }
    .lunar-leg.thin { stroke-width: 4; }
    .lunar-helper .lunar-leg { stroke: var(--lunar-metal); }
    .lunar-body { stroke: var(--lunar-ink); stroke-width: 3; fill: var(--lunar-tint); }
    .lunar-rover .lunar-body { fill: var(--lunar-red); }
    .lunar-rover .lunar-leg { stroke: var(--lunar-metal); stroke-width: 5; }
    .lunar-panel { fill: light-dark(#2f5f8f, #4b86bd); stroke: var(--lunar-ink); stroke-width: 2.5; }
    .lunar-wheel { fill: var(--lunar-ink); stroke: var(--lunar-metal); stroke-width: 5; }
    .lunar-visor { fill: var(--lunar-ink); }
    .lunar-eye { fill: var(--lunar-glass); }
    .lunar-lamp { fill: var(--lunar-tint); stroke: var(--lunar-ink); stroke-width: 2.5; }
    .lunar-letter { font: 700 30px system-ui, sans-serif; text-anchor: middle; fill: var(--lunar-ink); }
    .lunar-rover .lunar-letter { font-size: 36px; fill: #ffffff; stroke: none; }
    .lunar-tint-1 { --lunar-tint: light-dark(#8cc29a, #7fbd90); }
    .lunar-tint-2 { --lunar-tint: light-dark(#e3b65f, #dcae55); }
    .lunar-tint-3 { --lunar-tint: light-dark(#c29ad6, #b78fce); }
    .lunar-tint-4 { --lunar-tint: light-dark(#e49a86, #dd907b); }
    .lunar-tint-5 { --lunar-tint: light-dark(#9fb0b8, #96a9b2); }
  `,
};
