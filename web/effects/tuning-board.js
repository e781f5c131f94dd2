/**
 * What the engine makes of the Tuning page's board, and the levels: the page's own, those opened in this tab,
 * and a file.
 * @import { Engine } from '../engine/engine.js'
 * @import { Collection } from '../model/types.js'
 * @import { Clock } from './clock.js'
 * @import { Files } from './levels.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { TuningState } from '../state/tuning-state.js'
 */
import { recognise } from '../model/intake.js';
import { headerValue } from '../model/levels.js';
import { tuningOf } from '../state/tuning-state.js';
import { notify } from '../state/updates-page.js';
import {
  changeSweep,
  pickTuningBoard,
  tuningBoardChecked,
  tuningLevelsLoaded,
} from '../state/updates-tuning.js';

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

/** @param {Store<TuningState>} store @param {Pick<Engine, 'check' | 'levels' | 'recognise'>} engine
 * @param {Files} files @param {Clock} clock */
export function tuningFilesEffect(store, engine, files, clock) {
  /** @param {string | null} text @returns {Promise<Collection | null>} */
  async function readLevels(text) {
    const domain = headerValue(text ?? '', 'domain');
    if (text === null || !store.state.catalog?.domains.some(({ id }) => id === domain)) return null;
    const answer = await engine.levels(domain, text).catch(() => null);
    return answer?.ok ? { title: answer.title, domain, levels: answer.levels } : null;
  }

  /** @param {string} text @param {string} name */
  async function recognised(text, name) {
    const { catalog, history } = store.state;
    return catalog && history ? recognise(engine, catalog, tuningOf(store.state).domain, text, name) : null;
  }

  return {
    async loadLevels() {
      const texts = await files.bundled();
      const found = (await Promise.all(texts.map(readLevels))).filter((each) => each !== null);
      const opened = await Promise.all(
        files.kept().map(({ name, text }) => recognised(text, name).catch(() => null)),
      );
      const own = opened.flatMap((each) => (each?.kind === 'levels' ? [each.collection] : []));
      const unread = texts.filter((text) => text === null).length;
      const words = unread ? `${unread} of the level collections could not be loaded.` : '';
      store.dispatch(tuningLevelsLoaded, [...own, ...found], words);
    },
    /** A board, or a whole collection, which is swept over then. */
    async chooseBoardFile() {
      const file = await files.choose();
      if (!file) return;
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
