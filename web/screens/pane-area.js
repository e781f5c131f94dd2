/**
 * The panes beside the puzzles' board, and what each shows while its view is on its way.
 * @import { Page } from '../app.js'
 * @import { Pane } from '../state/selectors-panes.js'
 */
import { html } from 'lit';
import { panes } from '../panes.js';
import { defaultsOf, preferredOf } from '../state/selectors-panes.js';
import { missingHere } from '../views/part-note.js';
import { paneFrames } from './pane-frames.js';

const names = { A: 'This one', B: 'The others', C: 'The whole search', D: 'The whole search, too' };

/** @param {Page} page */
export const paneArea = (page) =>
  paneFrames(page, {
    panes,
    defaults: defaultsOf(page.state),
    preferred: preferredOf(page.state),
    names,
    body: (/** @type {Pane} */ pane) => body(page, pane),
  });

/** What a pane shows; one that is not here yet says so, and one that cannot be had can be tried again.
 * @param {Page} page @param {Pane} pane */
export function body(page, { id, title }) {
  const how = page.state.panes.parts[id];
  const view = page.parts.views.get(id);
  if (how === 'ready' && view) return view(page.state, page);
  if (how !== 'failed') return html`<p class="pad quiet">${title} is on its way …</p>`;
  return missingHere(title, () => page.parts.again(id));
}
