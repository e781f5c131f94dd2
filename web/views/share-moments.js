/** Where a link opens: one of three, told to the owner as `moment-pick`.
 * @import { Moment, Now } from '../model/share-link.js' */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { moments, momentWords } from '../model/share-link.js';
import { emit } from './events.js';

/** @param {HTMLElement & { moment: Moment, now: Now | null }} owner */
export const momentChoices = (owner) => html`<fieldset><legend>Opens at</legend>
  ${moments.map(
    ({ id, name }) => html`<label class="choice"><input type="radio" name="moment"
    .checked=${live(owner.moment === id)}
    @change=${() => emit(owner, 'moment-pick', { moment: id })}><span>${name}
    ${
      id === 'moment' && owner.now ? html`<span class="quiet">${momentWords(owner.now)}</span>` : nothing
    }</span></label>`,
  )}</fieldset>`;
