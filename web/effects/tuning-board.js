/**
 * What the engine makes of the Tuning page's board, and the levels: the page's own, those opened in this tab,
 * and a file.
 * @import { Engine } from '../engine/engine.js'
 * @import { Clock } from './clock.js'
 * @import { Files, LevelEngine } from './levels.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { TuningState } from '../state/tuning-state.js'
 */
import { recognise } from '../model/intake.js';
import { tuningOf } from '../state/tuning-state.js';
import { notify } from '../state/updates-page.js';
import {
  changeSweep,
  pickTuningBoard,
  tuningBoardChecked,
  tuningLevelsLoaded,
} from '../state/updates-tuning.js';
import { bundledLevels, sizeDiagnostic } from './level-files.js';

/** @param {Store<TuningState>} store @param {Pick<Engine, 'check'>} engine @returns {Follower<TuningState>}
 * */
export function tuningBoardEffect(store, engine) {
  return (state, before) => {
    if (!state.history || !state.catalog || state.check !== null) return;
    if (before.check === null && state.history === before.history && before.catalog) return;
    const { domain, board } = tuningOf(state);
    void engine.check(domain, board, {}, []).then(
      (check) => store.dispatch(tuningBoardChecked, domain, board, check),
      () => {},
    );
  };
}

/** @param {Store<TuningState>} store @param {LevelEngine} engine
 * @param {Files} files @param {Clock} clock */
export function tuningFilesEffect(store, engine, files, clock) {
  /** @param {string} text @param {string} name */
  async function recognised(text, name) {
    const { catalog, history } = store.state;
    return catalog && history ? recognise(engine, catalog, tuningOf(store.state).domain, text, name) : null;
  }

  return {
    async loadLevels() {
      const { found, diagnostic } = await bundledLevels(engine, store.state.catalog, files);
      const opened = await Promise.all(
        files.kept().map(({ name, text }) => recognised(text, name).catch(() => null)),
      );
      const own = opened.flatMap((each) => (each?.kind === 'levels' ? [each.collection] : []));
      store.dispatch(tuningLevelsLoaded, [...own, ...found], diagnostic);
    },
    /** A board, or a whole collection, which is swept over then. */
    async chooseBoardFile() {
      const file = await files.choose();
      if (!file) return;
      const tooLarge = sizeDiagnostic(store.state.catalog, file);
      if (tooLarge) return store.dispatch(notify, tooLarge);
      const text = await file.text();
      const found = await recognised(text, file.name);
      if (!found) return;
      if (found.kind === 'unknown') return store.dispatch(notify, `${file.name}: ${found.message}`);
      if (found.kind === 'board')
        return store.dispatch(pickTuningBoard, found.domain, found.board, clock.now());
      const { collection } = found;
      files.keep(file.name, text);
      store.dispatch(tuningLevelsLoaded, [collection, ...store.state.collections], '');
      store.dispatch(pickTuningBoard, collection.domain, collection.levels[0].board, clock.now());
      store.dispatch(changeSweep, { collection: collection.title }, clock.now());
    },
  };
}
