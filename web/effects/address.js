/**
 * The page's address: the document, the step and node that are shown and the panes that were opened live in
 * its fragment. An embedded page takes from there what it shows of itself.
 * @import { Catalog, PlaygroundDocument } from '../model/types.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @import { ReadLink, Shipped } from './link-reading.js'
 * @typedef {{ now: string, write: (fragment: string, shorten?: (fragment: string) => Promise<string | null>)
 *   => void }} Keeper
 *   now: the fragment that the page was opened with; shorten: what the address has in its place, null: what
 * it had
 * @typedef {{ shipped?: Shipped, colours?: (theme: string) => void }} LinkPorts
 *   colours: those that a link asks for, '' for the reader's own
 */
import { edit, freshDocument, repairDocument } from '../model/document.js';
import { record, startHistory } from '../model/history.js';
import { mostBoard, mostFragment, mostReadable, toFragment } from '../model/link.js';
import { documentOf, runsSearch } from '../state/state.js';
import { notify, viewLinked } from '../state/updates-page.js';
import { heldStep } from '../state/selectors-question.js';
import { opened } from '../state/updates-document.js';
import { solve } from '../state/updates-run.js';

/** The state as a fragment. @param {State} state */
export function fragmentOf(state) {
  const document = documentOf(state);
  const fresh = freshDocument(/** @type {Catalog} */ (state.catalog), document.domain);
  const step = heldStep(state) ?? (state.cursor.track === 'search' ? state.cursor.step : state.linked.step);
  const { controls, readOnly } = state.embed;
  const { theme, ask, host, url } = state.linked;
  return toFragment(document, fresh, {
    step,
    node: state.selection?.node ?? null,
    plan: state.linked.plan,
    whole: state.cursor.whole,
    panes: state.panes.chosen,
    controls,
    readOnly,
    theme: theme && state.dark === (theme === 'dark') ? theme : '',
    ask,
    host,
    url: isAskedFor(state) ? url : '',
  });
}

/** Whether a file elsewhere waits for a click. @param {State} state */
const isAskedFor = ({ notice }) => notice?.action === 'fetch';

/** The last one that was packed, for Share copies what the address has. */
let packed = { fragment: '', short: '' };

/** The form in which a fragment is handed on: readable while that is short. @param {string} fragment */
export async function shortened(fragment) {
  if (fragment.length <= mostReadable) return fragment;
  if (packed.fragment !== fragment) {
    const { pack } = await import('../model/link-packed.js');
    const fields = new URLSearchParams(fragment);
    const host = fields.get('host');
    fields.delete('host'); // must be seen before anything is unpacked
    const short = await pack(String(fields));
    packed = { fragment, short: host ? `${short}&host=${encodeURIComponent(host)}` : short };
  }
  return packed.short;
}

/** The document in the whole page, wherever this one is. @param {State} state
 * @param {string} page its address */
export function linkOf(state, page) {
  const fields = new URLSearchParams(fragmentOf(state));
  for (const key of ['controls', 'readonly', 'theme', 'ask', 'host']) fields.delete(key);
  return `${page}#${fields}`;
}

/** @type {ReadLink} */
const unread = {
  document: null,
  view: null,
  question: '',
  words: 'The part of the page that reads links could not be loaded. Is the connection gone?',
};

/** @param {Store} store @param {Keeper} keeper @param {LinkPorts} [ports] */
export function addressEffect(store, keeper, { shipped = async () => undefined, colours } = {}) {
  let asked = 0;
  let last = '';
  /** What is asked before the link's search is run, '' where it may run without a click. */ let before = '';
  let fault = '';
  if (keeper.now.length > 1) void import('./link-reading.js').catch(() => {}); // while the engine is loaded

  /** The document of a link, null where there is none; what is wrong with it is said. A link that comes
   * while one is read takes its place. A link that says nothing leaves the address to what is on screen; one
   * that could not be read for want of a connection stays there, for a reload.
   * @param {string} fragment @param {Catalog} catalog @returns {Promise<PlaygroundDocument | null>} */
  async function read(fragment, catalog) {
    const mine = ++asked;
    const { document, view, words, question } =
      fragment.length > 1
        ? await import('./link-reading.js')
            .then(({ readLink }) => readLink(fragment, catalog, shipped))
            .catch(() => unread)
        : { ...unread, words: '' };
    if (mine !== asked) return null;
    if (fragment.length > 1) store.dispatch(notify, words); // also in place of what was said of the last one
    if ((!document || !view) && words !== unread.words && store.state.history)
      keeper.write(fragmentOf(store.state));
    if (!document || !view) return null;
    before = question;
    fault = words;
    store.dispatch(viewLinked, view);
    colours?.(view.theme);
    return document;
  }

  /** A link to a step or to the plan runs the search, so that there is something to show; one that asks for
   * much waits, and so does one that leads to another site. */
  const arrive = () => {
    const { linked } = store.state;
    if (linked.url) {
      const words = `This link leads to a file of ${new URL(linked.url).host}, another site.`;
      return store.dispatch(notify, fault ? `${fault} ${words}` : words, 'note', 'fetch');
    }
    if (!runsSearch(linked)) return;
    if (before) store.dispatch(notify, before, 'note', 'run');
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
      state.linked === before.linked &&
      state.dark === before.dark &&
      isAskedFor(state) === isAskedFor(before)
    )
      return;
    if (state.cursor.playing) return;
    const fragment = fragmentOf(state);
    last = fragment;
    if (fragment.length > mostReadable) return keeper.write(fragment, shorten);
    keeper.write(fragment);
  };

  /** What the address has for a fragment that is long. An embedded page has nothing but its address to begin
   * with: there the last one that fitted stays. @param {string} fragment */
  async function shorten(fragment) {
    const short = await shortened(fragment).catch(() => fragment);
    if (fragment !== last) return null;
    const fits = short.length <= mostFragment && documentOf(store.state).board.length <= mostBoard;
    if (fits) return short;
    return store.state.embed.on ? null : '';
  }

  return Object.assign(follow, {
    arrive,
    /** What the page begins with: the link's document, with the saved one an undo away.
     * @param {unknown} saved
     * @param {Catalog} catalog @param {number} time */
    async begin(saved, catalog, time) {
      const linked = await read(keeper.now, catalog);
      const own = startHistory(repairDocument(saved, catalog));
      const alone = store.state.embed.on || saved === null;
      const history = linked ? (alone ? startHistory(linked) : record(own, linked, '', time)) : own;
      store.dispatch(opened, history);
    },
    /** Somebody pasted another link over this one. What is wrong with it, null where it could not be followed
     * at all. @param {string} fragment @param {number} time @returns {Promise<string | null>} */
    async followLink(fragment, time) {
      const { catalog } = store.state;
      if (!catalog || !store.state.history) return null;
      const linked = await read(fragment, catalog);
      const { history } = store.state;
      if (!linked || !history) return null;
      store.dispatch(opened, record(history, edit(history.present, linked), '', time));
      arrive();
      return fault;
    },
  });
}
