import { html } from 'lit';
import { live } from 'lit/directives/live.js';

/** The options of a select. @param {readonly { id: string | number, name: string }[]} entries
 * @param {string | number} chosen the id of the one that is shown */
export const choices = (entries, chosen) =>
  entries.map(({ id, name }) => html`<option value=${id} .selected=${live(id === chosen)}>${name}</option>`);
