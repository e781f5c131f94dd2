/**
 * What stands around the page: its header or, embedded, the line that leads to the whole page; help and the tour.
 * @import { App } from './app.js'
 */
import { html, nothing } from 'lit';
import { domainOf } from './model/document.js';
import { told } from './views/events.js';
import './views/page-header.js';
import './views/run-bar.js';

/** @param {App} app */
export function header(app) {
  const { draft, guide } = app;
  if (app.address.embedded) return html`<header class="unseen"><h1>Frontier</h1></header>`;
  return html`<page-header ?ready=${app.ready} ?canUndo=${draft.canUndo} ?canRedo=${draft.canRedo} ?dark=${app.dark}
    ?tooLarge=${!app.address.fits}
    @undo=${() => draft.undo()} @redo=${() => draft.redo()} @start-afresh=${() => draft.startAfresh()}
    @colours-toggle=${() => app.toggleColours()} @link-copy=${() => app.address.copyLink()}
    @show-help=${() => guide.showHelp()} @show-keys=${() => guide.showKeys()}></page-header>`;
}

/** @param {App} app */
export function footer(app) {
  if (!app.address.embedded || !app.isOpen) return nothing;
  return html`<footer class="whole-page"><a href=${app.address.link} target="_blank"
    rel="noopener">Open in Frontier</a></footer>`;
}

/** Run and stop, for an embedded page that hides the settings. @param {App} app */
export function runBar(app) {
  const { address, search } = app;
  if (!address.embedded || address.shows('search') || !address.shows('run')) return nothing;
  return html`<run-bar slot="controls" ?running=${search.running} .words=${search.run?.stats?.claim.sentence ?? ''}
    @search-start=${() => app.startSearch()} @search-stop=${() => search.stop()}></run-bar>`;
}

/** @param {App} app */
export function guides(app) {
  const { catalog, guide } = app;
  return html`
    ${guide.helping && catalog
      ? html`<help-dialog .catalog=${catalog} .domain=${domainOf(app.document, catalog)}
        @question-show=${told((detail) => guide.showQuestion(detail.change))}
        @tour-start=${() => guide.startTour()}></help-dialog>`
      : nothing}
    ${guide.touring && app.isOpen ? html`<tour-card @tour-end=${() => guide.endTour()}></tour-card>` : nothing}`;
}
