/** Water jugs: glass vessels as high as they are big, water, a scale, and a mark at the goal amount. */
import { svg, css } from 'lit';

const vesselWidth = 150;
const gap = 60;
const room = 320;
const top = 40;
const mostTicks = 24;

const wallWidth = 4;

/** @typedef {{ capacity: number, amount: number, goal: number, anywhere: boolean }} Jug goal -1: any amount;
 *   anywhere: the goal amount may be in another jug just as well */

/** @param {import('../model/types.js').Cells} board @returns {Jug[]} */
const jugsOf = ({ width, cells }) =>
  Array.from({ length: width }, (_, jug) => {
    const [capacity, amount, label] = cells.subarray(3 * jug, 3 * jug + 3);
    const anywhere = label < -1;
    return { capacity, amount, goal: anywhere ? -2 - label : label, anywhere };
  });

const bottom = top + room;
const floor = bottom - wallWidth;

/** The space inside a vessel whose rim is at y. @param {number} y */
function inside(y) {
  const [left, right] = [6, vesselWidth - 6];
  return `M${left} ${y}V${bottom - 18}Q${left} ${floor} ${left + 14} ${floor}
    H${right - 14}Q${right} ${floor} ${right} ${bottom - 18}V${y}Z`;
}

/** The glass itself, with its lip. @param {number} y */
function glass(y) {
  const right = vesselWidth - 2;
  return `M-3 ${y - 9}Q2 ${y - 7} 2 ${y}V${bottom - 18}Q2 ${bottom} 20 ${bottom}
    H${right - 18}Q${right} ${bottom} ${right} ${bottom - 18}V${y}Q${right} ${y - 7} ${right + 5} ${y - 9}`;
}

/** @param {Jug} jug @param {number} unit pixels a unit of water */
function goalMark({ amount, capacity, goal }, unit) {
  if (goal < 0 || goal > capacity) return '';
  const y = floor - goal * unit;
  return svg`<g class=${goal === amount ? 'goal done' : 'goal'}>
    <path d=${`M-10 ${y}H${vesselWidth - 8}`}/>
    <path class="goal-tip" d=${`M-22 ${y - 9}l15 9l-15 9z`}/>
  </g>`;
}

/** @param {Jug} jug @param {number} unit */
function scale({ capacity }, unit) {
  const count = capacity <= mostTicks ? Math.max(0, capacity - 1) : 0;
  const marks = Array.from({ length: count }, (_, i) => `M${vesselWidth - 24} ${floor - (i + 1) * unit}h18`);
  return svg`<path class="tick" d=${marks.join('')}/>`;
}

/** @param {Jug} jug */
function goalWords({ amount, goal, anywhere }) {
  if (goal < 0) return 'any amount';
  if (goal === amount) return `goal ${goal}, met`;
  return anywhere ? `goal ${goal}, in any jug` : `goal ${goal}`;
}

/** @param {Jug} jug @param {number} index @param {number} unit */
function vessel(jug, index, unit) {
  const height = Math.max(jug.capacity * unit, 24);
  const y = bottom - height;
  const clip = `inside-${index}`;
  return svg`
    <g transform=${`translate(${gap / 2 + index * (vesselWidth + gap)} 0)`}>
      <clipPath id=${clip}><path d=${inside(y)}/></clipPath>
      <path class="glass" d=${inside(y)}/>
      <g clip-path=${`url(#${clip})`}>
        <g class="water" .style=${`transform: translateY(${-jug.amount * unit}px)`}>
          <rect class="water-body" x="0" y=${floor} width=${vesselWidth} height=${height + 10}/>
          <rect class="water-top" x="0" y=${floor} width=${vesselWidth} height="5"/>
        </g>
      </g>
      ${scale(jug, unit)}
      <path class="wall" d=${glass(y)}/>
      <path class="gleam" d=${`M16 ${y + 12}V${bottom - 26}`}/>
      ${goalMark(jug, unit)}
      <text class="amount" x=${vesselWidth / 2} y=${bottom + 38}>${jug.amount} of ${jug.capacity}</text>
      <text class="note" x=${vesselWidth / 2} y=${bottom + 62}>${goalWords(jug)}</text>
    </g>`;
}

/** @param {Jug} jug @param {number} index */
const describe = ({ capacity, amount, goal, anywhere }, index) =>
  `Jug ${index + 1}: ${amount} of ${capacity}${
    goal < 0 ? '' : `, goal ${goal}${anywhere ? ' in any jug' : ''}`
  }`;

export const theme = {
  id: 'jugs',
  /** @param {import('../model/types.js').Cells} board */
  draw(board) {
    const jugs = jugsOf(board);
    const unit = (room - 10) / Math.max(1, ...jugs.map(({ capacity }) => capacity));
    return {
      width: jugs.length * (vesselWidth + gap) + 20,
      height: top + room + 80,
      content: svg`<g transform="translate(10 0)">${jugs.map((jug, index) => vessel(jug, index, unit))}</g>`,
    };
  },
  /** @param {import('../model/types.js').Cells} board */
  describe: (board) => `Water jugs. ${jugsOf(board).map(describe).join('. ')}`,
  styles: css`
    .glass { fill: light-dark(#dfeaf040, #9fc4d612); }
    .wall {
      fill: none; stroke: light-dark(#7d929d, #8fa5b0); stroke-width: 5; stroke-linecap: round;
      stroke-linejoin: round;
    }
    .gleam { stroke: light-dark(#ffffff, #e8f6fd); stroke-width: 6; stroke-linecap: round; opacity: 0.45; }
    .water { transition: transform var(--move-time, 260ms) ease-in-out; }
    .water-body { fill: light-dark(#58a9d6, #3485b5); opacity: 0.85; }
    .water-top { fill: light-dark(#9fd2ee, #7fc1e6); }
    .tick { stroke: light-dark(#51646e, #b8c7cf); stroke-width: 2; opacity: 0.6; }
    .goal { stroke: light-dark(#b3541e, #f2a35e); fill: none; stroke-width: 4; stroke-dasharray: 9 7; }
    .goal-tip { fill: light-dark(#b3541e, #f2a35e); stroke: none; }
    .goal.done { stroke: var(--good); }
    .goal.done .goal-tip { fill: var(--good); }
    .amount { font: 650 24px system-ui, sans-serif; text-anchor: middle; fill: var(--ink); }
    .note { font: 18px system-ui, sans-serif; text-anchor: middle; fill: var(--quiet); }
    @media (prefers-reduced-motion: reduce) { .water { transition: none; } }
  `,
};
