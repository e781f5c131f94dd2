/** Small line icons, 20 by 20, drawn in the text's colour. */
import { svg, html } from 'lit';

/** @param {unknown} shapes */
const icon = (shapes) => html`<svg class="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor"
  stroke-width="1.7"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes}</svg>`;

export const icons = {
  play: icon(svg`<path d="M6.5 4.2v11.6l9-5.8z" fill="currentColor"/>`),
  pause: icon(svg`<path d="M7 4.5v11M13 4.5v11" stroke-width="2.6"/>`),
  stop: icon(svg`<rect x="5" y="5" width="10" height="10" rx="1.6" fill="currentColor"/>`),
  next: icon(svg`<path d="M7.5 4.5 13 10l-5.5 5.5"/>`),
  previous: icon(svg`<path d="M12.5 4.5 7 10l5.5 5.5"/>`),
  jump: icon(svg`<path d="M4 5.5 8.5 10 4 14.5M10 5.5l4.5 4.5-4.5 4.5M16.5 5v10"/>`),
  jumpBack: icon(svg`<path d="M16 5.5 11.5 10l4.5 4.5M10 5.5 5.5 10l4.5 4.5M3.5 5v10"/>`),
  first: icon(svg`<path d="M14 4.5 8.5 10l5.5 5.5M5.5 4.5v11"/>`),
  last: icon(svg`<path d="M6 4.5 11.5 10 6 15.5M14.5 4.5v11"/>`),
  undo: icon(svg`<path d="M7.5 4 4 7.5 7.5 11M4.3 7.5h7.2a4 4 0 0 1 0 8H8"/>`),
  redo: icon(svg`<path d="M12.5 4 16 7.5 12.5 11M15.7 7.5H8.5a4 4 0 0 0 0 8H12"/>`),
  sun: icon(svg`<circle cx="10" cy="10" r="3.3"/><path
    d="M10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1"/>`),
  moon: icon(svg`<path d="M15.8 12A6.6 6.6 0 0 1 8 4.2 6.6 6.6 0 1 0 15.8 12z"/>`),
  help: icon(svg`<circle cx="10" cy="10" r="7.2"/><path
    d="M7.9 7.9a2.2 2.2 0 1 1 3.1 2c-.7.4-1 .8-1 1.6M10 14.2v.1"/>`),
  fresh: icon(svg`<path d="M5.5 3h6l3.5 3.5V17h-9.5zM11.5 3v3.5H15M10.2 9.5v4.6M7.9 11.8h4.6"/>`),
  copy: icon(svg`<rect x="7" y="7" width="9" height="9.5" rx="1.5"/><path
    d="M13 4.5v-.5A1.5 1.5 0 0 0 11.5 2.5h-6A1.5 1.5 0 0 0 4 4v7.5A1.5 1.5 0 0 0 5.5 13"/>`),
  check: icon(svg`<path d="m4.5 10.5 3.7 3.7 7.3-8"/>`),
  link: icon(svg`<path
    d="M8.6 11.4a3 3 0 0 0 4.3 0l2.5-2.5a3 3 0 0 0-4.3-4.3l-1 1M11.4 8.6a3 3 0 0 0-4.3 0l-2.5 2.5a3 3 0 0 0 4.3 4.3l1-1"/>`),
  keys: icon(svg`<rect x="2.5" y="5.5" width="15" height="9" rx="1.5"/><path
    d="M5.5 8.5h.1M8.5 8.5h.1M11.5 8.5h.1M14.5 8.5h.1M6.5 11.5h7"/>`),
  cross: icon(svg`<path d="m5.5 5.5 9 9M14.5 5.5l-9 9"/>`),
  alert: icon(svg`<path d="M10 3 2.6 16h14.8zM10 8.2v3.6M10 13.9v.1"/>`),
  question: icon(svg`<path d="M7.3 7.2a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2.1M10 14.9v.1"/>`),
  plus: icon(svg`<path d="M10 4.5v11M4.5 10h11"/>`),
  minus: icon(svg`<path d="M4.5 10h11"/>`),
  fit: icon(svg`<path d="M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13"/>`),
  up: icon(svg`<path d="M10 15.5v-11M5.5 9 10 4.5 14.5 9"/>`),
  twins: icon(svg`<rect x="3.5" y="6.5" width="8" height="8" rx="1.2"/><path
    d="M8.5 6.2V4.7c0-.6.5-1.2 1.2-1.2h5.6c.7 0 1.2.6 1.2 1.2v5.6c0 .7-.5 1.2-1.2 1.2h-3.5"/>`),
  loop: icon(svg`<path d="M15.5 8A6 6 0 1 0 16 11M15.8 4v4h-4"/>`),
  ceiling: icon(svg`<path d="M4 4.5h12M10 16V8M6.8 11 10 7.8l3.2 3.2"/>`),
  bulb: icon(svg`<path d="M7.3 12.4a5 5 0 1 1 5.4 0c-.5.4-.7.9-.7 1.6H8c0-.7-.2-1.2-.7-1.6zM8.2 16.6h3.6"/>`),
  grid: icon(svg`<rect x="3.5" y="3.5" width="5.4" height="5.4" rx="1"/><rect x="11.1" y="3.5" width="5.4"
    height="5.4" rx="1"/><rect
    x="3.5" y="11.1" width="5.4" height="5.4" rx="1"/><rect x="11.1" y="11.1" width="5.4" height="5.4"
    rx="1"/>`),
  folder: icon(svg`<path d="M3 15.5v-11h5l1.6 2H17v9z"/>`),
  pencil: icon(svg`<path d="m4 16 .8-3.6L13 4.2l2.8 2.8-8.2 8.2zM11.3 5.9l2.8 2.8"/>`),
  hand: icon(svg`<path
    d="M10 2.8v14.4M2.8 10h14.4M7.9 4.9 10 2.8l2.1 2.1M7.9 15.1l2.1 2.1 2.1-2.1M4.9 7.9 2.8 10l2.1 2.1M15.1 7.9l2.1 2.1-2.1 2.1"/>`),
  turn: icon(svg`<path d="M16 10a6 6 0 1 1-2.1-4.6M14.6 2.6l-.5 3.2-3.2-.5"/>`),
  mirror: icon(svg`<path d="M10 3v14M7 6v8H3zM13 6v8h4z"/>`),
  download: icon(svg`<path d="M10 3.5v9M6.4 9 10 12.6 13.6 9M4 16.2h12"/>`),
  broom: icon(svg`<rect x="4" y="4" width="12" height="12" rx="1.5"/><path d="m7.5 7.5 5 5M12.5 7.5l-5 5"/>`),
  share:
    icon(svg`<circle cx="5.5" cy="10" r="2.1"/><circle cx="14.3" cy="5" r="2.1"/><circle cx="14.3" cy="15"
    r="2.1"/><path d="m7.4 9 5-2.9M7.4 11l5 2.9"/>`),
  menu: icon(svg`<path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13"/>`),
  chevron: icon(svg`<path d="m5.5 8 4.5 4.5L14.5 8"/>`),
  clock: icon(svg`<circle cx="10" cy="10" r="6.8"/><path d="M10 6v4.2l2.8 1.6"/>`),
  sliders: icon(svg`<path d="M2.8 6.3h7.4M14.4 6.3h2.8M2.8 13.7h2.8M9.8 13.7h7.4"/><circle cx="12.3" cy="6.3"
    r="2"/><circle cx="7.7" cy="13.7" r="2"/>`),
  info: icon(svg`<circle cx="10" cy="10" r="7.2"/><path d="M10 9.3v4.4M10 6.4v.1"/>`),
  half: icon(svg`<circle cx="10" cy="10" r="6"/><path d="M10 4a6 6 0 0 1 0 12z" fill="currentColor"/>`),
  stepOnce: icon(svg`<path d="M4.5 4.6v10.8l8-5.4z" fill="currentColor"/><path d="M15.3 4.6v10.8"/>`),
  spark: icon(
    svg`<path d="M10 2.6v3.2M10 14.2v3.2M2.6 10h3.2M14.2 10h3.2M4.8 4.8 7 7M13 13l2.2 2.2M4.8 15.2 7 13M13 7l2.2-2.2"/>`,
  ),
  search: icon(svg`<circle cx="8.7" cy="8.7" r="5"/><path d="m12.5 12.5 4 4"/>`),
  split: icon(svg`<rect x="3" y="4" width="14" height="12" rx="1.5"/><path d="M10 4v12"/>`),
  scissors: icon(svg`<circle cx="5" cy="6" r="2"/><circle cx="5" cy="14" r="2"/><path
    d="M6.7 7.2 16 14M6.7 12.8 16 6"/>`),
  flag: icon(svg`<path d="M5.5 17V3.5M5.5 4h9l-2 3.2 2 3.3h-9"/>`),
};

const outcomeIcons = /** @type {Record<string, unknown>} */ ({
  kept: icons.plus,
  improved: icons.up,
  reopened: icons.undo,
  duplicate: icons.twins,
  repeated: icons.twins,
  cycle: icons.loop,
  deferred: icons.clock,
  revisited: icons.turn,
  incumbent: icons.flag,
  solution: icons.flag,
  deadlock: icons.cross,
  bound_g: icons.ceiling,
  bound_h: icons.ceiling,
  bound_f: icons.ceiling,
  threshold: icons.ceiling,
});

/** What has no sign of its own was cut off for some reason; its words say which. @param {string} outcome */
export const outcomeIcon = (outcome) => outcomeIcons[outcome] ?? icons.scissors;
