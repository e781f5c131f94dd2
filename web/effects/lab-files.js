/**
 * What comes into the Lab as a file and leaves it as one: levels, code, notebooks.
 * @import { Clock } from './clock.js'
 * @import { Files, LevelEngine } from './levels.js'
 * @import { Store } from '../state/store.js'
 * @import { LabState } from '../state/lab-state.js'
 */
import { recognise } from '../model/intake.js';
import { exported, imported } from '../model/notebook.js';
import { fileNameOf, mostCode } from '../model/own.js';
import { labOf } from '../state/lab-state.js';
import { labLevelsLoaded, pickLabBoard, showForeign, takeOwn } from '../state/updates-lab.js';
import { triesImported } from '../state/updates-notebook.js';
import { notify } from '../state/updates-page.js';
import { bundledLevels, sizeDiagnostic } from './level-files.js';

/** @param {Store<LabState>} store @param {LevelEngine} engine @param {Files} files
 * @param {{ showFile: (name: string, text: string, time: number) => void }} keeping @param {Clock} clock */
export function labFilesEffect(store, engine, files, keeping, clock) {
  const byId = (/** @type {string} */ id) => store.state.notebook.find((each) => each.id === id);

  return {
    async loadLevels() {
      const { found, diagnostic } = await bundledLevels(engine, store.state.catalog, files);
      store.dispatch(labLevelsLoaded, found, diagnostic);
    },
    async chooseBoardFile() {
      const file = await files.choose();
      const { catalog, history } = store.state;
      if (!file || !catalog || !history) return;
      const tooLarge = sizeDiagnostic(catalog, file);
      if (tooLarge) return store.dispatch(notify, tooLarge);
      const text = await file.text();
      const found = await recognise(engine, catalog, labOf(store.state).domain, text, file.name);
      if (found.kind === 'unknown') return store.dispatch(notify, `${file.name}: ${found.message}`);
      const { domain } = found.kind === 'board' ? found : found.collection;
      const board = found.kind === 'board' ? found.board : found.collection.levels[0].board;
      store.dispatch(pickLabBoard, domain, board, clock.now());
    },
    /** A notebook, or code, which is only shown. */
    async importFile() {
      const file = await files.choose();
      if (!file) return;
      if (file.size > 20 * mostCode)
        return store.dispatch(notify, `${file.name} is too large to be read here.`);
      const text = await file.text();
      const tries = imported(text);
      if (tries) return store.dispatch(triesImported, tries, file.name);
      if (/\.json$/i.test(file.name))
        return store.dispatch(notify, `${file.name} is no notebook of this page.`);
      keeping.showFile(file.name, text, clock.now());
    },
    exportNotebook: () => files.download('notebook.json', exported(store.state.notebook)),
    /** @param {string} id */
    saveTry(id) {
      const found = byId(id);
      if (found) files.download(fileNameOf(found), found.code);
    },
    /** @param {string} id */
    openTry(id) {
      const found = byId(id);
      if (!found) return;
      const { language, name, code, entry, domain, board } = found;
      if (found.foreign && language !== 'formula')
        return store.dispatch(
          showForeign,
          { language, name, code, entry, domain, board },
          'file',
          clock.now(),
        );
      store.dispatch(takeOwn, { language, name, code, entry, domain, board }, clock.now());
    },
  };
}
