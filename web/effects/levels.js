/**
 * Where boards come from: the collections that come with the page, those opened before, files, drops and
 * pastes.
 * @import { Engine } from '../engine/engine.js'
 * @import { Clock } from './clock.js'
 * @import { Store } from '../state/store.js'
 * @typedef {{ name: string, size: number, text: () => Promise<string> }} SomeFile
 * @typedef {{ bundled: () => Promise<(string | null)[]>,
 *   shipped: (name: string) => Promise<string | null | undefined>, choose: () => Promise<SomeFile | null>,
 *   kept: () => { name: string, text: string }[], keep: (name: string, text: string) => void,
 *   download: (name: string, text: string) => void }} Files
 *   bundled: the texts of the page's own collections, null where one could not be had; shipped: that of one,
 * by its file's name, undefined where there is none; kept: those opened in this tab
 * @typedef {Pick<Engine, 'check' | 'levels' | 'recognise'>} LevelEngine
 */
import { documentOf } from '../state/state.js';
import { levelBy } from '../state/selectors.js';
import { notify } from '../state/updates-page.js';
import { levelsLoaded, pickBoard, tookIn } from '../state/updates-document.js';
import { bundledLevels, readLevels, sizeDiagnostic } from './level-files.js';

/** @param {Store} store @param {LevelEngine} engine @param {Files} files @param {Clock} clock */
export function levelsEffect(store, engine, files, clock) {
  /** To take thousands of levels in, to keep them and to draw them are tasks of their own, so that the page
   * answers in between. */
  const turn = () => new Promise((/** @type {(value?: unknown) => void} */ done) => clock.after(0, done));

  /** @param {string} text @param {string} name */
  async function recognised(text, name) {
    const { catalog, history } = store.state;
    if (!catalog || !history) return null;
    const intake = await import('../model/intake.js').catch(() => null);
    if (!intake) store.dispatch(notify, `${name} was not read: a part of the page could not be loaded.`);
    const { domain } = documentOf(store.state);
    return intake?.recognise(engine, catalog, domain, text, name).catch(() => null) ?? null;
  }

  /** A text from outside becomes the board, or a collection of this session. @param {string} text
   * @param {string} name @param {typeof tookIn} [update] */
  async function take(text, name, update = tookIn) {
    const found = await recognised(text, name);
    if (!found) return null;
    if (found.kind === 'levels') {
      await turn();
      files.keep(name, text);
      await turn();
    }
    store.dispatch(update, found, name, clock.now());
    return found;
  }

  /** @param {SomeFile} file */
  async function openFile(file) {
    const tooLarge = sizeDiagnostic(store.state.catalog, file);
    if (tooLarge) return store.dispatch(notify, tooLarge);
    await take(await file.text(), file.name);
  }

  return {
    take,
    openFile,
    /** One of the page's own collections, by its file's name. @param {string} name */
    async shipped(name) {
      const text = await files.shipped(name);
      return text === undefined ? undefined : readLevels(engine, store.state.catalog, text);
    },
    async load() {
      const { found, diagnostic } = await bundledLevels(engine, store.state.catalog, files);
      const opened = await Promise.all(files.kept().map(({ name, text }) => recognised(text, name)));
      const own = opened.flatMap((each) => (each?.kind === 'levels' ? [each.collection] : []));
      if (own.length) await turn();
      store.dispatch(levelsLoaded, [...own, ...found], diagnostic);
    },
    async chooseFile() {
      const file = await files.choose();
      if (file) await openFile(file);
    },
    /** What a text that could not be read may be instead. */
    takeOffer() {
      const { offer, history } = store.state;
      if (offer && history) store.dispatch(tookIn, offer, 'The text', clock.now());
    },
    /** @param {number} by */
    moveLevel(by) {
      const next = levelBy(store.state, by);
      if (!next) return;
      const { domain } = documentOf(store.state);
      store.dispatch(pickBoard, domain, next.level.board, `Level ${next.level.id}`, clock.now());
    },
  };
}
