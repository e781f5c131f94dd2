/**
 * What stands around the page: its header or, embedded, the line that leads to the whole page; help and the tour.
 * @import { App } from './app.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from './model/history.js';
import { domainOf } from './model/document.js';
import { told } from './views/events.js';
import './views/page-header.js';
import './views/run-bar.js';

/** @param {App} app */
export function header(app) {
  if (app.address.embedded) return nothing;
  return html`<page-header ?ready=${app.ready} ?canUndo=${app.history !== null && canUndo(app.history)}
    ?canRedo=${app.history !== null && canRedo(app.history)} ?dark=${app.dark}
    @undo=${() => app.undo()} @redo=${() => app.redo()} @start-afresh=${() => app.startAfresh()}
    @colours-toggle=${() => app.toggleColours()} @link-copy=${() => app.copyLink()}
    @show-help=${() => app.showHelp()} @show-keys=${() => app.showKeys()}></page-header>`;
}

/** @param {App} app */
export function footer(app) {
  if (!app.address.embedded || !app.catalog || !app.history) return nothing;
  return html`<p class="whole-page"><a href=${app.address.link} target="_blank" rel="noopener">Open in Frontier</a></p>`;
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
  const { catalog } = app;
  return html`
    ${app.helping && catalog
      ? html`<help-dialog .catalog=${catalog} .domain=${domainOf(app.document, catalog)}
        @question-show=${told((detail) => app.showQuestion(detail.change))}
        @tour-start=${() => app.startTour()}></help-dialog>`
      : nothing}
    ${app.touring && app.history ? html`<tour-card @tour-end=${() => app.endTour()}></tour-card>` : nothing}`;
}
