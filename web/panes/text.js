/** The board as text. @import { PaneView } from '../state/selectors-panes.js'
 * @import { Detail } from '../views/events.js' */
import { html } from 'lit';
import { documentOf } from '../state/state.js';
import { editDocument } from '../state/updates-document.js';
import { told } from '../views/events.js';
import '../views/board-editor.js';

/** @type {PaneView} */
export default function text(state, { dispatch, levels, now }) {
  return html`<board-editor class="fill" .text=${documentOf(state).board} ?readOnly=${state.embed.readOnly}
    .diagnostic=${state.check?.ok === false ? state.check.error : null} .offer=${offerWords(state)}
    @board-edit=${told(({ board }) => dispatch(editDocument, { board }, 'board', now()))}
    @long-paste=${(/** @type {CustomEvent<Pick<Detail, 'text'>>} */ event) => {
      event.preventDefault();
      levels.take(event.detail.text, 'Pasted text');
    }}
    @offer-take=${() => levels.takeOffer()}></board-editor>`;
}

/** @param {import('../state/state.js').State} state */
function offerWords({ offer, catalog }) {
  const name = (/** @type {string} */ domain) =>
    catalog?.domains.find(({ id }) => id === domain)?.name ?? domain;
  if (offer?.kind === 'board') return `It reads as ${name(offer.domain)}: take it as that`;
  if (offer?.kind !== 'levels') return '';
  return `It holds ${offer.collection.levels.length} levels of ${name(offer.collection.domain)}: open them`;
}
