/** A board in someone else's page: as little of ours as it shows, and an engine shared with others there. */
import { createPage, startPage } from './app.js';
import { sharedWorker } from './engine/shared.js';
import { joinHost } from './host.js';
import { embedScreen, needsBars, openPanes } from './screens/embed.js';
import { partLoaded } from './state/updates-page.js';

const page = createPage({ embedded: true, createWorker: sharedWorker, visible: openPanes });
/** @type {typeof import('./screens/search-bars.js') | null} */ let bars = null;

function loadBars() {
  page.dispatch(partLoaded, 'bars', 'loading');
  import('./screens/search-bars.js').then(
    (loaded) => {
      bars = loaded;
      page.dispatch(partLoaded, 'bars', 'ready');
    },
    () => page.dispatch(partLoaded, 'bars', 'failed'),
  );
}

page.store.subscribe((state) => {
  if (needsBars(state) && !page.state.panes.parts.bars) loadBars();
});
joinHost(page);
void startPage(page, () => embedScreen(page, bars, loadBars));
