/** Sokoban: wooden boxes, rings for storage, a robot on treads, each in a cell of 100 by 100. */
import { svg, css } from 'lit';

const storage = () => svg`
  <circle class="ring" cx="50" cy="50" r="25"/>
  <circle class="ring-dot" cx="50" cy="50" r="8"/>`;

/** @param {{ ground: string }} piece */
const box = ({ ground }) => svg`
  <g class=${ground === 'storage' ? 'box stored' : 'box'}>
    <rect class="piece-shade" x="14" y="20" width="72" height="70" rx="9"/>
    <rect class="box-body" x="14" y="13" width="72" height="70" rx="9"/>
    <rect class="box-panel" x="25" y="24" width="50" height="48" rx="4"/>
    ${
      ground === 'storage'
        ? svg`<path class="box-line" d="M36 49 l10 10 l19 -22"/>`
        : svg`<path class="box-line" d="M30 67 L70 29 M30 29 L70 67"/>`
    }
  </g>`;

/** @param {{ label: number, many: boolean }} piece */
const robot = ({ label, many }) => svg`
  <g class="robot">
    <rect class="piece-shade" x="20" y="78" width="60" height="14" rx="7"/>
    <rect class="robot-dark" x="20" y="70" width="22" height="18" rx="8"/>
    <rect class="robot-dark" x="58" y="70" width="22" height="18" rx="8"/>
    <path class="robot-line" d="M50 26 V15"/>
    <circle class="robot-light" cx="50" cy="12" r="6"/>
    <rect class="robot-body" x="18" y="24" width="64" height="54" rx="17"/>
    <rect class="robot-face" x="27" y="34" width="46" height="24" rx="11"/>
    ${
      many
        ? svg`<text class="robot-number" x="50" y="53">${label}</text>`
        : svg`<circle class="robot-eye" cx="40" cy="46" r="5.5"/><circle class="robot-eye" cx="60" cy="46"
        r="5.5"/>`
    }
    <path class="robot-line thin" d="M42 68 H58"/>
  </g>`;

export const theme = {
  id: 'sokoban',
  ground: { storage },
  pieces: { box, robot },
  styles: css`
    .board {
      --ring: light-dark(#0b6b63, #62d0c2);
      --box: light-dark(#d9a04a, #c98f3c);
      --box-panel: light-dark(#e6b868, #d8a355);
      --box-line: light-dark(#7d5312, #5a3a09);
      --stored: light-dark(#4f9f7c, #3f9573);
      --stored-panel: light-dark(#6db895, #54ab88);
      --stored-line: light-dark(#ffffff, #f4fffa);
      --robot: light-dark(#2b6f9e, #4f9acb);
      --robot-dark: light-dark(#1c3f58, #17384e);
      --robot-face: light-dark(#e8f4fb, #dff1fb);
      --shade: light-dark(#3a2f1830, #00000066);
    }
    .ring { fill: none; stroke: var(--ring); stroke-width: 6; stroke-dasharray: 13 6.6; }
    .ring-dot { fill: var(--ring); }
    .piece-shade { fill: var(--shade); }
    .box-body { fill: var(--box); stroke: var(--box-line); stroke-width: 3; }
    .box-panel { fill: var(--box-panel); }
    .box-line {
      fill: none; stroke: var(--box-line); stroke-width: 7; stroke-linecap: round; stroke-linejoin: round;
    }
    .stored .box-body { fill: var(--stored); stroke: var(--robot-dark); }
    .stored .box-panel { fill: var(--stored-panel); }
    .stored .box-line { stroke: var(--stored-line); stroke-width: 9; }
    .robot-body { fill: var(--robot); stroke: var(--robot-dark); stroke-width: 3; }
    .robot-dark { fill: var(--robot-dark); }
    .robot-face { fill: var(--robot-face); }
    .robot-eye { fill: var(--robot-dark); }
    .robot-light { fill: light-dark(#e2793a, #f2a35e); stroke: var(--robot-dark); stroke-width: 3; }
    .robot-line { stroke: var(--robot-dark); stroke-width: 5; stroke-linecap: round; }
    .robot-line.thin { stroke: var(--robot-face); stroke-width: 4; }
    .robot-number { font: 700 24px system-ui, sans-serif; text-anchor: middle; fill: var(--robot-dark); }
  `,
};
