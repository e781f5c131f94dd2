/** Where a link opens: one of several, told to the owner as `moment-pick`.
 * @import { Moment, MomentChoice } from '../model/share-link.js' */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { emit } from './events.js';

/** @param {HTMLElement & { moment: Moment, moments: readonly MomentChoice[] }} owner */
export const momentChoices = (owner) => html`<fieldset><legend>Opens at</legend>
  ${owner.moments.map(
    ({ id, name, words }) => html`<label class="choice"><input type="radio" name="moment"
    .checked=${live(owner.moment === id)}
    @change=${() => emit(owner, 'moment-pick', { moment: id })}><span>${name}
    ${words ? html`<span class="quiet">${words}</span>` : nothing}</span></label>`,
  )}</fieldset>`;
