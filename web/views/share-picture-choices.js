/** What a picture is of, and how it looks: choices beside its preview.
 * @import { PictureSubject, SharePicture } from './share-picture.js' */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatCount, plural } from '../model/format.js';
import { filmSteps } from '../model/share-film.js';
import { choices } from './choices.js';
import { filled } from './events.js';

const speeds = [1, 2, 4, 8, 16].map((id) => ({ id, name: `${plural(id, 'move')} a second` }));
const sides = [240, 360, 480, 720].map((id) => ({ id, name: `${id} pixels` }));
const scales = [1, 2, 3, 4].map((scale) => /** @type {const} */ ([scale, `${scale}×`]));
const shades = /** @type {const} */ ([
  [false, 'Light'],
  [true, 'Dark'],
]);
const formats = /** @type {const} */ ([
  ['svg', 'SVG'],
  ['png', 'PNG'],
]);

/** @param {SharePicture} owner @param {PictureSubject} subject */
export const pictureChoices = (owner, subject) =>
  html`${subjects(owner, subject)}
    ${segments('Colours', shades, owner._isDark, (dark) => (owner._dark = dark))}
    ${owner._what === 'plan' ? filmChoices(owner, subject) : stillChoices(owner)}`;

/** @param {SharePicture} owner @param {PictureSubject} subject */
function subjects(owner, { pictures, film }) {
  return html`<fieldset><legend>Picture of</legend>${[...pictures, { ...film, id: 'plan' }].map(
    ({ id, name, able }) => html`<label class="choice"><input type="radio" name="what" ?disabled=${!able}
      .checked=${live(owner._what === id)} @change=${() => (owner._what = id)}><span>${name}
      ${able ? nothing : html`<span class="quiet">after a search</span>`}</span></label>`,
  )}</fieldset>`;
}

/** @template T @param {string} name @param {readonly (readonly [T, string])[]} entries @param {T} now
 * @param {(value: T) => void} pick */
const segments = (name, entries, now, pick) =>
  html`<div class="line"><span>${name}</span><div class="segments" role="group"
    aria-label=${name}>${entries.map(
      ([value, words]) => html`<button type="button" aria-pressed=${value === now}
      @click=${() => pick(value)}>${words}</button>`,
    )}</div></div>`;

/** @param {SharePicture} owner */
function stillChoices(owner) {
  const grounds = /** @type {const} */ ([
    [false, owner._isDark ? 'Dark' : 'White'],
    [true, 'Transparent'],
  ]);
  return html`${segments('Ground', grounds, owner._clear, (clear) => (owner._clear = clear))}
    ${segments('Format', formats, owner._format, (format) => (owner._format = format))}
    ${
      owner._format === 'png'
        ? segments('Scale', scales, owner._scale, (scale) => (owner._scale = scale))
        : nothing
    }`;
}

/** @param {SharePicture} owner @param {PictureSubject} subject */
function filmChoices(owner, { film: { moves } }) {
  const { every } = filmSteps(moves, owner._speed);
  const select = (
    /** @type {string} */ name,
    /** @type {readonly { id: number, name: string }[]} */ entries,
    /** @type {number} */ now,
    /** @type {(value: number) => void} */ pick,
  ) => html`<label class="line"><span>${name}</span><select
    @change=${filled((value) => pick(Number(value)))}>${choices(entries, now)}</select></label>`;
  return html`${select('Speed', speeds, owner._speed, (speed) => (owner._speed = speed))}
    ${select('Size', sides, owner._side, (side) => (owner._side = side))}
    <p class="words">${plural(moves, 'move')} as an animated GIF${
      every > 1 ? `, every ${formatCount(every)}th of them` : ''
    }.</p>`;
}
