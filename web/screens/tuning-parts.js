/** Small parts that the Tuning page's tables and cards share. */
import { html, nothing } from 'lit';
import { icons } from '../views/icons.js';

/** The way to a run. @param {string | null} address @param {string} what */
export const openLink = (address, what) =>
  address ? html`<a href=${address} aria-label=${`Open ${what} in Puzzles`}>Open</a>` : nothing;

/** What went wrong, as a row of its own. @param {string | undefined} words @param {number} columns */
export const wrongRow = (words, columns) =>
  words ? html`<tr><td colspan=${columns} class="wrong">${icons.alert}${words}</td></tr>` : nothing;

/** Numbers side by side, each under its name.
 * @param {readonly (readonly [name: string, value: string])[]} rows */
export const counterList = (rows) =>
  html`<dl class="counters">${rows.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
