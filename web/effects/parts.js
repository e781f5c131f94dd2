/**
 * Loads the parts of the page that are not there from the start: each pane's view when it first comes into
 * sight. One that cannot be had is told of in its place, and can be asked for again.
 * @import { Pane, PaneView } from '../state/selectors-panes.js'
 * @import { State } from '../state/state.js'
 * @import { Follower, Store } from '../state/store.js'
 */
import { partLoaded } from '../state/updates-page.js';
import { visiblePanes } from '../state/selectors-panes.js';

/** What editing and playing by hand need. */
export const byHand = 'by hand';

/** @param {Store} store @param {readonly Pane[]} panes @param {() => Promise<unknown>} loadByHand
 * @param {(state: State) => Pane[]} [visible] those in sight */
export function partsEffect(store, panes, loadByHand, visible = (state) => visiblePanes(panes, state)) {
  /** @type {Map<string, PaneView>} */ const views = new Map();

  /** @param {Pane} pane */
  async function bring({ id, load }) {
    store.dispatch(partLoaded, id, 'loading');
    try {
      views.set(id, (await load()).default);
      store.dispatch(partLoaded, id, 'ready');
    } catch {
      store.dispatch(partLoaded, id, 'failed');
    }
  }

  async function bringByHand() {
    store.dispatch(partLoaded, byHand, 'loading');
    try {
      await loadByHand();
      store.dispatch(partLoaded, byHand, 'ready');
    } catch {
      store.dispatch(partLoaded, byHand, 'failed');
    }
  }

  /** @type {Follower} */
  const follow = (state, before) => {
    if (!state.catalog || !state.history) return;
    const known = store.state.panes.parts[byHand];
    if (state.mode !== 'watch' && (!known || (known === 'failed' && state.mode !== before.mode)))
      void bringByHand();
    for (const pane of visible(state)) {
      if (!store.state.panes.parts[pane.id]) void bring(pane);
    }
  };

  return Object.assign(follow, {
    views,
    /** @param {string} id */
    again(id) {
      if (store.state.panes.parts[id] !== 'failed') return;
      const pane = panes.find((each) => each.id === id);
      if (id === byHand) void bringByHand();
      else if (pane) void bring(pane);
    },
    /** All panes that are not here yet, while nothing else is to be done. */
    async rest() {
      for (const pane of panes) if (!store.state.panes.parts[pane.id]) await bring(pane);
      if (!store.state.panes.parts[byHand]) await bringByHand();
    },
  });
}
