/**
 * What comes onto the scoreboard and leaves it: levels that are shipped, opened, dropped or pasted; runs as
 * files; the board of the level that is looked at.
 * @import { Clock } from './clock.js'
 * @import { Files, LevelEngine, SomeFile } from './levels.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { NamedCollection, ScoreboardState } from '../state/scoreboard-state.js'
 * @typedef {Files & { names: () => string[], published: () => Promise<string | null> | null }}
 *   ScoreboardFiles   names: of the page's own collections; published: the text of the run that comes with
 *   the page; null where there is none
 */
import { batchCsv, batchMarkdown } from '../model/batch-export.js';
import { batchText, readBatch } from '../model/batch-file.js';
import { recognise } from '../model/intake.js';
import { plural } from '../model/format.js';
import { batchOf } from '../state/scoreboard-state.js';
import { formerResults } from '../state/selectors-scoreboard.js';
import { collectionOpened, collectionsLoaded } from '../state/updates-scoreboard.js';
import { cellDrawn, setFormer } from '../state/updates-scoreboard-view.js';
import { notify } from '../state/updates-page.js';
import { bundledLevels, sizeDiagnostic } from './level-files.js';

/** A word for keys and files. @param {string} title */
const wordOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'levels';

/** Exports: what they are called, how the file ends, and how it is written. */
export const exportsOf = /** @type {const} */ ([
  { id: 'csv', name: 'CSV', about: 'a line a run, for a spreadsheet' },
  { id: 'json', name: 'JSON', about: 'all of it, to open again or to compare with' },
  { id: 'md', name: 'Markdown', about: 'the table, for a report' },
  { id: 'svg', name: 'SVG', about: 'the chart that is shown' },
]);

/** @param {Store<ScoreboardState>} store @param {LevelEngine} engine @param {ScoreboardFiles} files
 * @param {Clock} clock */
export function scoreboardFilesEffect(store, engine, files, clock) {
  /** @param {string} text @param {string} name */
  async function take(text, name) {
    const { catalog, history } = store.state;
    if (!catalog || !history) return;
    if (/^\s*\{/.test(text) && text.includes('frontier-scoreboard-')) return takeRun(text, name);
    const current = batchOf(store.state).levels[0]?.domain ?? catalog.domains[0].id;
    const found = await recognise(engine, catalog, current, text, name).catch(() => null);
    if (!found || found.kind === 'unknown')
      return store.dispatch(notify, `${name}: ${found?.message ?? 'It could not be read.'}`);
    const collection =
      found.kind === 'levels'
        ? found.collection
        : {
            title: name,
            domain: found.domain,
            levels: [{ id: '1', title: '', board: found.board, line: 1, optimal: null, author: '' }],
          };
    store.dispatch(collectionOpened, collection, wordOf(collection.title), clock.now());
    const count = plural(collection.levels.length, 'level');
    store.dispatch(notify, `${collection.title}: ${count} on the board.`, 'note', 'undo');
  }

  /** @param {string} text @param {string} name */
  function takeRun(text, name) {
    const read = readBatch(text, name);
    if (!read.ok) return store.dispatch(notify, read.message);
    store.dispatch(setFormer, read.batch);
    const { catalog } = store.state;
    const { configurations, levels } = batchOf(store.state);
    const shared = [...formerResults(batchOf(store.state), read.batch, catalog).values()];
    const columns = shared.filter(({ size }) => size > 0).length;
    const rows = new Set(shared.flatMap((each) => [...each.keys()])).size;
    const { title } = read.batch;
    if (!columns) return store.dispatch(notify, `${title} has none of these configurations on these levels.`);
    const some = `${columns} of ${plural(configurations.length, 'configuration')}`;
    const words = `${some}, ${rows} of ${plural(levels.length, 'level')}`;
    store.dispatch(notify, `This run is compared with ${title}: ${words}.`, 'note');
  }

  /** @param {SomeFile} file */
  async function openFile(file) {
    const tooLarge = sizeDiagnostic(store.state.catalog, file);
    if (tooLarge) return store.dispatch(notify, tooLarge);
    await take(await file.text(), file.name);
  }

  /** @type {Follower<ScoreboardState>} */
  const follow = (state, before) => {
    const key = state.cell?.level;
    if (!key || state.drawn?.key === key || (key === before.cell?.level && state.drawn === before.drawn))
      return;
    const level = batchOf(state).levels.find((each) => each.key === key);
    if (!level) return;
    void engine.check(level.domain, level.board, {}, []).then(
      (check) => check.ok && store.dispatch(cellDrawn, key, check),
      () => {},
    );
  };

  return Object.assign(follow, {
    take,
    openFile,
    async loadLevels() {
      const { all, diagnostic } = await bundledLevels(engine, store.state.catalog, files);
      const names = files.names();
      /** @type {NamedCollection[]} */
      const named = all.flatMap((each, i) => (each ? [{ ...each, name: names[i], opened: false }] : []));
      store.dispatch(collectionsLoaded, named);
      if (diagnostic) store.dispatch(notify, diagnostic);
    },
    async chooseFile() {
      const file = await files.choose();
      if (file) await openFile(file);
    },
    /** The table that comes with the page, to compare with. */
    async comparePublished() {
      const text = await files.published();
      if (text) takeRun(text, 'The published table');
      else store.dispatch(notify, 'The published table could not be loaded.');
    },
    /** @param {string} id */
    exportAs(id) {
      const { catalog } = store.state;
      if (!catalog) return;
      const batch = batchOf(store.state);
      const word = wordOf(batch.title || batch.levels[0]?.collection || 'scoreboard');
      if (id === 'csv') files.download(`${word}.csv`, batchCsv(batch, catalog));
      if (id === 'json') files.download(`${word}.json`, batchText({ ...batch, title: batch.title || word }));
      if (id === 'md') files.download(`${word}.md`, batchMarkdown(batch, catalog));
    },
  });
}
