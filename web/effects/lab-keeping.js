/**
 * Keeps the Lab's document, drafts and notebook in the browser, and the document in the address. Where there
 * is no room, that is said in words: nothing is lost in silence.
 * @import { Catalog } from '../model/types.js'
 * @import { Keeper } from './address.js'
 * @import { SomeStorage } from './storage.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { Draft, LabState } from '../state/lab-state.js'
 * @import { LabDocument } from '../model/lab-document.js'
 * @import { Trust } from './own-heuristics.js'
 */
import { startHistory, record } from '../model/history.js';
import { editLab, freshLab, fromLabFragment, repairLab, toLabFragment } from '../model/lab-document.js';
import { firstExample, isExample } from '../model/lab-examples.js';
import { mostFragment } from '../model/link.js';
import { repairTries } from '../model/notebook.js';
import { repairOwn } from '../model/own.js';
import { labOf } from '../state/lab-state.js';
import { isAllowed } from '../state/selectors-lab.js';
import { allowCode, labOpened, labRestored, showForeign } from '../state/updates-lab.js';
import { storageTold } from '../state/updates-notebook.js';
import { notify, sizesRestored } from '../state/updates-page.js';
import { notebookKey } from './own-heuristics.js';
import { load, loadRecord } from './storage.js';

export const labKeys = Object.freeze({
  document: 'frontier.lab.document.1',
  drafts: 'frontier.lab.drafts.1',
  notebook: notebookKey,
  sizes: 'frontier.lab.panes.1',
});
const full =
  'The browser has no room left for the notebook. Export it, then take some tries out: ' +
  'new ones are not kept.';

/** @param {Store<LabState>} store @param {SomeStorage} storage @param {Keeper} keeper @param {Trust} trust */
export function labKeepingEffect(store, storage, keeper, trust) {
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
    if (state.run && state.run.id !== before.run?.id) void trust.trust(state.run.document.code);
    if (state.notebook !== before.notebook && before.history) save(labKeys.notebook, state.notebook);
    if (state.drafts !== before.drafts && before.history) save(labKeys.drafts, state.drafts);
    if (!state.history || state.history.present === before.history?.present) return;
    if (!isAllowed(state) && state.history.present.code !== before.history?.present.code)
      void recogniseCode();
    save(labKeys.document, state.history.present);
    const fragment = toLabFragment(state.history.present);
    keeper.write(fragment.length <= mostFragment ? fragment : '');
  };

  /** Code that was written or allowed here before needs no click. */
  async function recogniseCode() {
    const { code } = labOf(store.state);
    if (isAllowed(store.state) || !(await trust.isTrusted(code).catch(() => false))) return;
    if (labOf(store.state).code === code) store.dispatch(allowCode);
  }

  /** @param {Record<string, unknown>} linked @param {LabDocument} fresh @param {Catalog} catalog
   * @returns {LabDocument} */
  function read(linked, fresh, catalog) {
    const named = freshFor(catalog, String(linked.domain ?? fresh.domain), fresh.language);
    const found = repairLab({ ...linked, origin: 'link' }, catalog, editLab(fresh, named));
    return isExample(found.code) ? editLab(found, { origin: 'own' }) : found;
  }

  return Object.assign(follow, {
    /** What the page begins with: the link's document, with the saved one an undo away.
     * @param {Catalog} catalog @param {number} time */
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
