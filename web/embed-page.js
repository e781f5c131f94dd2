/** A board in someone else's page: as little of ours as it shows, and an engine shared with others there. */
import { createPage, startPage } from './app.js';
import { sharedWorker } from './engine/shared.js';
import { joinHost } from './host.js';
import { embedScreen, needsBars, openPanes } from './screens/embed.js';
import { notify, partLoaded } from './state/updates-page.js';

const page = createPage({ embedded: true, createWorker: sharedWorker, visible: openPanes });
/** @type {typeof import('./screens/search-bars.js') | null} */ let bars = null;
let asked = false;

page.store.subscribe((state) => {
  if (asked || !needsBars(state)) return;
  asked = true;
  import('./screens/search-bars.js').then(
    (loaded) => {
      bars = loaded;
      page.dispatch(partLoaded, 'bars', 'ready');
    },
    () => page.dispatch(notify, 'The bar could not be loaded. Is the connection gone?', 'bad', 'reload'),
  );
});
joinHost(page);
void startPage(page, () => embedScreen(page, bars));
