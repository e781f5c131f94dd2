/** The page of the puzzles. */
import { createPage, loadMeanwhile, startPage } from './app.js';
import { keepForOffline } from './keep-offline.js';
import { puzzleScreen } from './screens/puzzle.js';

const page = createPage();
await startPage(page, () => puzzleScreen(page));
loadMeanwhile(page);
keepForOffline(page.dispatch);
