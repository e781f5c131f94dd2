/**
 * Where boards come from: the collections that come with the page, those opened before, files, drops and
 * pastes.
 * @import { Engine } from '../engine/engine.js'
 * @import { Collection } from '../model/types.js'
 * @import { Clock } from './clock.js'
 * @import { Store } from '../state/store.js'
 * @typedef {{ name: string, size: number, text: () => Promise<string> }} SomeFile
 * @typedef {{ bundled: () => Promise<(string | null)[]>,
 *   shipped: (name: string) => Promise<string | null> | null, choose: () => Promise<SomeFile | null>,
 *   kept: () => { name: string, text: string }[], keep: (name: string, text: string) => void,
 *   download: (name: string, text: string) => void }} Files
 *   bundled: the texts of the page's own collections, null where one could not be had; shipped: that of one,
 * by its file's name, null where there is none; kept: those opened in this tab
 * @typedef {Pick<Engine, 'check' | 'levels' | 'recognise'>} LevelEngine
 */
import { formatValue } from '../model/format.js';
import { headerValue } from '../model/levels.js';
import { documentOf } from '../state/state.js';
import { levelBy } from '../state/selectors.js';
import { notify } from '../state/updates-page.js';
import { levelsLoaded, pickBoard, tookIn } from '../state/updates-document.js';

/** @param {Store} store @param {LevelEngine} engine @param {Files} files @param {Clock} clock */
export function levelsEffect(store, engine, files, clock) {
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
    if (found.kind === 'levels') files.keep(name, text);
    store.dispatch(update, found, name, clock.now());
    return found;
  }

  /** @param {SomeFile} file */
  async function openFile(file) {
    const { catalog } = store.state;
    if (catalog && file.size > catalog.limits.text_bytes) {
      const most = formatValue(catalog.limits.text_bytes / 2 ** 20);
      return store.dispatch(notify, `${file.name} is larger than ${most} MiB, which is the limit.`);
    }
    await take(await file.text(), file.name);
  }

  return {
    take,
    openFile,
    /** One of the page's own collections, by its file's name. @param {string} name */
    async shipped(name) {
      const text = files.shipped(name);
      return text ? readLevels(await text) : undefined;
    },
    async load() {
      const texts = await files.bundled();
      const found = await Promise.all(texts.map(readLevels));
      const opened = await Promise.all(files.kept().map(({ name, text }) => recognised(text, name)));
      const own = opened.flatMap((each) => (each?.kind === 'levels' ? [each.collection] : []));
      const unread = texts.filter((text) => text === null).length;
      const diagnostic = unread ? `${unread} of the level collections could not be loaded.` : '';
      store.dispatch(levelsLoaded, [...own, ...found.filter((each) => each !== null)], diagnostic);
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
