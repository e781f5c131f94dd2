/** Snowperson: balls of three sizes, alone and in stacks, and a robot with a shovel, in cells of 100 by
 * 100. */
import { svg, css } from 'lit';

const radius = { big: 28, medium: 21, small: 14 };

/** @typedef {keyof typeof radius} Size */

/** @param {Size} size @param {number} y of its centre */
const ball = (size, y) => {
  const r = radius[size];
  const [left, right] = [50 - r, 50 + r];
  const shade = `M${left} ${y}A${r} ${r} 0 0 0 ${right} ${y}A${r} ${r * 0.72} 0 0 1 ${left} ${y}`;
  const gleam = `M${50 - r * 0.62} ${y - r * 0.2}a${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.52} ${-r * 0.44}`;
  return svg`
    <circle class="snow-ball" cx="50" cy=${y} r=${r}/>
    <path class="snow-shade" d=${shade}/>
    <path class="snow-gleam" d=${gleam}/>`;
};

/** Balls from below; each sinks a little into the one under it. @param {...Size} sizes */
const stack =
  (...sizes) =>
  () => {
    let floor = 90;
    const balls = sizes.map((size) => {
      const y = floor - radius[size];
      floor = y - radius[size] * 0.42;
      return ball(size, y);
    });
    return svg`<ellipse class="snow-ground" cx="50" cy="90" rx=${radius[sizes[0]] * 0.95} ry="6"/>${balls}`;
  };

/** @param {{ ground: string }} piece */
const snowperson = ({ ground }) => svg`
  <g class=${ground === 'destination' ? 'snow-person home' : 'snow-person'}>
    <ellipse class="snow-ground" cx="50" cy="90" rx="27" ry="6"/>
    <path class="snow-arm" d="M32 49L12 39M18 42l-8 4M68 49L88 39M82 42l8 4"/>
    ${ball('big', 63)}${ball('medium', 43)}${ball('small', 25)}
    <path class="snow-scarf" d="M36 36Q50 44 64 36L63 42Q59 45 57 45L58 58L50 58L50 46Q42 46 37 42Z"/>
    <path class="snow-hat" d="M35 14H65M42 12V4H58V12"/>
    <circle class="snow-coal" cx="45" cy="23" r="2.4"/><circle class="snow-coal" cx="55" cy="23" r="2.4"/>
    <path class="snow-nose" d="M49 26L65 29L49 31Z"/>
    <circle class="snow-coal" cx="50" cy="68" r="2.8"/><circle class="snow-coal" cx="50" cy="79" r="2.8"/>
  </g>`;

const destination = () => svg`
  <circle class="snow-ring" cx="50" cy="50" r="33"/>
  <path class="snow-cross" d="M37 37L63 63M63 37L37 63"/>`;

const robot = () => svg`
  <ellipse class="snow-ground" cx="50" cy="91" rx="30" ry="6"/>
  <path class="snow-handle" d="M80 88V34"/>
  <path class="snow-shovel" d="M70 14H90V34Q90 40 80 40Q70 40 70 34Z"/>
  <rect class="snow-track" x="22" y="74" width="50" height="17" rx="8.5"/>
  <circle class="snow-wheel" cx="32" cy="82.5" r="4"/><circle class="snow-wheel" cx="47" cy="82.5" r="4"/>
  <circle class="snow-wheel" cx="62" cy="82.5" r="4"/>
  <path class="snow-body" d="M24 44Q24 30 38 30H56Q70 30 70 44V74H24Z"/>
  <path class="snow-arm-robot" d="M68 54L80 60"/>
  <rect class="snow-face" x="30" y="38" width="34" height="19" rx="9"/>
  <circle class="snow-eye" cx="40" cy="47.5" r="4.5"/><circle class="snow-eye" cx="54" cy="47.5" r="4.5"/>
  <path class="snow-cap" d="M32 30Q34 13 47 13Q60 13 62 30Z"/>
  <circle class="snow-tuft" cx="47" cy="12" r="5.5"/>
  <path class="snow-brim" d="M30 30H64"/>`;

export const theme = {
  id: 'snowman',
  ground: { destination },
  pieces: {
    robot,
    small: stack('small'),
    medium: stack('medium'),
    big: stack('big'),
    medium_on_big: stack('big', 'medium'),
    small_on_big: stack('big', 'small'),
    small_on_medium: stack('medium', 'small'),
    snowperson,
  },
  styles: css`
    .board {
      --snow: light-dark(#ffffff, #e6eef4);
      --snow-edge: light-dark(#6f8fa6, #23323d);
      --snow-shadow: light-dark(#b9d2e4, #a6bccb);
      --snow-robot: light-dark(#b2503c, #e07f66);
      --snow-dark: light-dark(#4a1f18, #3a1712);
      --snow-mark: light-dark(#0a6a8a, #6cc6e6);
    }
    .snow-ball { fill: var(--snow); stroke: var(--snow-edge); stroke-width: 3; }
    .snow-shade { fill: var(--snow-shadow); }
    .snow-gleam { fill: none; stroke: light-dark(#e3eff7, #ffffff); stroke-width: 4; stroke-linecap: round; }
    .snow-ground { fill: light-dark(#3a2f1830, #00000066); }
    .snow-ring { fill: none; stroke: var(--snow-mark); stroke-width: 5; stroke-dasharray: 12 8.7; }
    .snow-cross { fill: none; stroke: var(--snow-mark); stroke-width: 8; stroke-linecap: round; }
    .snow-arm { fill: none; stroke: light-dark(#6b4423, #c08a58); stroke-width: 4; stroke-linecap: round; }
    .snow-coal { fill: #22292f; }
    .snow-nose { fill: #e8762c; stroke: #a34a10; stroke-width: 1.5; stroke-linejoin: round; }
    .snow-hat {
      fill: light-dark(#2d3740, #11181d); stroke: light-dark(#2d3740, #8b9aa6); stroke-width: 4;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .snow-scarf {
      fill: light-dark(#8a9299, #79838b); stroke: #2d3740; stroke-width: 2; stroke-linejoin: round;
    }
    .home .snow-scarf { fill: light-dark(#3f9a72, #49ad82); }
    .snow-body { fill: var(--snow-robot); stroke: var(--snow-dark); stroke-width: 3; }
    .snow-track { fill: var(--snow-dark); }
    .snow-wheel { fill: light-dark(#d9c3bd, #c9aca4); }
    .snow-face { fill: light-dark(#fdf1ec, #ffe9e2); }
    .snow-eye { fill: var(--snow-dark); }
    .snow-cap {
      fill: light-dark(#2f6f8f, #58a7c9); stroke: var(--snow-dark); stroke-width: 3; stroke-linejoin: round;
    }
    .snow-brim { stroke: light-dark(#e9f2f7, #f3fafd); stroke-width: 7; stroke-linecap: round; }
    .snow-tuft { fill: light-dark(#e9f2f7, #f3fafd); stroke: var(--snow-dark); stroke-width: 2; }
    .snow-handle { stroke: light-dark(#6b4423, #c08a58); stroke-width: 5; stroke-linecap: round; }
    .snow-shovel {
      fill: light-dark(#8b9aa6, #b3c1cb); stroke: var(--snow-dark); stroke-width: 3; stroke-linejoin: round;
    }
    .snow-arm-robot { stroke: var(--snow-dark); stroke-width: 7; stroke-linecap: round; }
  `,
};
