/**
 * The page's address: the document, the step and node that are shown and the panes that were opened live in
 * its fragment.
 * An embedded page takes from there what it shows of itself.
 * @import { Catalog, PlaygroundDocument } from '../model/types.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @typedef {{ now: string, write: (fragment: string) => void }} Keeper
 *   now: the fragment that the page was opened with
 */
import { edit, freshDocument, repairDocument } from '../model/document.js';
import { record, startHistory } from '../model/history.js';
import { fromFragment, linkDiagnostic, mostFragment, toFragment } from '../model/link.js';
import { boundedForStep, questionBefore } from '../model/link-run.js';
import { heldStep } from '../state/selectors-question.js';
import { documentOf } from '../state/state.js';
import { linkMeasured, notify, viewLinked } from '../state/updates-page.js';
import { opened } from '../state/updates-document.js';
import { solve } from '../state/updates-run.js';

/** The state as a fragment. @param {State} state */
export function fragmentOf(state) {
  const document = documentOf(state);
  const fresh = freshDocument(/** @type {Catalog} */ (state.catalog), document.domain);
  const step = heldStep(state) ?? (state.cursor.track === 'search' ? state.cursor.step : state.linked.step);
  const { controls, readOnly } = state.embed;
  return toFragment(document, fresh, {
    step,
    node: state.selection?.node ?? null,
    whole: state.cursor.whole,
    panes: state.panes.chosen,
    controls,
    readOnly,
    ask: state.linked.ask,
  });
}

/** The document in the whole page, wherever this one is. @param {State} state
 * @param {string} page its address */
export function linkOf(state, page) {
  const fields = new URLSearchParams(fragmentOf(state));
  for (const key of ['controls', 'readonly']) fields.delete(key);
  return `${page}#${fields}`;
}

/** @param {Store} store @param {Keeper} keeper */
export function addressEffect(store, keeper) {
  /** The document of a link, null where there is none; what is wrong with it is said.
   * @param {string} fragment
   * @param {Catalog} catalog @returns {PlaygroundDocument | null} */
  function read(fragment, catalog) {
    const link = fromFragment(fragment);
    const linked = link && repairDocument(link.candidate, catalog);
    const diagnostic = linkDiagnostic(fragment, linked);
    if (diagnostic) store.dispatch(notify, diagnostic);
    if (!linked) return null;
    store.dispatch(viewLinked, link.view);
    return link.view.step === null ? linked : boundedForStep(linked);
  }

  /** A link to a step runs the search, so that there is something to step through; one that asks for much
   * waits. */
  const arrive = () => {
    const { catalog, linked } = store.state;
    if (linked.step === null || !catalog) return;
    const question = questionBefore(documentOf(store.state), catalog.limits);
    if (question) store.dispatch(notify, question, 'note', 'run');
    else store.dispatch(solve);
  };

  /** @type {Follower} */
  const follow = (state, before) => {
    if (!state.history || !state.catalog) return;
    if (
      state.history.present === before.history?.present &&
      state.cursor === before.cursor &&
      state.selection === before.selection &&
      state.panes.chosen === before.panes.chosen &&
      state.linked.ask === before.linked.ask
    )
      return;
    if (state.cursor.playing) return;
    const fragment = fragmentOf(state);
    const fits = fragment.length <= mostFragment;
    store.dispatch(linkMeasured, fits);
    // An embedded page has nothing but its address to begin with: there the last one that fitted stays.
    if (fits || !state.embed.on) keeper.write(fragment);
  };

  return Object.assign(follow, {
    arrive,
    /** What the page begins with: the link's document, with the saved one an undo away.
     * @param {unknown} saved
     * @param {Catalog} catalog @param {number} time */
    begin(saved, catalog, time) {
      const linked = read(keeper.now, catalog);
      const own = startHistory(repairDocument(saved, catalog));
      const alone = store.state.embed.on || saved === null;
      const history = linked ? (alone ? startHistory(linked) : record(own, linked, '', time)) : own;
      store.dispatch(opened, history);
    },
    /** Somebody pasted another link over this one. @param {string} fragment @param {number} time */
    followLink(fragment, time) {
      const { catalog, history } = store.state;
      const linked = catalog && history && read(fragment, catalog);
      if (!linked) return;
      store.dispatch(opened, record(history, edit(history.present, linked), '', time));
      arrive();
    },
  });
}
