/**
 * Keeps the Lab's document, drafts and notebook in the browser, and the document in the address. Where there is
 * no room, that is said in words: nothing is lost in silence.
 * @import { Catalog } from '../model/types.js'
 * @import { Keeper } from './address.js'
 * @import { SomeStorage } from './storage.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Draft, LabState } from '../state/lab-state.js'
 * @import { LabDocument } from '../model/lab-document.js'
 */
import { startHistory, record } from '../model/history.js';
import { editLab, freshLab, fromLabFragment, repairLab, toLabFragment } from '../model/lab-document.js';
import { firstExample, isExample } from '../model/lab-examples.js';
import { mostFragment } from '../model/link.js';
import { repairTries } from '../model/notebook.js';
import { codeKey, repairOwn } from '../model/own.js';
import { labOf } from '../state/lab-state.js';
import { labOpened, labRestored, showForeign } from '../state/updates-lab.js';
import { storageTold } from '../state/updates-notebook.js';
import { notify, sizesRestored } from '../state/updates-page.js';
import { load, loadRecord } from './storage.js';

export const labKeys = Object.freeze({
  document: 'frontier.lab.document.1',
  drafts: 'frontier.lab.drafts.1',
  notebook: 'frontier.lab.notebook.1',
  sizes: 'frontier.lab.panes.1',
  handed: 'frontier.own.handed.1',
});
const mostHanded = 20;
const full =
  'The browser has no room left for the notebook. Export it, then take some tries out: new ones are not kept.';

/** The codes that were written or allowed here, for the other pages. @param {SomeStorage} storage
 * @returns {Set<string>} */
export function knownCodes(storage) {
  const handed = load(storage, labKeys.handed);
  const tries = repairTries(load(storage, labKeys.notebook));
  const owns = (Array.isArray(handed) ? handed : []).flatMap((each) => repairOwn(each) ?? []);
  return new Set([...tries.filter(({ foreign }) => !foreign), ...owns].map(codeKey));
}

/** A heuristic on its way to another page of this site is known there. @param {SomeStorage} storage
 * @param {import('../model/own.js').Own} own */
export function handOver(storage, { language, name, code, entry }) {
  const before = load(storage, labKeys.handed);
  const others = (Array.isArray(before) ? before : []).filter((each) => each?.code !== code);
  try {
    const kept = [{ language, name, code, entry }, ...others].slice(0, mostHanded);
    storage.setItem(labKeys.handed, JSON.stringify(kept));
  } catch {
    // No room: the other page asks before it runs the code.
  }
}

/** @param {Store<LabState>} store @param {SomeStorage} storage @param {Keeper} keeper */
export function labKeepingEffect(store, storage, keeper) {
  const save = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    try {
      storage.setItem(key, JSON.stringify(value));
      if (key === labKeys.notebook) store.dispatch(storageTold, '');
    } catch {
      if (key === labKeys.notebook || key === labKeys.drafts) store.dispatch(storageTold, full);
    }
  };

  /** @type {Follower<LabState>} */
  const follow = (state, before) => {
    if (state.panes.sizes !== before.panes.sizes) save(labKeys.sizes, state.panes.sizes);
    if (state.notebook !== before.notebook && before.history) save(labKeys.notebook, state.notebook);
    if (state.drafts !== before.drafts && before.history) save(labKeys.drafts, state.drafts);
    if (!state.history || state.history.present === before.history?.present) return;
    save(labKeys.document, state.history.present);
    const fragment = toLabFragment(state.history.present);
    keeper.write(fragment.length <= mostFragment ? fragment : '');
  };

  /** Whether code that a link brings is known here: written here, or one of the examples.
   * @param {LabDocument} document */
  const isKnown = (document) =>
    isExample(document.code) ||
    knownCodes(storage).has(codeKey(document)) ||
    Object.values(store.state.drafts).some((draft) => codeKey(draft) === codeKey(document));

  /** @param {Record<string, unknown>} linked @param {LabDocument} fresh @param {Catalog} catalog
   * @returns {LabDocument} */
  function read(linked, fresh, catalog) {
    const named = freshFor(catalog, String(linked.domain ?? fresh.domain), fresh.language);
    const found = repairLab({ ...linked, origin: 'link' }, catalog, editLab(fresh, named));
    return isKnown(found) ? editLab(found, { origin: 'own' }) : found;
  }

  return Object.assign(follow, {
    /** What the page begins with: the link's document, with the saved one an undo away. @param {Catalog} catalog
     * @param {number} time */
    begin(catalog, time) {
      const drafts = /** @type {Record<string, Draft>} */ (
        Object.fromEntries(
          Object.entries(load(storage, labKeys.drafts) ?? {}).filter(
            ([, draft]) => repairOwn(draft) !== null,
          ),
        )
      );
      store.dispatch(labRestored, drafts, repairTries(load(storage, labKeys.notebook)));
      const saved = load(storage, labKeys.document);
      const first = freshLab(catalog, firstExample(catalog.domains[0].id, 'javascript'));
      const own = startHistory(repairLab(saved, catalog, first));
      const linked = fromLabFragment(keeper.now);
      if (!linked) return store.dispatch(labOpened, own);
      const document = read(linked, own.present, catalog);
      const isSame = saved !== null && toLabFragment(document) === toLabFragment(own.present);
      if (isSame) return store.dispatch(labOpened, own);
      store.dispatch(labOpened, saved === null ? startHistory(document) : record(own, document, '', time));
    },
    restoreSizes: () => store.dispatch(sizesRestored, loadRecord(storage, labKeys.sizes, 'number')),
    /** Somebody pasted another link over this one. @param {string} fragment @param {number} time */
    followLink(fragment, time) {
      const { catalog, history } = store.state;
      const linked = fromLabFragment(fragment);
      if (!catalog || !history || !linked) return;
      const document = read(linked, history.present, catalog);
      store.dispatch(labOpened, record(history, document, '', time));
    },
    /** A file of code, or a notebook's. @param {string} name @param {string} text @param {number} time */
    showFile(name, text, time) {
      const language = /\.py$/i.test(name) || /^\s*def \w+\(/m.test(text) ? 'python' : 'javascript';
      const own = repairOwn({ language, name: name.replace(/\.\w+$/, ''), code: text, entry: '' });
      if (!own) return store.dispatch(notify, `${name} is too long for a heuristic.`);
      const { domain } = labOf(store.state);
      store.dispatch(showForeign, { ...own, domain }, 'file', time);
    },
  });
}

/** What a puzzle begins with. @param {Catalog} catalog @param {string} domain
 * @param {LabDocument['language']} language */
function freshFor(catalog, domain, language) {
  const row = catalog.domains.find(({ id }) => id === domain) ?? catalog.domains[0];
  return freshLab(catalog, firstExample(row.id, language), row.id);
}
