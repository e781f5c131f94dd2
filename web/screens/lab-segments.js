/**
 * The pages of the Lab, as links at the left of its bar.
 * @import { PageName } from '../model/places.js'
 */
import { html, nothing } from 'lit';
import { addressOf } from '../model/places.js';

/** @type {readonly { id: PageName, name: string }[]} */
const segments = [
  { id: 'scoreboard', name: 'Scoreboard' },
  { id: 'lab', name: 'Own heuristic' },
  { id: 'tuning', name: 'Tuning' },
];

/** @param {PageName} page the one that is shown */
export const labSegments = (page) =>
  html`<nav class="segments lab-segments" aria-label="The Lab">${segments.map(
    ({ id, name }) =>
      html`<a href=${addressOf(id)} aria-current=${id === page ? 'page' : nothing}>${name}</a>`,
  )}</nav>`;
